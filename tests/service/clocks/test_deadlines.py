"""What falls due: caught up after downtime, dropped when it means nothing any more, never polled."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest
from msgspec import structs

from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.clocks.deadlines import Deadlines
from bot.service.ids import TableId
from tests.storage.changes import creation, new_record, next_of
from tests.support.fakes import FakeTime
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.memory import MemoryStore

ONE, TWO = TableId(1), TableId(2)
MINUTE = timedelta(minutes=1)


class Watch:
    """Deadlines with a duty that only notes when it was done."""

    def __init__(self) -> None:
        self.store, self.time = MemoryStore(), FakeTime()
        self.done: list[tuple[TableId, datetime]] = []
        self.answer: Callable[[TableId], Awaitable[object]] = self.moves_on
        self.deadlines = self.fresh()
        self.revisions = {ONE: 1, TWO: 1}

    def fresh(self) -> Deadlines:
        return Deadlines(self.store, self.time, self.time, {DeadlineKind.COMPUTER: self.duty})

    async def duty(self, table: TableId) -> object:
        self.done.append((table, self.time.now()))
        return await self.answer(table)

    async def moves_on(self, table: TableId) -> object:
        await self.set(table)
        return 1

    async def set(self, table: TableId, *rows: Deadline) -> None:
        """The rows of this table are these."""
        if await self.store.record(table) is None:
            await self.store.commit(creation(table))
        record = structs.replace(next_of(new_record(table)), revision=self.revisions[table] + 1)
        self.revisions[table] += 1
        await self.store.commit(Change(at=self.time.now(), record=record, deadlines=rows))
        self.deadlines.drain.wake()

    def row(self, table: TableId, after: timedelta) -> Deadline:
        return Deadline(table, "1.1.0", DeadlineKind.COMPUTER, self.time.now() + after)

    async def pass_time(self, step: timedelta) -> None:
        self.time.advance(step)
        await self.deadlines.drain.finish()


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def test_a_row_is_carried_out_when_it_falls_due_and_not_before(watch: Watch) -> None:
    watch.deadlines.drain.open()
    await watch.set(ONE, watch.row(ONE, 3 * MINUTE))
    await watch.deadlines.drain.finish()
    due = watch.time.now() + 3 * MINUTE
    assert watch.time.next_call == due
    await watch.pass_time(2 * MINUTE)
    assert watch.done == []
    await watch.pass_time(2 * MINUTE)
    assert watch.done == [(ONE, due + MINUTE)] or watch.done == [(ONE, due)]
    assert watch.time.next_call is None


async def test_an_earlier_row_moves_the_timer_forward(watch: Watch) -> None:
    watch.deadlines.drain.open()
    await watch.set(ONE, watch.row(ONE, 30 * MINUTE))
    await watch.deadlines.drain.finish()
    await watch.set(TWO, watch.row(TWO, 5 * MINUTE))
    await watch.deadlines.drain.finish()
    assert watch.time.next_call == watch.time.now() + 5 * MINUTE
    assert len([timer for timer in watch.time.timers if not timer.is_cancelled]) == 1


async def test_after_downtime_everything_due_is_caught_up(watch: Watch) -> None:
    await watch.set(ONE, watch.row(ONE, MINUTE))
    await watch.set(TWO, watch.row(TWO, 2 * MINUTE))
    watch.time.advance(timedelta(days=3))
    watch.deadlines.drain.open()
    await watch.deadlines.drain.finish()
    assert [table for table, _ in watch.done] == [ONE, TWO]


async def test_a_row_whose_turn_is_over_is_dropped(watch: Watch) -> None:
    async def not_needed(_table: TableId) -> object:
        return 0

    watch.answer = not_needed
    watch.deadlines.drain.open()
    await watch.set(ONE, watch.row(ONE, timedelta(0)))
    await watch.deadlines.drain.finish()
    assert len(watch.done) == 1
    assert await watch.store.next_deadline() is None


async def test_a_duty_that_fails_is_tried_again_later_and_later(
    watch: Watch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("computer at table 1 failed")

    async def fails(_table: TableId) -> object:
        raise ValueError

    watch.answer = fails
    watch.deadlines.drain.open()
    await watch.set(ONE, watch.row(ONE, timedelta(0)))
    await watch.deadlines.drain.finish()
    pauses = []
    for _ in range(9):
        due = watch.time.next_call
        assert due is not None
        pauses.append((due - watch.time.now()).total_seconds())
        await watch.pass_time(due - watch.time.now())
    assert pauses == [5, 10, 20, 40, 80, 160, 320, 600, 600]
    watch.answer = watch.moves_on
    await watch.pass_time(timedelta(minutes=10))
    assert await watch.store.next_deadline() is None


async def test_the_failing_table_does_not_hold_up_the_others(
    watch: Watch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("computer at table 1 failed")

    async def fails_at_one(table: TableId) -> object:
        if table == ONE:
            raise ValueError
        return await watch.moves_on(table)

    watch.answer = fails_at_one
    await watch.set(ONE, watch.row(ONE, timedelta(0)))
    await watch.set(TWO, watch.row(TWO, timedelta(0)))
    watch.deadlines.drain.open()
    await watch.deadlines.drain.finish()
    assert sorted(table for table, _ in watch.done) == [ONE, TWO]


async def test_nothing_is_done_before_the_start_or_after_the_end(watch: Watch) -> None:
    await watch.set(ONE, watch.row(ONE, timedelta(0)))
    assert watch.done == []
    watch.deadlines.drain.open()
    await watch.deadlines.drain.finish()
    await watch.set(ONE, watch.row(ONE, MINUTE))
    await watch.deadlines.drain.finish()
    await watch.deadlines.drain.close()
    await watch.pass_time(2 * MINUTE)
    assert len(watch.done) == 1


async def test_nothing_goes_on_behind_a_failure(watch: Watch, no_logged_errors: LoggedErrors) -> None:
    """While the store cannot write, a duty that is still being done is not begun a second time."""
    no_logged_errors.expect("deadlines failed")
    released, running = asyncio.Event(), 0

    async def answer(table: TableId) -> object:
        nonlocal running
        if table == ONE:
            return None  # not needed any more: its row is to be dropped, which fails
        running += 1
        assert running == 1
        await released.wait()
        running -= 1
        return await watch.moves_on(table)

    await watch.set(ONE, watch.row(ONE, -MINUTE))
    await watch.set(TWO, watch.row(TWO, -MINUTE))
    commit, is_full = watch.store.commit, True

    async def commit_if_there_is_room(change: Change) -> None:
        if is_full and change.deadline_fates:
            raise OSError("disk full")
        await commit(change)

    watch.store.commit = commit_if_there_is_room  # type: ignore[method-assign]
    watch.answer = answer
    watch.deadlines.drain.open()
    for _ in range(3):
        await asyncio.sleep(0.001)
        watch.deadlines.drain.wake()
    released.set()
    await watch.deadlines.drain.finish()
    is_full = False
    watch.time.advance(timedelta(seconds=5))
    await watch.deadlines.drain.finish()
    assert await watch.store.next_deadline() is None
