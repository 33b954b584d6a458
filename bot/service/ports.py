"""Ports of the service, implemented by adapters: store, clock, entropy, timers, computer players, messenger."""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from enum import StrEnum
from random import Random
from typing import Protocol

from msgspec import Struct

from bot.canasta.actions import Action
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.service.change import AdminEntry, Change, Deadline, LogRow, Request, StoredAction
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret
from bot.service.delivery.notices import Notice
from bot.service.delivery.posting import Delivery, Posting
from bot.service.evenings.store import EveningStore
from bot.service.house_rules.model import HouseRule
from bot.service.ids import ChannelId, GuildId, NoticeId, TableId, UserId
from bot.service.library.store import LibraryStore
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.erasure import PersonalDataStore
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ratings.store import RatingStore
from bot.service.score_pads.store import ScorePadStore
from bot.service.statistics.store import StatisticsStore
from bot.service.tournaments.store import TournamentStore


class Clock(Protocol):
    """The source of the time for the whole service."""

    def now(self) -> datetime:
        """Return the present moment, with a time zone."""

    def ticks(self) -> float:
        """Return monotonic seconds since some moment, regardless of changes of the time of day."""


class Entropy(Protocol):
    """The source of the secrets of the deals."""

    def secret(self) -> bytes:
        """Return 32 unpredictable bytes, never the same twice."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call; harmless when it has run."""


class Timers(Protocol):
    """A scheduler of calls, so that nothing polls and no test sleeps."""

    def call_at(self, when: datetime, call: Callable[[], None]) -> Timer:
        """Call once at that moment, or as soon as possible when it has passed."""


class ComputerPlayer(Protocol):
    """A computer at the table, which gets only the view of its seat."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view; called only when that seat must act or answer."""


class RecipientGone(Exception):  # noqa: N818 - named for what happened, like the refusals of the service
    """Raised by a messenger: this recipient cannot be reached (403, 404); retries would not help."""


class TryLater(Exception):  # noqa: N818
    """Raised by a messenger: a temporary failure (429, 5xx). ``after`` is the wait that Discord asked for, if any."""

    def __init__(self, after: timedelta | None = None) -> None:
        super().__init__(after)
        self.after = after


class Messenger(Protocol):
    """The sender of notices, which renders them too."""

    async def deliver(self, delivery: Delivery) -> None:
        """Send the notice now, rendered from a fresh view. A new message is posted only after ``delivery.begin``, with
        the nonce stored by it (and ``enforce_nonce``).

        Raises:
            Replaced: raised by ``delivery.begin``.
            RecipientGone: give up on this recipient.
            TryLater: try the same notice again later.
        """


class StaleChange(Exception):  # noqa: N818
    """The stored table (or draft) is not the one the change was made from; nothing was written."""


class RepeatedRequest(Exception):  # noqa: N818
    """The request's key was committed before; nothing was written."""


class Glance(Struct, frozen=True):
    """The stored revision, a cheap read to validate the cache before a move, and an earlier request of the same key."""

    revision: int
    request: Request | None = None


class DraftsAndSettings(Struct, frozen=True):
    """The drafts and settings that a move needs besides the table itself."""

    drafts: Mapping[UserId, Draft]
    players: Mapping[UserId, PlayerSettings]


class WaitingNotice(Struct, frozen=True):
    """A notice of the outbox that is not sent yet."""

    id: NoticeId
    notice: Notice
    attempts: int
    created: datetime
    not_before: datetime
    begun: Posting | None = None
    """The posting of an earlier try, if it got so far."""


class Undelivered(Struct, frozen=True):
    """A notice that is not sent: still waiting, or given up."""

    table: TableId
    created: datetime
    is_given_up: bool


class Overdue(Struct, frozen=True):
    """The work that is late, or waits for a moment too far in the future."""

    oldest_notice: datetime | None = None
    """The moment at which the oldest waiting notice was committed."""
    earliest_due: datetime | None = None
    """The moment at which the earliest of the overdue deadlines fell due."""
    too_far_ahead: int = 0
    """The number of notices and deadlines that wait for a moment further ahead than allowed."""

    def notice_age(self, now: datetime) -> timedelta:
        """Return the age of the oldest waiting notice; zero when none waits."""
        return timedelta(0) if self.oldest_notice is None else max(timedelta(0), now - self.oldest_notice)

    def due_for(self, now: datetime) -> timedelta:
        """Return how long the earliest deadline has been due; zero when none is."""
        return timedelta(0) if self.earliest_due is None else max(timedelta(0), now - self.earliest_due)


class Backlog(Struct, frozen=True):
    """The counts of pending work in the whole database, for monitoring."""

    notices: int = 0
    """The number of notices that are not sent yet."""
    oldest_notice: datetime | None = None
    deadlines_due: int = 0
    earliest_due: datetime | None = None
    """The moment at which the earliest of them fell due; None if there is none."""
    tables: dict[str, int] = {}
    """The numbers of tables by status."""
    too_far_ahead: int = 0
    """The number as in ``Overdue``."""


class Work(StrEnum):
    """The kinds of work that only one of several processes may do at a time; the first two are taken by table."""

    NOTICES = "notices"
    """Delivery of a table's waiting notices."""
    DEADLINES = "deadlines"
    """Execution of a table's due deadlines."""
    RETENTION = "retention"
    """Deletion of data past its retention time."""
    DAILY = "daily"
    """Posting of the daily deals."""
    EVENINGS = "evenings"
    """Everything that an evening does by itself."""
    RANK_ROLES = "rank_roles"
    """Giving and taking back roles for places on ladders."""
    TOURNAMENTS = "tournaments"
    """Everything that a tournament does by itself."""
    COMMANDS = "commands"
    """Sync of the application commands with Discord."""
    EMOJIS = "emojis"
    """Upload of the application's emojis."""
    IDENTIFYING = "identifying"
    """Identifying at Discord's gateway, which is rate limited."""


