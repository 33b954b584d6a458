"""The small HTTP server, over a real connection."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta

import aiohttp
import pytest

from bot.operations import endpoint as module
from bot.operations.endpoint import Endpoint
from bot.operations.instrumentation import LoopLag
from bot.operations.metrics import Metrics

HERE = "127.0.0.1"


class Bot:
    """A bot as the endpoint sees it."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.wrong: Sequence[str] = ()
        self.looks = 0
        self.endpoint = Endpoint(self.metrics.registry, self.problems, self.look)

    async def problems(self) -> Sequence[str]:
        return self.wrong

    async def look(self) -> None:
        self.looks += 1
        self.metrics.shards({0: 0.05, 1: None}, 7)


async def asked(endpoint: Endpoint, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{HERE}:{endpoint.port}{path}") as response,
    ):
        return response.status, await response.text()


def listens(endpoint: Endpoint) -> bool:
    return endpoint.port is not None


async def test_alive_ready_and_metrics():
    bot = Bot()
    await bot.endpoint.open(HERE, 0)
    try:
        assert await asked(bot.endpoint, "/healthz") == (200, "ok\n")
        assert await asked(bot.endpoint, "/readyz") == (200, "ok\n")
        bot.wrong = ("The gateway is not ready.", "The database has not answered yet.")
        assert await asked(bot.endpoint, "/readyz") == (503, "\n".join(bot.wrong) + "\n")
        assert (await asked(bot.endpoint, "/healthz"))[0] == 200
        status, text = await asked(bot.endpoint, "/metrics")
        assert status == 200
        assert bot.looks == 1
        assert 'canasta_gateway_up{shard="0"} 1.0' in text
        assert 'canasta_gateway_up{shard="1"} 0.0' in text
        assert "canasta_servers 7.0" in text
        assert "process_resident_memory_bytes" in text
        assert (await asked(bot.endpoint, "/anything"))[0] == 404
    finally:
        await bot.endpoint.close()
    assert bot.endpoint.port is None


async def test_a_port_that_is_taken_stops_nobody_and_is_taken_over_when_it_is_free(monkeypatch, caplog):
    monkeypatch.setattr(module, "_TRY_AGAIN", timedelta(seconds=0.02))
    old, new = Bot(), Bot()
    await old.endpoint.open(HERE, 0)
    port = old.endpoint.port
    with caplog.at_level(logging.WARNING):
        await new.endpoint.open(HERE, port or 0)
    assert "is taken" in caplog.text
    assert not listens(new.endpoint)
    await old.endpoint.close()
    try:
        async with asyncio.timeout(60):
            while not listens(new.endpoint):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await asked(new.endpoint, "/healthz") == (200, "ok\n")
    finally:
        await new.endpoint.close()


async def test_waiting_for_a_port_ends_with_the_bot():
    old, new = Bot(), Bot()
    await old.endpoint.open(HERE, 0)
    await new.endpoint.open(HERE, old.endpoint.port or 0)
    await new.endpoint.close()
    await old.endpoint.close()
    assert len(asyncio.all_tasks()) == 1


@pytest.mark.parametrize("address", ["203.0.113.1", "no such host.invalid"])
async def test_an_address_that_cannot_be_had_is_named_and_stops_nobody(address, caplog):
    bot = Bot()
    with caplog.at_level(logging.WARNING):
        await bot.endpoint.open(address, 0)
    await bot.endpoint.close()
    assert address in caplog.text
    assert "taken" not in caplog.text


async def test_the_event_loop_tells_how_late_it_is(monkeypatch):
    import time  # noqa: PLC0415

    monkeypatch.setattr("bot.operations.instrumentation._LAG_MEASURED_EVERY", 0.01)
    told: list[float] = []
    lag = LoopLag(told.append)
    lag.start()
    await asyncio.sleep(0.03)
    time.sleep(0.06)  # noqa: ASYNC251 - this is the trouble
    await asyncio.sleep(0.03)
    lag.stop()
    count = len(told)
    await asyncio.sleep(0.03)
    assert max(told) > 0.04
    assert len(told) == count > 2
