"""The store in one SQLite file: one writer with group commit, readers beside it."""

import asyncio
import logging
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, cast

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.canasta.seats import Seat
from bot.service.change import Change, Deadline, DeadlineKind, LogRow, Request
from bot.service.draft import Draft
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.ports import Glance, RepeatedRequest, StaleChange, WaitingNotice
from bot.service.record import TableRecord, TableStatus
from bot.storage import rows, schema
from bot.storage.group_commit import GroupCommit
from bot.storage.migrations import upgrade
from bot.storage.sqlite_engine import make_private_file, migration_engine, reader_engine, writer_engine
from bot.storage.write import write

_LOG = logging.getLogger(__name__)

# An interaction can be repeated for fifteen minutes; a day is generous.
_REQUESTS_LIVE = timedelta(days=1)
_COMMITS_BETWEEN_UPKEEP = 64

_t, _s, _n, _l, _w, _d = (
    schema.tables.c,
    schema.seats.c,
    schema.snapshots.c,
    schema.log.c,
    schema.notices.c,
    schema.deadlines.c,
)
_with_seats = schema.tables.outerjoin(schema.seats, _s.table_id == _t.id)
_seat_columns = (_s.seat, _s.user_id, _s.computer, _s.name, _s.joined)

_glance = select(
    _t.revision,
    select(schema.requests.c.table_id)
    .where(schema.requests.c.key == bindparam("b_key"))
    .scalar_subquery()
    .label("asked_at"),
    select(schema.requests.c.version)
    .where(schema.requests.c.key == bindparam("b_key"))
    .scalar_subquery()
    .label("asked_version"),
).where(_t.id == bindparam("b_table"))
_record = (
    select(schema.tables, *_seat_columns)
    .select_from(_with_seats)
    .where(_t.id == bindparam("b_table"))
    .order_by(_s.seat)
)
_snapshot = (
    select(schema.tables, *_seat_columns, _n.state)
    .select_from(_with_seats.outerjoin(schema.snapshots, _n.table_id == _t.id))
    .where(_t.id == bindparam("b_table"))
    .order_by(_s.seat)
)
_older = schema.notices.alias("older")
_held_up = (
    select(_older.c.id)
    .where(
        _older.c.table_id == _w.table_id,
        _older.c.given_up.is_(None),
        _older.c.id < _w.id,
        _older.c.not_before > bindparam("b_now", type_=schema.Moment),
    )
    .exists()
)
_waiting = (
    select(_w.id, _w.notice, _w.attempts, _w.created, _w.not_before)
    .where(_w.given_up.is_(None), _w.not_before <= bindparam("b_now", type_=schema.Moment), ~_held_up)
    .order_by(_w.id)
    .limit(bindparam("b_limit"))
)
_first_of_table = (
    select(func.min(_w.id).label("id")).where(_w.given_up.is_(None)).group_by(_w.table_id).subquery()
)
_next_notice = select(func.min(_w.not_before)).where(_w.id.in_(select(_first_of_table.c.id)))
_oldest_notice = select(func.min(_w.created)).where(_w.given_up.is_(None))
_due = (
    select(schema.deadlines)
    .where(_d.due <= bindparam("b_now", type_=schema.Moment))
    .order_by(_d.due, _d.table_id)
    .limit(bindparam("b_limit"))
)


