"""How long data is kept, with a clock that moves by days. Each test runs on both stores."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.administration.retention import RetentionPeriods
from bot.service.change import Change
from bot.service.clocks.terms import Pace, Terms
from bot.service.errors import TableNotFound
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.record import TableStatus
from bot.storage.sqlite.store import SqliteStore
from tests.service.people.test_privacy import everything_stored
from tests.support.fakes import FakeTimer, a_key
from tests.support.stores.opened import QUICK, on_a_server_too, opened
from tests.support.world import ANA, BEN, GUILD, World

DAY = timedelta(days=1)
OTHER = GuildId(GUILD + 1)


@pytest.fixture(params=QUICK)
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    async with opened(request.param, request, tmp_path) as store:
        made = World(store)
        await made.start()
        yield made
        await made.end()


async def exists(world: World, table: TableId) -> bool:
    try:
        await world.record(table)
    except TableNotFound:
        return False
    return True


async def days(world: World, number: int) -> None:
    for _ in range(number):
        await world.pass_time(DAY)


@on_a_server_too
async def test_a_removed_server_is_deleted_when_its_time_is_over(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.playing((ANA, BEN))
    await world.services.houses.create(GUILD, ANA.user, "Sunday rules", "classic_4")
    entries = at_table(AdminAction.PAUSED, await world.record(table), ANA.user, world.time.now())
    await world.store.commit(Change(at=world.time.now(), admin=entries))
    await world.services.guild_events.bot_left(GUILD)
    await days(world, 89)
    assert await exists(world, table)
    with caplog.at_level(logging.INFO, "bot.service.administration.retention"):
        await days(world, 3)
    assert not await exists(world, table)
    assert await world.store.houses(GUILD) == ()
    assert await world.store.admin_log(GUILD) == ()
    assert (await world.store.guild_settings(GUILD)).revision == 0
    assert await world.store.known_servers() == frozenset()
    assert "1 tables" in caplog.text
    assert "Sunday" not in caplog.text
    assert "Ana" not in caplog.text


async def test_nothing_is_deleted_on_the_day_on_which_the_clock_is_set_ahead(world: World) -> None:
    """By mistake, perhaps: it is set right again, and then nothing is past its time."""
    table = await world.playing((ANA, BEN))
    await world.services.guild_events.bot_left(GUILD)
    world.time.set_clock(400 * DAY)
    for _ in range(20):
        await world.pass_time(timedelta(hours=1))
    assert await exists(world, table)
    world.time.set_clock(-400 * DAY)
    await days(world, 80)
    assert await exists(world, table)
    for _ in range(20):  # a machine that sleeps every night
        world.time.set_clock(timedelta(hours=8))
        await world.pass_time(timedelta(hours=16))
    assert not await exists(world, table)


async def test_nothing_is_deleted_by_the_sweep_that_finds_the_clock_set_ahead(world: World) -> None:
    table = await world.playing((ANA, BEN))
    await world.services.guild_events.bot_left(GUILD)
    await world.services.settle()
    timer = world.services._retention._timer
    assert isinstance(timer, FakeTimer)
    await world.pass_time(timer.when - world.time.now() - timedelta(seconds=1))
    world.time.set_clock(400 * DAY)
    await world.pass_time(timedelta(hours=20))
    assert await exists(world, table)
    world.time.set_clock(-400 * DAY)
    await days(world, 80)
    assert await exists(world, table)
    await days(world, 11)
    assert not await exists(world, table)


async def test_a_server_that_invites_the_bot_again_in_time_keeps_everything(world: World) -> None:
    table = await world.playing((ANA, BEN))
    before = await world.view(table, 0)
    await world.services.guild_events.bot_left(GUILD)
    await days(world, 80)
    await world.services.guild_events.bot_joined(GUILD)
    await days(world, 30)
    assert await world.view(table, 0) == before
    assert (await world.record(table)).pause is None
    await world.services.guild_events.bot_left(GUILD)
    await days(world, 80)
    assert await exists(world, table)


async def test_a_server_is_welcomed_once_while_its_data_is_kept(world: World) -> None:
    events = world.services.guild_events
    at_once = await asyncio.gather(*(events.take_welcome(GUILD) for _ in range(3)))
    assert sorted(at_once) == [False, False, True]
    assert await events.take_welcome(OTHER)
    await world.services.admin.set_terms(GUILD, ANA.user, Terms(pace=Pace.BANK))
    await events.bot_left(GUILD)
    await days(world, 80)
    await events.bot_joined(GUILD)
    assert not await events.take_welcome(GUILD)
    await events.bot_left(GUILD)
    await days(world, 92)
    assert await events.take_welcome(GUILD)


async def test_a_server_is_missed_also_when_no_table_is_open_there(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    await world.services.guild_events.servers({OTHER})
    assert (await world.store.guild_settings(GUILD)).is_gone
    await days(world, 92)
    assert not await exists(world, table)


async def test_without_the_day_written_down_the_time_counts_from_now(world: World) -> None:
    table = await world.playing((ANA, BEN))
    settings = structs.replace(await world.store.guild_settings(GUILD), is_gone=True, revision=1)
    await world.store.commit(Change(at=world.time.now(), documents=(settings,)))
    await days(world, 89)
    assert await exists(world, table)
    await days(world, 3)
    assert not await exists(world, table)


async def test_a_server_where_the_bot_is_is_never_deleted(world: World) -> None:
    table = await world.playing((ANA, BEN))
    assert await world.store.erase_server(GUILD) == 0
    assert await exists(world, table)
    await days(world, 2)
    # Nor does its time begin to run: it would be over as soon as the bot is removed.
    assert (await world.store.guild_settings(GUILD)).gone_since is None


async def test_tables_that_are_over_are_kept_for_ever_unless_somebody_says_otherwise(world: World) -> None:
    table = await world.playing((ANA, BEN))
    await world.services.lobby.cancel(table, ANA.user, key=a_key())
    await days(world, 800)
    assert await exists(world, table)


@on_a_server_too
async def test_tables_that_are_over_are_deleted_after_their_time_and_open_ones_never(world: World) -> None:
    world.services._retention._periods = RetentionPeriods(closed_tables=30 * DAY)
    over, running = await world.playing((ANA, BEN)), await world.playing((ANA, BEN))
    await days(world, 20)
    await world.play_turn(over)
    await world.services.lobby.cancel(over, ANA.user, key=a_key())
    await days(world, 29)
    assert await exists(world, over)
    await days(world, 3)
    assert not await exists(world, over)
    assert await exists(world, running)
    assert await world.store.actions(over) == ()
    assert await world.store.log(over, seat=Seat(0)) == ()


async def test_the_number_of_a_deleted_table_is_not_used_again(world: World) -> None:
    world.services._retention._periods = RetentionPeriods(closed_tables=30 * DAY)
    await world.new_table(ANA)
    newest = await world.new_table(ANA)
    await world.services.lobby.cancel(newest, ANA.user, key=a_key())
    await days(world, 32)
    assert await world.new_table(BEN) == newest + 1
    await days(world, 2)
    assert not await exists(world, newest)


async def test_nothing_of_a_deleted_server_is_left_in_the_database(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    guild = GuildId(8_555_444_333_222_111_000)
    record = structs.replace(
        await world.record(await world.playing((ANA, BEN))), id=TableId(7), guild=guild, revision=1
    )
    await store.commit(
        Change(at=world.time.now(), record=structs.replace(record, status=TableStatus.FINISHED))
    )
    await world.services.admin.set_limits(guild, UserId(1), open_tables=3)
    await world.services.guild_events.bot_left(guild)
    await days(world, 92)
    held = {place for place, values in everything_stored(path).items() if guild in values}
    assert held == set()
    await world.services.stop()
    await store.close()
