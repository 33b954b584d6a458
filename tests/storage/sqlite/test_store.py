"""What the SQLite store does besides keeping its contract: files, migrations, durability."""

import asyncio
import logging
import sqlite3
import stat
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from bot.service.change import Change, DraftWrite
from bot.service.delivery.notices import MatchResult
from bot.service.errors import StorageFailed
from bot.service.ids import TableId
from bot.service.matches.draft import Draft
from bot.service.people.settings import PlayerSettings
from bot.service.ports import StaleChange
from bot.storage.backup import back_up
from bot.storage.migrations import revision_of, scripts, upgrade
from bot.storage.schema import metadata
from bot.storage.sqlite import connection as sqlite_connection
from bot.storage.sqlite import store as sqlite_store
from bot.storage.sqlite.connection import SqliteConnection
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import StorageUnusable
from tests.storage.changes import (
    ANA,
    NOON,
    action_change,
    creation,
    draft_write,
    log_row,
    new_record,
    next_of,
)
from tests.support.referees.guards import LoggedErrors
from tests.support.stopwatch import within
from tests.support.stores.opened import on_writer

ONE = TableId(1)


async def written_by(store: SqliteStore) -> list[tuple[str, bool]]:
    """Return a list that grows with every statement of the writer, by whether the event loop's thread executed it."""
    here, told = threading.get_ident(), list[tuple[str, bool]]()

    def tell(statement: str) -> None:
        told.append((statement, threading.get_ident() == here))

    connection = store.database._writing
    assert isinstance(connection, aiosqlite.Connection)
    await connection.set_trace_callback(tell)
    told.clear()
    return told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "canasta.db"


