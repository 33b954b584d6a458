"""Connections of aiosqlite to the SQLite file, which is its owner's alone."""

import logging
import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from tempfile import mkstemp
from typing import Final, Self, TypeVar

import aiosqlite
from sqlalchemy import Connection, StaticPool, create_engine

from bot.storage.sqlite.file_check import keep_owner, make_folder

T = TypeVar("T")

# At its lowest level the driver logs each statement with its values: hands, seals, secrets.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

_BUSY_SECONDS = 2.0
"""The time a commit waits for another process. Then the player is told: a click fails after three seconds."""
_BUSY_SECONDS_AT_START: Final = 30.0
"""The time a start waits for the write lock: of two processes that start together one migrates."""
_SYNCHRONOUS = "FULL"
"""A commit returns when the disk has it: what a player was told survives a power cut."""
_CACHED_PAGES: Final = 2_000
"""Eight megabytes for each connection: a move touches a dozen pages, and others are read again and again."""


def make_private_file(path: Path) -> None:
    """Make the file if there is none, readable by its owner only: it holds hands and secrets.

    SQLite's side files get the same mode. The file appears complete and already in WAL mode, because two processes that
    start together could not both switch it.
    """
    make_folder(path.parent)
    if not path.exists():
        handle, unborn = mkstemp(dir=path.parent, prefix=f".{path.name}-")
        os.close(handle)
        try:
            with closing(sqlite3.connect(unborn)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
            with suppress(FileExistsError):
                give_name(Path(unborn), path)
        finally:
            Path(unborn).unlink(missing_ok=True)
    path.chmod(0o600)
    keep_owner(path, path)


def give_name(unborn: Path, path: Path) -> None:
    """Let a finished file appear under its name, also where the file system has no hard links.

    Raises:
        FileExistsError: there is a file of that name, which stays as it is.
    """
    try:
        os.link(unborn, path)
    except FileExistsError:
        raise
    except OSError:
        path.touch(mode=0o600, exist_ok=False)
        try:
            unborn.replace(path)
        except OSError:
            path.unlink()
            raise


class SqliteConnection(aiosqlite.Connection):
    """A connection of aiosqlite whose thread does a whole piece of work at a time.

    SQLAlchemy's own engine on aiosqlite crosses to the thread and back for every step of every statement. Each crossing
    costs more than the statement, and the write lock is held meanwhile (`python -m tests.campaigns.bench --only durable`).
    """

    def __init__(self, path: Path, **pragmas: str) -> None:
        usual = {
            "busy_timeout": f"{_BUSY_SECONDS * 1000:.0f}",
            "journal_mode": "WAL",
            "synchronous": _SYNCHRONOUS,
            "cache_size": str(_CACHED_PAGES),
            "foreign_keys": "ON",
        }
        super().__init__(partial(_connected, path, usual | pragmas), iter_chunk_size=64)
        # The process does not wait at its end for a connection that was left open.
        self._thread.daemon = True
        # An error must not show the hands that a statement was to write.
        self._engine = create_engine(
            "sqlite://", creator=lambda: self._conn, poolclass=StaticPool, hide_parameters=True
        )
        self.waiting = 0
        """The number of pieces of work that are not done yet."""

    async def opened(self) -> Self:
        """Open the connection, and return it."""
        await self
        return self

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what work returns that only reads; each of its statements is a transaction of its own."""
        return await self._do(work, None)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction, which has the write lock from its beginning."""
        return await self._do(work, "BEGIN IMMEDIATE")

    async def _do(self, work: Callable[[Connection], T], begin: str | None) -> T:
        self.waiting += 1
        try:
            done: T = await self._execute(self._done, work, begin)  # type: ignore[no-untyped-call]
        finally:
            self.waiting -= 1
        return done

    def _done(self, work: Callable[[Connection], T], begin: str | None) -> T:
        with self._engine.connect() as connection:
            if begin is not None:
                connection.exec_driver_sql(begin)
            done = work(connection)
            connection.commit()
            return done


def for_changes(path: Path) -> SqliteConnection:
    """Return a connection for changes that is not open yet."""
    # What is deleted is overwritten in the file, too.
    return SqliteConnection(path, secure_delete="ON")


def for_migrations(path: Path) -> SqliteConnection:
    """Return the same without foreign keys: rebuilding a table must not empty its dependants."""
    patience = f"{_BUSY_SECONDS_AT_START * 1000:.0f}"
    return SqliteConnection(path, secure_delete="ON", busy_timeout=patience, foreign_keys="OFF")


def _connected(path: Path, pragmas: Mapping[str, str]) -> sqlite3.Connection:
    # The driver begins no transactions by itself then, which it would do too late.
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name} = {value}").close()
    except BaseException:
        connection.close()
        raise
    return connection
