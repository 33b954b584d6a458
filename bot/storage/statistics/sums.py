"""Sums that are kept with each round: whom people met, and the rounds of a server. Both are slow to count afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    and_,
    case,
    delete,
    desc,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from bot.service.ids import UserId
from bot.service.statistics.model import Companion, PlayedRound, RoundChoice
from bot.storage.dialects import execute_many, lock_tables, month_of, upsert
from bot.storage.mapping import Row, Values
from bot.storage.reader import fetch
from bot.storage.statistics import tables

_met: Final = tables.companions.c
_server: Final = tables.server_sums.c
_own: Final = tables.played_rounds.alias("own")
_other: Final = tables.played_rounds.alias("other")
_is_beside: Final = and_(
    _other.c.table_id == _own.c.table_id, _other.c.round == _own.c.round, _other.c.user_id != _own.c.user_id
)


def _adding(table: Table) -> Any:
    """Return the statement that adds to the counts of a row, or inserts it."""
    statement = upsert(table)
    keys = [column.name for column in table.primary_key]
    counts = [column.name for column in table.columns if column.name not in keys]
    values = {name: table.c[name] + statement.excluded[name] for name in counts}
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


_add_met: Final = _adding(tables.companions)
_add_server: Final = _adding(tables.server_sums)


def number(column: ColumnElement[Any]) -> ColumnElement[int]:
    """Return the number of rows in which a column is true."""
    return func.coalesce(func.sum(case((column, 1), else_=0)), 0)


def add_rounds(connection: Connection, played: Sequence[PlayedRound]) -> None:
    """Add rounds that have just been finished; those of one round come together."""
    # In the same order everywhere, so that two processes do not wait for each other.
    for table, statement, found in (
        (tables.companions, _add_met, list(_companions_in(played))),
        (tables.server_sums, _add_server, list(_servers_of(played))),
    ):
        keys = [column.name for column in table.primary_key]
        execute_many(connection, statement, sorted(found, key=itemgetter(*keys)))


def sum_anew(connection: Connection) -> None:
    """Compute all sums from the stored rounds."""
    lock_tables(connection, tables.companions, tables.server_sums)
    for table in (tables.companions, tables.server_sums):
        connection.execute(delete(table))
    year = month_of(_own.c.at) // literal_column(
        "100", Integer
    )  # no parameter: two would make two expressions
    keys = [
        _own.c.guild_id,
        _own.c.user_id,
        year,
        _own.c.preset,
        _other.c.user_id,
        _own.c.side == _other.c.side,
    ]
    met = (
        select(*keys, func.count(), number(_own.c.ends_match), number(_own.c.won), number(_other.c.won))
        .select_from(_own.join(_other, _is_beside))
        .group_by(*keys)
    )
    connection.execute(insert(tables.companions).from_select(list(_met.keys()), met))
    own = _own.c
    of_round = (own.guild_id, month_of(own.at).label("month"), own.preset, own.table_id, own.round)
    once = select(*of_round, own.ends_match).distinct().subquery()
    of_month = [once.c[name] for name in ("guild_id", "month", "preset")]
    server = select(*of_month, func.count(), number(once.c.ends_match)).group_by(*of_month)
    connection.execute(insert(tables.server_sums).from_select(list(_server.keys()), server))


def forget_sums(connection: Connection, user: UserId) -> None:
    """Delete the sums of a person, and those of others with or against that person, before the person's rounds are
    deleted: a server's rounds that nobody else played count no longer.
    """
    _subtract_lonely(connection, user)
    connection.execute(delete(tables.companions).where(or_(_met.user_id == user, _met.other_id == user)))


def _subtract_lonely(connection: Connection, user: UserId) -> None:
    keys = [_own.c.guild_id, month_of(_own.c.at).label("month"), _own.c.preset]
    lonely = (
        select(*keys, func.count().label("less_rounds"), number(_own.c.ends_match).label("less_matches"))
        .where(_own.c.user_id == user, ~select(_other.c.user_id).where(_is_beside).exists())
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


def _servers_of(played: Sequence[PlayedRound]) -> Iterator[Values]:
    for one in {(one.table, one.round): one for one in played}.values():
        yield {
            "guild_id": one.guild,
            "month": 100 * one.at.year + one.at.month,
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
