"""Views in which plays are typed, and the reason why something typed is refused."""

import pytest

from bot.canasta.actions import Action
from bot.canasta.engine import check, view_of
from bot.canasta.errors import NotationError, Violation
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.positions.read_position import read_position
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView


def view(hand: str, melds: str = "", pile: str = "", **more) -> SeatView:
    """What seat 0 sees; its side's melds are separated by commas."""
    rows = [[meld.strip() for meld in melds.split(",") if meld.strip()], []]
    document = {"hands": {"0": hand}, "melds": rows, "pile": pile} | more
    return view_of(read_position(document).state, Seat(0))


def playing(hand: str, melds: str = "") -> SeatView:
    return view(hand, melds, took="stock")


def why(seat: SeatView, action: Action) -> Violation:
    violation = check(seat, action)
    assert violation is not None
    return violation


def unreadable(key: Unreadable, call, *arguments) -> NotationError:
    with pytest.raises(NotationError) as caught:
        call(*arguments)
    assert caught.value.key == key, caught.value
    return caught.value


HAND = "KC KH KS 2D QC QD QS * 10H 10S 9H 3S"
