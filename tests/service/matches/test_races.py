"""What happens at the same moment: exactly one of it counts, and everybody is told what became of his click."""

import asyncio
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import pytest
from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.canasta.errors import IllegalActionError
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.errors import NoPauseRequest, NotPaused, SeatTaken, ServiceError, StaleTable, TablePaused
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.play import Outcome
from bot.service.matches.record import TableStatus
from bot.service.orders.model import Start
from tests.support.fakes import a_key
from tests.support.stores.opened import QUICK, on_a_server_too, opened
from tests.support.world import ANA, BEN, CYD, DOT, World

PEOPLE = (ANA, BEN, CYD, DOT)


@pytest.fixture(params=QUICK)
async def world(request, tmp_path):
    """The same races on all stores: in databases steps have to wait, so others come between."""
    async with opened(request.param, request, tmp_path) as store:
        made = World(store)
        await made.start()
        yield made
        await made.services.stop()


async def together(*calls: Awaitable[Any]) -> tuple[list[Any], list[Exception]]:
    """All of them at this moment: what was answered, and what was refused. Anything else is a fault."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, ServiceError | IllegalActionError):
            raise result
    return (
        [one for one in results if not isinstance(one, BaseException)],
        [one for one in results if isinstance(one, Exception)],
    )


async def actions(world: World, table: TableId) -> int:
    return len(await world.store.actions(table))


async def test_of_four_people_at_one_button_only_whose_turn_it_is_acts(world: World) -> None:
    table = await world.playing()
    version, before = (await world.record(table)).version, await actions(world, table)
    done, refused = await together(
        *(world.services.play.act(Act(table, one.user, Draw(), a_key(), version)) for one in PEOPLE)
    )
    assert [outcome.version for outcome in done] == [version + 1]
    assert len(refused) == 3
    assert await actions(world, table) == before + 1


@on_a_server_too
async def test_one_interaction_that_arrives_five_times_counts_once_and_is_answered_five_times(
    world: World,
) -> None:
    table = await world.playing()
    actor, before = await world.user_to_act(table), await actions(world, table)
    version = (await world.record(table)).version
    click = Act(table, actor, Draw(), a_key(), version)
    done, refused = await together(*(world.services.play.act(click) for _ in range(5)))
    assert refused == []
    assert {outcome.version for outcome in done} == {version + 1}
    assert sorted(outcome.repeated for outcome in done) == [False, True, True, True, True]
    # What the first one was shown is what the others are shown.
    assert len({outcome.events for outcome in done}) == 1
    assert await actions(world, table) == before + 1


async def test_a_repetition_that_comes_late_is_still_answered_and_changes_nothing(world: World) -> None:
    table = await world.playing()
    click = Act(table, await world.user_to_act(table), Draw(), a_key(), (await world.record(table)).version)
    first = await world.services.play.act(click)
    await world.play_turn(table)
    await world.play_turn(table)
    before = await actions(world, table)
    again: Outcome = await world.services.play.act(click)
    assert (again.repeated, again.version, again.events) == (True, first.version, first.events)
    assert await actions(world, table) == before


async def test_of_two_devices_one_plays_and_the_other_hears_that_it_was_late(world: World) -> None:
    table = await world.playing()
    actor = await world.user_to_act(table)
    await world.act(table, Draw())
    version, before = (await world.record(table)).version, await actions(world, table)
    discards = [action for action in await world.options(table) if isinstance(action, Discard)]
    done, refused = await together(
        *(world.services.play.act(Act(table, actor, action, a_key(), version)) for action in discards[:2])
    )
    assert [outcome.version for outcome in done] == [version + 1]
    assert [type(one) for one in refused] == [StaleTable]
    assert await actions(world, table) == before + 1


async def test_clicks_on_an_old_board_never_count_however_many_come(world: World) -> None:
    table = await world.playing()
    actor, version = await world.user_to_act(table), (await world.record(table)).version
    await world.act(table, Draw())
    before = await actions(world, table)
    done, refused = await together(
        *(world.services.play.act(Act(table, actor, Draw(), a_key(), version)) for _ in range(6))
    )
    assert done == []
    assert {type(one) for one in refused} == {StaleTable}
    assert await actions(world, table) == before


@on_a_server_too
async def test_of_two_who_want_one_seat_one_has_it(world: World) -> None:
    table = await world.new_table()
    done, refused = await together(
        *(world.services.lobby.join(table, one, seat=Seat(2), key=a_key()) for one in (BEN, CYD))
    )
    assert len(done) == 1
    assert [type(one) for one in refused] == [SeatTaken]
    record = await world.record(table)
    assert [holder.seat for holder in record.seats] == [0, 2]


async def test_a_rematch_that_all_four_press_is_one_table_with_all_four(world: World) -> None:
    table = await world.playing()
    record = await world.record(table)
    over = structs.replace(record, status=TableStatus.FINISHED, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=over, deadlines=()))
    done, refused = await together(
        *(world.services.creation.rematch(table, one, key=a_key()) for one in PEOPLE)
    )
    assert refused == []
    assert len({made.id for made in done}) == 1
    assert len((await world.record(done[0].id)).people) == 4


async def test_pause_and_resume_at_the_same_moment_leave_a_table_that_rests_or_goes_on(
    world: World,
) -> None:
    table = await world.playing()
    pauses = world.services.pauses
    for one in PEOPLE[:3]:
        await pauses.pause(table, one.user, key=a_key())
    _, refused = await together(
        pauses.pause(table, DOT.user, key=a_key()), pauses.resume(table, ANA.user, key=a_key())
    )
    assert all(isinstance(one, NotPaused | TablePaused | NoPauseRequest) for one in refused)
    await world.services.settle()
    rests = (await world.record(table)).pause is not None
    if rests:
        await pauses.resume(table, ANA.user, key=a_key())
    await world.services.settle()
    assert (await world.record(table)).pause is None
    await world.play_turn(table)


async def test_a_move_when_time_is_up_is_the_players_or_the_computers_never_both(world: World) -> None:
    table = await world.playing(
        terms=Terms(pace=Pace.TURNS, hours=1, on_time_out=TimeOut.COMPUTER, vacation_hours=0)
    )
    await world.play_turn(table)
    record = await world.record(table)
    actor, seat = await world.user_to_act(table), await world.seat_to_act(table)
    world.time.advance(timedelta(hours=1))
    done, refused = await together(
        world.services.play.act(Act(table, actor, Draw(), a_key(), record.version)),
        world.services.clocks.time_out(table),
    )
    await world.services.settle()
    made = [one for one in await world.store.actions(table, record.version) if one.seat == seat]
    acted = [one for one in done if isinstance(one, Outcome)]
    # His own move stands as his, or a computer drew and he is told that he was late; two draws would be unlawful.
    assert [outcome.version for outcome in acted] == [record.version + 1][: len(acted)]
    assert made[0].version == record.version + 1
    assert len(acted) + len([one for one in refused if isinstance(one, StaleTable)]) == 1
    assert (await world.record(table)).status is TableStatus.PLAYING


async def test_an_order_that_is_cancelled_when_its_turn_comes_is_carried_out_or_not(world: World) -> None:
    table = await world.playing()
    seat = await world.seat_to_act(table)
    after = PEOPLE[(seat + 1) % 4]
    orders = world.services.orders
    await orders.begin_with(table, after.user, Start.DRAW, key=a_key())
    await world.act(table, Draw())
    [discard, *_] = [one for one in await world.options(table) if isinstance(one, Discard)]
    await together(world.act(table, discard), orders.forget_beginning(table, after.user, key=a_key()))
    await world.services.settle()
    view = await world.view(table, Seat((seat + 1) % 4))
    record = await world.record(table)
    assert view.table.turn.seat == (seat + 1) % 4
    assert record.ordered == ()
    # Drawn at most once, and whoever was to draw can go on.
    drawn = [one for one in await world.store.actions(table) if one.seat == (seat + 1) % 4]
    assert len(drawn) <= 1
    assert view.is_to_act
    await world.play_turn(table)


@on_a_server_too
async def test_two_who_start_a_table_at_once_deal_once(world: World) -> None:
    table = await world.new_table()
    await world.seat(table, *PEOPLE[1:])
    done, _ = await together(*(world.services.lobby.start(table, one.user, key=a_key()) for one in PEOPLE))
    assert done
    await world.services.settle()
    record = await world.record(table)
    assert record.status is TableStatus.PLAYING
    assert await actions(world, table) == 1
