"""What deadlines and outbox wait for is cancelled, at each await once: they go on by themselves, by a timer."""

from __future__ import annotations

import asyncio
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.canasta.seats import Seat
from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.clocks.deadlines import Deadlines
from bot.service.delivery.notices import RoundScored, TurnPing
from bot.service.delivery.outbox import Outbox
from bot.service.ids import TableId, UserId
from tests.storage.changes import creation, new_record, next_of
from tests.support.fakes import FakeMessenger, FakeTime
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.memory import MemoryStore
from tests.support.waiting_notices import oldest_waiting

TABLES = (TableId(1), TableId(2))


class Interrupted:
    """Tasks of which one gets a CancelledError at one of its awaits, which are counted; none is told to end."""

    def __init__(self, at: int) -> None:
        self.awaits = 0
        self._at = at

    def task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        return asyncio.Task(self._driven(work), loop=loop, **options)

    @types.coroutine
    def _driven(self, work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        go_on: Callable[[Any], Any] = work.send
        argument: Any = None
        while True:
            try:
                awaited = go_on(argument)
            except StopIteration as end:
                return end.value
            go_on, argument = work.send, None
            try:
                yield awaited
            except BaseException as error:
                go_on, argument = work.throw, error
                continue
            self.awaits += 1
            if self.awaits == self._at:
                go_on, argument = work.throw, asyncio.CancelledError()


class Unhurried:
    """Something whose calls take a moment before they do anything, and another one after it."""

    def __init__(self, real: object) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        call: Callable[..., Awaitable[Any]] = getattr(self._real, name)

        async def called(*arguments: Any, **named: Any) -> Any:
            await asyncio.sleep(0)
            answer = await call(*arguments, **named)
            await asyncio.sleep(0)
            return answer

        return called


@asynccontextmanager
async def interrupted(at: int) -> AsyncIterator[Interrupted]:
    loop, tasks = asyncio.get_running_loop(), Interrupted(at)
    factory: Any = tasks.task
    loop.set_task_factory(factory)
    try:
        yield tasks
    finally:
        loop.set_task_factory(None)


async def store_of_tables() -> MemoryStore:
    store = MemoryStore()
    for table in TABLES:
        await store.commit(creation(table))
    return store


async def until_nothing_is_timed(time: FakeTime, finish: Callable[[], Awaitable[None]]) -> None:
    await finish()
    while (then := time.next_call) is not None:
        time.advance(then - time.now())
        await finish()


async def test_deadlines_go_on_whatever_is_cancelled(no_logged_errors: LoggedErrors) -> None:
    no_logged_errors.expect("deadlines failed|computer at table . failed")
    for at in count(1):
        store, time = await store_of_tables(), FakeTime()
        for table, after in zip(TABLES, (timedelta(0), timedelta(minutes=1)), strict=True):
            row = Deadline(table, "1.1.0", DeadlineKind.COMPUTER, time.now() + after)
            record = next_of(new_record(table))
            await store.commit(Change(at=time.now(), record=record, deadlines=(row,)))
        done: set[TableId] = set()

        async def duty(table: TableId, done: set[TableId] = done) -> object:
            await asyncio.sleep(0)
            done.add(table)
            return None

        kept: Any = Unhurried(store)
        async with interrupted(at) as tasks:
            deadlines = Deadlines(kept, time, time, {DeadlineKind.COMPUTER: duty})
            deadlines.drain.open()
            await until_nothing_is_timed(time, deadlines.drain.finish)
        assert done == set(TABLES), f"await {at} of {tasks.awaits}"
        assert await store.next_deadline() is None
        if tasks.awaits < at:
            break
    assert at > 20


async def test_the_outbox_goes_on_whatever_is_cancelled(no_logged_errors: LoggedErrors) -> None:
    no_logged_errors.expect("outbox (of table . )?failed|notice . of table . failed")
    for at in count(1):
        store, time, messenger = await store_of_tables(), FakeTime(), FakeMessenger()
        notices = [RoundScored(table, number) for table in TABLES for number in (1, 2)]
        outdated = TurnPing(TABLES[0], UserId(1), Seat(0), 1, "1.1.0")
        await store.commit(Change(at=time.now(), notices=(outdated, *notices)))
        kept: Any = Unhurried(store)
        slow_messenger: Any = Unhurried(messenger)
        async with interrupted(at) as tasks:
            outbox = Outbox(kept, time, time)
            outbox.open(slow_messenger)
            await until_nothing_is_timed(time, outbox.finish)
        for table in TABLES:
            told = list(dict.fromkeys(one for one in messenger.delivered if one.table == table))
            assert told == [one for one in notices if one.table == table], f"await {at} of {tasks.awaits}"
        assert await oldest_waiting(store) is None
        if tasks.awaits < at:
            break
    assert at > 40


async def test_a_delivery_that_is_told_to_end_ends() -> None:
    """As all tasks are told at the end of the event loop."""
    store, time = await store_of_tables(), FakeTime()
    await store.commit(Change(at=time.now(), notices=(RoundScored(TABLES[0], 1),)))
    messenger = FakeMessenger()
    messenger.hold(TABLES[0])
    outbox = Outbox(store, time, time)
    outbox.open(messenger)
    while not messenger.is_held:  # noqa: ASYNC110
        await asyncio.sleep(0)
    [telling] = outbox._telling.values()
    telling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await telling
    await outbox.finish()
    assert messenger.delivered == []
