"""Evenings in the database. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete

from bot.service.change import Change
from bot.service.evenings.model import KEPT_FOR, Evening
from bot.service.ids import EveningId, GuildId, UserId
from bot.service.people.anonymising import anonymous_evening, knows
from bot.storage import numbers, schema
from bot.storage.mapping import micros_of
from bot.storage.reader import Reader
from bot.storage.rows import EVENINGS

_e: Final = schema.evenings.c
_of_server: Final = EVENINGS.all.where(_e.guild_id == bindparam("b_guild")).order_by(_e.starts, _e.id)
_delete_old: Final = delete(schema.evenings).where(_e.due.is_(None), _e.starts < bindparam("b_before"))


class EveningReads(Reader):
    """Reads of evenings."""

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + await self._last_number(numbers.EVENING))

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        return await self._document(EVENINGS, number)

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        return tuple(map(EVENINGS.value, await self._rows(_of_server, b_guild=guild)))

    async def due_evenings(self, now: datetime, limit: int = 100) -> tuple[Evening, ...]:
        """Return the evenings for which there is something to do, earliest first."""
        return await self._due(EVENINGS, now, limit)

    async def next_evening_due(self) -> datetime | None:
        """Return when there is something to do next for any evening."""
        return await self._moment(EVENINGS.next_due)


def delete_old_evenings(connection: Connection, change: Change) -> None:
    """Delete the evenings whose date is long over, with each new one."""
    if any(one.revision == 1 for one in change.documents_of(Evening)):
        connection.execute(_delete_old, {"b_before": micros_of(change.at - KEPT_FOR)})


def evenings_naming(connection: Connection, user: UserId) -> tuple[Evening, ...]:
    """Return the evenings that hold the id of this person."""
    return tuple(one for one in EVENINGS.naming(connection, user) if knows(one, user))


def erase_from_evenings(connection: Connection, user: UserId, now: datetime) -> None:
    """Erase this person from all evenings; the messages of those to come are brought up to date."""
    erased = [anonymous_evening(one, user) for one in evenings_naming(connection, user)]
    EVENINGS.write(connection, erased, now)
