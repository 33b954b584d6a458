"""``python -m bot reseal``: new seals for all coming deals, which may be known from a backup."""

import argparse
import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.cli.command import DONE, load_settings
from bot.cli.database_file import expect_database, refusals
from bot.service.deals.resealing import seal_anew
from bot.service.ports import Store
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.file_lock import lock_file_now
from bot.storage.sqlite.store import SqliteStore


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Run `reseal`; return the exit code."""
    parser.parse_args(arguments)
    settings = load_settings()
    url, database = settings.database_url, settings.database_path
    with refusals(database, database):
        if url is None:
            count = _seal_anew_in_file(database)
        else:
            count = seal_anew_in(PostgresStore(url.get_secret_value()))
    print(resealed(count))
    return DONE


def resealed(count: int) -> str:
    """Return a sentence on the tables whose coming deals were sealed anew."""
    return f"Sealed anew: the coming deals of {count} open tables, because they may be known by now; the bot tells the tables."


def seal_anew_in(store: Store) -> int:
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


def _seal_anew_in_file(database: Path) -> int:
    expect_database(database)
    with lock_file_now(database):
        return seal_anew_in(SqliteStore(database))
