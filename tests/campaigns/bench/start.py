"""One start of the services on a database, in a process of its own: ``python -m tests.campaigns.bench.start DATABASE``."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import bot.bootstrap  # noqa: F401 - what the bot imports takes its memory here, too
from bot.players.registry import PLAYERS
from bot.service.services import Services
from bot.service.timers import LoopTimers
from bot.storage.sqlite.file_check import look_through
from bot.storage.sqlite.store import SqliteStore
from tests.campaigns.load.measuring import LoopWatch, resident
from tests.support.fakes import FakeEntropy, FakeMessenger, FakeTime


class MeasuredStart(NamedTuple):
    """How it went."""

    seconds: float
    """From the opening of the database until all is done that is done at a start."""
    longest: float
    """That the event loop computed without a pause."""
    resident: int
    loaded: int
    """Tables whose cards are in memory."""
    check: float
    """Seconds in which the whole file was looked at."""


async def start(database: Path) -> MeasuredStart:
    """As the bot does it."""
    clock = FakeTime()
    gc.collect()
    gc.freeze()
    watch = LoopWatch()
    async with watch:
        began = perf_counter()
        store = SqliteStore(database)
        services = Services(store, clock, FakeEntropy(), LoopTimers(clock), PLAYERS)
        await store.open()
        await services.start(FakeMessenger())
        await services.guild_events.servers(await store.known_servers())
        await services.guild_events.open_places()
        await services.settle()
        seconds = perf_counter() - began
        began = perf_counter()
        await look_through(database)
        check = perf_counter() - began
    held = resident()
    loaded = sum(map(len, services.play._tables._known.values()))
    await services.stop()
    await store.close()
    return MeasuredStart(seconds, watch.longest_own, held, loaded, check)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(start(Path(sys.argv[1])))._asdict()))
