"""Read-only queries. They take no lock and never return a ``State``."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.canasta.actions import Discard
from bot.canasta.codec import decode_events
from bot.canasta.events import Event, RoundEnded
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.backlog import Backlog, Overdue, Undelivered
from bot.service.change import LogRow
from bot.service.clocks.calendars import is_quiet, next_open
from bot.service.clocks.hours import HoursOf
from bot.service.clocks.turn_time import when_over
from bot.service.errors import ServiceError
from bot.service.history.rounds import OpenedDeal, Round, opened_deal, rounds_of, told_events
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, SeatHolder, TableRecord, TableStatus
from bot.service.matches.tables import Tables
from bot.service.orders.model import Orders
from bot.service.ports import Clock, Store

_AT_FIRST: Final = 40
"""The number of versions to read first to find a player's last action; more are read if it is not among them."""

A_PAUSE: Final = timedelta(hours=6)
"""The time after which a player is assumed not to remember the state of a table."""


class LogEntry(Struct, frozen=True):
    """One action of the log, as the reader may know it."""

    version: int
    seat: Seat | None
    at: datetime
    events: tuple[Event, ...]
    by_computer: bool = False
    """True if a computer acted for the human who holds the seat."""


class RoundLog(Struct, frozen=True):
    """The log of one round, as the reader may know it."""

    record: TableRecord
    seat: Seat | None
    """The reader's own seat."""
    rounds: tuple[Round, ...]
    """All rounds that were dealt so far."""
    number: int
    """The number of the round of ``entries``; 0 before the first deal."""
    entries: tuple[LogEntry, ...]
    """The entries of the round, oldest first."""


class CatchUp(Struct, frozen=True):
    """The events since a player's own last action at a table, as they may know them."""

    record: TableRecord
    seat: Seat
    view: SeatView
    since: datetime | None
    """The time of the player's own last action; None if there is none."""
    now: datetime
    entries: tuple[LogEntry, ...]
    """The entries since then, oldest first, with those that a computer made for the player."""

    @property
    def is_news(self) -> bool:
        """Return whether anything happened."""
        return bool(self.entries)

    @property
    def is_after_pause(self) -> bool:
        """Return whether there are entries, and the player was away for longer than ``A_PAUSE``."""
        began = self.entries[0].at if self.since is None and self.entries else self.since
        return self.is_news and began is not None and self.now - began > A_PAUSE


class Hand(Struct, frozen=True):
    """The data of one player's hand panel."""

    record: TableRecord
    seat: Seat
    view: SeatView
    draft: Draft
    orders: Orders | None = None
    """The standing orders of this player."""
    due: datetime | None = None
    """The moment at which the time of the player to act runs out; None if it does not."""

    @property
    def version(self) -> int:
        """Return the version for the ids of moves."""
        return self.record.version

    @property
    def held(self) -> Discard | None:
        """Return this player's discard that can still be taken back, if there is one."""
        held = self.record.held
        if held is None or self.orders is None or self.record.seat_of(held.user) != self.seat:
            return None
        return self.orders.discard

    @property
    def rests(self) -> bool:
        """Return whether this player can do nothing in their turn: during a pause, and while their discard is held."""
        return self.record.pause is not None or self.held is not None


class Board(Struct, frozen=True):
    """The public data of a table. ``view`` is None while the table is in the lobby."""

    record: TableRecord
    view: TableView | None
    recent: tuple[LogEntry, ...]
    due: datetime | None = None
    """The moment at which the time of the player to act runs out; None if it does not."""
    rests: Mapping[Seat, datetime] = {}
    """The ends of the quiet hours of the players to act, for those in theirs."""


