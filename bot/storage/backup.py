"""Backups of the SQLite database: copied while the bot runs, restored while it does not."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

from bot.storage.sqlite.connection import give_name
from bot.storage.sqlite.file_check import examine, explained, keep_owner, make_folder, read_only, revision_in
from bot.storage.sqlite.file_lock import InUse, lock_file_now
from bot.storage.troubles import StorageUnusable, why


def back_up(source: Path, target: Path) -> int:
    """Make a checked copy that appears complete under its name or not at all; return how many tables it holds.

    Raises:
        StorageUnusable
    """
    is_there = f"{target} is there already; a backup never replaces another. Nothing was changed."
    with _writing(target):
        if target.exists():
            raise StorageUnusable(is_there)
        target.parent.mkdir(parents=True, exist_ok=True)
    with explained(source):
        unborn = copied(source, beside=target)
    try:
        tables = _tables_of(unborn)
        with _writing(target):
            try:
                give_name(unborn, target)
            except FileExistsError:
                raise StorageUnusable(is_there) from None
    finally:
        unborn.unlink(missing_ok=True)
    return tables


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    """Blame the target for what it may be the cause of inside the block, never what is copied to it.

    Raises:
        StorageUnusable
    """
    try:
        yield
    except sqlite3.Error as error:
        trouble = why(error)
        if trouble not in {"full", "read_only", "failed"}:
            raise
        said = "its disk is full" if trouble == "full" else str(error)
    except OSError as error:
        said = error.strerror or str(error)
    else:
        return
    raise StorageUnusable(
        f"{target} cannot be written: {said}. Make room there, or name a file in another folder. Nothing was changed."
    )


def restore(
    backup: Path, database: Path, prepare: Callable[[Path], object] = lambda _: None
) -> tuple[int, Path | None]:
    """Put a backup in the place of the database; return how many tables it holds and where the old file is kept.

    ``prepare`` may change what is restored before it is put in place.

    Raises:
        StorageUnusable: the backup is none, is damaged, or is of a newer version of the bot.
        FileNotFoundError
        InUse: the bot runs.
    """
    if not backup.exists():
        raise FileNotFoundError(backup)
    expect_unused(database)
    with explained(backup):
        with _writing(database):
            make_folder(database.parent)
        fresh = copied(backup, beside=database, is_still=True)
    try:
        keep_owner(fresh, database)
        tables = _tables_of(fresh)
        prepare(fresh)
        _expect_whole(fresh)
        # A bot that starts at this moment waits until the file is in its place.
        with lock_file_now(database), explained(database):
            expect_unused(database)
            kept = _put_aside(database)
            fresh.replace(database)
    finally:
        for ending in ("", "-wal", "-shm"):
            Path(f"{fresh}{ending}").unlink(missing_ok=True)
    return tables, kept


def _expect_whole(database: Path) -> None:
    """Raise StorageUnusable if a write-ahead log stands beside the file that is to be put in place."""
    if Path(f"{database}-wal").exists():
        raise StorageUnusable(
            f"{database} could not be prepared: somebody else has it open. Nothing was changed."
        )


def copied(source: Path, *, beside: Path, is_still: bool = False) -> Path:
    """Return a checked copy in the folder of ``beside``, under a temporary name."""
    examine(source, thoroughly=True, is_still=is_still)
    with _writing(beside):
        handle, name = mkstemp(dir=beside.parent, prefix=f".{beside.name}-")
        os.close(handle)
        unborn = Path(name)
        try:
            with (
                closing(read_only(source, is_still=is_still)) as here,
                closing(sqlite3.connect(unborn)) as there,
            ):
                here.backup(there)
                # Set here, because two processes that start on the copy at once could not both switch to WAL.
                there.execute("PRAGMA journal_mode = WAL").fetchall()
            with unborn.open("rb") as file:
                os.fsync(file.fileno())
        except BaseException:
            unborn.unlink()
            raise
    return unborn


def _tables_of(copied: Path) -> int:
    """Return how many tables of cards a copy holds.

    Raises:
        StorageUnusable: it is no database of the bot.
    """
    examine(copied, thoroughly=True, is_still=True)
    with closing(read_only(copied, is_still=True)) as connection:
        if revision_in(connection) is None:
            raise StorageUnusable("This file is a database, but none that the bot has made.")
        [[tables]] = connection.execute("SELECT count(*) FROM tables").fetchall()
    return int(tables)


def expect_unused(database: Path) -> None:
    """Raise unless no process has the database open.

    A connection in WAL mode holds a shared lock on the file all the time, which an exclusive one detects.

    Raises:
        InUse
    """
    if not database.exists():
        return
    with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as probe:
        try:
            probe.execute("PRAGMA locking_mode = EXCLUSIVE")
            probe.execute("BEGIN IMMEDIATE")
            probe.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                raise InUse(database) from error
        except sqlite3.DatabaseError:
            pass  # it is damaged, which may be why a backup is brought back


def _put_aside(database: Path) -> Path | None:
    """Rename the old file to an unused name and return it; None if there is no file."""
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").replace(f"{kept}{ending}")
    return kept
