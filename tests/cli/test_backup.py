# ruff: noqa: ASYNC240 - a test may wait for its own small files
"""`python -m bot backup` while people play, and `python -m bot restore`."""

import asyncio
import errno
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.canasta.codec import decode_state
from bot.canasta.engine import start_match
from bot.service.delivery.notices import SealReplaced
from bot.service.errors import StorageFailed
from bot.service.history.replaying import replayed_steps
from bot.service.ids import TableId
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.file_lock import lock_file_now
from bot.storage.sqlite.store import SqliteStore
from tests.storage.changes import creation
from tests.support.stores.postgres import PostgresServer
from tests.support.world import ANA, BEN, World


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


async def with_tables(path: Path, *tables: int) -> None:
    store = await opened(path)
    for table in tables:
        await store.commit(creation(table))
    await store.close()


async def tables_of(path: Path) -> list[int]:
    store = await opened(path)
    found = [record.id for record in await store.tables()]
    await store.close()
    return sorted(found)


async def test_a_backup_under_load_is_whole(database: Path, tmp_path: Path) -> None:
    store = await opened(database)
    world = World(store)
    await world.start()
    tables = [await world.playing((ANA, BEN)) for _ in range(4)]
    is_over = False

    async def play(table: TableId) -> None:
        while not is_over:
            await world.play_turn(table)

    playing = [asyncio.create_task(play(table)) for table in tables]
    for number in range(3):
        before = {table: (await world.record(table)).version for table in tables}
        said = await asyncio.to_thread(command_line.main, ["backup", str(tmp_path / f"{number}.db")])
        assert said == 0
        copied = await opened(tmp_path / f"{number}.db")
        for record in await copied.tables():
            stored = await copied.snapshot(record.id)
            replayed = list(replayed_steps(start_match(record.rules), await copied.actions(record.id)))
            assert stored is not None
            assert stored[1] is not None
            assert decode_state(stored[1], record.rules) == replayed[-1].state
            assert replayed[-1].version == record.version >= before[record.id]
        await copied.close()
    is_over = True
    await asyncio.gather(*playing)
    await world.services.stop()
    await store.close()


