"""Where a side stands from the eyes of one seat, in bare numbers: what is weighed before and after a play."""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.cards import rank_counts
from bot.canasta.melds import MeldKind
from bot.canasta.view import SeatView
from bot.players.reading import RANKS


class Standing(Struct, frozen=True, gc=False):
    """Numbers of cards by rank: in the hand, and the naturals and wilds of the side's meld of that rank.

    ``pile`` is the size of the pile beside it; ``laid`` the card points that the side has on the table.
    """

    hand: bytes
    naturals: bytes
    wilds: bytes
    opened: bool
    laid: int
    pile: int

    @property
    def cards_held(self) -> int:
        """How many cards are in the hand."""
        return sum(self.hand)


def standing_of(view: SeatView) -> Standing:
    """Where the seat of this view stands now."""
    naturals = bytearray(RANKS)
    wilds = bytearray(RANKS)
    laid = 0
    for meld in view.melds:
        laid += meld.points
        if meld.kind is MeldKind.RANK:
            naturals[meld.rank] = meld.naturals
            wilds[meld.rank] = meld.wilds
    return Standing(
        rank_counts(view.hand)[:RANKS],
        bytes(naturals),
        bytes(wilds),
        view.table.has_melded[view.side],
        laid,
        view.table.pile_size,
    )
