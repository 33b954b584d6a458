"""Rows of a record, written while a round is played."""

from __future__ import annotations

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.planning import planned
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import RANKS, WILD_MELD, Numbers
from bot.players.rollouts.record import COUNT, MORE


@compiled
def write(record: Numbers, rows: int, kind: int, rank: int, naturals: int, twos: int, jokers: int) -> int:
    """Record a part of an action; return the number of rows after it."""
    if len(record) == 0:
        return 0
    record[rows, 0] = kind
    record[rows, 1] = rank
    record[rows, 2] = naturals
    record[rows, 3] = twos
    record[rows, 4] = jokers
    record[rows, COUNT] = 0
    return rows + 1


@compiled
def write_plan(game: Round, record: Numbers, rows: int, first: int) -> int:
    """Record a plan as a lay-down, or as what is laid down beside the upcard."""
    if len(record) == 0:
        return 0
    kind = first
    for rank in range(WILD_MELD, RANKS):
        if planned(game, rank) > 0:
            rows = write(record, rows, kind, rank, game.plan[rank, 0], game.plan[rank, 1], game.plan[rank, 2])
            kind = MORE
    return rows
