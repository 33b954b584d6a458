"""Where hundreds arrive at once, others are heard in between."""

import asyncio

from bot.service.concurrency import FairSemaphore


async def test_others_have_their_turn_after_so_many() -> None:
    semaphore, done = FairSemaphore(4), []

    async def work(number: int) -> None:
        async with semaphore:
            done.append(number)

    async def somebody_else() -> int:
        await asyncio.sleep(0)
        return len(done)

    tasks = [asyncio.create_task(work(number)) for number in range(40)]
    assert await somebody_else() <= 8
    await asyncio.gather(*tasks)
    assert done == list(range(40))


async def test_a_place_is_given_back_when_the_work_fails() -> None:
    semaphore = FairSemaphore(1)
    for _ in range(3):
        try:
            async with semaphore:
                raise LookupError
        except LookupError:
            pass
    async with asyncio.timeout(1), semaphore:
        pass
