"""A match rests when all agree or an admin says so, and goes on."""

import pytest

from bot.canasta.actions import Draw
from bot.service.delivery.notices import News, TurnPing
from bot.service.errors import NoPauseRequest, NotPaused, NotSeated, TablePaused
from bot.service.ids import UserId
from tests.support.fakes import a_key
from tests.support.weeks import DAY_A_TURN, HOUR, pass_hours, to_act, told
from tests.support.world import ANA, BEN, CYD, DOT, GUILD, World


async def test_a_pause_needs_everybody_and_gives_nobody_a_fresh_clock(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    pauses = world.services.pauses
    for round_number in range(3):
        await pass_hours(world, 5)
        for person in (ANA, BEN, CYD):
            record = await pauses.pause(table, person.user, key=a_key())
            assert record.pause is None
        record = await pauses.pause(table, DOT.user, key=a_key())
        assert record.pause is not None
        assert record.clock is None
        with pytest.raises(TablePaused):
            await world.act(table, Draw())
        await pass_hours(world, 24 * 5)
        assert not told(world, News.STANDS_IN)
        for person in (BEN, CYD, DOT):
            record = await pauses.resume(table, person.user, key=a_key())
            assert record.pause is not None
        record = await pauses.resume(table, ANA.user, key=a_key())  # the host
        assert record.pause is None
        due = await world.services.queries.due_of(record)
        assert due == world.time.now() + (19 - 5 * round_number) * HOUR
    with pytest.raises(NotPaused):
        await pauses.resume(table, ANA.user, key=a_key())
    await world.services.settle()
    assert len(told(world, News.PAUSED)) == len(told(world, News.RESUMED)) == 3


async def test_whoever_must_act_is_called_again_after_a_pause(world: World) -> None:
    table = await world.playing()
    user = await to_act(world, table)
    await world.services.pauses.pause(table, UserId(7), key=a_key(), why="admin")
    await world.services.settle()
    world.messenger.delivered.clear()
    await world.services.pauses.resume(table, UserId(7), key=a_key(), is_admin=True)
    await world.services.settle()
    assert [ping.user for ping in world.messenger.told(TurnPing)] == [user]
    log = [(logged.did, logged.actor, logged.table) for logged in await world.store.admin_log(GUILD)]
    assert log == [("resumed", 7, table), ("paused", 7, table)]


async def test_a_pause_outlives_a_restart(world: World) -> None:
    table = await world.playing(terms=DAY_A_TURN)
    await world.services.pauses.pause(table, None, key=a_key(), why="admin")
    await world.restart()
    await pass_hours(world, 50)
    assert (await world.record(table)).pause is not None
    assert not told(world, News.STANDS_IN)


async def test_a_wish_is_withdrawn_by_its_owner_and_declined_by_anybody_else(world: World) -> None:
    table = await world.playing()
    pauses = world.services.pauses
    with pytest.raises(NoPauseRequest):
        await pauses.rather_not(table, ANA.user, key=a_key())
    for person in (ANA, BEN):
        await pauses.pause(table, person.user, key=a_key())
    record = await pauses.rather_not(table, ANA.user, key=a_key())
    assert [record.name_of(seat) for seat in record.pause_wanted] == ["Ben"]
    assert len(record.not_agreed) == 3
    record = await pauses.rather_not(table, DOT.user, key=a_key())
    assert record.pause_wanted == ()
    with pytest.raises(NotSeated):
        await pauses.rather_not(table, UserId(999), key=a_key())


async def test_agreeing_needs_a_wish_and_is_told_by_the_message_that_asks(world: World) -> None:
    table = await world.playing()
    pauses = world.services.pauses
    with pytest.raises(NoPauseRequest):
        await pauses.pause(table, ANA.user, key=a_key(), agreeing=True)
    await pauses.pause(table, ANA.user, key=a_key())
    for person in (BEN, CYD, DOT):
        await pauses.pause(table, person.user, key=a_key(), agreeing=True)
    assert (await world.record(table)).pause is not None
    await world.services.settle()
    assert [news.user for news in told(world, News.PAUSE_WANTED)] == [ANA.user]
    with pytest.raises(TablePaused):
        await pauses.pause(table, BEN.user, key=a_key(), agreeing=True)
    with pytest.raises(NoPauseRequest):
        await pauses.resume(table, BEN.user, key=a_key(), agreeing=True)
    assert (await pauses.pause(table, BEN.user, key=a_key())).pause is not None


async def test_only_who_administers_the_server_ends_the_pause_of_an_admin(world: World) -> None:
    table = await world.playing()
    pauses = world.services.pauses
    await pauses.pause(table, None, key=a_key(), why="admin")
    for person in (ANA, BEN):
        with pytest.raises(TablePaused):
            await pauses.resume(table, person.user, key=a_key())
    assert (await pauses.resume(table, UserId(7), key=a_key(), is_admin=True)).pause is None


async def test_going_on_where_all_have_left_is_coming_back(world: World) -> None:
    table = await world.playing((ANA, BEN), terms=DAY_A_TURN)
    await pass_hours(world, 48)
    pauses = world.services.pauses
    with pytest.raises(TablePaused):
        await pauses.resume(table, UserId(7), key=a_key(), is_admin=True)
    record = await pauses.resume(table, BEN.user, key=a_key())
    assert record.pause is None
    assert not record.is_alone
    await world.services.settle()
    assert [news.user for news in told(world, News.BACK)] == [BEN.user]


async def test_one_person_among_computers_pauses_alone(world: World) -> None:
    table = await world.playing((ANA,))
    assert (await world.services.pauses.pause(table, ANA.user, key=a_key())).pause is not None
    assert (await world.services.pauses.resume(table, ANA.user, key=a_key())).pause is None
