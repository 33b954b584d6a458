"""Findings of the doctor: a sentence each, with a severity and, where there is one, a repair the bot can make."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum

from bot.service.ids import TableId, UserId
from bot.service.matches.record import TableRecord


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
