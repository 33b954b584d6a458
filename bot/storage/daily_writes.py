"""Writes of votes on daily deals."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert

from bot.service.change import Change
from bot.service.daily.schedule import DailySchedule
from bot.storage import schema
from bot.storage.dialects import execute_many
from bot.storage.rows import DAILY_VOTES

_delete_old_votes = delete(schema.daily_votes).where(
    schema.daily_votes.c.guild_id == bindparam("b_guild"), schema.daily_votes.c.day < bindparam("b_before")
)

_insert_daily_vote = insert(schema.daily_votes)


def write_daily(connection: Connection, change: Change) -> None:
    """Delete the votes that are old by the schedules of a change, and write its new ones."""
    execute_many(
        connection,
        _delete_old_votes,
        [{"b_guild": one.guild, "b_before": one.before} for one in change.documents_of(DailySchedule)],
    )
    execute_many(connection, _insert_daily_vote, list(map(DAILY_VOTES.values, change.daily_votes)))
