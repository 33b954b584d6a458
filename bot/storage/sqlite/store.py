"""The store in one SQLite file, through aiosqlite."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.storage.migrations import upgrade
from bot.storage.sqlite.connection import SqliteConnection, for_changes, for_migrations, make_private_file
from bot.storage.sqlite.file_check import examine, explained, migrating
from bot.storage.store import SqlStore
from bot.storage.troubles import ADVICE, why

T = TypeVar("T")

_READERS: Final = 2

_THERE_ALREADY: Final = frozenset(
    {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}
)


class SqliteDatabase:
    """A database in one file of mode 0600, with one connection that writes and others that read beside it."""

    advice: Mapping[str, str] = ADVICE

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing: SqliteConnection | None = None
        self._reading: list[SqliteConnection] = []

    async def open(self) -> None:
        """Make the file if it is missing, bring it to the newest schema, connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        await asyncio.to_thread(self._prepare_file)
        with migrating(self.path):
            connection = await for_migrations(self.path).opened()
            try:
                await connection.write(upgrade)
            finally:
                await connection.close()
        with explained(self.path):
            try:
                # An open connection also tells other programs that the file is in use.
                self._writing = await for_changes(self.path).opened()
                for _ in range(_READERS):
                    self._reading.append(await SqliteConnection(self.path).opened())
            except BaseException:
                await self.close()
                raise

    def _prepare_file(self) -> None:
        examine(self.path)
        with explained(self.path):
            make_private_file(self.path)

    async def close(self) -> None:
        """Close the connections."""
        used = (*self._reading, self._writing)
        self._reading, self._writing = [], None
        for connection in used:
            if connection is not None:
                await connection.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, whose statements are each a transaction of their own."""
        least_busy = min(self._reading, key=attrgetter("waiting"), default=None)
        return await _opened(least_busy).read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction, which has the write lock from its beginning."""
        return await _opened(self._writing).write(work)

    write_at_one_moment = write

    def why(self, error: BaseException) -> tuple[str, str] | None:
        """Return the kind of trouble with the file or its disk and SQLite's name for it, None for a mistake of ours."""
        if not isinstance(error, DBAPIError) or not isinstance(error.orig, sqlite3.Error):
            return None
        trouble = why(error.orig)
        return None if trouble is None else (trouble, str(getattr(error.orig, "sqlite_errorname", "")))

    def is_there_already(self, error: BaseException) -> bool:
        """Return whether the error is that a row with this key exists."""
        return (
            isinstance(error, IntegrityError)
            and getattr(error.orig, "sqlite_errorname", None) in _THERE_ALREADY
        )

    def is_lost(self, error: BaseException) -> bool:  # noqa: ARG002 - there is no server to lose
        """Return False: SQLite is part of this process."""
        return False

    is_to_be_repeated = is_lost


class SqliteStore(SqlStore):
    """The store in one SQLite file, for one process."""

    database: SqliteDatabase

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteDatabase(path))


def _opened(connection: SqliteConnection | None) -> SqliteConnection:
    if connection is None:
        raise RuntimeError("the store is not open")
    return connection
