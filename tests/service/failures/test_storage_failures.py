"""The disk is full, the file is locked or read-only, a snapshot is damaged: a clear word, nothing lost, and it passes."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.canasta.actions import Draw
from bot.service.change import Change
from bot.service.delivery.notices import RoundScored
from bot.service.errors import StorageFailed, TableDamaged
from bot.service.ids import TableId
from bot.service.matches.commands import Act
from bot.storage.sqlite import connection as sqlite_connection
from bot.storage.sqlite.store import SqliteStore
from tests.support.fakes import a_key
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.new_database import put_new_database
from tests.support.stores.opened import execute_on_writer
from tests.support.waiting_notices import oldest_waiting
from tests.support.world import World, first_legal

BEGUN = "the database cannot be written"
FAILED = r"outbox .*failed and will be tried again|deadlines failed|at table \d+ failed"


class TableOnFile:
    """Four people play on a real file."""

    def __init__(self, path: Path, store: SqliteStore, world: World, table: TableId) -> None:
        self.path, self.store, self.world, self.table = path, store, world, table

    async def draw(self) -> Act:
        record = await self.world.record(self.table)
        return Act(self.table, await self.world.user_to_act(self.table), Draw(), a_key(), record.version)

    async def next_click(self) -> Act:
        """Whoever must act does something short."""
        record, actor = await self.world.record(self.table), await self.world.user_to_act(self.table)
        view = await self.world.view(self.table, await self.world.seat_to_act(self.table))
        return Act(self.table, actor, first_legal(view, Random(0)), a_key(), record.version)

    async def on_the_writer(self, statement: str) -> None:
        await execute_on_writer(self.store, statement)

    async def reopen(self) -> None:
        await self.world.services.settle()
        await self.world.services.stop()
        await self.store.close()
        self.store = SqliteStore(self.path)
        await self.store.open()
        self.world.store = self.store
        await self.world.restart()


@pytest.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableOnFile]:
    monkeypatch.setattr(sqlite_connection, "_BUSY_SECONDS", 0.05)
    path = tmp_path / "canasta.db"
    put_new_database(path)
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    made = TableOnFile(path, store, world, await world.playing())
    await world.services.settle()
    yield made
    await world.services.settle()
    await world.services.stop()
    await made.store.close()


async def test_a_full_disk_refuses_and_everything_goes_on_when_there_is_room(
    scene: TableOnFile, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(f"{BEGUN}, and the disk is full")
    no_logged_errors.expect(FAILED)
    world = scene.world
    await scene.on_the_writer("PRAGMA max_page_count = 1")
    click = await scene.next_click()
    while True:
        before = await world.record(scene.table)
        try:
            await world.services.play.act(click)
        except StorageFailed as refused:
            assert refused.facts == {"why": "full"}  # noqa: PT017
            break
        # What was told is struck off: that would still find room afterwards, and trouble would begin anew.
        await world.services.settle()
        click = await scene.next_click()
    with pytest.raises(StorageFailed):
        await world.services.play.act(click)
    assert await world.record(scene.table) == before
    assert len(await world.store.actions(scene.table)) == before.version
    # What is small enough may still be written in between; then the trouble begins anew.
    said = [record.getMessage() for record in no_logged_errors.records]
    begun = sum(BEGUN in one for one in said)
    over = sum("can be written again" in one for one in said)
    assert begun - over == 1, "trouble is told once, however many are refused"
    await scene.on_the_writer("PRAGMA max_page_count = 1000000")
    outcome = await world.services.play.act(click)
    assert (outcome.version, outcome.repeated) == (before.version + 1, False)


async def test_what_was_told_while_the_disk_was_full_is_not_told_again(
    scene: TableOnFile, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(BEGUN)
    no_logged_errors.expect(FAILED)
    world, told = scene.world, RoundScored(scene.table, 1)
    await scene.world.services.stop()
    await world.store.commit(Change(at=world.time.now(), notices=(told,)))
    await scene.on_the_writer("PRAGMA query_only = ON")
    await world.services._uptime.finish()
    world.services._outbox.open(world.messenger)
    await world.services.settle()
    assert world.messenger.told(RoundScored) == [told]
    assert await oldest_waiting(world.store) is not None
    await scene.on_the_writer("PRAGMA query_only = OFF")
    await world.pass_time(timedelta(seconds=6))
    assert world.messenger.told(RoundScored) == [told]
    assert await oldest_waiting(world.store) is None


async def test_a_locked_file_refuses_soon_and_everything_goes_on_when_the_lock_is_gone(
    scene: TableOnFile, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(f"{BEGUN}, and another program holds a lock")
    no_logged_errors.expect(FAILED)
    click = await scene.draw()
    with closing(sqlite3.connect(scene.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed) as refused:
            await scene.world.services.play.act(click)
        assert refused.value.facts == {"why": "locked"}
        other.execute("ROLLBACK")
    assert (await scene.world.services.play.act(click)).repeated is False


async def test_a_file_that_may_only_be_read_can_be_looked_at(
    scene: TableOnFile, no_logged_errors: LoggedErrors, caplog: pytest.LogCaptureFixture
) -> None:
    no_logged_errors.expect(f"{BEGUN}, and it may only be read")
    no_logged_errors.expect(FAILED)
    click = await scene.draw()
    await scene.on_the_writer("PRAGMA query_only = ON")
    with pytest.raises(StorageFailed) as refused:
        await scene.world.services.play.act(click)
    assert refused.value.facts == {"why": "read_only"}
    assert await scene.world.services.queries.hand(scene.table, click.actor) is not None
    await scene.on_the_writer("PRAGMA query_only = OFF")
    with caplog.at_level(logging.WARNING):
        await scene.world.services.play.act(click)
    assert "the database can be written again" in caplog.text


async def damage(scene: TableOnFile, statement: str, *values: object) -> None:
    """Write into the file what no bot would, and forget what was remembered."""
    await scene.world.services.settle()
    with closing(sqlite3.connect(scene.path)) as other:
        assert other.execute(statement, values).rowcount > 0
        other.commit()
    await scene.reopen()


@pytest.mark.parametrize("bytes_", [b"", b"\x93\x01garbage", b"\xff" * 400])
async def test_a_damaged_snapshot_is_made_anew_from_the_log(
    scene: TableOnFile, no_logged_errors: LoggedErrors, bytes_: bytes
) -> None:
    no_logged_errors.expect(r"the snapshot of table 1 is damaged")
    for _ in range(3):
        await scene.world.play_turn(scene.table)
    actor = await scene.world.user_to_act(scene.table)
    before = await scene.world.services.queries.hand(scene.table, actor)
    await damage(scene, "UPDATE snapshots SET state = ?", bytes_)
    assert await scene.world.services.queries.hand(scene.table, actor) == before
    await scene.world.play_turn(scene.table)
    told = len(no_logged_errors.records)
    await scene.reopen()
    await scene.world.play_turn(scene.table)
    assert len(no_logged_errors.records) == told == 1, "the next move repaired it"


async def test_a_snapshot_of_another_moment_is_found_by_its_hash(
    scene: TableOnFile, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect(r"the snapshot of table 1 is damaged")
    stored = await scene.store.snapshot(scene.table)
    assert stored is not None
    await scene.world.play_turn(scene.table)
    actor = await scene.world.user_to_act(scene.table)
    before = await scene.world.services.queries.hand(scene.table, actor)
    await damage(scene, "UPDATE snapshots SET state = ?", stored[1])
    assert await scene.world.services.queries.hand(scene.table, actor) == before


async def test_without_snapshot_and_log_the_table_says_so_and_others_go_on(
    scene: TableOnFile, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("failed")
    other = await scene.world.playing()
    await scene.world.play_turn(scene.table)
    await damage(scene, "DELETE FROM actions WHERE table_id = 1 AND version = 2")
    await damage(scene, "UPDATE snapshots SET state = X'00' WHERE table_id = 1")
    with pytest.raises(TableDamaged):
        await scene.world.services.queries.board(scene.table)
    assert any(isinstance(action, Draw) for action in await scene.world.options(other))


_FILLS_THE_DISK = """
import asyncio, resource, signal, sys
from pathlib import Path
from bot.service.errors import StorageFailed
from bot.storage.sqlite.store import SqliteStore
from tests.support.world import World

async def main(path):
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    table = await world.playing()
    # A write beyond the limit fails as on a full disk.
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size + 20_000,) * 2)
    done = 0
    try:
        for _ in range(1000):
            done = (await world.record(table)).version
            print(done, flush=True)
            await world.play_turn(table)
    except StorageFailed as refused:
        print("refused", refused.facts["why"], flush=True)

asyncio.run(main(Path(sys.argv[1])))
"""


async def test_a_process_whose_files_may_not_grow_loses_nothing_it_has_said(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", _FILLS_THE_DISK, str(path)],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    *versions, last = done.stdout.split("\n")[:-1]
    assert last.split() in (["refused", "failed"], ["refused", "full"]), done.stderr
    store = SqliteStore(path)
    await store.open()
    world = World(store)
    await world.start()
    assert (await world.record(TableId(1))).version >= int(versions[-1])
    [outcome, *_] = await world.play_turn(TableId(1))
    assert outcome.view is not None
    await world.services.stop()
    await store.close()
