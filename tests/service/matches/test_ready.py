"""The next round comes at once, or when all are ready, as the table has agreed."""

import asyncio
from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.turn import Phase
from bot.service.change import Change
from bot.service.clocks.terms import NextRound, Terms
from bot.service.delivery.notices import BoardRefresh, News, Reminder, RoundScored, TableNews, TurnPing
from bot.service.errors import NotSeated, NotStarted, NotWaitingForReady
from bot.service.ids import TableId
from bot.service.matches.next_round import LONGEST_WAIT
from bot.service.matches.record import Person
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World

LAST_CARD = playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state
PEOPLE = (ANA, BEN, CYD, DOT)


async def after_a_round(
    world: World, people: tuple[Person, ...] = PEOPLE, next_round: NextRound = NextRound.WHEN_READY
) -> TableId:
    """A table that has just finished a round."""
    table = await world.playing(people)
    record = await world.record(table)
    agreed = structs.replace(record, terms=Terms(next_round=next_round), revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=agreed))
    await world.put(table, LAST_CARD)
    world.messenger.delivered.clear()
    discard = next(action for action in await world.options(table) if isinstance(action, Discard))
    await world.act(table, discard)
    await world.services.settle()
    return table


async def round_of(world: World, table: TableId) -> tuple[int, bool]:
    """The number of the round, and whether it is being played."""
    view = (await world.view(table, 0)).table
    return view.round - LAST_CARD.table.round, view.phase is not Phase.BETWEEN_ROUNDS


async def ready(world: World, table: TableId, *people: Person) -> None:
    for person in people:
        await world.services.ready.ready(table, person.user, key=a_key())
    await world.services.settle()


async def test_a_clock_that_is_set_back_loses_no_deal(world: World) -> None:
    await world.start()
    table = await after_a_round(world)
    await ready(world, table, ANA)
    world.time.advance(-timedelta(hours=2))
    # A row that falls due before its time: the clock was set back between two looks at it.
    assert await world.services.dealing.start_round(table)
    await world.services.settle()
    assert await round_of(world, table) == (0, False)
    await world.pass_time(LONGEST_WAIT + timedelta(hours=3))
    assert await round_of(world, table) == (1, True)


async def test_a_deal_that_waits_for_people_outlives_restarts_pauses_and_their_return(world: World) -> None:
    await world.start()
    table = await after_a_round(world)
    await ready(world, table, ANA)
    for person in PEOPLE:
        await world.services.pauses.pause(table, person.user, key=a_key())
    await world.restart()
    await world.pass_time(timedelta(hours=30))
    assert await round_of(world, table) == (0, False)
    await world.services.pauses.resume(table, ANA.user, key=a_key())
    await world.services.guild_events.call_again(table)
    await world.restart()
    await world.pass_time(LONGEST_WAIT)
    assert await round_of(world, table) == (1, True)


async def test_the_next_round_comes_at_once_where_nothing_else_was_agreed(world: World) -> None:
    table = await after_a_round(world, next_round=NextRound.AT_ONCE)
    assert await round_of(world, table) == (1, True)
    with pytest.raises(NotWaitingForReady):
        await ready(world, table, ANA)


async def test_the_next_round_waits_until_all_are_ready(world: World) -> None:
    table = await after_a_round(world)
    assert await round_of(world, table) == (0, False)
    assert len(world.messenger.told(RoundScored)) == 1
    assert world.messenger.told(BoardRefresh)
    assert world.messenger.told(TurnPing) == []
    await ready(world, table, DOT, ANA, ANA, CYD)
    assert (await world.record(table)).ready == (0, 2, 3)
    assert await world.services.dealing.start_round(table)  # it stays due
    await world.restart()
    assert await round_of(world, table) == (0, False)
    await ready(world, table, BEN)
    assert await round_of(world, table) == (1, True)
    assert (await world.record(table)).ready == ()
    told = [notice.name for notice in world.messenger.told(TableNews) if notice.news is News.READY]
    assert told == ["Dot", "Ana", "Cyd", "Ben"]
    assert len(world.messenger.told(TurnPing)) == 1
    with pytest.raises(NotWaitingForReady):
        await ready(world, table, BEN)


