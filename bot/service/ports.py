"""What the service asks of its surroundings: a store, a clock, chance, timers, a messenger."""

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
from bot.service.deals.coming_deal import Deal
from bot.service.delivery.notices import Notice
from bot.service.delivery.posting import Delivery, Posting
from bot.service.house_rules.house_rule import HouseRule
from bot.service.ids import ChannelId, GuildId, NoticeId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.orders.orders import Orders
from bot.service.people.erasure import Memory
from bot.service.people.preferences import GuildSettings, PlayerSettings


class Clock(Protocol):
    """The only clock."""

    def now(self) -> datetime:
        """This moment, with a time zone."""

    def ticks(self) -> float:
        """The seconds that have passed since some moment, whatever is done to the time of day."""


class Entropy(Protocol):
    """Where the secrets of the deals come from."""

    def secret(self) -> bytes:
        """32 unpredictable bytes, never the same twice."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Forget it; harmless when it has run."""


class Timers(Protocol):
    """Scheduled calls, so that nothing polls and no test sleeps."""

    def call_at(self, when: datetime, call: Callable[[], None]) -> Timer:
        """Call once at that moment, or as soon as possible when it has passed."""


class ComputerPlayer(Protocol):
    """A computer at the table: it sees what its seat sees and nothing else."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """A lawful action for the seat of this view; called only when that seat must act or answer."""


class RecipientGone(Exception):  # noqa: N818 - named for what happened, like the refusals of the service
    """Told by a messenger: this recipient cannot be reached (403, 404); trying again would not help."""


class TryLater(Exception):  # noqa: N818
    """Told by a messenger: not now (429, 5xx). ``after`` is how long Discord asked to wait, if it said."""

    def __init__(self, after: timedelta | None = None) -> None:
        super().__init__(after)
        self.after = after


class Messenger(Protocol):
    """Renders notices and sends them."""

    async def deliver(self, delivery: Delivery) -> None:
        """Tell it now, from a fresh view. A new message is posted only after ``delivery.begin``, with the nonce that was
        stored by it (and ``enforce_nonce``).

        Raises:
            Replaced: as ``delivery.begin`` says.
            RecipientGone: give up on this recipient.
            TryLater: try the same notice again later.
        """


class StaleChange(Exception):  # noqa: N818
    """The table (or the draft) is not as the change assumed; nothing of it was written."""


class RepeatedRequest(Exception):  # noqa: N818
    """The request's key was committed before; nothing of this change was written."""


class Glance(Struct, frozen=True):
    """The cheap question before every move: is what we remember still true, and was this asked before?"""

    revision: int
    request: Request | None = None


class Beside(Struct, frozen=True):
    """What bears on a move beside the table itself."""

    drafts: Mapping[UserId, Draft]
    players: Mapping[UserId, PlayerSettings]
    as_of: int | None = None
    """For ``Change.as_of``: given by a store that has answered from memory."""


class WaitingNotice(Struct, frozen=True):
    """A notice of the outbox that is not sent yet."""

    id: NoticeId
    notice: Notice
    attempts: int
    created: datetime
    not_before: datetime
    begun: Posting | None = None
    """What an earlier try has posted, if it got so far."""


class Undelivered(Struct, frozen=True):
    """A notice that is not sent: it still waits, or it was given up."""

    table: TableId
    created: datetime
    is_given_up: bool


class Overdue(Struct, frozen=True):
    """What should have been done by now, or can never be in time."""

    oldest_notice: datetime | None = None
    """When the oldest notice that waits was committed."""
    earliest_due: datetime | None = None
    """Since when the earliest of the deadlines that have fallen due is due."""
    too_far_ahead: int = 0
    """So many notices and deadlines wait for a moment that lies further ahead than it ever may."""

    def notice_age(self, now: datetime) -> timedelta:
        """Return how long the oldest notice has waited; zero when none waits."""
        return timedelta(0) if self.oldest_notice is None else max(timedelta(0), now - self.oldest_notice)

    def due_for(self, now: datetime) -> timedelta:
        """Return how long the earliest deadline has been due; zero when none is."""
        return timedelta(0) if self.earliest_due is None else max(timedelta(0), now - self.earliest_due)


class Backlog(Struct, frozen=True):
    """How much there is to do in the whole database, for those who watch over the bot."""

    notices: int = 0
    """Notices that are not sent yet."""
    oldest_notice: datetime | None = None
    deadlines_due: int = 0
    earliest_due: datetime | None = None
    """Since when the earliest of them is due; None where none is."""
    tables: dict[str, int] = {}
    """By status."""
    too_far_ahead: int = 0
    """As in ``Overdue``."""


class Work(StrEnum):
    """What only one of several processes may be doing at a time: the first two table by table."""

    NOTICES = "notices"
    """Telling a table what waits for it."""
    DEADLINES = "deadlines"
    """Doing what is due at a table."""
    RETENTION = "retention"
    """Deleting what is past its time."""
    COMMANDS = "commands"
    """Telling Discord which commands there are."""
    IDENTIFYING = "identifying"
    """Beginning a connection to Discord, which takes only so many in some seconds."""


