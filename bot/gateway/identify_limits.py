"""Limits on identifying shards: Discord refuses those that come too soon, and accepts only so many a day."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.service.ports import Store, Work

IDENTIFY_PAUSE: Final = 5.25
"""Seconds between two identifications in one bucket: five, and a margin for the time on the way."""

_ASK_AGAIN: Final = 0.25
"""Seconds between two attempts to take the turn from another process."""


class IdentifyLimiter:
    """A queue that lets shards identify one after the other, as Discord requires.

    Shards whose numbers agree modulo ``concurrency`` share a bucket, and each bucket takes one in five seconds. All but
    the very largest bots have one bucket; then the processes of a cluster wait for each other, too.
    """

    def __init__(
        self,
        concurrency: int,
        claims: Store,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._concurrency = max(1, concurrency)
        self._claims = claims
        self._sleep = sleep
        self._free: dict[int, float] = {}
        self._turn: dict[int, int] = {}
        """The shard whose turn it is, by bucket."""
        self._locks: dict[int, asyncio.Lock] = {}
        self._giving_back: asyncio.Task[None] | None = None

    async def wait(self, shard: int) -> None:
        """Return when it is this shard's turn, which it keeps until it has identified itself."""
        bucket = shard % self._concurrency
        if self._turn.get(bucket) == shard:
            return
        lock = self._locks.setdefault(bucket, asyncio.Lock())
        await lock.acquire()
        try:
            wait = self._free.get(bucket, 0.0) - asyncio.get_running_loop().time()
            if wait > 0:
                await self._sleep(wait)
            if self._concurrency == 1:
                await self._wait_for_others()
        except BaseException:
            lock.release()
            raise
        self._turn[bucket] = shard

    def identified(self, shard: int) -> None:
        """Note that the shard whose turn it was identifies itself now."""
        bucket = shard % self._concurrency
        del self._turn[bucket]
        self._free[bucket] = asyncio.get_running_loop().time() + IDENTIFY_PAUSE
        self._locks[bucket].release()
        if self._concurrency == 1:
            self._giving_back = asyncio.create_task(self._give_back(), name="identified")

    async def close(self) -> None:
        """Cancel the delayed release of this process's turn."""
        if self._giving_back is not None:
            self._giving_back.cancel()
            await asyncio.gather(self._giving_back, return_exceptions=True)

    async def _wait_for_others(self) -> None:
        if self._giving_back is not None:
            await asyncio.gather(self._giving_back, return_exceptions=True)
        while not await self._claims.take(Work.IDENTIFYING):
            await self._sleep(_ASK_AGAIN)

    async def _give_back(self) -> None:
        await asyncio.sleep(IDENTIFY_PAUSE)
        await self._claims.give_back(Work.IDENTIFYING)
