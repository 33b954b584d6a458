"""A clock that was wrong and is set right, by an hour or a day, either way, under a running bot and under a stopped one:
no table falls silent, and nobody's time runs out by it. Each test runs on every store.
"""

from collections.abc import AsyncIterator
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.service.backlog import Overdue
from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.clocks.calendars import is_quiet
from bot.service.delivery.notices import BoardRefresh, News, Reminder, TurnPing
from bot.service.ids import TableId
from bot.service.ports import TryLater
from tests.service.matches.test_ready import after_a_round, round_of
from tests.support.fakes import a_key
from tests.support.stores.opened import QUICK, opened
from tests.support.waiting_notices import oldest_waiting
from tests.support.weeks import DAY_A_TURN, HOUR, pass_hours, to_act, told
from tests.support.world import ANA, BEN, CYD, DOT, World

DAY = 24 * HOUR
MINUTE = timedelta(minutes=1)
SECOND = timedelta(seconds=1)
by_an_hour_or_a_day = pytest.mark.parametrize("step", [HOUR, DAY, 400 * DAY], ids=["hour", "day", "year"])
running_or_stopped = pytest.mark.parametrize("is_running", [True, False], ids=["running", "stopped"])


@pytest.fixture(params=QUICK)
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    async with opened(request.param, request, tmp_path) as store:
        made = World(store)
        await made.start()
        yield made
        await made.end()


async def set_clock(world: World, step: timedelta, *, is_running: bool) -> None:
    """Somebody sets the clock, while the bot runs or after it was killed."""
    if is_running:
        world.time.set_clock(step)
        # The next thing that is to be done anyway finds out.
        await world.pass_time(5 * MINUTE)
    else:
        world.crash()
        world.time.set_clock(step)
        await world.start()


async def time_left(world: World, table: TableId) -> timedelta:
    due = await world.services.queries.due_of(await world.record(table))
    assert due is not None
    return due - world.time.now()


# ------------------------------------------------------------------------------------------------------ set back


@by_an_hour_or_a_day
@running_or_stopped
async def test_what_waits_at_once_is_done_when_the_clock_is_set_back(
    world: World, monkeypatch: pytest.MonkeyPatch, step: timedelta, is_running: bool
) -> None:
    """A move is written, and before anything comes of it the clock is another, or the process is gone."""
    table = await world.playing((ANA,))  # and three computers
    await world.act(table, Draw())
    await world.services.settle()
    world.messenger.delivered.clear()
    discard = next(one for one in await world.options(table) if isinstance(one, Discard))
    commit = world.store.commit

    async def commit_at_another_time(change: Change) -> None:
        monkeypatch.setattr(world.store, "commit", commit)
        await commit(change)
        if not is_running:
            raise SystemError("power cut")
        world.time.set_clock(-step)

    monkeypatch.setattr(world.store, "commit", commit_at_another_time)
    with nullcontext() if is_running else pytest.raises(SystemError):
        await world.act(table, discard)
    if is_running:
        await world.services.settle()
    else:
        await set_clock(world, -step, is_running=False)
    assert await world.user_to_act(table) == ANA.user
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [ANA.user]
    assert await oldest_waiting(world.store) is None


@by_an_hour_or_a_day
@running_or_stopped
async def test_a_message_that_is_tried_again_is_tried_soon_after_the_clock_was_set_back(
    world: World, step: timedelta, is_running: bool
) -> None:
    table = await world.playing()
    world.messenger.fail_next(*[TryLater() for _ in range(4)])
    await world.play_turn(table)
    assert await oldest_waiting(world.store) is not None
    await set_clock(world, -step, is_running=is_running)
    for _ in range(5):
        await world.pass_time(10 * SECOND)
    assert await oldest_waiting(world.store) is None


@by_an_hour_or_a_day
@running_or_stopped
async def test_a_turn_gets_no_more_than_what_the_clock_was_set_back_by(
    world: World, step: timedelta, is_running: bool
) -> None:
    """Nor more than a whole turn. Nobody loses anything by it."""
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 11)
    before = await time_left(world, table)
    await set_clock(world, -step, is_running=is_running)
    after = await time_left(world, table)
    assert before - 10 * MINUTE <= after <= min(before + step, DAY)
    await world.pass_time(after - MINUTE)
    assert not told(world, News.STANDS_IN)
    assert world.messenger.told(Reminder)
    await world.pass_time(MINUTE)
    assert told(world, News.STANDS_IN)


@by_an_hour_or_a_day
@running_or_stopped
async def test_the_next_round_comes_all_the_same_when_the_clock_is_set_back(
    world: World, step: timedelta, is_running: bool
) -> None:
    table = await after_a_round(world)
    await pass_hours(world, 20)
    await set_clock(world, -step, is_running=is_running)
    assert await round_of(world, table) == (0, False)
    await world.pass_time(min(4 * HOUR + step, DAY))
    assert await round_of(world, table) == (1, True)


@by_an_hour_or_a_day
@running_or_stopped
async def test_after_the_clock_was_set_back_a_real_absence_counts_for_nobody(
    world: World, step: timedelta, is_running: bool
) -> None:
    """The last sign of life must not lie in the future: then nobody would notice that the bot was away."""
    table = await world.playing(terms=DAY_A_TURN)
    await set_clock(world, -step, is_running=is_running)
    before = await time_left(world, table)
    world.crash()
    world.time.advance(23 * HOUR)
    await world.start()
    assert timedelta(0) <= before - await time_left(world, table) <= 10 * MINUTE


