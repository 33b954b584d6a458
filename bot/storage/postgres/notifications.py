"""Notifications between processes on the same PostgreSQL database: news of work that there may be for others.

``LISTEN`` and ``NOTIFY`` on a connection of its own. Nothing depends on a notification: a process also looks by itself
every few seconds, which is how the work of a dead process is found.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from bot.service.concurrency import is_failure
from bot.storage.postgres.engine import connect, why

_LOG = logging.getLogger(__name__)

_CHANNEL: Final = "canasta"
_NOTIFY: Final = "SELECT pg_notify($1, $2)"
_LOCK: Final = "SELECT pg_try_advisory_lock($1), (SELECT count(pg_advisory_unlock(old)) FROM unnest($2::bigint[]) AS old)"
_LONGEST_WORD: Final = 1.5
"""Seconds for sending a notification: players who click wait for it."""
_LONGEST_QUESTION: Final = 1.0
"""Seconds for asking the server who is first: a click can still be answered in time afterwards."""
_BEFORE_TELLING: Final = 0.05
"""Seconds in which other commits share one notification. It is not part of the transactions: a server commits
transactions that notify only one after the other."""
_REMEMBERED: Final = 10.0
"""Seconds for which a process holds the lock on an interaction: all processes receive it at the same moment."""
_BEFORE_LOOKING: Final = 0.2
"""Seconds between a notification and the look: mostly its sender has done the work by then."""


class Notifications:
    """This process's notifications to the others and theirs to it."""

    def __init__(
        self, url: str, owner: str, every: float, sign_of_life: Callable[[], Awaitable[None]]
    ) -> None:
        """Set up; ``every`` so many seconds ``sign_of_life`` is called and left work is looked for."""
        self._url = url
        self._owner = owner
        self._every = every
        self._sign_of_life = sign_of_life
        self._connection: asyncpg.Connection | None = None
        self._speaking = asyncio.Lock()
        self._heard: Callable[[], None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._firsts: deque[tuple[float, int]] = deque()
        """The interactions that this process has locked, and since when."""

    async def open(self, heard: Callable[[], None]) -> None:
        """Listen; ``heard`` is called whenever there may be work."""
        is_first, self._heard = self._heard is None, heard
        if is_first:
            await self._look_around()

    async def close(self) -> None:
        """Notify the others that this process's work is free, and close the connection."""
        was_open, self._heard = self._heard is not None, None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()  # a server that does not answer is not waited for
        try:
            if self._tasks:
                await asyncio.wait(self._tasks)
            if was_open:
                await self._tell()
        finally:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.terminate()  # nothing is lost with it

    async def is_first(self, number: int) -> bool:
        """Return whether no other process has asked for this number; True where the server cannot be asked.

        An advisory lock of the server's that belongs to the connection: nothing is written, and it ends with the
        process.
        """
        try:
            async with asyncio.timeout(_LONGEST_QUESTION), self._speaking:
                return await self._asked(number)
        except Exception as error:
            if why(error) is None:
                raise
            return True

    async def _asked(self, number: int) -> bool:
        connection, now = self._connection, asyncio.get_running_loop().time()
        if connection is None or connection.is_closed():
            return True
        # The server has room for some thousand locks, so old ones are released with the next.
        old = [one for at, one in self._firsts if at < now - _REMEMBERED]
        is_first = bool(await connection.fetchval(_LOCK, number, old))
        for _ in old:
            self._firsts.popleft()
        if is_first:
            self._firsts.append((now, number))
        return is_first

    def tell(self) -> None:
        """Notify the others, soon, of a commit whose work they may have to do if this process dies."""
        if self._heard is not None:
            self._later("tell", _BEFORE_TELLING, lambda: self._begin(self._tell()))

    async def _tell(self) -> None:
        async with self._speaking:
            if self._connection is None or self._connection.is_closed():
                return
            try:
                await self._connection.fetchval(_NOTIFY, _CHANNEL, self._owner, timeout=_LONGEST_WORD)
            except Exception as error:
                if why(error) is None:
                    raise
                _LOG.info("other processes were not told: %s", type(error).__name__)

    def _hear(self, _connection: Any, _process: int, _channel: str, owner: str) -> None:
        if owner != self._owner:
            self._later("look", _BEFORE_LOOKING, self._look)

    def _look(self) -> None:
        if self._heard is not None:
            self._heard()

    async def _look_around(self) -> None:
        """Renew the claims, listen again if the connection was cut, and look for work that others have left."""
        try:
            await self._sign_of_life()
            if self._heard is not None and (self._connection is None or self._connection.is_closed()):
                await self._listen()
        except BaseException as error:
            if not is_failure(error):
                raise
            # The next time will do.
            _LOG.info("the other processes cannot be reached: %s", type(error).__name__)
        self._look()
        if self._heard is not None:
            self._later("around", self._every, lambda: self._begin(self._look_around()))

    async def _listen(self) -> None:
        fresh = await connect(self._url)  # here, where no click waits for it
        try:
            await fresh.add_listener(_CHANNEL, self._hear)
        except BaseException:
            fresh.terminate()
            raise
        self._connection = fresh
        self._firsts.clear()

    def _later(self, what: str, seconds: float, call: Callable[[], None]) -> None:
        """Schedule a call unless one of this name is already scheduled."""

        def now() -> None:
            del self._timers[what]
            call()

        if what not in self._timers:
            self._timers[what] = asyncio.get_running_loop().call_later(seconds, now)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work, name="notifications")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
