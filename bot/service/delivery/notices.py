"""Notices: semantic rows of the outbox, rendered only when they are sent, and the ways of those that call somebody.

A notice names tables, versions and people, never cards: the messenger asks ``Queries`` for a fresh view to render.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from enum import Enum, StrEnum, auto
from typing import Final, TypeAlias

from msgspec import Struct

from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, MessageId, RoleId, TableId, UserId
from bot.service.matches.record import Ping, TableRecord
from bot.service.people.settings import Notify, PlayerSettings


class BoardRefresh(Struct, frozen=True, tag="board"):
    """An update of the public board. Only the newest one per table waits in the outbox."""

    table: TableId
    version: int


class TurnPing(Struct, frozen=True, tag="turn"):
    """A call of the person whose turn it is."""

    table: TableId
    user: UserId
    seat: Seat
    version: int
    turn: str
    """The turn that it is about; it is not sent when the table waits for another one."""


ROUND_ENDS: Final = -1
"""The step of the reminder that the round of the tournament is nearly over."""


class Reminder(Struct, frozen=True, tag="reminder"):
    """A reminder of the person whose turn it still is."""

    table: TableId
    user: UserId
    seat: Seat
    turn: str
    """As in ``TurnPing``."""
    step: int
    """The number of the reminder within this turn, from 1, or ``ROUND_ENDS``."""


class PingOver(Struct, frozen=True, tag="ping_over"):
    """The deletion of a message: a call of a turn that is over, or a board that is posted anew elsewhere."""

    table: TableId
    place: ChannelId
    message: MessageId


class PlaceLost(Struct, frozen=True, tag="place_lost"):
    """A direct message to a person at a table whose channel was deleted."""

    table: TableId
    user: UserId


class TimeIsUp(Struct, frozen=True, tag="time_is_up"):
    """A question to the other players about a turn whose time has run out."""

    table: TableId
    seat: Seat
    turn: str
    """As in ``TurnPing``."""


class PartnerQuestion(Struct, frozen=True, tag="question"):
    """The question of this person's partner whether to go out; the answer binds."""

    table: TableId
    user: UserId
    seat: Seat
    asker: Seat
    version: int
    turn: str
    """As in ``TurnPing``."""


class InvitationCall(Struct, frozen=True, tag="invited"):
    """The invitation of a person to a table that waits for players."""

    table: TableId
    user: UserId
    by: UserId


class PlayersCall(Struct, frozen=True, tag="players"):
    """A call of the members who hold the role for it, to a table that waits for players."""

    table: TableId
    role: RoleId


class PlayLines(Struct, frozen=True, tag="lines"):
    """The public events after version ``after`` up to and including ``upto``, from ``Queries.log_between``."""

    table: TableId
    after: int
    upto: int


class RoundScored(Struct, frozen=True, tag="round"):
    """The score sheet of a round that has ended: the last one of ``Queries.score_sheets`` up to this version."""

    table: TableId
    version: int


class MatchResult(Struct, frozen=True, tag="result"):
    """The result of a match that is over."""

    table: TableId
    version: int


class News(StrEnum):
    """The kinds of events of a table itself."""

    CREATED = "created"
    STOPPED = "stopped"
    """A match of a tournament was stopped as the time of its round was over."""
    WALKOVER = "walkover"
    """A match of a tournament was stopped as a side has withdrawn: that of ``seat``."""
    JOINED = "joined"
    LEFT = "left"
    RESEATED = "reseated"
    COMPUTER_JOINED = "computer_joined"
    COMPUTER_LEFT = "computer_left"
    HOST_CHANGED = "host_changed"
    STARTED = "started"
    CANCELLED = "cancelled"
    MOVED = "moved"
    """A move to the table's channel, as the thread cannot be reached any more."""
    MOVED_HERE = "moved_here"
    """A move to another place that somebody asked for."""
    PAUSED = "paused"
    PAUSE_WANTED = "pause_wanted"
    RESUMED = "resumed"
    RESUME_WANTED = "resume_wanted"
    VACATION = "vacation"
    """The start of vacation for ``user``, whose time would have run out."""
    SKIPPED = "skipped"
    """A skipped turn of ``user``, whose time ran out."""
    STANDS_IN = "stands_in"
    """A computer that plays for ``user`` until they are back."""
    BACK = "back"
    ALONE = "alone"
    """A pause because only computers are left."""
    EXTENDED = "extended"
    """More time for ``user``."""
    DEFAULT_ANSWER = "default_answer"
    """The default answer of a partner whose time ran out."""
    GONE = "gone"
    """The departure of ``user``, who has left the server or deleted the account."""
    OFFERED = "offered"
    OFFER_WITHDRAWN = "offer_withdrawn"
    SUBSTITUTED = "substituted"
    """A seat taken by ``user``; ``name`` is its holder before."""
    RESIGN_WANTED = "resign_wanted"
    PLAYS_ON = "plays_on"
    """The end of a proposal to resign by the side of ``user``."""
    RESIGNED = "resigned"
    REMATCH = "rematch"
    """A rematch opened by ``user``, the table ``other``."""
    NEXT_MATCH = "next_match"
    """The next match of a rotation, which has opened by itself. Everybody who takes part is called where the match before
    was played, at the table ``other``.
    """
    SEATS_FREED = "seats_freed"
    """The release of reserved seats to everybody."""
    TERMS = "terms"
    """New time settings by ``user``."""
    GAME = "game"
    """Another game at the same table, chosen by ``user``."""
    WAITS = "waits"
    """A person who takes part in rotating partners and sits out first."""
    ROTATION = "rotation"
    """Rotating partners, chosen or turned off by ``user``."""
    READY = "ready"
    UNREACHABLE = "unreachable"
    """A turn ping or a question that could not be delivered to the holder of ``seat``."""


