"""Writes of daily deals: their schedules, and the votes on them."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, update

from bot.service.change import Change
from bot.storage import rows, schema
from bot.storage.dialects import execute_many, update_each

_insert_daily = insert(schema.daily)

_update_daily = (
    update(schema.daily)
    .where(schema.daily.c.guild_id == bindparam("b_id"), schema.daily.c.revision == bindparam("b_seen"))
    .values(revision=bindparam("revision"), due=bindparam("due"), schedule=bindparam("schedule"))
)

_delete_old_votes = delete(schema.daily_votes).where(
    schema.daily_votes.c.guild_id == bindparam("b_guild"), schema.daily_votes.c.day < bindparam("b_before")
)

_insert_daily_vote = insert(schema.daily_votes)


def write_daily(connection: Connection, change: Change) -> None:
    """Write schedules and votes.

    Raises:
        StaleChange
    """
    execute_many(
        connection,
        _insert_daily,
        [{"guild_id": one.guild, **rows.daily_values(one)} for one in change.daily if one.revision == 1],
    )
    update_each(
        connection,
        _update_daily,
        [
            {"b_id": one.guild, "b_seen": one.revision - 1, **rows.daily_values(one)}
            for one in change.daily
            if one.revision > 1
        ],
    )
    execute_many(
        connection,
        _delete_old_votes,
        [{"b_guild": one.guild, "b_before": one.before} for one in change.daily],
    )
    execute_many(connection, _insert_daily_vote, list(map(rows.daily_vote_values, change.daily_votes)))
