"""The rules of a match: its options, and the traits that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, NO_CARDS, RED_THREES, Cards
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.limits import NO_LIMIT, caps_of, fewest_naturals, same_rank
from bot.canasta.rules.options import Options
from bot.canasta.rules.options.melds import Melds, SameRankMelds
from bot.canasta.rules.options.pile import Discards

_SIDES_OF_ONE_SIZE = frozenset({"pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3"})


def draws_seats(rules: Options) -> bool:
    """Return whether partners and seats are drawn with cards when the match starts (option seat_draw)."""
    return rules.deal.seat_draw != "as_seated" and rules.deal.side_structure in _SIDES_OF_ONE_SIZE


class Traits(Struct, frozen=True, gc=False):
    """The mechanisms beyond Classic Canasta that a rule set uses.

    * ``plain_melds``: every meld is of one rank, and its limits depend on its numbers of naturals and wild cards alone.
    * ``free_ranks``: what a rank may take is the same for all ranks, at all times.
    * ``plain_turns``: no automatic events when a turn begins or ends.
    * ``plain_passing``: a turn ends with its discard, and the next turn follows at once.
    * ``plain_draws``: one card is drawn as long as the stock has any, and nobody asks to go out before that.
    * ``plain_discards``: any card but a red three may be discarded.
    * ``table_threes``: a mask of the threes that go to the table.
    * ``kept_threes``: a mask of those among them that may be kept in the hand.
    * ``discard_bans``: the names of the bans on discards, the mildest first.
    * ``plain_exits``: going out needs canastas and nothing else, with or without a last discard.
    * ``plain_keeps``: without going out a seat keeps the same number of cards always, and an empty hand ends the round.
    * ``counted_ways``: counting decides whether there is a way out: ranks are alike and take as many cards as there are
      up to a limit, and a seat that goes out with the last card laid down discards none.
    * ``plain_initial``: an initial meld needs points and nothing else.
    * ``numbered_takes``: what the upcard joins by itself is judged by its numbers of naturals and wild cards alone, if
      its rank is not closed.
    * ``plain_takes``: the whole pile is taken with the upcard alone in a meld of its rank.
    * ``caps``: how many wild cards a meld of a rank may hold, by its naturals
      (:func:`bot.canasta.rules.limits.caps_of`).
    * ``canasta_naturals``: with how many naturals one may be a canasta, by the wild cards that there are for it.
    * ``largest_meld``, ``largest_wild_meld``: the most cards of a meld of a rank and of one of wild cards.
    * ``same_rank``: what becomes of a second meld of a rank (:func:`bot.canasta.rules.limits.same_rank`).
    """

    plain_melds: bool
    free_ranks: bool
    plain_turns: bool
    plain_passing: bool
    plain_draws: bool
    plain_discards: bool
    discard_bans: tuple[str, ...]
    plain_exits: bool
    plain_keeps: bool
    counted_ways: bool
    table_threes: Cards
    kept_threes: Cards
    plain_initial: bool
    numbered_takes: bool
    plain_takes: bool
    caps: tuple[int, ...]
    canasta_naturals: tuple[int, ...]
    largest_meld: int
    largest_wild_meld: int
    same_rank: SameRankMelds


class RuleSet(Options, frozen=True, kw_only=True, dict=True):
    """All rules of a match, complete. Stored with the match, so that nothing changes under a running game.

    ``traits`` follow from the rules: they are no field, and are neither stored nor compared.
    """

    if TYPE_CHECKING:

        @property
        def traits(self) -> Traits:
            """Return the mechanisms beyond Classic Canasta that these rules use."""

    def __post_init__(self) -> None:
        # Asked several times at every step: a plain attribute is found in a quarter of the time of a cached property.
        self.__dict__["traits"] = traits_of(self)


def traits_of(rules: Options) -> Traits:
    """Return the traits of a rule set; each step of a game needs them, so a rule set keeps them."""
    melds = rules.melds
    classic_melds = Melds()
    limits = {"max_wilds", "wild_ratio", "max_meld_cards"}
    plain_melds = all(
        getattr(melds, name) == getattr(classic_melds, name)
        for name in melds.__struct_fields__
        if name not in limits
    ) and (
        rules.pile.own_canasta_take_conflict not in {"separate_open_meld", "unlimited_wilds_after_canasta"}
    )
    free_ranks = not (
        melds.wild_meld_lock
        or melds.rule_of_five
        or melds.sevens_rule != classic_melds.sevens_rule
        or melds.aces_rule != classic_melds.aces_rule
        or melds.closed_rank_rule != classic_melds.closed_rank_rule
    )
    plain_turns = (
        rules.deal.bonus_cards == "none"
        and rules.threes.three_lay_timing == "at_deal"
        and rules.threes.threes_kept_in_hand == "none"
        and rules.threes.black_three_role != "american_three"
        and rules.manners.irregularities == "reject"
    )
    plain_passing = (
        plain_turns
        and rules.deal.foot_size == 0
        and not rules.discard.hand_proof_on_demand
        and rules.end.stock_exhaustion not in {"end_of_turn", "end_with_last_discard"}
    )
    draw = rules.draw
    plain_draws = (
        draw.draw_count == 1
        and not draw.draw_counts_by_round
        and draw.short_draw_is_complete
        and draw.exit_without_drawing != "with_permission"
        and rules.going_out.ask_timing != "own_turn_before_any_meld"
    )
    # Red threes that can be neglected lie in the hand like those that may be kept.
    neglects_threes = unexposed_three_cost(rules) > 0
    discard, plain = rules.discard, Discards()
    plain_discards = (
        discard.discard_wild == plain.discard_wild
        and discard.discard_threes == plain.discard_threes
        and discard.seven_discards == plain.seven_discards
        and not discard.empty_pile_aces_sevens_barred
        and discard.empty_pile_closed_ranks == plain.empty_pile_closed_ranks
        and not rules.threes.black_three_barred_first_round
        # A hand may hold threes that may not be discarded.
        and rules.threes.threes_kept_in_hand == "none"
        and rules.threes.red_three_role == "lay_for_bonus"
        and not neglects_threes
    )
    going_out = rules.going_out
    plain_exits = (
        plain_melds
        and plain_discards
        and going_out.red_threes_to_go_out == "none"
        and not going_out.ask_required
        and going_out.canasta_mix.keys() <= {"natural", "mixed"}
        and not going_out.all_members_must_play_from_foot
        and not going_out.incomplete_special_bars_exit
        and not going_out.initial_meld_may_leave_one
        and rules.deal.foot_size == 0
    )
    counted_ways = (
        free_ranks
        and melds.canasta_extension == "all"
        and same_rank(rules) == "merge"
        and discard.final_discard == "optional"
        and going_out.red_threes_to_go_out == "none"
        and not going_out.incomplete_special_bars_exit
    )
    table_threes, american = _threes(rules)
    kept_threes = NO_CARDS if rules.threes.threes_kept_in_hand == "none" else american
    if neglects_threes:
        kept_threes |= RED_THREES
    initial = rules.initial
    plain_initial = (
        initial.initial_purity == "none"
        and initial.initial_canasta_waiver == "none"
        and initial.initial_canasta_required_from is None
        and initial.initial_natural_canasta_required_from is None
    )
    numbered_takes = melds.same_rank_melds == "merge" and rules.pile.own_canasta_take_conflict in {
        "refuse_natural_plus_wild",
        "never_take",
    }
    plain_takes = (
        plain_melds
        and plain_initial
        and initial.initial_pile_allowed in {"top_counts", "no"}
        and rules.draw.pile_take_extent == "all"
        and rules.threes.red_three_role == "lay_for_bonus"
        and rules.threes.black_three_role == "stop_card"
        and rules.threes.three_lay_timing != "not_laid"
        and rules.threes.black_threes_from_pile == "keep"
        and not rules.threes.red_three_from_pile_replaced
        and not rules.pile.pile_wild_pair
        and rules.pile.own_canasta_take_conflict in {"refuse_natural_plus_wild", "never_take"}
    )
    caps = caps_of(rules)
    most = melds.canasta_size if melds.canasta_extension == "none" else NO_LIMIT
    return Traits(
        plain_melds,
        free_ranks,
        plain_turns,
        plain_passing,
        plain_draws,
        plain_discards,
        _discard_bans(rules),
        plain_exits,
        rules.deal.foot_size == 0 and not going_out.initial_meld_may_leave_one,
        counted_ways,
        table_threes,
        kept_threes,
        plain_initial,
        numbered_takes,
        plain_takes,
        caps,
        fewest_naturals(caps, melds.canasta_size),
        most if melds.max_meld_cards is None else min(most, melds.max_meld_cards),
        most if melds.max_wild_meld_cards is None else min(most, melds.max_wild_meld_cards),
        same_rank(rules),
    )


def _discard_bans(rules: Options) -> tuple[str, ...]:
    """Return the bans of :mod:`bot.canasta.policies.discard_bans` that these rules have, the mildest first."""
    discard = rules.discard
    known = {
        "dead": discard.empty_pile_closed_ranks != "none",
        "ace_or_seven": discard.empty_pile_aces_sevens_barred,
        "early_black_three": rules.threes.black_three_barred_first_round,
        "seven": discard.seven_discards != "free",
        "wild": discard.discard_wild != "allowed",
        "three": discard.discard_threes != "any",
    }
    return tuple(why for why, is_known in known.items() if is_known)


def _threes(rules: Options) -> tuple[Cards, Cards]:
    """Return masks of the threes that go to the table, and of those that do so as in American Canasta."""
    laid = american = NO_CARDS
    for role, mask in (
        (rules.threes.red_three_role, RED_THREES),
        (rules.threes.black_three_role, BLACK_THREES),
    ):
        laid |= mask if role in {"lay_for_bonus", "american_three"} else NO_CARDS
        american |= mask if role == "american_three" else NO_CARDS
    return laid, american
