"""Cards as the rollouts see them: a rank each, without a suit but for the colour of threes."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.cards import LANES, RED_THREES, Card, Cards, count_all, is_red_three, rank_counts, rank_of

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


def rolled_rank(card: Card) -> int:
    """Return the rank by which the rollouts know a card."""
    return RED_THREE if is_red_three(card) else rank_of(card)


_BY_CARD: Final = bytes(map(rolled_rank, range(LANES))) + bytes(256 - LANES)


def ranks_of(cards: bytes) -> Numbers:
    """Return the ranks of cards in their order."""
    return np.frombuffer(cards.translate(_BY_CARD), dtype=np.uint8).astype(np.int32)


def counts_of(cards: Cards) -> Numbers:
    """Return the number of cards of each rank."""
    counts = np.frombuffer(rank_counts(cards), dtype=np.uint8).astype(np.int32)[:RANKS]
    counts[RED_THREE] = count_all(cards & RED_THREES)
    counts[BLACK_THREE] -= counts[RED_THREE]
    return counts
