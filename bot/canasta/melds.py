"""Melds on the table, as rows with an id of their own."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

from msgspec import Struct

from bot.canasta.cards import Cards, points
from bot.canasta.seats import Seat

MeldId = NewType("MeldId", int)
"""Names a meld within a round, from 1 in the order the melds were begun."""


class MeldKind(StrEnum):
    """What a meld is made of."""

    RANK = "rank"
    BLACK_THREES = "black_threes"


# A name for what is asked at every step: in Python 3.11 to look a member up in its Enum costs as much as a call.
OF_RANK: Final = MeldKind.RANK


class Make(StrEnum):
    """The make of a canasta."""

    NATURAL = "natural"
    MIXED = "mixed"


class Part(Struct, frozen=True, gc=False, array_like=True):
    """Cards that one seat put into a meld, and in which turn of the round."""

    seat: Seat
    turn: int
    cards: Cards


class Meld(Struct, frozen=True, gc=False):
    """A meld of one side.

    ``naturals`` and ``wilds`` are the numbers of cards; ``parts`` tell who laid what and when, oldest first, and
    together are exactly ``cards``.
    """

    id: MeldId
    kind: MeldKind
    rank: int
    cards: Cards
    naturals: int
    wilds: int
    parts: tuple[Part, ...] = ()

    @property
    def size(self) -> int:
        """How many cards the meld has."""
        return self.naturals + self.wilds

    @property
    def is_canasta(self) -> bool:
        """Seven cards or more, and not black threes (pagat, Melds and Canastas)."""
        return self.naturals + self.wilds >= CANASTA_SIZE and self.kind is OF_RANK

    @property
    def make(self) -> Make:
        """Natural without wild cards, else mixed."""
        return Make.MIXED if self.wilds else Make.NATURAL

    @property
    def points(self) -> int:
        """The card points of the meld, without any bonus."""
        return points(self.cards)


CANASTA_SIZE = 7
"""A meld of seven cards is a canasta (pagat, Melds and Canastas)."""
