"""The part of a store that keeps evenings."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.service.evenings.model import Evening
from bot.service.ids import EveningId, GuildId

KEPT_FOR: Final = timedelta(days=30)
"""The time for which an evening is kept after its date."""


class EveningStore(Protocol):
    """Evenings. Those whose date is long over are deleted when another one is written."""

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had.

        Of two callers that get the same one, one fails at ``commit``.
        """

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""

    async def due_evenings(self, now: datetime, limit: int = 100) -> tuple[Evening, ...]:
        """Return the evenings for which there is something to do, earliest first."""

    async def next_evening_due(self) -> datetime | None:
        """Return when there is something to do next for any evening."""
