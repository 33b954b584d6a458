"""What a store commits: one value that says everything one step changes, written in one transaction or not at all."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.canasta.seats import Seat
from bot.service.draft import Draft
from bot.service.house import HouseWrite
from bot.service.ids import NoticeId, TableId, UserId
from bot.service.notices import Notice
from bot.service.record import TableRecord


class DeadlineKind(StrEnum):
    """What falls due."""

    COMPUTER = "computer"
    """A computer must act: due at once."""
    NEXT_ROUND = "next_round"
    """The next round is to be dealt: due at once."""


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


class NoticeFate(Struct, frozen=True):
    """How sending a notice went; a postponed one waits until ``not_before``."""

    notice: NoticeId
    fate: Fate
    not_before: datetime | None = None
    why: str = ""


class DeadlineFate(Struct, frozen=True):
    """A row that is done with (``due`` is None) or is to be tried again later."""

    deadline: Deadline
    due: datetime | None = None


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
    request: Request | None = None
    action: ActionRow | None = None
    snapshot: bytes | None = None
    log: tuple[LogRow, ...] = ()
    notices: tuple[Notice, ...] = ()
    deadlines: tuple[Deadline, ...] | None = None
    drafts: tuple[DraftWrite, ...] = ()
    houses: tuple[HouseWrite, ...] = ()
    fates: tuple[NoticeFate, ...] = ()
    deadline_fates: tuple[DeadlineFate, ...] = ()