class SqliteStore:
    """Keeps everything in one file of mode 0600; what ``commit`` returned from survives a power cut."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opening = asyncio.Lock()
        self._writer: AsyncEngine | None = None
        self._reader: AsyncEngine | None = None
        self._writing: AsyncConnection | None = None
        self._queue = GroupCommit(self._write, self._keep_up)
        self._since_upkeep = _COMMITS_BETWEEN_UPKEEP
        self._latest: datetime | None = None

    async def open(self) -> None:
        """Make the file if need be, bring it to the newest schema, connect."""
        async with self._opening:
            if self._reader is not None:
                return
            make_private_file(self._path)
            migrating = migration_engine(self._path)
            try:
                async with migrating.begin() as connection:
                    await connection.run_sync(upgrade)
            finally:
                await migrating.dispose()
            self._writer = writer_engine(self._path)
            self._writing = await self._writer.connect()
            self._reader = reader_engine(self._path)

    async def close(self) -> None:
        """Finish what was asked for, then let go of the file."""
        async with self._opening:
            await self._queue.finish()
            if self._writing is not None:
                await self._writing.close()
            for engine in (self._writer, self._reader):
                if engine is not None:
                    await engine.dispose()
            self._writer = self._reader = self._writing = None

    async def backup(self, target: Path) -> None:
        """Copy the whole database, consistent as of one moment, while everything goes on."""
        make_private_file(target)
        await asyncio.to_thread(_copy, self._path, target)

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        await self._queue.commit(change)

    async def _write(self, changes: Sequence[Change]) -> None:
        connection = self._connected()
        try:
            async with connection.begin():
                await write(connection, changes)
        except IntegrityError as error:
            if "UNIQUE" not in str(error.orig):
                raise
            if len(changes) == 1 and await self._is_repeated(changes[0]):
                raise RepeatedRequest from error
            raise StaleChange from error
        self._latest = changes[-1].at

    def _connected(self) -> AsyncConnection:
        if self._writing is None:
            raise RuntimeError("the store is not open")
        return self._writing

    async def _is_repeated(self, change: Change) -> bool:
        return change.request is not None and await self.request(change.request.key) is not None

    async def _keep_up(self, committed: int) -> None:
        """While nobody waits: move the log into the database, so that no commit has to, and forget old requests."""
        self._since_upkeep += committed
        if self._since_upkeep < _COMMITS_BETWEEN_UPKEEP or self._latest is None:
            return
        self._since_upkeep = 0
        try:
            connection = self._connected()
            async with connection.begin():
                await connection.execute(
                    delete(schema.requests).where(schema.requests.c.at < self._latest - _REQUESTS_LIVE)
                )
            async with self._reading().connect() as beside:
                await beside.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except Exception:  # noqa: BLE001 - upkeep must never stop the writer
            _LOG.exception("upkeep of the database failed")

    # ------------------------------------------------------------------------------------------------ reading

    def _reading(self) -> AsyncEngine:
        if self._reader is None:
            raise RuntimeError("the store is not open")
        return self._reader

    async def _rows(self, statement: Select[Any], **values: Any) -> Sequence[Mapping[str, Any]]:
        async with self._reading().connect() as connection:
            found = (await connection.execute(statement, values)).mappings().all()
        return cast(Sequence[Mapping[str, Any]], found)

    async def _one(self, statement: Select[Any], **values: Any) -> Any:
        async with self._reading().connect() as connection:
            return (await connection.execute(statement, values)).scalar()

    async def next_table_id(self) -> TableId:
        """The smallest number no table has."""
        return TableId((await self._one(select(func.max(_t.id))) or 0) + 1)

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """The table's revision and what was committed under this key."""
        found = await self._rows(_glance, b_table=table, b_key=key)
        if not found:
            return None
        row = found[0]
        if key is None or row["asked_at"] is None:
            return Glance(row["revision"])
        return Glance(row["revision"], Request(key, row["asked_at"], row["asked_version"]))

    async def request(self, key: str) -> Request | None:
        """What was committed under this key, if anything."""
        found = await self._rows(
            select(schema.requests.c.table_id, schema.requests.c.version).where(schema.requests.c.key == key)
        )
        return Request(key, found[0]["table_id"], found[0]["version"]) if found else None

    async def record(self, table: TableId) -> TableRecord | None:
        """The table's public facts."""
        records = rows.records_from(await self._rows(_record, b_table=table))
        return records[0] if records else None

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """The table and its encoded state, as of one moment."""
        found = await self._rows(_snapshot, b_table=table)
        return (rows.records_from(found)[0], found[0]["state"]) if found else None

    async def tables(
        self,
        *,
        guild: GuildId | None = None,
        user: UserId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] | None = None,
        limit: int = 100,
    ) -> tuple[TableRecord, ...]:
        """The tables that meet every condition given, newest first."""
        wanted = select(_t.id).order_by(_t.id.desc()).limit(limit)
        if guild is not None:
            wanted = wanted.where(_t.guild_id == guild)
        if user is not None:
            wanted = wanted.where(_t.id.in_(select(_s.table_id).where(_s.user_id == user)))
        if place is not None:
            wanted = wanted.where(or_(_t.thread_id == place, _t.channel_id == place))
        if statuses is not None:
            wanted = wanted.where(_t.status.in_([status.value for status in statuses]))
        found = await self._rows(
            select(schema.tables, *_seat_columns)
            .select_from(_with_seats)
            .where(_t.id.in_(wanted))
            .order_by(_t.id.desc(), _s.seat)
        )
        return tuple(rows.records_from(found))

    async def log(
        self,
        table: TableId,
        *,
        seat: Seat | None,
        after: int = 0,
        upto: int | None = None,
        kind: str | None = None,
        newest: int | None = None,
    ) -> tuple[LogRow, ...]:
        """The log rows this seat may read, oldest first."""
        readable: ColumnElement[bool] = _l.audience.is_(None)
        if seat is not None:
            readable = or_(readable, _l.audience == seat)
        wanted = and_(_l.table_id == table, _l.version > after, readable)
        if upto is not None:
            wanted = and_(wanted, _l.version <= upto)
        if kind is not None:
            wanted = and_(wanted, _l.kind == kind)
        if newest is not None:
            versions = select(_l.version).where(wanted).distinct().order_by(_l.version.desc()).limit(newest)
            wanted = and_(wanted, _l.version.in_(versions))
        found = await self._rows(select(schema.log).where(wanted).order_by(_l.version, _l.position))
        return tuple(
            LogRow(
                table=row["table_id"],
                version=row["version"],
                position=row["position"],
                audience=row["audience"],
                seat=row["seat"],
                kind=row["kind"],
                event=row["event"],
                at=row["at"],
            )
            for row in found
        )

    async def actions(
        self, table: TableId, after: int = 0
    ) -> tuple[tuple[int, Seat | None, bytes, str], ...]:
        """Version, seat, encoded action and state hash of each action, oldest first."""
        found = await self._rows(
            select(schema.actions)
            .where(schema.actions.c.table_id == table, schema.actions.c.version > after)
            .order_by(schema.actions.c.version)
        )
        return tuple((row["version"], row["seat"], row["action"], row["state_hash"]) for row in found)

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """What this person has prepared."""
        stored = await self._one(
            select(schema.drafts.c.draft).where(
                schema.drafts.c.table_id == table, schema.drafts.c.user_id == user
            )
        )
        return Draft() if stored is None else rows.draft_from_bytes(stored)

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Notices that may be sent now; none that would overtake an older one of its table."""
        return tuple(
            WaitingNotice(
                row["id"],
                rows.notice_from_bytes(row["notice"]),
                row["attempts"],
                row["created"],
                row["not_before"],
            )
            for row in await self._rows(_waiting, b_now=now, b_limit=limit)
        )

    async def next_notice_due(self) -> datetime | None:
        """When the next notice may be tried that no older one of its table holds up."""
        due: datetime | None = await self._one(_next_notice)
        return due

    async def oldest_waiting(self) -> datetime | None:
        """When the oldest waiting notice was committed."""
        created: datetime | None = await self._one(_oldest_notice)
        return created

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """The rows that have fallen due, earliest first."""
        return tuple(
            Deadline(row["table_id"], row["turn"], DeadlineKind(row["kind"]), row["due"])
            for row in await self._rows(_due, b_now=now, b_limit=limit)
        )

    async def next_deadline(self) -> datetime | None:
        """When the next row falls due."""
        due: datetime | None = await self._one(select(func.min(_d.due)))
        return due


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
