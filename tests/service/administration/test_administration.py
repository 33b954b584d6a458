"""Limits of a server, and the log of what its admins did."""

import asyncio
import json

import pytest

from bot.service.administration.admin_actions import AdminAction
from bot.service.change import AdminEntry, Change, Fate, NoticeFate
from bot.service.delivery.notices import MatchResult, RoundScored
from bot.service.errors import NotHost, TableClosed, TooManyOpenTables, TooManyOwnTables
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, TableId
from bot.service.ports import WaitingNotice
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, EVE, GUILD, RULES, World

ELSEWHERE = GuildId(77)


async def entries(world: World) -> tuple[AdminEntry, ...]:
    return (await world.services.admin.log(GUILD)).entries


async def test_without_limits_there_are_none(world: World) -> None:
    for _ in range(12):
        await world.new_table(ANA)
    settings = await world.services.admin.settings(GUILD)
    assert (settings.open_tables, settings.tables_per_person) == (None, None)


async def test_a_server_has_so_many_open_tables_and_no_more(world: World) -> None:
    await world.services.admin.set_limits(GUILD, EVE.user, open_tables=2)
    first = await world.new_table(ANA)
    await world.new_table(BEN)
    with pytest.raises(TooManyOpenTables) as refused:
        await world.new_table(CYD)
    assert refused.value.facts == {"limit": 2}
    await world.services.creation.create(
        CYD, guild=ELSEWHERE, channel=CHANNEL, chosen=ChosenRules(RULES), key=a_key()
    )
    await world.services.lobby.cancel(first, ANA.user, key=a_key())
    await world.new_table(CYD)


async def test_a_person_sits_at_so_many_tables_of_a_server_and_no_more(world: World) -> None:
    await world.services.admin.set_limits(GUILD, EVE.user, tables_per_person=1)
    one, two = await world.new_table(ANA), await world.new_table(BEN)
    with pytest.raises(TooManyOwnTables):
        await world.new_table(ANA)
    with pytest.raises(TooManyOwnTables):
        await world.services.lobby.join(two, ANA, key=a_key())
    await world.services.lobby.join(one, CYD, key=a_key())
    await world.services.creation.create(
        ANA, guild=ELSEWHERE, channel=CHANNEL, chosen=ChosenRules(RULES), key=a_key()
    )


async def test_whoever_is_quick_at_two_tables_gets_one_seat(world: World) -> None:
    await world.services.admin.set_limits(GUILD, EVE.user, tables_per_person=1)
    tables = [await world.new_table(person) for person in (ANA, BEN)]
    done = await asyncio.gather(
        *(world.services.lobby.join(table, CYD, key=a_key()) for table in tables), return_exceptions=True
    )
    assert sum(isinstance(one, TooManyOwnTables) for one in done) == 1


async def test_the_same_click_twice_is_no_second_table_even_at_the_limit(world: World) -> None:
    await world.services.admin.set_limits(GUILD, EVE.user, open_tables=1, tables_per_person=1)
    key = a_key()
    made = [
        await world.services.creation.create(
            ANA, guild=GUILD, channel=CHANNEL, chosen=ChosenRules(RULES), key=key
        )
        for _ in range(2)
    ]
    assert made[0].id == made[1].id
    joining = a_key()
    for _ in range(2):
        await world.services.lobby.join(made[0].id, BEN, key=joining)


async def test_a_lower_limit_closes_nothing(world: World) -> None:
    tables = [await world.new_table(ANA) for _ in range(3)]
    await world.services.admin.set_limits(GUILD, EVE.user, open_tables=1)
    assert all([(await world.record(table)).is_open for table in tables])


async def test_limits_are_set_one_by_one_and_lifted_by_zero(world: World) -> None:
    admin = world.services.admin
    await admin.set_limits(GUILD, EVE.user, open_tables=5)
    both = await admin.set_limits(GUILD, EVE.user, tables_per_person=2)
    assert (both.open_tables, both.tables_per_person) == (5, 2)
    assert await admin.set_limits(GUILD, EVE.user) == both
    lifted = await admin.set_limits(GUILD, EVE.user, open_tables=0)
    assert (lifted.open_tables, lifted.tables_per_person) == (None, 2)
    assert [entry.facts for entry in await entries(world)] == [
        {"open_tables": 0, "tables_per_person": 2},
        {"open_tables": 5, "tables_per_person": 2},
        {"open_tables": 5, "tables_per_person": 0},
    ]


async def test_two_admins_at_the_same_moment_both_have_their_way(world: World) -> None:
    admin = world.services.admin
    await asyncio.gather(
        admin.set_limits(GUILD, EVE.user, open_tables=5),
        admin.set_limits(GUILD, ANA.user, tables_per_person=2),
    )
    settings = await admin.settings(GUILD)
    assert (settings.open_tables, settings.tables_per_person) == (5, 2)


