"""The rule sets that rollouts play, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np

from bot.canasta.cards import JOKER, NO_CARDS, Rank, card_points, one
from bot.canasta.melding.bounds import FREE, INITIAL, wild_room
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_WILDS, Meld, MeldId, MeldPart
from bot.canasta.policies.canasta_bonuses import JOKERS_OF_THREE_PACKS as MOST_JOKERS
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.policies.concealed import extra_of_grade
from bot.canasta.policies.end_of_stock import ENDS_WITH_TURN, draw_count_of
from bot.canasta.policies.penalties import ACES_IN_HAND, THREE_SIGNS, unfinished
from bot.canasta.policies.special_hands import special_hand_points
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.lines import counts_held_threes, points_of_black_threes
from bot.canasta.seats import Seat
from bot.players.rollouts.coverage import (
    CHOICES_OF_THREES,
    CONCEALED_RULES,
    MOST_TAKEN,
    NEVER,
    PURITIES,
    RUN_TAKES,
    SEVEN_DISCARDS,
)
from bot.players.rollouts.position import sets_wilds_apart
from bot.players.rollouts.ranks import BLACK_THREE, LOWEST, RANKS, RED_THREE, Numbers
from bot.players.rollouts.weights import Weights, usual_weights

FIRST_MELDS: Final = 0
PURE: Final = 1
MIXED: Final = 2
STAGES: Final = 3
"""Stages of a meld: among the first melds of its side, and later without and with wild cards."""
MOST_NATURALS: Final = 33
"""More naturals than eight packs, the most of a game, have of a rank."""

ON_TABLE: Final = 0
IN_HAND: Final = 1
"""Where a card lies at the end of the round."""

NEVER_DISCARDED: Final = 2
WILD_BANS: Final = {"allowed": 0, "forced_or_final_only": 1, "never": NEVER_DISCARDED}
"""Bans on discarding wild cards: none, while the hand has others, and even as the last card of who goes out."""
SPECIAL_HANDS: Final = ("straight", "pairs", "pairs_with_twos", "garbage")
"""The special hands, by the index that stands for each."""


class RolloutRules(NamedTuple):
    """The numbers of a rule set that the compiled code reads.

    * ``natural_canastas``, ``mixed_canastas``, ``wild_canastas``, ``sevens_canastas``: so many of the canastas to go out
      must be of this kind; ``needs_red_threes``: and as many red threes as canastas.
    * ``opens_from_pile``: the pile can be taken for the first melds of a side; ``opens_before_pile``: with a pair beside
      first melds from the hand.
    * ``sevens_block``: nobody takes the pile with a seven on top; ``seven_discards``: whose canastas of sevens it takes
      before one may be discarded.
    * ``most_taken``: the most cards of the pile that a take gets; ``takes_from_card``: those from one on that is melded;
      ``must_take``: whenever the stock is empty.
    * ``canasta_brings_foot``: the first own one does; ``partners_feet_bar``: until they have played from them.
    * ``takes_wild``: a pair of its rank takes a wild card.
    * ``wild_ban``: see above; ``barred_on_empty``: a bit for each rank that is no discard on an empty pile;
      ``must_discard``: who goes out discards a last card.
    * ``keeps_threes``: red threes are cards of the hand; ``lays_by_choice``: when laying threes is an action, before the first
      melds of a side or always.
    * ``black_threes_of_meld``: the fewest black threes that can be melded; ``bars_black_threes``: they are no discard of a
      player's first turn; ``sets_threes_aside``: those of a taken pile do not come to the hand;
      ``lays_black_threes``: they are laid down like red ones, and replaced.
    * ``bonus_cards``: drawn with the first melds of a side, for the first side and for others. With a ``turn_card`` they
      join the hand in the next turn, and come only if the stock has so many cards left; with 0 they come at once.
    * ``caps``: the most wild cards of a meld, by its stage, rank and naturals in a row; ``largest``: the most cards of one,
      ``largest_mixed``: with wild cards; ``closes_ranks``: a canasta closes its rank for all sides.
    * ``opens_clean``: what first melds need among them, see :mod:`~bot.players.rollouts.coverage`; ``waives_first``: a canasta
      among them is enough.
    * ``dear_ranks``: a bit for each rank of which an unfinished meld costs points.
    * ``sets_apart``: after a canasta a new meld of its rank can be begun; ``full_bonuses``: then those of a natural canasta,
      a mixed one and one of wild cards.
    * ``must_ask``: partner must be asked before going out, and nothing may be laid down before that.
    * ``largest_wild_meld``: the most cards of a meld of wild cards, 0 where there is none; ``locks_wilds``: while it is no
      canasta, no wild card goes elsewhere.
    * ``special_hands``: the points of each, 0 without it; ``wild_pairs``: 1 for twos and 2 for jokers that may be one of
      seven pairs; ``garbage_with_wilds``: four sets of three and a pair of wild cards.
    * ``has_runs``: there are sequences; ``run_takes``: what a take for one gets; ``run_bonuses``: of a sequence of seven
      without and with wild cards; ``sets_wilds_apart``: another meld of wild cards follows a canasta of them.
    * ``many_in_hand``, ``many_costs``: so many cards of a rank in a hand cost these points more at the end.
    * ``points``: of a card, by where it lies at the end (see above) and its rank.
    """

    draw_count: int
    canasta_size: int
    canastas_to_go_out: int
    natural_canastas: int
    mixed_canastas: int
    wild_canastas: int
    sevens_canastas: int
    needs_red_threes: bool
    exit_waives_minimum: bool
    opens_from_pile: bool
    opens_before_pile: bool
    takes_with_wild: bool
    takes_wild: bool
    frozen_until_melded: bool
    always_frozen: bool
    canasta_blocks: bool
    sevens_block: bool
    has_feet: bool
    canasta_brings_foot: bool
    partners_feet_bar: bool
    seven_discards: int
    must_ask: bool
    keeps_threes: bool
    lays_by_choice: int
    wild_ban: int
    barred_on_empty: int
    must_discard: bool
    one_card_takes_one: bool
    most_taken: int
    takes_from_card: bool
    must_take: bool
    ends_with_turn: bool
    replaces_pile_threes: bool
    must_replace_threes: bool
    credits_last_three: bool
    bonus_cards: tuple[int, int]
    turn_card: int
    black_threes_of_meld: int
    bars_black_threes: bool
    sets_threes_aside: bool
    lays_black_threes: bool
    caps: Numbers
    closes_ranks: bool
    opens_clean: int
    waives_first: bool
    dear_ranks: int
    largest: int
    largest_mixed: int
    sets_apart: bool
    full_bonuses: tuple[int, int, int]
    largest_wild_meld: int
    locks_wilds: bool
    special_hands: tuple[int, int, int, int]
    wild_pairs: int
    garbage_with_wilds: bool
    copies: int
    has_runs: bool
    run_takes: int
    run_bonuses: tuple[int, int]
    sets_wilds_apart: bool
    many_in_hand: Numbers
    many_costs: Numbers
    weights: Weights
    points: Numbers


class ScoringRules(NamedTuple):
    """The numbers by which a round is scored at its end, apart from the others, as each call copies what it is handed.

    * ``bonuses``, ``unfinished_costs``: of a meld with canasta size, or below it; first those without wild cards.
    * ``wild_bonuses``, ``unfinished_wild_costs``: of a meld of wild cards, by its jokers.
    * ``red_threes``, ``threes_set_aside``: by their number; ``counts_black_threes``: like red ones; ``adds_held_threes``: with
      those of hands, where they count against the side; ``threes_apart``: by player, not by side; ``signs_of_threes``: of a
      side that has melded, by its canastas.
    * ``short_run_cost``: of each sequence of fewer than five cards.
    * ``deducts_melds``: those of a side without canastas; ``counts_feet``: packets not picked up, unlike bonus cards.
    """

    bonuses: Numbers
    unfinished_costs: Numbers
    wild_bonuses: Numbers
    unfinished_wild_costs: Numbers
    going_out_bonus: int
    concealed_rule: int
    concealed_bonus: int
    covered_bonus: int
    concealed_after_take: bool
    has_lone_hand: bool
    threes_apart: bool
    signs_of_threes: Numbers
    sevens_for_threes: bool
    deducts_melds: bool
    counts_feet: bool
    threes_set_aside: Numbers
    counts_black_threes: bool
    adds_held_threes: bool
    red_threes: Numbers
    short_run_cost: int


def rollout_rules(rules: RuleSet, round_number: int = 1) -> RolloutRules:
    """Return the numbers of rules that have no :func:`~bot.players.rollouts.coverage.difference`."""
    lays_black_threes = rules.threes.black_three_role == "american_three"
    return RolloutRules(
        draw_count=draw_count_of(rules, round_number),
        canasta_size=rules.melds.canasta_size,
        canastas_to_go_out=rules.going_out.canastas_to_go_out,
        # Sequences of seven are counted with the natural canastas, of which a mix needs some only together with them.
        natural_canastas=max(
            rules.going_out.canasta_mix.get("natural", 0),
            rules.going_out.canasta_mix.get("sequence_or_natural", 0),
        ),
        mixed_canastas=rules.going_out.canasta_mix.get("mixed", 0),
        wild_canastas=rules.going_out.canasta_mix.get("wild", 0),
        sevens_canastas=rules.going_out.canasta_mix.get("sevens", 0),
        needs_red_threes=rules.going_out.red_threes_to_go_out != "none",
        exit_waives_minimum=rules.initial.concealed_waives_minimum == "stock_draw_only",
        opens_from_pile=rules.initial.initial_pile_allowed == "top_counts",
        opens_before_pile=rules.initial.initial_pile_allowed == "yes_after_hand_meld",
        takes_with_wild=rules.pile.pile_natural_plus_wild,
        takes_wild=rules.pile.pile_wild_pair and rules.melds.wild_melds,
        frozen_until_melded=rules.pile.pile_frozen_until_melded,
        always_frozen=rules.pile.pile_always_frozen,
        one_card_takes_one=rules.pile.one_card_hand_takes_one_card_pile,
        most_taken=MOST_TAKEN[rules.draw.pile_take_extent],
        takes_from_card=rules.draw.pile_take_extent == "from_card",
        must_take=rules.end.stock_exhaustion == "forced_if_legal",
        ends_with_turn=rules.end.stock_exhaustion in ENDS_WITH_TURN,
        replaces_pile_threes=rules.threes.red_three_from_pile_replaced,
        must_replace_threes=rules.threes.unreplaced_three_ends_round,
        credits_last_three=rules.threes.last_stock_three == "ends_laid_counts",
        black_threes_of_meld=_black_threes_of_meld(rules),
        has_feet=rules.deal.foot_size > 0,
        canasta_brings_foot=rules.deal.foot_trigger == "own_first_canasta",
        partners_feet_bar=rules.going_out.all_members_must_play_from_foot,
        seven_discards=SEVEN_DISCARDS[rules.discard.seven_discards],
        must_ask=rules.going_out.ask_required and rules.deal.side_structure != "individual",
        keeps_threes=rules.threes.threes_kept_in_hand == "unlimited",
        lays_by_choice=CHOICES_OF_THREES[rules.threes.threes_kept_in_hand] if lays_black_threes else NEVER,
        bars_black_threes=rules.threes.black_three_barred_first_round,
        sets_threes_aside=rules.threes.black_threes_from_pile == "set_aside" or lays_black_threes,
        lays_black_threes=lays_black_threes,
        wild_ban=WILD_BANS[rules.discard.discard_wild],
        barred_on_empty=_bits({Rank.SEVEN, Rank.ACE}) if rules.discard.empty_pile_aces_sevens_barred else 0,
        must_discard=rules.discard.final_discard == "required",
        bonus_cards=rules.deal.bonus_card_counts
        if rules.deal.bonus_cards not in {"none", "dead_wings"}
        else (0, 0),
        turn_card=rules.deal.turn_card_from_bottom
        if rules.deal.bonus_cards == "draw_after_initial_meld"
        else 0,
        sevens_block="seven" in rules.pile.pile_block_tops,
        canasta_blocks=rules.pile.block_on_taker_canasta_rank,
        caps=_caps(rules),
        closes_ranks=rules.melds.closed_rank_rule != "none",
        opens_clean=PURITIES[rules.initial.initial_purity],
        waives_first=rules.initial.initial_canasta_waiver == "any_canasta",
        dear_ranks=_dear_ranks(rules),
        largest=rules.traits.largest_meld,
        largest_mixed=_largest_mixed(rules),
        sets_apart=rules.melds.same_rank_melds == "new_after_canasta",
        full_bonuses=_full_bonuses(rules),
        largest_wild_meld=rules.traits.largest_wild_meld if rules.melds.wild_melds else 0,
        locks_wilds=rules.melds.wild_meld_lock,
        special_hands=_special_hands(rules),
        wild_pairs={"none": 0, "twos": 1, "twos_or_jokers": 3}[rules.scoring.pairs_wild_pair],
        garbage_with_wilds=rules.scoring.garbage_form == "four_triples_and_wild_pair",
        copies=4 * rules.deal.deck_count,
        has_runs=rules.melds.sequence_melds,
        run_takes=RUN_TAKES[rules.melds.sequence_pile_take],
        run_bonuses=_run_bonuses(rules),
        sets_wilds_apart=sets_wilds_apart(rules),
        many_in_hand=_many(sevens=rules.scoring.sevens_in_hand_from, aces=ACES_IN_HAND),
        many_costs=_many(
            sevens=rules.scoring.penalty_three_sevens_in_hand, aces=rules.scoring.penalty_three_aces_in_hand
        ),
        weights=usual_weights(rules),
        points=_points(rules),
    )


def _special_hands(rules: RuleSet) -> tuple[int, int, int, int]:
    straight, pairs, with_twos, garbage = (
        special_hand_points(rules, name) if name in rules.scoring.special_hands else 0
        for name in SPECIAL_HANDS
    )
    return straight, pairs, with_twos, garbage


def scoring_rules(rules: RuleSet) -> ScoringRules:
    """Return the numbers of scoring of the same rules."""
    totals = rules.threes.red_three_totals
    most = 2 * rules.deal.deck_count + 1
    counts_black_threes = rules.threes.black_three_role == "american_three"
    return ScoringRules(
        bonuses=_points_of_melds(lambda meld: canasta_bonus(rules.scoring, meld)[1], is_canasta=True),
        unfinished_costs=_points_of_melds(lambda meld: _unfinished_cost(rules, meld), is_canasta=False),
        wild_bonuses=_by_jokers(lambda meld: canasta_bonus(rules.scoring, meld)[1], is_canasta=True),
        unfinished_wild_costs=_by_jokers(lambda meld: _unfinished_cost(rules, meld), is_canasta=False),
        going_out_bonus=rules.scoring.bonus_going_out,
        concealed_rule=CONCEALED_RULES[rules.going_out.concealed_rule],
        concealed_bonus=extra_of_grade(rules, has_own_canasta=True),
        covered_bonus=extra_of_grade(rules, has_own_canasta=False)
        if rules.going_out.concealed_rule == "viennese_two_grades"
        else 0,
        concealed_after_take=rules.going_out.concealed_after_pile_take,
        has_lone_hand=rules.deal.side_structure == "lone_vs_pair",
        threes_apart=rules.three_handed.red_threes_individual,
        signs_of_threes=_signs_of_threes(rules),
        sevens_for_threes=rules.threes.three_sign == "sevens_canasta",
        deducts_melds=rules.scoring.melds_deducted_without_canasta,
        counts_feet=rules.deal.foot_size > 0,
        threes_set_aside=np.array(
            [0 if counts_black_threes else points_of_black_threes(rules, 1, count) for count in range(most)],
            dtype=np.int32,
        ),
        counts_black_threes=counts_black_threes,
        adds_held_threes=counts_held_threes(rules),
        red_threes=np.array(
            [0, *(totals[min(count, len(totals)) - 1] if totals else 0 for count in range(1, most))],
            dtype=np.int32,
        ),
        short_run_cost=rules.scoring.penalty_short_sequence,
    )


def _points(rules: RuleSet) -> Numbers:
    """Return the points of a card on the table and in a hand, by its rank."""
    points = np.array([[card_points(rank * 4) for rank in range(RANKS)]] * 2, dtype=np.int32)
    points[:, RED_THREE] = 0, _red_three_in_hand(rules)
    points[:, BLACK_THREE] = rules.threes.black_three_melded_value, rules.threes.black_three_hand_penalty
    if counts_held_threes(rules):
        points[IN_HAND, [RED_THREE, BLACK_THREE]] = 0
    return points


def _signs_of_threes(rules: RuleSet) -> Numbers:
    """Return the signs of laid threes for a side that has melded, with no canasta, one and two."""
    sign = THREE_SIGNS[rules.threes.three_sign]
    return np.array([sign(canastas, False, True) for canastas in range(3)], dtype=np.int32)


def _caps(rules: RuleSet) -> Numbers:
    """Return the most wild cards of a meld by its stage, rank and naturals, in a row."""
    joker = one(JOKER)
    mixed = Meld(MeldId(0), OF_RANK, LOWEST, joker, 0, 1, (MeldPart(Seat(0), 0, joker),))
    caps = np.zeros((STAGES, RANKS, MOST_NATURALS), dtype=np.int32)
    for stage, bounds, meld in ((FIRST_MELDS, INITIAL, None), (PURE, FREE, None), (MIXED, FREE, mixed)):
        for rank in range(LOWEST, RANKS):
            for naturals in range(MOST_NATURALS):
                if naturals >= rules.melds.min_naturals:
                    caps[stage, rank, naturals] = wild_room(rules, bounds, rank, naturals, 0, meld)
    return caps.ravel()


def _dear_ranks(rules: RuleSet) -> int:
    """Return a bit for each rank of which an unfinished meld without wild cards costs points."""
    costs = _points_of_melds(lambda meld: _unfinished_cost(rules, meld), is_canasta=False)[0]
    return _bits(rank for rank, cost in enumerate(costs) if cost)


def _bits(ranks: Iterable[int]) -> int:
    return sum(1 << rank for rank in ranks)


def _points_of_melds(points: Callable[[Meld], int], *, is_canasta: bool) -> Numbers:
    """Return the points for melds without and with wild cards, by rank."""
    found = np.zeros((2, RANKS), dtype=np.int32)
    for wilds in (0, 1):
        for rank in range(LOWEST, RANKS):
            found[wilds, rank] = points(Meld(MeldId(0), OF_RANK, rank, NO_CARDS, 0, wilds, (), is_canasta))
    return found


def _by_jokers(points: Callable[[Meld], int], *, is_canasta: bool) -> Numbers:
    """Return the points for melds of wild cards, by their jokers."""
    melds = (
        Meld(MeldId(0), OF_WILDS, 0, jokers * one(JOKER), 0, jokers, (), is_canasta)
        for jokers in range(MOST_JOKERS + 1)
    )
    return np.array([points(meld) for meld in melds], dtype=np.int32)


def _unfinished_cost(rules: RuleSet, meld: Meld) -> int:
    found = unfinished(rules.scoring, meld)
    return 0 if found is None else found[1]


def _full_bonuses(rules: RuleSet) -> tuple[int, int, int]:
    """Return the bonuses of a natural canasta, a mixed one and one of wild cards, where all of a kind have the same."""

    def bonus(meld: Meld) -> int:
        return canasta_bonus(rules.scoring, meld)[1]

    natural, mixed = _points_of_melds(bonus, is_canasta=True)[:, LOWEST]
    return int(natural), int(mixed), int(_by_jokers(bonus, is_canasta=True)[0])


def _run_bonuses(rules: RuleSet) -> tuple[int, int]:
    """Return the bonuses of a sequence of seven without and with wild cards."""
    without, with_wilds = (
        canasta_bonus(
            rules.scoring, Meld(MeldId(0), OF_A_SUIT, LOWEST, NO_CARDS, 0, wilds, (), is_canasta=True)
        )
        for wilds in (0, 1)
    )
    return without[1], with_wilds[1]


def _largest_mixed(rules: RuleSet) -> int:
    largest = rules.traits.largest_meld
    return (
        min(largest, rules.melds.canasta_size) if rules.melds.canasta_extension == "natural_only" else largest
    )


def _many(*, sevens: int, aces: int) -> Numbers:
    found = np.zeros(RANKS, dtype=np.int32)
    found[Rank.SEVEN], found[Rank.ACE] = sevens, aces
    return found


def _black_threes_of_meld(rules: RuleSet) -> int:
    """Return the fewest black threes of a meld; more than there are where they are never melded."""
    every = 2 * rules.deal.deck_count
    fewest = {
        "never": every + 1,
        "exit_turn_all_six": every,
        "exit_turn_three_plus": rules.melds.min_meld_cards,
    }
    return fewest[rules.threes.black_three_meld]


def _red_three_in_hand(rules: RuleSet) -> int:
    """Return the cost of a red three in a hand; none where only a player without a turn holds any, and it is a fine."""
    threes = rules.threes
    is_fine = threes.three_lay_timing == "own_turn" and threes.red_three_role == "lay_for_bonus"
    penalty = threes.red_three_in_hand_penalty
    return 0 if is_fine and penalty > card_points(3 * 4) else penalty
