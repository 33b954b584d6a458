"""Locks that keep a SQLite file for one process: a second one waits until the first has stopped.

Two processes would answer the same clicks, tell everything twice and let computers play against each other, although no
action could be accepted twice. Two locks keep them apart, and the system releases both when the process ends, however
that ends; they do not hinder a process that only reads.

* A file beside the database (``flock``; on Windows ``msvcrt.locking``). It is there before the database is. A process
  that has locked it checks that the file still has its name: somebody may have deleted it meanwhile.
* One byte of the database itself, far behind its end, where SQLite never locks anything. It stops a process that comes
  by another name of the file (a hard link), or that made the file beside it anew after it was deleted. It is a lock of
  the open file (``F_OFD_SETLK``): one of the process, like SQLite's own, would be lost as soon as anything in the
  process closes the database. Only Linux is known to have it; elsewhere there is only the first lock.
"""

import asyncio
import errno
import logging
import os
import struct
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from bot.storage.sqlite.file_check import explained, keep_owner, make_folder
from bot.storage.troubles import StorageUnusable

_LOG = logging.getLogger(__name__)

_PATIENCE: Final = 10.0
"""Seconds to wait for a process that is stopping; one that is told to stop takes five at most."""
_LOOK_EVERY: Final = 0.1
_HELD: Final = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES})
"""The errors that mean that another process holds the lock. Network file systems may use those of another kind of lock.
"""


class InUse(Exception):  # noqa: N818 - named for what it is
    """The refusal when a process has the database open."""


@asynccontextmanager
async def lock_file(database: Path) -> AsyncIterator[None]:
    """Keep all other processes of the bot from this file inside the block; make the file if there is none.

    Raises:
        StorageUnusable: another one does, and goes on doing so.
    """
    locks = _Locks(database, makes=True)
    try:
        if not locks.taken():
            await _wait(locks)
        yield
    finally:
        locks.let_go()


async def _wait(locks: "_Locks") -> None:
    database = locks.database
    _LOG.warning("another process uses %s; waiting %.0f seconds for it to stop", database, _PATIENCE)
    try:
        async with asyncio.timeout(_PATIENCE):
            while not locks.taken():  # noqa: ASYNC110 - nobody tells when a lock is free
                await asyncio.sleep(_LOOK_EVERY)
    except TimeoutError:
        raise StorageUnusable(
            f"Another process of the bot uses {database}, and goes on after {_PATIENCE:.0f} seconds. A SQLite file is for"
            " one process: stop the other one, or name another file with DATABASE_PATH. Several processes can share a"
            " PostgreSQL server (DATABASE_URL). Nothing was changed."
        ) from None
    _LOG.info("the other process has stopped")


@contextmanager
def lock_file_now(database: Path) -> Iterator[None]:
    """Keep all processes of the bot from this file inside the block, without waiting and without making a file.

    Raises:
        InUse
    """
    locks = _Locks(database, makes=False)
    try:
        if not locks.taken():
            raise InUse(database)
        yield
    finally:
        locks.let_go()


class _Locks:
    """Both locks of a database, as far as they are taken."""

    def __init__(self, database: Path, *, makes: bool) -> None:
        """Prepare the locks; ``makes`` creates a missing database, because a missing file cannot be locked."""
        self.database = database
        # Another name (a symbolic link) of the same database leads to the same lock.
        whole = database.resolve()
        self._beside = _Lock(whole.with_name(f"{whole.name}.lock"), whole, _try_to_lock)
        self._inside = (
            None if _try_to_lock_byte is None else _Lock(whole, whole, _try_to_lock_byte, makes=makes)
        )

    def taken(self) -> bool:
        """Try to take the locks that are missing; return whether this process holds both."""
        return all(lock is None or lock.is_taken() for lock in (self._beside, self._inside))

    def let_go(self) -> None:
        """Release both."""
        for lock in (self._inside, self._beside):
            if lock is not None:
                lock.let_go()


class _Lock:
    """An open file of a database, locked once ``is_taken`` says so."""

    def __init__(
        self, path: Path, database: Path, try_to_lock: Callable[[int], None], *, makes: bool = True
    ) -> None:
        self._path = path
        self._database = database
        self._try_to_lock = try_to_lock
        self._how = os.O_RDWR | (os.O_CREAT if makes else 0)
        self._file: int | None = None
        self._is_taken = False

    def is_taken(self) -> bool:
        """Try to take the lock; return whether this process holds it, on the file that has this name now."""
        while not self._is_taken:
            if not self._is_open():
                return True  # there is no file that another process could use
            if not self._got():
                return False
            self._is_taken = self._is_in_place()
            if not self._is_taken:
                self.let_go()
        return True

    def let_go(self) -> None:
        """Close the file, which releases the lock."""
        if self._file is not None:
            os.close(self._file)
        self._file, self._is_taken = None, False

    def _is_open(self) -> bool:
        if self._file is None:
            with explained(self._path):
                make_folder(self._path.parent)
                is_new = not self._path.exists()
                try:
                    self._file = os.open(self._path, self._how, 0o600)
                    keep_owner(self._path, self._database)
                except FileNotFoundError:
                    if self._how & os.O_CREAT:
                        raise
                except StorageUnusable:
                    if is_new:
                        self._path.unlink()
                    raise
        return self._file is not None

    def _got(self) -> bool:
        assert self._file is not None
        try:
            self._try_to_lock(self._file)
        except OSError as refused:
            if refused.errno in _HELD:
                return False
            _LOG.warning(
                "files cannot be locked where %s is (%s): see to it that one process alone uses it",
                self._path,
                errno.errorcode.get(refused.errno or 0, "?"),
            )
        return True

    def _is_in_place(self) -> bool:
        """Return whether the file's name still leads to the file that is locked."""
        assert self._file is not None
        try:
            there = self._path.stat()
        except FileNotFoundError:
            return False
        return os.path.samestat(there, os.fstat(self._file))


if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)

    _try_to_lock_byte: Callable[[int], None] | None = None

else:
    import fcntl

    def _try_to_lock(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    _LOCK_OF_OPEN_FILE: Final = getattr(fcntl, "F_OFD_SETLK", None)
    _FAR_BEHIND: Final = 1 << 62
    """An offset behind any byte of a database: SQLite's largest has 2**48."""

    def _lock_byte(file: int) -> None:
        assert _LOCK_OF_OPEN_FILE is not None
        # The fields of C's ``struct flock``: kind, whence, first byte, length, and a process, which must be 0 here.
        fcntl.fcntl(
            file, _LOCK_OF_OPEN_FILE, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _FAR_BEHIND, 1, 0)
        )

    _try_to_lock_byte = _lock_byte if sys.platform == "linux" and _LOCK_OF_OPEN_FILE is not None else None