class Queries:
    """Queries for panels, boards, autocomplete and lists."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, hours: HoursOf) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._hours = hours

    @property
    def now(self) -> datetime:
        """Return the present moment."""
        return self._clock.now()

    async def table(self, table: TableId) -> TableRecord:
        """Return the record of the table.

        Raises:
            TableNotFound
        """
        return (await self._tables.get(table)).record

    async def hand(self, table: TableId, user: UserId) -> Hand:
        """Return the hand of the seat this player holds. Also works when the match is over.

        Raises:
            TableNotFound, NotSeated, NotStarted
        """
        loaded = await self._tables.get(table)
        seat = loaded.seat_of(user)
        view = loaded.view_of(seat)
        draft = (await self._store.draft(table, user)).held_by(view)
        orders = await self._store.orders(table, user)
        return Hand(loaded.record, seat, view, draft, orders, await self.due_of(loaded.record))

    async def board(self, table: TableId, recent: int = 6) -> Board:
        """Return the public data of the table, with its last public plays.

        Raises:
            TableNotFound
        """
        loaded = await self._tables.get(table)
        record, view, now = loaded.record, loaded.table_view(), self.now
        rows = await self._store.log(table, seat=None, upto=record.version, newest=recent)
        hours = await self._hours.of(record, view)
        rests = {
            seat: next_open(now, calendar)
            for seat in (() if view is None else view.seats_to_act)
            if is_quiet(now, calendar := hours.of(record.holder_of(seat)))
        }
        return Board(record, view, entries_of(rows), when_over(record, hours), rests)

    async def due_of(self, record: TableRecord) -> datetime | None:
        """Return when the time of the player to act runs out, as ``when_over`` does."""
        return when_over(record, await self._hours.of(record, None))

    async def tables_in(
        self, guild: GuildId, statuses: Collection[TableStatus] = OPEN, limit: int = 100
    ) -> tuple[TableRecord, ...]:
        """Return the tables of a server, newest first, without practice matches."""
        return _without_practice(await self._store.tables(guild=guild, statuses=statuses, limit=limit))

    async def tables_of(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] = OPEN,
    ) -> tuple[TableRecord, ...]:
        """Return the tables where this user sits, newest first; if given, only those of a server, thread or channel."""
        return await self._store.tables(user=user, guild=guild, place=place, statuses=statuses)

    async def open_table_in(self, thread: ChannelId) -> TableRecord | None:
        """Return the open table with this thread, if any. No other table has its board and its calls there."""
        seen = self._tables.seen_in(thread)
        if seen is not None:
            with suppress(ServiceError):
                record = await self.table(seen)
                if record.thread == thread and record.is_open:
                    return record
        here = await self.tables_at(thread)
        return next((record for record in here if record.thread == thread), None)

    async def tables_at(
        self, place: ChannelId, statuses: Collection[TableStatus] = OPEN
    ) -> tuple[TableRecord, ...]:
        """Return the tables in this thread, or made in this channel, newest first, without practice matches."""
        return _without_practice(await self._store.tables(place=place, statuses=statuses))

    async def log(self, table: TableId, user: UserId | None = None, *, number: int | None = None) -> RoundLog:
        """Return the log of the round with this number, by default of the last one dealt.

        It has public events and this user's own private ones. A number that no round has means the nearest round.

        Raises:
            TableNotFound
        """
        record = await self.table(table)
        seat = None if user is None else record.seat_of(user)
        rounds = await rounds_of(self._store, table)
        if not rounds:
            return RoundLog(record, seat, (), 0, ())
        wanted = rounds[-1].number if number is None else number
        chosen = min(rounds, key=lambda one: abs(one.number - wanted))
        later = [one.first - 1 for one in rounds if one.number > chosen.number]
        upto = min(later, default=record.version)
        rows = await self._store.log(table, seat=seat, after=chosen.first - 1, upto=upto)
        return RoundLog(record, seat, rounds, chosen.number, entries_of(own_rows(record, seat, rows)))

    async def since_my_turn(self, table: TableId, user: UserId) -> CatchUp:
        """Return the public events and the player's private ones since their own last action.

        Actions of earlier holders of the seat, and those of a computer or a standing order for the player, do not count
        as their own.

        Raises:
            TableNotFound, NotSeated, SeatHandedOn, NotStarted
        """
        loaded = await self._tables.get(table)
        record, seat = loaded.record, loaded.seat_of(user)
        view = loaded.view_of(seat)
        holder = record.holder_of(seat)
        assert holder is not None
        orders = await self._store.orders(table, user)
        carried = () if orders is None else orders.carried
        rows = await self._rows_since(record, holder, carried)
        own = [row for row in rows if _is_own(row, holder, carried)]
        last = own[-1].version if own else holder.since
        entries = entries_of(own_rows(record, seat, (row for row in rows if row.version > last)))
        return CatchUp(record, seat, view, own[-1].at if own else None, self._clock.now(), entries)

    async def _rows_since(
        self, record: TableRecord, holder: SeatHolder, carried: Collection[int]
    ) -> tuple[LogRow, ...]:
        """Return the newest rows back to the last own action of this holder, or all since they took the seat."""
        newest = _AT_FIRST
        while True:
            rows = await self._store.log(
                record.id, seat=holder.seat, after=holder.since, upto=record.version, newest=newest
            )
            if (
                any(_is_own(row, holder, carried) for row in rows)
                or len({row.version for row in rows}) < newest
            ):
                return rows
            newest *= 4

    async def log_between(self, table: TableId, after: int, upto: int) -> tuple[LogEntry, ...]:
        """Return the public events after one version up to another (for a ``PlayLines`` notice)."""
        return entries_of(await self._store.log(table, seat=None, after=after, upto=upto))

    async def done_by(self, table: TableId, user: UserId, version: int) -> LogEntry | None:
        """Return the log entry of this player's own action that made this version; None if somebody else made it.

        Raises:
            TableNotFound, NotSeated, SeatHandedOn
        """
        loaded = await self._tables.get(table)
        record, seat = loaded.record, loaded.seat_of(user)
        rows = await self._store.log(table, seat=seat, after=version - 1, upto=version)
        entries = entries_of(own_rows(record, seat, rows))
        return next((entry for entry in entries if entry.seat == seat and not entry.by_computer), None)

    async def score_sheets(self, table: TableId) -> tuple[RoundEnded, ...]:
        """Return the scored rounds so far, oldest first, each as its event."""
        return tuple(event for _, event in await told_events(self._store, table, RoundEnded))

    async def opened_deal(self, table: TableId, number: int) -> OpenedDeal | None:
        """Return the deal of a round with its secret; None unless that round was played to its end."""
        return await opened_deal(self._store, table, number)

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """Return the unsent notices of a server's tables: all waiting ones, and those given up since the turn began."""
        return await self._store.undelivered(guild)

    async def backlog(self) -> Backlog:
        """Return the counts of waiting notices, due deadlines and tables, for monitoring."""
        return await self._store.backlog(self._clock.now())

    async def overdue(self) -> Overdue:
        """Return the work that should have been done by now, for the health check."""
        return await self._store.overdue(self._clock.now())


def _is_own(row: LogRow, holder: SeatHolder, carried: Collection[int]) -> bool:
    """Return whether the row is of this holder's own action, not of a computer or a standing order for them."""
    is_own = row.seat == holder.seat and row.version > holder.since
    return is_own and not row.by_computer and row.version not in carried


def own_rows(record: TableRecord, seat: Seat | None, rows: Iterable[LogRow]) -> Iterator[LogRow]:
    """Return the rows that the present holder of this seat may read, without private ones of earlier holders."""
    holder = None if seat is None else record.holder_of(seat)
    since = 0 if holder is None else holder.since
    return (row for row in rows if row.audience is None or row.version > since)


def entries_of(rows: Iterable[LogRow]) -> tuple[LogEntry, ...]:
    """Return log rows as entries, with those of one action grouped."""
    entries = []
    for version, group in groupby(rows, key=lambda row: row.version):
        told = tuple(group)
        events = tuple(event for row in told for event in decode_events(row.event))
        entries.append(LogEntry(version, told[0].seat, told[0].at, events, told[0].by_computer))
    return tuple(entries)


def _without_practice(records: Iterable[TableRecord]) -> tuple[TableRecord, ...]:
    return tuple(record for record in records if not record.is_practice)