async def test_what_was_committed_is_there_after_reopening(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        await store.commit(
            action_change(
                new_record(),
                "key",
                log=(log_row(1, 1, 0),),
                notices=(MatchResult(ONE, 1),),
                drafts=(draft_write(0),),
            )
        )
    async with SqliteStore(path) as again:
        assert await again.snapshot(ONE) == (next_of(new_record(), version=1), b"state 1")
        assert await again.request("key") is not None
        assert await again.draft(ONE, draft_write(0).user) == draft_write(0).draft
        assert len(await again.log(ONE, seat=None)) == 1
        assert len(await again.waiting_notices(NOON)) == 1


async def test_a_committed_change_is_visible_to_another_process_at_once(path: Path) -> None:
    async with SqliteStore(path) as store:
        await asyncio.gather(*(store.commit(creation(table)) for table in range(1, 33)))
        with closing(sqlite3.connect(path)) as beside:
            assert beside.execute("select count(*) from tables").fetchone() == (32,)


async def test_a_caller_that_gives_up_during_its_commit_breaks_nothing_off(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        for version in range(1, 30):
            record = new_record(revision=version, version=version - 1)
            asked = asyncio.create_task(store.commit(action_change(record)))
            for _ in range(version):  # each time a little later
                await asyncio.sleep(0)
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
            if store._at_work:
                await asyncio.wait(store._at_work)
            stored = await store.record(ONE)
            assert stored is not None
            assert stored.version == version
            assert len(await store.actions(ONE)) == version
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "work of the store"]


async def test_a_read_that_is_given_up_leaves_the_store_usable(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        for steps in range(30):
            asked = asyncio.create_task(store.snapshot(ONE))
            for _ in range(steps):
                await asyncio.sleep(0)
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
        found = await asyncio.gather(*(store.record(ONE) for _ in range(8)))
        assert found == [new_record()] * 8


async def test_closing_waits_for_what_was_asked(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    asked = [asyncio.create_task(store.commit(creation(table))) for table in range(1, 9)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    await store.open()
    assert len(await store.tables()) == 8
    await store.close()


async def test_two_stores_on_one_file_cannot_both_win(path: Path) -> None:
    here, there = SqliteStore(path), SqliteStore(path)
    await asyncio.gather(here.open(), there.open())
    await here.commit(creation(1))
    assert await there.record(ONE) == new_record()
    results = await asyncio.gather(
        here.commit(action_change(new_record(), snapshot=b"here")),
        there.commit(action_change(new_record(), snapshot=b"there")),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "StaleChange"]
    assert await here.snapshot(ONE) == await there.snapshot(ONE)
    await here.close()
    await there.close()


async def test_what_was_made_from_a_draft_that_another_process_has_changed_is_refused(path: Path) -> None:
    here, there = SqliteStore(path), SqliteStore(path)
    await asyncio.gather(here.open(), there.open())
    await here.commit(creation(1))
    before = await here.drafts_and_settings(ONE, [ANA], [ANA])
    assert before.drafts == {ANA: Draft()}
    assert before.players == {ANA: PlayerSettings(ANA)}
    fresh, settings = Draft(1, uses_pile=True), PlayerSettings(ANA, 1, spaced=True)
    await there.commit(Change(at=NOON, drafts=(DraftWrite(ONE, ANA, fresh, 0),)))
    await there.commit(Change(at=NOON, documents=(settings,)))
    with pytest.raises(StaleChange):
        await here.commit(action_change(new_record(), drafts=(DraftWrite(ONE, ANA, Draft(1), 0),)))
    after = await here.drafts_and_settings(ONE, [ANA], [ANA])
    assert (after.drafts, after.players) == ({ANA: fresh}, {ANA: settings})
    await here.commit(action_change(new_record(), drafts=(DraftWrite(ONE, ANA, Draft(2), 1),)))
    await here.close()
    await there.close()


async def test_what_is_known_beside_a_table_is_what_was_written_last(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        ana = ANA
        await store.drafts_and_settings(ONE, [ana], [ana])
        fresh, settings = Draft(1, uses_pile=True), PlayerSettings(ana, 1, spaced=True)
        await store.commit(Change(at=NOON, drafts=(DraftWrite(ONE, ana, fresh, 0),), documents=(settings,)))
        known = await store.drafts_and_settings(ONE, [ana], [ana])
        assert (known.drafts, known.players) == ({ana: fresh}, {ana: settings})
        await store.erase_person(ana, ("Ana",), NOON, b"secret")
        known = await store.drafts_and_settings(ONE, [ana], [ana])
        assert known.players == {ana: PlayerSettings(ana)}
        assert known.drafts[ana] == await store.draft(ONE, ana)


async def test_the_file_is_its_owners_alone(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert path.name in modes
        assert set(modes.values()) == {0o600}


async def test_connections_are_durable_and_keep_references(path: Path) -> None:
    async with SqliteStore(path) as store:
        for doing in (store.database.write, store.database.read):
            found = await doing(
                lambda connection: [
                    connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
                    for pragma in ("journal_mode", "synchronous", "foreign_keys")
                ]
            )
            assert found == ["wal", 2, 1]
        for connection in (store.database._writing, *store.database._reading):
            assert isinstance(connection, aiosqlite.Connection)


async def test_each_piece_of_work_crosses_to_the_thread_of_its_connection_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crossings = 0
    execute = aiosqlite.Connection._execute

    async def counted(connection: aiosqlite.Connection, work: Any, *arguments: Any) -> Any:
        nonlocal crossings
        crossings += 1
        return await execute(connection, work, *arguments)

    async with SqliteStore(path) as store:
        await store.commit(creation(2))  # with the first change old requests are deleted
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        await store.commit(creation(1))
        assert crossings == 1
        assert await store.snapshot(ONE) is not None
        assert crossings == 2
        assert await store.known_servers()
        assert crossings == 3
        monkeypatch.undo()


async def test_a_connection_that_cannot_be_opened_leaves_none_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, opening = list[SqliteConnection](), SqliteConnection.opened

    async def fails_in_the_end(connection: SqliteConnection) -> SqliteConnection:
        if len(opened) == 3:
            raise sqlite3.OperationalError("unable to open database file")
        opened.append(connection)
        return await opening(connection)

    store = SqliteStore(path)
    monkeypatch.setattr(SqliteConnection, "opened", fails_in_the_end)
    with pytest.raises(StorageUnusable):
        await store.open()
    assert [connection._connection for connection in opened] == [None] * 3
    monkeypatch.undo()
    async with store:
        await store.commit(creation(1))


async def test_many_rows_keep_their_order_and_each_its_number(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        many = tuple(MatchResult(ONE, version) for version in range(1, 20))
        await store.commit(Change(at=NOON, notices=many))
        waiting = await store.waiting_notices(NOON)
        assert tuple(one.notice for one in waiting) == many
        assert [one.id for one in waiting] == list(range(1, len(many) + 1))


async def test_the_writer_remembers_the_pages_of_many_tables(path: Path) -> None:
    async with SqliteStore(path) as store:
        pages = await on_writer(
            store, lambda connection: connection.exec_driver_sql("PRAGMA cache_size").scalar()
        )
        assert pages is not None
        assert pages >= 100 * 12  # of a hundred tables at once, as many as a move touches


async def test_a_change_that_breaks_a_reference_is_no_stale_change(path: Path) -> None:
    async with SqliteStore(path) as store:
        with pytest.raises(Exception, match="FOREIGN KEY") as caught:
            await store.commit(Change(at=NOON, notices=(MatchResult(TableId(987654321), 1),)))
        assert not isinstance(caught.value, StaleChange)
        assert "987654321" not in str(caught.value), "what was to be written may be a hand"
        assert caught.value.__cause__ is not caught.value
        await store.commit(creation(1))


async def test_a_backup_is_a_whole_database(path: Path, tmp_path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        copy = tmp_path / "backup.db"
        await asyncio.to_thread(back_up, path, copy)
        await store.commit(creation(2))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    async with SqliteStore(copy) as saved:
        assert [record.id for record in await saved.tables()] == [1]


async def test_a_closed_store_says_so(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(RuntimeError, match="not open"):
        await store.record(ONE)
    with pytest.raises(RuntimeError, match="not open"):
        await store.commit(creation(1))


# -------------------------------------------------------------------------------------------------- migrations


async def test_an_empty_file_is_brought_to_the_newest_schema(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.open()
    await store.close()
    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert revision_of(connection) == scripts().get_current_head()


async def test_a_second_start_changes_nothing(path: Path) -> None:
    for _ in range(2):
        async with SqliteStore(path) as store:
            if await store.record(ONE) is None:
                await store.commit(creation(1))
    async with SqliteStore(path) as last:
        assert await last.record(ONE) == new_record()


async def test_starting_together_migrates_once(path: Path) -> None:
    stores = [SqliteStore(path) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[3].commit(creation(1))
    assert await stores[0].record(ONE) == new_record()
    for store in stores:
        await store.close()


def test_the_migrations_lead_to_the_schema_of_the_code() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection)
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_logging_survives_a_migration() -> None:
    log = logging.getLogger("some.other.part")
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    assert not log.disabled


async def test_a_locked_database_refuses_everybody_after_one_wait_and_goes_on_later(
    path: Path, monkeypatch: pytest.MonkeyPatch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("another program holds a lock")
    tries = []
    real = sqlite_store.SqliteStore._write

    async def write(self: SqliteStore, change: Change) -> None:
        tries.append(change)
        await real(self, change)

    monkeypatch.setattr(sqlite_connection, "_BUSY_SECONDS", 0.05)
    monkeypatch.setattr(sqlite_store.SqliteStore, "_write", write)
    async with SqliteStore(path) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(
                *(store.commit(creation(table)) for table in range(1, 9)), return_exceptions=True
            )
            assert [type(result) for result in results] == [StorageFailed] * 8
            assert len(tries) == 1
            other.execute("ROLLBACK")
        await store.commit(creation(1))
        assert await store.record(TableId(1)) is not None


async def test_the_event_loop_executes_no_statement_itself(path: Path) -> None:
    async with SqliteStore(path) as store:
        told = await written_by(store)
        await store.commit(creation(1))
        assert told
        assert not [statement for statement, is_in_loop in told if is_in_loop]


async def test_the_event_loop_never_waits_for_another_process(path: Path) -> None:
    async with SqliteStore(path) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(store.commit(creation(1)))
            with within(1):
                await asyncio.sleep(0.01)
            assert not asked.done()
            other.execute("ROLLBACK")
        await asked
        assert await store.record(ONE) is not None


async def test_what_is_stale_leaves_nothing_of_its_transaction(path: Path) -> None:
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        with pytest.raises(StaleChange):
            await store.commit(action_change(next_of(new_record()), snapshot=b"of nobody"))
        told = await written_by(store)
        await store.commit(action_change(new_record()))
        ends = {"BEGIN IMMEDIATE", "ROLLBACK", "COMMIT"}
        assert [statement for statement, _ in told if statement in ends] == ["BEGIN IMMEDIATE", "COMMIT"]


async def test_the_driver_logs_nothing_of_what_it_writes(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with SqliteStore(path) as store:
        await store.commit(creation(1))
        await store.record(ONE)
    assert [entry for entry in caplog.records if entry.name.startswith(("aiosqlite", "sqlalchemy"))] == []
