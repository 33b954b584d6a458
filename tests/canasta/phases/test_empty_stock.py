"""Play without a stock (pagat, End of the hand; Wikipedia 2005, Going out; matrix D12, D15)."""

from __future__ import annotations

import pytest

from bot.canasta.actions import Draw, Pass
from bot.canasta.errors import Reason
from bot.canasta.events import Passed, RoundEnded
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason
from tests.support.builders import drawing, playing, refused


def test_drawing_the_last_card_is_not_the_end() -> None:
    """Matrix sequence 27: the drawer melds and discards."""
    at = drawing("4 6 K K K", melds="QQQ", stock="8").does("draw")
    assert at.table.stock_size == 0
    assert at.table.phase is Phase.PLAY
    after = at.does("meld KKK", "discard 4")
    assert after.table.is_running
    assert after.seat == 1


def test_who_cannot_draw_and_cannot_take_ends_the_round() -> None:
    """pagat: "As soon as a player ... chooses to [draw], but there is no card in the stock, the play ends"."""
    at = drawing("4 6", melds="QQQ", pile="9 K", stock="")
    refused(at.why("draw"), Reason.STOCK_EMPTY)
    assert at.offers() == [Pass()]
    over = at.does("pass")
    assert [type(event) for event in over.events] == [Passed, RoundEnded]
    assert over.table.result is not None
    assert over.table.result.reason is EndReason.STOCK_EXHAUSTED
    assert over.table.result.went_out is None
    assert over.table.phase is Phase.BETWEEN_ROUNDS


def test_nobody_passes_while_there_is_a_stock() -> None:
    at = drawing("4 6", melds="QQQ", stock="8 8")
    refused(at.why("pass"), Reason.STOCK_NOT_EMPTY, stock=2)
    assert Pass() not in at.offers()
    refused(playing("4 6", stock="").why("pass"), Reason.ALREADY_DRAWN)


def test_play_goes_on_through_the_pile() -> None:
    """pagat: "Play can continue with no stock as long as each player takes the previous player's discard"."""
    at = drawing(
        "4 6 8", melds="KKK", pile="9 K", stock="", theirs="QQQ", hands={1: "Q Q 5 7", 2: "5 5 7", 3: "10"}
    )
    taken = at.does("take", "discard 4")
    assert taken.seat == 1
    assert taken.offers() == [Pass()]


# ------------------------------------------------------------------------------------------------- what must be taken


def test_a_pile_that_fits_an_own_meld_must_be_taken() -> None:
    """pagat: "must take the discard if the pile is not frozen and ... matches any previous meld"; matrix sequence 25."""
    at = drawing("4 6 8", melds="KKK", pile="9 K", stock="")
    refused(at.why("pass"), Reason.MUST_TAKE_PILE, upcard=13 * 4, rule="forced_if_fits_meld")
    assert at.offered("take")
    assert Pass() not in at.offers()
    assert Draw() not in at.offers()


@pytest.mark.parametrize(
    "hand, melds, pile",
    [
        ("K K 4 6", "QQQ", "9 K"),  # a natural pair without a meld of the rank
        ("K 2 4 6", "QQQ", "9 K"),
        ("K K 4 6", "KKK", "2 9 K"),  # frozen, although it could be taken
        ("K K Q Q 2 6", "", "9 K"),  # frozen for an unmelded side
    ],
)
def test_other_piles_may_be_taken_or_left(hand: str, melds: str, pile: str) -> None:
    at = drawing(hand, melds=melds, pile=pile, stock="")
    offers = at.offers()
    assert Pass() in offers
    assert len(offers) > 1
    assert at.may("pass")


def test_a_frozen_pile_that_fits_is_no_obligation_and_no_right() -> None:
    """Matrix D13: a freeze still protects."""
    at = drawing("4 6 8", melds="KKK", pile="2 9 K", stock="")
    assert at.offers() == [Pass()]


def test_a_take_that_would_leave_no_card_to_keep_is_not_forced() -> None:
    """One card in hand, one in the pile (matrix D24), and keep-a-card (matrix sequence 26)."""
    assert drawing("4", melds="KKK", pile="K", stock="").offers() == [Pass()]
    scarne = {"one_card_hand_takes_one_card_pile": True}
    assert drawing("4", melds="KKK", pile="K", stock="", rules=scarne).offers() == [Pass()]
    canasta = "K K K K K K"
    forced = drawing("4", melds=canasta, pile="K", stock="", rules=scarne)
    refused(forced.why("pass"), Reason.MUST_TAKE_PILE)
    assert forced.does("take", "discard 4").table.result is not None


def test_a_canasta_is_a_meld_that_fits() -> None:
    at = drawing("4 6 8", melds="K K K K 2 2 2", pile="9 K", stock="")
    refused(at.why("pass"), Reason.MUST_TAKE_PILE)
    off = drawing(
        "4 6 8", melds="K K K K 2 2 2", pile="9 K", stock="", rules={"pile_layoff_to_canasta": False}
    )
    assert off.offers() == [Pass()]


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "hand, melds, pile, forced_by",
    [
        ("4 6 8", "KKK", "9 K", {"forced_if_fits_meld", "forced_if_legal"}),
        ("K K 4 6", "QQQ", "9 K", {"forced_if_legal"}),
        ("K 2 4 6", "QQQ", "9 K", {"forced_if_legal"}),
        ("K K 4 6", "KKK", "2 9 K", {"forced_if_legal"}),
        ("K K Q Q 2 6", "", "9 K", {"forced_if_legal"}),
        ("4 6 8", "QQQ", "9 K", set()),
        ("4 6 8", "KKK", "2 9 K", set()),
    ],
)
@pytest.mark.parametrize("rule", ["forced_if_fits_meld", "forced_if_legal", "optional"])
def test_what_is_forced(hand: str, melds: str, pile: str, forced_by: set[str], rule: str) -> None:
    """Option stock_exhaustion: pagat, Wikipedia 2005, Hoyle."""
    at = drawing(hand, melds=melds, pile=pile, stock="", rules={"stock_exhaustion": rule})
    assert at.may("pass") is (rule not in forced_by)
    assert (Pass() in at.offers()) is (rule not in forced_by)
    assert at.offers()
