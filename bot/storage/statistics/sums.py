"""Sums of finished rounds that are kept with each round: nobody waits while thousands of rounds are summed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    case,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
)

from bot.service.ids import UserId
from bot.service.statistics.model import PlayedRound, RoundChoice
from bot.storage import rows
from bot.storage.dialects import execute_many, lock_tables, upsert
from bot.storage.statistics import tables

_sums: Final = tables.round_sums.c
_met: Final = tables.companions.c
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


def _adding(table: Table, keys: tuple[str, ...], **other: Any) -> Any:
    """Return the statement that adds to the counts of a row, or inserts it; ``other`` are columns that are not added."""
    statement = upsert(table)
    counts = [column.name for column in table.columns if column.name not in {*keys, *other}]
    values = {name: table.c[name] + statement.excluded[name] for name in counts}
    for name, greater in other.items():
        old, new = table.c[name], statement.excluded[name]
        values[name] = case((new > old if greater else new < old, new), else_=old)
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


_add_sums: Final = _adding(tables.round_sums, ("guild_id", "user_id", "preset"), best=True, worst=False)
_add_met: Final = _adding(tables.companions, ("guild_id", "user_id", "preset", "other_id", "is_partner"))


def number(column: ColumnElement[Any]) -> ColumnElement[int]:
    """Return the number of rows in which a column is true."""
    return func.coalesce(func.sum(case((column, 1), else_=0)), 0)


def add_rounds(connection: Connection, played: Sequence[PlayedRound]) -> None:
    """Add rounds that have just been finished; those of one round come together."""
    # In the same order everywhere, so that two processes do not wait for each other.
    added = sorted(map(_sums_of, played), key=lambda row: (row["guild_id"], row["user_id"], row["preset"]))
    execute_many(connection, _add_sums, added)
    met = sorted(
        _companions_in(played),
        key=lambda row: (row["guild_id"], row["user_id"], row["preset"], row["other_id"]),
    )
    execute_many(connection, _add_met, met)


def sum_anew(connection: Connection) -> None:
    """Compute all sums from the stored rounds."""
    own, other = tables.played_rounds.alias("own"), tables.played_rounds.alias("other")
    lock_tables(connection, tables.round_sums, tables.companions)
    connection.execute(delete(tables.round_sums))
    connection.execute(delete(tables.companions))
    keys: list[ColumnElement[Any]] = [own.c.guild_id, own.c.user_id, own.c.preset]
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
    ).group_by(*keys)
    connection.execute(insert(tables.round_sums).from_select(list(_sums.keys()), sums))
    keys += [other.c.user_id, own.c.side == other.c.side]
    same_round = and_(
        other.c.table_id == own.c.table_id, other.c.round == own.c.round, other.c.user_id != own.c.user_id
    )
    met = (
        select(*keys, func.count(), number(own.c.ends_match), number(own.c.won), number(other.c.won))
        .select_from(own.join(other, same_round))
        .group_by(*keys)
    )
    connection.execute(insert(tables.companions).from_select(list(_met.keys()), met))


def forget_sums(connection: Connection, user: UserId) -> None:
    """Delete the sums of a person, and those of others with or against that person."""
    connection.execute(delete(tables.round_sums).where(_sums.user_id == user))
    connection.execute(delete(tables.companions).where(or_(_met.user_id == user, _met.other_id == user)))


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


def _sums_of(played: PlayedRound) -> rows.Values:
    return {
        "guild_id": played.guild,
        "user_id": played.user,
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
    }


def _companions_in(played: Sequence[PlayedRound]) -> Iterator[rows.Values]:
    ordered = sorted(played, key=lambda one: (one.table, one.round))
    for _, together in groupby(ordered, key=lambda one: (one.table, one.round)):
        people = list(together)
        for own in people:
            for other in people:
                if other.user != own.user:
                    yield {
                        "guild_id": own.guild,
                        "user_id": own.user,
                        "preset": own.preset,
                        "other_id": other.user,
                        "is_partner": own.side == other.side,
                        "rounds": 1,
                        "matches": int(own.ends_match),
                        "won": int(own.won),
                        "lost": int(other.won),
                    }
