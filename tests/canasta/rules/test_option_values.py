"""Each named value of each option changes something, not only one value of it: a verdict, a view, a deal or a score.

One value of every option is shown in :mod:`tests.canasta.rules.test_option_effects`; here are all others. The rules themselves
are tested with their sources elsewhere, this is the proof that no value is a mere word.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from bot.canasta import engine
from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import is_black_three, is_red_three
from bot.canasta.rules.kinds import Counts, OneOf, Points, SomeOf
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID
from bot.canasta.view import ScoreKey
from tests.canasta.rules.test_option_effects import (
    CANASTA,
    EFFECTS,
    KEPT,
    SHOWN_ONLY,
    TWOS,
    Seen,
    covered,
    drawn_seats,
    lays,
    may_keep,
    out,
    score,
    shows,
    takes,
)
from tests.support.builders import cards, dealt, drawing, playing, rules
from tests.support.random_play import random_play


class ValueSeen(NamedTuple):
    """``seen`` differs between the value and ``against`` (the classic value when it is not said)."""

    option: str
    value: Any
    seen: Seen
    against: Any = None
    beside: Mapping[str, Any] = MappingProxyType({})


def sides_of(rule_set: RuleSet) -> Any:
    return dealt(rule_set).table.seating.sides


def taken(hand: str, play: str, pile: str, **moment: Any) -> Seen:
    """What is left of the pile, and the hand, when it was taken like this; None if it cannot be."""

    def seen(rule_set: RuleSet) -> Any:
        at = drawing(hand, pile=pile, rules=rule_set, **moment)
        if not at.may(play):
            return None
        after = at.does(play)
        return after.table.pile, after.hand(0)

    return seen


def last_three(*texts: str, hand: str = "4", **moment: Any) -> Seen:
    """What follows when a red three is the last card of the stock, as far as the actions are allowed."""

    def seen(rule_set: RuleSet) -> Any:
        at = drawing(hand, stock="3H", pile="9 J", rules=rule_set, **moment)
        for text in ("draw", *texts):
            if not at.may(text):
                return text
            at = at.does(text)
        return at.table.phase, at.hand(0), at.table.laid_threes, at.table.result

    return seen


def shown_for(hand: str, name: str) -> Seen:
    """The total of a side that shows this special hand."""
    return lambda rule_set: playing(hand, rules=rule_set).does(f"special {name}").total()


def bonus_of(rule_set: RuleSet) -> Any:
    """The bonus cards of all seats and the packets left, at each step of some random play."""
    return [(m.after.table.bonus, m.after.table.wings) for m in random_play(200, 3, rule_set)]


SIX = {"seat_count": 6, "deck_count": 3}
AMERICAN = {"red_three_role": "american_three", "black_three_role": "american_three"}
FULL = "K K K K 2 2 2"
NO_LAYOFF = {"pile_layoff_to_canasta": False}
RUNS = {"sequence_melds": True}

ROWS = (
    ValueSeen("side_structure", "individual", sides_of),
    ValueSeen("side_structure", "pairs_3x2", sides_of, "trios_2x3", SIX),
    ValueSeen("side_structure", "pairs_4x2", sides_of, "individual", {"seat_count": 8, "deck_count": 4}),
    ValueSeen("side_structure", "pairs_2x2_rotating_fifth", sides_of, "individual", {"seat_count": 5}),
    ValueSeen(
        "first_dealer",
        "right_of_high_cut",
        lambda r: [dealt(r, f"{n:064x}").table.dealer for n in range(9)],
        "low_cut",
    ),
    ValueSeen("seat_draw", "high_card_chooses", drawn_seats, "cut_for_seats"),
    ValueSeen("start_pile", "four_down_one_up", lambda r: dealt(r).table.pile_face_down),
    ValueSeen("upcard_cover_on", ["wild"], lambda r: covered(r, is_red_three).table.pile_size > 1),
    ValueSeen(
        "upcard_cover_on",
        ["wild", "red_three", "black_three"],
        lambda r: covered(r, is_black_three).table.pile_size > 1,
    ),
    ValueSeen(
        "bonus_cards", "draw_after_initial_meld", bonus_of, "draw_into_hand", {"bonus_card_counts": [4, 3]}
    ),
    ValueSeen("bonus_cards", "wings", bonus_of, "dead_wings", {"bonus_card_counts": [4, 3]}),
    ValueSeen(
        "bonus_cards",
        "dead_wings",
        lambda r: dealt(r).table.wings,
        "draw_into_hand",
        {"bonus_card_counts": [4, 3]},
    ),
    ValueSeen(
        "pile_take_extent", "top_3", taken("K K 4 6", "take KK", "5 6 7 8 9 J Q 9 K", melds="QQQ"), "top_5"
    ),
    ValueSeen(
        "pile_take_extent", "top_5", taken("K K 4 6", "take KK", "5 6 7 8 9 J Q 9 K", melds="QQQ"), "top_7"
    ),
    ValueSeen(
        "pile_take_extent", "top_7", taken("K K 4 6", "take KK", "5 6 7 8 9 J Q 9 K", melds="QQQ"), "all"
    ),
    ValueSeen(
        "pile_take_extent", "until_wild", taken("K K 4 6", "take KK", "5 6 2 8 9 J Q 9 K", melds="QQQ"), "all"
    ),
    ValueSeen(
        "pile_take_extent",
        "from_card",
        lambda r: engine.check(
            drawing("K K 4 6", pile="5 6 J 8 9 K", melds="QQQ", rules=r).view(),
            TakePile(Play(cards("KC KD")), count=1),
        ),
    ),
    ValueSeen("red_three_role", "discard_only", lays("3H 4 5", "discard 3H")),
    ValueSeen("black_three_role", "discard_only", lays("3 3 3", "meld 333", melds=CANASTA)),
    ValueSeen(
        "threes_kept_in_hand", "unlimited", may_keep("3C"), "none", {"black_three_role": "american_three"}
    ),
    ValueSeen(
        "three_sign",
        "two_canastas",
        score(ScoreKey.RED_THREES, melds=CANASTA, red_threes={0: "3H"}),
        "any_canasta",
    ),
    ValueSeen(
        "three_sign",
        "sevens_canasta",
        score(ScoreKey.RED_THREES, melds=CANASTA, red_threes={0: "3H"}),
        "any_canasta",
    ),
    ValueSeen(
        "three_sign",
        "american_three_way",
        score(ScoreKey.RED_THREES, melds=CANASTA, red_threes={0: "3H"}),
        "any_canasta",
        AMERICAN,
    ),
    ValueSeen(
        "three_sign", "never", score(ScoreKey.RED_THREES, melds=CANASTA, red_threes={0: "3H"}), "any_canasta"
    ),
    ValueSeen(
        "threes_in_hand_scoring",
        "as_if_laid_for_penalty",
        score(ScoreKey.RED_THREES, hands={2: "3H 4"}, melds="QQQ"),
        "as_if_laid",
    ),
    ValueSeen("last_stock_three", "ends_uncredited", last_three()),
    ValueSeen("last_stock_three", "must_lay", last_three(), "ends_minus_five"),
    ValueSeen(
        "last_stock_three",
        "stays_in_hand",
        last_three("discard 4"),
        None,
        {"red_three_role": "american_three", "threes_kept_in_hand": "unlimited"},
    ),
    ValueSeen("last_stock_three", "may_lay", last_three("pass"), "must_lay"),
    ValueSeen(
        "last_stock_three", "may_discard_if_out", last_three("discard 3H", hand="", melds=CANASTA), "may_lay"
    ),
    ValueSeen("black_three_meld", "exit_turn_with_wilds", lays("3 3 2", "meld 332", melds=CANASTA)),
    ValueSeen(
        "black_three_meld",
        "exit_turn_all_six",
        lays("3 3 3 4", "meld 333", melds=CANASTA),
        None,
        {"deck_count": 3},
    ),
    ValueSeen("wild_ratio", "naturals_ge_wilds", lays("K K 2 2 2 4 5", "meld KK222", melds="QQQ")),
    ValueSeen(
        "wild_ratio",
        "naturals_ge_twice_wilds",
        lays("K K K 2 2 4 5", "meld KKK22", melds="QQQ"),
        "naturals_gt_wilds",
    ),
    ValueSeen(
        "wild_ratio",
        "one_until_six_cards",
        lays("K K K 2 2 4 5", "meld KKK22", melds="QQQ"),
        "naturals_gt_wilds",
    ),
    ValueSeen("canasta_extension", "natural_only", lays("2 4 5", "meld 2 > K", melds=CANASTA)),
    ValueSeen(
        "same_rank_melds",
        "many",
        lambda r: playing("K K K 4 5", melds="KKK", rules=r).does("meld KKK").melds(),
        "new_after_canasta",
    ),
    ValueSeen(
        "closed_rank_rule",
        "dead_for_owner_only",
        lays("K K K 4 5", "meld KKK", melds="QQQ", theirs=CANASTA),
        "dead_for_both",
        {"deck_count": 3, "max_meld_cards": 7},
    ),
    ValueSeen(
        "sequence_pile_take",
        "top_card_only",
        taken("4H 5H 9 J", "take > #1", "9 7H", melds="4H 5H 6H"),
        "not_allowed",
        RUNS,
    ),
    ValueSeen(
        "sequence_pile_take",
        "whole_pile",
        taken("4H 5H 9 J", "take > #1", "9 7H", melds="4H 5H 6H"),
        "top_card_only",
        RUNS,
    ),
    ValueSeen("initial_pile_allowed", "yes_after_hand_meld", takes("K K Q Q Q 4 6", "take KK with QQQ")),
    ValueSeen(
        "initial_pile_allowed",
        "yes_after_hand_meld_not_mixed_aces",
        takes("A A 2 4 6", "take with AA2", "9 A"),
        "yes_after_hand_meld",
    ),
    ValueSeen(
        "initial_purity",
        "pure_three_always",
        lays("2 2 2 4 5", "meld 222"),
        "pure_three_or_wild",
        {"wild_melds": True},
    ),
    ValueSeen("initial_purity", "three_naturals", lays("A A * 5 6", "meld AA*")),
    ValueSeen(
        "initial_canasta_waiver",
        "natural_or_wild_from_hand",
        lays("4 4 4 4 4 4 2 5 6", "meld 4444442"),
        "any_canasta",
        {"initial_minimums": [[None, 125]]},
    ),
    ValueSeen("pile_freeze_cards", ["wild"], takes("4 6", "take", "3H 9 K", melds="KKK")),
    ValueSeen(
        "own_canasta_take_conflict",
        "separate_open_meld",
        takes("K 2 4 6", "take K2", melds=FULL),
        None,
        NO_LAYOFF,
    ),
    ValueSeen(
        "own_canasta_take_conflict",
        "unlimited_wilds_after_canasta",
        lays("2 4 6", "meld 2 > K", melds=FULL),
        None,
        NO_LAYOFF,
    ),
    ValueSeen("canasta_mix", {"mixed": 1}, lays("9 9 9", "meld 999", melds=CANASTA)),
    ValueSeen(
        "canasta_mix", {"wild": 1}, lays("9 9 9", "meld 999", melds=CANASTA), None, {"wild_melds": True}
    ),
    ValueSeen("canasta_mix", {"sevens": 1}, lays("9 9 9", "meld 999", melds=CANASTA)),
    ValueSeen("canasta_mix", {"sequence": 1}, lays("9 9 9", "meld 999", melds=CANASTA), None, RUNS),
    ValueSeen("canasta_mix", {"sequence_or_natural": 1}, lays("9 9 9", "meld 999", melds="K K K K K K 2")),
    ValueSeen(
        "ask_timing",
        "own_turn_before_any_meld",
        lambda r: drawing("9 9 9", melds=CANASTA, rules=r).may("ask"),
    ),
    ValueSeen(
        "ask_timing",
        "with_skip_draw",
        lays("9 9 9 4", "ask", melds=CANASTA),
        None,
        {"exit_without_drawing": "with_permission"},
    ),
    ValueSeen("discard_wild", "forced_or_final_only", lays("2 4 5", "discard 2")),
    ValueSeen("discard_threes", "final_only", lays("3 4 5", "discard 3")),
    ValueSeen("discard_threes", "any", lays("3H 4 5", "discard 3H"), None, AMERICAN | KEPT),
    ValueSeen(
        "seven_discards",
        "after_all_sevens_canastas",
        lays("7 4 5", "discard 7", melds="7 7 7 7 7 7 7", theirs="777"),
        "after_own_sevens_canasta",
        {"deck_count": 3},
    ),
    ValueSeen("empty_pile_closed_ranks", "safe", lays("K 4 5", "discard K", pile="", theirs="KKKKK"), "dead"),
    ValueSeen(
        "concealed_rule", "own_canasta_lenient", out(ScoreKey.CONCEALED, CANASTA, "meld KKKKKKK"), "none"
    ),
    ValueSeen(
        "concealed_rule",
        "team_initial_same_turn",
        out(ScoreKey.CONCEALED, CANASTA, "meld KKKKKKK", melds="QQQ"),
        "own_canasta_no_additions",
    ),
    ValueSeen(
        "concealed_rule",
        "nothing_played_before",
        out(ScoreKey.CONCEALED, "9 9 9", "meld 999", melds=CANASTA),
        "own_canasta_no_additions",
    ),
    ValueSeen(
        "concealed_rule",
        "own_or_partner_canasta",
        out(ScoreKey.CONCEALED, "9 9 9", "meld 999", melds=CANASTA),
        "own_canasta_no_additions",
    ),
    ValueSeen(
        "concealed_rule",
        "viennese_two_grades",
        out(ScoreKey.CONCEALED, "9 9 9", "meld 999", melds=CANASTA),
        "none",
        {"covered_exit_bonus": 200, "hand_canasta_bonus": 1000},
    ),
    ValueSeen("special_hands", ["straight"], shows("4 5 6 7 8 9 10 J Q K A 2 * 3", "straight")),
    ValueSeen(
        "special_hands",
        ["pairs_with_twos"],
        shows(TWOS, "pairs_with_twos"),
        beside={"pairs_wild_pair": "twos"},
    ),
    ValueSeen(
        "special_hands",
        ["garbage"],
        shows("4 4 4 6 6 6 8 8 8 J J J 2 2", "garbage"),
        [],
        {"garbage_form": "four_triples_and_wild_pair"},
    ),
    ValueSeen(
        "special_hand_scores",
        {"straight": 3500},
        shown_for("4 5 6 7 8 9 10 J Q K A 2 * 3", "straight"),
        beside={"special_hands": ["straight"]},
    ),
    ValueSeen(
        "special_hand_scores",
        {"pairs_with_twos": 3500},
        shown_for(TWOS, "pairs_with_twos"),
        beside={"special_hands": ["pairs_with_twos"], "pairs_wild_pair": "twos"},
    ),
    ValueSeen(
        "special_hand_scores",
        {"garbage": 3500},
        shown_for("4 4 4 6 6 6 8 8 8 8 J J J J", "garbage"),
        beside={"special_hands": ["garbage"]},
    ),
    ValueSeen(
        "pairs_wild_pair",
        "twos_or_jokers",
        shows("4 4 5 5 6 6 7 7 8 8 A A * *", "pairs_with_twos"),
        "twos",
        {"special_hands": ["pairs_with_twos"]},
    ),
    ValueSeen("stock_exhaustion", "forced_if_legal", takes("K K 6", "pass", "9 K", melds="QQQ", stock="")),
    ValueSeen(
        "stock_exhaustion",
        "end_of_turn",
        lambda r: playing("4 5 6", stock="", rules=r).does("discard 4").table.is_running,
    ),
    ValueSeen(
        "stock_exhaustion",
        "end_with_last_discard",
        lambda r: playing("4 5 6", stock="", rules=r).does("discard 4").table.result,
        "end_of_turn",
    ),
    ValueSeen(
        "stock_exhaustion",
        "recycle_pile",
        lambda r: drawing("4", stock="", pile="9 J Q K", rules=r).may("draw"),
    ),
    ValueSeen(
        "stock_exhaustion",
        "recycle_pile_turned_over",
        lambda r: drawing("4", stock="", pile="9", rules=r).may("draw"),
        "recycle_pile",
    ),
)


NOT_ALONE = {
    ("pile_block_tops", "red_three"),  # a red three on top bars everybody in every game, listed or not
    (
        "pile_block_tops",
        "black_three",
    ),  # goes with black_three_blocks_pile, see tests/canasta/phases/threes/test_black_threes.py
    ("pile_block_tops", "wild"),  # always among them
    (
        "side_structure",
        "lone_vs_pair",
    ),  # goes with lone_hand_rule, see tests/canasta/phases/test_sides_and_feet.py
    ("three_lay_timing", "not_laid"),  # goes with threes that can only be thrown, and only says so
    ("ask_timing", "unspecified"),  # pagat gives no time in American Canasta: as in Classic
}
"""Values that no rule set can have without another option, that a source leaves open, or that hold anyway: alone they change
nothing."""


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.option}-{row.value}")
def test_the_value_makes_a_difference(row: ValueSeen) -> None:
    against = OPTIONS_BY_ID[row.option].classic if row.against is None else row.against
    one = rules(**(dict(row.beside) | {row.option: row.value}))
    other = rules(**(dict(row.beside) | {row.option: against}))
    assert row.seen(one) != row.seen(other)


def shown(option: str) -> set[Any]:
    """The values of an option that some row tells from another."""
    rows = [(row.value, row.against) for row in ROWS if row.option == option]
    if option in EFFECTS:
        effect = EFFECTS[option]
        rows.append((effect.value, effect.beside.get(option)))
    kind = OPTIONS_BY_ID[option].allowed
    if isinstance(kind, Counts | Points):
        return {name for value, _ in rows for name in value}
    if isinstance(kind, SomeOf):
        classic = set(OPTIONS_BY_ID[option].classic)
        return {name for value, _ in rows for name in set(value) ^ classic}
    return {value for value, _ in rows}


@pytest.mark.parametrize(
    "option",
    [option for option in OPTIONS if isinstance(option.allowed, OneOf | SomeOf | Counts | Points)],
    ids=lambda option: option.id,
)
def test_no_value_is_left_out(option: Any) -> None:
    if option.id in SHOWN_ONLY:
        return
    together = {value for name, value in NOT_ALONE if name == option.id}
    kind = option.allowed
    every = kind.names if isinstance(kind, Counts | Points) else kind.values
    left = set(every) - shown(option.id) - together
    if isinstance(option.allowed, OneOf):
        left -= {option.classic}
    assert not left
