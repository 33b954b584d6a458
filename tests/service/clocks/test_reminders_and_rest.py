"""Reminders, quiet hours and the bot's own absence: when the clock rests and who is called when."""

from datetime import UTC, datetime
from random import Random

from bot.canasta.actions import Draw
from bot.canasta.seats import Seat
from bot.service.clocks.turn_time import clock_of
from bot.service.delivery.notices import News, Reminder, TurnPing
from tests.service.clocks.quiet_hours import quiet
from tests.support.weeks import DAY_A_TURN, HOUR, STEP, pass_hours, to_act, told
from tests.support.world import ANA, BEN, CYD, DOT, World, first_legal

# ------------------------------------------------------------------------------------------------- reminders


async def test_without_a_clock_people_are_reminded_more_and_more_rarely_and_nothing_runs_out(
    world: World,
) -> None:
    table = await world.playing()
    user, turn = await to_act(world, table), (await world.record(table)).turn
    reminded = []
    for _ in range(24 * 14 // 4):
        await world.pass_time(STEP)
        reminded.append(len(world.messenger.told(Reminder)))
    assert [reminded.index(number) * 4 + 4 for number in (1, 2, 3)] == [24, 72, 168]
    assert reminded[-1] == 3
    assert [(notice.user, notice.turn, notice.step) for notice in world.messenger.told(Reminder)] == [
        (user, turn, 1),
        (user, turn, 2),
        (user, turn, 3),
    ]
    assert await to_act(world, table) == user


async def test_reminders_come_so_long_before_time_runs_out_and_each_turn_has_its_own(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 11)
    assert not world.messenger.told(Reminder)
    await pass_hours(world, 1)
    assert [notice.step for notice in world.messenger.told(Reminder)] == [1]
    await world.play_turn(table)
    await pass_hours(world, 12)
    assert len({notice.turn for notice in world.messenger.told(Reminder)}) == 2
    await pass_hours(world, 10)
    assert [notice.step for notice in world.messenger.told(Reminder)] == [1, 1, 2]


async def test_who_melds_or_draws_and_falls_asleep_is_still_reminded(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 10)
    await world.act(table, Draw())
    await pass_hours(world, 2)
    assert [notice.step for notice in world.messenger.told(Reminder)] == [1]
    await pass_hours(world, 12)
    assert [news.user for news in told(world, News.STANDS_IN)] == [world.messenger.told(Reminder)[0].user]


async def test_a_reminder_that_waits_is_not_sent_to_somebody_who_has_moved(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    world.messenger.hold(table)
    world.time.advance(12 * HOUR)
    await world.act(table, Draw())
    await world.act(table, first_legal(await world.view(table, await world.seat_to_act(table)), Random(0)))
    world.messenger.release()
    await world.services.settle()
    assert not world.messenger.told(Reminder)


async def test_nobody_is_reminded_twice_whatever_restarts(world: World) -> None:
    await world.playing(terms=DAY_A_TURN)
    for _ in range(24):
        await world.pass_time(HOUR / 2)
        await world.restart()
        if len(world.messenger.told(Reminder)) > 1:
            break
    await pass_hours(world, 1)
    assert [notice.step for notice in world.messenger.told(Reminder)] == [1]


async def test_the_clock_rests_in_quiet_hours(world: World) -> None:
    """The world begins at noon, UTC."""
    table = await world.playing(terms=DAY_A_TURN)
    await quiet(world, await to_act(world, table), 20, 6)
    start = world.time.now()
    record = await world.record(table)
    # Eight hours until 20:00, fourteen from 6:00, and two more on the day after.
    assert await world.services.queries.due_of(record) == start + (8 + 10 + 14 + 10 + 2) * HOUR
    await pass_hours(world, 43)
    assert not told(world, News.STANDS_IN)
    await pass_hours(world, 1)
    assert told(world, News.STANDS_IN)


async def test_a_ping_waits_until_the_quiet_hours_are_over(world: World) -> None:
    table = await world.playing()
    await pass_hours(world, 10)
    mover = await to_act(world, table)
    next_seat = Seat((await world.seat_to_act(table) + 1) % 4)
    seats = (await world.record(table)).seat_of
    asleep = next(person for person in (ANA, BEN, CYD, DOT) if seats(person.user) == next_seat)
    await quiet(world, asleep.user, 20, 6)
    world.messenger.delivered.clear()
    await world.play_turn(table)
    assert await to_act(world, table) == asleep.user != mover
    assert not world.messenger.told(TurnPing)
    await pass_hours(world, 7)
    assert not world.messenger.told(TurnPing)
    await pass_hours(world, 1)
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [asleep.user]


async def test_who_plays_in_his_quiet_hours_is_not_called_afterwards(world: World) -> None:
    table = await world.playing()
    await pass_hours(world, 10)
    for person in (ANA, BEN, CYD, DOT):
        await quiet(world, person.user, 20, 6)
    await world.play_turn(table)
    await world.act(table, Draw())
    world.messenger.delivered.clear()
    await pass_hours(world, 9)
    assert not world.messenger.told(TurnPing)


async def test_changed_hours_do_not_give_spent_time_back(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    user = await to_act(world, table)
    await pass_hours(world, 20)
    await quiet(world, user, 9, 22)
    record = await world.record(table)
    assert clock_of(record, await world.seat_to_act(table)).spent == 20 * 3600
    due = await world.services.queries.due_of(record)
    assert due is not None
    # It is 8:00: one hour counts until nine, three more after ten in the evening.
    assert due - world.time.now() == (1 + 13 + 3) * HOUR


async def test_weekends_are_free(world: World) -> None:
    await world.pass_time(datetime(2026, 1, 2, 12, tzinfo=UTC) - world.time.now())  # a Friday
    table = await world.playing(terms=DAY_A_TURN)
    await world.services.settings.days_off(await to_act(world, table), {5, 6})
    due = await world.services.queries.due_of(await world.record(table))
    assert due == datetime(2026, 1, 5, 12, tzinfo=UTC)


# ------------------------------------------------------------------------------------------------- downtime


async def test_nobody_is_punished_for_the_time_the_bot_was_away(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 6)
    world.crash()
    world.time.moment += 100 * HOUR
    await world.start()
    assert not told(world, News.STANDS_IN)
    assert not world.messenger.told(Reminder)
    due = await world.services.queries.due_of(await world.record(table))
    assert due is not None
    assert due - world.time.now() >= 18 * HOUR
    await pass_hours(world, 6)
    assert len(world.messenger.told(Reminder)) == 1
    await pass_hours(world, 13)
    assert told(world, News.STANDS_IN)


async def test_a_short_restart_is_not_an_absence(world: World) -> None:
    await world.playing(terms=DAY_A_TURN)
    await pass_hours(world, 1)
    await world.restart()
    assert await world.store.away(world.time.now() - 100 * HOUR) == ()
