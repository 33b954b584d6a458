"""Each option that can be chosen changes something: a verdict, a view, a deal or a score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from bot.canasta.cards import is_red_three, is_wild, size
from bot.canasta.events import SeatsDrawn
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, with_options
from bot.canasta.view import ScoreKey
from tests.support.builders import Situation, dealt, drawing, playing, rules
from tests.support.random_play import random_play

CANASTA = "K K K K K K K"
MIXED = "K K K K K K 2"
Seen = Callable[[RuleSet], Any]


def score(key: ScoreKey, side: int = 0, hand: str = "4", **moment: Any) -> Seen:
    """The points of a line when the stock ends the round."""
    moment = {"hands": {2: "4"}} | moment
    return lambda rule_set: (
        drawing(hand, stock="", pile="9 3", rules=rule_set, **moment).does("pass").score(side).get(key)
    )


def out(key: ScoreKey, hand: str, play: str, **moment: Any) -> Seen:
    """The points of a line when seat 0 goes out."""
    return lambda rule_set: playing(hand, rules=rule_set, **moment).does(play).score().get(key)


def also(seen: Seen, **options: Any) -> Seen:
    """The same under rules that have these options, too."""
    return lambda rule_set: seen(with_options(rule_set, options))


def shows(hand: str, name: str, **options: Any) -> Seen:
    return lambda rule_set: playing(hand, rules=with_options(rule_set, options)).may(f"special {name}")


PAIRS = "4 4 5 5 6 6 7 7 8 8 9 9 J J"
TWOS = "4 4 5 5 6 6 7 7 8 8 A A 2 2"
RUN = "4H 5H 6H 7H 8H 9H 10H"


def lays(hand: str, play: str, **moment: Any) -> Seen:
    return lambda rule_set: playing(hand, rules=rule_set, **moment).may(play)


def takes(hand: str, play: str, pile: str = "9 K", **moment: Any) -> Seen:
    return lambda rule_set: drawing(hand, pile=pile, rules=rule_set, **moment).may(play)


def over(rule_set: RuleSet, *totals: int) -> tuple[int, ...]:
    """Who has won when both sides make 560 in a round."""
    table = {"melds": CANASTA, "theirs": "Q Q Q Q Q Q Q", "hands": {1: "4", 2: "4", 3: "4"}}
    at = drawing("4", stock="", pile="9 3", totals=totals, rules=rule_set, **table)
    return at.does("pass").table.winners


def drawn_seats(rule_set: RuleSet) -> Any:
    """How partners and seats are drawn, if they are."""
    return [event for event in dealt(rule_set).events if isinstance(event, SeatsDrawn)]


def covered(rule_set: RuleSet, covers: Callable[[int], bool]) -> Situation:
    """The first deal whose first turned card is of this kind."""
    for number in range(400):
        at = dealt(rule_set, f"{number:064x}")
        if covers(at.table.pile[0]):
            return at
    raise AssertionError


KEPT = {"threes_kept_in_hand": "unlimited"}


def may_keep(three: str) -> Seen:
    """Whether a drawn three comes to the hand by choice."""
    return lambda rule_set: (
        drawing("4 9", stock=f"{three} 8 8", rules=rule_set).does("draw").may(f"lay {three}")
    )


def first_meld(rule_set: RuleSet) -> Situation:
    return playing("K K K A A 2 4 9", rules=rule_set).does("meld KKK, AA2")


PUNISHED = {"irregularities": "scarne"}


class Effect(NamedTuple):
    """What is seen changes with the option alone; ``beside`` are options that both rule sets have."""

    value: Any
    seen: Seen
    beside: Mapping[str, Any] = MappingProxyType({})


VIENNA = {"concealed_rule": "viennese_two_grades", "covered_exit_bonus": 200, "hand_canasta_bonus": 1000}
FEET = {"deck_count": 5, "joker_count": 10, "foot_size": 11}
LONE = {
    "seat_count": 3,
    "side_structure": "lone_vs_pair",
    "lone_hand_rule": "first_pile_taker_else_out_player",
    "hand_size": 13,
    "draw_count": 2,
}


TALONS = {"bonus_cards": "draw_after_initial_meld", "bonus_card_counts": [4, 3], "turn_card_from_bottom": 3}


def first_round(rule_set: RuleSet, seed: int = 3) -> list[Any]:
    """The public table after each step of some random play."""
    return [(m.after.table.feet, m.after.table.totals) for m in random_play(400, seed, rule_set)]


EFFECTS: dict[str, Effect] = {
    "discard_wild": Effect("never", lays("2 4 5", "discard 2")),
    "discard_threes": Effect("never", lays("3 4 5", "discard 3")),
    "seven_discards": Effect("after_own_sevens_canasta", lays("7 4 5", "discard 7")),
    "empty_pile_aces_sevens_barred": Effect(True, lays("A 4 5", "discard A", pile="")),
    "empty_pile_closed_ranks": Effect("dead", lays("K 4 5", "discard K", pile="", theirs=CANASTA)),
    "black_three_barred_first_round": Effect(True, lays("3 4 5", "discard 3", turn=1)),
    "red_threes_to_go_out": Effect("as_many_as_canastas", lays("4", "discard 4", melds=CANASTA)),
    "incomplete_special_bars_exit": Effect(True, lays("4", "discard 4", melds=f"{CANASTA}, 777")),
    "incomplete_wild_bars_exit": Effect(
        True, lays("4", "discard 4", melds=f"{CANASTA}, 222"), {"wild_melds": True}
    ),
    "ask_required": Effect(True, lays("4", "discard 4", melds=CANASTA)),
    "seat_count": Effect(3, lambda r: dealt(r).table.hand_sizes, {"side_structure": "individual"}),
    "side_structure": Effect(
        "trios_2x3",
        lambda r: dealt(r).table.seating.sides,
        {"seat_count": 6, "deck_count": 3, "side_structure": "pairs_3x2"},
    ),
    "foot_size": Effect(11, lambda r: dealt(r).table.feet, {"deck_count": 5, "joker_count": 10}),
    "first_packet_rule": Effect("lower_bottom_card_first", lambda r: dealt(r).state.hands, FEET),
    "all_members_must_play_from_foot": Effect(
        True, lays("4", "discard 4", melds=CANASTA, feet={2: "5"}), FEET
    ),
    "foot_scope": Effect("team", lambda r: dealt(r).table.feet, FEET),
    "foot_trigger": Effect("own_first_canasta", first_round, FEET),
    "red_threes_individual": Effect(True, first_round, LONE),
    "seat_draw": Effect("cut_for_seats", drawn_seats),
    "first_dealer": Effect("low_cut", lambda r: [dealt(r, f"{n:064x}").table.dealer for n in range(9)]),
    "exact_cut_bonus": Effect(
        100, lambda r: {dealt(r, f"{n:064x}").table.exact_cut for n in range(99)} - {None}
    ),
    "deck_count": Effect(3, lambda r: dealt(r).table.stock_size // 50),
    "joker_count": Effect(0, lambda r: sum(card == 4 for card in dealt(r).state.stock)),
    "max_copies_per_natural_rank": Effect(7, lambda r: dealt(r).table.stock_size // 11),
    "hand_size": Effect(13, lambda r: dealt(r).table.hand_sizes),
    "start_pile": Effect("empty", lambda r: dealt(r).table.pile),
    "upcard_cover_on": Effect(["red_three"], lambda r: covered(r, is_wild).table.pile_size > 1),
    "cover_freezes": Effect(False, lambda r: covered(r, is_red_three).table.pile_frozen),
    "draw_count": Effect(2, lambda r: drawing("4", stock="8 8 8", rules=r).does("draw").hand()),
    "draw_counts_by_round": Effect(
        [1, 2], lambda r: drawing("4", stock="8 8 8", rules=r).does("draw").hand()
    ),
    "short_draw_is_complete": Effect(
        False, lambda r: drawing("4", stock="8", rules=r).may("draw"), {"draw_count": 2}
    ),
    "red_three_totals": Effect(
        [100, 200, 400, 800], score(ScoreKey.RED_THREES, melds="QQQ", red_threes={0: "3H 3H 3D"})
    ),
    "three_sign": Effect("any_canasta", score(ScoreKey.RED_THREES, melds="QQQ", red_threes={0: "3H"})),
    "red_three_in_hand_penalty": Effect(200, score(ScoreKey.CARDS_IN_HAND, hands={2: "3H 4"})),
    "red_three_from_foot_replaced": Effect(
        False,
        lambda r: (
            playing("8 8 8", melds="QQQ", feet={0: "3H 4 5 6"}, rules=r).does("meld 888").table.hand_sizes[0]
        ),
        {"deck_count": 4, "joker_count": 8, "foot_size": 11},
    ),
    "black_three_blocks_pile": Effect(
        False, takes("3 3 5", "take 3 3", "3", melds=CANASTA), {"pile_block_tops": ["wild"]}
    ),
    "black_three_meld": Effect("never", lays("3 3 3", "meld 333", melds=CANASTA)),
    "black_three_melded_value": Effect(50, out(ScoreKey.MELDED_CARDS, "3 3 3", "meld 333", melds=CANASTA)),
    "black_three_hand_penalty": Effect(100, score(ScoreKey.CARDS_IN_HAND, hand="3 4")),
    "bonus_four_black_threes": Effect(100, out(ScoreKey.MELDED_CARDS, "3 3 3 3", "meld 3333", melds=CANASTA)),
    "max_wilds": Effect(2, lays("K K K 2 2 2 4 5", "meld KKK222", melds="QQQ")),
    "wild_ratio": Effect("naturals_gt_wilds", lays("K K K 2 2 2 4 5", "meld KKK222", melds="QQQ")),
    "canasta_size": Effect(4, lambda r: playing("4 5 6", melds="KKKK", rules=r).table.melds[0][0].is_canasta),
    "min_naturals": Effect(3, lays("K K 2 4 5", "meld KK2", melds="QQQ")),
    "canasta_extension": Effect("none", lays("K 4 5", "meld K", melds=CANASTA)),
    "same_rank_melds": Effect(
        "new_after_canasta",
        lambda r: len(playing("K K K 4 5", melds=MIXED, rules=r).does("meld KKK").melds()),
        {"deck_count": 3},
    ),
    "wild_melds": Effect(True, lays("2 2 2 4 5", "meld 222", melds="QQQ")),
    "max_wild_meld_cards": Effect(
        8, lays("2 4 5", "meld 2 > 2", melds="2 2 2 2 * * *"), {"wild_melds": True}
    ),
    "wild_meld_lock": Effect(True, lays("2 4 5", "meld 2 > Q", melds="QQQ, 22*"), {"wild_melds": True}),
    "rule_of_five": Effect(True, lays("2 4 5", "meld 2 > Q", melds="QQQ")),
    "sevens_rule": Effect("pure_only", lays("7 7 2 4 5", "meld 772", melds="QQQ")),
    "aces_rule": Effect("pure_unless_dirty_initial", lays("A A 2 4 5", "meld AA2", melds="QQQ")),
    "closed_rank_rule": Effect("dead_for_both", lays("K 4 5", "meld K", melds=CANASTA)),
    "sequence_melds": Effect(True, lays("4H 5H 6H 8 9", "meld 4H 5H 6H", melds="QQQ")),
    "sequence_max_wilds": Effect(
        1, lays("4H 5H 2 8 9", "meld 4H 5H 2", melds="QQQ"), {"sequence_melds": True}
    ),
    "threes_melds": Effect(True, lays("3 3 3 8 9", "meld 333", melds="QQQ")),
    "max_meld_cards": Effect(7, lays("K 4 5", "meld K > K", melds=CANASTA)),
    "initial_minimums": Effect([[None, 70]], lambda r: playing(rules=r).view().requirement),
    "initial_compare": Effect("more_than", lays("Q Q Q 2 4 6", "meld QQQ2")),
    "initial_pile_allowed": Effect("no", takes("K K 2 4 6", "take KK2")),
    "pile_take_extent": Effect(
        "top_only",
        lambda r: drawing("K K 4 6", melds="QQQ", pile="5 9 K", rules=r).does("take KK").table.pile,
    ),
    "red_three_from_pile_replaced": Effect(
        True,
        lambda r: drawing("K K 4 6", melds="QQQ", pile="3H 9 K", rules=r).does("take KK").table.hand_sizes,
    ),
    "unreplaced_three_ends_round": Effect(
        True, lambda r: drawing("4", stock="3H K", rules=r).does("draw").table.is_running, {"draw_count": 2}
    ),
    "black_threes_from_pile": Effect(
        "set_aside",
        lambda r: drawing("K K 4 6", melds="QQQ", pile="3 9 K", rules=r).does("take KK").table.laid_threes,
    ),
    "initial_minimums_by": Effect("round", lambda r: playing(totals=(1500, 0), rules=r).view().requirement),
    "initial_purity": Effect("pure_three_or_wild", lays("A A * 5 6", "meld AA*")),
    "initial_canasta_waiver": Effect("any_canasta", lays("4 4 4 4 4 4 4 5 6", "meld 4444444")),
    "initial_canasta_required_from": Effect(0, lays("A A A 5 6", "meld AAA")),
    "initial_natural_canasta_required_from": Effect(0, lays("K K K K K K 2 5 6", "meld KKKKKK2")),
    "concealed_waives_minimum": Effect("never", lays("4 4 4 4 4 4 4 6", "meld 4444444")),
    "turned_red_three_freezes": Effect(
        True, lambda r: covered(r, is_red_three).table.pile_frozen, {"pile_freeze_cards": ["wild"]}
    ),
    "pile_freeze_cards": Effect(["red_three"], takes("4 6", "take", "2 9 K", melds="KKK")),
    "pile_frozen_until_melded": Effect(False, takes("K * 4 6", "take K*")),
    "pile_always_frozen": Effect(True, takes("4 6", "take", melds="KKK")),
    "pile_natural_plus_wild": Effect(False, takes("K 2 4 6", "take K2", melds="QQQ")),
    "pile_wild_pair": Effect(True, takes("2 2 4 6", "take 22", "9 2", melds="KKK"), {"wild_melds": True}),
    "pile_layoff_to_meld": Effect(False, takes("4 6", "take", melds="KKK")),
    "pile_layoff_to_canasta": Effect(False, takes("4 6", "take", melds=MIXED)),
    "own_canasta_take_conflict": Effect(
        "never_take", takes("K K 4 6", "take KK", melds="K K K K K 2 2"), {"pile_layoff_to_canasta": False}
    ),
    "pile_block_tops": Effect(
        ["wild", "black_three", "seven"], takes("7 7 4 6", "take 77", "9 7", melds="KKK")
    ),
    "block_on_taker_canasta_rank": Effect(True, takes("4 6", "take", melds=MIXED)),
    "one_card_hand_takes_one_card_pile": Effect(True, takes("4", "take", "K", melds=MIXED)),
    "final_discard": Effect("required", lays("9 9 9", "meld 999", melds=CANASTA)),
    "final_discard_face_down": Effect(
        True, lambda r: playing("4", melds=CANASTA, rules=r).does("discard 4").table.upcard
    ),
    "hand_proof_on_demand": Effect(
        True,
        lambda r: playing("2 2 *", rules=r).does("discard 2").events,
        {"discard_wild": "forced_or_final_only"},
    ),
    "initial_meld_may_leave_one": Effect(
        True, lays("K K K A A A 4", "meld KKK, AAA", stock="8 8 8 8 8"), TALONS
    ),
    "sequence_pile_take": Effect(
        "top_card_only",
        lambda r: drawing("4 J", pile="9 8H", melds="5H 6H 7H", rules=r).may("take > #1"),
        {"sequence_melds": True},
    ),
    "canastas_to_go_out": Effect(2, lays("9 9 9", "meld 999", melds=CANASTA)),
    "canasta_mix": Effect({"natural": 1}, lays("9 9 9", "meld 999", melds=MIXED)),
    "ask_timing": Effect(
        "before_any_meld",
        lambda r: drawing("Q Q 9 9 4", melds=CANASTA, pile="9 Q", rules=r).does("take QQ").may("ask"),
    ),
    "exit_without_drawing": Effect(
        "with_permission", lambda r: drawing("9 9 9 4", melds=CANASTA, rules=r).may("ask")
    ),
    "ask_limit_per_hand": Effect(1, lays("9 9 9 4", "ask", melds=CANASTA, asked_before=1)),
    "concealed_rule": Effect("none", out(ScoreKey.CONCEALED, CANASTA, "meld KKKKKKK")),
    "concealed_extra": Effect(200, out(ScoreKey.CONCEALED, CANASTA, "meld KKKKKKK")),
    "concealed_after_pile_take": Effect(
        False,
        lambda r: (
            drawing("K K K K K K", pile="K", rules=r).does("take KKKKKK").score().get(ScoreKey.CONCEALED)
        ),
    ),
    "covered_exit_bonus": Effect(300, out(ScoreKey.CONCEALED, "9 9 9", "meld 999", melds=CANASTA), VIENNA),
    "hand_canasta_bonus": Effect(700, out(ScoreKey.CONCEALED, CANASTA, "meld KKKKKKK"), VIENNA),
    "bonus_natural_canasta": Effect(600, score(ScoreKey.NATURAL_CANASTAS, melds=CANASTA)),
    "bonus_mixed_canasta": Effect(200, score(ScoreKey.MIXED_CANASTAS, melds=MIXED)),
    "bonus_wild_canasta": Effect(
        2000, also(score(ScoreKey.WILD_CANASTAS, melds="2 2 2 2 2 2 *"), wild_melds=True)
    ),
    "bonus_wild_all_twos": Effect(
        3000, also(score(ScoreKey.WILD_CANASTAS, melds="2 2 2 2 2 2 2"), wild_melds=True)
    ),
    "bonus_wild_four_jokers": Effect(
        2500, also(score(ScoreKey.WILD_CANASTAS, melds="2 2 2 * * * *"), wild_melds=True)
    ),
    "bonus_wild_six_jokers": Effect(
        4000,
        also(
            score(ScoreKey.WILD_CANASTAS, melds="2 * * * * * *"),
            wild_melds=True,
            deck_count=3,
            joker_count=6,
        ),
    ),
    "bonus_sequence_canasta": Effect(
        1500, also(score(ScoreKey.SEQUENCE_CANASTAS, melds=RUN), sequence_melds=True)
    ),
    "bonus_mixed_sequence_canasta": Effect(
        1000,
        also(
            score(ScoreKey.SEQUENCE_CANASTAS, melds="4H 5H 6H 7H 8H 9H 2C"),
            sequence_melds=True,
            sequence_max_wilds=1,
        ),
    ),
    "bonus_threes_canasta": Effect(
        1000,
        also(
            score(ScoreKey.THREES_CANASTAS, melds="3C 3S 3S 3D 3D 3H 3H"),
            threes_melds=True,
            red_three_role="discard_only",
        ),
    ),
    "bonus_sevens_canasta": Effect(2500, score(ScoreKey.SEVENS_CANASTAS, melds="7 7 7 7 7 7 7")),
    "bonus_mixed_sevens_canasta": Effect(1500, score(ScoreKey.SEVENS_CANASTAS, melds="7 7 7 7 7 7 2")),
    "bonus_pure_aces_canasta": Effect(2500, score(ScoreKey.ACES_CANASTAS, melds="A A A A A A A")),
    "bonus_concealed_canasta": Effect(100, score(ScoreKey.CONCEALED_CANASTAS, melds=CANASTA)),
    "penalty_incomplete_wild": Effect(
        2000, also(score(ScoreKey.UNFINISHED_WILDS, melds="2 2 *"), wild_melds=True)
    ),
    "penalty_incomplete_wild_four_jokers": Effect(
        2500, also(score(ScoreKey.UNFINISHED_WILDS, melds="* * * *"), wild_melds=True)
    ),
    "penalty_incomplete_sevens": Effect(2500, score(ScoreKey.UNFINISHED_SEVENS, melds="777")),
    "penalty_incomplete_pure_aces": Effect(2500, score(ScoreKey.UNFINISHED_ACES, melds="AAA")),
    "penalty_short_sequence": Effect(
        1000, also(score(ScoreKey.SHORT_SEQUENCES, melds="4H 5H 6H 7H"), sequence_melds=True)
    ),
    "penalty_three_sevens_in_hand": Effect(1500, score(ScoreKey.SEVENS_IN_HAND, hand="7 7 7")),
    "sevens_in_hand_from": Effect(
        4, score(ScoreKey.SEVENS_IN_HAND, hand="7 7 7"), {"penalty_three_sevens_in_hand": 500}
    ),
    "penalty_three_aces_in_hand": Effect(1500, score(ScoreKey.ACES_IN_HAND, hand="A A A")),
    "melds_deducted_without_canasta": Effect(True, score(ScoreKey.MELDED_CARDS, melds="KKK")),
    "special_hands": Effect(["pairs"], shows(PAIRS, "pairs")),
    "special_hand_scores": Effect(
        {"pairs": 3500},
        lambda r: playing(PAIRS, rules=r).does("special pairs").total(),
        {"special_hands": ["pairs"]},
    ),
    "pairs_wild_pair": Effect(
        "twos",
        shows("4 4 5 5 6 6 7 7 8 8 A A * *", "pairs_with_twos"),
        {"special_hands": ["pairs_with_twos"], "pairs_wild_pair": "twos_or_jokers"},
    ),
    "garbage_form": Effect(
        "four_triples_and_wild_pair",
        shows("4 4 4 6 6 6 8 8 8 J J J 2 2", "garbage"),
        {"special_hands": ["garbage"]},
    ),
    "special_hand_last_card_from_pile": Effect(
        "single_card_pile",
        lambda r: drawing(PAIRS[:-2], pile="J", rules=r).may("special pairs with upcard"),
        {"special_hands": ["pairs"]},
    ),
    "threes_in_hand_scoring": Effect("as_if_laid", score(ScoreKey.RED_THREES, hands={2: "3H 4"})),
    "round_count": Effect(2, lambda r: over(r, 40, 0)),
    "bonus_going_out": Effect(200, out(ScoreKey.GOING_OUT, "9 9 9", "meld 999", melds=CANASTA)),
    "stock_exhaustion": Effect("optional", takes("4 6", "pass", melds="KKK", stock="")),
    "recycle_limit": Effect(
        2,
        lambda r: drawing("4 9 J", stock="", pile="5 6", rules=r).does("draw", "discard 4").may("draw"),
        {"stock_exhaustion": "recycle_pile"},
    ),
    "target_score": Effect(7500, lambda r: over(r, 4440, 0)),
    "target_compare": Effect("more_than", lambda r: over(r, 4440, 0)),
    "tie_rule": Effect("shared", lambda r: over(r, 4440, 4440)),
}

EFFECTS |= {
    "red_three_role": Effect("american_three", may_keep("3H"), KEPT | {"black_three_role": "american_three"}),
    "black_three_role": Effect("american_three", may_keep("3C"), KEPT | {"red_three_role": "american_three"}),
    "three_lay_timing": Effect("own_turn", lambda r: sum(map(size, dealt(r).table.laid_threes))),
    "threes_kept_in_hand": Effect("one_before_meld", may_keep("3C"), {"black_three_role": "american_three"}),
    "last_stock_three": Effect(
        "ends_minus_five", lambda r: drawing("4", stock="3H", rules=r).does("draw").hand(0)
    ),
    "bonus_cards": Effect(
        "draw_into_hand",
        lambda r: first_meld(r).table.hand_sizes,
        {"bonus_cards": "dead_wings", "bonus_card_counts": [4, 3]},
    ),
    "bonus_card_counts": Effect(
        [4, 3],
        lambda r: first_meld(r).table.hand_sizes,
        {"bonus_cards": "draw_into_hand", "bonus_card_counts": [1, 1]},
    ),
    "turn_card_from_bottom": Effect(9, lambda r: dealt(r).table.turn_card_drawn),
}

EFFECTS |= {
    "irregularities": Effect(
        "scarne", lays("Q Q Q 4 6", "meld QQQ"), {"improper_initial_meld": "penalty_cards"}
    ),
    "improper_initial_meld": Effect("penalty_cards", lays("Q Q Q 4 6", "meld QQQ"), PUNISHED),
    "penalty_ignored_answer": Effect(
        100, lays("9 9 9 4", "discard 9", melds=CANASTA, question=True), PUNISHED
    ),
    "penalty_false_card_count": Effect(
        50, lays("4 5", "discard 4 saying more"), PUNISHED | {"card_count_question": "one_or_more"}
    ),
    "penalty_unexposed_red_three": Effect(200, score(ScoreKey.FINES, hands={2: "3H 4"}), PUNISHED),
}

SHOWN_ONLY = {
    "lone_hand_rule",  # goes with side_structure alone, see tests/canasta/phases/test_sides_and_feet.py
    "no_taker_scoring",  # where nobody is alone yet, everybody is
    "pile_visibility",  # what presenters show; the rules of play are the same
    "card_count_question",  # what is told of a hand, see tests/ui/board/test_other_games.py
}


@pytest.mark.parametrize("option", [option.id for option in OPTIONS if option.has_choice])
def test_the_option_makes_a_difference(option: str) -> None:
    if option in SHOWN_ONLY:
        assert option not in EFFECTS
        return
    effect = EFFECTS[option]
    before = effect.seen(rules(**effect.beside))
    after = effect.seen(rules(**(dict(effect.beside) | {option: effect.value})))
    assert before != after, option
