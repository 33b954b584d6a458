"""Questions that are put together, with somebody who only pretends to look."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.service.errors import StorageFailed
from bot.storage.group_read import GroupRead


class Looking:
    def __init__(self) -> None:
        self.questions: list[list[int]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def look(self, numbers: Sequence[int]) -> list[int]:
        self.questions.append(list(numbers))
        await asyncio.sleep(0)
        await self.may_answer.wait()
        if 13 in numbers:
            raise StorageFailed(why="gone")
        return [-number for number in numbers]


async def ask_all(reads: GroupRead[int, int], numbers: range) -> list[int | BaseException]:
    return await asyncio.gather(*map(reads.ask, numbers), return_exceptions=True)


async def test_who_asks_meanwhile_is_asked_for_together() -> None:
    looking = Looking()
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    first = asyncio.create_task(ask_all(reads, range(1, 5)))
    await asyncio.sleep(0.001)
    assert looking.questions == [[1]]
    looking.may_answer.set()
    assert await first == [-1, -2, -3, -4]
    assert looking.questions == [[1], [2, 3, 4]]
    assert await reads.ask(5) == -5
    assert looking.questions[2:] == [[5]]


async def test_an_answer_never_comes_from_before_the_question() -> None:
    looking = Looking()
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    first, second = (asyncio.create_task(reads.ask(7)) for _ in range(2))
    await asyncio.sleep(0.001)
    looking.may_answer.set()
    assert [await first, await second] == [-7, -7]
    assert looking.questions == [[7], [7]]


async def test_whoever_asks_hears_of_trouble_and_the_next_ones_are_answered() -> None:
    looking = Looking()
    reads = GroupRead(looking.look)
    answers = await ask_all(reads, range(12, 15))
    assert [type(answer) for answer in answers] == [int, StorageFailed, StorageFailed]
    assert await ask_all(reads, range(1, 3)) == [-1, -2]
    with pytest.raises(StorageFailed):
        await reads.ask(13)
    assert await reads.ask(1) == -1


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    looking = Looking()
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = [asyncio.create_task(reads.ask(number)) for number in range(1, 5)]
    await asyncio.sleep(0.001)
    asked[0].cancel()  # whose question is on its way
    asked[2].cancel()  # who waits for it
    await asyncio.sleep(0.001)
    looking.may_answer.set()
    assert [await asked[1], await asked[3]] == [-2, -4]
    assert await reads.ask(5) == -5


async def test_nobody_waits_for_ever_when_the_asking_is_cancelled() -> None:
    looking = Looking()
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = [asyncio.create_task(reads.ask(number)) for number in range(1, 4)]
    await asyncio.sleep(0.001)
    asked[0].cancel()
    await asyncio.sleep(0.001)
    assert reads._task is not None
    reads._task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert all(task.cancelled() for task in asked)
    looking.may_answer.set()
    assert await reads.ask(5) == -5
