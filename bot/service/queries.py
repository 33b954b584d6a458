"""Everything that only looks. Queries take no lock and never hand out a ``State``."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.canasta.codec import decode_events
from bot.canasta.events import Event, RoundEnded
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.change import LogRow
from bot.service.clocks.hours import HoursOf, concerned
from bot.service.clocks.turn_time import when_over
from bot.service.deals.opened import OpenedDeal, opened_deal
from bot.service.errors import ServiceError
from bot.service.history.rounds import Round, rounds_of
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import OPEN, SeatHolder, TableRecord, TableStatus
from bot.service.matches.tables import Tables
from bot.service.orders.orders import Orders
from bot.service.ports import Backlog, Clock, Overdue, Store, Undelivered

_AT_FIRST: Final = 40
"""So many actions are looked at to find somebody's last one; more if it is not among them."""

A_PAUSE: Final = timedelta(hours=6)
"""After so long nobody remembers how a table stood."""


class LogEntry(Struct, frozen=True):
    """One action of the log, as the reader may know it."""

    version: int
    seat: Seat | None
    at: datetime
    events: tuple[Event, ...]
    by_computer: bool = False
    """A computer did it for the human who holds the seat."""


class RoundLog(Struct, frozen=True):
    """What happened in one round, as the reader may know it."""

    record: TableRecord
    seat: Seat | None
    """The reader's own seat."""
    rounds: tuple[Round, ...]
    """All that were dealt so far."""
    number: int
    """Which of them it is; 0 before the first deal."""
    entries: tuple[LogEntry, ...]
    """Oldest first."""


class CatchUp(Struct, frozen=True):
    """What happened since somebody last did something at a table, as he may know it."""

    record: TableRecord
    seat: Seat
    view: SeatView
    since: datetime | None
    """When he last did something himself; None if he has not yet."""
    now: datetime
    entries: tuple[LogEntry, ...]
    """Oldest first; what a computer did for him is among them."""

    @property
    def is_news(self) -> bool:
        """Whether anything happened."""
        return bool(self.entries)

    @property
    def is_after_pause(self) -> bool:
        """Whether so much time has passed that he will not remember."""
        began = self.entries[0].at if self.since is None and self.entries else self.since
        return self.is_news and began is not None and self.now - began > A_PAUSE


class Hand(Struct, frozen=True):
    """What one seated person sees: everything the hand panel is drawn from."""

    record: TableRecord
    seat: Seat
    view: SeatView
    draft: Draft
    orders: Orders | None = None
    """What this person has ordered beforehand."""
    due: datetime | None = None
    """Until when the time of the player who must act lasts; None when it does not run out."""

    @property
    def version(self) -> int:
        """The version for the ids of moves."""
        return self.record.version


class Board(Struct, frozen=True):
    """What everybody sees. ``view`` is None while the table fills its seats."""

    record: TableRecord
    view: TableView | None
    recent: tuple[LogEntry, ...]
    due: datetime | None = None
    """Until when the time of the player who must act lasts; None when it does not run out."""


