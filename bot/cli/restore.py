"""``python -m bot restore FILE``: a backup in the place of the database, with its coming deals sealed anew."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.cli.command import DONE
from bot.cli.database_file import load_database_path, refusals
from bot.cli.reseal import resealed, seal_anew_in
from bot.storage.backup import restore
from bot.storage.sqlite.store import SqliteStore

_ON_A_SERVER: Final = """\
The database is on a PostgreSQL server, whose own tools bring backups back. Stop the bot first, all of its processes:

  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" canasta.dump

Then, before you start the bot again, let it seal the coming deals anew, which may be known by now:

  python -m bot reseal

Nothing was done."""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `restore`; return the exit code."""
    parser.add_argument("file", type=Path, help="the backup")
    file: Path = parser.parse_args(arguments).file
    database = load_database_path(_ON_A_SERVER)
    sealed: list[int] = []
    with refusals(database, file):
        tables, kept = restore(file, database, lambda fresh: sealed.append(seal_anew_in(SqliteStore(fresh))))
    aside = "" if kept is None else f" What was there before is kept as {kept}."
    print(
        f"{database} holds the {tables} tables of {file} now.{aside} {resealed(sum(sealed))} Start the bot again."
    )
    return DONE
