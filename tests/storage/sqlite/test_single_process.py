"""A SQLite file is for one process of the bot; the system sees to it, however a process ends."""

import asyncio
import errno
import fcntl
import importlib.util
import logging
import os
import stat
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from bot.storage.backup import back_up
from bot.storage.sqlite import file_lock as module
from bot.storage.sqlite.file_lock import InUse, lock_file, lock_file_now
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import StorageUnusable

ROOT = Path(__file__).parents[3]

_HOLDER = """
import asyncio, sys
from pathlib import Path
from bot.storage.sqlite.file_lock import lock_file
from bot.storage.sqlite.store import SqliteStore

async def hold(path):
    async with lock_file(path):
        store = SqliteStore(path)
        await store.open()
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        await store.close()

asyncio.run(hold(Path(sys.argv[1])))
"""


@contextmanager
def held_by_another_process(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process with the database open, until it is told to stop."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        try:
            yield other
        finally:
            other.kill()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "canasta.db"


def test_a_process_that_is_killed_holds_nothing(database: Path) -> None:
    with held_by_another_process(database) as other:
        with pytest.raises(InUse), lock_file_now(database):
            pytest.fail("two at once")
        other.kill()
        other.wait()
        with lock_file_now(database):
            pass
    assert stat.S_IMODE(database.with_name("canasta.db.lock").stat().st_mode) == 0o600


def test_whoever_asks_makes_no_database(database: Path) -> None:
    with lock_file_now(database):
        assert not database.exists()


def test_a_hard_link_to_the_database_is_no_way_around(database: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    with held_by_another_process(database):
        link.hardlink_to(database)
        with pytest.raises(InUse), lock_file_now(link):
            pytest.fail("two at once")
    with lock_file_now(link):
        pass


def test_a_lock_file_that_was_deleted_is_no_way_around(database: Path) -> None:
    """Also where it is made anew, and where there was no database when the first one came."""
    lock = database.with_name("canasta.db.lock")
    with held_by_another_process(database):
        for _ in range(2):
            lock.unlink()
            with pytest.raises(InUse), lock_file_now(database):
                pytest.fail("two at once")


def test_the_first_start_of_all_is_held_too(database: Path) -> None:
    """Before the database is anything but an empty file."""

    async def both() -> None:
        async with lock_file(database):
            database.with_name("canasta.db.lock").unlink()
            with pytest.raises(InUse), lock_file_now(database):
                pytest.fail("two at once")

    asyncio.run(both())


async def test_whoever_waited_for_a_lock_file_that_was_deleted_meanwhile_has_the_one_that_is_there(
    database: Path,
) -> None:
    lock = database.with_name("canasta.db.lock")
    first, second = AsyncExitStack(), AsyncExitStack()
    await first.enter_async_context(lock_file(database))
    waiting = asyncio.create_task(second.enter_async_context(lock_file(database)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    lock.unlink()
    await first.aclose()
    async with asyncio.timeout(60):
        await waiting
    assert lock.exists()
    with pytest.raises(InUse), lock_file_now(database):
        pytest.fail("two at once")
    await second.aclose()


async def test_whoever_waited_while_a_backup_was_brought_back_has_the_database_that_is_there_now(
    database: Path, tmp_path: Path
) -> None:
    store = SqliteStore(database)
    database.parent.mkdir()
    await store.open()
    await asyncio.to_thread(back_up, database, tmp_path / "backup.db")
    await store.close()
    link = tmp_path / "link.db"
    async with AsyncExitStack() as waited:
        with lock_file_now(database):
            waiting = asyncio.create_task(waited.enter_async_context(lock_file(database)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            (tmp_path / "backup.db").replace(database)
        async with asyncio.timeout(60):
            await waiting
        link.hardlink_to(database)
        with pytest.raises(InUse), lock_file_now(link):
            pytest.fail("two at once")


async def test_the_lock_disturbs_nobody_who_reads_and_writes_and_outlives_whoever_closes_the_file(
    database: Path,
) -> None:
    async with lock_file(database):
        for _ in range(2):
            async with SqliteStore(database) as store:
                assert await store.tables() == ()
            database.open("rb").close()
        database.with_name("canasta.db.lock").unlink()
        tries = _HOLDER.replace("lock_file(path)", "asyncio.timeout(0.3), lock_file(path)")
        tried = await asyncio.create_subprocess_exec(
            sys.executable, "-c", tries, database, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE
        )
        said, failed = await tried.communicate()
        assert b"held" not in said
        assert b"TimeoutError" in failed


async def test_whoever_starts_while_another_stops_waits_and_says_so(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        await first.enter_async_context(lock_file(database))
        assert caplog.text == ""
        waiting = asyncio.create_task(second.enter_async_context(lock_file(database)))
        await asyncio.sleep(0.05)
        assert "another process uses" in caplog.text
        assert not waiting.done()
        await first.aclose()
        async with asyncio.timeout(60):
            await waiting
        assert "has stopped" in caplog.text


async def test_whoever_is_told_to_stop_while_waiting_stops(database: Path) -> None:
    async with lock_file(database):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05), lock_file(database):
                pytest.fail("two at once")
        with pytest.raises(InUse), lock_file_now(database):
            pytest.fail("two at once")


async def test_one_that_goes_on_refuses_the_other_in_words(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 0.05)
    async with lock_file(database):
        with pytest.raises(
            StorageUnusable, match=r"Another process of the bot uses .*canasta\.db"
        ) as refused:
            async with lock_file(database):
                pytest.fail("two at once")
        assert "DATABASE_URL" in str(refused.value)
        async with SqliteStore(database) as store:
            assert await store.tables() == ()


def test_another_name_of_the_same_file_is_no_way_around(database: Path, tmp_path: Path) -> None:
    database.parent.mkdir()
    database.touch()
    link = tmp_path / "link.db"
    link.symlink_to(database)
    with lock_file_now(link), pytest.raises(InUse), lock_file_now(database):
        pytest.fail("two at once")


async def test_where_files_cannot_be_locked_the_bot_goes_on_and_says_so(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on some network file systems."""

    def flock(_file: int, _what: int) -> None:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))

    monkeypatch.setattr(fcntl, "flock", flock)
    async with lock_file(database):
        pass
    assert "files cannot be locked" in caplog.text
    assert "one process alone" in caplog.text


async def test_a_folder_that_may_only_be_read_is_told_in_words(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refuses)
    with pytest.raises(
        StorageUnusable, match=r"Read-only file system\. The bot needs the right to read and to write"
    ):
        async with lock_file(database):
            pytest.fail("nothing can be locked there")


def test_on_windows_a_byte_of_the_file_is_locked(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows says of a byte that is held what others say of one that may not be written."""
    said = [0]
    windows = ModuleType("msvcrt")

    def locking(_lock: int, how: int, count: int) -> None:
        assert (how, count) == (2, 1)
        if said[0]:
            raise OSError(said[0], "no")

    vars(windows).update(LK_NBLCK=2, locking=locking)
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    found = importlib.util.spec_from_file_location("file_lock_on_windows", module.__file__)
    assert found is not None
    assert found.loader is not None
    there = importlib.util.module_from_spec(found)
    found.loader.exec_module(there)
    with there.lock_file_now(database):
        pass
    said[0] = errno.EACCES
    with pytest.raises(there.InUse), there.lock_file_now(database):
        pytest.fail("two at once")
    said[0] = errno.EINVAL
    with there.lock_file_now(database):
        pass


async def test_a_folder_that_cannot_be_made_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    with pytest.raises(StorageUnusable, match="cannot be used"):
        async with lock_file(tmp_path / "data" / "canasta.db"):
            pytest.fail("nothing can be locked there")
