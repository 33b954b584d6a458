"""Cursors for aiosqlite that cross to the connection's thread once for each statement.

SQLAlchemy makes a cursor, executes, fetches and closes: four crossings, each of which costs more than the statement. All
four are done in one here, which takes a third off the computing for an action (`python -m tests.campaigns.bench --only
durable`).
"""

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any, Self

import aiosqlite


class QuickCursor:
    """The part of a cursor that SQLAlchemy uses. The rows are there when a statement is executed."""

    arraysize = 1

    def __init__(self, connection: "QuickConnection") -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        """Return the cursor."""
        return self

    async def execute(self, statement: str, values: Any = ()) -> None:
        """Execute a statement and fetch its rows."""
        await self._connection.in_its_thread(lambda raw: self._finish(raw.execute(statement, values)))

    async def executemany(self, statement: str, values: Iterable[Any]) -> None:
        """Execute a statement once for each of the values."""
        await self._connection.in_its_thread(lambda raw: self._finish(raw.executemany(statement, values)))

    def _finish(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()

    async def fetchall(self) -> list[Any]:
        """Return the rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: the cursor of the driver is closed already."""


class QuickConnection(aiosqlite.Connection):
    """A connection of aiosqlite with such cursors."""

    def cursor(self) -> QuickCursor:  # type: ignore[override]
        """Return a cursor."""
        return QuickCursor(self)

    async def in_its_thread(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do the work in the thread of the connection."""
        await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]


def quick_connection(path: str, **options: Any) -> QuickConnection:
    """Return a connection to this file that is not open yet, as ``aiosqlite.connect`` does."""
    made = QuickConnection(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
    made._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does with those it makes itself
    return made
