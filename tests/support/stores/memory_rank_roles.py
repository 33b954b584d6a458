"""Roles for places on ladders in memory."""

from __future__ import annotations

from datetime import datetime

from msgspec import structs

from bot.service.change import Change
from bot.service.ids import GuildId, UserId
from bot.service.ratings.model import RankRoles
from tests.support.stores.memory_documents import MemoryDocuments


class MemoryRankRoles(MemoryDocuments):
    """The part of a store in a dictionary that keeps roles for places on ladders."""

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""
        return self._kept(RankRoles).get(guild) or RankRoles(guild)

    async def due_rank_roles(self, now: datetime, limit: int = 100) -> tuple[RankRoles, ...]:
        """Return the roles that are due to be compared with places, earliest first."""
        return self._due(RankRoles, now, limit)

    async def next_rank_roles_due(self) -> datetime | None:
        """Return when the roles of any server are due next."""
        return self._next_due(RankRoles)

    def _wake_rank_roles(self, change: Change) -> None:
        roles = self._kept(RankRoles)
        for guild in change.reranked:
            if (kept := roles.get(guild)) is not None:
                roles[guild] = structs.replace(kept, due=change.at, revision=kept.revision + 1)

    def _erase_from_rank_roles(self, user: UserId, now: datetime) -> None:
        for one in self._naming(RankRoles, user):
            self._kept(RankRoles)[one.guild] = one.without(user, now)