async def test_what_an_admin_does_to_a_table_is_logged_and_what_its_host_does_is_not(world: World) -> None:
    one, two = await world.new_table(ANA), await world.new_table(ANA)
    lobby = world.services.lobby
    await lobby.cancel(one, ANA.user, key=a_key())
    assert await entries(world) == ()
    with pytest.raises(NotHost):
        await lobby.cancel(two, EVE.user, key=a_key())
    await world.services.table_channels.move(two, EVE.user, channel=ChannelId(9), is_admin=True)
    await world.services.table_channels.renew_board(two, EVE.user)
    key = a_key()
    for _ in range(2):
        await lobby.cancel(two, EVE.user, is_admin=True, key=key)
    with pytest.raises(TableClosed):
        await lobby.cancel(two, EVE.user, is_admin=True, key=a_key())
    logged = await entries(world)
    assert [entry.did for entry in logged] == [
        AdminAction.ENDED,
        AdminAction.BOARD_RENEWED,
        AdminAction.MOVED,
    ]
    assert {entry.table for entry in logged} == {two}
    assert {entry.actor for entry in logged} == {EVE.user}


async def test_a_moved_table_lives_in_the_new_channel(world: World) -> None:
    table = await world.playing()
    record = await world.services.table_channels.move(table, EVE.user, channel=ChannelId(9))
    assert (record.place, record.thread, record.board_message) == (ChannelId(9), None, None)
    again = await world.services.table_channels.move(table, EVE.user, channel=ChannelId(9))
    assert again.revision == record.revision


async def test_what_admins_do_to_house_rules_is_logged(world: World) -> None:
    houses = world.services.houses
    made = await houses.create(GUILD, ANA.user, "Friday", "classic_4")
    await houses.set(GUILD, BEN.user, made.id, {"draw_count": 2})
    await houses.set(GUILD, BEN.user, made.id, {"draw_count": 2})
    await houses.set_default(GUILD, ANA.user, made.id)
    await houses.set_default(GUILD, ANA.user, None)
    await houses.delete(GUILD, CYD.user, made.id)
    logged = await entries(world)
    assert [(entry.did, entry.actor) for entry in reversed(logged)] == [
        (AdminAction.HOUSE_CREATED, ANA.user),
        (AdminAction.HOUSE_SET, BEN.user),
        (AdminAction.HOUSE_DEFAULT, ANA.user),
        (AdminAction.HOUSE_DEFAULT, ANA.user),
        (AdminAction.HOUSE_DELETED, CYD.user),
    ]
    assert json.loads(str(logged[3].facts["changes"])) == {"draw_count": 2}
    assert all(entry.facts["name"] in {"Friday", ""} for entry in logged)
    assert (await world.services.admin.log(ELSEWHERE)).entries == ()


async def test_a_board_that_is_posted_anew_does_not_tell_twice_how_the_match_ended(world: World) -> None:
    table = await world.playing((ANA,))
    await world.services.resigning.resign(table, ANA.user, key=a_key())
    await world.services.settle()
    assert len(world.messenger.told(MatchResult)) == 1
    await world.services.table_channels.renew_board(table, EVE.user)
    await world.services.settle()
    assert len(world.messenger.told(MatchResult)) == 1


async def test_what_could_not_be_told_is_told_once_although_two_post_the_board_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them knows what waits before the other one has told it."""
    other, table = World(world.store), await world.playing()
    gone = RoundScored(table, 1)
    await world.store.commit(Change(at=world.time.now(), notices=(gone,)))
    [waiting] = await world.store.waiting_notices(world.time.now())
    fate = NoticeFate(waiting.id, Fate.GIVEN_UP, why="recipient gone")
    await world.store.commit(Change(at=world.time.now(), fates=(fate,)))
    real, looked = world.store.given_up, 0

    async def given_up(of: TableId) -> tuple[WaitingNotice, ...]:
        nonlocal looked
        looked += 1
        found = await real(of)
        if looked == 1:
            await other.services.table_channels.renew_board(table)
        return found

    monkeypatch.setattr(world.store, "given_up", given_up)
    await world.services.stop()
    await world.services.table_channels.renew_board(table)
    assert looked > 1
    told = [one.notice for one in await world.store.waiting_notices(world.time.now())]
    assert told.count(gone) == 1
    assert await real(table) == ()


async def test_the_log_is_read_in_pages(world: World) -> None:
    table: TableId = await world.new_table()
    for _ in range(5):
        await world.services.table_channels.renew_board(table, EVE.user)
    first = await world.services.admin.log(GUILD, limit=2)
    assert len(first.entries) == 2
    second = await world.services.admin.log(GUILD, before=first.older, limit=2)
    last = await world.services.admin.log(GUILD, before=second.older, limit=2)
    assert (len(last.entries), last.older) == (1, None)
    numbers = [entry.id for page in (first, second, last) for entry in page.entries]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == 5
