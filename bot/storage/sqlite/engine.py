"""SQLAlchemy's engines on aiosqlite for the SQLite file, which is its owner's alone."""

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, StaticPool, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
    """Return an engine for this file whose connections read beside the one that writes."""
    return _engine(path, {}, pool_size=_READERS)


def writing_engine(path: Path, **pragmas: str) -> AsyncEngine:
    """Return an engine for this file with one connection."""
    # What is deleted is overwritten in the file, too.
    return _engine(path, {"secure_delete": "ON", **pragmas}, pool_size=1)


def migration_engine(path: Path) -> AsyncEngine:
    """Return an engine for migrations, without foreign keys: rebuilding a table must not empty its dependants."""
    return writing_engine(path, busy_timeout=f"{_BUSY_SECONDS_AT_START * 1000:.0f}", foreign_keys="OFF")


def _engine(path: Path, pragmas: dict[str, str], pool_size: int) -> AsyncEngine:
    settings = {
        "busy_timeout": f"{_BUSY_SECONDS * 1000:.0f}",
        "journal_mode": "WAL",
        "synchronous": _SYNCHRONOUS,
        "cache_size": str(_CACHED_PAGES),
        "foreign_keys": "ON",
        **pragmas,
    }

    def connected() -> sqlite3.Connection:
        # SQLAlchemy begins no transactions by itself then; the driver would begin them too late.
        connection = sqlite3.connect(path, isolation_level=None)
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}").close()
        return connection

    def connection(*_: Any, **__: Any) -> ThreadedConnection:
        """Return a connection that is not open yet, as ``aiosqlite.connect`` does."""
        made = ThreadedConnection(connected, iter_chunk_size=64)
        made._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does with those it makes itself
        return made

    return create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        connect_args={"async_creator_fn": connection},
        pool_size=pool_size,
        max_overflow=0,
        # Nothing is begun that would have to be rolled back when a connection is given back.
        pool_reset_on_return=None,
        # An error must not show the hands that a statement was to write.
        hide_parameters=True,
    )


class ThreadedConnection(aiosqlite.Connection):
    """A connection of aiosqlite whose thread does a whole piece of work at a time.

    SQLAlchemy on aiosqlite crosses to the thread and back for every step of every statement. Each crossing costs more
    than the statement, and the write lock is held meanwhile (`python -m tests.campaigns.bench --only durable`).
    """

    _engine: Engine | None = None

    async def do(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return what the work returns; what it writes is one transaction, which has the write lock from its begin."""
        done: T = await self._execute(self._done, work, writes)  # type: ignore[no-untyped-call]
        return done

    def _done(self, work: Callable[[Connection], T], writes: bool) -> T:
        if self._engine is None:
            options = {"hide_parameters": True, "poolclass": StaticPool}
            self._engine = create_engine("sqlite://", creator=lambda: self._conn, **options)
        with self._engine.connect() as connection:
            if writes:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(connection)
            connection.commit()
            return done


async def do(engine: AsyncEngine, work: Callable[[Connection], T], *, writes: bool = True) -> T:
    """Do a piece of work on a connection of an engine of this module, see :meth:`ThreadedConnection.do`."""
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, ThreadedConnection)
        return await driver.do(work, writes=writes)
