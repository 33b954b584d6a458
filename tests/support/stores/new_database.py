"""New database files for tests: copies of one that each process brings up to date once.

To make all tables takes longer than most tests; those that are about a first start begin without a file.
"""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from bot.storage.sqlite.store import SqliteStore


def put_new_database(path: Path) -> None:
    """Put a database at this path that is up to date and holds nothing. A file that is there stays."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_up_to_date())


@cache
def _up_to_date() -> bytes:
    with tempfile.TemporaryDirectory(prefix="canasta-new-") as folder:
        path = Path(folder) / "canasta.db"
        # In a thread of its own: the caller's event loop may be running.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _migrated(path)).result()
        return path.read_bytes()


async def _migrated(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()
