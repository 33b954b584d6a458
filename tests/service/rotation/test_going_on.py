"""The next match of a rotation opens by itself, once, and begins when everybody is there."""

import pytest
from msgspec import structs

from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import ChannelId, TableId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import GuildSettings
from tests.service.rotation.test_rotation import FAY, go_on, lobby, rotation_of
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD, World


async def begun(world: World, *more) -> TableId:
    """A rotation of Ana, Ben, Cyd, Dot and others, in its first match."""
    table = await lobby(world, *more)
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    return table


async def finished(world: World, table: TableId) -> None:
    """The match is over as after its last play, and what falls due by that has happened."""
    await over(world, table)
    world.services._wake()
    await world.services.settle()


async def over(world: World, table: TableId) -> None:
    """The match is over, and its process dies at once."""
    await world.put(table, playing("K 4", totals=(300, 100)).state)
    record = await world.record(table)
    now = world.time.now()
    due = Deadline(table, "", DeadlineKind.NEXT_MATCH, now)
    ended = structs.replace(record, status=TableStatus.FINISHED, revision=record.revision + 1)
    await world.store.commit(Change(at=now, record=ended, deadlines=(due,)))


async def after(world: World, table: TableId) -> list[TableRecord]:
    found = await world.store.tables(guild=GUILD, limit=100)
    return [record for record in found if record.rematch_of == table]


def told(world: World) -> list[tuple[TableId | None, TableId]]:
    """The match that was over and the next one of each message to everybody."""
    news = [notice for notice in world.messenger.told(TableNews) if notice.news is News.NEXT_MATCH]
    return [(one.other, one.table) for one in news]


async def test_each_match_is_followed_by_the_next_until_the_last(world: World) -> None:
    table = await begun(world, EVE)
    tables = [table]
    for number in range(2, 6):
        await finished(world, tables[-1])
        [following] = await after(world, tables[-1])
        assert following.status is TableStatus.PLAYING
        assert rotation_of(following).number == number
        assert told(world)[-1] == (tables[-1], following.id)
        tables.append(following.id)
    await finished(world, tables[-1])
    assert await after(world, tables[-1]) == []
    assert len(told(world)) == 4


@pytest.mark.parametrize("side", [0, 1])
async def test_a_match_that_was_resigned_is_followed_too(world: World, side: int) -> None:
    table = await begun(world)
    for person in ((ANA, CYD), (BEN, DOT))[side]:
        await world.services.resigning.resign(table, person.user, key=a_key())
    await world.services.settle()
    assert (await world.record(table)).status is TableStatus.FINISHED
    [following] = await after(world, table)
    assert following.status is TableStatus.PLAYING


async def test_a_kill_before_or_between_leaves_one_table(world: World) -> None:
    table = await begun(world)
    await over(world, table)
    await world.restart()
    [following] = await after(world, table)
    assert following.status is TableStatus.PLAYING
    # Killed between the opening and the start: the row is still there.
    other = await begun(world)
    await over(world, other)
    opened = await world.services.creation.open_next_match(other, key=f"next-match-{other}")
    assert opened is not None
    await world.restart()
    assert [one.id for one in await after(world, other)] == [opened.id]
    assert (await world.record(opened.id)).status is TableStatus.PLAYING
    # Killed after the start, before the row was settled.
    now = world.time.now()
    again = Deadline(other, "", DeadlineKind.NEXT_MATCH, now)
    record = await world.record(other)
    later = structs.replace(record, revision=record.revision + 1)
    await world.store.commit(Change(at=now, record=later, deadlines=(again,)))
    await world.restart()
    assert len(await after(world, other)) == 1
    assert await world.store.next_deadline() != now


async def test_an_edit_of_a_match_that_is_over_does_not_cost_the_next_one(world: World) -> None:
    table = await begun(world)
    await over(world, table)
    await world.services.table_channels.set_place(table, thread=ChannelId(5))
    await world.restart()
    assert len(await after(world, table)) == 1


async def test_it_waits_for_a_press_where_somebody_is_absent(world: World) -> None:
    table = await begun(world)
    record = await world.record(table)
    away = tuple(
        structs.replace(one, stand_in="steady") if one.user == BEN.user else one for one in record.seats
    )
    later = structs.replace(record, seats=away, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=later))
    await world.restart()
    await finished(world, table)
    [following] = await after(world, table)
    assert following.status is TableStatus.LOBBY
    assert not following.free_seats
    await world.services.lobby.start(following.id, BEN.user, key=a_key())
    assert told(world) == [(table, following.id)]


async def test_who_sits_out_need_not_be_there(world: World) -> None:
    table = await begun(world, EVE, FAY)
    await finished(world, table)
    [second] = await after(world, table)
    out = {place.user for place in rotation_of(second).sitting_out}
    assert len(out) == 2
    assert second.host not in out


async def test_a_full_server_leaves_the_button(world: World) -> None:
    table = await begun(world)
    await world.new_table(EVE)
    settings = GuildSettings(GUILD, revision=1, open_tables=1)
    await world.store.commit(Change(at=world.time.now(), documents=(settings,)))
    await finished(world, table)
    assert await after(world, table) == []
    settings = structs.replace(settings, open_tables=None, revision=2)
    await world.store.commit(Change(at=world.time.now(), documents=(settings,)))
    opened = await go_on(world, table, CYD)
    assert [one.id for one in await after(world, table)] == [opened.id]
    assert opened.status is TableStatus.LOBBY


async def test_one_that_somebody_opened_by_hand_begins_as_well(world: World) -> None:
    table = await begun(world)
    await over(world, table)
    opened = await go_on(world, table, DOT)
    world.services._wake()
    await world.services.settle()
    assert [one.id for one in await after(world, table)] == [opened.id]
    assert (await world.record(opened.id)).status is TableStatus.PLAYING
