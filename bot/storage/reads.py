"""Reads about tables of cards, people and servers."""

from collections.abc import Collection, Mapping
from datetime import datetime
from functools import lru_cache, partial
from typing import Final

from sqlalchemy import Connection, Executable, String, and_, bindparam, func, literal_column, or_, select

from bot.canasta.seats import Seat
from bot.service.change import AdminEntry, LogRow, Request, StoredAction
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.house_rules.model import HouseRule
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import DraftsAndSettings, Glance
from bot.storage import schema
from bot.storage.mapping import micros_of, moment_at
from bot.storage.reader import Reader, fetch
from bot.storage.rows import (
    ADMIN,
    DAILY,
    DAILY_VOTES,
    DEALS,
    GUILDS,
    HOUSES,
    LOG,
    PLAYERS,
    RECORDS,
    STORED_ACTIONS,
    draft_from,
    orders_from,
    records_from,
)

_LAST_VERSION: Final = 2**31 - 1

_LAST_NUMBER: Final = 2**62

_t, _s, _n, _l = schema.tables.c, schema.seats.c, schema.snapshots.c, schema.log.c

_r, _a = schema.requests.c, schema.actions.c

_glance = (
    select(_t.revision, _r.table_id.label("asked_at"), _r.version.label("asked_version"))
    .select_from(schema.tables.outerjoin(schema.requests, _r.key == bindparam("b_key")))
    .where(_t.id == bindparam("b_table"))
)

_record = RECORDS.where(_t.id == bindparam("b_table")).order_by(_s.seat)

_snapshot = _record.add_columns(_n.state).outerjoin(schema.snapshots, _n.table_id == _t.id)

_request = select(schema.requests).where(_r.key == bindparam("b_key"))

_draft = select(schema.drafts.c.draft).where(
    schema.drafts.c.table_id == bindparam("b_table"), schema.drafts.c.user_id == bindparam("b_user")
)

_actions = (
    select(schema.actions)
    .where(
        _a.table_id == bindparam("b_table"),
        _a.version > bindparam("b_after"),
        _a.version <= bindparam("b_upto"),
    )
    .order_by(_a.version)
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

_daily_votes = (
    select(schema.daily_votes)
    .where(
        schema.daily_votes.c.guild_id == bindparam("b_guild"), schema.daily_votes.c.day == bindparam("b_day")
    )
    .order_by(schema.daily_votes.c.at, schema.daily_votes.c.user_id)
)

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
        select(func.max(schema.alive.c.at)).where(schema.alive.c.id > literal_column("0")).scalar_subquery(),
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
    return RECORDS.where(_t.id.in_(wanted)).order_by(_t.id.desc(), _s.seat)


_drafts_of = select(schema.drafts.c.user_id, schema.drafts.c.draft).where(
    schema.drafts.c.table_id == bindparam("b_table"),
    schema.drafts.c.user_id.in_(bindparam("b_users", expanding=True)),
)

_players = PLAYERS.all.where(PLAYERS.key.in_(bindparam("b_users", expanding=True)))


def _drafts_and_settings(
    connection: Connection, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
) -> DraftsAndSettings:
    drafts = {user: Draft() for user in drafts_of}
    players = {user: PlayerSettings(user) for user in settings_of}
    if drafts:
        for row in fetch(connection, _drafts_of, b_table=table, b_users=list(drafts)):
            drafts[row["user_id"]] = draft_from(row["draft"])
    if players:
        for settings in map(PLAYERS.value, fetch(connection, _players, b_users=list(players))):
            players[settings.user] = settings
    return DraftsAndSettings(drafts, players)


class TableReads(Reader):
    """The reads of everything but waiting work."""

    async def next_table_id(self) -> TableId:
        """Return the number after the highest one that a table has or had."""
        return TableId(1 + await self._last_number("table"))

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
        found = records_from(await self._rows(_record, b_table=table))
        return found[0] if found else None

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """Return the table and its encoded state as of one moment, or None."""
        found = await self._rows(_snapshot, b_table=table)
        return (records_from(found)[0], found[0]["state"]) if found else None

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
        return tuple(records_from(found))

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
        return tuple(map(LOG.value, found))

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """Return the actions of a match, oldest first."""
        last = _LAST_VERSION if upto is None else upto
        found = await self._rows(_actions, b_table=table, b_after=after, b_upto=last)
        return tuple(map(STORED_ACTIONS.value, found))

    async def deal(self, table: TableId, number: int) -> DealSecret | None:
        """Return the secret and the commitment of this round's deal, or None."""
        found = await self._rows(_deal, b_table=table, b_round=number)
        return DEALS.value(found[0]) if found else None

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """Return the draft of this person, an empty one if none is stored."""
        stored = await self._one(_draft, b_table=table, b_user=user)
        return Draft() if stored is None else draft_from(stored)

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
        found = map(HOUSES.value, await self._rows(_houses, b_guild=guild))
        # Databases may sort texts by a language's collation; the bot sorts them by code points everywhere.
        return tuple(sorted(found, key=lambda house: house.key))

    async def player(self, user: UserId) -> PlayerSettings:
        """Return the settings of this person, the defaults if none are stored."""
        return await self._document(PLAYERS, user) or PlayerSettings(user)

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of this server, the defaults if none are stored."""
        return await self._document(GUILDS, guild) or GuildSettings(guild)

    async def daily(self, guild: GuildId) -> DailySchedule:
        """Return the schedule of this server's daily deals, the defaults if none is stored."""
        return await self._document(DAILY, guild) or DailySchedule(guild)

    async def daily_votes(self, guild: GuildId, day: int) -> tuple[DailyVote, ...]:
        """Return the votes on the deal of this day, oldest first."""
        return tuple(map(DAILY_VOTES.value, await self._rows(_daily_votes, b_guild=guild, b_day=day)))

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """Return the standing orders of this person at the table, or None."""
        stored = await self._one(_orders, b_table=table, b_user=user)
        return None if stored is None else orders_from(stored)

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """Return the entries of this server's admin log, newest first."""
        upto = _LAST_NUMBER if before is None else before
        found = await self._rows(_admin_log, b_guild=guild, b_before=upto, b_limit=limit)
        return tuple(map(ADMIN.value, found))

    async def told_commands(self) -> str:
        """Return the fingerprint of the commands last sent to Discord, "" if there is none."""
        return str(await self._one(_told_commands) or "")

    async def alive(self, part: int = 1) -> datetime | None:
        """Return when this part of the bot was last known to be running, or None."""
        return await self._moment(_alive, b_part=part)

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """Return the periods in which the bot was not running, those that ended after ``since``."""
        found = await self._rows(_away, b_since=micros_of(since))
        return tuple((moment_at(row["begun"]), moment_at(row["ended"])) for row in found)
