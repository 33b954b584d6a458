"""Things that fall due, of whatever kind."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import pytest
from msgspec import Struct, structs

from bot.service.agenda import Agenda
from bot.service.ids import TableId
from bot.service.ports import StaleChange, TryLater, Work
from bot.service.work import WorkFailed
from tests.support.fakes import FakeTime
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.memory import MemoryStore

A_MINUTE = timedelta(minutes=1)


class Thing(Struct, frozen=True):
    id: int
    due: datetime


class Claims(MemoryStore):
    """Notes who has the work."""

    def __init__(self) -> None:
        super().__init__()
        self.is_taken = self.is_elsewhere = False

    async def take(self, work: Work) -> bool:
        assert work is Work.EVENINGS
        self.is_taken = not self.is_elsewhere
        return self.is_taken

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        self.is_taken = False


class Things:
    """Two things that fall due in an hour, and what comes of the first."""

    def __init__(self) -> None:
        self.time, self.store = FakeTime(), Claims()
        due = self.time.now() + timedelta(hours=1)
        self.things = {number: Thing(number, due) for number in (1, 2)}
        self.tried: list[int] = []
        self.trouble: Exception | None = None
        self.agenda = Agenda(
            "things",
            Work.EVENINGS,
            self.store,
            self.time,
            self.time,
            next_due=self._next_due,
            due=self._due,
            carry_out=self._carry_out,
            thing="thing {.id}",
        )

    async def _next_due(self) -> datetime | None:
        return min((one.due for one in self.things.values()), default=None)

    async def _due(self, now: datetime) -> tuple[Thing, ...]:
        return tuple(one for one in self.things.values() if one.due <= now)

    async def _carry_out(self, one: Thing) -> None:
        assert self.store.is_taken
        self.tried.append(one.id)
        if one.id == 1 and self.trouble is not None:
            raise self.trouble
        self.things.pop(one.id)

    async def after(self, step: timedelta) -> list[int]:
        """What was tried when this time had passed."""
        self.tried = []
        self.time.advance(step)
        await self.agenda.finish()
        assert not self.store.is_taken
        return self.tried


@pytest.fixture
async def things() -> Things:
    made = Things()
    made.agenda.open()
    await made.agenda.finish()
    return made


async def test_everything_is_carried_out_when_it_is_due(things: Things) -> None:
    assert await things.after(timedelta(minutes=59)) == []
    things.things[3] = structs.replace(things.things[1], id=3, due=things.things[1].due + A_MINUTE)
    assert await things.after(A_MINUTE) == [1, 2]
    assert await things.after(A_MINUTE) == [3]
    assert not things.time.timers


@pytest.mark.parametrize("trouble", [TryLater(), WorkFailed(), ZeroDivisionError()])
async def test_what_fails_is_tried_again_a_minute_later_and_stops_nothing_else(
    things: Things, no_logged_errors: LoggedErrors, trouble: Exception
) -> None:
    if isinstance(trouble, ZeroDivisionError):
        no_logged_errors.expect("thing 1 failed and will be tried again")
    things.trouble = trouble
    assert await things.after(timedelta(hours=1)) == [1, 2]
    assert things.time.next_call == things.time.now() + A_MINUTE
    assert await things.after(A_MINUTE - timedelta(seconds=1)) == []
    things.trouble = None
    assert await things.after(timedelta(seconds=1)) == [1]


async def test_what_somebody_else_has_changed_is_looked_at_again_at_once(things: Things) -> None:
    things.trouble = StaleChange()
    assert await things.after(timedelta(hours=1)) == [1, 2]
    things.trouble = None
    assert await things.after(timedelta(0)) == [1]


async def test_what_another_process_carries_out_is_left_to_it(things: Things) -> None:
    things.store.is_elsewhere = True
    assert await things.after(timedelta(hours=1)) == []
    things.store.is_elsewhere = False
    assert await things.after(A_MINUTE) == [1, 2]


async def test_what_failed_is_left_for_its_minute_although_something_else_falls_due(things: Things) -> None:
    things.trouble = TryLater()
    assert await things.after(timedelta(hours=1)) == [1, 2]
    things.things[3] = structs.replace(things.things[1], id=3)
    things.agenda.wake()
    assert await things.after(timedelta(seconds=30)) == [3]
    things.trouble = None
    assert await things.after(timedelta(seconds=30)) == [1]
