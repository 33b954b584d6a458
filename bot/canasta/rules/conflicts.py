"""Conflicts between options as data: the options, the condition, and a fix."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.traits import draws_seats


class Clash(Struct, frozen=True):
    """A conflict: the option at fault, the options it contradicts, its condition, and the fix."""

    option: str
    against: tuple[str, ...]
    is_there: Callable[[RuleSet], bool]
    way_out: str

    def __str__(self) -> str:
        return f"{self.option}: contradicts {' and '.join(self.against)}; {self.way_out}"


def _are_threes_for_nothing(rules: RuleSet) -> bool:
    """Return whether threes are neither discarded nor melded with one another."""
    return rules.discard.discard_threes == "never" and not rules.melds.threes_melds


def _is_foot_of_team(rules: RuleSet) -> bool:
    return rules.deal.foot_scope == "team"


def _wild_cards(rules: RuleSet) -> int:
    return 4 * rules.deal.deck_count + rules.deal.joker_count


CLASHES: Final[tuple[Clash, ...]] = (
    Clash(
        "seat_draw",
        ("side_structure",),
        lambda rules: rules.deal.seat_draw != "as_seated" and not draws_seats(rules),
        "partners are drawn for sides of the same size: set seat_draw as_seated or another side_structure",
    ),
    Clash(
        "wild_meld_lock",
        ("wild_melds",),
        lambda rules: rules.melds.wild_meld_lock and not rules.melds.wild_melds,
        "without wild melds nothing can be locked: set wild_melds true or wild_meld_lock false",
    ),
    Clash(
        "pile_wild_pair",
        ("wild_melds",),
        lambda rules: rules.pile.pile_wild_pair and not rules.melds.wild_melds,
        "what is taken becomes a wild meld: set wild_melds true or pile_wild_pair false",
    ),
    Clash(
        "sequence_pile_take",
        ("sequence_melds",),
        lambda rules: rules.melds.sequence_pile_take != "not_allowed" and not rules.melds.sequence_melds,
        "set sequence_melds true or sequence_pile_take not_allowed",
    ),
    Clash(
        "sequence_max_wilds",
        ("sequence_melds",),
        lambda rules: rules.melds.sequence_max_wilds > 0 and not rules.melds.sequence_melds,
        "set sequence_melds true or sequence_max_wilds 0",
    ),
    Clash(
        "canasta_mix",
        ("wild_melds",),
        lambda rules: rules.going_out.canasta_mix.get("wild", 0) > 0 and not rules.melds.wild_melds,
        "a wild canasta is asked for: set wild_melds true or take wild out of canasta_mix",
    ),
    Clash(
        "canasta_mix",
        ("sequence_melds",),
        lambda rules: rules.going_out.canasta_mix.get("sequence", 0) > 0 and not rules.melds.sequence_melds,
        "a sequence is asked for: set sequence_melds true or take sequence out of canasta_mix",
    ),
    Clash(
        "canasta_mix",
        ("max_wilds",),
        lambda rules: rules.going_out.canasta_mix.get("mixed", 0) > 0 and rules.melds.max_wilds == 0,
        "a mixed canasta is asked for: let max_wilds be 1 or more or take mixed out of canasta_mix",
    ),
    Clash(
        "canasta_mix",
        ("deck_count", "joker_count"),
        lambda rules: (
            rules.going_out.canasta_mix.get("wild", 0) * rules.melds.canasta_size > _wild_cards(rules)
        ),
        "the pack has too few wild cards for so many wild canastas: ask for fewer or let there be more packs or jokers",
    ),
    Clash(
        "canasta_mix",
        ("same_rank_melds",),
        lambda rules: (
            rules.going_out.canasta_mix.get("sevens", 0) > 1
            and rules.melds.same_rank_melds == "merge"
            and rules.pile.own_canasta_take_conflict != "separate_open_meld"
        ),
        "a side has one meld of sevens: ask for one canasta of sevens or let same_rank_melds be another",
    ),
    Clash(
        "red_threes_to_go_out",
        ("red_three_role",),
        lambda rules: (
            rules.going_out.red_threes_to_go_out != "none" and rules.threes.red_three_role == "discard_only"
        ),
        "no red three ever lies on the table: set red_threes_to_go_out none or another red_three_role",
    ),
    Clash(
        "red_threes_to_go_out",
        ("canastas_to_go_out",),
        lambda rules: (
            rules.going_out.red_threes_to_go_out != "none"
            and rules.going_out.canastas_to_go_out > 2 * rules.deal.deck_count
        ),
        "the pack has fewer red threes: set red_threes_to_go_out none or fewer canastas_to_go_out",
    ),
    Clash(
        "ask_required",
        ("ask_limit_per_hand",),
        lambda rules: (
            rules.going_out.ask_required
            and rules.going_out.ask_limit_per_hand == 0
            and rules.deal.side_structure != "individual"
        ),
        "nobody with a partner could ever go out: set ask_required false or let ask_limit_per_hand be 1 or more",
    ),
    Clash(
        "max_wild_meld_cards",
        ("canasta_size",),
        lambda rules: (
            rules.melds.wild_melds
            and rules.melds.max_wild_meld_cards is not None
            and rules.melds.max_wild_meld_cards < rules.melds.canasta_size
        ),
        "no wild canasta could be made: let max_wild_meld_cards be at least canasta_size",
    ),
    Clash(
        "max_meld_cards",
        ("canasta_size",),
        lambda rules: (
            rules.melds.max_meld_cards is not None and rules.melds.max_meld_cards < rules.melds.canasta_size
        ),
        "no canasta could be made: let max_meld_cards be at least canasta_size",
    ),
    Clash(
        "all_members_must_play_from_foot",
        ("foot_size",),
        lambda rules: rules.going_out.all_members_must_play_from_foot and not rules.deal.foot_size,
        "there is no foot: set foot_size or all_members_must_play_from_foot false",
    ),
    Clash(
        "foot_trigger",
        ("foot_size",),
        lambda rules: rules.deal.foot_trigger != "hand_empty" and not rules.deal.foot_size,
        "there is no foot: set foot_size or foot_trigger hand_empty",
    ),
    Clash(
        "foot_scope",
        ("foot_size",),
        lambda rules: _is_foot_of_team(rules) and not rules.deal.foot_size,
        "there is no foot: set foot_size or foot_scope player",
    ),
    Clash(
        "foot_scope",
        ("side_structure",),
        lambda rules: _is_foot_of_team(rules) and rules.deal.side_structure in {"individual", "lone_vs_pair"},
        "no players are a side when the feet are dealt: set foot_scope player or another side_structure",
    ),
    Clash(
        "foot_scope",
        ("first_packet_rule",),
        lambda rules: _is_foot_of_team(rules) and rules.deal.first_packet_rule != "none",
        "nobody has two packets to choose between: set foot_scope player or first_packet_rule none",
    ),
    Clash(
        "foot_scope",
        ("all_members_must_play_from_foot",),
        lambda rules: _is_foot_of_team(rules) and rules.going_out.all_members_must_play_from_foot,
        "only one of a side picks its foot up: set foot_scope player or all_members_must_play_from_foot false",
    ),
    Clash(
        "bonus_card_counts",
        ("bonus_cards",),
        lambda rules: rules.deal.bonus_cards == "none" and any(rules.deal.bonus_card_counts),
        "set bonus_cards or bonus_card_counts 0 0",
    ),
    Clash(
        "bonus_cards",
        ("bonus_card_counts",),
        lambda rules: rules.deal.bonus_cards != "none" and not any(rules.deal.bonus_card_counts),
        "set bonus_card_counts or bonus_cards none",
    ),
    Clash(
        "discard_threes",
        ("red_three_role",),
        lambda rules: rules.threes.red_three_role == "discard_only" and _are_threes_for_nothing(rules),
        "red threes can only be discarded, and never are: let discard_threes or red_three_role be another",
    ),
    Clash(
        "discard_threes",
        ("black_three_role",),
        lambda rules: rules.threes.black_three_role == "discard_only" and _are_threes_for_nothing(rules),
        "black threes can only be discarded, and never are: let discard_threes or black_three_role be another",
    ),
    Clash(
        "threes_kept_in_hand",
        ("red_three_role",),
        lambda rules: (
            rules.threes.threes_kept_in_hand != "none"
            and rules.threes.red_three_role == "lay_for_bonus"
            and rules.threes.black_three_role != "american_three"
        ),
        "red threes go to the table by themselves: set threes_kept_in_hand none or red_three_role american_three",
    ),
    Clash(
        "last_stock_three",
        ("threes_kept_in_hand",),
        lambda rules: (
            rules.threes.last_stock_three == "stays_in_hand"
            and rules.threes.threes_kept_in_hand != "unlimited"
        ),
        "it could be one too many: set threes_kept_in_hand unlimited or another last_stock_three",
    ),
    Clash(
        "unreplaced_three_ends_round",
        ("stock_exhaustion",),
        lambda rules: rules.threes.unreplaced_three_ends_round and rules.end.recycles,
        "the pile would become a stock that replaces it: set unreplaced_three_ends_round false or another "
        "stock_exhaustion",
    ),
    Clash(
        "unreplaced_three_ends_round",
        ("penalty_unexposed_red_three",),
        lambda rules: rules.threes.unreplaced_three_ends_round and unexposed_three_cost(rules) > 0,
        "a forgotten three stays in the hand: set unreplaced_three_ends_round false or "
        "penalty_unexposed_red_three 0",
    ),
    Clash(
        "initial_meld_may_leave_one",
        ("bonus_cards",),
        lambda rules: rules.going_out.initial_meld_may_leave_one and rules.deal.bonus_cards == "none",
        "no bonus cards can be due: set bonus_cards or initial_meld_may_leave_one false",
    ),
    Clash(
        "ask_timing",
        ("exit_without_drawing",),
        lambda rules: (
            rules.going_out.ask_timing == "with_skip_draw" and rules.draw.exit_without_drawing == "never"
        ),
        "nobody could ever ask: set exit_without_drawing with_permission or another ask_timing",
    ),
    Clash(
        "covered_exit_bonus",
        ("concealed_rule",),
        lambda rules: (
            rules.going_out.concealed_rule == "viennese_two_grades"
            and rules.going_out.covered_exit_bonus < rules.scoring.bonus_going_out
        ),
        "a covered exit would be worth less than any other: let covered_exit_bonus be at least bonus_going_out",
    ),
    Clash(
        "hand_canasta_bonus",
        ("concealed_rule",),
        lambda rules: (
            rules.going_out.concealed_rule == "viennese_two_grades"
            and rules.going_out.hand_canasta_bonus < rules.going_out.covered_exit_bonus
        ),
        "the higher grade would be worth less: let hand_canasta_bonus be at least covered_exit_bonus",
    ),
    Clash(
        "special_hands",
        ("pairs_wild_pair",),
        lambda rules: (
            "pairs_with_twos" in rules.scoring.special_hands and rules.scoring.pairs_wild_pair == "none"
        ),
        "no wild pair would do for pairs_with_twos: set pairs_wild_pair or take it out of special_hands",
    ),
    Clash(
        "special_hand_scores",
        ("special_hands",),
        lambda rules: not set(rules.scoring.special_hand_scores) <= rules.scoring.special_hands,
        "points for a hand that is not played: add it to special_hands or take its points away",
    ),
)
"""The conflicts that are tested. Options without effect, such as penalties for what cannot happen, are no conflict."""


def clashes_of(rules: RuleSet) -> list[str]:
    """Return every conflict of a rule set, in words."""
    return [str(clash) for clash in CLASHES if clash.is_there(rules)]