async def test_a_backup_is_private_and_never_replaces_another(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_tables(database, 1, 2)
    target = tmp_path / "safe" / "backup.db"
    assert command_line.main(["backup", str(target)]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [path.name for path in target.parent.iterdir()] == ["backup.db"]
    before = target.read_bytes()
    assert command_line.main(["backup", str(target)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert target.read_bytes() == before


async def test_what_is_restored_is_as_it_was_and_the_old_file_is_kept(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_tables(database, 1, 2)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    await with_tables(database, 3)
    assert command_line.main(["restore", str(tmp_path / "backup.db")]) == 0
    said = capsys.readouterr().out
    kept = database.with_name("canasta.db.before-restore-1")
    assert str(kept) in said
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    assert await tables_of(database) == [1, 2]
    assert await tables_of(kept) == [1, 2, 3]
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert command_line.main(["restore", str(tmp_path / "backup.db")]) == 0
    assert database.with_name("canasta.db.before-restore-2").exists()


async def test_a_running_bot_is_not_disturbed(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_tables(database, 1)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    running = await opened(database)
    assert command_line.main(["restore", str(tmp_path / "backup.db")]) == 1
    assert "Stop it first" in capsys.readouterr().err
    await running.commit(creation(2))
    await running.close()
    assert await tables_of(database) == [1, 2]
    # Also where the bot has only just begun to start.
    with lock_file_now(database):
        assert command_line.main(["restore", str(tmp_path / "backup.db")]) == 1
        assert command_line.main(["backup", str(tmp_path / "another.db")]) == 0
    assert "Stop it first" in capsys.readouterr().err
    assert await tables_of(database) == [1, 2]


async def test_a_damaged_database_is_replaced_and_kept(database: Path, tmp_path: Path) -> None:
    await with_tables(database, 1)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    database.write_bytes(b"what is left of it" * 500)
    assert command_line.main(["restore", str(tmp_path / "backup.db")]) == 0
    assert await tables_of(database) == [1]
    assert database.with_name("canasta.db.before-restore-1").read_bytes().startswith(b"what is left")


@pytest.mark.parametrize("wrong", ["damaged", "newer", "older", "foreign", "missing"])
async def test_what_is_no_good_backup_is_not_restored(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    await with_tables(database, *range(1, 30))
    backup = tmp_path / "backup.db"
    assert command_line.main(["backup", str(backup)]) == 0
    if wrong == "missing":
        backup.unlink()
    elif wrong == "damaged":
        content = backup.read_bytes()
        backup.write_bytes(content[: len(content) // 2])
    else:
        backup.unlink(missing_ok=wrong == "foreign")
        with closing(sqlite3.connect(backup)) as file:
            file.execute("CREATE TABLE alembic_version (version_num TEXT)")
            if wrong != "foreign":
                revision = {"newer": "9999", "older": "0020"}[wrong]
                file.execute(f"INSERT INTO alembic_version VALUES ('{revision}')")
            file.commit()
    before = database.read_bytes()
    assert command_line.main(["restore", str(backup)]) == 1
    said = capsys.readouterr().err
    expected = {
        "missing": "There is no file",
        "damaged": "is damaged",
        "newer": "newer version",
        "older": "from before the first version",
        "foreign": "none that the bot",
    }
    assert expected[wrong] in said
    assert database.read_bytes() == before
    assert {path.name.removesuffix("-wal").removesuffix("-shm") for path in database.parent.iterdir()} == {
        "canasta.db"
    }


async def test_without_a_database_there_is_nothing_to_back_up(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 1
    assert "no database yet" in capsys.readouterr().err


@pytest.mark.parametrize("command,tool", [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_a_database_on_a_server_is_kept_safe_by_the_servers_tools(
    command: str,
    tool: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_PATH", raising=False)
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:s3cret@db.example/canasta")
    assert command_line.main([command, str(tmp_path / "backup.db")]) == 1
    said = capsys.readouterr().err
    assert tool in said
    assert "Nothing was done" in said
    assert "s3cret" not in said
    assert list(tmp_path.iterdir()) == []


async def test_deals_that_may_be_known_after_a_restore_are_sealed_anew(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await opened(database)
    world = World(store)
    await world.start()
    table = await world.playing((ANA, BEN))
    await asyncio.to_thread(command_line.main, ["backup", str(tmp_path / "backup.db")])
    was = await world.record(table)
    known = await store.deal(table, 2)
    while (await world.view(table, 0)).table.round < 3:
        await world.play_turn(table)  # the deal of round 2 is seen, and opened
    await world.services.stop()
    await store.close()
    assert await asyncio.to_thread(command_line.main, ["restore", str(tmp_path / "backup.db")]) == 0
    assert "Sealed anew: the coming deals of 1 open tables" in capsys.readouterr().out
    assert [path.name for path in database.parent.glob(".*")] == [], "nothing is left of the preparation"
    store = await opened(database)
    world = World(store)
    await world.start()
    record, deal = await world.record(table), await store.deal(table, 2)
    assert record.coming_deal is not None
    assert was.coming_deal is not None
    assert deal is not None
    assert known is not None
    assert record.version == was.version
    assert record.coming_deal.before == (known.commitment,) == (was.coming_deal.commitment,)
    assert deal.secret != known.secret
    assert deal.commitment == record.coming_deal.commitment
    await world.pass_time(timedelta(days=3650))
    assert SealReplaced(table, 2, known.commitment, deal.commitment) in world.messenger.delivered
    await world.services.stop()
    await store.close()
    # By hand: somebody has copied a file, or used the tools of a server.
    assert await asyncio.to_thread(command_line.main, ["reseal"]) == 0
    assert "1 open tables" in capsys.readouterr().out
    store = await opened(database)
    again = (await store.tables())[0].coming_deal
    assert again is not None
    assert again.before == (known.commitment, deal.commitment)
    with lock_file_now(database):
        assert await asyncio.to_thread(command_line.main, ["reseal"]) == 1
    assert "The bot runs on" in capsys.readouterr().err
    await store.close()


async def test_a_server_whose_backup_was_brought_back_by_its_own_tools_is_sealed_anew(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = await postgres.database()
    monkeypatch.setenv("DATABASE_URL", url)
    async with PostgresStore(url) as store:
        world = World(store)
        await world.start()
        table = await world.playing((ANA, BEN))
        was = await store.deal(table, 2)
        await world.services.stop()
        assert await asyncio.to_thread(command_line.main, ["reseal"]) == 0
        assert "1 open tables" in capsys.readouterr().out
        record, deal = await store.record(table), await store.deal(table, 2)
        assert record is not None
        assert record.coming_deal is not None
        assert deal is not None
        assert was is not None
        assert record.coming_deal.before == (was.commitment,)
        assert record.coming_deal.commitment == deal.commitment != was.commitment
    await postgres.give_back(url)


# ---------------------------------------------------------------------------------- whose files they are, where they go

SERVICE = 12_345
"""The number of a user that owns the folder of the database."""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files that the bot's own user cannot open")
@pytest.mark.parametrize("owned", ["folder", "file"])
async def test_what_root_restores_seals_anew_or_counts_stays_with_the_bots_user(
    database: Path, tmp_path: Path, owned: str
) -> None:
    await with_tables(database, 1)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    os.chown(database.parent if owned == "folder" else database, SERVICE, SERVICE)
    for command in (["reseal"], ["recount"], ["restore", str(tmp_path / "backup.db")]):
        database.with_name("canasta.db.lock").unlink(missing_ok=True)
        assert await asyncio.to_thread(command_line.main, command) == 0
        for name in ("canasta.db", "canasta.db.lock"):
            assert database.with_name(name).stat().st_uid == SERVICE, (command, name)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files that the bot's own user cannot open")
async def test_what_root_restores_to_a_new_volume_belongs_to_the_volumes_user(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_tables(database, 1)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    volume = tmp_path / "volume"
    volume.mkdir()
    os.chown(volume, SERVICE, SERVICE)
    monkeypatch.setenv("DATABASE_PATH", str(volume / "inside" / "canasta.db"))
    assert await asyncio.to_thread(command_line.main, ["restore", str(tmp_path / "backup.db")]) == 0
    assert {path.stat().st_uid for path in volume.rglob("*")} == {SERVICE}
    assert len(list(volume.rglob("*"))) == 3

    # A root that may not give files away, as in a container without capabilities.
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    before = database.read_bytes()
    for folder in (database.parent, database):
        os.chown(folder, SERVICE, SERVICE)
    monkeypatch.setattr(os, "chown", refuse)
    monkeypatch.setenv("DATABASE_PATH", str(database))
    for command in (["reseal"], ["recount"], ["restore", str(tmp_path / "backup.db")]):
        assert await asyncio.to_thread(command_line.main, command) == 1
        said = capsys.readouterr().err
        assert f"number {SERVICE}" in said
        assert "Nothing was changed" in said
        assert not [path for path in database.parent.iterdir() if ".lock" in path.name or path.name[0] == "."]
        assert database.read_bytes() == before


_WITHIN_A_LIMIT = """
import resource, signal, sys
from bot.__main__ import main
# A write beyond the limit fails as on a full disk.
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", ["backup", "restore"])
async def test_where_there_is_no_room_the_target_is_blamed(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    await with_tables(database, 1)
    assert command_line.main(["backup", str(tmp_path / "backup.db")]) == 0
    source, target = (
        (database, tmp_path / "full" / "new.db")
        if command == "backup"
        else (tmp_path / "backup.db", tmp_path / "full" / "canasta.db")
    )
    if command == "restore":
        monkeypatch.setenv("DATABASE_PATH", str(target))
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", _WITHIN_A_LIMIT, command, str(target if command == "backup" else source)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert done.stderr.startswith(f"{target} cannot be written: ")
    assert str(source) not in done.stderr
    assert list(target.parent.iterdir()) == []


async def test_a_folder_that_cannot_be_is_blamed_not_the_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_tables(database, 1)
    target = database / "folder" / "backup.db"
    assert command_line.main(["backup", str(target)]) == 1
    assert capsys.readouterr().err.startswith(f"{target} cannot be written: ")


async def test_a_backup_needs_no_hard_links(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on a stick with FAT."""

    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    await with_tables(database, 1)
    for ends, said in ((0, ""), (1, "is there already")):
        assert command_line.main(["backup", str(tmp_path / "stick" / "backup.db")]) == ends
        assert said in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "stick").iterdir()] == ["backup.db"]
    assert await tables_of(tmp_path / "stick" / "backup.db") == [1]


async def test_a_full_disk_is_a_sentence_for_the_commands_that_write(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(*_: object) -> None:
        raise StorageFailed(why="full")

    await with_tables(database, 1)
    monkeypatch.setattr(SqliteStore, "_atomically", refuse)
    assert await asyncio.to_thread(command_line.main, ["recount"]) == 1
    assert "the disk is full: free some space" in capsys.readouterr().err
