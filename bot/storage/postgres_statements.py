"""SQLAlchemy's statements, given to the driver without SQLAlchemy's execution, whose work was ten times the server's.

Each is compiled once. What a change writes is either carried out one statement after the other in a transaction, or all
at once: as a single statement of the server's, which needs neither a transaction around it nor more than one answer.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

import asyncpg
from sqlalchemy import Executable
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from bot.service.change import Change
from bot.service.ports import StaleChange
from bot.storage import rows
from bot.storage.write import write

_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]


class Sql(NamedTuple):
    """A statement as the server reads it, the names of its parameters in order, and the values it brings itself."""

    text: str
    names: tuple[str, ...]
    own_values: rows.Values

    def arguments(self, values: rows.Values) -> list[Any]:
        """The values in order."""
        if not self.own_values:
            return [values[name] for name in self.names]
        own = self.own_values
        return [values[name] if name in values else own[name] for name in self.names]


def _compiled(statement: Executable) -> SQLCompiler:
    assert isinstance(statement, ClauseElement)
    sql = statement.compile(dialect=_DIALECT)
    return cast("SQLCompiler", sql)


@lru_cache(maxsize=512)
def compiled(statement: Executable) -> Sql:
    """The statement for the driver."""
    sql = _compiled(statement)
    own = {name: value for name, value in sql.params.items() if value is not None}
    return Sql(str(sql), tuple(sql.positiontup or ()), own)


async def fetch(
    connection: asyncpg.Connection, statement: Executable, values: rows.Values
) -> Sequence[rows.Row]:
    """All rows that it finds."""
    sql = compiled(statement)
    return cast("Sequence[rows.Row]", await connection.fetch(sql.text, *sql.arguments(values)))


class Step(NamedTuple):
    """A statement to be carried out once for each of the values; ``counted``: each must change one row."""

    statement: Executable
    values: list[rows.Values]
    counted: bool


def steps_of(changes: Sequence[Change]) -> list[Step]:
    """What it takes to write these."""
    steps: list[Step] = []

    def execute(statement: Executable, values: list[rows.Values], *, counted: bool = False) -> int:
        steps.append(Step(statement, values, counted))
        return len(values)  # whether that is so is looked at when they are carried out

    write(execute, changes)
    return steps


async def one_after_the_other(connection: asyncpg.Connection, steps: Sequence[Step]) -> None:
    """Carry them out in this order, all or none.

    Raises:
        StaleChange: a row was not as it was to be found.
    """
    if len(steps) == 1 and len(steps[0].values) == 1:
        await _carry_out(connection, steps[0])  # a single statement is a transaction by itself
        return
    async with connection.transaction():
        for step in steps:
            await _carry_out(connection, step)


async def _carry_out(connection: asyncpg.Connection, step: Step) -> None:
    sql = compiled(step.statement)
    if not step.counted and len(step.values) > 1:
        await connection.executemany(sql.text, [sql.arguments(values) for values in step.values])
        return
    for values in step.values:
        done = await connection.execute(sql.text, *sql.arguments(values))
        if step.counted and done.rpartition(" ")[2] != "1":
            raise StaleChange
