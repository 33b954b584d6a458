"""The part of a store that keeps results of matches and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from msgspec import structs

from bot.canasta.rules.preset import Family
from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.model import MemberRating, RatedResult
from bot.service.ratings.rank_roles import RankRoles


class RatingStore(Protocol):
    """Results of rated matches, which are written with the step that ends a match and outlive their table, and ratings,
    which follow from them in the same transaction.
    """

    async def result(self, table: TableId) -> RatedResult | None:
        """Return the result of a rated match."""

    async def ladder(self, guild: GuildId, family: Family, season: str) -> tuple[MemberRating, ...]:
        """Return the ratings of the members who take part, in no order."""

    async def ratings_of(self, guild: GuildId, season: str, user: UserId) -> Mapping[Family, MemberRating]:
        """Return the ratings of one member in this season."""

    async def put_result(self, table: TableId, result: RatedResult | None) -> None:
        """Replace the result of a table, without changing any rating: ``rate_anew`` follows."""

    async def rate_anew(self) -> None:
        """Compute all ratings of all servers from the stored results."""

    async def rank_roles(self, guild: GuildId) -> RankRoles:
        """Return the roles for places of this server; revision 0 if nothing was chosen."""

    async def due_rank_roles(self, now: datetime, limit: int = 100) -> tuple[RankRoles, ...]:
        """Return the roles that are due to be compared with places, earliest first."""

    async def next_rank_roles_due(self) -> datetime | None:
        """Return when the roles of any server are due next."""


def with_erased(roles: RankRoles, user: UserId, now: datetime) -> RankRoles:
    """Return the roles with those of an erased person marked, to be taken back at once."""
    given = tuple(structs.replace(one, is_erased=True) if one.user == user else one for one in roles.given)
    return structs.replace(roles, given=given, due=now, revision=roles.revision + 1)


def reranked(change: Change) -> list[GuildId]:
    """Return the servers in which this change may have changed a place on a ladder."""
    guilds = {one.guild for one in change.participations}
    if change.result is not None:
        guilds.add(change.result.guild)
    return sorted(guilds)
