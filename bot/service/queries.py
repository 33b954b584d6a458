"""Everything that only looks. Queries take no lock and never hand out a ``State``."""

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec import Struct

from bot.canasta.events import Event
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.service.draft import Draft
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.record import OPEN, TableRecord, TableStatus


class LogEntry(Struct, frozen=True):
    """One action of the log, as the reader may know it."""

    version: int
    seat: Seat | None
    at: datetime
    events: tuple[Event, ...]


class LogPage(Struct, frozen=True):
    """Some entries, oldest first; ``older`` is what to pass as ``before`` for the page before, None at the start."""

    entries: tuple[LogEntry, ...]
    older: int | None


class Hand(Struct, frozen=True):
    """What one seated person sees: everything the hand panel is drawn from."""

    record: TableRecord
    seat: Seat
    view: SeatView
    draft: Draft

    @property
    def version(self) -> int:
        """The version for the ids of moves."""
        return self.record.version


class Board(Struct, frozen=True):
    """What everybody sees. ``view`` is None while the table fills its seats."""

    record: TableRecord
    view: TableView | None
    recent: tuple[LogEntry, ...]


class Queries:
    """Reads for panels, boards, autocomplete and lists."""

    async def table(self, table: TableId) -> TableRecord:
        """The table's public facts.

        Raises:
            TableNotFound
        """
        raise NotImplementedError

    async def hand(self, table: TableId, user: UserId) -> Hand:
        """The view and the draft of the seat this person holds. Also works when the match is over.

        Raises:
            TableNotFound, NotSeated, NotStarted
        """
        raise NotImplementedError

    async def board(self, table: TableId, recent: int = 6) -> Board:
        """The table for everybody, with its last public plays.

        Raises:
            TableNotFound
        """
        raise NotImplementedError

    async def tables_in(
        self, guild: GuildId, statuses: Collection[TableStatus] = OPEN, limit: int = 100
    ) -> tuple[TableRecord, ...]:
        """The tables of a server, newest first."""
        raise NotImplementedError

    async def tables_of(
        self,
        user: UserId,
        *,
        guild: GuildId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] = OPEN,
    ) -> tuple[TableRecord, ...]:
        """The tables where this person sits, newest first; only those of a server or of a thread or channel."""
        raise NotImplementedError

    async def tables_at(
        self, place: ChannelId, statuses: Collection[TableStatus] = OPEN
    ) -> tuple[TableRecord, ...]:
        """The tables that live in this thread, or were made in this channel, newest first."""
        raise NotImplementedError

    async def log(
        self, table: TableId, user: UserId | None = None, *, before: int | None = None, limit: int = 10
    ) -> LogPage:
        """What happened: public events, and this person's own private ones. ``limit`` counts actions.

        Raises:
            TableNotFound
        """
        raise NotImplementedError

    async def log_between(self, table: TableId, after: int, upto: int) -> tuple[LogEntry, ...]:
        """The public events after one version up to another (a ``PlayLines`` notice)."""
        raise NotImplementedError

    async def score_sheets(self, table: TableId) -> tuple[Event, ...]:
        """The scored rounds so far, oldest first, each as the event that told it."""
        raise NotImplementedError

    async def oldest_waiting_age(self) -> timedelta:
        """How long the oldest unsent notice has been waiting; zero when none is. For the health check."""
        raise NotImplementedError
