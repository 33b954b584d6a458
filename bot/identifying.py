"""How quickly shards may identify themselves: Discord refuses those that come too soon, and takes only so many a day."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

IDENTIFY_PAUSE: Final = 5.0
"""Seconds between two identifications in one bucket."""


class IdentifyPace:
    """Lets shards through one after the other, as Discord wants it.

    Shards whose numbers agree modulo ``concurrency`` share a bucket, and each bucket takes one in five seconds. Small bots
    have one bucket, the largest sixteen and more.
    """

    def __init__(self, concurrency: int, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self._concurrency = max(1, concurrency)
        self._sleep = sleep
        self._free: dict[int, float] = {}

    async def wait(self, shard: int) -> None:
        """Return when this shard may identify itself."""
        now, bucket = asyncio.get_running_loop().time(), shard % self._concurrency
        begins = max(now, self._free.get(bucket, now))
        self._free[bucket] = begins + IDENTIFY_PAUSE
        if begins > now:
            await self._sleep(begins - now)
