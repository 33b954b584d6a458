"""The store in one SQLite file, through aiosqlite."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.migrations import upgrade
from bot.storage.sqlite.engine import do, make_private_file, migration_engine, reading_engine, writing_engine
from bot.storage.sqlite.file_check import examine, explained, migrating
from bot.storage.store import SqlStore
from bot.storage.troubles import ADVICE, why

T = TypeVar("T")

_THERE_ALREADY: Final = frozenset(
    {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}
)


class SqliteDatabase:
    """A database in one file of mode 0600, with one connection that writes and others that read beside it."""

    advice: Mapping[str, str] = ADVICE

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing: AsyncEngine | None = None
        self._reading: AsyncEngine | None = None

    async def open(self) -> None:
        """Make the file if it is missing, bring it to the newest schema, connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        await asyncio.to_thread(self._prepare_file)
        with migrating(self.path):
            engine = migration_engine(self.path)
            try:
                await do(engine, upgrade)
            finally:
                await engine.dispose()
        writing = writing_engine(self.path)
        with explained(self.path):
            # An open connection also tells other programs that the file is in use.
            await do(writing, lambda _: None)
        self._writing, self._reading = writing, reading_engine(self.path)

    def _prepare_file(self) -> None:
        examine(self.path)
        with explained(self.path):
            make_private_file(self.path)

    async def close(self) -> None:
        """Close the connections."""
        used = (self._reading, self._writing)
        self._reading = self._writing = None
        for engine in used:
            if engine is not None:
                await engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, whose statements are each a transaction of their own."""
        return await do(_opened(self._reading), work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction, which has the write lock from its begin."""
        return await do(_opened(self._writing), work)

    write_at_one_moment = write

    def why(self, error: BaseException) -> tuple[str, str] | None:
        """Return the kind of trouble with the file or its disk and SQLite's name for it, None for a mistake of ours."""
        if isinstance(error, NoConnectionFree):
            return "locked", "no connection is free"
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


def _opened(engine: AsyncEngine | None) -> AsyncEngine:
    if engine is None:
        raise RuntimeError("the store is not open")
    return engine
