"""Matches that have begun: with totals below the target, so that every initial meld is asked for."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from bot.canasta.state import State

_PROGRESS: Final = (0.0, 0.15, 0.35, 0.65)
"""Shares of the target score that a total can have."""


def on_the_way(fresh: State, rng: Random) -> State:
    """Return a match that was just started, with totals drawn at random."""
    target = fresh.table.rules.end.target_score
    totals = tuple(int(target * rng.choice(_PROGRESS)) // 5 * 5 for _ in fresh.table.totals)
    return replace(fresh, table=replace(fresh.table, totals=totals))
