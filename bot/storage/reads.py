"""Reads that every store in a database shares, the same for SQLite and for PostgreSQL."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Executable, String, and_, bindparam, func, literal_column, or_, select

from bot.canasta.seats import Seat
from bot.service.change import AT_ONCE, AdminEntry, BringBack, Deadline, LogRow, Request, StoredAction
from bot.service.deals.coming_deal import DealSecret
from bot.service.house_rules.model import HouseRule
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, TOLD, TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.preferences import GuildSettings, PlayerSettings
from bot.service.ports import Backlog, DraftsAndSettings, Glance, Overdue, Undelivered, WaitingNotice
from bot.storage import rows, schema
from bot.storage.dialects import greatest

T = TypeVar("T")

_LAST_VERSION: Final = 2**31 - 1
_LAST_NUMBER: Final = 2**62

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
_last_table = select(
    greatest(
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
_kind = bindparam("b_kind", type_=String)
_readable = and_(
    _l.table_id == bindparam("b_table"),
    _l.version > bindparam("b_after"),
    _l.version <= bindparam("b_upto"),
    or_(_l.audience.is_(None), _l.audience == bindparam("b_seat")),
    or_(_kind.is_(None), _l.kind == _kind),
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
_houses = select(schema.house_rules).where(schema.house_rules.c.guild_id == bindparam("b_guild"))
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
_open_places = (
    select(func.coalesce(_t.thread_id, _t.channel_id).label("place"), func.min(_t.guild_id).label("guild_id"))
    .where(or_(*(_t.status == status.value for status in sorted(OPEN))))
    .group_by(literal_column("place"))
)
_told_commands = select(schema.commands.c.told)
_alive = select(
    func.coalesce(
        select(schema.alive.c.at).where(schema.alive.c.id == bindparam("b_part")).scalar_subquery(),
        select(func.max(schema.alive.c.at)).scalar_subquery(),
    )
)
_away = select(schema.away).where(schema.away.c.ended > bindparam("b_since")).order_by(schema.away.c.begun)


@lru_cache(maxsize=64)
def _tables_where(of_guild: bool, of_user: bool, at_place: bool, statuses: int) -> Executable:
    """Return the statement for tables that meet these conditions: one of ``statuses`` statuses, any with 0."""
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


def _only(row: rows.Row) -> Any:
    """Return the value of a row with one column."""
    [name] = row.keys()
    return row[name]


def _limits(now: datetime) -> rows.Values:
    impossible = BringBack.impossible(now)
    return {
        "b_now": rows.micros_of(now),
        "b_at_once": rows.micros_of(impossible.at_once),
        "b_tried": rows.micros_of(impossible.tried),
    }


def _overdue_from(row: rows.Row) -> Overdue:
    return Overdue(
        None if row["oldest"] is None else rows.moment_at(row["oldest"]),
        None if row["earliest"] is None else rows.moment_at(row["earliest"]),
        row["notices_ahead"] + row["deadlines_ahead"],
    )


def fetch(connection: Connection, statement: Executable, **values: Any) -> Sequence[rows.Row]:
    """Return all rows of a read."""
    return cast("Sequence[rows.Row]", connection.execute(statement, values).mappings().all())


_drafts_of = select(schema.drafts.c.user_id, schema.drafts.c.draft).where(
    schema.drafts.c.table_id == bindparam("b_table"),
    schema.drafts.c.user_id.in_(bindparam("b_users", expanding=True)),
)
_players = select(schema.players.c.user_id, schema.players.c.settings).where(
    schema.players.c.user_id.in_(bindparam("b_users", expanding=True))
)


def _drafts_and_settings(
    connection: Connection, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
) -> DraftsAndSettings:
    drafts = {user: Draft() for user in drafts_of}
    players = {user: PlayerSettings(user) for user in settings_of}
    if drafts:
        for row in fetch(connection, _drafts_of, b_table=table, b_users=list(drafts)):
            drafts[row["user_id"]] = rows.draft_from_bytes(row["draft"])
    if players:
        for row in fetch(connection, _players, b_users=list(players)):
            players[row["user_id"]] = rows.player_from_bytes(row["settings"])
    return DraftsAndSettings(drafts, players)


class StoredReads:
    """The reads of a store in a database."""

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Return what this work reads on a connection."""
        raise NotImplementedError

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        """Return the rows of a statement that only reads."""
        return await self._read(lambda connection: fetch(connection, statement, **values))

    async def _one(self, statement: Executable, **values: Any) -> Any:
        found = await self._rows(statement, **values)
        return _only(found[0]) if found else None

    async def _moment(self, statement: Executable, **values: Any) -> datetime | None:
        micros = _only((await self._rows(statement, **values))[0])
        return None if micros is None else rows.moment_at(micros)

    async def next_table_id(self) -> TableId:
        """Return the number after the highest one that a table has or had."""
        return TableId(await self._one(_last_table) + 1)

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """Return the table's revision and what was committed under this key."""
        found = await self._rows(_glance, b_table=table, b_key=key)
        if not found:
            return None
        row = found[0]
        if key is None or row["asked_at"] is None:
            return Glance(row["revision"])
        return Glance(row["revision"], Request(key, row["asked_at"], row["asked_version"]))

    async def request(self, key: str) -> Request | None:
        """Return what was committed under this key, or None."""
        found = await self._rows(_request, b_key=key)
        return Request(key, found[0]["table_id"], found[0]["version"]) if found else None

    async def record(self, table: TableId) -> TableRecord | None:
        """Return the table's public facts, or None."""
        records = rows.records_from(await self._rows(_record, b_table=table))
        return records[0] if records else None

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """Return the table and its encoded state as of one moment, or None."""
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
        """Return the tables that meet every condition given, newest first."""
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

    async def open_places(self) -> Mapping[ChannelId, GuildId]:
        """Return the channels and threads of the open tables, each with its server."""
        return {row["place"]: row["guild_id"] for row in await self._rows(_open_places)}

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
        """Return the log rows this seat may read, oldest first."""
        found = await self._rows(
            _log if newest is None else _newest_log,
            b_table=table,
            b_after=after,
            b_upto=_LAST_VERSION if upto is None else upto,
            b_seat=seat,
            b_kind=kind,
            b_newest=newest,
        )
        return tuple(map(rows.log_row_from, found))

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """Return the actions of a match, oldest first."""
        last = _LAST_VERSION if upto is None else upto
        found = await self._rows(_actions, b_table=table, b_after=after, b_upto=last)
        return tuple(map(rows.stored_action_from, found))

    async def deal(self, table: TableId, number: int) -> DealSecret | None:
        """Return the secret and the commitment of this round's deal, or None."""
        found = await self._rows(_deal, b_table=table, b_round=number)
        return rows.deal_from(found[0]) if found else None

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """Return the draft of this person, an empty one if none is stored."""
        stored = await self._one(_draft, b_table=table, b_user=user)
        return Draft() if stored is None else rows.draft_from_bytes(stored)

    async def drafts_and_settings(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> DraftsAndSettings:
        """Return the drafts and settings of these people."""
        if not drafts_of and not settings_of:
            return DraftsAndSettings({}, {})
        return await self._read(
            partial(_drafts_and_settings, table=table, drafts_of=drafts_of, settings_of=settings_of)
        )

    async def houses(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """Return the house rules of a server, sorted by name."""
        found = map(rows.house_from, await self._rows(_houses, b_guild=guild))
        # Databases may sort texts by a language's collation; the bot sorts them by code points everywhere.
        return tuple(sorted(found, key=lambda house: house.key))

    async def player(self, user: UserId) -> PlayerSettings:
        """Return the settings of this person, the defaults if none are stored."""
        stored = await self._one(_player, b_user=user)
        return PlayerSettings(user) if stored is None else rows.player_from_bytes(stored)

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of this server, the defaults if none are stored."""
        stored = await self._one(_guild, b_guild=guild)
        return GuildSettings(guild) if stored is None else rows.guild_from_bytes(stored)

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """Return the standing orders of this person at the table, or None."""
        stored = await self._one(_orders, b_table=table, b_user=user)
        return None if stored is None else rows.orders_from_bytes(stored)

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """Return the entries of this server's admin log, newest first."""
        upto = _LAST_NUMBER if before is None else before
        found = await self._rows(_admin_log, b_guild=guild, b_before=upto, b_limit=limit)
        return tuple(map(rows.admin_from, found))

    async def told_commands(self) -> str:
        """Return the fingerprint of the commands last sent to Discord, "" if there is none."""
        return str(await self._one(_told_commands) or "")

    async def alive(self, part: int = 1) -> datetime | None:
        """Return when this part of the bot was last known to be running, or None."""
        return await self._moment(_alive, b_part=part)

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """Return the periods in which the bot was not running, those that ended after ``since``."""
        found = await self._rows(_away, b_since=rows.micros_of(since))
        return tuple((rows.moment_at(row["begun"]), rows.moment_at(row["ended"])) for row in found)

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return the notices that may be sent now, none that would overtake an older one of its table."""
        found = await self._rows(WAITING, b_now=rows.micros_of(now), b_limit=limit)
        return tuple(map(rows.waiting_from, found))

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """Return the next moment after now at which the oldest waiting notice of a table may be tried, or None."""
        return await self._moment(_next_notice, b_now=rows.micros_of(now))

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
            Undelivered(row["table_id"], rows.moment_at(row["created"]), row["given_up"] is not None)
            for row in found
        )

    async def given_up(self, table: TableId) -> tuple[WaitingNotice, ...]:
        """Return the notices of a table whose delivery was given up, oldest first."""
        return tuple(map(rows.waiting_from, await self._rows(_given_up, b_table=table)))

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return the deadlines that have fallen due, earliest first."""
        found = await self._rows(DUE, b_now=rows.micros_of(now), b_limit=limit)
        return tuple(map(rows.deadline_from, found))

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """Return when the next deadline falls due, or None."""
        moment = -_LAST_NUMBER if after is None else rows.micros_of(after)
        micros = await self._one(_next_deadline, b_after=moment)
        return None if micros is None else rows.moment_at(micros)
