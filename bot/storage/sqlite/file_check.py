"""File check: whether a file can be used as the database, found out before anything of it is changed.

All of a big file is read while the bot runs, which may take a minute.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.parse import quote

from sqlalchemy.exc import DBAPIError

from bot.storage.migrations import refusal
from bot.storage.troubles import StorageUnusable, why

_LOG = logging.getLogger(__name__)

_MAGIC: Final = b"SQLite format 3\0"
_READ_AT_THE_START: Final = 32 * 2**20
"""The size in bytes up to which a file is read as a whole at the start, in some tenths of a second."""


def examine(path: Path, *, thoroughly: bool = False, is_still: bool = False) -> None:
    """Check the file without changing it; one that does not exist, or is empty, passes and is made later.

    A big file is not read as a whole unless ``thoroughly``, which also compares every index with its table: it is
    checked while the bot runs. ``is_still`` as in ``read_only``.

    Raises:
        StorageUnusable
    """
    with explained(path):
        if not path.exists() or not path.stat().st_size:
            return
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise StorageUnusable(
                    f"{path} is no database, or is damaged. It was left as it is. Bring back a backup with"
                    " 'python -m bot restore FILE', or name another file with DATABASE_PATH."
                )
        with closing(read_only(path, is_still=is_still)) as connection:
            if thoroughly:
                expect_undamaged(path, connection, "integrity_check")
            elif not is_big(path):
                expect_undamaged(path, connection)
            revision = revision_in(connection)
    refused = refusal(revision, "a backup of this one with 'python -m bot restore FILE'")
    if refused is not None:
        raise StorageUnusable(f"{path} {refused}")


def is_big(path: Path) -> bool:
    """Return whether the file is too big to be read as a whole at the start."""
    return path.stat().st_size > _READ_AT_THE_START


def expect_undamaged(path: Path, connection: sqlite3.Connection, check: str = "quick_check") -> None:
    """Read every page of the file.

    Raises:
        StorageUnusable
    """
    [[found]] = connection.execute(f"PRAGMA {check}(1)").fetchall()
    if found != "ok":
        raise StorageUnusable(_damaged(path))


async def look_through(path: Path) -> None:
    """Read every page of a database in use, in a thread of its own; stop at once when cancelled.

    Raises:
        StorageUnusable: the file is damaged.
    """
    began = perf_counter()
    with explained(path), closing(sqlite3.connect(path, check_same_thread=False)) as connection:
        connection.execute("PRAGMA query_only = ON")
        looking = asyncio.create_task(asyncio.to_thread(expect_undamaged, path, connection))
        try:
            await asyncio.shield(looking)
        except asyncio.CancelledError:
            connection.interrupt()
            await asyncio.wait({looking})
            looking.exception()
            raise
    _LOG.info("the whole database was read and is undamaged (%.1f s)", perf_counter() - began)


async def look_through_if_big(path: Path) -> None:
    """Check the database if it was too big to be read as a whole before it was opened."""
    if await asyncio.to_thread(is_big, path):
        await look_through(path)


def read_only(path: Path, *, is_still: bool = False) -> sqlite3.Connection:
    """Return a connection that cannot change the file; no side files are made if it ``is_still``, used by nobody."""
    immutable = "&immutable=1" if is_still and not Path(f"{path}-wal").exists() else ""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro{immutable}", uri=True)


def revision_in(connection: sqlite3.Connection) -> str | None:
    """Return the schema revision of a database, None where the bot has made none."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    found = (
        None if known is None else connection.execute("SELECT version_num FROM alembic_version").fetchone()
    )
    return None if found is None else str(found[0])


def keep_owner(path: Path, database: Path) -> None:
    """Give what root has made for the database to its owner, or to that of its folder: root is hardly who runs the bot.

    Raises:
        StorageUnusable: that is not allowed.
    """
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    there = (database, database.parent)
    owner = next((found for one in there if one.exists() and (found := one.stat()).st_uid), None)
    if owner is None or path.stat().st_uid == owner.st_uid:
        return
    try:
        os.chown(path, owner.st_uid, owner.st_gid)
    except PermissionError:
        raise StorageUnusable(
            f"{path} would belong to root, and the bot could not open it. Run this as the user that the folder belongs to"
            f" (number {owner.st_uid}). Nothing was changed."
        ) from None


def make_folder(folder: Path) -> None:
    """Make the folder of a database if there is none, and those above it."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        keep_owner(folder, folder)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn errors of the disk or the database inside the block into explanations.

    Raises:
        StorageUnusable
    """
    try:
        yield
    except DBAPIError as error:
        if not isinstance(error.orig, sqlite3.Error):
            raise
        raise StorageUnusable(_in_words(path, error.orig)) from error
    except sqlite3.Error as error:
        raise StorageUnusable(_in_words(path, error)) from error
    except OSError as error:
        raise StorageUnusable(
            f"{path} cannot be used: {error.strerror or error}. The bot needs the right to read and to write the"
            " file and its folder."
        ) from error


@contextmanager
def migrating(path: Path) -> Iterator[None]:
    """Turn errors of a migration inside the block into explanations; a migration is applied as a whole or not at all.

    Raises:
        StorageUnusable
    """
    try:
        with explained(path):
            yield
    except StorageUnusable:
        raise
    except Exception as error:
        raise StorageUnusable(
            f"{path} could not be brought to the newest schema ({type(error).__name__}). Nothing of it was changed:"
            " the version of the bot that wrote it can go on with it. Please report this."
        ) from error


def _in_words(path: Path, error: sqlite3.Error) -> str:
    match why(error):
        case "damaged":
            return _damaged(path)
        case "full":
            return f"{path} cannot be opened, because the disk is full. Nothing is lost: free some space and start again."
        case "locked":
            return (
                f"{path} is locked by another program. End that program, or its transaction, and start again."
            )
        case "read_only" | "failed":
            return (
                f"{path} cannot be written ({error}). The bot needs the right to read and to write the file and its"
                " folder."
            )
        case _:
            return (
                f"{path} could not be brought to the newest schema ({error}). Nothing of it was changed: the version"
                " of the bot that wrote it can go on with it. Please report this."
            )


def _damaged(path: Path) -> str:
    return (
        f"{path} is damaged. It was left as it is. Bring back a backup with 'python -m bot restore FILE'; the damaged"
        " file is kept beside it."
    )
