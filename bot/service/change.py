"""What a store commits: one value that says everything one step changes, written in one transaction or not at all."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct

from bot.canasta.codec import SCHEMA_VERSION
from bot.canasta.engine import ENGINE_VERSION
from bot.canasta.seats import Seat
from bot.service.deals.coming_deal import Deal
from bot.service.delivery.notices import Notice
from bot.service.delivery.posting import Posting
from bot.service.house_rules.house_rule import HouseWrite
from bot.service.ids import GuildId, NoticeId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.service.orders.orders import Orders
from bot.service.people.preferences import GuildSettings, PlayerSettings


class DeadlineKind(StrEnum):
    """What falls due."""

    COMPUTER = "computer"
    """A computer must act: due at once."""
    NEXT_ROUND = "next_round"
    """The next round is to be dealt: due at once, or when nobody has said for long that he is not ready."""
    ORDER = "order"
    """A standing order is to be carried out: due at once."""
    CALL = "call"
    """Somebody is to be called whose quiet hours end."""
    REMIND = "remind"
    """Somebody is to be reminded."""
    TIME_OUT = "time_out"
    """Somebody's time has run out."""
    ANSWER = "answer"
    """The partner's time to answer has run out."""


AT_ONCE: Final = frozenset({DeadlineKind.COMPUTER, DeadlineKind.ORDER})
"""The kinds that are always due at once, and after a failure some minutes later."""


class Deadline(Struct, frozen=True):
    """Something that must happen at a table while this turn lasts."""

    table: TableId
    turn: str
    """Names the turn it was set for; when the table has moved on, the row means nothing any more."""
    kind: DeadlineKind
    due: datetime


class Request(Struct, frozen=True):
    """The interaction that asked for a change; its key is committed with it, so that a repetition finds it."""

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
    """The version whose state came back, when lay-downs were taken back; ``action`` is empty then."""
    by_computer: bool = False
    """A computer played for the human who holds the seat."""


class StoredAction(NamedTuple):
    """What a replay needs of one action."""

    version: int
    seat: Seat | None
    action: bytes
    state_hash: str
    returns_to: int | None = None
    schema: int = SCHEMA_VERSION
    """Hashes of states can be compared only where they were written in the same schema."""
    engine: int = ENGINE_VERSION
    at: datetime | None = None
    by_computer: bool = False


class LogRow(Struct, frozen=True):
    """One event as its audience was told it. Never holds a secret of the deal."""

    table: TableId
    version: int
    position: int
    audience: Seat | None
    """The only seat that may read it, or None for everybody."""
    seat: Seat | None
    """Who acted."""
    kind: str
    """The event's type, to find score sheets quickly."""
    event: bytes
    at: datetime
    by_computer: bool = False
    """A computer played for the human who holds the seat."""


class PlayerWrite(Struct, frozen=True):
    """Settings of a person as they will be; ``revision`` 1 makes them, a later one follows the one before."""

    settings: PlayerSettings


class GuildWrite(Struct, frozen=True):
    """Settings of a server as they will be, with a revision as in ``PlayerWrite``."""

    settings: GuildSettings


class OrdersWrite(Struct, frozen=True):
    """What a person has ordered beforehand at a table; None forgets it."""

    table: TableId
    user: UserId
    orders: Orders | None


class AdminEntry(Struct, frozen=True):
    """What somebody who administers a server did there."""

    guild: GuildId
    at: datetime
    actor: UserId
    did: str
    """One word for the message catalog."""
    table: TableId | None = None
    facts: dict[str, str | int] = {}
    id: int = 0
    """Given by the store, counting upwards."""


class DraftWrite(Struct, frozen=True):
    """A draft to keep; ``seen`` is the revision it was made from (0: there was none)."""

    table: TableId
    user: UserId
    draft: Draft
    seen: int


class Fate(StrEnum):
    """What became of a waiting notice."""

    DELIVERED = "delivered"
    POSTPONED = "postponed"
    GIVEN_UP = "given_up"
    BEGUN = "begun"
    """A message is posted for it; it waits on."""


