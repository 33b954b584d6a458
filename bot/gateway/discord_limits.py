"""Limits of Discord on a bot: how often its shards identify, and how many requests all its processes make in a second."""

import asyncio
import math
import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.service.ports import Store, Work
from bot.ui.toolkit.lookups import IN_NO_HURRY

IDENTIFY_PAUSE: Final = 5.25
"""Seconds between two identifications in one bucket: five, and a margin for the time on the way."""

_ASK_AGAIN: Final = 0.25
"""Seconds between two attempts to take the turn from another process."""

A_SECOND: Final = 50
"""The limit of Discord for everything that is not an answer to an interaction."""

_AT_ONCE: Final = 5
"""The number of requests that may follow each other without a pause; the rest is spread, so that no second has more
than 50."""

_DO_NOT_COUNT: Final = re.compile(r"/api/v\d+/(?:interactions/.*|webhooks/[^/]+/[^/]+/messages/.*)")
"""The paths of answers to interactions and of their edits: people wait for them, and Discord does not count them.

Further answers count: they share a limit that Discord does not tell, and bots that were refused there too often were
locked out.
"""


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


def _time_of_the_loop() -> float:
    return asyncio.get_running_loop().time()


class RequestLimiter:
    """A rate limit that makes requests wait when there are too many of them.

    A process takes the part of the limit that its shards are of all shards. Discord would refuse further requests, and
    locks out a bot that is refused too often in ten minutes.
    """

    def __init__(
        self,
        share: float = 1.0,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = _time_of_the_loop,
    ) -> None:
        """Set up the limit: ``share`` is this process's part of it; ``clock`` counts seconds from anywhere."""
        self._step = 1 / ((A_SECOND - _AT_ONCE) * share)
        self._ahead = (max(1.0, _AT_ONCE * share) - 1) * self._step
        self._sleep = sleep
        self._clock = clock
        self._due = -math.inf

    async def wait(self, path: str) -> None:
        """Return when this request may be sent."""
        if not path.startswith("/api/") or _DO_NOT_COUNT.fullmatch(path):
            return
        while IN_NO_HURRY.get() and (ahead := self._due - self._clock()) > 0:
            await self._sleep(ahead)
        now = self._clock()
        self._due = max(self._due, now - self._ahead)
        wait, self._due = self._due - now, self._due + self._step
        if wait > 0:
            await self._sleep(wait)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that makes the requests of a session wait their turn."""

        async def wait(
            _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestStartParams
        ) -> None:
            await self.wait(told.url.path)

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(wait)
        return trace
