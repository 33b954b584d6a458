"""SQLAlchemy's engines on aiosqlite for the SQLite file, which is its owner's alone."""

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.sqlite.file_check import keep_owner, make_folder
from bot.storage.sqlite.quick_cursor import quick_connection

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
