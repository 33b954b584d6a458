"""Work that waits: notices and deadlines, read and written."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from bot.service.backlog import Backlog, Overdue, Undelivered
from bot.service.change import AT_ONCE, BringBack, Change, Deadline, DeadlineFate, Fate, NoticeFate
from bot.service.delivery.notices import coalesces_as
from bot.service.ids import GuildId, TableId
from bot.service.matches.record import TOLD
from bot.service.ports import WaitingNotice
from bot.storage import schema
from bot.storage.dialects import execute_many, update_each
from bot.storage.mapping import Row, Values, encode, micros_of, moment_at
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


_bring_back_notices = (
    update(schema.notices)
    .where(NOTICE_TOO_FAR_AHEAD)
    .values(
        not_before=bindparam("not_before"),
        created=case((_w.created > bindparam("b_now"), bindparam("b_now")), else_=_w.created),
    )
)

_bring_back_at_once = update(schema.deadlines).where(AT_ONCE_TOO_FAR_AHEAD).values(due=bindparam("due"))

_bring_back_deadlines = (
    update(schema.deadlines).where(_d.due > bindparam("b_deadlines")).values(due=bindparam("due"))
)

_drop_coalesced = delete(schema.notices).where(
    _w.coalesce_key == bindparam("b_key"),
    # Written like this, the index of waiting notices is not used: a server that plans this while nothing waits would
    # choose it as the shortest, and would read all of it for every move when many notices wait.
    case((_w.given_up.is_(None), literal_column("1"))) == literal_column("1"),
    # A begun posting says which message Discord may have: that one is looked for first.
    _w.begun.is_(None),
)

_insert_notice = insert(schema.notices)

_delete_notice = delete(schema.notices).where(_w.id == bindparam("b_id"))

_postpone_notice = (
    update(schema.notices)
    .where(_w.id == bindparam("b_id"))
    .values(not_before=bindparam("not_before"), attempts=_w.attempts + literal_column("1"))
)

_give_up_notice = (
    update(schema.notices)
    .where(_w.id == bindparam("b_id"))
    .values(given_up=bindparam("given_up"), attempts=_w.attempts + literal_column("1"))
)

_begin_notice = (
    update(schema.notices)
    .where(_w.id == bindparam("b_id"), _w.given_up.is_(None))
    .values(begun=bindparam("begun"))
)

_delete_deadlines = delete(schema.deadlines).where(_d.table_id == bindparam("b_table"))

_same_deadline = tuple(column == bindparam(f"b_{column.name}") for column in schema.deadlines.c)

_drop_deadline = delete(schema.deadlines).where(*_same_deadline)

_move_deadline = update(schema.deadlines).where(*_same_deadline)


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


def bring_back(connection: Connection, ahead: BringBack, now: int) -> None:
    """Let everything that waits for an impossible moment be due now."""
    at_once, tried = micros_of(ahead.at_once), micros_of(ahead.tried)
    connection.execute(
        _bring_back_notices, [{"b_at_once": at_once, "b_tried": tried, "b_now": now, "not_before": now}]
    )
    connection.execute(_bring_back_at_once, [{"b_at_once": at_once, "due": now}])
    if ahead.deadlines is not None:
        connection.execute(_bring_back_deadlines, [{"b_deadlines": micros_of(ahead.deadlines), "due": now}])


def write_notices(connection: Connection, change: Change) -> None:
    """Append the notices to those that wait; a newer board replaces an older one whose posting has not begun."""
    at = micros_of(change.at)
    fresh: list[Values] = [
        {
            "table_id": notice.table,
            "coalesce_key": coalesces_as(notice),
            "notice": encode(notice),
            "created": at,
            "not_before": at,
            "attempts": 0,
        }
        for notice in change.notices
    ]
    keys = {values["coalesce_key"] for values in fresh if values["coalesce_key"] is not None}
    execute_many(connection, _drop_coalesced, [{"b_key": key} for key in sorted(keys)])
    execute_many(connection, _insert_notice, fresh)


def settle_notices(connection: Connection, fates: Sequence[NoticeFate]) -> None:
    """Write what became of notices that were sent, or could not be."""
    for fate in fates:
        its = {"b_id": fate.notice}
        match fate.fate:
            case Fate.DELIVERED:
                connection.execute(_delete_notice, its)
            case Fate.POSTPONED if fate.not_before is not None:
                connection.execute(_postpone_notice, {**its, "not_before": micros_of(fate.not_before)})
            case Fate.GIVEN_UP:
                connection.execute(_give_up_notice, {**its, "given_up": fate.why})
            case Fate.BEGUN if fate.begun is not None:
                update_each(connection, _begin_notice, [{**its, "begun": encode(fate.begun)}])


def write_deadlines(connection: Connection, change: Change) -> None:
    """Replace the deadlines of the table, if it has new ones."""
    if change.record is not None and change.deadlines is not None:
        connection.execute(_delete_deadlines, {"b_table": change.record.id})
        DEADLINES.insert(connection, change.deadlines)


def settle_deadlines(connection: Connection, fates: Sequence[DeadlineFate]) -> None:
    """Drop or move deadlines that have fallen due, unless they were replaced meanwhile."""
    for fate in fates:
        its = {f"b_{column}": value for column, value in DEADLINES.values(fate.deadline).items()}
        if fate.due is None:
            connection.execute(_drop_deadline, its)
        else:
            connection.execute(_move_deadline, {**its, "due": micros_of(fate.due)})
