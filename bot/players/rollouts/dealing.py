"""Hidden cards dealt anew, in compiled code, from what a seat has not seen."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import RED_THREE, Numbers

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


class Hidden(NamedTuple):
    """The cards that a seat has not seen: their ranks, and by place how many of them a hand holds.

    The rest of them is the stock. ``random`` is the state of the generator, a number that the seed of the deals sets.
    """

    cards: Numbers
    missing: Numbers
    random: NDArray[np.uint64]


@njit
def deal_hidden(game: Round, hidden: Hidden) -> None:
    """Deal the unseen cards: no red three to a hand, as it would lie on the table."""
    cards = hidden.cards
    _shuffle(cards, 0, hidden.random)
    # Red threes go to the end, from where they are shuffled into the stock.
    dealt = 0
    for place in range(len(hidden.missing)):
        for _ in range(hidden.missing[place]):
            at = dealt
            while at < len(cards) and cards[at] == RED_THREE:
                at += 1
            if at == len(cards):
                at = dealt
            rank = cards[at]
            cards[at] = cards[dealt]
            cards[dealt] = rank
            game.hands[place, rank] += 1
            dealt += 1
    _shuffle(cards, dealt, hidden.random)
    for at in range(len(game.stock)):
        game.stock[at] = cards[dealt + at]


@njit
def _shuffle(cards: Numbers, first: int, random: NDArray[np.uint64]) -> None:
    """Shuffle the cards from ``first`` on (Fisher-Yates)."""
    for last in range(len(cards) - 1, first, -1):
        at = first + _below(random, last - first + 1)
        rank = cards[at]
        cards[at] = cards[last]
        cards[last] = rank


@njit
def _below(random: NDArray[np.uint64], count: int) -> int:
    """Return a number from 0 to ``count`` - 1 (splitmix64, the same on every machine)."""
    random[0] += _STEP
    mixed = random[0]
    mixed = (mixed ^ (mixed >> _30)) * _FIRST
    mixed = (mixed ^ (mixed >> _27)) * _SECOND
    mixed = mixed ^ (mixed >> _31)
    return np.int64(((mixed >> _32) * np.uint64(count)) >> _32)
