"""Changes that a store commits: one value holds everything that one step writes in a single transaction."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct, structs

from bot.canasta.codec import SCHEMA_VERSION
from bot.canasta.engine import ENGINE_VERSION
from bot.canasta.seats import Seat
from bot.service.daily.schedule import DailySchedule, DailyVote
from bot.service.deals.coming_deal import DealSecret, SharedDeal
from bot.service.delivery.notices import Notice, Posting, coalesces_as
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseWrite, PublishedWrite
from bot.service.ids import GuildId, NoticeId, TableId, TournamentId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ratings.model import RankRoles, RatedResult
from bot.service.score_pads.model import PadPersonWrite, ScorePadWrite
from bot.service.statistics.model import Participation, PlayedRound
from bot.service.tournaments.model import Tournament


class DeadlineKind(StrEnum):
    """The kinds of deadlines."""

    COMPUTER = "computer"
    """A computer must act: due at once."""
    NEXT_ROUND = "next_round"
    """The next round is to be dealt: due at once, or after the longest wait for players to be ready."""
    ORDER = "order"
    """A standing order is to be carried out: due at once."""
    CALL = "call"
    """A player is to be called as their quiet hours end."""
    REMIND = "remind"
    """A player is to be reminded."""
    TIME_OUT = "time_out"
    """A player's time has run out."""
    ANSWER = "answer"
    """The partner's time to answer has run out."""
    BOARD = "board"
    """The board is to show what was laid down in a turn that still lasts."""
    DISCARD = "discard"
    """A discard can no longer be taken back and is to be made."""
    NEXT_MATCH = "next_match"
    """The match is over, and the next one of its rotation is to be opened: due at once."""


AT_ONCE: Final = frozenset({DeadlineKind.COMPUTER, DeadlineKind.ORDER})
"""The kinds of deadlines that are due at once, or, after a failure, some minutes later."""


class Deadline(Struct, frozen=True):
    """An event that must happen at a table while a turn lasts, or after its match."""

    table: TableId
    turn: str
    """The name of the turn it was set for; the deadline is void when the table has moved on."""
    kind: DeadlineKind
    due: datetime


class Request(Struct, frozen=True):
    """The interaction that asked for a change; its key is committed with the change to detect repetitions."""

    key: str
    table: TableId
    version: int
    """The table's version after the change."""


class ActionRow(Struct, frozen=True):
    """One accepted action, as stored for replay and audit. It may hold secrets and is never shown."""

    table: TableId
    version: int
    seat: Seat | None
    actor: UserId | None
    action: bytes
    state_hash: str
    schema: int
    engine: int
    at: datetime
    returns_to: int | None = None
    """The version whose state was restored when lay-downs were taken back; ``action`` is empty then."""
    by_computer: bool = False
    """True if a computer played for the human who holds the seat."""


class StoredAction(NamedTuple):
    """The part of an action row that a replay needs."""

    version: int
    seat: Seat | None
    action: bytes
    state_hash: str
    returns_to: int | None = None
    schema: int = SCHEMA_VERSION
    """The schema of the state hash; only hashes of the same schema can be compared."""
    engine: int = ENGINE_VERSION
    at: datetime | None = None
    by_computer: bool = False


class LogRow(Struct, frozen=True):
    """One event as its audience was told it. It never holds a secret of the deal."""

    table: TableId
    version: int
    position: int
    audience: Seat | None
    """The only seat that may read it, or None for everybody."""
    seat: Seat | None
    """The seat that acted."""
    kind: str
    """The tag of the event's type, to find score sheets quickly."""
    event: bytes
    at: datetime
    by_computer: bool = False
    """True if a computer played for the human who holds the seat."""


class OrdersWrite(Struct, frozen=True):
    """The new standing orders of a player at a table; None deletes them."""

    table: TableId
    user: UserId
    orders: Orders | None


class AdminEntry(Struct, frozen=True):
    """An entry of the admin log: an action of an admin in a server."""

    guild: GuildId
    at: datetime
    actor: UserId
    did: str
    """The message catalog's word for the action."""
    table: TableId | None = None
    facts: dict[str, str | int] = {}
    id: int = 0
    """A number assigned by the store, counting upwards."""


class DraftWrite(Struct, frozen=True):
    """A draft to store; ``seen`` is the revision it was made from (0: there was none)."""

    table: TableId
    user: UserId
    draft: Draft
    seen: int


class Fate(StrEnum):
    """The results of an attempt to deliver a waiting notice."""

    DELIVERED = "delivered"
    POSTPONED = "postponed"
    GIVEN_UP = "given_up"
    BEGUN = "begun"
    """A message is posted for the notice, which still waits."""


class NoticeFate(Struct, frozen=True):
    """The result of sending a notice; a postponed one waits until ``not_before``. ``begun`` is the posting of a notice
    that still waits: a store that no longer has the notice raises ``StaleChange``.
    """

    notice: NoticeId
    fate: Fate
    not_before: datetime | None = None
    why: str = ""
    begun: Posting | None = None


class DeadlineFate(Struct, frozen=True):
    """The result of a deadline: it is done (``due`` is None) or is to be tried again at ``due``."""

    deadline: Deadline
    due: datetime | None = None


LONGEST_PAUSE: Final = timedelta(minutes=10)
"""The longest wait for the next try of a deadline that is due at once, after a failure."""

LONGEST_POSTPONEMENT: Final = timedelta(hours=1)
"""The longest wait for the next try of a notice, even if Discord asks for more."""


Document = PlayerSettings | GuildSettings | DailySchedule | Tournament | Evening | RankRoles
"""A value with a revision that is stored as a whole."""

D = TypeVar("D")


