"""How much of the tables is remembered: as much as there is room for, whatever their number."""

import tracemalloc

import pytest
from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.codec import decode_state
from bot.service.change import Change
from bot.service.ids import ChannelId, TableId
from bot.service.matches.tables import Tables, memory_of
from tests.support.world import World


def reads_of(world: World, monkeypatch: pytest.MonkeyPatch) -> list[TableId]:
    """The tables that are read as a whole from now on."""
    read: list[TableId] = []
    snapshot = world.store.snapshot

    async def counted(table: TableId) -> object:
        read.append(table)
        return await snapshot(table)

    monkeypatch.setattr(world.store, "snapshot", counted)
    return read


@pytest.fixture
async def tables(world: World) -> list[TableId]:
    return [await world.playing() for _ in range(6)]


async def size_of(world: World, table: TableId) -> int:
    known = Tables(world.store)
    await known.get(table)
    return known.size


async def test_as_many_tables_are_remembered_as_there_is_room_for(
    world: World, tables: list[TableId], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = reads_of(world, monkeypatch)
    room = sum([await size_of(world, table) for table in tables[:3]])
    known = Tables(world.store, room)
    read.clear()
    for table in tables[:3] * 2:
        await known.get(table)
        assert known.size <= room
    assert read == tables[:3], "those that fit are read once"
    for table in tables * 2:
        await known.get(table)
        assert known.size <= room
    assert len(read) > 3 + 6, "of more than fit some are read again"
    last = tables[-1]
    read.clear()
    await known.get(last)
    assert not read, "what was used last is remembered"


async def test_one_table_is_remembered_however_little_room_there_is(
    world: World, tables: list[TableId]
) -> None:
    known = Tables(world.store, 1)
    for table in tables:
        await known.get(table)
    assert known.remembered(tables[-1]) is not None
    assert known.remembered(tables[0]) is None


async def test_a_table_that_grows_takes_more_room(world: World, tables: list[TableId]) -> None:
    known = Tables(world.store)
    loaded = await known.get(tables[0])
    before = known.size
    record = structs.replace(loaded.record, title="T" * 10_000)
    for step in range(1, 100):
        known.remember(structs.replace(record, revision=record.revision + step), loaded.state)
    assert known.size >= before + 9_000
    closed = structs.replace(record, revision=record.revision + 200, title="")
    known.remember(closed, None)
    assert known.size < before


async def test_where_a_forgotten_table_was_is_forgotten_too(world: World, tables: list[TableId]) -> None:
    known = Tables(world.store, 1)
    for place, table in enumerate(tables, 100):
        record = await world.record(table)
        record = structs.replace(record, thread=ChannelId(place), revision=record.revision + 1)
        await world.store.commit(Change(at=world.time.now(), record=record))
        await known.get(table)
    assert known.seen_in(ChannelId(100)) is None
    assert known.seen_in(ChannelId(100 + len(tables) - 1)) == tables[-1]


async def test_the_estimate_is_near_to_what_is_allocated(world: World) -> None:
    table = await world.playing()
    for _ in range(3):
        await world.play_turn(table)
    await world.act(table, Draw())
    stored = await world.store.snapshot(table)
    assert stored is not None
    record, snapshot = stored
    assert snapshot is not None
    decode_state(snapshot, record.rules)  # what is made once for all
    tracemalloc.start()
    states = [decode_state(snapshot, record.rules) for _ in range(50)]
    allocated, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.5 < memory_of(*states) / allocated < 2
