"""Roles for places on ladders. The columns repeat what statements need; the whole is one encoded value."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, update

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.people.anonymising import knows
from bot.service.ratings.rank_roles import RankRoles
from bot.storage import schema
from bot.storage.mapping import micros_of
from bot.storage.reader import Reader
from bot.storage.rows import RANK_ROLES

_r: Final = schema.rank_roles.c
_wake: Final = (
    update(schema.rank_roles)
    .where(_r.guild_id == bindparam("b_guild"))
    .values(due=bindparam("due"), revision=_r.revision + 1)
)


class RankRoleReads(Reader):
    """Reads of roles for places on ladders."""

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        return await self._document(RANK_ROLES, guild) or RankRoles(guild)

    async def due_rank_roles(self, now: datetime, limit: int = 100) -> tuple[RankRoles, ...]:
        """Return the roles that are due to be compared with places, earliest first."""
        return await self._due(RANK_ROLES, now, limit)

    async def next_rank_roles_due(self) -> datetime | None:
        """Return when the roles of any server are due next."""
        return await self._moment(RANK_ROLES.next_due)


def wake_rank_roles(connection: Connection, change: Change) -> None:
    """Make the roles due of which a ladder has changed."""
    for guild in change.reranked:
        connection.execute(_wake, {"b_guild": guild, "due": micros_of(change.at)})


def rank_roles_naming(connection: Connection, user: UserId) -> tuple[RankRoles, ...]:
    """Return the roles of the servers in which this person has one from the bot."""
    return tuple(one for one in RANK_ROLES.naming(connection, user) if knows(one, user))


def erase_from_rank_roles(connection: Connection, user: UserId, now: datetime) -> None:
    """Note that the roles of this person are to be taken back, and then forgotten."""
    erased = [one.without(user, now) for one in rank_roles_naming(connection, user)]
    RANK_ROLES.write(connection, erased, now)