@running_or_stopped
async def test_a_call_that_quiet_hours_keep_back_comes_when_they_end_by_the_clock_that_is_right(
    world: World, is_running: bool
) -> None:
    table = await world.playing()
    for person in (ANA, BEN, CYD, DOT):
        await world.services.settings.quiet_from(person.user, 20 * 60)
        await world.services.settings.quiet_until(person.user, 6 * 60)
    await world.pass_time(10 * HOUR)  # it is ten in the evening
    await world.play_turn(table)
    world.messenger.delivered.clear()
    await set_clock(world, -DAY, is_running=is_running)
    assert not world.messenger.told(TurnPing)
    await world.pass_time(9 * HOUR)
    assert not is_quiet(world.time.now(), (await world.store.player(ANA.user)).calendar)
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [await to_act(world, table)]


# ----------------------------------------------------------------------------------------------------- set ahead


@by_an_hour_or_a_day
@running_or_stopped
async def test_nobodys_time_runs_out_because_the_clock_is_set_ahead(
    world: World, step: timedelta, is_running: bool
) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 11)
    before = await time_left(world, table)
    await set_clock(world, step, is_running=is_running)
    assert not told(world, News.STANDS_IN)
    assert not world.messenger.told(Reminder)
    assert timedelta(0) <= before - await time_left(world, table) <= 10 * MINUTE
    await pass_hours(world, 1)
    assert len(world.messenger.told(Reminder)) == 1
    await pass_hours(world, 11)
    assert not told(world, News.STANDS_IN)
    await pass_hours(world, 1)
    assert told(world, News.STANDS_IN)


async def test_whoever_clicks_at_the_very_moment_loses_no_time_either(world: World) -> None:
    """Nothing has looked at the clock yet when somebody does."""
    table = await world.playing(terms=DAY_A_TURN)
    before = await time_left(world, table)
    world.time.set_clock(DAY)
    assert await time_left(world, table) == before
    await world.services.settle()
    assert not told(world, News.STANDS_IN)


@by_an_hour_or_a_day
@running_or_stopped
async def test_a_clock_that_is_wrong_for_an_hour_hurts_nobody(
    world: World, step: timedelta, is_running: bool
) -> None:
    """Set ahead and back: the hours that did not pass come later all the same, and count then."""
    table = await world.playing(terms=DAY_A_TURN)
    start, given = world.time.passed, await time_left(world, table)
    await pass_hours(world, 2)
    await set_clock(world, step, is_running=is_running)
    await pass_hours(world, 1)
    await set_clock(world, -step, is_running=is_running)
    left, fair = await time_left(world, table), given - (world.time.passed - start)
    # What was not counted is at most the time for which the clock was wrong, and the last sign of life before it.
    assert fair <= left <= fair + HOUR + 15 * MINUTE
    await pass_hours(world, 20)
    assert not told(world, News.STANDS_IN)
    await pass_hours(world, 3)
    assert told(world, News.STANDS_IN)
    assert all(ended <= world.time.now() for _, ended in await world.store.away(world.time.now() - DAY))


@by_an_hour_or_a_day
async def test_a_clock_set_back_and_ahead_takes_nothing_from_anybody(world: World, step: timedelta) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 2)
    before = await time_left(world, table)
    await set_clock(world, -step, is_running=True)
    await set_clock(world, step, is_running=True)
    assert before - 10 * MINUTE <= await time_left(world, table) <= DAY


async def test_small_corrections_are_no_leaps(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    revision = (await world.record(table)).revision
    for seconds in (2, -3, 1):
        await set_clock(world, timedelta(seconds=seconds), is_running=True)
    assert await world.store.away(world.time.now() - DAY) == ()
    assert (await world.record(table)).revision == revision


async def test_a_request_is_known_again_after_the_clock_was_set_ahead(world: World) -> None:
    """What was asked a moment ago is not a day old, whatever the clock says."""
    table, key = await world.new_table(), a_key()
    await world.services.lobby.join(table, BEN, key=key)
    await set_clock(world, 2 * DAY, is_running=True)
    for _ in range(70):  # upkeep comes after so many commits
        await world.store.commit(Change(at=world.time.now()))
    request = await world.store.request(key)
    assert request is not None
    assert request.table == table


# ------------------------------------------------------------------------------------------------ what it shows


async def test_another_process_with_a_wrong_clock_silences_no_table(world: World) -> None:
    """What it wrote before it died is brought back by whoever is left, at the next sign of life."""
    table = await world.playing()
    ahead = world.time.now() + DAY
    record = await world.record(table)
    await world.store.commit(
        Change(
            at=ahead,
            record=structs.replace(record, revision=record.revision + 1),
            notices=(BoardRefresh(table, record.version),),
            deadlines=(Deadline(table, record.turn, DeadlineKind.ORDER, ahead),),
        )
    )
    late = await world.services.queries.overdue()
    assert late.too_far_ahead == 2
    assert (await world.services.queries.backlog()).too_far_ahead == 2
    await world.pass_time(6 * MINUTE)
    assert await world.services.queries.overdue() == Overdue()
    assert await oldest_waiting(world.store) is None
    assert (await world.store.next_deadline()) != ahead