class Store(Memory, Protocol):
    """Keeps everything. Reads run beside the writer; ``commit`` returns when the change is durable.

    Several processes may share one database. What one of them takes to do, no other gets until it is given back; what a
    process that died had taken is free again after a short time.
    """

    async def open(self) -> None:
        """Make ready: files, migrations, connections. A second call does nothing."""

    async def close(self) -> None:
        """Finish what was asked for and let go of everything."""

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing.

        Raises:
            StaleChange: the table, a draft or a house rule has moved on.
            RepeatedRequest: the request was committed before.
        """

    async def lull(self) -> None:
        """Return when a commit that was asked for waits for the disk or the server, and nothing else need be done. What is
        prepared then costs whoever waits for the commit nothing.
        """

    async def next_table_id(self) -> TableId:
        """The smallest number no table has; two askers may get the same one, and one then loses at ``commit``."""

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """The table's revision and what was committed under this key; None if there is no such table."""

    async def request(self, key: str) -> Request | None:
        """What was committed under this key, if anything."""

    async def record(self, table: TableId) -> TableRecord | None:
        """The table's public facts."""

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        """The table and its encoded state, as of one moment."""

    async def tables(
        self,
        *,
        guild: GuildId | None = None,
        user: UserId | None = None,
        place: ChannelId | None = None,
        statuses: Collection[TableStatus] | None = None,
        limit: int = 100,
    ) -> tuple[TableRecord, ...]:
        """The tables that meet every condition given, newest first. ``place`` is a thread or a channel."""

    async def open_places(self) -> Mapping[ChannelId, GuildId]:
        """Where the open tables are, and in which servers."""

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
        """Log rows with ``after < version <= upto`` that this seat may read (None: only public ones), oldest first.

        ``newest`` keeps only the rows of that many newest versions.
        """

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        """Actions with ``after < version <= upto``, oldest first. They hold secrets: for replays only."""

    async def deal(self, table: TableId, number: int) -> Deal | None:
        """What settles the deal of this round, if it was drawn beforehand. Secret until the round is over."""

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """What this person has prepared; an empty draft when nothing was."""

    async def beside(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> Beside:
        """What ``draft`` and ``player`` answer for these people, for a move. It may be answered from memory, if a change
        that was made from it is refused should it not have been so any more.
        """

    async def houses(self, guild: GuildId) -> tuple[HouseRule, ...]:
        """The house rules of a server, by name."""

    async def player(self, user: UserId) -> PlayerSettings:
        """What this person has chosen; revision 0 when nothing was."""

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """What this server has chosen; revision 0 when nothing was."""

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """What this person has ordered beforehand at this table."""

    async def admin_log(
        self, guild: GuildId, *, before: int | None = None, limit: int = 20
    ) -> tuple[AdminEntry, ...]:
        """What admins of this server did, newest first; with ``before`` only entries with a smaller number."""

    async def told_commands(self) -> str:
        """The fingerprint of the commands that Discord was told last; empty before the first time."""

    async def alive(self, part: int = 1) -> datetime | None:
        """When this part of the bot was last known to be running; where it never was, when any was; None before the
        first time.
        """

    async def away(self, since: datetime) -> tuple[tuple[datetime, datetime], ...]:
        """When the bot was not running, as far as that ended after ``since``; oldest first."""

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Notices that may be sent now, oldest first; none that would overtake an older one of its table."""

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """The next moment after now at which a notice may be tried that no older one of its table holds up."""

    async def oldest_waiting(self) -> datetime | None:
        """When the oldest waiting notice was committed; None when nothing waits."""

    async def overdue(self, now: datetime) -> Overdue:
        """What should have been done by now."""

    async def backlog(self, now: datetime) -> Backlog:
        """How much waits, is due, and is played."""

    async def undelivered(self, guild: GuildId) -> tuple[Undelivered, ...]:
        """What is not told to the tables of a server that are not cancelled, oldest first: all that waits, and what
        was given up since the turn began, or since the match has ended.
        """

    async def given_up(self, table: TableId) -> tuple[WaitingNotice, ...]:
        """All that could not be told to a table and is tried no more, oldest first."""

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """The rows that have fallen due, earliest first."""

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """When the next row falls due; of those that fall due after this moment, if one is given."""

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """As ``waiting_notices``, of tables that no other process is telling anything: they are this one's now."""

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """As ``due_deadlines``, of tables at which no other process does anything that is due: they are this one's now."""

    async def take(self, work: Work) -> bool:
        """Whether this process may do it now: no other is at it."""

    async def still_has(self, work: Work, table: TableId) -> bool:
        """Whether what was taken at this table is this process's still. One that stood still for long, with its machine
        for example, is taken for dead, and another goes on with its work.
        """

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """It is done, at these tables if it is a work by tables. Whoever gives back must look once more afterwards: for
        what has come meanwhile nobody else was free.
        """

    async def take_interaction(self, number: int) -> bool:
        """Whether this process is to answer it: of several that received it the first one is."""

    async def listen(self, heard: Callable[[], None]) -> None:
        """Call this from now on whenever other processes may have left something to do."""
