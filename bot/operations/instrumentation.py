"""Instrumentation: requests to Discord, gateway connections, commits and event loop lag, measured for the metrics."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord.ext import commands

from bot.operations.metrics import Metrics
from bot.service.change import Change
from bot.service.ports import Store
from bot.service.stopwatch import Part, add, timed

_log = logging.getLogger(__name__)

_GATEWAY_EVENTS: Final = ("connect", "ready", "resumed", "disconnect")
_LAG_MEASURED_EVERY: Final = 0.25
"""Seconds between two measurements of the event loop's lag."""


def watch_requests(trace: aiohttp.TraceConfig, metrics: Metrics) -> None:
    """Let a trace time requests by method and status, never by address, from when it has let them go."""

    async def begun(session: aiohttp.ClientSession, seen: SimpleNamespace, _: Any) -> None:
        seen.began = session.loop.time()

    async def ended(
        session: aiohttp.ClientSession, seen: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        took = session.loop.time() - seen.began
        add(Part.DISCORD, took)
        metrics.requested(told.method, str(told.response.status), took)

    async def failed(
        session: aiohttp.ClientSession, seen: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.requested(told.method, "none", session.loop.time() - seen.began)

    trace.on_request_start.append(begun)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)


def watch_gateway(bot: commands.AutoShardedBot, metrics: Metrics) -> None:
    """Count the events of the connections, and say when all of them are ready."""

    def counting(event: str) -> Any:
        async def counted(shard: int) -> None:
            metrics.gateway(shard, event)

        return counted

    async def ready() -> None:
        _log.info("ready in %s servers", len(bot.guilds))

    bot.add_listener(ready, "on_ready")
    for event in _GATEWAY_EVENTS:
        bot.add_listener(counting(event), f"on_shard_{event}")


def look_at_gateway(bot: commands.AutoShardedBot, metrics: Metrics) -> None:
    """Record the present state of the connections."""
    shards = bot.shards
    latencies = {
        number: None if number not in shards or shards[number].is_closed() else shards[number].latency
        for number in bot.shard_ids or range(bot.shard_count or 0)
    }
    metrics.shards(latencies, len(bot.guilds))


class MeteredStore:
    """A wrapper that counts and times commits, and tells of each; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics, *tell: Callable[[Change], None]) -> None:
        self._metered = store
        self._metrics = metrics
        self._tell = tell

    def __getattr__(self, name: str) -> Any:
        """Return the store's own attribute for everything but commits."""
        return getattr(self._metered, name)

    async def commit(self, change: Change) -> None:
        """Commit the change, and record how long that took or why it failed."""
        began = perf_counter()
        try:
            with timed(Part.COMMIT):
                await self._metered.commit(change)
        except BaseException as trouble:
            self._metrics.not_committed(trouble)
            raise
        self._metrics.committed(change, perf_counter() - began)
        for tell in self._tell:
            tell(change)


class LoopLag:
    """A timer that fires four times a second and reports how late it was: a single long call delays the whole process."""

    def __init__(self, *tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start on the running loop."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(
            _LAG_MEASURED_EVERY, self._woken, loop, loop.time() + _LAG_MEASURED_EVERY
        )

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _woken(self, loop: asyncio.AbstractEventLoop, wanted: float) -> None:
        for tell in self._tell:
            tell(max(0.0, loop.time() - wanted))
        self.start()
