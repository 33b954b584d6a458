"""The store in one SQLite file: one writer with group commit, readers beside it."""

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Executable, and_, bindparam, delete, func, literal_column, or_, select

from bot.canasta.seats import Seat
from bot.service.change import AdminEntry, Change, Deadline, LogRow, Request, StoredAction
from bot.service.deals import Deal
from bot.service.draft import Draft
from bot.service.house import HouseRule
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.orders import Orders
from bot.service.ports import Backlog, Glance, RepeatedRequest, StaleChange, Undelivered, WaitingNotice
from bot.service.preferences import GuildSettings, PlayerSettings
from bot.service.record import TOLD, TableRecord, TableStatus
from bot.service.traces import Traces
from bot.storage import forgetting, rows, schema
from bot.storage.group_commit import GroupCommit
from bot.storage.migrations import upgrade
from bot.storage.opening import examine, explained, migrating
from bot.storage.safekeeping import copy
from bot.storage.sqlite_engine import Glass, Link, compiled, engine_for, make_private_file, migration_engine
from bot.storage.troubles import Troubles
from bot.storage.write import write

_LOG = logging.getLogger(__name__)

# An interaction can be repeated for fifteen minutes; a day is generous.
_REQUESTS_LIVE = timedelta(days=1)
_COMMITS_BETWEEN_UPKEEP = 64
_READERS = 2
_NO_LIMIT = 2**62
_THERE_ALREADY = frozenset(
    {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}
)

