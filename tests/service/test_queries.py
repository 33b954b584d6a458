"""Looking: the right tables, the right cards, and nobody else's."""

import pytest

from bot.canasta.actions import Draw
from bot.canasta.events import Discarded, Drew, DrewCards, HandDealt, RoundStarted
from bot.canasta.state import State
from bot.service.errors import NotSeated, NotStarted, TableNotFound
from bot.service.ids import TableId
from bot.service.record import TableStatus
from tests.fakes import a_key
from tests.service.world import ANA, BEN, CHANNEL, CYD, DOT, EVE, GUILD, THREAD, World


async def test_a_hand_is_everything_the_panel_needs(world: World) -> None:
    table = await world.playing()
    hand = await world.services.queries.hand(table, CYD.user)
    assert (hand.seat, hand.version, hand.record.id) == (2, 1, table)
    assert hand.view == await world.view(table, 2)
    assert hand.draft.is_empty


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


async def test_the_log_has_pages_from_the_newest_to_the_deal(world: World) -> None:
    table = await world.playing()
    for _ in range(4):
        await world.play_turn(table)
    queries = world.services.queries
    last = await queries.log(table, limit=4)
    assert [entry.version for entry in last.entries] == [6, 7, 8, 9]
    assert last.older == 6
    middle = await queries.log(table, before=last.older, limit=4)
    assert [entry.version for entry in middle.entries] == [2, 3, 4, 5]
    first = await queries.log(table, before=middle.older, limit=4)
    assert [entry.version for entry in first.entries] == [1]
    assert first.older is None
    assert isinstance(first.entries[0].events[0], RoundStarted)


async def test_the_log_tells_each_reader_his_own(world: World) -> None:
    table = await world.playing()
    seat = await world.seat_to_act(table)
    outcome = await world.act(table, Draw())
    queries = world.services.queries
    for person in (ANA, BEN, CYD, DOT, EVE):
        page = await queries.log(table, person.user)
        private = [event for entry in page.entries for event in entry.events if event.audience is not None]
        own = outcome.record.seat_of(person.user)
        assert {event.audience for event in private} == (set() if own is None else {own})
        assert any(isinstance(event, DrewCards) for event in private) == (own == seat)
    public = await queries.log(table)
    assert not any(
        isinstance(event, HandDealt | DrewCards) for entry in public.entries for event in entry.events
    )
    assert public.entries[-1].seat == seat


async def test_one_person_sits_at_several_tables(world: World) -> None:
    queries, lobby = world.services.queries, world.services.lobby
    one, two = await world.new_table(ANA), await world.new_table(BEN)
    await lobby.join(two, ANA, key=a_key())
    await lobby.set_place(two, thread=THREAD)
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
    record = await world.services.lobby.set_board(table, record.board_message, version=record.version)
    assert not record.board_is_old
    await world.act(table, Draw())
    assert not (await world.record(table)).board_is_old
    await world.play_turn(table)
    assert (await world.record(table)).board_is_old
