"""Reads of what was played in a year."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, case, desc, func, select

from bot.service.ids import GuildId, UserId
from bot.service.statistics.model import (
    YEAR_RECORDS,
    Companion,
    MonthSums,
    PersonYear,
    RoundChoice,
    ServerMonth,
    ServerPair,
    ServerYear,
)
from bot.storage.mapping import micros_of, moment_at
from bot.storage.reader import Reader, fetch
from bot.storage.statistics import tables
from bot.storage.statistics.rounds import OWN, SUMS, is_within, records, sums_from
from bot.storage.statistics.sums import companion_from, companions_statement

_met: Final = tables.companions.c
_server: Final = tables.server_sums.c
_next: Final = select(func.min(OWN.c.at)).where(
    OWN.c.guild_id == bindparam("b_guild"),
    OWN.c.user_id == bindparam("b_user"),
    OWN.c.at >= bindparam("b_since"),
)


class YearReads(Reader):
    """Reads of what was played in a year."""

    async def years(self, guild: GuildId, user: UserId | None = None) -> tuple[int, ...]:
        """Return the years in which this person finished a round there, or anybody did, in their order."""
        if user is not None:
            return await self._read(partial(_years_of, guild=guild, user=user))
        months = select(_server.month).where(_server.guild_id == guild)
        return tuple(sorted({row["month"] // 100 for row in await self._rows(months.distinct())}))

    async def person_year(self, guild: GuildId, user: UserId, year: int) -> PersonYear:
        """Return what a person did in a year."""
        return await self._read(partial(_person_year, guild=guild, user=user, year=year))

    async def server_year(self, guild: GuildId, year: int) -> ServerYear:
        """Return what was played in a year."""
        return await self._read(partial(_server_year, guild=guild, year=year))


def _in_year(month: ColumnElement[int], year: int) -> ColumnElement[bool]:
    return and_(month > 100 * year, month < 100 * (year + 1))


def _span(year: int) -> tuple[int, int]:
    """Return the moments at which a year begins and ends."""
    first, last = (micros_of(datetime(one, 1, 1, tzinfo=UTC)) for one in (year, year + 1))
    return first, last


def _years_of(connection: Connection, guild: GuildId, user: UserId) -> tuple[int, ...]:
    found: list[int] = []
    since = 0
    # An index has the first moment of each year at once, however many rounds there are.
    while (
        first := connection.scalar(_next, {"b_guild": guild, "b_user": user, "b_since": since})
    ) is not None:
        found.append(moment_at(first).year)
        _, since = _span(found[-1])
    return tuple(found)


def _person_year(connection: Connection, guild: GuildId, user: UserId, year: int) -> PersonYear:
    first, last = _span(year)
    its = (OWN.c.guild_id == guild, OWN.c.user_id == user)
    ends = ((micros_of(datetime(year, month + 1, 1, tzinfo=UTC)), month) for month in range(1, 12))
    month = case(*((OWN.c.at < end, number) for end, number in ends), else_=12).label("month")
    months = (
        select(month, OWN.c.preset, *SUMS, func.max(OWN.c.largest_pile).label("largest_pile"))
        .where(*its, OWN.c.at >= first, OWN.c.at < last)
        .group_by("month", OWN.c.preset)
        .order_by("month", OWN.c.preset)
    )
    # Sorted here: the database would read all rounds of the person in their order, instead of the ends of matches.
    matches = select(OWN.c.at, OWN.c.table_id, OWN.c.won).where(
        *its, OWN.c.ends_match, is_within(OWN.c.at, (first, last))
    )
    ended = sorted(map(tuple, connection.execute(matches)))
    return PersonYear(
        months=tuple(
            MonthSums(row["month"], row["preset"], sums_from(row), row["largest_pile"])
            for row in fetch(connection, months)
        ),
        results=tuple(won for _, _, won in ended),
        partner=_met_most(connection, guild, user, year, is_partner=True),
        opponent=_met_most(connection, guild, user, year, is_partner=False),
    )


def _met_most(
    connection: Connection, guild: GuildId, user: UserId, year: int, *, is_partner: bool
) -> Companion | None:
    """Return the member met in most rounds, of those who take part."""
    statement = companions_statement(RoundChoice(guild, user), 1, is_partner=is_partner).where(
        _met.year == year, _takes_part(_met.other_id, guild)
    )
    return next(map(companion_from, fetch(connection, statement)), None)


def _server_year(connection: Connection, guild: GuildId, year: int) -> ServerYear:
    months = select(tables.server_sums).where(_server.guild_id == guild, _in_year(_server.month, year))
    people = select(func.count(OWN.c.user_id.distinct()).label("people")).where(
        OWN.c.guild_id == guild, is_within(OWN.c.at, _span(year))
    )
    return ServerYear(
        months=tuple(
            ServerMonth(row["month"] % 100, row["preset"], row["rounds"], row["matches"])
            for row in fetch(connection, months.order_by(_server.month, _server.preset))
        ),
        people=fetch(connection, people)[0]["people"],
        records=records(connection, guild, YEAR_RECORDS, _span(year)),
        pair=_pair(connection, guild, year),
    )


def _pair(connection: Connection, guild: GuildId, year: int) -> ServerPair | None:
    """Return the partners with most rounds together, of those who both take part."""
    rounds = func.sum(_met.rounds)
    statement = (
        select(
            _met.user_id,
            _met.other_id,
            rounds.label("rounds"),
            *(func.sum(_met[name]).label(name) for name in ("matches", "won")),
        )
        .where(
            _met.guild_id == guild,
            _met.year == year,
            _met.is_partner,
            _met.user_id < _met.other_id,
            _takes_part(_met.user_id, guild),
            _takes_part(_met.other_id, guild),
        )
        .group_by(_met.user_id, _met.other_id)
        .order_by(desc(rounds), _met.user_id, _met.other_id)
        .limit(1)
    )
    for row in fetch(connection, statement):
        users = (UserId(row["user_id"]), UserId(row["other_id"]))
        return ServerPair(users, *(int(row[name]) for name in ("rounds", "matches", "won")))
    return None


def _takes_part(user: ColumnElement[int], guild: GuildId) -> ColumnElement[bool]:
    members: Select[Any] = select(tables.participants.c.user_id).where(
        tables.participants.c.guild_id == guild
    )
    return user.in_(members)
