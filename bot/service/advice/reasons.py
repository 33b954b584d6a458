"""Reasons for differences between plays, taken from what became of them in the rounds played on."""

from __future__ import annotations

from collections.abc import Container, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.players.strong.appraisal import Appraisal

_LEAST_OF_A_HUNDRED: Final = 6
"""The smallest difference that is named: some hundred rounds leave an uncertainty of two or three."""
_FINE: Final = 100
"""Differences below it are rounded to five points, others to ten."""


class Ground(StrEnum):
    """What can tell two plays apart."""

    PILE_LOST = "pile_lost"
    GOES_OUT = "goes_out"
    OTHERS_GO_OUT = "others_go_out"


class Contrast(Struct, frozen=True):
    """A difference between two plays: ``share`` of a hundred rounds after one of them, ``instead`` after the other."""

    ground: Ground
    share: int
    instead: int


class Advice(Struct, frozen=True):
    """One play of a hint."""

    appraisal: Appraisal
    less: int
    """The points that it brings less than the best play, rounded; 0 for one that is as good."""
    reason: Contrast | None
    """What tells it from the best play, and the best play from the first worse one that it is told from, besides what is
    told of those; None where nothing stands out.
    """


def advice_of(appraisals: Sequence[Appraisal], most: int) -> tuple[Advice, ...]:
    """Return the best plays with their reasons, at most so many."""
    if not appraisals:
        return ()
    best, *others = appraisals
    told = []
    for other in others[: most - 1]:
        less = points_less(other)
        told.append(Advice(other, less, reason_for(other, best, sign=-1) if less else None))
    grounds = {one.reason.ground for one in told if one.reason is not None}
    found = (reason_for(best, other, besides=grounds) for other in others if points_less(other))
    return (Advice(best, 0, next(filter(None, found), None)), *told)


def points_less(play: Appraisal) -> int:
    """Return how much less a play brings than the best one, rounded; 0 within one standard error."""
    less = -play.points
    if less <= play.error:
        return 0
    step = 5 if less < _FINE else 10
    return step * round(less / step)


def reason_for(
    play: Appraisal, other: Appraisal, *, sign: int = 1, besides: Container[Ground] = ()
) -> Contrast | None:
    """Return the greatest difference that speaks for the play, with a ``sign`` of -1 against it, ``besides`` what is told."""
    found = [
        (sign * favour * (_of_a_hundred(share) - _of_a_hundred(instead)), ground, share, instead)
        for ground, favour, share, instead in (
            (Ground.PILE_LOST, -1, play.loses_pile, other.loses_pile),
            (Ground.GOES_OUT, 1, play.goes_out, other.goes_out),
            (Ground.OTHERS_GO_OUT, -1, play.others_go_out, other.others_go_out),
        )
        if ground not in besides
    ]
    difference, ground, share, instead = max(found, key=lambda one: one[0], default=(0, None, 0.0, 0.0))
    if ground is None or difference < _LEAST_OF_A_HUNDRED:
        return None
    return Contrast(ground, _of_a_hundred(share), _of_a_hundred(instead))


def _of_a_hundred(share: float) -> int:
    return round(100 * share)
