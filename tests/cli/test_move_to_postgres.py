# ruff: noqa: ASYNC240 - a test may wait for its own small files
"""`python -m bot move FILE`: matches that began in a file go on on a server, and nothing is lost on the way."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import create_engine

from bot import __main__ as command_line
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.delivery.notices import MatchResult
from bot.service.house_rules.model import HouseWrite
from bot.service.ids import TableId
from bot.service.ports import Store
from bot.storage.postgres.store import PostgresStore
from bot.storage.postgres.transfer import MoveRefused, move
from bot.storage.sqlite.file_lock import InUse
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import StorageUnusable
from tests.storage.changes import NOON
from tests.support.stores.older import take_back
from tests.support.stores.postgres import PostgresServer
from tests.support.world import ANA, BEN, CYD, GUILD, World

FAR = NOON.replace(year=2100)


def quietly(_what: str, _done: int, _whole: int) -> None:
    """Progress that nobody looks at."""


@pytest.fixture
async def url(postgres: PostgresServer) -> AsyncIterator[str]:
    made = await postgres.database()
    yield made
    await postgres.give_back(made)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Two matches that are being played, one table in the lobby; something is to be told, something is due."""
    path = tmp_path / "canasta.db"
    async with SqliteStore(path) as store:
        world = World(store)
        await world.start()
        for people in ((ANA, BEN), (BEN, CYD, ANA)):
            table = await world.playing(people)
            for _ in range(3):
                await world.play_turn(table)
        await world.new_table(CYD)
        await world.services.houses.create(GUILD, ANA.user, "Friday", "samba")
        await world.services.houses.create(GUILD, ANA.user, "Sunday", "classic_4")
        sunday = next(house for house in await store.houses(GUILD) if house.name == "Sunday")
        await store.commit(Change(at=NOON, houses=(HouseWrite(sunday, is_deleted=True),)))
        await world.services.stop()
        await store.commit(Change(at=NOON, notices=(MatchResult(TableId(1), 1), MatchResult(TableId(2), 1))))
    return path


async def everything(store: Store) -> dict[str, Any]:
    """Whatever a store can be asked."""
    records = await store.tables()
    found: dict[str, Any] = {"records": records, "houses": await store.houses(GUILD)}
    for record in records:
        found[f"snapshot {record.id}"] = await store.snapshot(record.id)
        found[f"actions {record.id}"] = await store.actions(record.id)
        for seat in (None, *map(Seat, range(4))):
            found[f"log {record.id} {seat}"] = await store.log(record.id, seat=seat)
        for number in (1, 2):
            found[f"deal {record.id} {number}"] = await store.deal(record.id, number)
        for person in (ANA, BEN, CYD):
            found[f"draft {record.id} {person.name}"] = await store.draft(record.id, person.user)
    found["waiting"] = await store.waiting_notices(FAR)
    found["due"] = await store.due_deadlines(FAR)
    found["alive"] = await store.alive()
    found["away"] = await store.away(NOON)
    return found


async def everything_in(store: SqliteStore | PostgresStore) -> dict[str, Any]:
    await store.open()
    found = await everything(store)
    await store.close()
    return found


async def test_everything_arrives_and_matches_go_on(file: Path, url: str) -> None:
    bytes_before = file.read_bytes()
    told: list[tuple[str, int, int]] = []
    moved = await move(file, url, lambda *progress: told.append(progress))
    assert file.read_bytes() == bytes_before
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert (moved.rows["tables"], moved.matches, moved.undecodable) == (3, 2, ())
    assert ("moving log", moved.rows["log"], moved.rows["log"]) in told
    store = PostgresStore(url)
    there = await everything_in(store)
    assert there == await everything_in(SqliteStore(file))
    assert len(there["waiting"]) == 2

    await store.open()
    world = World(store)
    await world.start()
    assert len(world.messenger.told(MatchResult)) == 2
    for table in (TableId(1), TableId(2)):
        version = (await world.record(table)).version
        await world.play_turn(table)
        assert (await world.record(table)).version > version
    assert await world.new_table() == 4
    fresh = await world.services.houses.create(GUILD, ANA.user, "Monday", "classic_4")
    assert fresh.id == 3, "the number of a house rule that was deleted is not given again"
    await world.services.stop()
    await store.close()


