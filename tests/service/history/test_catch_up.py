"""What happened since somebody's last turn: all of it, and nothing private to others."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.events import Discarded, DrewCards, HandDealt
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.errors import NotSeated, NotStarted, SeatHandedOn
from bot.service.ids import TableId
from bot.service.matches.record import Person
from bot.service.orders.model import Start
from bot.service.queries import A_PAUSE, CatchUp
from tests.support.fakes import a_key
from tests.support.stores.memory import MemoryStore
from tests.support.world import ANA, BEN, CYD, DOT, EVE, World


async def since(world: World, table: TableId, person: Person) -> CatchUp:
    return await world.services.queries.since_my_turn(table, person.user)


async def until_turn_of(world: World, table: TableId, person: Person) -> None:
    while await world.user_to_act(table) != person.user:
        await world.play_turn(table)


async def test_the_turns_of_the_others_are_told(world: World) -> None:
    table = await world.playing()
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    acted = world.time.now()
    await world.pass_time(timedelta(hours=2))
    await until_turn_of(world, table, ANA)
    told = await since(world, table, ANA)
    assert told.since == acted
    assert [entry.seat for entry in told.entries] == [1, 1, 2, 2, 3, 3]
    assert sum(isinstance(event, Discarded) for entry in told.entries for event in entry.events) == 3
    assert all(event.audience in {None, 0} for entry in told.entries for event in entry.events)
    assert not any(isinstance(event, DrewCards) for entry in told.entries for event in entry.events)


async def test_the_own_turn_in_progress_is_no_news(world: World) -> None:
    table = await world.playing()
    await until_turn_of(world, table, BEN)
    await world.act(table, Draw())
    await world.pass_time(timedelta(days=3))
    told = await since(world, table, BEN)
    assert not told.is_news
    assert not told.is_after_pause


async def test_who_has_not_played_yet_is_told_everything(world: World) -> None:
    table = await world.playing()
    await world.play_turn(table)
    # Whoever comes after the one whose turn it is now.
    person = (ANA, BEN, CYD, DOT)[((await world.seat_to_act(table)) + 1) % 4]
    told = await since(world, table, person)
    assert told.since is None
    assert told.entries[0].version == 1
    own = [event for entry in told.entries for event in entry.events if event.audience is not None]
    assert [type(event) for event in own] == [HandDealt]
    assert not told.is_after_pause
    await world.pass_time(A_PAUSE + timedelta(minutes=1))
    assert (await since(world, table, person)).is_after_pause


async def test_a_pause_is_long_and_has_news(world: World) -> None:
    table = await world.playing()
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    await world.pass_time(A_PAUSE + timedelta(minutes=1))
    assert not (await since(world, table, ANA)).is_after_pause
    await world.play_turn(table)
    assert (await since(world, table, ANA)).is_after_pause
    assert not (await since(world, table, BEN)).is_news


async def test_a_long_absence_goes_back_over_rounds(world: World) -> None:
    """However much has happened, the own last action is found."""
    table = await world.playing((ANA,))
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    assert isinstance(world.store, MemoryStore)
    for key, row in list(world.store._log.items()):
        if key[1] > 8 and row.seat == 0:
            world.store._log[key] = structs.replace(row, by_computer=True)
    first = (await since(world, table, ANA)).entries[0].version
    for _ in range(40):
        await world.play_turn(table)
    for key, row in list(world.store._log.items()):
        if key[1] >= first and row.seat == 0:
            world.store._log[key] = structs.replace(row, by_computer=True)
    told = await since(world, table, ANA)
    assert told.entries[0].version == first
    assert len(told.entries) > 160
    assert any(entry.seat == 0 and entry.by_computer for entry in told.entries)


async def test_what_a_computer_played_for_somebody_is_told_to_him_with_its_cards(world: World) -> None:
    terms = Terms(pace=Pace.TURNS, hours=24, vacation_hours=0, on_time_out=TimeOut.COMPUTER)
    table = await world.playing(terms=terms)
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    acted = world.time.now()
    await until_turn_of(world, table, ANA)
    for _ in range(6):
        await world.pass_time(timedelta(hours=4))
    told = await since(world, table, ANA)
    assert told.since == acted
    assert told.is_after_pause
    own = [entry for entry in told.entries if entry.seat == 0]
    assert own
    assert all(entry.by_computer for entry in own)
    assert any(isinstance(event, DrewCards) for entry in own for event in entry.events)
    # For the others it is one more turn of Ana's, and what was drawn stays hers.
    others = (await since(world, table, BEN)).entries
    assert any(entry.by_computer for entry in others)
    assert not any(isinstance(event, DrewCards) for entry in others for event in entry.events)


async def test_what_an_order_did_is_told_like_what_others_did(world: World) -> None:
    table = await world.playing()
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    acted = world.time.now()
    await world.pass_time(timedelta(hours=7))
    await world.services.orders.begin_with(table, ANA.user, Start.DRAW, key=a_key())
    await until_turn_of(world, table, ANA)
    assert (await world.view(table, 0)).table.phase is Phase.PLAY
    told = await since(world, table, ANA)
    assert told.since == acted
    assert [entry.seat for entry in told.entries] == [1, 1, 2, 2, 3, 3, 0]
    assert any(isinstance(event, DrewCards) for event in told.entries[-1].events)
    assert told.is_after_pause
    await world.play_turn(table)
    assert not (await since(world, table, ANA)).is_news


async def test_a_substitute_is_told_what_happened_since_he_came(world: World) -> None:
    table = await world.playing()
    await until_turn_of(world, table, ANA)
    await world.play_turn(table)
    await world.services.substitutes.offer(table, ANA.user, to=EVE.user, key=a_key())
    await world.services.substitutes.take(table, EVE, Seat(0), key=a_key())
    assert not (await since(world, table, EVE)).is_news
    await until_turn_of(world, table, EVE)
    told = await since(world, table, EVE)
    assert told.since is None
    assert [entry.seat for entry in told.entries] == [1, 1, 2, 2, 3, 3]
    with pytest.raises(SeatHandedOn):
        await since(world, table, ANA)
    log = await world.services.queries.log(table, EVE.user)
    assert not any(event.audience is not None for entry in log.entries for event in entry.events)
    assert log.record.name_at(Seat(0), 1) == "Ana"
    await world.play_turn(table)
    assert not (await since(world, table, EVE)).is_news


async def test_there_must_be_a_seat_and_cards(world: World) -> None:
    table = await world.playing()
    with pytest.raises(NotSeated):
        await since(world, table, EVE)
    with pytest.raises(NotStarted):
        await since(world, await world.new_table(), ANA)
