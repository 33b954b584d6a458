"""A pool of connections to a PostgreSQL server, handed out one at a time and taken back as they are.

The driver's own pool makes the server reset a connection whenever it comes back, and starts tasks for acquiring and
releasing: three times as much work as a read by key is itself. Nothing in this store leaves session state on a
connection, so it can be reused at once.
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
    """A pool with a fixed maximum of connections, each made when it is first needed; broken ones are replaced."""

    def __init__(self, connect: Connect, most: int, longest_wait: float) -> None:
        """Set up the pool; a caller that finds all connections taken for ``longest_wait`` seconds is refused."""
        self._connect = connect
        self._longest_wait = longest_wait
        self._places = asyncio.Semaphore(most)
        self._idle: list[asyncpg.Connection] = []
        self._in_use: set[asyncpg.Connection] = set()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[asyncpg.Connection]:
        """Lend a connection for the block.

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
                # After an error of a statement the connection can be used again, unless it broke.
                self._take_back(connection, is_broken=is_lost(error))
                raise
            except BaseException:
                # Cancelled in the middle of an answer, by a caller that gave up waiting.
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
        """Break off the idle connections: where one was cut, most others were, too."""
        while self._idle:
            self._idle.pop().terminate()

    async def close(self) -> None:
        """Close all connections; a caller that still uses one loses it."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*map(_part_with, idle))
        for connection in tuple(self._in_use):
            connection.terminate()


async def _part_with(connection: asyncpg.Connection) -> None:
    """Close a connection in good order if the server answers, else by force."""
    with suppress(*DRIVERS_ERRORS):
        await connection.close(timeout=_LONGEST_GOOD_BYE)
