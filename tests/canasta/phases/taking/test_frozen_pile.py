"""The frozen pile (pagat, Classic Canasta: Frozen Discard Pile; Scarne, Frozen Pile; cardgames.io, Drawing cards)."""

from __future__ import annotations

import pytest

from bot.canasta.errors import Reason
from bot.canasta.events import Discarded
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from tests.support.builders import ME, drawing, playing, refused


@pytest.mark.parametrize(
    "pile, melds, why",
    [
        ("9 K", "QQQ", None),
        ("2 9 K", "QQQ", "wild"),
        ("* K", "QQQ", "wild"),
        ("3H 9 K", "QQQ", "red_three"),
        ("3S 9 K", "QQQ", None),
        ("9 K", "", "unmelded"),
        ("2 9 K", "", "wild"),
    ],
)
def test_when_the_pile_is_frozen(pile: str, melds: str, why: str | None) -> None:
    """pagat: by a wild card, by a red three turned up at the deal, or for a side that has not melded."""
    assert frozen_for(drawing("4 6", melds=melds, pile=pile).view()) == why


def test_a_frozen_pile_needs_two_naturals_of_the_hand() -> None:
    """pagat's example: four sevens on the table, a seven on top: two further sevens are needed, and make a canasta."""
    short = drawing("7 2 4 6", melds="7 7 7 7", pile="2 9 7")
    refused(short.why("take"), Reason.PILE_FROZEN_NEEDS_PAIR, have=0, why="wild")
    refused(short.why("take 7"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1, why="wild")
    refused(short.why("take 7 2"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1, why="wild")
    assert [type(action).__name__ for action in short.offers()] == ["Draw"]
    at = drawing("7 7 4 6", melds="7 7 7 7", pile="2 9 7").does("take 7 7")
    assert at.table.melds[0][0].is_canasta


def test_a_wild_card_may_go_with_the_pair() -> None:
    """Matrix 1.7 a: two or more naturals are always good."""
    assert drawing("K K 2 4 6", melds="QQQ", pile="2 K").may("take K K 2")


def test_a_pair_with_a_wild_card_is_not_enough() -> None:
    """cardgames.io: Mike holds a five and two twos; the pile is frozen; he draws."""
    at = drawing("5H 2D 2D QS QD", melds="999", pile="2 5S")
    refused(at.why("take 5 2"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1)


def test_the_taken_pile_thaws() -> None:
    """Matrix sequence 16: the freeze ends only by a take."""
    at = drawing("K K 4 6", melds="QQQ", pile="2 9 K").does("take K K")
    assert not at.table.pile_frozen
    after = at.does("discard 9")
    assert not after.table.pile_frozen
    assert frozen_for(after.view(1)) == "unmelded"


def test_a_discarded_wild_card_blocks_then_freezes_for_all() -> None:
    """pagat, 1: "frozen against all players if it contains a wild card"; matrix sequence 16."""
    at = playing("2 4 6", melds="QQQ", theirs="KKK", hands={1: "K K 5 5", 2: "5 2 6 6"}, stock="8 8 8 8")
    thrown = at.does("discard 2")
    assert thrown.events == (Discarded(ME, 2 * 4, freezes=True),)
    assert thrown.table.pile_frozen
    refused(thrown.why("take K K"), Reason.PILE_BLOCKED)
    covered = thrown.does("draw", "discard 5")
    assert covered.seat == 2
    refused(covered.why("take 5 2"), Reason.PILE_FROZEN_NEEDS_PAIR, have=1, why="wild")


def test_a_second_wild_card_changes_nothing() -> None:
    at = playing("2 4 6", melds="QQQ", pile="2 9").does("discard 2")
    assert at.events == (Discarded(ME, 2 * 4, freezes=False),)
    assert at.table.pile_frozen


def test_the_pile_is_frozen_for_one_side_only_while_the_other_has_melded() -> None:
    """pagat, 3: "If your partnership has not yet melded, the discard pile is frozen against you"."""
    at = drawing("K 2 4 6", theirs="QQQ", pile="9 K")
    assert frozen_for(at.view(0)) == "unmelded"
    assert frozen_for(at.view(1)) is None


# ---------------------------------------------------------------------------------------------------------- options


def test_the_pile_may_always_be_frozen() -> None:
    """pagat, Discard pile always frozen; Wikipedia 2005, Miscellaneous Variants."""
    always = drawing("4 6 8", melds="KKK", pile="9 K", rules={"pile_always_frozen": True})
    assert frozen_for(always.view()) == "always"
    refused(always.why("take"), Reason.PILE_FROZEN_NEEDS_PAIR, why="always")
    assert drawing("4 6 8", melds="KKK", pile="9 K").may("take")
    assert drawing("K K 8", melds="KKK", pile="9 K", rules={"pile_always_frozen": True}).may("take KK")


@pytest.mark.parametrize("pile, other", [("2 9 K", ["red_three"]), ("3H 9 K", ["wild"])])
def test_which_cards_freeze(pile: str, other: list[str]) -> None:
    """Option pile_freeze_cards."""
    assert not drawing("4 6 8", melds="KKK", pile=pile).may("take")
    assert drawing("4 6 8", melds="KKK", pile=pile, rules={"pile_freeze_cards": other}).may("take")


def test_a_discarded_wild_need_not_freeze() -> None:
    at = playing("2 4 6", melds="QQQ", rules={"pile_freeze_cards": ["red_three"]}).does("discard 2")
    assert not at.table.pile_frozen
    assert at.events == (Discarded(ME, 2 * 4, freezes=False),)
