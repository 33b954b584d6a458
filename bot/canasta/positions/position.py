"""Positions: a state of the game, and which parts of it are unknown."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.canasta.seats import Seat
from bot.canasta.state import State


class Position(Struct, frozen=True):
    """A state, and which parts of it are unknown.

    Where only the size of the stock is known, ``state.stock`` is empty and ``state.table.stock_size`` is valid. A seat
    in ``unknown_hands`` has no cards in ``state.hands``; ``state.table.hand_sizes`` is valid. The same holds for
    ``unknown_feet``, ``unknown_bonus`` and ``unknown_wings`` (by the number of the packet), and for the cards below the
    pile.
    """

    state: State
    is_stock_known: bool = True
    unknown_hands: frozenset[Seat] = frozenset()
    unknown_feet: frozenset[Seat] = frozenset()
    unknown_bonus: frozenset[Seat] = frozenset()
    unknown_wings: frozenset[int] = frozenset()
    is_under_pile_known: bool = True

    def is_unknown(self, place: str, at: int = 0) -> bool:
        """Return whether only the number of cards is known at a place: a document field, and its seat or index."""
        match place:
            case "hands":
                return at in self.unknown_hands
            case "feet":
                return at in self.unknown_feet
            case "bonus":
                return at in self.unknown_bonus
            case "wings":
                return at in self.unknown_wings
            case "pile_face_down":
                return not self.is_under_pile_known
            case _:
                return not self.is_stock_known


FIELDS: Final = (
    "rules", "round", "dealer", "phase", "to_act", "turn", "took", "laid", "question", "hands", "known", "melds",
    "melded_before", "red_threes", "black_threes", "pile", "pile_face_down", "frozen", "stock", "scores",
    "questions_asked", "feet", "played_from_foot", "bonus", "wings", "turn_card_drawn", "recycled", "recycle_secret",
    "turned_red_three", "seen_stock", "face_down_discard", "penalty_cards", "fines", "says_more", "exact_cut", "lone", "ended",
)  # fmt: skip
"""The names of all fields of a position."""
