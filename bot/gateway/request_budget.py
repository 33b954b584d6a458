"""Request budget: no more requests a second than Discord allows all processes of the bot together."""

import asyncio
import math
import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.ui.toolkit.lookups import IN_NO_HURRY

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
