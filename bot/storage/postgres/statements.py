"""SQLAlchemy's statements, executed by the driver: SQLAlchemy's own execution took ten times the server's time.

Each is compiled once. The writes of a change are executed either one statement after the other in a transaction, or all
at once: as a single statement, which needs neither a transaction around it nor more than one answer.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple, cast

import asyncpg
from sqlalchemy import (
    ARRAY,
    BindParameter,
    ColumnElement,
    Delete,
    Executable,
    Insert,
    Integer,
    Update,
    bindparam,
    column,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy import cast as cast_to
from sqlalchemy.dialects.postgresql import Insert as Upsert
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.visitors import replacement_traverse

from bot.service.change import Change
from bot.service.ports import StaleChange
from bot.storage import rows
from bot.storage.writes import write

_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]


class Sql(NamedTuple):
    """A statement for the server, the names of its parameters in order, and the values it brings itself."""

    text: str
    names: tuple[str, ...]
    own_values: rows.Values

    def arguments(self, values: rows.Values) -> list[Any]:
        """Return the values in order."""
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
    """Return the statement compiled for the driver."""
    sql = _compiled(statement)
    own = {name: value for name, value in sql.params.items() if value is not None}
    return Sql(str(sql), tuple(sql.positiontup or ()), own)


async def fetch(
    connection: asyncpg.Connection, statement: Executable, values: rows.Values
) -> Sequence[rows.Row]:
    """Return all rows of a read."""
    sql = compiled(statement)
    return cast("Sequence[rows.Row]", await connection.fetch(sql.text, *sql.arguments(values)))


class Step(NamedTuple):
    """A statement to be executed once for each of the values; ``counted``: each must change one row."""

    statement: Executable
    values: list[rows.Values]
    counted: bool


def steps_of(changes: Sequence[Change]) -> list[Step]:
    """Return the steps that write these changes."""
    steps: list[Step] = []

    def execute(statement: Executable, values: list[rows.Values], *, counted: bool = False) -> int:
        steps.append(Step(statement, values, counted))
        return len(values)  # checked when the steps are executed

    write(execute, changes)
    return steps


async def one_after_the_other(connection: asyncpg.Connection, steps: Sequence[Step]) -> None:
    """Execute the steps in this order, all or none.

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


async def all_at_once(
    connection: asyncpg.Connection, steps: Sequence[Step], *, is_one_change: bool = False
) -> None:
    """Execute the steps as one statement: all or none, in one round trip.

    They are begun in this order, but none sees the rows as another leaves them. So no two of them may touch the same
    rows, except to delete some and put others in their place. For one change most steps have a single row and the
    statement a form of its own; among many changes that would only make too many forms.

    Raises:
        StaleChange: a row was not as it was to be found.
    """
    shape = tuple(
        Part(step.statement, step.counted, is_one_change and len(step.values) == 1) for step in steps
    )
    sql, readers = _as_one(shape)
    arguments = [each for read, step in zip(readers, steps, strict=True) for each in read(step.values)]
    try:
        await connection.fetchrow(sql, *arguments)
    except asyncpg.DivisionByZeroError as error:
        raise StaleChange from error


class Part(NamedTuple):
    """A statement within another; for a single row the server needs no function that makes rows of arrays."""

    statement: Executable
    counted: bool
    is_single: bool


Arguments = Callable[[list[rows.Values]], Iterable[Any]]
"""A function from the values for each row to the arguments of the parameters."""


@lru_cache(maxsize=256)
def _as_one(shape: tuple[Part, ...]) -> tuple[str, list[Arguments]]:
    """Return the text for these statements together, and for each a function that gives its arguments."""
    done: list[ColumnElement[Any]] = []
    readers: list[Arguments] = []
    names: list[str] = []
    for number, (statement, counted, is_single) in enumerate(shape):
        compiled_alone = _compiled(statement)
        kinds = {name: compiled_alone.binds[name].type for name in compiled_alone.positiontup or ()}
        given: dict[str, ColumnElement[Any]]
        wanted: ColumnElement[int]
        if is_single:
            given = {name: bindparam(f"{number}_{name}", type_=kind) for name, kind in kinds.items()}
            wanted = literal_column("1")
        else:
            lists = [bindparam(f"{number}_{name}", type_=ARRAY(kind)) for name, kind in kinds.items()]
            given = dict(
                func.unnest(*lists)
                .table_valued(*(column(*kind) for kind in kinds.items()))
                .render_derived()
                .c.items()
            )
            wanted = func.cardinality(lists[0])
        carried_out: Any = _with_values(statement, given)
        changed = carried_out.returning(literal_column("1").label("one")).cte(f"step_{number}")
        count = select(func.count()).select_from(changed).scalar_subquery()
        # If it found fewer rows than it was to change, the whole statement must fail: a division by zero makes it fail.
        # Nothing else in these statements divides.
        done.append(literal_column("1").op("/")(cast_to(count == wanted, Integer)) if counted else count)
        readers.append(_of_row(tuple(kinds)) if is_single else _of_rows(tuple(kinds)))
        names += [f"{number}_{name}" for name in kinds]
    # The counts are evaluated one after the other, which makes the server begin the steps in order.
    sql = _compiled(select(*done))
    assert sql.positiontup == names
    return str(sql), readers


def _of_row(names: tuple[str, ...]) -> Arguments:
    return lambda values: [values[0][name] for name in names]


def _of_rows(names: tuple[str, ...]) -> Arguments:
    if len(names) == 1:
        return lambda values: [tuple(row[names[0]] for row in values)]
    read = itemgetter(*names)
    return lambda values: zip(*map(read, values), strict=True)


def _with_values(statement: Executable, given: Mapping[str, ColumnElement[Any]]) -> Insert | Update | Delete:
    """Return the statement with these expressions in the place of its parameters."""
    if isinstance(statement, Insert):
        # An upsert keeps its conflict clause; other inserts may list their columns.
        into = statement if isinstance(statement, Upsert) else insert(statement.table)
        return into.from_select(list(given), select(*given.values()))

    def value(element: Any, **_: Any) -> Any:
        return given.get(element.key) if isinstance(element, BindParameter) else None

    assert isinstance(statement, Update | Delete)
    return cast("Update | Delete", replacement_traverse(statement, {}, value))
