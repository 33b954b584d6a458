"""Results of rated matches, and the ratings that follow from them in the same transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, tuple_, update

from bot.canasta.rules.preset import Family
from bot.service.ids import GuildId, TableId, UserId
from bot.service.ratings.calculation import all_rated, rated
from bot.service.ratings.model import MemberRating, RatedMatch, RatedResult, StoredRating, seasons_at
from bot.storage.dialects import execute_many, lock_guild, lock_tables, put
from bot.storage.mapping import Row, Values, micros_of, moment_at
from bot.storage.reader import Reader, fetch
from bot.storage.rows import RATED_SEATS, RATINGS
from bot.storage.statistics import tables

_results: Final = tables.match_results.c
_ratings: Final = tables.ratings.c
_insert_seat: Final = insert(tables.match_results)
_delete_result: Final = delete(tables.match_results).where(_results.table_id == bindparam("b_table"))
_put_rating: Final = put(tables.ratings)
_all_seats: Final = select(tables.match_results).order_by(_results.at, _results.table_id, _results.seat)


class RatingReads(Reader):
    """Reads of results and ratings."""

    async def result(self, table: TableId) -> RatedResult | None:
        """Return the result of a rated match."""
        found = await self._rows(_all_seats.where(_results.table_id == table))
        return next(_results_from(found), None)

    async def ladder(self, guild: GuildId, family: Family, season: str) -> tuple[MemberRating, ...]:
        """Return the ratings of the members who take part."""
        members = tables.participants.c
        statement = select(tables.ratings).where(
            *_of(guild, family),
            _ratings.season == season,
            select(members.user_id)
            .where(members.guild_id == _ratings.guild_id, members.user_id == _ratings.user_id)
            .exists(),
        )
        return tuple(map(RATINGS.value, await self._rows(statement)))

    async def ratings_of(self, guild: GuildId, season: str, user: UserId) -> Mapping[Family, MemberRating]:
        """Return the ratings of one member in this season."""
        statement = select(tables.ratings).where(
            _ratings.guild_id == guild, _ratings.season == season, _ratings.user_id == user
        )
        return {Family[row["family"]]: RATINGS.value(row) for row in await self._rows(statement)}


def write_results(connection: Connection, results: Iterable[RatedResult]) -> None:
    """Write the results of matches that have just ended, and the ratings that follow."""
    for result in results:
        lock_guild(connection, result.guild)
        later = select(_results.table_id).where(
            *_of_results(result.guild, result.family),
            tuple_(_results.at, _results.table_id) > tuple_(micros_of(result.at), result.table),
        )
        is_newest = not fetch(connection, later.limit(1))
        execute_many(connection, _insert_seat, _values_of(result))
        if is_newest:
            _rate(connection, result)
        else:
            # The clock was set back, or another process was faster: ratings follow the order of the stored moments.
            _rate_anew(connection, result.guild, result.family)


def put_result(connection: Connection, table: TableId, result: RatedResult | None) -> None:
    """Replace the result of a table, without changing any rating."""
    connection.execute(_delete_result, {"b_table": table})
    execute_many(connection, _insert_seat, [] if result is None else _values_of(result))


def rate_all_anew(connection: Connection) -> None:
    """Compute all ratings of all servers from the stored results."""
    lock_tables(connection, tables.match_results, tables.ratings)
    connection.execute(delete(tables.ratings))
    for row in fetch(connection, select(_results.guild_id, _results.family).distinct()):
        _rate_anew(connection, GuildId(row["guild_id"]), Family[row["family"]])


def forget_results(connection: Connection, user: UserId) -> None:
    """Replace a user in results and ratings by a number of no meaning, so that the ratings of the others stay."""
    servers = (
        select(table.c.guild_id).where(table.c.user_id == user)
        for table in (tables.match_results, tables.ratings)
    )
    for row in fetch(connection, next(servers).union(*servers).order_by("guild_id")):
        guild = GuildId(row["guild_id"])
        lock_guild(connection, guild)
        lowest = select(func.min(_results.user_id).label("lowest")).where(_results.guild_id == guild)
        nobody = min(fetch(connection, lowest)[0]["lowest"] or 0, 0) - 1
        for table in (tables.match_results, tables.ratings):
            same = (table.c.guild_id == guild, table.c.user_id == user)
            connection.execute(update(table).where(*same).values(user_id=nobody))


def matches_of(connection: Connection, user: UserId) -> tuple[RatedMatch, ...]:
    """Return the rated matches of a person, oldest first."""
    found = fetch(connection, _all_seats.where(_results.user_id == user))
    return tuple(
        RatedMatch(
            TableId(row["table_id"]),
            GuildId(row["guild_id"]),
            Family[row["family"]],
            moment_at(row["at"]),
            row["place"],
        )
        for row in found
    )


def ratings_of_user(connection: Connection, user: UserId) -> tuple[StoredRating, ...]:
    """Return all ratings of a person."""
    order = (_ratings.guild_id, _ratings.family, _ratings.season)
    found = fetch(connection, select(tables.ratings).where(_ratings.user_id == user).order_by(*order))
    return tuple(
        StoredRating(GuildId(row["guild_id"]), Family[row["family"]], row["season"], RATINGS.value(row))
        for row in found
    )


def _rate(connection: Connection, result: RatedResult) -> None:
    """Rate a match that ended after all others."""
    people = [one.user for one in result.seats]
    for season in seasons_at(result.at):
        statement = select(tables.ratings).where(
            *_of(result.guild, result.family), _ratings.season == season, _ratings.user_id.in_(people)
        )
        before = {one.user: one for one in map(RATINGS.value, fetch(connection, statement))}
        _put(connection, result.guild, result.family, season, rated(before, result))


def _rate_anew(connection: Connection, guild: GuildId, family: Family) -> None:
    """Compute the ratings of a family of games in a server from the stored results."""
    seats = fetch(connection, _all_seats.where(*_of_results(guild, family)))
    connection.execute(delete(tables.ratings).where(*_of(guild, family)))
    for season, ratings in all_rated(_results_from(seats)).items():
        _put(connection, guild, family, season, ratings.values())


def _put(
    connection: Connection, guild: GuildId, family: Family, season: str, ratings: Iterable[MemberRating]
) -> None:
    of_season = {"guild_id": guild, "family": family.name, "season": season}
    execute_many(connection, _put_rating, [{**of_season, **RATINGS.values(one)} for one in ratings])


def _of(guild: GuildId, family: Family) -> tuple[Any, ...]:
    return _ratings.guild_id == guild, _ratings.family == family.name


def _of_results(guild: GuildId, family: Family) -> tuple[Any, ...]:
    return _results.guild_id == guild, _results.family == family.name


def _values_of(result: RatedResult) -> list[Values]:
    of_match = {
        "table_id": result.table,
        "guild_id": result.guild,
        "family": result.family.name,
        "at": micros_of(result.at),
        "is_duplicate": result.is_duplicate,
        "weight": result.weight,
    }
    return [{**of_match, **RATED_SEATS.values(one)} for one in result.seats]


def _results_from(seats: Sequence[Row]) -> Iterator[RatedResult]:
    """Yield the results of seats that are sorted by match."""
    for table, of_table in groupby(seats, lambda row: row["table_id"]):
        found = list(of_table)
        yield RatedResult(
            TableId(table),
            GuildId(found[0]["guild_id"]),
            Family[found[0]["family"]],
            moment_at(found[0]["at"]),
            tuple(map(RATED_SEATS.value, found)),
            bool(found[0]["is_duplicate"]),
            found[0]["weight"],
        )
