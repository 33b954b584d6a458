"""Questions that are put together, with somebody who only pretends to look."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.service.errors import StorageFailed
from bot.storage.postgres.group_read import GroupRead


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


@pytest.fixture
def looking() -> Looking:
    return Looking()


async def asking(reads: GroupRead[int, int], *numbers: int) -> list[asyncio.Task[int]]:
    """They have asked, and wait."""
    asked = [asyncio.create_task(reads.ask(number)) for number in numbers]
    for _ in range(3):
        await asyncio.sleep(0)
    return asked


async def test_who_asks_meanwhile_is_asked_for_together(looking: Looking) -> None:
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = await asking(reads, 1, 2) + await asking(reads, 3) + await asking(reads, 4)
    assert looking.questions == [[1, 2]]
    looking.may_answer.set()
    assert await asyncio.gather(*asked) == [-1, -2, -3, -4]
    assert looking.questions == [[1, 2], [3, 4]]
    assert await reads.ask(5) == -5
    assert looking.questions[2:] == [[5]]


async def test_an_answer_never_comes_from_before_the_question(looking: Looking) -> None:
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = await asking(reads, 7) + await asking(reads, 7)
    looking.may_answer.set()
    assert await asyncio.gather(*asked) == [-7, -7]
    assert looking.questions == [[7], [7]]


async def test_whoever_asks_hears_of_trouble_and_the_next_ones_are_answered(looking: Looking) -> None:
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = await asking(reads, 12) + await asking(reads, 13, 14) + await asking(reads)
    looking.may_answer.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [int, StorageFailed, StorageFailed]
    assert await reads.ask(1) == -1


async def test_who_gives_up_waiting_holds_nobody_up(looking: Looking) -> None:
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = await asking(reads, 1) + await asking(reads, 2, 3, 4)
    asked[0].cancel()  # whose question is on its way
    asked[2].cancel()  # who waits for it
    await asyncio.sleep(0)
    looking.may_answer.set()
    assert [await asked[1], await asked[3]] == [-2, -4]
    assert looking.questions == [[1], [2, 4]]


async def test_nobody_waits_for_ever_when_the_asking_is_cancelled(looking: Looking) -> None:
    reads = GroupRead(looking.look)
    looking.may_answer.clear()
    asked = await asking(reads, 1) + await asking(reads, 2, 3)
    assert reads._task is not None
    reads._task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert all(task.cancelled() for task in asked)
    looking.may_answer.set()
    assert await reads.ask(5) == -5
