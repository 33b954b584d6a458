"""Ports of the service, implemented by adapters: store, clock, entropy, timers, computer players, messenger."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol, TypeVar

from msgspec import Struct

from bot.canasta.rules.preset import Family
from bot.canasta.seats import Seat
from bot.service.backlog import Backlog, Overdue, Undelivered
from bot.service.change import AdminEntry, Change, Deadline, Document, LogRow, Request, StoredAction
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret, SharedDeal
from bot.service.delivery.notices import Delivery, Notice, Posting
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseRule, PublishedPage, PublishedRule
from bot.service.ids import (
    ChannelId,
    EveningId,
    GuildId,
    NoticeId,
    PublishedId,
    ScorePadId,
    TableId,
    TournamentId,
    UserId,
)
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.erasure import PersonalData
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ratings.model import MemberRating, RankRoles, RatedResult
from bot.service.score_pads.model import PadPerson, RealSums, ScorePad
from bot.service.statistics.model import (
    Companion,
    PersonYear,
    PlayedRound,
    RecordKind,
    RoundChoice,
    ServerYear,
    Sums,
)
from bot.service.tournaments.model import RoundTable, Tournament

D = TypeVar("D", bound=Document)


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


class Store(Protocol):
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

    async def due(self, kind: type[D], now: datetime, limit: int = 100) -> tuple[D, ...]:
        """Return the documents of this kind for which there is something to do, earliest first."""

    async def next_due(self, kind: type[Document]) -> datetime | None:
        """Return when there is something to do next for any document of this kind."""

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

    # ------------------------------------------------------------------------------------- people and servers

    async def personal_data(self, user: UserId) -> PersonalData:
        """Return all data stored about this user."""

    async def erase_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Erase this user's id and names from all stored data at once; return the changed tables, whose boards wait to
        be refreshed. ``names`` are names of the user besides those in their tables. Marks of the user are made with
        ``secret`` (``bot.service.people.erased_holders``). A second call does nothing.
        """

    async def known_servers(self) -> frozenset[GuildId]:
        """Return the servers with any stored data."""

    async def erase_server(self, guild: GuildId) -> int:
        """Delete all data of this server, unless the bot is there again; return the number of its tables."""

    async def delete_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete at most ``limit`` closed tables without activity since ``before``; return the number of them."""

    # --------------------------------------------------------------------------------------------- statistics
    # Finished rounds of people. They are written with the step that ends a round, and outlive their table.

    async def sums(self, chosen: RoundChoice) -> Sums:
        """Return the sums of these rounds."""

    async def newest_rounds(self, chosen: RoundChoice, limit: int) -> tuple[PlayedRound, ...]:
        """Return the last of these rounds, oldest first."""

    async def partners(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on the same side; ``chosen.partner`` plays no part."""

    async def opponents(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on another side; ``chosen.partner`` plays no part."""

    async def takes_part(self, guild: GuildId, user: UserId) -> bool:
        """Return whether records and ladder of this server may name this user."""

    async def participants(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these users whom records and ladder of this server may name."""

    async def records(self, guild: GuildId) -> Mapping[RecordKind, tuple[PlayedRound, ...]]:
        """Return the round that holds each record: that of the first member who did so well, then those of the others
        who share it. Only members who take part count.
        """

    async def years(self, guild: GuildId, user: UserId | None = None) -> tuple[int, ...]:
        """Return the years in which this person finished a round there, or anybody did, in their order."""

    async def person_year(self, guild: GuildId, user: UserId, year: int) -> PersonYear:
        """Return what a person did in a year."""

    async def server_year(self, guild: GuildId, year: int) -> ServerYear:
        """Return what was played in a year."""

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table, without changing any sum: ``sum_anew`` follows."""

    async def sum_anew(self) -> None:
        """Compute all sums of finished rounds from the stored rounds."""

    # ------------------------------------------------------------------------------------------------ ratings
    # Results of rated matches, which are written with the step that ends a match and outlive their table, and
    # ratings, which follow from them in the same transaction.

    async def result(self, table: TableId) -> RatedResult | None:
        """Return the result of a rated match."""

    async def ladder(self, guild: GuildId, family: Family, season: str) -> tuple[MemberRating, ...]:
        """Return the ratings of the members who take part, in no order."""

    async def ratings_of(self, guild: GuildId, season: str, user: UserId) -> Mapping[Family, MemberRating]:
        """Return the ratings of one member in this season."""

    async def put_result(self, table: TableId, result: RatedResult | None) -> None:
        """Replace the result of a table, without changing any rating: ``rate_anew`` follows."""

    async def rate_anew(self) -> None:
        """Compute all ratings of all servers from the stored results."""

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""

    # -------------------------------------------------------------------------------------------- tournaments
    # Tournaments. Those that are over or cancelled are deleted with the closed tables of their time.

    async def next_tournament_id(self) -> TournamentId:
        """Return the number after the highest one that a tournament has or had, as ``next_table_id``."""

    async def tournament(self, number: TournamentId) -> Tournament | None:
        """Return the tournament of this number."""

    async def shared_deal(self, number: TournamentId) -> SharedDeal | None:
        """Return the secret deals of a duplicate; None of any other tournament."""

    async def tournaments(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""

    async def round_tables(self, tables: Collection[TableId]) -> Mapping[TableId, RoundTable]:
        """Return what a tournament asks about these tables, as of one moment; those that were deleted are missing."""

    # ----------------------------------------------------------------------------------------------- evenings
    # Evenings. Those whose date is long over are deleted when another one is written.

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had, as ``next_table_id``."""

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""

    # --------------------------------------------------------------------------------------------- score pads
    # The score pads of people. They belong to no server; rounds that count in one outlive their pad.

    async def score_pads(self, owner: UserId) -> tuple[ScorePad, ...]:
        """Return the score pads of a person, the last changed first."""

    async def pad_people(self, pad: ScorePadId) -> tuple[PadPerson, ...]:
        """Return the people who are named on a score pad."""

    async def real_sums(self, chosen: RoundChoice) -> RealSums:
        """Return the sums of these rounds with real cards; ``chosen.partner`` plays no part."""

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""

    # -------------------------------------------------------------------------------------------- the library

    async def published_page(self, offset: int, limit: int) -> PublishedPage:
        """Return published house rules, newest first, without the first ``offset``."""

    async def published_rule(self, number: PublishedId) -> PublishedRule | None:
        """Return the published house rule of this id."""

    async def published_by(self, guild: GuildId) -> tuple[PublishedRule, ...]:
        """Return the house rules that a server has published, newest first."""
