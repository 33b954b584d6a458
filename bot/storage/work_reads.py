"""Reads about work that waits: notices and deadlines."""

from datetime import datetime
from typing import Final

from sqlalchemy import and_, bindparam, func, literal_column, or_, select

from bot.service.backlog import Backlog, Overdue, Undelivered
from bot.service.change import AT_ONCE, BringBack, Deadline
from bot.service.ids import GuildId, TableId
from bot.service.matches.record import TOLD
from bot.service.ports import WaitingNotice
from bot.storage import schema
from bot.storage.mapping import Row, Values, micros_of, moment_at
from bot.storage.reader import Reader
from bot.storage.rows import DEADLINES, NOTICES

_LAST_NUMBER: Final = 2**62

_t, _w, _d = schema.tables.c, schema.notices.c, schema.deadlines.c

_older = schema.notices.alias("older")

_held_up = (
    select(_older.c.id)
    .where(
        _older.c.table_id == _w.table_id,
        _older.c.given_up.is_(None),
        _older.c.id < _w.id,
        _older.c.not_before > bindparam("b_now"),
    )
    .exists()
)

WAITING = (
    select(_w.id, _w.table_id, _w.notice, _w.attempts, _w.created, _w.not_before, _w.begun)
    .where(_w.given_up.is_(None), _w.not_before <= bindparam("b_now"), ~_held_up)
    .order_by(_w.id)
    .limit(bindparam("b_limit"))
)

_first_of_table = (
    select(func.min(_w.id).label("id")).where(_w.given_up.is_(None)).group_by(_w.table_id).subquery()
)

_next_notice = select(func.min(_w.not_before)).where(
    _w.id.in_(select(_first_of_table.c.id)), _w.not_before > bindparam("b_now")
)

_undelivered = (
    select(_w.table_id, _w.created, _w.given_up)
    .select_from(schema.notices.join(schema.tables, _w.table_id == _t.id))
    .where(
        _t.guild_id == bindparam("b_guild"),
        or_(*(_t.status == status.value for status in sorted(TOLD))),
        or_(_w.given_up.is_(None), _w.created >= _t.turn_since),
    )
    .order_by(_w.id)
)

_given_up = (
    select(_w.id, _w.table_id, _w.notice, _w.attempts, _w.created, _w.not_before, _w.begun)
    .where(_w.table_id == bindparam("b_table"), _w.given_up.is_not(None))
    .order_by(_w.id)
)

NOTICE_TOO_FAR_AHEAD = and_(
    _w.given_up.is_(None),
    or_(
        and_(_w.attempts == literal_column("0"), _w.not_before > bindparam("b_at_once")),
        _w.not_before > bindparam("b_tried"),
    ),
)

AT_ONCE_TOO_FAR_AHEAD = and_(
    _d.due > bindparam("b_at_once"),
    or_(*(_d.kind == literal_column(f"'{kind.value}'") for kind in sorted(AT_ONCE))),
)

DUE = (
    select(schema.deadlines)
    .where(_d.due <= bindparam("b_now"))
    .order_by(_d.due, _d.table_id)
    .limit(bindparam("b_limit"))
)

_next_deadline = select(func.min(_d.due)).where(_d.due > bindparam("b_after"))

_is_due = _d.due <= bindparam("b_now")

_overdue = select(
    select(func.min(_w.created)).where(_w.given_up.is_(None)).scalar_subquery().label("oldest"),
    select(func.min(_d.due)).where(_is_due).scalar_subquery().label("earliest"),
    select(func.count()).where(NOTICE_TOO_FAR_AHEAD).scalar_subquery().label("notices_ahead"),
    select(func.count()).where(AT_ONCE_TOO_FAR_AHEAD).scalar_subquery().label("deadlines_ahead"),
)

_backlog = _overdue.add_columns(
    select(func.count()).where(_w.given_up.is_(None)).scalar_subquery().label("notices"),
    select(func.count()).select_from(schema.deadlines).where(_is_due).scalar_subquery().label("due"),
)

_statuses = select(_t.status, func.count().label("tables")).group_by(_t.status)


def _limits(now: datetime) -> Values:
    impossible = BringBack.impossible(now)
    return {
        "b_now": micros_of(now),
        "b_at_once": micros_of(impossible.at_once),
        "b_tried": micros_of(impossible.tried),
    }


def _overdue_from(row: Row) -> Overdue:
    return Overdue(
        None if row["oldest"] is None else moment_at(row["oldest"]),
        None if row["earliest"] is None else moment_at(row["earliest"]),
        row["notices_ahead"] + row["deadlines_ahead"],
    )


class WorkReads(Reader):
    """The reads of notices and deadlines."""

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return the notices that may be sent now, none that would overtake an older one of its table."""
        found = await self._rows(WAITING, b_now=micros_of(now), b_limit=limit)
        return tuple(map(NOTICES.value, found))

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """Return the next moment after now at which the oldest waiting notice of a table may be tried, or None."""
        return await self._moment(_next_notice, b_now=micros_of(now))

    async def backlog(self, now: datetime) -> Backlog:
        """Return the numbers of waiting notices, of due deadlines and of tables by status."""
        [row] = await self._rows(_backlog, **_limits(now))
        late, tables = _overdue_from(row), await self._rows(_statuses)
        return Backlog(
            row["notices"],
            late.oldest_notice,
            row["due"],
            late.earliest_due,
            {each["status"]: each["tables"] for each in tables},
            late.too_far_ahead,
        )

    async def overdue(self, now: datetime) -> Overdue:
        """Return since when the oldest notice waits and a deadline is due, and how many are set too far ahead."""
        [row] = await self._rows(_overdue, **_limits(now))
        return _overdue_from(row)

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """Return the notices that were not delivered to the tables of a server, oldest first."""
        found = await self._rows(_undelivered, b_guild=guild)
        return tuple(
            Undelivered(row["table_id"], moment_at(row["created"]), row["given_up"] is not None)
            for row in found
        )

    async def given_up(self, table: TableId) -> tuple[WaitingNotice, ...]:
        """Return the notices of a table whose delivery was given up, oldest first."""
        return tuple(map(NOTICES.value, await self._rows(_given_up, b_table=table)))

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return the deadlines that have fallen due, earliest first."""
        found = await self._rows(DUE, b_now=micros_of(now), b_limit=limit)
        return tuple(map(DEADLINES.value, found))

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """Return when the next deadline falls due, or None."""
        moment = -_LAST_NUMBER if after is None else micros_of(after)
        micros = await self._one(_next_deadline, b_after=moment)
        return None if micros is None else moment_at(micros)
