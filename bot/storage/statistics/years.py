"""Reads of what was played in a year, from the sums that are kept by month."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, desc, func, select

from bot.service.ids import GuildId, UserId
from bot.service.statistics.model import (
    YEAR_RECORDS,
    Companion,
    MonthSums,
    PersonYear,
    PlayedRound,
    RecordKind,
    RoundChoice,
    ServerMonth,
    ServerPair,
    ServerYear,
    Sums,
)
from bot.storage.mapping import micros_of
from bot.storage.reader import Reader, fetch
from bot.storage.statistics import tables
from bot.storage.statistics.rounds import is_within, record_rounds
from bot.storage.statistics.sums import companion_from, companions_statement

_sums: Final = tables.round_sums.c
_met: Final = tables.companions.c
_server: Final = tables.server_sums.c
_played: Final = tables.played_rounds.c
_BESTS: Final[dict[RecordKind, ColumnElement[Any]]] = {
    RecordKind.HIGHEST_ROUND: func.max(_sums.best),
    RecordKind.LARGEST_PILE: func.max(_sums.largest_pile),
    RecordKind.FASTEST_EXIT: func.min(_sums.fewest_turns),
}


class YearReads(Reader):
    """Reads of what was played in a year."""

    async def years(self, guild: GuildId, user: UserId | None = None) -> tuple[int, ...]:
        """Return the years in which this person finished a round there, or anybody did, in their order."""
        if user is None:
            months = select(_server.month).where(_server.guild_id == guild)
        else:
            months = select(_sums.month).where(_sums.guild_id == guild, _sums.user_id == user)
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


def _person_year(connection: Connection, guild: GuildId, user: UserId, year: int) -> PersonYear:
    own = select(tables.round_sums).where(
        _sums.guild_id == guild, _sums.user_id == user, _in_year(_sums.month, year)
    )
    # Sorted here: the database would read all rounds of the person in their order, instead of the ends of matches.
    matches = select(_played.at, _played.table_id, _played.won).where(
        _played.guild_id == guild,
        _played.user_id == user,
        _played.ends_match,
        is_within(_played.at, _span(year)),
    )
    ended = sorted(map(tuple, connection.execute(matches)))
    return PersonYear(
        months=tuple(
            MonthSums(
                row["month"] % 100,
                row["preset"],
                Sums(**{name: row[name] for name in Sums.__struct_fields__}),
                row["largest_pile"],
            )
            for row in fetch(connection, own.order_by(_sums.month, _sums.preset))
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
    people = select(func.count(_sums.user_id.distinct()).label("people")).where(
        _sums.guild_id == guild, _in_year(_sums.month, year)
    )
    return ServerYear(
        months=tuple(
            ServerMonth(row["month"] % 100, row["preset"], row["rounds"], row["matches"])
            for row in fetch(connection, months.order_by(_server.month, _server.preset))
        ),
        people=fetch(connection, people)[0]["people"],
        records=_records(connection, guild, year),
        pair=_pair(connection, guild, year),
    )


def _records(connection: Connection, guild: GuildId, year: int) -> dict[RecordKind, tuple[PlayedRound, ...]]:
    bests = fetch(
        connection,
        select(_sums.user_id, *(_BESTS[kind].label(kind.name) for kind in YEAR_RECORDS))
        .where(_sums.guild_id == guild, _in_year(_sums.month, year), _takes_part(_sums.user_id, guild))
        .group_by(_sums.user_id),
    )
    found = {}
    for kind in YEAR_RECORDS:
        # Less than one is no record: neither points nor cards.
        values = {row["user_id"]: row[kind.name] for row in bests if (row[kind.name] or 0) > 0}
        if values:
            found[kind] = record_rounds(connection, guild, kind, values, _span(year))
    return found


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
