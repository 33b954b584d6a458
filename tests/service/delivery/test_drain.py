"""Work that starts when woken and ends when done."""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.service.delivery.drain import Drain
from tests.support.fakes import FakeTime
from tests.support.referees.guards import LoggedErrors


class CountedWork:
    def __init__(self) -> None:
        self.time = FakeTime()
        self.runs = 0
        self.next_due: datetime | None = None
        self.gate, self.begun = asyncio.Event(), asyncio.Event()
        self.gate.set()
        self.failure: Exception | None = None
        self.drain = Drain("work", self.run, self.time, self.time)

    async def run(self) -> datetime | None:
        self.runs += 1
        self.begun.set()
        await self.gate.wait()
        if self.failure is not None:
            raise self.failure
        return self.next_due


@pytest.fixture
async def work() -> CountedWork:
    return CountedWork()


async def test_nothing_runs_before_it_is_opened(work: CountedWork) -> None:
    work.drain.wake()
    await work.drain.finish()
    assert work.runs == 0
    work.drain.open()
    await work.drain.finish()
    assert work.runs == 1


async def test_wakings_during_the_work_are_one_more_run(work: CountedWork) -> None:
    work.gate.clear()
    work.drain.open()
    await work.begun.wait()
    for _ in range(5):
        work.drain.wake()
    work.gate.set()
    await work.drain.finish()
    assert work.runs == 2


async def test_whoever_wakes_it_goes_on_first(work: CountedWork) -> None:
    order = []

    async def answer() -> None:
        work.drain.wake()
        asyncio.get_running_loop().call_soon(lambda: order.append(work.runs))

    work.drain.open()
    await work.drain.finish()
    await answer()
    await work.drain.finish()
    assert (order, work.runs) == ([1], 2), "what was begun after the waking is done before the work"


async def test_nobody_goes_first_when_somebody_waits_for_the_work(work: CountedWork) -> None:
    async def for_ever() -> None:
        await asyncio.Event().wait()

    drain = Drain("work", work.run, work.time, work.time, for_ever)
    drain.open()
    for _ in range(3):
        await asyncio.sleep(0)
    assert work.runs == 0
    await drain.finish()
    assert work.runs == 1
    drain.wake()
    await drain.close()
    assert work.runs == 1, "whoever closes starts nothing more"


async def test_it_comes_back_when_the_next_thing_is_due(work: CountedWork) -> None:
    work.next_due = work.time.now() + timedelta(minutes=1)
    work.drain.open()
    await work.drain.finish()
    work.next_due = None
    work.time.advance(timedelta(minutes=1))
    await work.drain.finish()
    assert work.runs == 2
    assert work.time.next_call is None


async def test_failed_work_is_tried_again(work: CountedWork, no_logged_errors: LoggedErrors) -> None:
    no_logged_errors.expect("work failed and will be tried again")
    work.failure = ValueError("trouble")
    work.drain.open()
    await work.drain.finish()
    work.failure = None
    work.time.advance(timedelta(seconds=5))
    await work.drain.finish()
    assert work.runs == 2


async def test_closing_waits_for_the_work(work: CountedWork) -> None:
    work.gate.clear()
    work.drain.open()
    closing = asyncio.create_task(work.drain.close())
    await asyncio.sleep(0)
    assert not closing.done()
    work.gate.set()
    await closing
    work.drain.wake()
    assert not work.drain.is_working


async def test_closing_in_a_hurry_stops_the_work(work: CountedWork) -> None:
    work.gate.clear()
    work.drain.open()
    await work.begun.wait()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await work.drain.close()
    await work.drain.finish()
    assert not work.drain.is_working
