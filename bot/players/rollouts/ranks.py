"""Cards as the rollouts see them: a rank each, and a suit only where there are sequences, but for the colour of threes."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.cards import (
    LANES,
    RED_THREES,
    Card,
    Cards,
    count_all,
    count_of,
    is_red_three,
    rank_counts,
    rank_of,
    suit_of,
)

Numbers: TypeAlias = NDArray[np.int32]
"""An array of numbers, of any dimensions."""

RED_THREE: Final = 0
JOKER: Final = 1
TWO: Final = 2
BLACK_THREE: Final = 3
SEVEN: Final = 7
ACE: Final = 14
LOWEST: Final = 4
"""The lowest rank of a meld."""
WILD_MELD: Final = TWO
"""The row of a meld of wild cards in arrays by rank: twos as its naturals, jokers as its wild cards."""
THREES_SET_ASIDE: Final = RED_THREE
"""The row of ``Round.wilds`` for the number of black threes that lie beside the melds."""
FULL_WILD_MELDS: Final = JOKER
"""The row of ``Round.wilds`` for the number of canastas of wild cards beside that meld."""
FULL_NATURAL_MELDS: Final = RED_THREE
"""The row of ``Round.naturals`` for the number of natural canastas that are set apart, as new melds of their ranks follow."""
FULL_MIXED_MELDS: Final = JOKER
"""The row of ``Round.naturals`` for the number of mixed ones."""
SPARE: Final = RED_THREE
"""The row of ``Round.plan`` for the twos and jokers that are not planned."""
RANKS: Final = 15
"""The length of an array by rank, to the ace."""
OF_SUIT: Final = 16
"""Where there are sequences, a natural is its rank and so many for each suit, from one on; an array by rank goes on by card."""
RANK_OF: Final = OF_SUIT - 1
"""The bits of such a card that are its rank."""
CARDS: Final = 5 * OF_SUIT
"""The length of an array by rank and card."""
SUIT_BITS: Final = 5
"""The bits of the number of naturals of each suit, where these are packed into one number."""
FIRST_RUN: Final = OF_SUIT
"""The row of the first unfinished sequence in arrays by rank: its naturals as a bit for each rank, and its wild cards."""
RUNS_OF_SUIT: Final = 8
"""The number of rows for sequences of a suit; further ones are left alone, which hardly ever happens."""
LAST_RUN: Final = FIRST_RUN + 4 * RUNS_OF_SUIT
"""The length of an array by rank and unfinished sequence."""


def rolled_rank(card: Card) -> int:
    """Return the rank by which the rollouts know a card."""
    return RED_THREE if is_red_three(card) else rank_of(card)


def rolled_card(card: Card) -> int:
    """Return the number by which the rollouts know a card where there are sequences."""
    rank = rolled_rank(card)
    return rank if rank < LOWEST else rank + OF_SUIT * (1 + suit_of(card))


_BY_RANK: Final = bytes(map(rolled_rank, range(LANES))) + bytes(256 - LANES)
_BY_CARD: Final = bytes(map(rolled_card, range(LANES))) + bytes(256 - LANES)


def ranks_of(cards: bytes, *, by_suit: bool = False) -> Numbers:
    """Return the ranks of cards in their order; ``by_suit`` where there are sequences."""
    numbers = _BY_CARD if by_suit else _BY_RANK
    return np.frombuffer(cards.translate(numbers), dtype=np.uint8).astype(np.int32)


def counts_of(cards: Cards, *, by_suit: bool = False) -> Numbers:
    """Return the number of cards of each rank; ``by_suit`` of each natural, too."""
    counts = np.frombuffer(rank_counts(cards), dtype=np.uint8).astype(np.int32)[:RANKS]
    counts[RED_THREE] = count_all(cards & RED_THREES)
    counts[BLACK_THREE] -= counts[RED_THREE]
    if not by_suit:
        return counts
    found = np.zeros(CARDS, dtype=np.int32)
    found[:RANKS] = counts
    for rank in range(LOWEST, RANKS):
        for suit in range(4):
            found[rank + OF_SUIT * (1 + suit)] = count_of(cards, 4 * rank + suit)
    return found
