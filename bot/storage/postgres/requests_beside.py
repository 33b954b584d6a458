"""Drafts and settings that bear on moves, read for many moves by one statement on a PostgreSQL server."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ARRAY, BigInteger, bindparam, cast, column, func, null, select, union_all

from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.people.preferences import PlayerSettings
from bot.service.ports import Beside
from bot.storage import rows, schema

_given: Any = (
    func.unnest(bindparam("b_tables", type_=ARRAY(BigInteger)), bindparam("b_users", type_=ARRAY(BigInteger)))
    .table_valued(column("table_id", BigInteger), column("user_id", BigInteger))
    .render_derived()
)
_d, _p = schema.drafts.c, schema.players.c
BESIDE: Final = union_all(
    select(_d.table_id, _d.user_id, _d.draft.label("stored")).where(
        _d.table_id == _given.c.table_id, _d.user_id == _given.c.user_id
    ),
    select(cast(null(), BigInteger), _p.user_id, _p.settings).where(
        _p.user_id == func.any(bindparam("b_people", type_=ARRAY(BigInteger)))
    ),
)
"""The query for drafts of people at tables, and for settings of people, whose rows have no table."""


class Move(NamedTuple):
    """A move, by its table and the people whose drafts and settings bear on it."""

    table: TableId
    drafts_of: Collection[UserId]
    settings_of: Collection[UserId]


def values_for(moves: Sequence[Move]) -> rows.Values:
    """Return the values of the parameters of ``BESIDE`` for these moves."""
    prepared = [(move.table, user) for move in moves for user in move.drafts_of]
    return {
        "b_tables": [table for table, _ in prepared],
        "b_users": [user for _, user in prepared],
        "b_people": list({user for move in moves for user in move.settings_of}),
    }


def answers(moves: Sequence[Move], found: Sequence[rows.Row]) -> list[Beside]:
    """Return the drafts and settings found, move by move."""
    stored = {(row["table_id"], row["user_id"]): row["stored"] for row in found}

    def draft(table: TableId, user: UserId) -> Draft:
        mine = stored.get((table, user))
        return Draft() if mine is None else rows.draft_from_bytes(mine)

    def settings(user: UserId) -> PlayerSettings:
        mine = stored.get((None, user))
        return PlayerSettings(user) if mine is None else rows.player_from_bytes(mine)

    return [
        Beside(
            {user: draft(move.table, user) for user in move.drafts_of},
            {user: settings(user) for user in move.settings_of},
        )
        for move in moves
    ]
