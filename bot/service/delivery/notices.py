"""What somebody is to be told: semantic rows of the outbox, rendered only when they are sent.

A notice names tables, versions and people, never cards: the messenger asks ``Queries`` for a fresh view when it renders.
"""

from enum import StrEnum

from msgspec import Struct

from bot.canasta.seats import Seat
from bot.service.ids import ChannelId, MessageId, TableId, UserId


class BoardRefresh(Struct, frozen=True, tag="board"):
    """The public board is out of date. Only the newest one per table waits in the outbox."""

    table: TableId
    version: int


class TurnPing(Struct, frozen=True, tag="turn"):
    """It is this one person's turn."""

    table: TableId
    user: UserId
    seat: Seat
    version: int
    turn: str
    """The turn it is about; when the table waits for another one, nobody is told any more."""


class Reminder(Struct, frozen=True, tag="reminder"):
    """It is still this person's turn; everybody waits for him."""

    table: TableId
    user: UserId
    seat: Seat
    turn: str
    """As in ``TurnPing``."""
    step: int
    """Which reminder of this turn it is, from 1."""


class PingOver(Struct, frozen=True, tag="ping_over"):
    """The turn was taken: the message that called somebody goes. So does a board that is posted anew elsewhere."""

    table: TableId
    place: ChannelId
    message: MessageId


class PlaceLost(Struct, frozen=True, tag="place_lost"):
    """The channel of the table was deleted; this person is told directly, since there is nowhere else."""

    table: TableId
    user: UserId


class TimeIsUp(Struct, frozen=True, tag="time_is_up"):
    """This person's time has run out, and the others decide what happens."""

    table: TableId
    seat: Seat
    turn: str
    """As in ``TurnPing``."""


class PartnerQuestion(Struct, frozen=True, tag="question"):
    """This person's partner asks whether to go out; the answer binds."""

    table: TableId
    user: UserId
    seat: Seat
    asker: Seat
    version: int
    turn: str
    """As in ``TurnPing``."""


class PlayLines(Struct, frozen=True, tag="lines"):
    """What happened in public after version ``after`` up to and including ``upto``: ask ``Queries.log_between``."""

    table: TableId
    after: int
    upto: int


class RoundScored(Struct, frozen=True, tag="round"):
    """A round has ended: show its score sheet (the last one of ``Queries.score_sheets`` up to this version)."""

    table: TableId
    version: int


class MatchResult(Struct, frozen=True, tag="result"):
    """The match is over."""

    table: TableId
    version: int


class News(StrEnum):
    """What can happen to a table as such."""

    CREATED = "created"
    JOINED = "joined"
    LEFT = "left"
    RESEATED = "reseated"
    COMPUTER_JOINED = "computer_joined"
    COMPUTER_LEFT = "computer_left"
    HOST_CHANGED = "host_changed"
    STARTED = "started"
    CANCELLED = "cancelled"
    MOVED = "moved"
    """The thread cannot be reached any more; the table goes on in its channel."""
    MOVED_HERE = "moved_here"
    """Somebody wanted the table to go on in another place."""
    PAUSED = "paused"
    PAUSE_WANTED = "pause_wanted"
    RESUMED = "resumed"
    RESUME_WANTED = "resume_wanted"
    VACATION = "vacation"
    """The time of ``user`` would have run out; vacation is taken."""
    SKIPPED = "skipped"
    """The time of ``user`` ran out; his turn is skipped."""
    STANDS_IN = "stands_in"
    """A computer plays for ``user`` until he is back."""
    BACK = "back"
    ALONE = "alone"
    """Nobody is left but computers: the match rests."""
    EXTENDED = "extended"
    """``user`` was given more time."""
    DEFAULT_ANSWER = "default_answer"
    """Partner's time to answer ran out."""
    GONE = "gone"
    """``user`` has left the server or deleted the account."""
    OFFERED = "offered"
    OFFER_WITHDRAWN = "offer_withdrawn"
    SUBSTITUTED = "substituted"
    """``user`` has taken the seat; ``name`` is who held it before."""
    RESIGN_WANTED = "resign_wanted"
    PLAYS_ON = "plays_on"
    """The side of ``user`` does not give the match up after all."""
    RESIGNED = "resigned"
    REMATCH = "rematch"
    """``user`` has opened a rematch, the table ``other``."""
    SEATS_FREED = "seats_freed"
    """The seats that were kept are free for everybody."""
    TERMS = "terms"
    """``user`` has set other terms about time."""
    READY = "ready"
    UNREACHABLE = "unreachable"
    """A turn ping or a question could not be delivered to the holder of ``seat``."""


class TableNews(Struct, frozen=True, tag="news"):
    """Something happened to the table itself. ``place`` is where it was told, when the table has moved since.

    ``other`` is the table that came of it. ``hours`` is how much time was given.
    """

    table: TableId
    news: News
    user: UserId | None = None
    name: str = ""
    seat: Seat | None = None
    place: ChannelId | None = None
    other: TableId | None = None
    hours: int | None = None


class CutGiven(Struct, frozen=True, tag="cut"):
    """Somebody cut the deal of a round, whose commitment was published before."""

    table: TableId
    seat: Seat
    name: str
    text: str
    round: int
    commitment: str
    user: UserId | None = None


class SealReplaced(Struct, frozen=True, tag="resealed"):
    """The deal of a round was sealed anew: it may be known, for a backup was restored."""

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
    | PlayLines
    | RoundScored
    | MatchResult
    | TableNews
    | CutGiven
    | SealReplaced
)


def coalesces_as(notice: Notice) -> str | None:
    """The name under which a newer notice replaces a waiting one, or None when each must be sent."""
    return f"board:{notice.table}" if isinstance(notice, BoardRefresh) else None