async def test_nobody_is_waited_for_longer_than_a_day(world: World) -> None:
    table = await after_a_round(world)
    await ready(world, table, ANA)
    await world.pass_time(LONGEST_WAIT - timedelta(minutes=1))
    await ready(world, table, BEN)
    assert await round_of(world, table) == (0, False)
    await world.pass_time(timedelta(minutes=1))
    assert await round_of(world, table) == (1, True)


async def test_a_day_that_passes_while_the_bot_is_down_is_caught_up_with(world: World) -> None:
    table = await after_a_round(world)
    world.crash()
    world.time.advance(timedelta(days=3))
    await world.start()
    assert await round_of(world, table) == (1, True)


async def test_computers_and_who_is_away_are_not_waited_for(world: World) -> None:
    table = await after_a_round(world, (ANA, BEN))
    record = await world.record(table)
    seats = tuple(
        structs.replace(holder, stand_in="steady") if holder.user == BEN.user else holder
        for holder in record.seats
    )
    changed = structs.replace(record, seats=seats, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed, reseated=True))
    await ready(world, table, ANA)
    assert await round_of(world, table) == (1, True)


async def test_the_first_round_of_a_match_waits_for_nobody(world: World) -> None:
    record = await world.record(await world.new_table())
    await world.services.lobby.set_terms(
        record.id, ANA.user, Terms(next_round=NextRound.WHEN_READY), key=a_key()
    )
    with pytest.raises(NotStarted):
        await ready(world, record.id, ANA)
    for _ in range(3):
        await world.services.lobby.add_computer(record.id, ANA.user, key=a_key())
    await world.services.lobby.start(record.id, ANA.user, key=a_key())
    await world.services.settle()
    view = (await world.view(record.id, 0)).table
    assert (view.round, view.is_running) == (1, True)


async def test_all_at_the_same_instant_deal_one_round(world: World) -> None:
    table = await after_a_round(world)
    await asyncio.gather(*(ready(world, table, person) for person in PEOPLE))
    assert await round_of(world, table) == (1, True)
    with pytest.raises(NotSeated):
        await ready(world, table, EVE)


async def test_a_pause_between_rounds_keeps_the_next_one_back(world: World) -> None:
    table = await after_a_round(world)
    await ready(world, table, ANA, BEN, CYD)
    await world.services.pauses.pause(table, None, key=None, why="admin")
    await ready(world, table, DOT)
    await world.pass_time(timedelta(days=2))
    assert await round_of(world, table) == (0, False)
    await world.services.pauses.resume(table, None, key=None, is_admin=True)
    await world.services.settle()
    assert await round_of(world, table) == (1, True)


async def test_whoever_alone_is_missing_is_told_once_and_not_in_quiet_hours(world: World) -> None:
    table = await after_a_round(world)
    await ready(world, table, ANA, BEN)
    assert world.messenger.told(Reminder) == []
    await ready(world, table, CYD, CYD)
    assert [told.user for told in world.messenger.told(Reminder)] == [DOT.user]
    other = await after_a_round(world)
    noon = world.time.now().hour * 60
    await world.services.settings.quiet_from(ANA.user, noon - 60)
    await ready(world, other, BEN, CYD, DOT)
    assert world.messenger.told(Reminder) == []


async def test_a_pause_between_two_rounds_counts_for_nobody(world: World) -> None:
    table = await after_a_round(world)
    pauses = world.services.pauses
    await world.pass_time(timedelta(hours=20))
    for person in (ANA, BEN, CYD, DOT):
        await pauses.pause(table, person.user, key=a_key())
    await world.pass_time(timedelta(days=5))
    assert await round_of(world, table) == (0, False)
    await ready(world, table, BEN)
    await pauses.resume(table, ANA.user, key=a_key())
    await world.services.settle()
    assert await round_of(world, table) == (0, False)
    await world.pass_time(timedelta(hours=3))
    assert await round_of(world, table) == (0, False)
    assert (await world.record(table)).ready == (1,)
    await world.pass_time(timedelta(hours=1))
    assert await round_of(world, table) == (1, True)
