"""``python -m bot recount``: finished rounds and rated matches of all tables, counted anew for statistics and ladders."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.cli.command import DONE, CommandError, load_settings
from bot.cli.database_file import expect_database, refusals
from bot.service.ports import Store
from bot.service.statistics.recounting import recount
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.file_lock import lock_file_now
from bot.storage.sqlite.store import SqliteStore


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `recount`; return the exit code."""
    parser.description = (
        f"{parser.description} Rounds and results of tables that were deleted stay as they are. The bot must be stopped where the"
        " database is a file. When this is interrupted it can be begun again."
    )
    parser.parse_args(arguments)
    settings = load_settings()
    url, database = settings.database_url, settings.database_path
    with refusals(database, database):
        try:
            tables = _in_file(database) if url is None else _in(PostgresStore(url.get_secret_value()))
        except KeyboardInterrupt:
            raise CommandError(
                "\nInterrupted: statistics and ladders may be incomplete until it has run to its end. Begin it again."
            ) from None
    print(f"Counted anew: the finished rounds of {tables} tables.")
    return DONE


def _in_file(database: Path) -> int:
    expect_database(database)
    with lock_file_now(database):
        return _in(SqliteStore(database))


def _in(store: Store) -> int:
    async def count() -> int:
        await store.open()
        try:
            return await recount(store, _show if sys.stdout.isatty() else lambda _done, _all: None)
        finally:
            await store.close()

    return asyncio.run(count())


def _show(done: int, total: int) -> None:
    print(f"\r{done:,} of {total:,} tables\x1b[K", end="\n" if done == total else "", flush=True)
