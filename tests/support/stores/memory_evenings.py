"""Evenings in memory."""

from __future__ import annotations

from datetime import datetime

from bot.service.change import Change
from bot.service.evenings.model import Evening
from bot.service.evenings.store import KEPT_FOR
from bot.service.ids import EveningId, GuildId, UserId
from bot.service.people.anonymising import anonymous_evening, knows
from bot.service.ports import StaleChange


class MemoryEvenings:
    """The part of a store in a dictionary that keeps evenings."""

    def __init__(self) -> None:
        super().__init__()
        self._evenings: dict[EveningId, Evening] = {}
        self._last_evening = 0

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + self._last_evening)

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        return self._evenings.get(number)

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        kept = sorted(self._evenings.values(), key=lambda one: (one.starts, one.id))
        return tuple(one for one in kept if one.guild == guild)

    async def due_evenings(self, now: datetime, limit: int = 100) -> tuple[Evening, ...]:
        """Return the evenings for which there is something to do, earliest first."""
        due = [(one.due, one.id, one) for one in self._evenings.values() if one.due is not None]
        return tuple(one for moment, _, one in sorted(due, key=lambda row: row[:2]) if moment <= now)[:limit]

    async def next_evening_due(self) -> datetime | None:
        """Return when there is something to do next for any evening."""
        return min((one.due for one in self._evenings.values() if one.due is not None), default=None)

    def _refuse_evenings(self, change: Change) -> None:
        for one in change.evenings:
            kept = self._evenings.get(one.id)
            if (0 if kept is None else kept.revision) != one.revision - 1:
                raise StaleChange

    def _write_evenings(self, change: Change) -> None:
        self._evenings.update({one.id: one for one in change.evenings})
        self._last_evening = max(self._last_evening, *self._evenings, 0)
        if any(one.revision == 1 for one in change.evenings):
            before = change.at - KEPT_FOR
            self._evenings = {
                number: one
                for number, one in self._evenings.items()
                if one.due is not None or one.starts >= before
            }

    def _evenings_naming(self, user: UserId) -> tuple[Evening, ...]:
        return tuple(one for _, one in sorted(self._evenings.items()) if knows(one, user))

    def _erase_from_evenings(self, user: UserId) -> None:
        for one in self._evenings_naming(user):
            self._evenings[one.id] = anonymous_evening(one, user)

    def _delete_evenings_of(self, guild: GuildId) -> None:
        self._evenings = {number: one for number, one in self._evenings.items() if one.guild != guild}
