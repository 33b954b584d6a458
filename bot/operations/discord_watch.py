"""What the metrics learn from discord.py: requests, and connections to the gateway."""

import math
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord.ext import commands

from bot.operations.metrics import Metrics

_EVENTS: Final = ("connect", "ready", "resumed", "disconnect")


def trace_of_requests(metrics: Metrics) -> aiohttp.TraceConfig:
    """Times every request to Discord by its method and its status, never by its address."""
    trace = aiohttp.TraceConfig()

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

    trace.on_request_start.append(begun)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def watch_gateway(bot: commands.Bot, metrics: Metrics) -> None:
    """Count what happens to the connection."""

    def counting(event: str) -> Any:
        async def counted() -> None:
            metrics.gateway(0, event)

        return counted

    for event in _EVENTS:
        bot.add_listener(counting(event), f"on_{event}")


def look_at_gateway(bot: commands.Bot, metrics: Metrics) -> None:
    """Write down how the connection is now."""
    is_up = bot.is_ready() and not bot.is_closed()
    metrics.shards({0: bot.latency if is_up else math.nan}, len(bot.guilds))
