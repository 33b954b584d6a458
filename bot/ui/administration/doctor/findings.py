"""What the doctor says: one sentence each, with a mark and, where the bot can help itself, a way to mend it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from bot.service.ids import TableId, UserId
from bot.service.matches.record import TableRecord


class Mark(IntEnum):
    """How bad it is; a larger number is worse."""

    OK = 0
    WARNING = 1
    """The game goes on, but less well than it could."""
    BROKEN = 2
    """The game does not go on by itself."""


class Mend(IntEnum):
    """What the bot can do about it. The numbers stand in custom ids and never change."""

    POST_BOARD = 1
    MOVE_HERE = 2
    REOPEN = 3


@dataclass(frozen=True)
class Finding:
    """``key`` and ``facts`` name its sentence in the catalog."""

    mark: Mark
    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    mend: Mend | None = None


@dataclass(frozen=True)
class TableReport:
    """What was found at a table."""

    record: TableRecord
    findings: tuple[Finding, ...]
    missed: tuple[UserId, ...] = ()
    """Who has left the server, and the table does not know it yet."""

    @property
    def mark(self) -> Mark:
        """The worst of it."""
        return worst(self.findings)

    @property
    def mends(self) -> tuple[tuple[Mend, TableId], ...]:
        """What the bot can do here, each once."""
        return tuple(dict.fromkeys((one.mend, self.record.id) for one in self.findings if one.mend))


@dataclass(frozen=True)
class Report:
    """Everything that was found. ``unseen`` is how many tables were not looked at."""

    server: tuple[Finding, ...]
    tables: tuple[TableReport, ...]
    unseen: int = 0


def worst(findings: Sequence[Finding]) -> Mark:
    """The worst mark among these."""
    return max((one.mark for one in findings), default=Mark.OK)
