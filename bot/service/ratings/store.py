"""The part of a store that keeps results of matches and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.canasta.rules.preset import Family
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.model import MemberRating, RatedResult


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
