"""``python -m bot backup FILE``: a copy of the database, made while the bot runs."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.cli.command import DONE
from bot.cli.database_file import expect_database, load_database_path, refusals
from bot.storage.backup import back_up

_ON_A_SERVER: Final = """\
The database is on a PostgreSQL server, whose own tools make backups while the bot runs:

  pg_dump --format=custom --file=canasta.dump "$DATABASE_URL"

Keep the dump as private as the token: it holds all hands. Nothing was done."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `backup`; return the exit code."""
    parser.add_argument("file", type=Path, help="where the backup is to be")
    file: Path = parser.parse_args(arguments).file
    database = load_database_path(_ON_A_SERVER)
    with refusals(database, file):
        expect_database(database)
        tables = back_up(database, file)
        size = file.stat().st_size // 1024
    print(
        f"{file}: {tables} tables, {size} KiB, complete and undamaged. Keep it as private as the token: it holds all hands."
    )
    return DONE
