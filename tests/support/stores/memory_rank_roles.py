"""Roles for places on ladders in memory."""

from __future__ import annotations

from datetime import datetime

from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.people.anonymising import knows
from bot.service.ports import StaleChange
from bot.service.ratings.rank_roles import RankRoles
from bot.service.ratings.store import reranked, with_erased


class MemoryRankRoles:
    """The part of a store in a dictionary that keeps roles for places on ladders."""

    def __init__(self) -> None:
        super().__init__()
        self._rank_roles: dict[GuildId, RankRoles] = {}

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        return self._rank_roles.get(guild) or RankRoles(guild)

    async def due_rank_roles(self, now: datetime, limit: int = 100) -> tuple[RankRoles, ...]:
        """Return the roles that are due to be compared with places, earliest first."""
        due = [(one.due, one.guild, one) for one in self._rank_roles.values() if one.due is not None]
        return tuple(one for moment, _, one in sorted(due, key=lambda row: row[:2]) if moment <= now)[:limit]

    async def next_rank_roles_due(self) -> datetime | None:
        """Return when the roles of any server are due next."""
        return min((one.due for one in self._rank_roles.values() if one.due is not None), default=None)

    def _refuse_rank_roles(self, change: Change) -> None:
        for one in change.rank_roles:
            kept = self._rank_roles.get(one.guild)
            if (0 if kept is None else kept.revision) != one.revision - 1:
                raise StaleChange

    def _write_rank_roles(self, change: Change) -> None:
        self._rank_roles.update({one.guild: one for one in change.rank_roles})
        for guild in reranked(change):
            if (kept := self._rank_roles.get(guild)) is not None:
                self._rank_roles[guild] = structs.replace(kept, due=change.at, revision=kept.revision + 1)

    def _rank_roles_naming(self, user: UserId) -> tuple[RankRoles, ...]:
        return tuple(one for _, one in sorted(self._rank_roles.items()) if knows(one, user))

    def _erase_from_rank_roles(self, user: UserId, now: datetime) -> None:
        for one in self._rank_roles_naming(user):
            self._rank_roles[one.guild] = with_erased(one, user, now)
