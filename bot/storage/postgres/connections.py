"""Open connections to a PostgreSQL server that are handed out one at a time and taken back as they are.

The driver's own pool asks the server to forget everything whenever a connection comes back, and starts tasks for taking
and giving: three times as much work as a read by key is itself. Nothing that is done here leaves anything behind on a
connection, so that it can go straight to whoever is next.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg

from bot.storage.postgres.engine import DRIVERS_ERRORS, NoConnectionFreeError, is_lost

_LONGEST_GOOD_BYE: Final = 0.3
"""Seconds."""

Connect = Callable[[], Awaitable[asyncpg.Connection]]


class Lines:
    """So many connections at most, each made when it is first needed; those that break are replaced."""

    def __init__(self, connect: Connect, most: int, longest_wait: float) -> None:
        """Whoever waits for so many seconds while all are taken is turned away."""
        self._connect = connect
        self._longest_wait = longest_wait
        self._places = asyncio.Semaphore(most)
        self._idle: list[asyncpg.Connection] = []
        self._in_use: set[asyncpg.Connection] = set()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for oneself.

        Raises:
            NoConnectionFreeError: all are taken, and nobody has given one back.
        """
        await self._wait_for_a_place()
        try:
            connection = await self._open()
            self._in_use.add(connection)
            try:
                yield connection
            except Exception as error:
                # Whatever was refused, the connection knows where it stands; unless it broke.
                self._take_back(connection, is_broken=is_lost(error))
                raise
            except BaseException:
                # Cut off in the middle of an answer, by whoever gave up waiting.
                self._take_back(connection, is_broken=True)
                raise
            self._take_back(connection)
        finally:
            self._places.release()

    async def _wait_for_a_place(self) -> None:
        if not self._places.locked():
            await self._places.acquire()  # without a timer, which would cost more than this
            return
        try:
            async with asyncio.timeout(self._longest_wait):
                await self._places.acquire()
        except TimeoutError:
            raise NoConnectionFreeError from None

    async def _open(self) -> asyncpg.Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self._connect()

    def _take_back(self, connection: asyncpg.Connection, *, is_broken: bool = False) -> None:
        self._in_use.discard(connection)
        if is_broken or (not connection.is_closed() and connection.is_in_transaction()):
            connection.terminate()
        elif not connection.is_closed():
            self._idle.append(connection)

    def hang_up(self) -> None:
        """Break those off that nobody is using: where one was cut, the others mostly were, too."""
        while self._idle:
            self._idle.pop().terminate()

    async def close(self) -> None:
        """Let go of the server. Whoever is still using a connection loses it."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*map(_part_with, idle))
        for connection in tuple(self._in_use):
            connection.terminate()


async def _part_with(connection: asyncpg.Connection) -> None:
    """In good order where the server answers; it is gone in any case."""
    with suppress(*DRIVERS_ERRORS):
        await connection.close(timeout=_LONGEST_GOOD_BYE)