class TableNews(Struct, frozen=True, tag="news"):
    """An event of the table itself.

    ``place`` is the old place of a table that has moved, ``other`` the table of a rematch, ``hours`` the time that was
    given, and ``by`` the server manager who decided it.
    """

    table: TableId
    news: News
    user: UserId | None = None
    name: str = ""
    seat: Seat | None = None
    place: ChannelId | None = None
    other: TableId | None = None
    hours: int | None = None
    by: UserId | None = None


class CutGiven(Struct, frozen=True, tag="cut"):
    """A player's cut of the deal of a round, whose commitment was published before."""

    table: TableId
    seat: Seat
    name: str
    text: str
    round: int
    commitment: str
    user: UserId | None = None


class SealReplaced(Struct, frozen=True, tag="resealed"):
    """A new commitment to the deal of a round, as the old deal may be known after a restore."""

    table: TableId
    round: int
    before: str
    commitment: str


Notice = (
    BoardRefresh
    | TurnPing
    | Reminder
    | PingOver
    | TimeIsUp
    | PlaceLost
    | PartnerQuestion
    | InvitationCall
    | PlayersCall
    | PlayLines
    | RoundScored
    | MatchResult
    | TableNews
    | CutGiven
    | SealReplaced
)


def coalesces_as(notice: Notice) -> str | None:
    """Return the key under which a newer notice replaces a waiting one, or None when each must be sent."""
    return f"board:{notice.table}" if isinstance(notice, BoardRefresh) else None


class Posting(Struct, frozen=True):
    """A message that is being posted. Until its notice is settled, the message may exist with an unknown id."""

    nonce: str
    """The nonce: Discord creates only one message of several with the same nonce within some minutes."""
    place: ChannelId
    after: MessageId
    """The id of a message that is older than this one."""
    carries: str
    """A fingerprint of its buttons, or of its text where it has none."""
    message: MessageId | None = None
    """The message, once it was found; it may show other content by now."""


class Replaced(Exception):  # noqa: N818 - named for what happened, like the refusals of the service
    """The error for a notice that was replaced by a newer one."""


class Delivery:
    """One attempt to deliver a notice."""

    def __init__(
        self,
        notice: Notice,
        nonce: str,
        begun: Posting | None = None,
        write: Callable[[Posting], Awaitable[None]] | None = None,
        created: datetime | None = None,
    ) -> None:
        """Describe the attempt.

        ``nonce`` is the same at each attempt, and unique to the notice in this database. ``begun`` is the posting of an
        earlier attempt, if any; ``write`` stores that of this one. ``created`` is when the notice was committed.
        """
        self.notice = notice
        self.created = created
        self.nonce = nonce
        self.begun = begun
        self.is_settled = begun is None
        """True once the message of an earlier attempt was found or is known not to exist."""
        self._stored = begun
        self._write = write

    async def begin(self, posting: Posting) -> None:
        """Store the message that is posted next.

        Raises:
            Replaced: a newer notice has taken the place of this one.
        """
        if posting != self._stored and self._write is not None:
            await self._write(posting)
        self._stored = posting


Call: TypeAlias = TurnPing | PartnerQuestion | Reminder
"""A notice for one person."""


class CallRoute(Enum):
    """The ways in which a call reaches a person."""

    NONE = auto()
    TABLE = auto()
    TABLE_SILENT = auto()
    """At the table, without notifying anybody."""
    DIRECT = auto()


def route_of(call: Call, settings: PlayerSettings) -> CallRoute:
    """Return how to call this person. A question to a partner stands at the table even for who wants no calls."""
    if settings.notify is Notify.NEVER:
        return CallRoute.TABLE_SILENT if isinstance(call, PartnerQuestion) else CallRoute.NONE
    if settings.notify is Notify.TABLE or settings.direct_closed:
        return CallRoute.TABLE
    return CallRoute.DIRECT


def is_due(record: TableRecord, notice: Call | TimeIsUp) -> bool:
    """Return whether the table still waits as it did when it asked for this call, and for the same person.

    A seat that a computer plays, or that somebody else has taken, waits for nobody.
    """
    if not record.is_being_played or record.turn != notice.turn:
        return False
    if isinstance(notice, TimeIsUp):
        return True
    holder = record.holder_of(notice.seat)
    return holder is not None and holder.user == notice.user and holder.player is None


def was_posted(record: TableRecord, delivery: Delivery) -> bool:
    """Return whether this notice was posted before and only its delivery was not stored."""
    return any(ping.notice == delivery.nonce for ping in record.pings)


def replaced_by(record: TableRecord, notice: Call | TimeIsUp) -> tuple[Ping, ...]:
    """Return the calls that this one replaces. When several partners are asked, each has a call of their own."""
    if isinstance(notice, TimeIsUp):
        return tuple(ping for ping in record.pings_apart if ping.place == record.place)
    return tuple(
        ping for ping in record.pings_apart if ping.turn != record.turn or ping.user in {None, notice.user}
    )
