"""How quickly shards identify themselves."""

import asyncio

from bot.identifying import IdentifyPace


async def waits(concurrency: int, *shards: int) -> list[float]:
    """How long each of these shards waits, when all want to begin at once."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(round(seconds))

    pace = IdentifyPace(concurrency, sleep)
    for shard in shards:
        before = len(found)
        await pace.wait(shard)
        if len(found) == before:
            found.append(0)
    return found


async def test_one_in_five_seconds_where_there_is_one_bucket():
    assert await waits(1, 0, 1, 2) == [0, 5, 10]


async def test_buckets_do_not_wait_for_each_other():
    assert await waits(16, *range(16), 16, 17, 32) == [*[0] * 16, 5, 5, 10]


async def test_a_cluster_process_with_shards_of_one_bucket_waits_all_the_same():
    assert await waits(2, 4, 6, 7) == [0, 5, 0]


async def test_whoever_stops_the_bot_waits_for_what_is_in_flight():
    from bot.ui.in_flight import InFlight  # noqa: PLC0415

    flight = InFlight()
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
