"""The commands on the database as a whole: ``python -m bot backup``, ``restore``, ``reseal`` and ``recount``."""

import argparse
import asyncio
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.cli.command import DONE, CommandError, load_settings
from bot.service.errors import StorageFailed
from bot.storage.backup import back_up
from bot.storage.backup import restore as put_back
from bot.storage.sqlite.file_lock import InUse, lock_file_now
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import SqlStore
from bot.storage.troubles import StorageUnusable, advice_on

_BACKUP_ON_A_SERVER: Final = """\
The database is on a PostgreSQL server, whose own tools make backups while the bot runs:

  pg_dump --format=custom --file=canasta.dump "$DATABASE_URL"

Keep the dump as private as the token: it holds all hands. Nothing was done."""

_RESTORE_ON_A_SERVER: Final = """\
The database is on a PostgreSQL server, whose own tools bring backups back. Stop the bot first, all of its processes:

  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" canasta.dump

Then, before you start the bot again, let it seal the coming deals anew, which may be known by now:

  python -m bot reseal

Nothing was done."""


def backup(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Make a copy of the database while the bot runs; return the exit code."""
    parser.add_argument("file", type=Path, help="where the backup is to be")
    file: Path = parser.parse_args(arguments).file
    database = _load_database_path(_BACKUP_ON_A_SERVER)
    with refusals(database, file):
        _expect_database(database)
        tables = back_up(database, file)
        size = file.stat().st_size // 1024
    print(
        f"{file}: {tables} tables, {size} KiB, complete and undamaged. Keep it as private as the token: it holds all hands."
    )
    return DONE


def restore(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Put a backup in the place of the database, with its coming deals sealed anew; return the exit code."""
    parser.add_argument("file", type=Path, help="the backup")
    file: Path = parser.parse_args(arguments).file
    database = _load_database_path(_RESTORE_ON_A_SERVER)
    sealed: list[int] = []
    with refusals(database, file):
        tables, kept = put_back(file, database, lambda fresh: sealed.append(_seal_anew(SqliteStore(fresh))))
    aside = "" if kept is None else f" What was there before is kept as {kept}."
    print(
        f"{database} holds the {tables} tables of {file} now.{aside} {_resealed(sum(sealed))} Start the bot again."
    )
    return DONE


def reseal(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Seal all coming deals anew, which may be known from a backup; return the exit code."""
    parser.parse_args(arguments)
    print(_resealed(_with_store(_seal_anew)))
    return DONE


def recount(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Count the finished rounds and rated matches of all tables anew; return the exit code."""
    from bot.service.statistics.counting import recount as count_anew

    parser.description = (
        f"{parser.description} Rounds and results of tables that were deleted stay as they are. The bot must be stopped where the"
        " database is a file. When this is interrupted it can be begun again."
    )
    parser.parse_args(arguments)
    show = _show if sys.stdout.isatty() else lambda _done, _all: None

    async def count(store: SqlStore) -> int:
        async with store:
            return await count_anew(store, show)

    try:
        tables = _with_store(lambda store: asyncio.run(count(store)))
    except KeyboardInterrupt:
        raise CommandError(
            "\nInterrupted: statistics and ladders may be incomplete until it has run to its end. Begin it again."
        ) from None
    print(f"Counted anew: the finished rounds of {tables} tables.")
    return DONE


def _show(done: int, total: int) -> None:
    print(f"\r{done:,} of {total:,} tables\x1b[K", end="\n" if done == total else "", flush=True)


def _resealed(count: int) -> str:
    """Return a sentence on the tables whose coming deals were sealed anew."""
    return f"Sealed anew: the coming deals of {count} open tables, because they may be known by now; the bot tells the tables."


def _seal_anew(store: SqlStore) -> int:
    """Seal the coming deals anew in a database that nobody else uses; return at how many tables."""
    from bot.service.deals.resealing import seal_anew

    async def seal() -> int:
        async with store:
            return await seal_anew(store, datetime.now(UTC), partial(secrets.token_bytes, 32))  # noqa: TID251

    # In a thread of its own: the caller's may run an event loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, seal()).result()


# ------------------------------------------------------------------------------------------------ the database


def _load_database_path(on_server: str) -> Path:
    """Return the path of the database from the settings.

    Raises:
        CommandError: the settings cannot be used, or name a PostgreSQL server; then it tells what ``on_server`` says.
    """
    settings = load_settings()
    if settings.database_url is not None:
        raise CommandError(on_server)
    return settings.database_path


def _expect_database(database: Path) -> None:
    """Raise StorageUnusable if the file does not exist."""
    if not database.exists():
        raise StorageUnusable(f"There is no database yet: {database}.")


def _with_store(work: Callable[[SqlStore], int]) -> int:
    """Return what the work returns for the database of the settings; a file is kept from the bot meanwhile."""
    settings = load_settings()
    url, database = settings.database_url, settings.database_path
    with refusals(database, database):
        if url is not None:
            from bot.storage.postgres.store import PostgresStore

            return work(PostgresStore(url.get_secret_value()))
        _expect_database(database)
        with lock_file_now(database):
            return work(SqliteStore(database))


@contextmanager
def refusals(database: Path, file: Path) -> Iterator[None]:
    """Raise a CommandError for what goes wrong with the database or the backup ``file`` in this block."""
    try:
        yield
    except InUse:
        raise CommandError(f"The bot runs on {database}. Stop it first; nothing was changed.") from None
    except FileNotFoundError:
        raise CommandError(f"There is no file {file}. Nothing was changed.") from None
    except StorageFailed as failed:
        raise CommandError(
            f"The database cannot be used now, and {advice_on(failed)}. Then begin again."
        ) from failed
    except (StorageUnusable, OSError) as refused:
        raise CommandError(str(refused)) from refused
