"""The services on the real store: a round over many restarts, and two processes on one file."""

import asyncio
from pathlib import Path

from msgspec import structs

from bot.canasta.actions import Discard, Draw
from bot.canasta.codec import decode_state
from bot.canasta.engine import start_match
from bot.canasta.turn import Phase
from bot.service.change import Change
from bot.service.delivery.notices import TurnPing
from bot.service.errors import StaleTable
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.service.matches.draft import DraftPlay
from bot.service.matches.play import Outcome
from bot.service.matches.record import TableStatus
from bot.service.orders.model import Orders, Start
from bot.storage.sqlite.store import SqliteStore
from tests.support.fakes import a_key
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import ANA, BEN, RULES, World


async def opened(path: Path) -> World:
    """A new process on this file."""
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    return world


async def end(world: World) -> None:
    await world.services.settle()
    await world.services.stop()
    await world.store.close()


async def test_a_round_over_many_restarts(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    world = await opened(path)
    table = await world.playing((ANA,))
    for turn in range(60):
        if await world.services.queries.score_sheets(table):
            break
        if turn % 5 == 4:
            before = await world.services.queries.hand(table, ANA.user)
            await end(world)
            world = await opened(path)
            assert await world.services.queries.hand(table, ANA.user) == before
        await world.play_turn(table)
    assert len(await world.services.queries.score_sheets(table)) == 1
    assert await world.user_to_act(table) == ANA.user
    replayed = list(replayed_steps(start_match(RULES), await world.store.actions(table)))
    assert all(moment.is_as_stored for moment in replayed)
    stored = await world.store.snapshot(table)
    assert stored is not None
    assert stored[1] is not None
    assert decode_state(stored[1], RULES) == replayed[-1].state
    assert await oldest_waiting(world.store) is None
    await end(world)


async def test_drafts_and_answers_are_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    world = await opened(path)
    table = await world.playing()
    actor = await world.user_to_act(table)
    command = Act(table, actor, Draw(), a_key(), version=1)
    first = await world.services.play.act(command)
    hand = await world.services.queries.hand(table, actor)
    rank = max(face // 4 for face in range(16, 60) if hand.view.hand >> (8 * face) & 0xFF)
    draft = await world.prepare(table, actor, DraftPlay(rank, 1))
    await end(world)
    world = await opened(path)
    again = await world.services.play.act(command)
    assert (again.repeated, again.version, again.events) == (True, first.version, first.events)
    assert (await world.services.queries.hand(table, actor)).draft == draft
    await end(world)


async def test_notices_that_were_not_delivered_are_delivered_by_the_next_process(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    world = await opened(path)
    table = await world.playing()
    await world.services.stop()
    await world.play_turn(table)
    await world.store.close()
    world = await opened(path)
    assert [type(notice) for notice in world.messenger.delivered] == [TurnPing]
    await end(world)


async def test_two_processes_on_one_file_make_one_move_of_two(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    here, there = await opened(path), await opened(path)
    table = await here.playing()
    actor = await here.user_to_act(table)
    results = await asyncio.gather(
        *(each.services.play.act(Act(table, actor, Draw(), a_key(), version=1)) for each in (here, there)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == [Outcome.__name__, StaleTable.__name__]
    assert await here.record(table) == await there.record(table)
    for world in (here, there):
        await end(world)


async def test_two_processes_do_not_play_a_computer_twice(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    here, there = await opened(path), await opened(path)
    table = await here.playing((ANA,))
    for _ in range(3):
        for action in (Draw(), None):
            chosen = action or next(a for a in await here.options(table) if isinstance(a, Discard))
            await here.act(table, chosen)
        there.services._wake()
        await asyncio.gather(here.services.settle(), there.services.settle())
        await asyncio.gather(*(each.services.automatic_play.run_computers(table) for each in (here, there)))
        assert await there.user_to_act(table) == ANA.user
    versions = [version for version, *_ in await here.store.actions(table)]
    assert versions == list(range(1, len(versions) + 1))
    for world in (here, there):
        await end(world)


async def test_many_tables_at_once(tmp_path: Path) -> None:
    world = await opened(tmp_path / "canasta.db")
    tables = await asyncio.gather(*(world.playing((ANA, BEN)) for _ in range(12)))
    assert sorted(tables) == list(range(1, 13))
    for _ in range(2):
        await asyncio.gather(*(world.play_turn(table) for table in tables))
    for table in tables:
        assert await world.user_to_act(table) in {ANA.user, BEN.user}
    await end(world)


async def test_orders_kept_seats_and_who_is_ready_are_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    world = await opened(path)
    table = await world.playing((ANA, BEN))
    waiting = BEN if await world.user_to_act(table) == ANA.user else ANA
    await world.services.orders.begin_with(table, waiting.user, Start.TAKE_OR_DRAW, least=4, key=a_key())
    await world.services.orders.answer_with(table, waiting.user, False, key=a_key())
    record = await world.record(table)
    over = structs.replace(record, id=TableId(2), status=TableStatus.FINISHED, revision=1)
    await world.store.commit(Change(at=world.time.now(), record=over))
    again = await world.services.creation.rematch(TableId(2), ANA, other_partners=True, key=a_key())
    before = await world.services.queries.hand(table, waiting.user)
    await end(world)
    world = await opened(path)
    after = await world.services.queries.hand(table, waiting.user)
    assert (after.orders, after.record) == (before.orders, before.record)
    assert after.orders == Orders(
        answer=False, answer_round=1, start=Start.TAKE_OR_DRAW, least=4, start_round=1
    )
    assert await world.record(again.id) == again
    while await world.user_to_act(table) != waiting.user:
        await world.play_turn(table)
    view = await world.view(table, after.seat)
    assert view.table.phase is Phase.PLAY
    await end(world)
