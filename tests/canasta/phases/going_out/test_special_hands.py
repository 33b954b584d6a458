"""Special hands (pagat, American Canasta: Special Hands; Wikipedia 2005, American Canasta; matrix 1.14)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.actions import DeclareSpecialHand
from bot.canasta.cards import cards_of
from bot.canasta.errors import Reason
from bot.canasta.events import SpecialHandShown
from bot.canasta.every_play import every_action
from bot.canasta.policies.special_hands import is_special_hand, special_hand_points
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.validate import problems_of
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason, ScoreKey
from tests.support.builders import Situation, cards, drawing, playing, refused, rules

EVERY = {
    "special_hands": ["straight", "pairs", "pairs_with_twos", "garbage"],
    "special_hand_scores": {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000},
    "pairs_wild_pair": "twos",
}
STRAIGHT = "A 2 3 4 5 6 7 8 9 10 J Q K *"
PAIRS = "4 4 5 5 7 7 8 8 9 9 10 10 Q Q"
WITH_TWOS = "2 2 6 6 7 7 9 9 J J K K A A"
GARBAGE = "4 4 4 6 6 6 6 J J J J A A A"


def showing(hand: str, changes: dict[str, Any] | None = None, **moment: Any) -> Situation:
    return playing(hand, rules=EVERY | (changes or {}), **moment)


@pytest.mark.parametrize(
    "name, hand, points",
    [
        ("straight", STRAIGHT, 3000),
        ("pairs", PAIRS, 2500),
        ("pairs_with_twos", WITH_TWOS, 2000),
        ("garbage", GARBAGE, 2000),
        ("garbage", "4 4 4 4 7 7 7 9 9 9 9 J J J", 2000),  # Wikipedia 2005
    ],
)
def test_the_hands_of_the_sources(name: str, hand: str, points: int) -> None:
    """pagat, Special Hands: its examples; the side scores only that, and the round ends at once."""
    at = showing(hand, hands={2: "K K 2 *", 1: "4", 3: "5"}, red_threes={2: "3H", 1: "3D"})
    assert [action for action in at.offers() if isinstance(action, DeclareSpecialHand)] == [
        DeclareSpecialHand(name)
    ]
    over = at.does(f"special {name}")
    assert over.score(0) == {ScoreKey.SPECIAL_HAND: points}
    # The other side scores in the normal way (matrix sequence 61).
    assert over.score(1) == {ScoreKey.RED_THREES: -100, ScoreKey.CARDS_IN_HAND: -10}
    result = over.table.result
    assert result is not None
    assert (result.reason, result.went_out, result.special_hand) == (EndReason.SPECIAL_HAND, 0, name)
    assert over.table.phase is Phase.BETWEEN_ROUNDS
    assert over.events[0] == SpecialHandShown(at.seat, name, at.view().hand)


@pytest.mark.parametrize(
    "name, hand",
    [
        ("straight", "A 2 3 4 5 6 7 8 9 10 J Q K K"),
        ("straight", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("pairs", "4 4 5 5 7 7 8 8 9 9 10 10 * *"),
        ("pairs", "3 3 5 5 7 7 8 8 9 9 10 10 Q Q"),
        ("pairs", "2 2 4 4 5 5 6 6 8 8 9 9 A A"),
        ("pairs", "4 4 4 4 7 7 8 8 9 9 10 10 Q Q"),  # seven different ranks (matrix D54)
        ("pairs_with_twos", "2 2 4 4 5 5 6 6 8 8 9 9 A A"),  # pagat: no sevens
        ("pairs_with_twos", "* * 6 6 7 7 9 9 J J K K A A"),
        ("garbage", "4 4 4 6 6 6 J J J A A A 2 2"),
        ("garbage", "3 3 3 6 6 6 6 J J J J A A A"),
        ("garbage", "4 4 4 4 6 6 6 6 J J J J A A"),
    ],
)
def test_hands_that_are_none(name: str, hand: str) -> None:
    refused(showing(hand).why(f"special {name}"), Reason.NO_SPECIAL_HAND, name=name)
    assert f"special {name}" not in [str(action) for action in showing(hand).offers()]


def test_the_wild_pair_may_be_of_jokers() -> None:
    """pagat, table rules (option pairs_wild_pair): "a pair of jokers or a pair of twos as the wilds"."""
    jokers = "* * 6 6 7 7 9 9 J J K K A A"
    either = {"pairs_wild_pair": "twos_or_jokers"}
    assert showing(jokers, either).may("special pairs_with_twos")
    assert showing(WITH_TWOS, either).may("special pairs_with_twos")
    assert not showing("2 * 6 6 7 7 9 9 J J K K A A", either).may("special pairs_with_twos")
    (problem,) = problems_of(with_options(RuleSet(), {"special_hands": ["pairs_with_twos"]}))
    assert (problem.option, problem.against) == ("special_hands", ("pairs_wild_pair",))


def test_the_other_garbage() -> None:
    """pagat, table rules (option garbage_form): four natural sets of three and two matching wild cards."""
    form = {"garbage_form": "four_triples_and_wild_pair"}
    assert showing("4 4 4 6 6 6 J J J A A A 2 2", form).may("special garbage")
    assert showing("4 4 4 6 6 6 J J J A A A * *", form).may("special garbage")
    assert not showing("4 4 4 6 6 6 J J J A A A 2 *", form).may("special garbage")
    assert not showing(GARBAGE, form).may("special garbage")


def test_not_after_the_side_has_melded() -> None:
    """pagat: "only ... if your team has not yet melded any cards"; red threes of partner do not matter (matrix D55)."""
    refused(showing(PAIRS, melds="KKK").why("special pairs"), Reason.NO_SPECIAL_HAND)
    assert showing(PAIRS, red_threes={2: "3H"}).may("special pairs")


def test_a_canasta_of_the_opponents_does_not_matter() -> None:
    """pagat: "a special hand may include cards matching a closed (complete) canasta" (matrix sequence 48)."""
    assert showing(PAIRS, theirs="5 5 5 5 5 5 *").may("special pairs")


def test_only_after_drawing_from_the_stock() -> None:
    refused(drawing(PAIRS, rules=EVERY).why("special pairs"), Reason.MUST_DRAW_FIRST)
    refused(showing(PAIRS, took="pile").why("special pairs"), Reason.NO_SPECIAL_HAND)
    refused(showing(PAIRS).why("special pairs", 1), Reason.NOT_YOUR_TURN)
    refused(playing(PAIRS).why("special pairs"), Reason.NO_SPECIAL_HAND)


def test_the_last_card_from_a_pile_of_one_card() -> None:
    """pagat, table rules: "only if the discard pile has just one card in it"."""
    thirteen = "4 4 5 5 7 7 8 8 9 9 10 10 Q"
    from_pile = EVERY | {"special_hand_last_card_from_pile": "single_card_pile"}
    at = drawing(thirteen, pile="Q", rules=from_pile)
    assert at.offered("special pairs with upcard")
    assert DeclareSpecialHand("pairs", with_upcard=True) in list(every_action(at.view()))
    over = at.does("special pairs with upcard")
    assert over.score() == {ScoreKey.SPECIAL_HAND: 2500}
    assert over.table.pile_size == 0
    assert over.table.hand_sizes[0] == 14
    for wrong in (
        drawing(thirteen, pile="5 Q", rules=from_pile),
        drawing(thirteen, pile="J", rules=from_pile),
        drawing(thirteen, pile="Q", rules=EVERY),
    ):
        refused(wrong.why("special pairs with upcard"), Reason.NO_SPECIAL_HAND)
        assert not any(isinstance(action, DeclareSpecialHand) for action in wrong.offers())


def test_who_knows_no_figures_takes_those_of_pagat() -> None:
    """Option special_hand_scores; "some players award a higher score of 3500"."""
    some = rules(special_hands=["pairs", "garbage"], special_hand_scores={"garbage": 3500})
    assert special_hand_points(some, "pairs") == 2500
    assert special_hand_points(some, "garbage") == 3500
    assert not is_special_hand(some, "straight", cards_of([4, *range(8, 60, 4)]))


def test_it_can_win_the_match() -> None:
    at = showing(PAIRS, totals=(2500, 4000), hands={1: "4", 3: "5"}).does("special pairs")
    assert at.table.winners == (0,)
    assert at.table.totals == (5000, 3990)


def test_everybody_has_seen_the_hand() -> None:
    over = showing(PAIRS).does("special pairs")
    assert over.table.known[0] == over.state.hands[0]
    assert over.table.known[0] != cards("4C")
