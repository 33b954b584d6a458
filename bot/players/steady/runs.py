"""Estimates of sequences: which seven cards of a suit may come together."""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import Rank
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.players.steady.reading import Reading
from bot.players.steady.weights import at

_LOWEST, _HIGHEST = Rank.FOUR.value, Rank.ACE.value

WINDOWS: Final = tuple(
    ((1 << LONGEST_SEQUENCE) - 1) << low for low in range(_LOWEST, _HIGHEST - LONGEST_SEQUENCE + 2)
)
"""All runs of seven neighbouring ranks, as masks with a bit for each rank."""


def chance_of_run(reading: Reading, suit: int, on_table: int, held: int, wilds: int = 0) -> float:
    """Return the chance that a sequence of these ranks, and those held, becomes seven cards long.

    Each missing card must be unseen, unless a wild card of the sequence stands for it.
    """
    about = reading.unseen_by_suit[suit]
    best = 0.0
    for window in WINDOWS:
        if on_table & ~window:
            continue
        lacking = window & ~(on_table | held)
        missing = max(0, lacking.bit_count() - wilds)
        if (lacking & ~about).bit_count() > wilds:
            continue
        best = max(best, at(reading.weights.run_by_missing, missing))
    return best


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
