"""Results of matches in a dictionary; all ratings are computed anew at each reading."""

from collections.abc import Mapping

from msgspec import structs

from bot.canasta.rules.preset import Family
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.calculation import all_rated
from bot.service.ratings.model import MemberRating, RatedMatch, RatedResult, StoredRating
from tests.support.stores.memory_statistics import MemoryStatistics


class MemoryRatings(MemoryStatistics):
    """The part of a store in memory that keeps results and ratings."""

    def __init__(self) -> None:
        super().__init__()
        self._results: dict[TableId, RatedResult] = {}

    async def result(self, table: TableId) -> RatedResult | None:
        """Return the result of a rated match."""
        return self._results.get(table)

    async def ladder(self, guild: GuildId, family: Family, season: str) -> tuple[MemberRating, ...]:
        """Return the ratings of the members who take part."""
        found = self._rated(guild, family).get(season, {})
        return tuple(one for one in found.values() if (guild, one.user) in self._participants)

    async def ratings_of(self, guild: GuildId, season: str, user: UserId) -> Mapping[Family, MemberRating]:
        """Return the ratings of one member in this season."""
        of_all = {family: self._rated(guild, family).get(season, {}) for family in Family}
        return {family: ratings[user] for family, ratings in of_all.items() if user in ratings}

    async def put_result(self, table: TableId, result: RatedResult | None) -> None:
        """Replace the result of a table."""
        self._results.pop(table, None)
        if result is not None:
            self._results[table] = result

    async def rate_anew(self) -> None:
        """Do nothing: no rating is kept."""

    def _rated(self, guild: GuildId, family: Family) -> dict[str, dict[UserId, MemberRating]]:
        return all_rated(one for one in self._results.values() if (one.guild, one.family) == (guild, family))

    def _forget_results(self, user: UserId) -> None:
        lowest: dict[GuildId, int] = {}
        for one in self._results.values():
            lowest[one.guild] = min(lowest.get(one.guild, 0), *(seat.user for seat in one.seats))
        for table, one in self._results.items():
            nobody = UserId(lowest[one.guild] - 1)
            seats = tuple(
                structs.replace(seat, user=nobody) if seat.user == user else seat for seat in one.seats
            )
            self._results[table] = structs.replace(one, seats=seats)

    def _matches_of(self, user: UserId) -> tuple[RatedMatch, ...]:
        return tuple(
            RatedMatch(one.table, one.guild, one.family, one.at, seat.place)
            for one in sorted(self._results.values(), key=lambda result: result.order)
            for seat in one.seats
            if seat.user == user
        )

    def _ratings_of_user(self, user: UserId) -> tuple[StoredRating, ...]:
        scopes = {(one.guild, one.family) for one in self._results.values()}
        return tuple(
            StoredRating(guild, family, season, ratings[user])
            for guild, family in sorted(scopes, key=lambda scope: (scope[0], scope[1].name))
            for season, ratings in sorted(self._rated(guild, family).items())
            if user in ratings
        )