class Queries:
    """Reads for panels, boards, autocomplete and lists."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, hours: HoursOf) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._hours = hours

    @property
    def now(self) -> datetime:
        """This moment."""
        return self._clock.now()

    async def table(self, table: TableId) -> TableRecord:
        """The table's public facts.

        Raises:
            TableNotFound
        """
        return (await self._tables.get(table)).record

    async def hand(self, table: TableId, user: UserId) -> Hand:
        """The view and the draft of the seat this person holds. Also works when the match is over.

        Raises:
            TableNotFound, NotSeated, NotStarted
        """
        loaded = await self._tables.get(table)
        seat = loaded.seat_of(user)
        view = loaded.view_of(seat)
        draft = (await self._store.draft(table, user)).held_by(view)
        orders = await self._store.orders(table, user)
        return Hand(loaded.record, seat, view, draft, orders, await self.due_of(loaded.record))

    async def hand_after(
        self, record: TableRecord, view: SeatView, user: UserId, draft: Draft | None = None
    ) -> Hand:
        """As ``hand``, of somebody who has just acted, from what came of it: the table is not looked up once more, nor the
        ``draft`` if it is known.
        """
        drafts_of = (user,) if draft is None else ()
        beside = await self._store.beside(record.id, drafts_of, concerned(record, None))
        orders = await self._store.orders(record.id, user)
        due = when_over(record, self._hours.by(beside.players))
        kept = beside.drafts[user] if draft is None else draft
        return Hand(record, view.seat, view, kept.held_by(view), orders, due)

    async def board(self, table: TableId, recent: int = 6) -> Board:
        """The table for everybody, with its last public plays.

        Raises:
            TableNotFound
        """
        loaded = await self._tables.get(table)
        rows = await self._store.log(table, seat=None, upto=loaded.record.version, newest=recent)
        return Board(loaded.record, loaded.table_view(), entries_of(rows), await self.due_of(loaded.record))

    async def due_of(self, record: TableRecord) -> datetime | None:
        """As ``when_over``."""
        return when_over(record, await self._hours.of(record, None))

    async def tables_in(
        self, guild: GuildId, statuses: Collection[TableStatus] = OPEN, limit: int = 100
    ) -> tuple[TableRecord, ...]:
        """The tables of a server, newest first."""
        return await self._store.tables(guild=guild, statuses=statuses, limit=limit)

    async def tables_of(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] = OPEN,
    ) -> tuple[TableRecord, ...]:
        """The tables where this person sits, newest first; only those of a server or of a thread or channel."""
        return await self._store.tables(user=user, guild=guild, place=place, statuses=statuses)

    async def open_table_in(self, thread: ChannelId) -> TableRecord | None:
        """The open table that lives in this thread. No other has its board and its calls there."""
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
        """The tables that live in this thread, or were made in this channel, newest first."""
        return await self._store.tables(place=place, statuses=statuses)

    async def log(self, table: TableId, user: UserId | None = None, *, number: int | None = None) -> RoundLog:
        """What happened in a round, the last one that was dealt unless a number says which.

        Public events, and this person's own private ones. A number that no round has means the nearest one.

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
        """What happened since this person last did something, public and private to him.

        What somebody did who held the seat before him, and what a computer or an order did for him, is not his own
        doing.

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
        """The newest rows, from before the last that this holder of the seat made himself."""
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
        """The public events after one version up to another (a ``PlayLines`` notice)."""
        return entries_of(await self._store.log(table, seat=None, after=after, upto=upto))

    async def done_by(self, table: TableId, user: UserId, version: int) -> LogEntry | None:
        """What this person did himself by the action that made this version; None if that was somebody else's.

        Raises:
            TableNotFound, NotSeated, SeatHandedOn
        """
        loaded = await self._tables.get(table)
        record, seat = loaded.record, loaded.seat_of(user)
        rows = await self._store.log(table, seat=seat, after=version - 1, upto=version)
        entries = entries_of(own_rows(record, seat, rows))
        return next((entry for entry in entries if entry.seat == seat and not entry.by_computer), None)

    async def score_sheets(self, table: TableId) -> tuple[RoundEnded, ...]:
        """The scored rounds so far, oldest first, each as the event that told it."""
        rows = await self._store.log(table, seat=None, kind=str(RoundEnded.__struct_config__.tag))
        events = (event for row in rows for event in decode_events(row.event))
        return tuple(event for event in events if isinstance(event, RoundEnded))

    async def opened_deal(self, table: TableId, number: int) -> OpenedDeal | None:
        """The secret of a deal; None unless that round was played to its end."""
        return await opened_deal(self._store, table, number)

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """What is not told to the tables of a server: all that waits, and what was given up since the turn began."""
        return await self._store.undelivered(guild)

    async def backlog(self) -> Backlog:
        """How much waits, is due, and is played, for those who watch over the bot."""
        return await self._store.backlog(self._clock.now())

    async def overdue(self) -> Overdue:
        """Return what should have been done by now, for the health check."""
        return await self._store.overdue(self._clock.now())

    async def oldest_waiting_age(self) -> timedelta:
        """How long the oldest unsent notice has been waiting; zero when none is."""
        return (await self.overdue()).notice_age(self._clock.now())


def _is_own(row: LogRow, holder: SeatHolder, carried: Collection[int]) -> bool:
    """Whether this holder of a seat made it himself, neither a computer for him nor an order that he had left."""
    is_his = row.seat == holder.seat and row.version > holder.since
    return is_his and not row.by_computer and row.version not in carried


def own_rows(record: TableRecord, seat: Seat | None, rows: Iterable[LogRow]) -> Iterator[LogRow]:
    """The rows that the present holder of this seat may read: not what was private to another before."""
    holder = None if seat is None else record.holder_of(seat)
    since = 0 if holder is None else holder.since
    return (row for row in rows if row.audience is None or row.version > since)


def entries_of(rows: Iterable[LogRow]) -> tuple[LogEntry, ...]:
    """Log rows as entries, those of one action together."""
    entries = []
    for version, group in groupby(rows, key=lambda row: row.version):
        told = tuple(group)
        events = tuple(event for row in told for event in decode_events(row.event))
        entries.append(LogEntry(version, told[0].seat, told[0].at, events, told[0].by_computer))
    return tuple(entries)
