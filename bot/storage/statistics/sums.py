"""Sums of finished rounds that are kept with each round: nobody waits while thousands of rounds are summed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    Subquery,
    Table,
    and_,
    case,
    delete,
    desc,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    update,
)

from bot.service.ids import UserId
from bot.service.statistics.model import Companion, PlayedRound, RoundChoice
from bot.storage.dialects import execute_many, lock_tables, upsert
from bot.storage.mapping import Row, Values, micros_of, moment_at
from bot.storage.reader import fetch
from bot.storage.statistics import tables

_sums: Final = tables.round_sums.c
_met: Final = tables.companions.c
_server: Final = tables.server_sums.c
_ADDED: Final = (
    "rounds",
    "points",
    "matches",
    "won",
    "natural_canastas",
    "mixed_canastas",
    "other_canastas",
    "piles",
    "went_out",
    "concealed",
)


def _adding(table: Table, **other: bool) -> Any:
    """Return the statement that adds to the counts of a row, or inserts it; of ``other`` columns the greater value is
    kept, or the smaller one.
    """
    statement = upsert(table)
    keys = [column.name for column in table.primary_key]
    counts = [column.name for column in table.columns if column.name not in {*keys, *other}]
    values = {name: table.c[name] + statement.excluded[name] for name in counts}
    for name, greater in other.items():
        old, new = table.c[name], statement.excluded[name]
        is_kept = or_(old.is_(None), new > old if greater else new < old)
        values[name] = case((is_kept, new), else_=old)
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


_add_sums: Final = _adding(tables.round_sums, best=True, worst=False, fewest_turns=False, largest_pile=True)
_add_met: Final = _adding(tables.companions)
_add_server: Final = _adding(tables.server_sums)


def number(column: ColumnElement[Any]) -> ColumnElement[int]:
    """Return the number of rows in which a column is true."""
    return func.coalesce(func.sum(case((column, 1), else_=0)), 0)


def add_rounds(connection: Connection, played: Sequence[PlayedRound]) -> None:
    """Add rounds that have just been finished; those of one round come together."""
    # In the same order everywhere, so that two processes do not wait for each other.
    for table, statement, found in (
        (tables.round_sums, _add_sums, list(map(_sums_of, played))),
        (tables.companions, _add_met, list(_companions_in(played))),
        (tables.server_sums, _add_server, list(_servers_of(played))),
    ):
        keys = [column.name for column in table.primary_key]
        execute_many(connection, statement, sorted(found, key=itemgetter(*keys)))


def month_of(moment: datetime) -> int:
    """Return the number of a month: its year and two digits."""
    return 100 * moment.year + moment.month


def _with_months(connection: Connection) -> Subquery:
    """Return the stored rounds with their months."""
    played = tables.played_rounds
    [found] = fetch(
        connection, select(func.min(played.c.at).label("first"), func.max(played.c.at).label("last"))
    )
    first, last = moment_at(found["first"] or 0), moment_at(found["last"] or 0)
    # The databases have no function for it in common.
    ends = []
    year, month = first.year, first.month
    while (year, month) < (last.year, last.month):
        number_of_month = 100 * year + month
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
        end = micros_of(datetime(year, month, 1, tzinfo=UTC))
        ends.append((played.c.at < end, literal(number_of_month)))
    its_month = case(*ends, else_=literal(month_of(last))) if ends else literal(month_of(last))
    return select(played, its_month.label("month")).subquery("own")


def sum_anew(connection: Connection) -> None:
    """Compute all sums from the stored rounds."""
    own, other = _with_months(connection), tables.played_rounds.alias("other")
    lock_tables(connection, tables.round_sums, tables.companions, tables.server_sums)
    for table in (tables.round_sums, tables.companions, tables.server_sums):
        connection.execute(delete(table))
    keys: list[ColumnElement[Any]] = [own.c.guild_id, own.c.user_id, own.c.month, own.c.preset]
    sums = select(
        *keys,
        func.count(),
        func.sum(own.c.points),
        func.max(own.c.points),
        func.min(own.c.points),
        number(own.c.ends_match),
        number(own.c.won),
        *(
            func.sum(own.c[name])
            for name in ("natural_canastas", "mixed_canastas", "other_canastas", "piles")
        ),
        number(own.c.went_out),
        number(own.c.concealed),
        func.min(case((and_(own.c.went_out, own.c.turns > 0), own.c.turns))),
        func.max(own.c.largest_pile),
    ).group_by(*keys)
    connection.execute(insert(tables.round_sums).from_select(list(_sums.keys()), sums))
    year = own.c.month // literal_column("100", Integer)  # no parameter: two would make two expressions
    keys = [own.c.guild_id, own.c.user_id, year, own.c.preset, other.c.user_id, own.c.side == other.c.side]
    same_round = and_(
        other.c.table_id == own.c.table_id, other.c.round == own.c.round, other.c.user_id != own.c.user_id
    )
    met = (
        select(*keys, func.count(), number(own.c.ends_match), number(own.c.won), number(other.c.won))
        .select_from(own.join(other, same_round))
        .group_by(*keys)
    )
    connection.execute(insert(tables.companions).from_select(list(_met.keys()), met))
    names = ("guild_id", "month", "preset")
    once = (
        select(*(own.c[name] for name in (*names, "table_id", "round", "ends_match"))).distinct().subquery()
    )
    of_month = [once.c[name] for name in names]
    server = select(*of_month, func.count(), number(once.c.ends_match)).group_by(*of_month)
    connection.execute(insert(tables.server_sums).from_select(list(_server.keys()), server))


def forget_sums(connection: Connection, user: UserId) -> None:
    """Delete the sums of a person, and those of others with or against that person, before the person's rounds are
    deleted: a server's rounds that nobody else played count no longer.
    """
    _subtract_lonely(connection, user)
    connection.execute(delete(tables.round_sums).where(_sums.user_id == user))
    connection.execute(delete(tables.companions).where(or_(_met.user_id == user, _met.other_id == user)))


def _subtract_lonely(connection: Connection, user: UserId) -> None:
    own, other = _with_months(connection), tables.played_rounds.alias("other")
    beside = select(other.c.user_id).where(
        other.c.table_id == own.c.table_id, other.c.round == own.c.round, other.c.user_id != own.c.user_id
    )
    keys = [own.c.guild_id, own.c.month, own.c.preset]
    lonely = (
        select(*keys, func.count().label("less_rounds"), number(own.c.ends_match).label("less_matches"))
        .where(own.c.user_id == user, ~beside.exists())
        .group_by(*keys)
    )
    for row in fetch(connection, lonely):
        its = and_(*(_server[name] == row[name] for name in ("guild_id", "month", "preset")))
        less = {
            "rounds": _server.rounds - int(row["less_rounds"]),
            "matches": _server.matches - int(row["less_matches"]),
        }
        connection.execute(update(tables.server_sums).where(its).values(less))
    connection.execute(delete(tables.server_sums).where(_server.rounds <= 0))


def sums_statement(chosen: RoundChoice) -> Select[Any]:
    """Return the sums of all rounds of a person, or of those of some games."""
    statement = select(
        *(func.coalesce(func.sum(_sums[name]), 0).label(name) for name in _ADDED),
        func.coalesce(func.max(_sums.best), 0).label("best"),
        func.coalesce(func.min(_sums.worst), 0).label("worst"),
    ).where(_sums.guild_id == chosen.guild, _sums.user_id == chosen.user)
    return statement if chosen.presets is None else statement.where(_sums.preset.in_(sorted(chosen.presets)))


def companions_statement(chosen: RoundChoice, limit: int, *, is_partner: bool) -> Select[Any]:
    """Return those whom a person played most with, or against."""
    rounds = func.sum(_met.rounds)
    statement = (
        select(
            _met.other_id.label("user"),
            rounds.label("rounds"),
            *(func.sum(_met[name]).label(name) for name in ("matches", "won", "lost")),
        )
        .where(
            _met.guild_id == chosen.guild,
            _met.user_id == chosen.user,
            _met.is_partner if is_partner else ~_met.is_partner,
        )
        .group_by(_met.other_id)
        .order_by(desc(rounds), _met.other_id)
        .limit(limit)
    )
    return statement if chosen.presets is None else statement.where(_met.preset.in_(sorted(chosen.presets)))


def companion_from(row: Row) -> Companion:
    """Return a row of ``companions_statement``."""
    return Companion(UserId(row["user"]), *(int(row[name]) for name in ("rounds", "matches", "won", "lost")))


def _sums_of(played: PlayedRound) -> Values:
    return {
        "guild_id": played.guild,
        "user_id": played.user,
        "month": month_of(played.at),
        "preset": played.preset,
        "rounds": 1,
        "points": played.points,
        "best": played.points,
        "worst": played.points,
        "matches": int(played.ends_match),
        "won": int(played.won),
        "natural_canastas": played.natural_canastas,
        "mixed_canastas": played.mixed_canastas,
        "other_canastas": played.other_canastas,
        "piles": played.piles,
        "went_out": int(played.went_out),
        "concealed": int(played.concealed),
        "fewest_turns": (played.turns or None) if played.went_out else None,
        "largest_pile": played.largest_pile,
    }


def _servers_of(played: Sequence[PlayedRound]) -> Iterator[Values]:
    for one in {(one.table, one.round): one for one in played}.values():
        yield {
            "guild_id": one.guild,
            "month": month_of(one.at),
            "preset": one.preset,
            "rounds": 1,
            "matches": int(one.ends_match),
        }


def _companions_in(played: Sequence[PlayedRound]) -> Iterator[Values]:
    ordered = sorted(played, key=lambda one: (one.table, one.round))
    for _, together in groupby(ordered, key=lambda one: (one.table, one.round)):
        people = list(together)
        for own in people:
            for other in people:
                if other.user != own.user:
                    yield {
                        "guild_id": own.guild,
                        "user_id": own.user,
                        "year": own.at.year,
                        "preset": own.preset,
                        "other_id": other.user,
                        "is_partner": own.side == other.side,
                        "rounds": 1,
                        "matches": int(own.ends_match),
                        "won": int(own.won),
                        "lost": int(other.won),
                    }
