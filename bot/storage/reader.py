"""Execution of statements that read, for the classes that have them."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Executable, bindparam, select

from bot.storage.mapping import D, Documents, Row, moment_at
from bot.storage.schema import numbers_used

T = TypeVar("T")

_last_number = select(numbers_used.c.number).where(numbers_used.c.kind == bindparam("b_kind"))


def only(row: Row) -> Any:
    """Return the value of a row with one column."""
    [name] = row.keys()
    return row[name]


def fetch(connection: Connection, statement: Executable, **values: Any) -> Sequence[Row]:
    """Return all rows of a read."""
    return cast("Sequence[Row]", connection.execute(statement, values).mappings().all())


class Reader:
    """A base for classes that read from a database."""

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Return what this work reads on a connection."""
        raise NotImplementedError

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[Row]:
        """Return the rows of a statement that only reads."""
        return await self._read(lambda connection: fetch(connection, statement, **values))

    async def _one(self, statement: Executable, **values: Any) -> Any:
        found = await self._rows(statement, **values)
        return only(found[0]) if found else None

    async def _document(self, documents: Documents[D], key: int) -> D | None:
        """Return the document with this key, or None."""
        found = await self._rows(documents.one, b_key=key)
        return documents.value(found[0]) if found else None

    async def _last_number(self, kind: str) -> int:
        """Return the highest number that this kind has had; 0 before the first."""
        return await self._one(_last_number, b_kind=kind) or 0

    async def _moment(self, statement: Executable, **values: Any) -> datetime | None:
        micros = only((await self._rows(statement, **values))[0])
        return None if micros is None else moment_at(micros)