class Store(
    PersonalDataStore,
    StatisticsStore,
    RatingStore,
    TournamentStore,
    EveningStore,
    ScorePadStore,
    LibraryStore,
    Protocol,
):
    """The persistent storage. Reads run beside the writer; ``commit`` returns when the change is durable.

    Several processes may share one database. Work taken by one of them is locked for the others until it is given back;
    the work of a process that died is released after a short time.
    """

    async def open(self) -> None:
        """Open files and connections and run migrations. A second call does nothing."""

    async def close(self) -> None:
        """Finish pending requests and release all resources."""

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing.

        Raises:
            StaleChange: the table, a draft or a house rule has moved on.
            RepeatedRequest: the request was committed before.
        """

    async def next_table_id(self) -> TableId:
        """Return the smallest unused table id; of two callers that get the same one, one fails at ``commit``."""

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """Return the table's revision and the request committed under this key; None if there is no such table."""

    async def request(self, key: str) -> Request | None:
        """Return the request committed under this key, if any."""

    async def record(self, table: TableId) -> TableRecord | None:
        """Return the record of the table, if it exists."""

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """Return the table and its encoded state, as of one moment."""

    async def tables(
        self,
        *,
        guild: GuildId | None = None,
        user: UserId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] | None = None,
        limit: int = 100,
    ) -> tuple[TableRecord, ...]:
        """Return the tables that meet every given condition, newest first. ``place`` is a thread or a channel."""

    async def open_places(self) -> Mapping[ChannelId, GuildId]:
        """Return the channels and threads of the open tables, each with its server."""

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
        """Return log rows with ``after < version <= upto`` that this seat may read (None: public ones), oldest first.

        ``newest`` keeps only the rows of that many newest versions.
        """

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """Return actions with ``after < version <= upto``, oldest first. They hold secrets: for replays only."""

    async def deal(self, table: TableId, number: int) -> DealSecret | None:
        """Return the deal of this round, if it was drawn beforehand. Secret until the round is over."""

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """Return the draft of this player; an empty one if nothing is prepared."""

    async def drafts_and_settings(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> DraftsAndSettings:
        """Return the results of ``draft`` and ``player`` for these users, for a move."""

    async def houses(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """Return the house rules of a server, sorted by name."""

    async def player(self, user: UserId) -> PlayerSettings:
        """Return the settings of this user; revision 0 if nothing was chosen."""

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of this server; revision 0 if nothing was chosen."""

    async def daily(self, guild: GuildId) -> DailySchedule:
        """Return the schedule of this server's daily deals; revision 0 if nothing was chosen."""

    async def due_daily(self, now: datetime, limit: int = 100) -> tuple[DailySchedule, ...]:
        """Return the schedules whose next deal has fallen due, earliest first."""

    async def next_daily(self) -> datetime | None:
        """Return when the next daily deal of any server falls due."""

    async def daily_votes(self, guild: GuildId, day: int) -> tuple[DailyVote, ...]:
        """Return the votes on the deal of this day, oldest first."""

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """Return the standing orders of this player at this table, if any."""

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """Return the admin log of this server, newest first; with ``before`` only entries with a smaller id."""

    async def told_commands(self) -> str:
        """Return the fingerprint of the commands last synced with Discord; empty before the first time."""

    async def alive(self, part: int = 1) -> datetime | None:
        """Return the last heartbeat of this part of the bot; that of any part if it has none; None before the first."""

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """Return the downtimes of the bot that ended after ``since``, oldest first."""

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return the notices that may be sent now, oldest first; none that would overtake an older one of its table."""

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """Return the next moment after ``now`` at which a notice may be tried that no older one of its table blocks."""

    async def overdue(self, now: datetime) -> Overdue:
        """Return the work that should have been done by now."""

    async def backlog(self, now: datetime) -> Backlog:
        """Return the counts of waiting notices, due deadlines and tables."""

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """Return the unsent notices of a server's tables, except cancelled ones, oldest first: all waiting ones, and
        those given up since the turn began, or since the match has ended.
        """

    async def given_up(self, table: TableId) -> tuple[WaitingNotice, ...]:
        """Return the notices of a table that were given up, oldest first."""

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return the deadlines that have fallen due, earliest first."""

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """Return when the next deadline falls due; with ``after`` only of those that fall due after that moment."""

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return notices as ``waiting_notices`` does, and lock their tables; tables locked by others are left out."""

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return deadlines as ``due_deadlines`` does, and lock their tables; tables locked by others are left out."""

    async def take(self, work: Work) -> bool:
        """Take this work for this process; return False if another process has it."""

    async def still_has(self, work: Work, table: TableId) -> bool:
        """Return whether this process still has the work it took at this table. A process that was suspended for long
        is taken for dead, and another one may have taken its work over.
        """

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """Release this work, at these tables if it is taken by table. The caller must check for new work afterwards, as
        no other process could take it meanwhile.
        """

    async def take_interaction(self, number: int) -> bool:
        """Return whether this process is to answer this interaction: the first of several that received it is."""

    async def listen(self, heard: Callable[[], None]) -> None:
        """Call ``heard`` from now on whenever other processes may have added work."""
