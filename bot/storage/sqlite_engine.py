"""How connections to the SQLite file are made."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

_BUSY_SECONDS = 30


def make_private_file(path: Path) -> None:
    """Make the file if there is none, readable by its owner alone: it holds hands and secrets.

    SQLite's side files get the same mode. The file appears complete and already in WAL mode, because two processes
    that start together could not both switch it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        handle, unborn = mkstemp(dir=path.parent, prefix=f".{path.name}-")
        os.close(handle)
        try:
            with closing(sqlite3.connect(unborn)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
            with suppress(FileExistsError):
                os.link(unborn, path)
        finally:
            Path(unborn).unlink()
    path.chmod(0o600)


def _engine(path: Path, **options: Any) -> AsyncEngine:
    return create_async_engine(
        f"sqlite+aiosqlite:///{path}", connect_args={"timeout": _BUSY_SECONDS}, **options
    )


def _prepare(engine: AsyncEngine, *, foreign_keys: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # Transactions are begun by us: the driver would begin them too late, and never around DDL.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()


def _begin_immediate(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migration_engine(path: Path) -> AsyncEngine:
    """One connection for migrations. Foreign keys are off: rebuilding a table must not empty its dependants."""
    engine = _engine(path, poolclass=NullPool)
    _prepare(engine, foreign_keys=False)
    _begin_immediate(engine)
    return engine


def writer_engine(path: Path) -> AsyncEngine:
    """The one connection that writes; a transaction takes the write lock when it begins."""
    engine = _engine(path, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
    _prepare(engine, foreign_keys=True)
    _begin_immediate(engine)
    return engine


def reader_engine(path: Path) -> AsyncEngine:
    """Connections that read, each statement by itself: no BEGIN and no ROLLBACK, each would be a thread hop."""
    engine = _engine(
        path, poolclass=AsyncAdaptedQueuePool, pool_size=2, max_overflow=0, isolation_level="AUTOCOMMIT",
        pool_reset_on_return=None,
    )  # fmt: skip
    _prepare(engine, foreign_keys=True)
    return engine
