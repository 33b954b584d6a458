"""SQLAlchemy engines for the SQLite file, and the threads in which their connections are used.

SQLite's calls block, and a commit waits for the disk. So each transaction runs as a whole in a thread: the event loop
hands it over once and gets its result once, instead of once for each statement.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from bot.storage.sqlite.file_check import keep_owner, make_folder

T = TypeVar("T")

_BUSY_SECONDS = 2.0
"""The time a commit waits for another process. Then the player is told: a click fails after three seconds."""
_BUSY_SECONDS_AT_START: Final = 30.0
"""The time a start waits for the write lock: of two processes that start together one migrates."""
_SYNCHRONOUS = "FULL"
"""A commit returns when the disk has it: what a player was told survives a power cut."""
_PAGES_BETWEEN_CHECKPOINTS: Final = 16_000
"""The size of the write-ahead log at which SQLite checkpoints it in any case; usually the store does so earlier."""
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


def reading_engine(path: Path, *, connections: int = 1, **pragmas: str) -> Engine:
    """Return an engine for this file whose statements are each a transaction of their own."""
    engine = create_engine(
        f"sqlite:///{path}",
        # SQLAlchemy begins no transactions by itself then; the driver would begin them too late.
        connect_args={"isolation_level": None},
        poolclass=QueuePool,
        pool_size=connections,
        # An error must not show the hands that a statement was to write.
        hide_parameters=True,
    )
    settings = {
        "busy_timeout": f"{_BUSY_SECONDS * 1000:.0f}",
        "journal_mode": "WAL",
        "synchronous": _SYNCHRONOUS,
        "wal_autocheckpoint": str(_PAGES_BETWEEN_CHECKPOINTS),
        "cache_size": str(_CACHED_PAGES),
        "foreign_keys": "ON",
        **pragmas,
    }

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}").close()

    return engine


def writing_engine(path: Path, **pragmas: str) -> Engine:
    """Return an engine with one connection, whose transactions take the write lock when they begin."""
    engine = reading_engine(path, connections=1, **pragmas)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migration_engine(path: Path) -> Engine:
    """Return an engine for migrations, without foreign keys: rebuilding a table must not empty its dependants."""
    return writing_engine(path, busy_timeout=f"{_BUSY_SECONDS_AT_START * 1000:.0f}", foreign_keys="OFF")


def erasing_engine(path: Path) -> Engine:
    """Return an engine whose transactions also overwrite in the file what they delete."""
    return writing_engine(path, secure_delete="ON")


class EngineThreads:
    """An engine and the threads that use its connections, one each."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._threads = threads

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a thread, in one transaction."""

        def in_thread() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, in_thread)

    def close(self) -> None:
        """Wait for the work under way, then close the connections."""
        self._threads.shutdown()
        self._engine.dispose()
