"""Facts gathered by the doctor, and its findings: a sentence each, with a severity and, where there is one, a repair."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum

import discord

from bot.service.ids import ChannelId, TableId, UserId
from bot.service.matches.record import TableRecord
from bot.ui.toolkit.lookups import LookupResult, Presence
from bot.ui.toolkit.permissions import RoleProblem


@dataclass(frozen=True)
class PlaceFacts:
    """A channel or thread as the bot finds it."""

    id: ChannelId
    found: LookupResult
    may: discord.Permissions | None = None
    """Permissions of the bot there; None where they could not be found out."""
    is_thread: bool = False
    is_archived: bool = False
    is_locked: bool = False


@dataclass(frozen=True)
class PersonFacts:
    """A person who holds a seat."""

    user: UserId
    name: str
    presence: Presence
    may_look: bool | None = None
    """Whether the person can see the table's channel or thread; None where that could not be found out."""
    is_awaited: bool = False
    """Whether the table waits for this person now."""


@dataclass(frozen=True)
class TableFacts:
    """A table as the bot finds it. ``board`` is None where no message was posted yet."""

    record: TableRecord
    channel: PlaceFacts
    """The channel or forum of the table."""
    thread: PlaceFacts | None
    board: LookupResult | None
    people: tuple[PersonFacts, ...] = ()
    waits_since: datetime | None = None
    """Creation time of the oldest message that this table is still waiting for."""
    lost_at: datetime | None = None
    """Creation time of the newest message that was given up and that the posted board does not replace."""

    @property
    def place(self) -> PlaceFacts:
        """Return the thread, or the channel where there is none: the board and the calls are posted there."""
        return self.channel if self.thread is None else self.thread


@dataclass(frozen=True)
class ServerFacts:
    """Facts shared by all tables of a server."""

    here: PlaceFacts
    """Channel or thread in which the doctor was called."""
    database_answers: bool
    oldest_notice: timedelta | None = None
    """Age of the oldest message that waits to be sent."""
    unknown_commands: tuple[str, ...] | None = ()
    """Commands that are not registered with Discord yet; None where that could not be found out."""
    longest_due: timedelta = timedelta(0)
    """Delay of the deadline that has been due longest."""
    too_far_ahead: int = 0
    """Number of notices and deadlines scheduled further ahead than there can be a reason for."""
    may_create_events: bool = True
    chosen: tuple[PlaceFacts, ...] = ()
    """The channels that the server has chosen: the forum for tables, and those of the daily deal and of podiums."""
    rank_roles: tuple[RoleProblem, ...] = ()
    """Problems with the roles for places on the ladders."""


class Severity(IntEnum):
    """Severity of a finding; a larger number is worse."""

    OK = 0
    WARNING = 1
    """A problem with which the game goes on, but less well than it could."""
    BROKEN = 2
    """A problem that keeps the game from going on by itself."""


class Repair(IntEnum):
    """A repair that the bot can make. The numbers stand in custom ids and never change."""

    POST_BOARD = 1
    MOVE_HERE = 2
    REOPEN = 3


@dataclass(frozen=True)
class Finding:
    """A finding; ``key`` and ``facts`` name its sentence in the catalog."""

    severity: Severity
    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    repair: Repair | None = None


@dataclass(frozen=True)
class TableReport:
    """The findings on one table."""

    record: TableRecord
    findings: tuple[Finding, ...]
    missed: tuple[UserId, ...] = ()
    """Users who have left the server while the table does not know it yet."""

    @property
    def severity(self) -> Severity:
        """Return the worst mark of the findings."""
        return worst(self.findings)

    @property
    def repairs(self) -> tuple[tuple[Repair, TableId], ...]:
        """Return the repairs that the bot can make at this table, each once."""
        return tuple(dict.fromkeys((one.repair, self.record.id) for one in self.findings if one.repair))


@dataclass(frozen=True)
class Report:
    """All findings on a server. ``unseen`` is the number of tables that were not checked."""

    server: tuple[Finding, ...]
    tables: tuple[TableReport, ...]
    unseen: int = 0
    began: datetime | None = None


def worst(findings: Sequence[Finding]) -> Severity:
    """Return the worst mark among these findings."""
    return max((one.severity for one in findings), default=Severity.OK)
