"""Writes of daily deals: their schedules, and the votes on them."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert

from bot.service.change import Change
from bot.storage import schema
from bot.storage.dialects import execute_many
from bot.storage.rows import DAILY, DAILY_VOTES

_delete_old_votes = delete(schema.daily_votes).where(
    schema.daily_votes.c.guild_id == bindparam("b_guild"), schema.daily_votes.c.day < bindparam("b_before")
)

_insert_daily_vote = insert(schema.daily_votes)


def write_daily(connection: Connection, change: Change) -> None:
    """Write schedules and votes.

    Raises:
        StaleChange
    """
    DAILY.write(connection, change.daily)
    execute_many(
        connection,
        _delete_old_votes,
        [{"b_guild": one.guild, "b_before": one.before} for one in change.daily],
    )
    execute_many(connection, _insert_daily_vote, list(map(DAILY_VOTES.values, change.daily_votes)))
