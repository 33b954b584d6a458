"""The commands `python -m bot backup FILE` and `python -m bot restore FILE`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.config import SettingsError, load_settings
from bot.storage.opening import StorageUnusable
from bot.storage.safekeeping import back_up, restore
from bot.storage.sole_use import InUse

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
    "Nothing was done.",
}


def main(command: str, description: str, arguments: Sequence[str]) -> int:
    """Answers the exit code."""
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
    tables, kept = restore(file, database)
    aside = "" if kept is None else f" What was there before is kept as {kept}."
    return f"{database} holds the {tables} tables of {file} now.{aside} Start the bot again."


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