class NoticeFate(Struct, frozen=True):
    """How sending a notice went; a postponed one waits until ``not_before``. ``begun`` is what is posted for one that waits
    on: a store that has no such notice any more raises ``StaleChange``.
    """

    notice: NoticeId
    fate: Fate
    not_before: datetime | None = None
    why: str = ""
    begun: Posting | None = None


class DeadlineFate(Struct, frozen=True):
    """A row that is done with (``due`` is None) or is to be tried again later."""

    deadline: Deadline
    due: datetime | None = None


LONGEST_PAUSE: Final = timedelta(minutes=10)
"""After a failure nothing that is due at once waits longer for the next try."""

LONGEST_POSTPONEMENT: Final = timedelta(hours=1)
"""No notice waits longer for the next try, whatever Discord asks for."""


class BringBack(Struct, frozen=True):
    """How far ahead the moments may lie that something waits for; it waits no longer where they lie further.

    They were written while the clock ran ahead, and it was set back since.
    """

    at_once: datetime
    """Notices that nobody has tried to send, and deadlines that are due at once."""
    tried: datetime
    """Notices that are to be tried again."""
    deadlines: datetime | None = None
    """All deadlines: whoever carries one out too early sets it anew."""
    away_until: datetime | None = None
    """The times in which the bot did not run that end later are forgotten, before those of the change are written."""

    @classmethod
    def impossible(cls, now: datetime) -> "BringBack":
        """Return what brings back only moments that no clock which runs right can have written."""
        return cls(now + LONGEST_PAUSE, now + LONGEST_POSTPONEMENT)


class Change(Struct, frozen=True):
    """Everything one step writes. Parts that are left out stay as they are.

    ``record`` is the table as it will be; it is written only if the stored revision is still ``record.revision - 1``
    (revision 1 makes the table). ``deadlines`` replace all of the table's, when given. A store that finds the table
    moved on raises ``StaleChange``; one that finds the request's key raises ``RepeatedRequest``.
    """

    at: datetime
    record: TableRecord | None = None
    reseated: bool = False
    """The seats differ from those stored."""
    in_place: bool = False
    """Of the record, only how far the match has come differs from what is stored: not its status, nor where the table is
    and whose. Then a store may leave the rest unwritten.
    """
    request: Request | None = None
    action: ActionRow | None = None
    snapshot: bytes | None = None
    log: tuple[LogRow, ...] = ()
    notices: tuple[Notice, ...] = ()
    deadlines: tuple[Deadline, ...] | None = None
    deals: tuple[Deal, ...] = ()
    """Deals that were drawn; each is written once and never changes."""
    deals_anew: tuple[Deal, ...] = ()
    """Deals that replace those of the same rounds, which were not made yet."""
    drafts: tuple[DraftWrite, ...] = ()
    houses: tuple[HouseWrite, ...] = ()
    players: tuple[PlayerWrite, ...] = ()
    guilds: tuple[GuildWrite, ...] = ()
    orders: tuple[OrdersWrite, ...] = ()
    admin: tuple[AdminEntry, ...] = ()
    told_commands: str | None = None
    """The fingerprint of the commands that Discord was told now."""
    alive: datetime | None = None
    """The bot was running then: what is asked after a restart to know how long it was away."""
    alive_as: int = 1
    """The part of the bot that was running: each process of a cluster has a number of its own."""
    away: tuple[tuple[datetime, datetime], ...] = ()
    """Each from when until when the bot was not running, or the clock was set ahead: nobody's clock ran."""
    brings_back: BringBack | None = None
    as_of: int | None = None
    """The ``as_of`` of the ``Beside`` that this was made from, if any: ``StaleChange`` if it is not so any more."""
    fates: tuple[NoticeFate, ...] = ()
    deadline_fates: tuple[DeadlineFate, ...] = ()