_t, _s, _n, _l, _w, _d = (
    schema.tables.c,
    schema.seats.c,
    schema.snapshots.c,
    schema.log.c,
    schema.notices.c,
    schema.deadlines.c,
)
_with_seats = schema.tables.outerjoin(schema.seats, _s.table_id == _t.id)
_seat_columns = (_s.seat, _s.user_id, _s.computer, _s.name, _s.joined, _s.more.label("seat_more"))

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
        _older.c.not_before > bindparam("b_now"),
    )
    .exists()
)
_waiting = (
    select(_w.id, _w.notice, _w.attempts, _w.created, _w.not_before)
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
_oldest_notice = select(func.min(_w.created)).where(_w.given_up.is_(None))
_due = (
    select(schema.deadlines)
    .where(_d.due <= bindparam("b_now"))
    .order_by(_d.due, _d.table_id)
    .limit(bindparam("b_limit"))
)


_next_deadline = select(func.min(_d.due))
_is_due = _d.due <= bindparam("b_now")
_backlog = select(
    select(func.count()).where(_w.given_up.is_(None)).scalar_subquery().label("notices"),
    select(func.min(_w.created)).where(_w.given_up.is_(None)).scalar_subquery().label("oldest"),
    select(func.count()).select_from(schema.deadlines).where(_is_due).scalar_subquery().label("due"),
    select(func.min(_d.due)).where(_is_due).scalar_subquery().label("earliest"),
)
_statuses = select(_t.status, func.count().label("tables")).group_by(_t.status)
_last_table = select(
    func.max(
        func.coalesce(select(func.max(_t.id)).scalar_subquery(), literal_column("0")),
        func.coalesce(
            select(func.max(schema.numbers_used.c.table_id)).scalar_subquery(), literal_column("0")
        ),
    )
)
_request = select(schema.requests.c.table_id, schema.requests.c.version).where(
    schema.requests.c.key == bindparam("b_key")
)
_draft = select(schema.drafts.c.draft).where(
    schema.drafts.c.table_id == bindparam("b_table"), schema.drafts.c.user_id == bindparam("b_user")
)
_actions = (
    select(schema.actions)
    .where(
        schema.actions.c.table_id == bindparam("b_table"),
        schema.actions.c.version > bindparam("b_after"),
        schema.actions.c.version <= bindparam("b_upto"),
    )
    .order_by(schema.actions.c.version)
)
_readable = and_(
    _l.table_id == bindparam("b_table"),
    _l.version > bindparam("b_after"),
    _l.version <= bindparam("b_upto"),
    or_(_l.audience.is_(None), _l.audience == bindparam("b_seat")),
    or_(bindparam("b_kind").is_(None), _l.kind == bindparam("b_kind")),
)
_log = select(schema.log).where(_readable).order_by(_l.version, _l.position)
_newest_log = _log.where(
    _l.version.in_(
        select(_l.version)
        .where(_readable)
        .distinct()
        .order_by(_l.version.desc())
        .limit(bindparam("b_newest"))
    )
)
_houses = (
    select(schema.house_rules)
    .where(schema.house_rules.c.guild_id == bindparam("b_guild"))
    .order_by(schema.house_rules.c.name_key)
)
_player = select(schema.players.c.settings).where(schema.players.c.user_id == bindparam("b_user"))
_guild = select(schema.guilds.c.settings).where(schema.guilds.c.guild_id == bindparam("b_guild"))
_deal = select(schema.deals).where(
    schema.deals.c.table_id == bindparam("b_table"), schema.deals.c.round == bindparam("b_round")
)
_orders = select(schema.orders.c.orders).where(
    schema.orders.c.table_id == bindparam("b_table"), schema.orders.c.user_id == bindparam("b_user")
)
_admin_log = (
    select(schema.admin_log)
    .where(schema.admin_log.c.guild_id == bindparam("b_guild"), schema.admin_log.c.id < bindparam("b_before"))
    .order_by(schema.admin_log.c.id.desc())
    .limit(bindparam("b_limit"))
)
_alive = select(func.max(schema.alive.c.at))
_away = select(schema.away).where(schema.away.c.ended > bindparam("b_since")).order_by(schema.away.c.begun)
_old_requests = delete(schema.requests).where(schema.requests.c.at < bindparam("b_before"))


@lru_cache(maxsize=64)
def _tables_where(of_guild: bool, of_user: bool, at_place: bool, statuses: int) -> Executable:
    """Tables that meet these conditions; one of so many statuses, any with 0."""
    wanted = select(_t.id).order_by(_t.id.desc()).limit(bindparam("b_limit"))
    if of_guild:
        wanted = wanted.where(_t.guild_id == bindparam("b_guild"))
    if of_user:
        wanted = wanted.where(_t.id.in_(select(_s.table_id).where(_s.user_id == bindparam("b_user"))))
    if at_place:
        wanted = wanted.where(
            or_(_t.thread_id == bindparam("b_place"), _t.channel_id == bindparam("b_place"))
        )
    if statuses:
        wanted = wanted.where(
            or_(*(_t.status == bindparam(f"b_status_{number}") for number in range(statuses)))
        )
    return (
        select(schema.tables, *_seat_columns)
        .select_from(_with_seats)
        .where(_t.id.in_(wanted))
        .order_by(_t.id.desc(), _s.seat)
    )


class SqliteStore:
    """Keeps everything in one file of mode 0600; what ``commit`` returned from survives a power cut."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opening = asyncio.Lock()
        self._writer: Link | None = None
        self._readers: tuple[Link, ...] = ()
        self._glass: Glass | None = None
        self._turns = itertools.count()
        self._queue = GroupCommit(self._write, self._keep_up)
        self._since_upkeep = _COMMITS_BETWEEN_UPKEEP
        self._latest: datetime | None = None
        self._troubles = Troubles()

    async def open(self) -> None:
        """Make the file if need be, bring it to the newest schema, connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if self._writer is not None:
                return
            await asyncio.to_thread(examine, self._path)
            with explained(self._path):
                make_private_file(self._path)
            with migrating(self._path):
                async with migration_engine(self._path).begin() as connection:
                    await connection.run_sync(upgrade)
            with explained(self._path):
                engine = engine_for(self._path)
                self._readers = tuple([await Link.open(engine) for _ in range(_READERS)])
                self._writer = await Link.open(engine)
                self._glass = Glass(self._path)

    async def close(self) -> None:
        """Finish what was asked for, then let go of the file."""
        async with self._opening:
            await self._queue.finish()
            links = [self._writer, *self._readers]
            self._writer, self._readers = None, ()
            if self._glass is not None:
                self._glass.close()
                self._glass = None
            for link in links:
                if link is not None:
                    await link.close()

    async def backup(self, target: Path) -> None:
        """Copy the whole database, consistent as of one moment, while everything goes on."""
        await asyncio.to_thread(copy, self._path, target)

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        await self._queue.commit(change)

    def _writing(self) -> Link:
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    async def _write(self, changes: Sequence[Change]) -> None:
        try:
            await self._writing().run(partial(_commit, changes=changes))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname not in _THERE_ALREADY:
                raise
            if len(changes) == 1 and await self._is_repeated(changes[0]):
                raise RepeatedRequest from error
            raise StaleChange from error
        except sqlite3.DatabaseError as error:
            failed = self._troubles.met("written", error)
            if failed is None:
                raise
            raise failed from error
        self._troubles.over("written")
        self._latest = changes[-1].at

    async def _is_repeated(self, change: Change) -> bool:
        return change.request is not None and await self.request(change.request.key) is not None

    async def _keep_up(self, committed: int) -> None:
        """While nobody waits: move the log into the database, so that no commit has to, and forget old requests."""
        self._since_upkeep += committed
        if self._since_upkeep < _COMMITS_BETWEEN_UPKEEP or self._latest is None:
            return
        self._since_upkeep = 0
        try:
            await self._writing().run(partial(_tidy, before=self._latest - _REQUESTS_LIVE))
        except Exception:  # noqa: BLE001 - upkeep must never stop the writer
            _LOG.exception("upkeep of the database failed")

    # ------------------------------------------------------------------------------------------------ reading

    def _reading(self) -> Link:
        if not self._readers:
            raise RuntimeError("the store is not open")
        return self._readers[next(self._turns) % len(self._readers)]

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        return cast("Sequence[rows.Row]", await self._reading().fetch(statement, values))

    async def _few(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        """Rows that are found at once by their keys: most of them without a thread."""
        found = None if self._glass is None else self._glass.fetch(statement, values)
        if found is None:
            return await self._rows(statement, **values)
        return cast("Sequence[rows.Row]", found)

    async def _one(self, statement: Executable, **values: Any) -> Any:
        found = await self._few(statement, **values)
        return found[0][0] if found else None  # type: ignore[index]

    async def _moment(self, statement: Executable, **values: Any) -> datetime | None:
        micros: Any = (await self._rows(statement, **values))[0][0]  # type: ignore[index]
        return None if micros is None else rows.moment_at(micros)

    async def next_table_id(self) -> TableId:
        """The smallest number no table has."""
        return TableId(await self._one(_last_table) + 1)

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """The table's revision and what was committed under this key."""
        found = await self._few(_glance, b_table=table, b_key=key)
        if not found:
            return None
        row = found[0]
        if key is None or row["asked_at"] is None:
            return Glance(row["revision"])
        return Glance(row["revision"], Request(key, row["asked_at"], row["asked_version"]))

    async def request(self, key: str) -> Request | None:
        """What was committed under this key, if anything."""
        found = await self._few(_request, b_key=key)
        return Request(key, found[0]["table_id"], found[0]["version"]) if found else None

    async def record(self, table: TableId) -> TableRecord | None:
        """The table's public facts."""
        records = rows.records_from(await self._few(_record, b_table=table))
        return records[0] if records else None

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """The table and its encoded state, as of one moment."""
        found = await self._few(_snapshot, b_table=table)
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
        wanted = tuple(statuses or ())
        if statuses is not None and not wanted:
            return ()
        found = await self._rows(
            _tables_where(guild is not None, user is not None, place is not None, len(wanted)),
            b_guild=guild,
            b_user=user,
            b_place=place,
            b_limit=limit,
            **{f"b_status_{number}": status.value for number, status in enumerate(wanted)},
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
        found = await self._rows(
            _log if newest is None else _newest_log,
            b_table=table,
            b_after=after,
            b_upto=_NO_LIMIT if upto is None else upto,
            b_seat=seat,
            b_kind=kind,
            b_newest=newest,
        )
        return tuple(map(rows.log_row_from, found))

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """The actions of a match, oldest first."""
        last = _NO_LIMIT if upto is None else upto
        found = await self._rows(_actions, b_table=table, b_after=after, b_upto=last)
        return tuple(map(rows.stored_action_from, found))

    async def deal(self, table: TableId, number: int) -> Deal | None:
        """What settles the deal of this round."""
        found = await self._few(_deal, b_table=table, b_round=number)
        return rows.deal_from(found[0]) if found else None

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """What this person has prepared."""
        stored = await self._one(_draft, b_table=table, b_user=user)
        return Draft() if stored is None else rows.draft_from_bytes(stored)

    async def houses(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """The house rules of a server, by name."""
        return tuple(map(rows.house_from, await self._rows(_houses, b_guild=guild)))

    async def player(self, user: UserId) -> PlayerSettings:
        """What this person has chosen."""
        stored = await self._one(_player, b_user=user)
        return PlayerSettings(user) if stored is None else rows.player_from_bytes(stored)

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """What this server has chosen."""
        stored = await self._one(_guild, b_guild=guild)
        return GuildSettings(guild) if stored is None else rows.guild_from_bytes(stored)

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """What this person has ordered beforehand."""
        stored = await self._one(_orders, b_table=table, b_user=user)
        return None if stored is None else rows.orders_from_bytes(stored)

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """What admins of this server did, newest first."""
        upto = _NO_LIMIT if before is None else before
        found = await self._rows(_admin_log, b_guild=guild, b_before=upto, b_limit=limit)
        return tuple(map(rows.admin_from, found))

    async def alive(self) -> datetime | None:
        """When the bot was last known to be running."""
        return await self._moment(_alive)

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """When the bot was not running."""
        found = await self._rows(_away, b_since=rows.micros_of(since))
        return tuple((rows.moment_at(row["begun"]), rows.moment_at(row["ended"])) for row in found)

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Notices that may be sent now; none that would overtake an older one of its table."""
        found = await self._rows(_waiting, b_now=rows.micros_of(now), b_limit=limit)
        return tuple(map(rows.waiting_from, found))

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """The next moment after now at which a notice may be tried that no older one of its table holds up."""
        return await self._moment(_next_notice, b_now=rows.micros_of(now))

    async def oldest_waiting(self) -> datetime | None:
        """When the oldest waiting notice was committed."""
        return await self._moment(_oldest_notice)

    async def backlog(self, now: datetime) -> Backlog:
        """How much waits, is due, and is played."""
        [row] = await self._rows(_backlog, b_now=rows.micros_of(now))
        tables = await self._rows(_statuses)
        return Backlog(
            row["notices"],
            None if row["oldest"] is None else rows.moment_at(row["oldest"]),
            row["due"],
            None if row["earliest"] is None else rows.moment_at(row["earliest"]),
            {each["status"]: each["tables"] for each in tables},
        )

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """What is not told to the tables of a server, oldest first."""
        found = await self._rows(_undelivered, b_guild=guild)
        return tuple(
            Undelivered(row["table_id"], rows.moment_at(row["created"]), row["given_up"] is not None)
            for row in found
        )

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """The rows that have fallen due, earliest first."""
        found = await self._rows(_due, b_now=rows.micros_of(now), b_limit=limit)
        return tuple(map(rows.deadline_from, found))

    async def next_deadline(self) -> datetime | None:
        """When the next row falls due."""
        return await self._moment(_next_deadline)

    # -------------------------------------------------------------------------------------- people and servers

    async def traces(self, user: UserId) -> Traces:
        """What is stored about this person."""
        return await self._reading().run(partial(forgetting.traces, user=user))

    async def forget_person(self, user: UserId, names: Collection[str]) -> tuple[TableId, ...]:
        """Nothing that is stored holds this person's id or name any more."""
        return await self._writing().run(partial(forgetting.forget_person, user=user, names=names))

    async def known_servers(self) -> frozenset[GuildId]:
        """The servers of which anything is stored."""
        return await self._reading().run(forgetting.servers)

    async def forget_server(self, guild: GuildId) -> int:
        """Nothing of this server is stored any more."""
        return await self._writing().run(partial(forgetting.forget_server, guild=guild))

    async def forget_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete some of the tables that are closed and at which nothing has happened since."""
        return await self._writing().run(partial(forgetting.forget_closed_tables, before=before, limit=limit))


def _commit(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """All of the changes in one transaction, in the writer's thread."""
    cursor = connection.cursor()

    def execute(statement: Executable, values: list[rows.Values]) -> int:
        return cursor.executemany(compiled(statement).text, values).rowcount

    cursor.execute("BEGIN IMMEDIATE")
    try:
        write(execute, changes)
        cursor.execute("COMMIT")
    finally:
        if connection.in_transaction:
            cursor.execute("ROLLBACK")
        cursor.close()


def _tidy(connection: sqlite3.Connection, before: datetime) -> None:
    """What the writer does while nobody waits."""
    connection.execute(compiled(_old_requests).text, {"b_before": rows.micros_of(before)})
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
