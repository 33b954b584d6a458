"""Records of rounds: rows of kind, rank, naturals, twos, jokers, count and suits, which tests read as actions of the engine.

A row of a sequence has, instead of the rank, :data:`SEQUENCE` and its suit, the ranks that come to it, the ranks that lie
there, a bit for each, and its wild cards.
"""

from __future__ import annotations

from typing import Final

from bot.players.rollouts.ranks import OF_SUIT

DRAW: Final = 0
TAKE: Final = 1
LAY_DOWN: Final = 2
MORE: Final = 3
"""A further meld of the action before it."""
DISCARD: Final = 4
PASS: Final = 5
ASK: Final = 6
AGREE: Final = 7
"""The answer of the partner, who never refuses in a rollout."""
LAY_THREES: Final = 8
SHOW: Final = 9
SPECIAL_HANDS: Final = ("straight", "pairs", "pairs_with_twos", "garbage")
"""The special hands, by the index that stands for each."""

COUNT: Final = 5
"""The column of the cards that a take gets, where the taker chooses how many; else 0 is written."""
SUITS: Final = 6
"""The column of the suits of the naturals, where there are sequences; else 0 is written."""
COLUMNS: Final = 7
SEQUENCE: Final = OF_SUIT
