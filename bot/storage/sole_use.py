"""One process at a time has a SQLite file to itself: whoever starts while another is still stopping waits for it.

Two of them would answer the same clicks, tell everything twice and let computers play against each other, although no
action could be accepted twice. What keeps them apart is a lock of a file beside the database (``flock``; on Windows
``msvcrt.locking``). The system lets go of it when the process ends, however that ends, and it bars nobody who only reads.
It is not a lock of the database itself: SQLite's own belong to whoever opens the file, and are lost as soon as anything in
the process closes it.

The file stays where it is: whoever took it away could take it from under somebody who has just opened it.
"""

import asyncio
import errno
import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from bot.storage.opening import StorageUnusable, explained

_LOG = logging.getLogger(__name__)

_PATIENCE: Final = 10.0
"""Seconds; a process that is told to stop takes five at most."""
_LOOK_EVERY: Final = 0.1
_HELD: Final = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES})
"""Somebody has it. On network file systems it may be said in the words of another kind of lock."""


class InUse(Exception):  # noqa: N818 - named for what it is
    """A process has the database open."""


@asynccontextmanager
async def sole_use(database: Path) -> AsyncIterator[None]:
    """Inside, no other process of the bot uses this file.

    Raises:
        StorageUnusable: another one does, and goes on doing so.
    """
    with _lock_beside(database) as lock:
        if not _is_taken(lock, database):
            await _wait(lock, database)
        yield


async def _wait(lock: int, database: Path) -> None:
    _LOG.warning("another process uses %s; waiting %.0f seconds for it to stop", database, _PATIENCE)
    try:
        async with asyncio.timeout(_PATIENCE):
            while not _is_taken(lock, database):  # noqa: ASYNC110 - nobody tells when a lock is free
                await asyncio.sleep(_LOOK_EVERY)
    except TimeoutError:
        raise StorageUnusable(
            f"Another process of the bot uses {database}, and goes on after {_PATIENCE:.0f} seconds. A SQLite file is for"
            " one process: stop the other one, or name another file with DATABASE_PATH. Several processes can share a"
            " PostgreSQL server (DATABASE_URL). Nothing was changed."
        ) from None
    _LOG.info("the other process has stopped")


@contextmanager
def sole_use_now(database: Path) -> Iterator[None]:
    """The same for whoever does not wait.

    Raises:
        InUse
    """
    with _lock_beside(database) as lock:
        if not _is_taken(lock, database):
            raise InUse(database)
        yield


@contextmanager
def _lock_beside(database: Path) -> Iterator[int]:
    """The file, open but not locked yet; closing it lets go of the lock."""
    # Whoever goes to the same database by another name comes to the same lock.
    whole = database.resolve()
    path = whole.with_name(f"{whole.name}.lock")
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield lock
    finally:
        os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_to_lock(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_taken(lock: int, database: Path) -> bool:
    """Whether the lock is one's own now."""
    try:
        _try_to_lock(lock)
    except OSError as refused:
        if refused.errno in _HELD:
            return False
        _LOG.warning(
            "files cannot be locked where %s is (%s): see to it that one process alone uses it",
            database,
            errno.errorcode.get(refused.errno or 0, "?"),
        )
    return True