class BringBack(Struct, frozen=True):
    """Upper limits of stored moments that notices and deadlines wait for; later ones are set to the present.

    Later moments were written while the clock ran ahead, before it was set back.
    """

    at_once: datetime
    """The limit for notices that were not tried yet, and for deadlines that are due at once."""
    tried: datetime
    """The limit for notices that are to be tried again."""
    deadlines: datetime | None = None
    """The limit for all deadlines: one that is carried out too early is set anew."""
    away_until: datetime | None = None
    """The limit for the ends of stored downtimes; later ones are deleted before those of the change are written."""

    @classmethod
    def impossible(cls, now: datetime) -> "BringBack":
        """Return limits that affect only moments which a correct clock cannot have written."""
        return cls(now + LONGEST_PAUSE, now + LONGEST_POSTPONEMENT)


class Change(Struct, frozen=True):
    """Everything one step writes. Parts that are left out stay as they are.

    ``record`` is the new record of the table; it is written only if the stored revision is still ``seen`` (0: there is
    no such table). ``deadlines``, when given, replace all of the table's. A store that has another revision raises
    ``StaleChange``; one that has the request's key raises ``RepeatedRequest``.
    """

    at: datetime
    record: TableRecord | None = None
    reseated: bool = False
    """True if the seats differ from those stored."""
    in_place: bool = False
    """True if the record differs from the stored one only in the progress of the match, not in its status, place or
    host. Then a store may leave the other columns unwritten.
    """
    request: Request | None = None
    actions: tuple[ActionRow, ...] = ()
    """The actions of this step; of several, each has a revision of its own."""
    snapshot: bytes | None = None
    log: tuple[LogRow, ...] = ()
    notices: tuple[Notice, ...] = ()
    deadlines: tuple[Deadline, ...] | None = None
    deals: tuple[DealSecret, ...] = ()
    """Newly drawn deals; each is written once and never changes."""
    deals_anew: tuple[DealSecret, ...] = ()
    """Deals that replace the stored ones of the same rounds, which were not dealt yet."""
    played: tuple[PlayedRound, ...] = ()
    """The round that this step ended, for each person who played it."""
    participations: tuple[Participation, ...] = ()
    result: RatedResult | None = None
    """The result of the match that this step ended, if it is rated; the ratings follow from it. A change of a ladder
    also makes the roles for places of its server due, and their revision one more
    (``reranked``).
    """
    documents: tuple[Document, ...] = ()
    """New and changed documents of any kind. ``revision`` 1 creates one, a later one must follow the stored one.

    With each schedule of daily deals the votes older than on the deal before the last are deleted. A change that closes
    a table of a tournament makes the tournament due, and its revision one more
    (``concluded``).
    """
    drafts: tuple[DraftWrite, ...] = ()
    houses: tuple[HouseWrite, ...] = ()
    score_pads: tuple[ScorePadWrite, ...] = ()
    pad_people: tuple[PadPersonWrite, ...] = ()
    """People of score pads. With them, and with pads, the rounds that count in statistics are counted anew
    (``bot.service.score_pads.people``).
    """
    published: tuple[PublishedWrite, ...] = ()
    orders: tuple[OrdersWrite, ...] = ()
    daily_votes: tuple[DailyVote, ...] = ()
    """New votes; a store that has one of the same member on the same deal raises ``StaleChange``."""
    shared_deals: tuple[SharedDeal, ...] = ()
    """The deals of duplicates, each in place of the one before it."""
    admin: tuple[AdminEntry, ...] = ()
    told_commands: str | None = None
    """The fingerprint of the commands that were synced with Discord now."""
    alive: datetime | None = None
    """The heartbeat: a moment at which the bot was running, from which a restart computes its downtime."""
    alive_as: int = 1
    """The part of the bot that ``alive`` is about: each process of a cluster has its own number, from 1 on. Its probes
    are written for the negative number, which is no part.
    """
    away: tuple[tuple[datetime, datetime], ...] = ()
    """The periods (start, end) in which the bot was down or the clock was set ahead: no player's clock ran in them."""
    brings_back: BringBack | None = None
    fates: tuple[NoticeFate, ...] = ()
    deadline_fates: tuple[DeadlineFate, ...] = ()

    @property
    def seen(self) -> int:
        """Return the revision of the table that this change was made from."""
        return 0 if self.record is None else self.record.revision - max(1, len(self.actions))

    @property
    def reranked(self) -> list[GuildId]:
        """Return the servers in which this change may have changed a place on a ladder."""
        guilds = {one.guild for one in self.participations}
        return sorted(guilds if self.result is None else {*guilds, self.result.guild})

    @property
    def concluded(self) -> TournamentId | None:
        """Return the tournament of the table that this change closes, if it does."""
        return None if self.record is None or self.record.is_open else self.record.tournament

    def documents_of(self, kind: type[D]) -> tuple[D, ...]:
        """Return the documents of one kind."""
        return tuple(one for one in self.documents if isinstance(one, kind))


def in_one(steps: Sequence[Change]) -> Change:
    """Return the steps of one turn, each made from the one before, as one change."""
    first, last = steps[0], steps[-1]
    if first is last:
        return first
    notices = [notice for step in steps for notice in step.notices]
    newest = {key: place for place, notice in enumerate(notices) if (key := coalesces_as(notice)) is not None}
    return structs.replace(
        last,
        reseated=any(step.reseated for step in steps),
        in_place=all(step.in_place for step in steps),
        request=first.request,
        actions=tuple(action for step in steps for action in step.actions),
        log=tuple(row for step in steps for row in step.log),
        notices=tuple(
            notice
            for place, notice in enumerate(notices)
            if newest.get(coalesces_as(notice) or "", place) == place
        ),
        deadlines=next((step.deadlines for step in reversed(steps) if step.deadlines is not None), None),
        deals=tuple(deal for step in steps for deal in step.deals),
    )
