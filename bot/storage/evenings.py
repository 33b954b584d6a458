"""Evenings in the database. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.service.change import Change
from bot.service.evenings.model import Evening
from bot.service.evenings.store import KEPT_FOR
from bot.service.ids import EveningId, GuildId, UserId
from bot.service.people.anonymising import anonymous_evening, knows
from bot.storage import numbers, rows, schema
from bot.storage.dialects import execute_many, holds, update_each
from bot.storage.reader import Reader, fetch

_e: Final = schema.evenings.c
_decode: Final = msgspec.msgpack.Decoder(Evening).decode
_encode: Final = msgspec.msgpack.Encoder().encode

_insert: Final = insert(schema.evenings)
_update: Final = (
    update(schema.evenings)
    .where(_e.id == bindparam("b_id"), _e.revision == bindparam("b_seen"))
    .values({name: bindparam(name) for name in ("revision", "starts", "due", "evening")})
)
_one: Final = select(_e.evening).where(_e.id == bindparam("b_id"))
_of_server: Final = select(_e.evening).where(_e.guild_id == bindparam("b_guild")).order_by(_e.starts, _e.id)
_due: Final = (
    select(_e.evening).where(_e.due <= bindparam("b_now")).order_by(_e.due, _e.id).limit(bindparam("b_limit"))
)
_next: Final = select(func.min(_e.due))
_naming: Final = (
    select(_e.evening).where(holds(_e.evening, bindparam("b_bytes", type_=_e.evening.type))).order_by(_e.id)
)
_delete_old: Final = delete(schema.evenings).where(_e.due.is_(None), _e.starts < bindparam("b_before"))


class EveningReads(Reader):
    """Reads of evenings."""

    async def next_evening_id(self) -> EveningId:
        """Return the number after the highest one that an evening has or had."""
        return EveningId(1 + await self._last_number(numbers.EVENING))

    async def evening(self, number: EveningId) -> Evening | None:
        """Return the evening of this number."""
        found = await self._rows(_one, b_id=number)
        return _from(found[0]) if found else None

    async def evenings(self, guild: GuildId) -> tuple[Evening, ...]:
        """Return the evenings of a server, by date."""
        return tuple(map(_from, await self._rows(_of_server, b_guild=guild)))

    async def due_evenings(self, now: datetime, limit: int = 100) -> tuple[Evening, ...]:
        """Return the evenings for which there is something to do, earliest first."""
        return tuple(map(_from, await self._rows(_due, b_now=rows.micros_of(now), b_limit=limit)))

    async def next_evening_due(self) -> datetime | None:
        """Return when there is something to do next for any evening."""
        return await self._moment(_next)


def write_evenings(connection: Connection, change: Change) -> None:
    """Write new and changed evenings, and delete those whose date is long over."""
    fresh, later = [], []
    for one in change.evenings:
        if one.revision == 1:
            fresh.append({"id": one.id, "guild_id": one.guild, **_values(one)})
        else:
            later.append({"b_id": one.id, "b_seen": one.revision - 1, **_values(one)})
    execute_many(connection, _insert, fresh)
    update_each(connection, _update, later)
    if fresh:
        connection.execute(_delete_old, {"b_before": rows.micros_of(change.at - KEPT_FOR)})


def evenings_naming(connection: Connection, user: UserId) -> tuple[Evening, ...]:
    """Return the evenings that hold the id of this person."""
    packed = msgspec.msgpack.encode(user)
    return tuple(one for one in map(_from, fetch(connection, _naming, b_bytes=packed)) if knows(one, user))


def erase_from_evenings(connection: Connection, user: UserId) -> None:
    """Erase this person from all evenings; the messages of those to come are brought up to date."""
    for before in evenings_naming(connection, user):
        after = anonymous_evening(before, user)
        connection.execute(_update, {"b_id": after.id, "b_seen": before.revision, **_values(after)})


def _values(evening: Evening) -> dict[str, Any]:
    return {
        "revision": evening.revision,
        "starts": rows.micros_of(evening.starts),
        "due": None if evening.due is None else rows.micros_of(evening.due),
        "evening": _encode(evening),
    }


def _from(row: rows.Row) -> Evening:
    return _decode(row["evening"])
