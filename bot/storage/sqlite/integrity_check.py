"""Integrity check of a big database while the bot runs: reading all of it may take a minute."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bot.storage.sqlite.file_check import expect_undamaged, explained, is_big

_LOG = logging.getLogger(__name__)


async def look_through(path: Path) -> None:
    """Read every page of a database in use, in a thread of its own; stop at once when cancelled.

    Raises:
        StorageUnusable: the file is damaged.
    """
    began = perf_counter()
    with explained(path), closing(sqlite3.connect(path, check_same_thread=False)) as connection:
        connection.execute("PRAGMA query_only = ON")
        looking = asyncio.create_task(asyncio.to_thread(expect_undamaged, path, connection))
        try:
            await asyncio.shield(looking)
        except asyncio.CancelledError:
            connection.interrupt()
            await asyncio.wait({looking})
            looking.exception()
            raise
    _LOG.info("the whole database was read and is undamaged (%.1f s)", perf_counter() - began)


async def look_through_if_big(path: Path) -> None:
    """Check the database if it was too big to be read as a whole before it was opened."""
    if await asyncio.to_thread(is_big, path):
        await look_through(path)
