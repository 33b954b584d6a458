"""Two things that are quicker once they are warm, measured by turns: a bot runs for weeks, not for a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Speed: TypeAlias = Callable[[float], float]
"""How much of a thing is done in a second, measured for so many seconds; each call goes on where the last one ended."""

MOMENT: Final = 0.15
"""Seconds. Much shorter ones would tell what it takes to get back what the other thing drove out of the processor's cache."""

_QUICKER: Final = 1.01
_PATIENCE: Final = 3
_MOST: Final = 15


def warm_up(speed: Speed, moment: float) -> int:
    """Let a thing go on until it no longer gets quicker; the number of moments that this took.

    That is when three moments in succession were no quicker than the best before them, or after fifteen.
    """
    best, behind = 0.0, 0
    for moments in range(1, _MOST + 1):
        now = speed(moment)
        behind = 0 if now > best * _QUICKER else behind + 1
        best = max(best, now)
        if behind == _PATIENCE:
            return moments
    return _MOST


def by_turns(first: Speed, second: Speed, moments: int, seconds: float) -> tuple[list[float], list[float]]:
    """Both warmed up alike, then so many moments of each, a moment of the one beside a moment of the other."""
    speeds: tuple[list[float], list[float]] = [], []
    pair: Sequence[tuple[Speed, list[float]]] = tuple(zip((first, second), speeds, strict=True))
    for each, _ in pair:
        warm_up(each, min(seconds, MOMENT))
    for number in range(moments):
        for each, seen in pair if number % 2 else reversed(pair):
            seen.append(each(seconds))
    return speeds
