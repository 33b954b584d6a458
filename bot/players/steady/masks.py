"""Masks of ranks by suit, for sequences."""

from __future__ import annotations

from bot.canasta.cards import NATURALS, Cards, faces, rank_of, suit_of


def ranks_by_suit(cards: Cards) -> list[int]:
    """Return by suit a mask with a bit for each natural rank that is among the cards."""
    masks = [0, 0, 0, 0]
    for face in faces(cards & NATURALS):
        masks[suit_of(face)] |= 1 << rank_of(face)
    return masks