async def test_what_is_not_empty_is_left_alone(file: Path, url: str) -> None:
    await move(file, url, quietly)
    before = await everything_in(PostgresStore(url))
    with pytest.raises(MoveRefused, match="is not empty: there are rows in its table"):
        await move(file, url, quietly)
    assert await everything_in(PostgresStore(url)) == before


@pytest.mark.parametrize("at", ["moving tables", "moving log", "comparing seats", "reading matches"])
async def test_a_move_that_is_interrupted_leaves_nothing_and_can_be_begun_again(
    file: Path, url: str, at: str
) -> None:
    def progress(what: str, done: int, whole: int) -> None:
        if what == at and done == whole:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await move(file, url, progress)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    async with PostgresStore(url) as store:
        assert await store.tables() == ()
    assert (await move(file, url, quietly)).matches == 2


async def test_a_running_bot_is_not_moved_away_from_nor_onto(file: Path, url: str) -> None:
    async with SqliteStore(file):
        with pytest.raises(InUse):
            await move(file, url, quietly)
    async with PostgresStore(url) as there:
        with pytest.raises(MoveRefused, match="A bot runs on this server already"):
            await move(file, url, quietly)
        assert await there.tables() == ()


async def test_a_file_that_is_written_to_meanwhile_is_not_moved(file: Path, url: str) -> None:
    def progress(what: str, _done: int, _whole: int) -> None:
        if what == "comparing log":
            with closing(sqlite3.connect(file)) as other:
                other.execute("UPDATE tables SET title = 'other'")
                other.commit()

    with pytest.raises(MoveRefused, match="written to meanwhile"):
        await move(file, url, progress)
    async with PostgresStore(url) as store:
        assert await store.tables() == ()


async def test_what_arrives_differently_is_refused(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = asyncpg.Connection.copy_records_to_table

    async def damaged(self: asyncpg.Connection, table: str, *, records: Any, columns: Any) -> None:
        other = [tuple(b"other" if isinstance(one, bytes) else one for one in row) for row in records]
        await real(self, table, records=other, columns=columns)

    monkeypatch.setattr(asyncpg.Connection, "copy_records_to_table", damaged)
    with pytest.raises(MoveRefused, match="is not what was sent"):
        await move(file, url, quietly)


async def test_what_the_server_does_not_take_is_told_without_showing_it(file: Path, url: str) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE tables SET title = 'secret' || char(0) WHERE id = 1")
        other.commit()
    with pytest.raises(MoveRefused, match="does not take something of it") as refused:
        await move(file, url, quietly)
    assert "secret" not in str(refused.value)
    assert refused.value.__cause__ is None


async def test_a_damaged_snapshot_is_taken_along_and_told(file: Path, url: str) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE snapshots SET state = x'00' WHERE table_id = 2")
        other.commit()
    moved = await move(file, url, quietly)
    assert (moved.matches, moved.undecodable) == (1, (2,))


async def test_a_file_of_an_older_version_is_brought_up_to_date_on_the_way(file: Path, url: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        take_back(connection)
    engine.dispose()
    before = file.read_bytes()
    moved = await move(file, url, quietly)
    assert moved.rows["tables"] == 3
    assert file.read_bytes() == before


async def test_a_file_from_before_the_first_schema_is_left_as_it_is(file: Path, url: str) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = '0020'")
        other.commit()
    before = file.read_bytes()
    with pytest.raises(StorageUnusable, match="the bot of the commit"):
        await move(file, url, quietly)
    assert file.read_bytes() == before


# --------------------------------------------------------------------------------------------------- the command


def test_the_command_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_PATH", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    assert command_line.main(["move", "canasta.db"]) == 2
    assert "DATABASE_URL=postgresql://" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:s3cret@127.0.0.1:1/canasta")
    assert command_line.main(["move", "canasta.db"]) == 1
    assert "There is no file" in capsys.readouterr().err
    (tmp_path / "canasta.db").write_bytes(b"no database" * 100)
    assert command_line.main(["move", "canasta.db"]) == 1
    said = capsys.readouterr().err
    assert "is no database" in said
    assert "s3cret" not in said


async def test_the_command_moves_and_says_what_arrived(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parent)
    monkeypatch.delenv("DATABASE_PATH", raising=False)
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(command_line.main, ["move", file.name]) == 0
    said = capsys.readouterr().out
    assert "3 tables" in said
    assert "2 matches were read there" in said
    assert "moving actions: " in said
    assert await asyncio.to_thread(command_line.main, ["move", file.name]) == 1
    assert "is not empty" in capsys.readouterr().err
