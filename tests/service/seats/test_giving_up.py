"""Matches given up by a side, and computers that play on for those who leave."""

import pytest
from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat, SideId
from bot.service.change import Change, DeadlineKind
from bot.service.delivery.notices import MatchResult, News, Reminder, TimeIsUp
from bot.service.errors import NoResignation, NotYourSide, TableClosed, UnknownLevel
from bot.service.house_rules.editing import ChosenRules
from bot.service.matches.record import TableStatus
from tests.service.seats.leaving_tables import DAY_A_TURN, handed, news, pass_hours, to_act
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, World


async def test_a_computer_that_replaces_somebody_plays_at_once(world: World) -> None:
    table = await world.playing()
    person, seat = await to_act(world, table)
    after = await world.services.substitutes.replace(table, seat, "steady", key=a_key())
    holder = after.holder_of(seat)
    assert holder is not None
    assert (holder.computer, holder.user) == ("steady", None)
    await world.services.settle()
    record = await world.record(table)
    assert record.version > after.version
    assert await world.seat_to_act(table) != seat
    assert record.name_at(seat, after.version) == person.name
    with pytest.raises(UnknownLevel):
        await world.services.substitutes.replace(table, Seat(0), "genius", key=a_key())


async def test_computers_never_play_on_alone(world: World) -> None:
    table = await world.playing((ANA,))
    after = await world.services.substitutes.replace(table, Seat(0), "steady", key=a_key())
    await world.services.settle()
    record = await world.record(table)
    assert record.version == after.version
    assert record.pause is not None
    assert record.pause.why == "alone"
    assert await news(world, News.ALONE)
    # Somebody sits down, and it goes on.
    back = await world.services.substitutes.replace(table, Seat(0), EVE, key=a_key())
    assert back.pause is None
    await world.services.settle()
    assert await world.user_to_act(table) == EVE.user


async def test_a_side_gives_up_when_both_agree(world: World) -> None:
    table = await world.playing()
    resigning = world.services.resigning
    asked = await resigning.resign(table, BEN.user, key=a_key())
    assert (asked.status, asked.resigning) == (TableStatus.PLAYING, (1,))
    assert [notice.seat for notice in await news(world, News.RESIGN_WANTED)] == [1]
    # Asking twice asks once.
    assert (await resigning.resign(table, BEN.user, key=a_key())).revision == asked.revision
    with pytest.raises(NotYourSide):
        await resigning.resign(table, ANA.user, side=SideId(1), key=a_key())
    await world.restart()
    over = await world.services.resigning.resign(table, DOT.user, side=SideId(1), key=a_key())
    assert (over.status, over.resigned, over.resigning) == (TableStatus.FINISHED, 1, ())
    await world.services.settle()
    assert world.messenger.told(MatchResult)
    assert await world.store.next_deadline() is None or all(
        deadline.table != table for deadline in await world.store.due_deadlines(world.time.now())
    )
    with pytest.raises(TableClosed):
        await world.act(table, Draw())
    with pytest.raises(TableClosed):
        await world.services.resigning.resign(table, ANA.user, key=a_key())


async def test_a_partner_wants_to_play_on(world: World) -> None:
    table = await world.playing()
    resigning = world.services.resigning
    with pytest.raises(NoResignation):
        await resigning.resign(table, DOT.user, side=SideId(1), key=a_key())
    await resigning.resign(table, BEN.user, key=a_key())
    with pytest.raises(NotYourSide):
        await resigning.play_on(table, ANA.user, side=SideId(1), key=a_key())
    after = await resigning.play_on(table, DOT.user, side=SideId(1), key=a_key())
    assert (after.resigning, after.status) == ((), TableStatus.PLAYING)
    with pytest.raises(NoResignation):
        await resigning.play_on(table, BEN.user, side=SideId(1), key=a_key())
    # The other side may propose it, too; neither knows of the other's wish.
    await resigning.resign(table, BEN.user, key=a_key())
    assert (await resigning.resign(table, ANA.user, key=a_key())).resigning == (1, 0)


async def test_computers_and_who_is_away_are_not_asked(world: World) -> None:
    table = await world.playing((ANA, BEN))
    after = await world.services.resigning.resign(table, ANA.user, key=a_key())
    assert (after.status, after.resigned) == (TableStatus.FINISHED, 0)
    table = await world.playing()
    record = await world.record(table)
    gone = tuple(structs.replace(holder, is_gone=holder.seat == 3) for holder in record.seats)
    changed = structs.replace(record, seats=gone, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=changed, reseated=True))
    after = await world.services.resigning.resign(table, BEN.user, key=a_key())
    assert after.resigned == 1


async def test_a_substitute_has_not_agreed_to_anything(world: World) -> None:
    table = await world.playing()
    await world.services.resigning.resign(table, BEN.user, key=a_key())
    after = await handed(world, table, DOT)
    assert after.resigning == ()


async def test_of_three_players_one_leaves_and_a_computer_plays_on(world: World) -> None:
    record = await world.services.creation.create(
        ANA,
        guild=GUILD,
        channel=CHANNEL,
        chosen=ChosenRules(rules_of("scarne_3_cutthroat")),
        title="",
        key=a_key(),
    )
    table = record.id
    for person in (BEN, CYD)[: record.seat_count - 1]:
        await world.services.lobby.join(table, person, key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    resigning = world.services.resigning
    after = await resigning.resign(table, ANA.user, key=a_key())
    assert after.status is TableStatus.PLAYING
    assert after.resigned is None
    holder = after.holder_of(Seat(0))
    assert holder is not None
    assert holder.is_computer
    assert after.host == BEN.user
    assert after.name_at(Seat(0), 1) == "Ana"
    await resigning.resign(table, BEN.user, key=a_key())
    # The last one who gives up ends the match: no computer plays on alone.
    last = await resigning.resign(table, CYD.user, key=a_key())
    assert (last.status, last.resigned) == (TableStatus.FINISHED, 2)
    await world.services.settle()
    assert not [
        row for row in await world.store.due_deadlines(world.time.now()) if row.kind is DeadlineKind.COMPUTER
    ]


async def test_nothing_falls_due_at_a_table_that_was_given_up(world: World) -> None:
    table = await world.playing((ANA, BEN), terms=DAY_A_TURN)
    record = await world.services.resigning.resign(table, ANA.user, key=a_key())
    assert record.clock is None
    told = len(world.messenger.tried)
    await pass_hours(world, 100)
    await world.services.settle()
    assert all(not isinstance(notice, Reminder | TimeIsUp) for notice in world.messenger.tried[told:])
    assert await world.store.due_deadlines(world.time.now()) == ()
