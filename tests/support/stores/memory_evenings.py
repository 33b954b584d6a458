"""Evenings in memory."""

from __future__ import annotations

from datetime import datetime

from bot.service.change import Change
from bot.service.evenings.model import KEPT_FOR, Evening
from bot.service.ids import EveningId, GuildId, UserId
from bot.service.people.anonymising import anonymous_evening
from tests.support.stores.memory_documents import MemoryDocuments


class MemoryEvenings(MemoryDocuments):
    """The part of a store in a dictionary that keeps evenings."""

    def __init__(self) -> None:
        super().__init__()
        self._last_evening = 0

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + self._last_evening)

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        return self._kept(Evening).get(number)

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        kept = sorted(self._kept(Evening).values(), key=lambda one: (one.starts, one.id))
        return tuple(one for one in kept if one.guild == guild)

    async def due_evenings(self, now: datetime, limit: int = 100) -> tuple[Evening, ...]:
        """Return the evenings for which there is something to do, earliest first."""
        return self._due(Evening, now, limit)

    async def next_evening_due(self) -> datetime | None:
        """Return when there is something to do next for any evening."""
        return self._next_due(Evening)

    def _delete_old_evenings(self, change: Change) -> None:
        kept = self._kept(Evening)
        self._last_evening = max(self._last_evening, *kept, 0)
        if any(one.revision == 1 for one in change.documents_of(Evening)):
            for one in tuple(kept.values()):
                if one.due is None and one.starts < change.at - KEPT_FOR:
                    del kept[one.id]

    def _erase_from_evenings(self, user: UserId) -> None:
        for one in self._naming(Evening, user):
            self._kept(Evening)[one.id] = anonymous_evening(one, user)
