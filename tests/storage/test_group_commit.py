"""The queue before the writer, with a writer that only pretends."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.service.change import Change
from bot.service.errors import StorageFailed
from bot.service.ids import GuildId, TableId
from bot.service.ports import StaleChange
from bot.storage.group_commit import MOST_AT_ONCE, GroupCommit, touched
from tests.storage.changes import NOON, action_change, creation, draft_write, new_record


class Writer:
    def __init__(self) -> None:
        self.batches: list[list[TableId | tuple[str, GuildId]]] = []
        self.stale: set[int] = set()
        self.idle: list[int] = []

    async def write(self, changes: Sequence[Change]) -> None:
        await asyncio.sleep(0)
        tables = [table for change in changes for table in touched(change)]
        self.batches.append(tables)
        if self.stale & set(tables):
            raise StaleChange

    async def when_idle(self, committed: int) -> None:
        self.idle.append(committed)


@pytest.fixture
def writer() -> Writer:
    return Writer()


async def commit_all(queue: GroupCommit, changes: Sequence[Change]) -> list[BaseException | None]:
    return await asyncio.gather(*(queue.commit(change) for change in changes), return_exceptions=True)


async def test_a_failed_batch_is_tried_one_by_one(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    writer.stale = {2}
    results = await commit_all(queue, [creation(table) for table in (1, 2, 3)])
    assert writer.batches == [[1, 2, 3], [1], [2], [3]]
    assert [type(result) for result in results] == [type(None), StaleChange, type(None)]


async def test_changes_of_one_table_go_one_after_the_other(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    changes = [
        creation(1),
        creation(2),
        action_change(new_record(1)),
        Change(at=NOON, drafts=(draft_write(0),)),
        creation(3),
    ]
    assert await commit_all(queue, changes) == [None] * 5
    assert writer.batches == [[1, 2, 3], [1], [1]]


async def test_a_batch_has_a_limit(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    await commit_all(queue, [creation(table) for table in range(MOST_AT_ONCE + 1)])
    assert [len(batch) for batch in writer.batches] == [MOST_AT_ONCE, 1]


async def test_upkeep_runs_when_the_queue_is_empty_and_nobody_waits_for_it(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    await commit_all(queue, [creation(1), creation(2)])
    await queue.finish()
    assert writer.idle == [2]


async def test_a_caller_who_gave_up_does_not_disturb_the_others(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    first = asyncio.create_task(queue.commit(creation(1)))
    second = asyncio.create_task(queue.commit(creation(2)))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled()
    await queue.commit(creation(3))


async def test_a_broken_writer_leaves_nobody_waiting(writer: Writer) -> None:
    async def write(_changes: Sequence[Change]) -> None:
        raise OSError("disk full")

    queue = GroupCommit(write, writer.when_idle)
    results = await commit_all(queue, [creation(table) for table in (1, 2)])
    assert [type(result) for result in results] == [OSError, OSError]


async def test_when_nothing_can_be_written_nobody_waits_for_the_others_tries(writer: Writer) -> None:
    tries = 0

    async def write(_changes: Sequence[Change]) -> None:
        nonlocal tries
        tries += 1
        raise StorageFailed(why="locked")

    queue = GroupCommit(write, writer.when_idle)
    results = await commit_all(queue, [creation(table) for table in range(1, 9)])
    assert [type(result) for result in results] == [StorageFailed] * 8
    assert tries == 1


async def test_when_all_callers_gave_up_nothing_is_written(writer: Writer) -> None:
    queue = GroupCommit(writer.write, writer.when_idle)
    only = asyncio.create_task(queue.commit(creation(1)))
    await asyncio.sleep(0)
    only.cancel()
    await queue.finish()
    assert writer.batches == []


async def test_cancelling_the_writer_leaves_nobody_waiting(writer: Writer) -> None:
    async def write(_changes: Sequence[Change]) -> None:
        await asyncio.sleep(60)

    queue = GroupCommit(write, writer.when_idle)
    waiting = [asyncio.create_task(queue.commit(creation(table))) for table in (1, 1, 2)]
    await asyncio.sleep(0.01)
    assert queue._task is not None
    queue._task.cancel()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)
