"""Positions: a state of the game, and which parts of it are unknown."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.canasta.state import State


class Position(Struct, frozen=True):
    """A state, and which parts of it are unknown.

    Where only the size of the stock is known, ``state.stock`` is empty and ``state.table.stock_size`` is valid. A seat
    whose hand is unknown has no cards in ``state.hands``; ``state.table.hand_sizes`` is valid. The same holds for feet,
    bonus cards, wings and the cards below the pile.
    """

    state: State
    unknown: frozenset[tuple[str, int]] = frozenset()
    """The places where only the number of cards is known: a field of documents, and the seat or index in it, else 0."""

    def is_unknown(self, place: str, at: int = 0) -> bool:
        """Return whether only the number of cards is known at a place: a document field, and its seat or index."""
        return (place, at) in self.unknown


FIELDS: Final = (
    "rules", "round", "dealer", "phase", "to_act", "turn", "took", "laid", "question", "hands", "known", "melds",
    "melded_before", "red_threes", "black_threes", "pile", "pile_face_down", "frozen", "stock", "scores",
    "questions_asked", "feet", "played_from_foot", "bonus", "wings", "turn_card_drawn", "recycled", "recycle_secret",
    "turned_red_three", "seen_stock", "face_down_discard", "penalty_cards", "fines", "says_more", "exact_cut", "lone", "ended",
)  # fmt: skip
"""The names of all fields of a position."""
