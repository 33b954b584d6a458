"""Ranks of naturals by suit as masks with a bit for each rank, and the sequences among them."""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import NATURALS, Cards, Rank, faces, rank_of, suit_of
from bot.canasta.melding.shapes import LONGEST_SEQUENCE

_LOWEST, _HIGHEST = Rank.FOUR.value, Rank.ACE.value

LONGEST_RUNS: Final = tuple(
    ((1 << LONGEST_SEQUENCE) - 1) << low for low in range(_LOWEST, _HIGHEST - LONGEST_SEQUENCE + 2)
)
"""All runs of as many neighbouring ranks as a sequence may have."""


def ranks_by_suit(cards: Cards) -> list[int]:
    """Return by suit a mask with a bit for each natural rank that is among the cards."""
    masks = [0, 0, 0, 0]
    for face in faces(cards & NATURALS):
        masks[suit_of(face)] |= 1 << rank_of(face)
    return masks


def stretches(mask: int) -> list[list[int]]:
    """Return the runs of three or more neighbouring ranks in a mask, none longer than a sequence may be."""
    found: list[list[int]] = []
    ranks: list[int] = []
    for rank in range(_LOWEST, _HIGHEST + 2):
        if mask >> rank & 1:
            ranks.append(rank)
            continue
        if len(ranks) >= 3:
            found.append(ranks[:LONGEST_SEQUENCE])
            if len(ranks) > LONGEST_SEQUENCE:
                found.append(ranks[-LONGEST_SEQUENCE:])
        ranks = []
    return found


def joining(on_table: int, held: int) -> list[int]:
    """Return the held ranks that join a sequence at its ends, one after the other."""
    ranks = []
    low = (on_table & -on_table).bit_length() - 1
    high = on_table.bit_length() - 1
    while high - low + 1 < LONGEST_SEQUENCE:
        if held >> (high + 1) & 1:
            high += 1
            ranks.append(high)
        elif held >> (low - 1) & 1:
            low -= 1
            ranks.append(low)
        else:
            break
    return ranks
