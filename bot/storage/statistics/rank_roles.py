"""Roles for places on ladders. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec import structs
from sqlalchemy import Connection, bindparam, func, insert, select, update

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.people.anonymising import knows
from bot.service.ratings.rank_roles import RankRoles
from bot.service.ratings.store import reranked, with_erased
from bot.storage import rows, schema
from bot.storage.dialects import execute_many, holds, update_each
from bot.storage.reader import Reader, fetch

_r: Final = schema.rank_roles.c
_decode: Final = msgspec.msgpack.Decoder(RankRoles).decode
_encode: Final = msgspec.msgpack.Encoder().encode

_insert: Final = insert(schema.rank_roles)
_update: Final = (
    update(schema.rank_roles)
    .where(_r.guild_id == bindparam("b_guild"), _r.revision == bindparam("b_seen"))
    .values({name: bindparam(name) for name in ("revision", "due", "roles")})
)
_wake: Final = (
    update(schema.rank_roles)
    .where(_r.guild_id == bindparam("b_guild"))
    .values(due=bindparam("due"), revision=_r.revision + 1)
)
_columns: Final = (_r.revision, _r.due, _r.roles)
_of_server: Final = select(*_columns).where(_r.guild_id == bindparam("b_guild"))
_due: Final = (
    select(*_columns)
    .where(_r.due <= bindparam("b_now"))
    .order_by(_r.due, _r.guild_id)
    .limit(bindparam("b_limit"))
)
_next: Final = select(func.min(_r.due))
_naming: Final = (
    select(*_columns).where(holds(_r.roles, bindparam("b_bytes", type_=_r.roles.type))).order_by(_r.guild_id)
)


class RankRoleReads(Reader):
    """Reads of roles for places on ladders."""

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        found = await self._rows(_of_server, b_guild=guild)
        return _from(found[0]) if found else RankRoles(guild)

    async def due_rank_roles(self, now: datetime, limit: int = 100) -> tuple[RankRoles, ...]:
        """Return the roles that are due to be compared with places, earliest first."""
        return tuple(map(_from, await self._rows(_due, b_now=rows.micros_of(now), b_limit=limit)))

    async def next_rank_roles_due(self) -> datetime | None:
        """Return when the roles of any server are due next."""
        return await self._moment(_next)


def write_rank_roles(connection: Connection, change: Change) -> None:
    """Write new and changed roles; then those become due of which a ladder has changed.

    Raises:
        StaleChange
    """
    fresh = [{"guild_id": one.guild, **_values(one)} for one in change.rank_roles if one.revision == 1]
    execute_many(connection, _insert, fresh)
    later = [one for one in change.rank_roles if one.revision > 1]
    update_each(
        connection,
        _update,
        [{"b_guild": one.guild, "b_seen": one.revision - 1, **_values(one)} for one in later],
    )
    for guild in reranked(change):
        connection.execute(_wake, {"b_guild": guild, "due": rows.micros_of(change.at)})


def rank_roles_naming(connection: Connection, user: UserId) -> tuple[RankRoles, ...]:
    """Return the roles of the servers in which this person has one from the bot."""
    packed = msgspec.msgpack.encode(user)
    return tuple(one for one in map(_from, fetch(connection, _naming, b_bytes=packed)) if knows(one, user))


def erase_from_rank_roles(connection: Connection, user: UserId, now: datetime) -> None:
    """Note that the roles of this person are to be taken back, and then forgotten."""
    for before in rank_roles_naming(connection, user):
        after = with_erased(before, user, now)
        connection.execute(_update, {"b_guild": after.guild, "b_seen": before.revision, **_values(after)})


def _values(roles: RankRoles) -> dict[str, Any]:
    return {
        "revision": roles.revision,
        "due": None if roles.due is None else rows.micros_of(roles.due),
        "roles": _encode(roles),
    }


def _from(row: rows.Row) -> RankRoles:
    due = None if row["due"] is None else rows.moment_at(row["due"])
    return structs.replace(_decode(row["roles"]), revision=row["revision"], due=due)
