"""The initial meld (pagat, Initial Meld Requirement in Classic Canasta). With the pile: test_taking_the_pile.py."""

from __future__ import annotations

import pytest

from bot.canasta.cards import points
from bot.canasta.errors import Reason
from bot.canasta.phases.dealing import minimum_at
from tests.support.builders import cards, drawing, playing, refused, rules


@pytest.mark.parametrize(
    "total, minimum",
    [
        (-1000, 15),
        (-5, 15),
        (0, 50),
        (5, 50),
        (1495, 50),
        (1500, 90),  # matrix D03: an edge belongs to the higher band
        (2995, 90),
        (3000, 120),
        (4995, 120),
        (9000, 120),
    ],
)
def test_the_requirement_follows_from_the_total(total: int, minimum: int) -> None:
    """pagat: negative 15, 0-1495 50, 1500-2995 90, 3000 or more 120; matrix sequence 70."""
    assert minimum_at(rules(), total) == minimum
    assert playing(totals=(total, 0)).view().requirement == minimum


def test_each_side_has_its_own_requirement_until_it_has_melded() -> None:
    at = playing("K K K 4 6", totals=(1500, 3000), theirs="999")
    assert at.view(0).requirement == 90
    assert at.view(2).requirement == 90
    assert at.view(1).requirement == 0
    assert at.table.minimums == (90, 120)


@pytest.mark.parametrize(
    "total, meld, counted, needed",
    [
        (0, "K K K", 30, 50),
        (0, "K K 2", 40, 50),
        (0, "Q Q *", 70, None),
        (0, "A A 2", 60, None),  # cardgames.io, example 1
        (0, "4 4 4 2", 35, 50),  # cardgames.io, example 1
        (0, "K K K, 9 9 9", 60, None),
        (0, "7 7 7, 5 5 2", 45, 50),
        (1500, "A A 2", 60, 90),  # cardgames.io, example 2
        (1500, "A A 2, 9 9 9", 90, None),  # cardgames.io, example 2: exactly the minimum
        (3000, "A A 2, 4 4 4 4 2", 100, 120),  # cardgames.io, example 3
        (1600, "6 6 6, K K K 2", 65, 90),  # Wikipedia 2005
        (1600, "6 6 6, A A A 2", 95, None),  # Wikipedia 2005
        (1400, "6 6 6, K K K 2", 65, None),
        (1400, "6 6 6, A A A 2", 95, None),
        (3000, "6 6 6, K K K 2", 65, 120),
        (3000, "6 6 6, A A A 2", 95, 120),
        (0, "4 4 4 4 4 4 4", 35, 50),  # pagat: a complete canasta does not help
        (-5, "4 4 4", 15, None),
        (3000, "A A *, 9 9 9", 120, None),
        (2995, "A A *", 90, None),
    ],
)
def test_what_is_laid_must_count_the_requirement(
    total: int, meld: str, counted: int, needed: int | None
) -> None:
    hand = meld.replace(",", "")
    at = playing(f"{hand} 8 10 J", totals=(total, 0))
    if needed is None:
        assert at.may(f"meld {meld}")
        assert at.does(f"meld {meld}").view(0).requirement == 0
    else:
        refused(at.why(f"meld {meld}"), Reason.BELOW_INITIAL_MELD, needed=needed, counted=counted)


def test_the_values_of_the_cards() -> None:
    """pagat, General Rules: The Cards."""
    for text, value in {
        "*": 50,
        "AC": 20,
        "2C": 20,
        "KC": 10,
        "QC": 10,
        "JC": 10,
        "10C": 10,
        "9C": 10,
    }.items():
        assert points(cards(text)) == value
    for text in ("8C", "7C", "6C", "5C", "4C", "3C"):
        assert points(cards(text)) == (10 if text == "8C" else 5)


def test_small_melds_cannot_be_saved_up_over_several_plays() -> None:
    """All melds of the turn that reach the requirement are one play; then anything may follow."""
    at = playing("K K K 9 9 9 4 4 4 J J")
    refused(at.why("meld KKK"), Reason.BELOW_INITIAL_MELD, counted=30)
    after = at.does("meld KKK, 999")
    assert after.may("meld 444")


def test_once_a_side_has_melded_both_partners_are_free() -> None:
    """pagat: "after either you or your partner have made a meld ... both of you can meld freely"."""
    assert playing("4 4 4 9 9", melds="KKK, 999").may("meld 444")
    refused(playing("4 4 4 9 9", theirs="KKK, 999").why("meld 444"), Reason.BELOW_INITIAL_MELD)


def test_offered_initial_melds_reach_the_requirement() -> None:
    at = playing("K K K 9 9 9 2 4 4 J", totals=(1500, 0))
    assert not [action for action in at.offers() if "LayDown" in type(action).__name__]
    assert [a for a in playing("K K K 9 9 9 2 4 4 J").offers() if "LayDown" in type(a).__name__]


# ---------------------------------------------------------------------------------------------- keeping a card


def test_the_requirement_met_with_all_cards_but_one_is_not_enough() -> None:
    """cardgames.io, example 4; matrix sequence 4: eleven of twelve cards, no canasta, the discard would end the hand."""
    at = playing("5 5 5 5 9 9 9 K K K K 3", totals=(1800, 0))
    refused(at.why("meld 5555, 999, KKKK"), Reason.MUST_KEEP_CARD, left=1, keep=1, canastas=0, needed=1)
    assert not [action for action in at.offers() if "LayDown" in type(action).__name__]


# ---------------------------------------------------------------------------------------------------------- options


def test_other_bands() -> None:
    """Option initial_minimums (Wikipedia 2005, Scoring Variations)."""
    own = rules(initial_minimums=[[None, 0], [0, 50], [1500, 90], [3000, 120], [7000, 150]])
    assert [minimum_at(own, total) for total in (-5, 0, 6995, 7000)] == [0, 50, 120, 150]
    assert playing("A A * 4 6 8", totals=(7000, 0), rules=own).view().requirement == 150


def test_the_minimum_may_have_to_be_passed() -> None:
    """Option initial_compare: Wikipedia 2005 says that the sum "must exceed" the minimum (matrix D02)."""
    assert playing("Q Q Q 2 4 6 9").may("meld QQQ2")
    at = playing("Q Q Q 2 4 6 9", rules={"initial_compare": "more_than"})
    refused(at.why("meld QQQ2"), Reason.BELOW_INITIAL_MELD, needed=55, counted=50)
    assert at.view().requirement == 55
    assert playing("Q Q Q 2 4 6 9", totals=(-5, 0), rules={"initial_compare": "more_than"}).may("meld QQQ2")


def test_drawing_first() -> None:
    refused(drawing("K K K 9 9 9 4 4").why("meld KKK, 999"), Reason.MUST_DRAW_FIRST)
