"""Waiting for Discord while it cannot be reached, with pauses that grow."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

_log = logging.getLogger(__name__)

T = TypeVar("T")

UNREACHABLE: Final = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
"""Exceptions that say that Discord, or the network, is down."""

_LONGEST: Final = 60.0
"""Seconds between two tries."""


class Patience:
    """Pauses between tries to reach Discord."""

    def __init__(self) -> None:
        self._pause = 1.0

    async def call(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Return what Discord answers, as soon as it can be reached."""
        while True:
            try:
                return await ask()
            except UNREACHABLE as why:
                await self.wait(why)

    async def wait(self, why: BaseException | None) -> None:
        """Log why Discord cannot be reached, and wait, longer each time."""
        _log.warning("Discord cannot be reached; trying again in %.0f s: %s", self._pause, why)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, _LONGEST)
