"""The commands `python -m bot backup FILE` and `python -m bot restore FILE`."""

import argparse
import asyncio
import secrets
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.config import SettingsError, load_settings
from bot.service.deals.resealing import seal_anew
from bot.service.ports import Store
from bot.storage.backup import back_up, restore
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.file_check import StorageUnusable
from bot.storage.sqlite.file_lock import InUse, sole_use_now
from bot.storage.sqlite.store import SqliteStore

_DONE: Final = 0
_REFUSED: Final = 1
_UNUSABLE_SETTINGS: Final = 2

_ON_SERVERS: Final = {
    "backup": "The database is on a PostgreSQL server, whose own tools make backups while the bot runs:\n\n"
    '  pg_dump --format=custom --file=canasta.dump "$DATABASE_URL"\n\n'
    "Keep the dump as private as the token: it holds all hands. Nothing was done.",
    "restore": "The database is on a PostgreSQL server, whose own tools bring backups back. Stop the bot first, all of its"
    " processes:\n\n"
    '  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" canasta.dump\n\n'
    "Then, before you start the bot again, let it seal the coming deals anew, which may be known by now:\n\n"
    "  python -m bot reseal\n\n"
    "Nothing was done.",
}


def main(command: str, description: str, arguments: Sequence[str]) -> int:
    """Run `backup` or `restore`; return the exit code."""
    parser = argparse.ArgumentParser(f"python -m bot {command}", description=description)
    parser.add_argument(
        "file", type=Path, help="where the backup is to be" if command == "backup" else "the backup"
    )
    file: Path = parser.parse_args(arguments).file
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"The settings cannot be used:\n{error}", file=sys.stderr)
        return _UNUSABLE_SETTINGS
    if settings.database_url is not None:
        print(_ON_SERVERS[command], file=sys.stderr)
        return _REFUSED
    database = settings.database_path
    try:
        print(_backed_up(database, file) if command == "backup" else _restored(file, database))
    except (StorageUnusable, OSError, InUse) as refused:
        print(_why(refused, database, file), file=sys.stderr)
        return _REFUSED
    return _DONE


def _backed_up(database: Path, file: Path) -> str:
    if not database.exists():
        raise StorageUnusable(f"There is no database yet: {database}.")
    tables = back_up(database, file)
    return (
        f"{file}: {tables} tables, {file.stat().st_size // 1024} KiB, complete and undamaged. Keep it as private as the"
        " token: it holds all hands."
    )


def _restored(file: Path, database: Path) -> str:
    sealed: list[int] = []
    tables, kept = restore(file, database, lambda fresh: sealed.append(_sealed_anew(SqliteStore(fresh))))
    aside = "" if kept is None else f" What was there before is kept as {kept}."
    return f"{database} holds the {tables} tables of {file} now.{aside} {_anew(sum(sealed))} Start the bot again."


def reseal(description: str | None, arguments: Sequence[str]) -> int:
    """Run `reseal`; return the exit code."""
    argparse.ArgumentParser("python -m bot reseal", description=description).parse_args(arguments)
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"The settings cannot be used:\n{error}", file=sys.stderr)
        return _UNUSABLE_SETTINGS
    url, database = settings.database_url, settings.database_path
    try:
        count = (
            _file_sealed_anew(database)
            if url is None
            else _sealed_anew(PostgresStore(url.get_secret_value()))
        )
    except (StorageUnusable, OSError, InUse) as refused:
        print(_why(refused, database, database), file=sys.stderr)
        return _REFUSED
    print(_anew(count))
    return _DONE


def _file_sealed_anew(database: Path) -> int:
    if not database.exists():
        raise StorageUnusable(f"There is no database yet: {database}.")
    with sole_use_now(database):
        return _sealed_anew(SqliteStore(database))


def _anew(count: int) -> str:
    return f"Sealed anew: the coming deals of {count} open tables, because they may be known by now; the bot tells the tables."


def _sealed_anew(store: Store) -> int:
    """Seal the coming deals anew in a database that nobody else uses; return at how many tables."""

    async def seal() -> int:
        await store.open()
        try:
            return await seal_anew(store, datetime.now(UTC), partial(secrets.token_bytes, 32))  # noqa: TID251
        finally:
            await store.close()

    # In a thread of its own: the caller's may run an event loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, seal()).result()


def _why(refused: Exception, database: Path, file: Path) -> str:
    match refused:
        case InUse():
            return f"The bot runs on {database}. Stop it first; nothing was changed."
        case FileExistsError():
            return f"{file} is there already; a backup never replaces another. Nothing was changed."
        case FileNotFoundError():
            return f"There is no file {file}. Nothing was changed."
        case _:
            return str(refused)
