"""Looking: the right tables, the right cards, and nobody else's."""

import pytest
from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.events import Discarded, Drew, DrewCards, HandDealt, RoundEnded, RoundStarted
from bot.canasta.state import State
from bot.service.change import Change
from bot.service.errors import NotSeated, NotStarted, TableNotFound
from bot.service.ids import MessageId, TableId
from bot.service.matches.record import TableStatus
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, THREAD, World


async def test_a_hand_is_everything_the_panel_needs(world: World) -> None:
    table = await world.playing()
    hand = await world.services.queries.hand(table, CYD.user)
    assert (hand.seat, hand.version, hand.record.id) == (2, 1, table)
    assert hand.view == await world.view(table, 2)
    assert hand.draft.is_empty


async def test_the_table_of_a_thread_is_found_wherever_it_goes(world: World) -> None:
    queries, table_channels = world.services.queries, world.services.table_channels
    assert await queries.open_table_in(THREAD) is None
    table = await world.new_table()
    for _ in range(2):
        await table_channels.set_place(table, thread=THREAD)
        assert await queries.open_table_in(THREAD) == await world.record(table)
        assert await World(world.store).services.queries.open_table_in(THREAD) == await world.record(table)
        await table_channels.set_place(table, thread=None)
        assert await queries.open_table_in(THREAD) is None
    await table_channels.set_place(table, thread=THREAD)
    await World(world.store).services.lobby.cancel(table, ANA.user, key=a_key())
    assert await queries.open_table_in(THREAD) is None


async def test_a_hand_needs_a_seat_and_cards(world: World) -> None:
    queries = world.services.queries
    table = await world.playing()
    with pytest.raises(NotSeated):
        await queries.hand(table, EVE.user)
    lobby = await world.new_table()
    with pytest.raises(NotStarted):
        await queries.hand(lobby, ANA.user)
    with pytest.raises(TableNotFound):
        await queries.hand(TableId(99), ANA.user)
    with pytest.raises(TableNotFound):
        await queries.board(TableId(99))


async def test_the_board_of_a_lobby_has_no_cards(world: World) -> None:
    board = await world.services.queries.board(await world.new_table())
    assert (board.view, board.recent) == (None, ())


async def test_the_board_shows_the_last_public_plays(world: World) -> None:
    table = await world.playing()
    for _ in range(3):
        await world.play_turn(table)
    board = await world.services.queries.board(table, recent=4)
    assert [entry.version for entry in board.recent] == [4, 5, 6, 7]
    assert all(event.audience is None for entry in board.recent for event in entry.events)
    assert [type(entry.events[-1]) for entry in board.recent] == [Discarded, Drew, Discarded, Drew] or (
        board.recent[-1].version == board.record.version
    )
    assert not isinstance(board.view, State)


async def test_the_log_has_a_round_from_its_deal_to_its_end(world: World) -> None:
    table = await world.playing()
    while (await world.services.queries.log(table)).number < 3:
        await world.play_turn(table)
    queries = world.services.queries
    first, last = await queries.log(table, number=1), await queries.log(table)
    assert [one.number for one in first.rounds] == [1, 2, 3]
    assert [one.is_over for one in first.rounds] == [True, True, False]
    assert (first.number, last.number) == (1, 3)
    for log in (first, await queries.log(table, number=2)):
        assert isinstance(log.entries[0].events[0], RoundStarted)
        assert any(isinstance(event, RoundEnded) for event in log.entries[-1].events)
        assert log.entries[-1].version == log.rounds[log.number - 1].last
    versions = [entry.version for entry in first.entries]
    assert versions == list(range(1, versions[-1] + 1))
    assert last.entries[-1].version == (await world.record(table)).version


async def test_a_round_that_is_not_there_means_the_nearest(world: World) -> None:
    table = await world.playing()
    assert (await world.services.queries.log(table, number=9)).number == 1
    assert (await world.services.queries.log(table, number=0)).number == 1
    lobby = await world.services.queries.log(await world.new_table(), number=3)
    assert (lobby.number, lobby.rounds, lobby.entries) == (0, (), ())


async def test_the_log_tells_each_reader_his_own(world: World) -> None:
    table = await world.playing()
    seat = await world.seat_to_act(table)
    outcome = await world.act(table, Draw())
    queries = world.services.queries
    for person in (ANA, BEN, CYD, DOT, EVE):
        log = await queries.log(table, person.user)
        private = [event for entry in log.entries for event in entry.events if event.audience is not None]
        own = outcome.record.seat_of(person.user)
        assert log.seat == own
        assert {event.audience for event in private} == (set() if own is None else {own})
        assert any(isinstance(event, DrewCards) for event in private) == (own == seat)
    public = await queries.log(table)
    assert not any(
        isinstance(event, HandDealt | DrewCards) for entry in public.entries for event in entry.events
    )
    assert public.entries[-1].seat == seat


async def test_who_takes_a_seat_over_does_not_read_the_private_past(world: World) -> None:
    table = await world.playing()
    await world.play_turn(table)
    record = await world.record(table)
    seats = tuple(
        structs.replace(holder, since=record.version) if holder.user == CYD.user else holder
        for holder in record.seats
    )
    fresh = structs.replace(record, seats=seats, revision=record.revision + 1)
    await world.store.commit(Change(at=world.time.now(), record=fresh, reseated=True))
    await world.play_turn(table)
    log = await world.services.queries.log(table, CYD.user)
    private = [entry.version for entry in log.entries if any(event.audience for event in entry.events)]
    assert all(version > record.version for version in private)
    assert log.entries[0].version == 1
    dot = await world.services.queries.log(table, DOT.user)
    assert any(isinstance(event, HandDealt) for event in dot.entries[0].events)
    assert not any(isinstance(event, HandDealt) for event in log.entries[0].events)


async def test_one_person_sits_at_several_tables(world: World) -> None:
    queries, lobby = world.services.queries, world.services.lobby
    one, two = await world.new_table(ANA), await world.new_table(BEN)
    await lobby.join(two, ANA, key=a_key())
    await world.services.table_channels.set_place(two, thread=THREAD)
    three = await world.new_table(ANA)
    await lobby.cancel(three, ANA.user, key=a_key())

    async def ids(**conditions: object) -> list[int]:
        return [record.id for record in await queries.tables_of(ANA.user, **conditions)]  # type: ignore[arg-type]

    assert await ids() == [two, one]
    assert await ids(place=THREAD) == [two]
    assert await ids(guild=GUILD, statuses=list(TableStatus)) == [three, two, one]
    assert [record.id for record in await queries.tables_at(THREAD)] == [two]
    assert [record.id for record in await queries.tables_at(CHANNEL)] == [two, one]
    assert [record.id for record in await queries.tables_in(GUILD)] == [two, one]


async def test_a_board_grows_old_with_the_next_turn(world: World) -> None:
    table = await world.playing()
    record = await world.record(table)
    record = await world.services.table_channels.replace_board(table, MessageId(900), record.version, None)
    assert not record.board_is_old
    await world.act(table, Draw())
    assert not (await world.record(table)).board_is_old
    await world.play_turn(table)
    assert (await world.record(table)).board_is_old
