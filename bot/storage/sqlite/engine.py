"""SQLAlchemy's engines on aiosqlite for the SQLite file, which is its owner's alone."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, Self

import aiosqlite
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.sqlite.file_check import keep_owner, make_folder

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
_READERS: Final = 2


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


def reading_engine(path: Path) -> AsyncEngine:
    """Return an engine for this file whose statements are each a transaction of their own."""
    # There is no transaction to roll back when a connection is given back.
    return _engine(path, {}, pool_size=_READERS, skip_autocommit_rollback=True)


def writing_engine(path: Path, **pragmas: str) -> AsyncEngine:
    """Return an engine with one connection, whose transactions take the write lock when they begin."""
    # What is deleted is overwritten in the file, too.
    engine = _engine(path, {"secure_delete": "ON", **pragmas}, pool_size=1)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migration_engine(path: Path) -> AsyncEngine:
    """Return an engine for migrations, without foreign keys: rebuilding a table must not empty its dependants."""
    return writing_engine(path, busy_timeout=f"{_BUSY_SECONDS_AT_START * 1000:.0f}", foreign_keys="OFF")


def _engine(path: Path, pragmas: dict[str, str], **pool: Any) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        # SQLAlchemy begins no transactions by itself then; the driver would begin them too late.
        connect_args={"isolation_level": None, "async_creator_fn": quick_connection},
        max_overflow=0,
        # An error must not show the hands that a statement was to write.
        hide_parameters=True,
        **pool,
    )
    settings = {
        "busy_timeout": f"{_BUSY_SECONDS * 1000:.0f}",
        "journal_mode": "WAL",
        "synchronous": _SYNCHRONOUS,
        "cache_size": str(_CACHED_PAGES),
        "foreign_keys": "ON",
        **pragmas,
    }

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}").close()

    return engine


class QuickCursor:
    """The part of a cursor that SQLAlchemy uses, which crosses to the connection's thread once for each statement.

    SQLAlchemy makes a cursor, executes, fetches and closes: four crossings, each of which costs more than the statement.
    All four are done in one here, which takes a third off the computing for an action (`python -m tests.campaigns.bench
    --only durable`).
    """

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
