"""SQL constructs that differ between SQLite and PostgreSQL; all other statements are the same for both."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Boolean, Connection, Executable, Integer, Table, func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.service.ports import StaleChange

upsert = insert
"""An INSERT that can handle a row which exists already. SQLAlchemy has one for each database; SQLite's compiler also
understands PostgreSQL's, but not the other way round."""


def put(table: Table) -> Any:
    """Return the statement that inserts a row, or replaces the one with the same key."""
    statement = upsert(table)
    values = {one.name: statement.excluded[one.name] for one in table.c if not one.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


class greatest(FunctionElement[int]):  # noqa: N801 - named like a function of SQL
    """The greatest of several values of one row."""

    type = BigInteger()
    inherit_cache = True


@compiles(greatest)
def _greatest(element: Any, compiler: Any, **options: Any) -> str:
    return f"greatest({compiler.process(element.clauses, **options)})"


@compiles(greatest, "sqlite")
def _greatest_of_sqlite(element: Any, compiler: Any, **options: Any) -> str:
    return f"max({compiler.process(element.clauses, **options)})"


class holds(FunctionElement[bool]):  # noqa: N801 - likewise
    """A test for a part anywhere in a text or in a value of bytes."""

    type = Boolean()
    inherit_cache = True


@compiles(holds)
def _holds(element: Any, compiler: Any, **options: Any) -> str:
    whole, part = (compiler.process(clause, **options) for clause in element.clauses)
    return f"position({part} in {whole}) > 0"


@compiles(holds, "sqlite")
def _holds_of_sqlite(element: Any, compiler: Any, **options: Any) -> str:
    # SQLite compares by bytes only where both are bytes.
    whole, part = (compiler.process(clause, **options) for clause in element.clauses)
    return f"instr({whole}, {part}) > 0"


class month_of(FunctionElement[int]):  # noqa: N801 - likewise
    """The month of a moment in UTC: 202611."""

    type = Integer()
    inherit_cache = True


@compiles(month_of)
def _month_of(element: Any, compiler: Any, **options: Any) -> str:
    at = compiler.process(element.clauses, **options)
    return f"CAST(to_char(to_timestamp({at} / 1000000) AT TIME ZONE 'UTC', 'YYYYMM') AS INTEGER)"


@compiles(month_of, "sqlite")
def _month_of_sqlite(element: Any, compiler: Any, **options: Any) -> str:
    at = compiler.process(element.clauses, **options)
    return f"CAST(strftime('%Y%m', {at} / 1000000, 'unixepoch') AS INTEGER)"


def lock_guild(connection: Connection, guild: int) -> None:
    """Let no other transaction that asks for the same write about this server until this one ends."""
    # SQLite has one writer at a time. Advisory locks of other purposes have small numbers, no ids of Discord.
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(guild)))


def lock_tables(connection: Connection, *tables: Table) -> None:
    """Let no other transaction write to these tables until this one ends; reads go on."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(table.name for table in tables)
        connection.execute(text(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE"))


def execute_many(connection: Connection, statement: Executable, values: Sequence[dict[str, Any]]) -> None:
    """Execute a statement once for each of the values, if there are any."""
    if values:
        connection.execute(statement, values)


def update_each(connection: Connection, statement: Executable, values: Sequence[dict[str, Any]]) -> None:
    """Execute a statement once for each of the values.

    Raises:
        StaleChange: one of them has found no row.
    """
    for each in values:
        if connection.execute(statement, each).rowcount != 1:
            raise StaleChange
