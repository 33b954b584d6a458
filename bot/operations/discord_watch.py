"""Metrics of discord.py: requests to Discord, and connections to the gateway."""

from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord.ext import commands

from bot.gateway.request_budget import RequestPace
from bot.operations.metrics import Metrics

_EVENTS: Final = ("connect", "ready", "resumed", "disconnect")


def trace_of_requests(metrics: Metrics, pace: RequestPace) -> aiohttp.TraceConfig:
    """Return a trace that times requests by method and status, never by address, after making them wait their turn."""
    trace = aiohttp.TraceConfig()

    async def paced(
        _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        await pace.wait(told.url.path)

    async def begun(session: aiohttp.ClientSession, seen: SimpleNamespace, _: Any) -> None:
        seen.began = session.loop.time()

    async def ended(
        session: aiohttp.ClientSession, seen: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        metrics.requested(told.method, str(told.response.status), session.loop.time() - seen.began)

    async def failed(
        session: aiohttp.ClientSession, seen: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.requested(told.method, "none", session.loop.time() - seen.began)

    trace.on_request_start.append(paced)
    trace.on_request_start.append(begun)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def watch_gateway(bot: commands.AutoShardedBot, metrics: Metrics) -> None:
    """Count the events of the connections."""

    def counting(event: str) -> Any:
        async def counted(shard: int) -> None:
            metrics.gateway(shard, event)

        return counted

    for event in _EVENTS:
        bot.add_listener(counting(event), f"on_shard_{event}")


def look_at_gateway(bot: commands.AutoShardedBot, metrics: Metrics) -> None:
    """Record the present state of the connections."""
    shards = bot.shards
    latencies = {
        number: None if number not in shards or shards[number].is_closed() else shards[number].latency
        for number in bot.shard_ids or range(bot.shard_count or 0)
    }
    metrics.shards(latencies, len(bot.guilds))
