"""Melds on the table, as rows with an id of their own."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NewType

from msgspec import Struct

from bot.canasta.cards import WILDS, Cards, points
from bot.canasta.seats import Seat

MeldId = NewType("MeldId", int)
"""The number of a meld within a round, from 1 in the order the melds were begun."""


class MeldKind(StrEnum):
    """The kind of a meld: what it is made of."""

    RANK = "rank"
    BLACK_THREES = "black_threes"
    WILD = "wild"
    SEQUENCE = "sequence"
    THREES = "threes"


# Module constants for the most frequent members: in Python 3.11 an Enum lookup costs as much as a call.
OF_RANK: Final = MeldKind.RANK
OF_BLACK_THREES: Final = MeldKind.BLACK_THREES
OF_WILDS: Final = MeldKind.WILD
OF_A_SUIT: Final = MeldKind.SEQUENCE
OF_THREES: Final = MeldKind.THREES


class Make(StrEnum):
    """The make of a canasta."""

    NATURAL = "natural"
    MIXED = "mixed"
    WILD = "wild"
    SEQUENCE = "sequence"
    THREES = "threes"


class MeldPart(Struct, frozen=True, gc=False, array_like=True):
    """Cards that one seat put into a meld, and in which turn of the round."""

    seat: Seat
    turn: int
    cards: Cards


class Meld(Struct, frozen=True, gc=False):
    """A meld of one side.

    ``naturals`` and ``wilds`` are the numbers of cards; ``parts`` tell who laid what and when, oldest first, and
    together are exactly ``cards``. ``is_canasta`` is fixed when the meld is made, since the size of a canasta is an
    option. ``rank`` is 0 for a meld of wild cards, 3 for threes, and the lowest rank of a sequence, which has the
    ``suit``; elsewhere ``suit`` is None.
    """

    id: MeldId
    kind: MeldKind
    rank: int
    cards: Cards
    naturals: int
    wilds: int
    parts: tuple[MeldPart, ...] = ()
    is_canasta: bool = False
    suit: int | None = None

    @property
    def size(self) -> int:
        """Return the number of cards of the meld."""
        return self.naturals + self.wilds

    @property
    def make(self) -> Make:
        """Return the make of the canasta it is or would be: by its kind, else natural (no wild cards) or mixed."""
        if self.kind is OF_RANK:
            return Make.MIXED if self.wilds else Make.NATURAL
        return _MAKES[self.kind]

    @property
    def began_mixed(self) -> bool:
        """Return whether a wild card was among the cards that began the meld (pagat, Modern American: aces)."""
        return bool(self.parts) and bool(self.parts[0].cards & WILDS)

    @property
    def points(self) -> int:
        """Return the card points of the meld, without any bonus."""
        return points(self.cards)


CANASTA_SIZE = 7
"""A meld of seven cards is a canasta (pagat, Melds and Canastas), unless the option ``canasta_size`` says otherwise."""

_MAKES = {
    MeldKind.BLACK_THREES: Make.NATURAL,
    MeldKind.WILD: Make.WILD,
    MeldKind.SEQUENCE: Make.SEQUENCE,
    MeldKind.THREES: Make.THREES,
}

_GROUP: Final = {MeldKind.SEQUENCE: 1, MeldKind.WILD: 2}
"""Sequences stand after the ranks, wild cards last."""


def in_order(melds: Iterable[Meld]) -> list[Meld]:
    """Return melds in reading order: canastas first, then from aces down, sequences by suit."""
    return sorted(
        melds, key=lambda meld: (not meld.is_canasta, _GROUP.get(meld.kind, 0), -(meld.suit or 0), -meld.rank)
    )
