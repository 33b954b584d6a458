"""The command `python -m bot move FILE`: from the SQLite file to the PostgreSQL server."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.config import SettingsError, load_settings
from bot.storage.postgres.transfer import Moved, MoveRefused, move
from bot.storage.sqlite.file_check import StorageUnusable
from bot.storage.sqlite.file_lock import InUse

_DONE: Final = 0
_REFUSED: Final = 1
_UNUSABLE_SETTINGS: Final = 2

_HOW: Final = """\
Where to? Stop the bot, take DATABASE_PATH out of .env, and write the address of an empty database instead:

  DATABASE_URL=postgresql://name:password@host:5432/database

The address is no argument of this command because others can see those in the list of processes. Nothing was moved."""


def main(description: str, arguments: Sequence[str]) -> int:
    """Run `move`; return the exit code."""
    parser = argparse.ArgumentParser(
        "python -m bot move",
        description=f"{description} The bot must be stopped. All of it is moved or nothing: when this is interrupted,"
        " the server is as before, and it can be begun again. The file stays as it is.",
    )
    parser.add_argument("file", type=Path, help="the SQLite file, for example data/canasta.db")
    file: Path = parser.parse_args(arguments).file
    try:
        settings = load_settings()
    except SettingsError as error:
        print(f"The settings cannot be used:\n{error}", file=sys.stderr)
        return _UNUSABLE_SETTINGS
    if settings.database_url is None:
        print(_HOW, file=sys.stderr)
        return _UNUSABLE_SETTINGS
    if not file.is_file():
        print(f"There is no file {file}. Nothing was moved.", file=sys.stderr)
        return _REFUSED
    try:
        moved = asyncio.run(move(file, settings.database_url.get_secret_value(), _Line()))
    except InUse:
        print(f"The bot runs on {file}. Stop it first; nothing was moved.", file=sys.stderr)
        return _REFUSED
    except (StorageUnusable, MoveRefused, OSError) as refused:
        print(refused, file=sys.stderr)
        return _REFUSED
    except KeyboardInterrupt:
        print("\nInterrupted: nothing was moved, and it can be begun again.", file=sys.stderr)
        return _REFUSED
    print(_told(file, moved))
    return _DONE


class _Line:
    """A progress display: one line on a terminal, otherwise a line for each finished step."""

    def __init__(self) -> None:
        self._is_seen = sys.stdout.isatty()

    def __call__(self, what: str, done: int, whole: int) -> None:
        is_over = done == whole
        if self._is_seen:
            print(f"\r{what}: {done:,} of {whole:,}\x1b[K", end="\n" if is_over else "", flush=True)
        elif is_over:
            print(f"{what}: {whole:,}", flush=True)


def _told(file: Path, moved: Moved) -> str:
    rows = moved.rows
    whole = f"{rows['tables']:,} tables, {rows['actions']:,} actions and {sum(rows.values()):,} rows in all"
    read = f"{moved.matches:,} matches were read there and are as they were"
    lines = [f"{whole} were moved and compared; {read}."]
    if moved.undecodable:
        numbers = ", ".join(map(str, moved.undecodable))
        lines.append(
            f"The snapshots of these tables were damaged before and are so still; the bot makes them anew from their logs:"
            f" {numbers}."
        )
    lines.append(
        f"Start the bot: it uses the server now. {file} is as it was; keep it until you are sure, and as private as the"
        " token: it holds all hands."
    )
    return "\n".join(lines)
