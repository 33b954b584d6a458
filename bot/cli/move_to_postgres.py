"""``python -m bot move FILE``: everything from the SQLite file to the PostgreSQL server."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.cli.command import DONE, UNUSABLE_SETTINGS, CommandError, load_settings
from bot.storage.postgres.transfer import Moved, MoveRefused, move
from bot.storage.sqlite.file_lock import InUse
from bot.storage.troubles import StorageUnusable

_HOW: Final = """\
Where to? Stop the bot, take DATABASE_PATH out of .env, and write the address of an empty database instead:

  DATABASE_URL=postgresql://name:password@host:5432/database

The address is no argument of this command because others can see those in the list of processes. Nothing was moved."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `move`; return the exit code."""
    parser.description = (
        f"{parser.description} The bot must be stopped. All of it is moved or nothing: when this is interrupted,"
        " the server is as before, and it can be begun again. The file stays as it is."
    )
    parser.add_argument("file", type=Path, help="the SQLite file, for example data/canasta.db")
    file: Path = parser.parse_args(arguments).file
    settings = load_settings()
    if settings.database_url is None:
        raise CommandError(_HOW, UNUSABLE_SETTINGS)
    if not file.is_file():
        raise CommandError(f"There is no file {file}. Nothing was moved.")
    try:
        moved = asyncio.run(move(file, settings.database_url.get_secret_value(), _show))
    except InUse:
        raise CommandError(f"The bot runs on {file}. Stop it first; nothing was moved.") from None
    except (StorageUnusable, MoveRefused, OSError) as refused:
        raise CommandError(str(refused)) from refused
    except KeyboardInterrupt:
        raise CommandError("\nInterrupted: nothing was moved, and it can be begun again.") from None
    print(_report(file, moved))
    return DONE


def _show(step: str, done: int, total: int) -> None:
    """Show the progress: in one line on a terminal, otherwise in a line for each finished step."""
    is_done = done == total
    if sys.stdout.isatty():
        print(f"\r{step}: {done:,} of {total:,}\x1b[K", end="\n" if is_done else "", flush=True)
    elif is_done:
        print(f"{step}: {total:,}", flush=True)


def _report(file: Path, moved: Moved) -> str:
    rows = moved.rows
    total = f"{rows['tables']:,} tables, {rows['actions']:,} actions and {sum(rows.values()):,} rows in all"
    read = f"{moved.matches:,} matches were read there and are as they were"
    lines = [f"{total} were moved and compared; {read}."]
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
