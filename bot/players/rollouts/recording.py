"""Records of rounds: rows of kind, rank, naturals, twos, jokers, count and suits, which tests read as actions of the engine.

They are written while a round is played. A row of a sequence has, instead of the rank, :data:`SEQUENCE` and its suit, the
ranks that come to it, the ranks that lie there, a bit for each, and its wild cards.
"""

from __future__ import annotations

from typing import Final

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.hands import has_foot
from bot.players.rollouts.policy.planning import count_planned, held_by, planned
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import FIRST_RUN, LAST_RUN, OF_SUIT, RANKS, WILD_MELD, Numbers
from bot.players.rollouts.rules import RolloutRules
from bot.players.rollouts.runs import suit_of_row

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

COUNT: Final = 5
"""The column of the cards that a take gets, where the taker chooses how many; else 0 is written."""
SUITS: Final = 6
"""The column of the suits of the naturals, where there are sequences; else 0 is written."""
COLUMNS: Final = 7
SEQUENCE: Final = OF_SUIT


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
    record[rows, SUITS] = 0
    return rows + 1


@compiled
def write_plan(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int, first: int) -> int:
    """Record a plan as a lay-down, or as what is laid down beside the upcard."""
    if len(record) == 0:
        return 0
    kind = first
    if rules.has_runs:
        side = game.sides[place]
        for row in range(FIRST_RUN, LAST_RUN):
            if game.plan[row, 0] > 0:
                rows = write_run(game, side, record, rows, kind, row)
                kind = MORE
    for rank in range(WILD_MELD, RANKS):
        if planned(game, rank) > 0:
            rows = write(record, rows, kind, rank, game.plan[rank, 0], game.plan[rank, 1], game.plan[rank, 2])
            if rules.has_runs:
                record[rows - 1, SUITS] = game.plan[rank, 3]
            kind = MORE
    return rows


@compiled
def write_run(game: Round, side: int, record: Numbers, rows: int, kind: int, row: int) -> int:
    """Record the cards that are planned for a sequence."""
    of = SEQUENCE + suit_of_row(row)
    return write(record, rows, kind, of, game.plan[row, 0], game.naturals[side, row], game.wilds[side, row])


@compiled
def write_question(rules: RolloutRules, game: Round, place: int, record: Numbers, rows: int) -> int:
    """Record that partner is asked, and agrees, before a plan to go out."""
    if not rules.must_ask or has_foot(game, place) or held_by(game, place) - count_planned(game) > 1:
        return rows
    rows = write(record, rows, ASK, 0, 0, 0, 0)
    return write(record, rows, AGREE, 0, 0, 0, 0)
