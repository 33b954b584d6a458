"""The turn in progress and the question that may interrupt it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.canasta.seats import Seat


class Phase(StrEnum):
    """The phase of a match."""

    BETWEEN_ROUNDS = "between_rounds"
    DRAW = "draw"
    PLAY = "play"
    MATCH_OVER = "match_over"


# Module constants for the most frequent members: in Python 3.11 an Enum lookup costs as much as a call.
DRAWING: Final = Phase.DRAW
PLAYING: Final = Phase.PLAY


class Took(StrEnum):
    """The way the turn began."""

    STOCK = "stock"
    PILE = "pile"
    NOTHING = "nothing"
    LAST_THREE = "last_three"


FROM_STOCK: Final = Took.STOCK
FROM_PILE: Final = Took.PILE
FROM_NOWHERE: Final = Took.NOTHING
LAST_THREE: Final = Took.LAST_THREE


class Turn(Struct, frozen=True, gc=False):
    """The turn in progress.

    ``number`` counts the turns of the round from 1. ``took`` is NOTHING when the turn began with the partner's leave to
    go out without drawing, and LAST_THREE while a three drawn as the last card of the stock waits for what becomes of
    it. ``laid`` says whether anything was laid down in this turn beyond the meld that took the upcard: from then on
    partner cannot be asked any more. ``initial`` says whether the side made its initial meld in this turn.
    """

    number: int
    seat: Seat
    took: Took | None = None
    laid: bool = False
    initial: bool = False


class Question(Struct, frozen=True, gc=False):
    """The question whether its asker may go out: who asked, who may answer, and the answer (None while it is open)."""

    asker: Seat
    answerers: tuple[Seat, ...]
    answer: bool | None = None
