"""How quickly shards identify themselves."""

import asyncio
from typing import cast

from bot.gateway import discord_limits
from bot.gateway.discord_limits import IdentifyLimiter
from bot.service.ports import Store, Work


class Others:
    """The other processes: so often they are busy when they are asked."""

    def __init__(self, busy: int = 0) -> None:
        self.busy = busy
        self.said: list[str] = []

    async def take(self, work: Work) -> bool:
        assert work is Work.IDENTIFYING
        self.busy -= 1
        self.said.append("taken" if self.busy < 0 else "busy")
        return self.busy < 0

    async def give_back(self, work: Work) -> None:
        assert work is Work.IDENTIFYING
        self.said.append("given back")


async def waits(concurrency: int, *shards: int, others: Others | None = None) -> list[float]:
    """How long each of these shards waits, when all want to begin at once."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(round(seconds))

    pace = IdentifyLimiter(concurrency, cast("Store", others or Others()), sleep)
    for shard in shards:
        before = len(found)
        await pace.wait(shard)
        await pace.wait(shard)  # once more, as after a connection that failed: it is still its turn
        pace.identified(shard)
        if len(found) == before:
            found.append(0)
    await pace.close()
    return found


async def test_one_in_five_seconds_where_there_is_one_bucket(monkeypatch):
    monkeypatch.setattr(IdentifyLimiter, "_wait_for_others", nobody_else)
    assert await waits(1, 0, 1, 2) == [0, 5, 5]


async def nobody_else(_pace: IdentifyLimiter) -> None:
    """There is no other process."""


async def test_processes_with_one_bucket_wait_for_each_other(monkeypatch):
    monkeypatch.setattr(discord_limits, "IDENTIFY_PAUSE", 0.02)
    others = Others(busy=2)
    pace = IdentifyLimiter(1, cast("Store", others))
    monkeypatch.setattr(discord_limits, "_ASK_AGAIN", 0.01)
    await pace.wait(0)
    assert others.said == ["busy", "busy", "taken"]
    pace.identified(0)
    await pace.wait(1)
    assert others.said[3:] == ["given back", "taken"]
    await pace.close()


async def test_the_largest_bots_have_buckets_enough_and_ask_nobody():
    others = Others(busy=99)
    assert await waits(16, 0, 1, others=others) == [0, 0]
    assert others.said == []


async def test_buckets_do_not_wait_for_each_other():
    assert await waits(16, *range(16), 16, 17, 32) == [*[0] * 16, 5, 5, 5]


async def test_a_cluster_process_with_shards_of_one_bucket_waits_all_the_same():
    assert await waits(2, 4, 6, 7) == [0, 5, 0]


async def test_whoever_stops_the_bot_waits_for_what_is_in_flight():
    from bot.ui.toolkit.open_interactions import OpenInteractions  # noqa: PLC0415

    flight = OpenInteractions()
    await flight.finish()
    flight.begin()
    flight.begin()
    waiting = asyncio.create_task(flight.finish())
    await asyncio.sleep(0)
    flight.end()
    await asyncio.sleep(0.01)
    assert not waiting.done()
    flight.end()
    await waiting
    assert flight.count == 0


async def test_what_follows_waits_for_answers_but_only_for_a_moment():
    from bot.ui.toolkit.open_interactions import OpenInteractions  # noqa: PLC0415

    flight = OpenInteractions()
    await flight.go_first()
    flight.begin()
    both = [asyncio.create_task(flight.go_first()), asyncio.create_task(flight.finish())]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not any(task.done() for task in both)
    flight.end()
    await asyncio.gather(*both)
    flight.begin()
    async with asyncio.timeout(60):
        await flight.go_first()
    assert flight.count == 1, "somebody is answered all the time"
