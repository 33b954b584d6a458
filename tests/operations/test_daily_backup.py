# ruff: noqa: ASYNC110, ASYNC240 - a test may wait for its own small files
"""Backups that the bot makes by itself, in real processes."""

import asyncio
import contextlib
import logging
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.operations import daily_backup
from bot.operations.daily_backup import DailyBackup
from bot.storage.sqlite.store import SqliteStore
from tests.support.fakes import FakeTime
from tests.support.stores.new_database import put_new_database

START = datetime(2026, 11, 27, 3, 0, tzinfo=UTC)


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[DailyBackup, Path, FakeTime]:
    monkeypatch.setattr(daily_backup, "_LOOK_EVERY", 0.02)
    monkeypatch.setattr(daily_backup, "_TRY_AGAIN", 0.02)
    database, folder, time = tmp_path / "canasta.db", tmp_path / "backups", FakeTime(START)
    put_new_database(database)
    return DailyBackup(database, folder, 4, 2, time), folder, time


async def until_there(*paths: Path) -> None:
    async with asyncio.timeout(120):
        while not all(path.exists() for path in paths):
            await asyncio.sleep(0.02)


async def test_there_is_one_a_day_and_the_newest_are_kept(made: tuple[DailyBackup, Path, FakeTime]) -> None:
    backups, folder, time = made
    folder.mkdir()
    others = [folder / name for name in ("canasta-by-hand.db", "notes.txt", "other-2020-01-01-0400.db")]
    left, by_hand = (folder / f".canasta-2026-11-26-0{hour}00.db-abc" for hour in (1, 2))
    for path in (*others, left, by_hand):
        path.write_bytes(b"a copy")
    for path, moment in ((left, START), (by_hand, START + timedelta(days=2, hours=1))):
        os.utime(path, (moment.timestamp(), moment.timestamp()))
    days = [folder / f"canasta-2026-11-{day}.db" for day in ("27-0300", "27-0400", "28-0400", "29-0415")]
    backups.start()
    try:
        await until_there(days[0])
        time.advance(timedelta(hours=1))
        await until_there(days[1])
        time.advance(timedelta(days=1))
        await until_there(days[2])
        time.advance(timedelta(days=1, minutes=15))
        await until_there(days[3])
        async with asyncio.timeout(60):
            while days[1].exists():
                await asyncio.sleep(0.02)
        assert sorted(folder.iterdir()) == sorted([*days[2:], *others, by_hand]), (
            "another backup may still be running"
        )
        assert backups.failed is None
    finally:
        await backups.stop()
    store = SqliteStore(days[3])
    await store.open()
    assert await store.tables() == ()
    await store.close()


@pytest.mark.parametrize(
    "hour, minute, newest, is_due",
    [
        (3, 59, "2026-11-26-0400", False),
        (4, 0, "2026-11-26-0400", True),
        (4, 0, "2026-11-27-0359", True),
        (4, 0, "2026-11-27-0400", False),
        (23, 0, "2026-11-26-2300", True),
        (3, 0, "2026-11-26-0359", True),
    ],
)
def test_it_is_due_when_none_was_made_since_the_hour(
    made: tuple[DailyBackup, Path, FakeTime], hour: int, minute: int, newest: str, *, is_due: bool
) -> None:
    backups, folder, time = made
    folder.mkdir()
    folder.joinpath(f"canasta-{newest}.db").write_bytes(b"a copy")
    time.advance(START.replace(hour=hour, minute=minute) - START)
    assert backups._is_due(folder) is is_due


async def test_a_failure_is_one_warning_and_passes(
    made: tuple[DailyBackup, Path, FakeTime], caplog: pytest.LogCaptureFixture
) -> None:
    backups, folder, _ = made
    folder.write_bytes(b"a copy")
    tries = 0
    back_up = backups._back_up

    async def counted(folder: Path) -> None:
        nonlocal tries
        tries += 1
        await back_up(folder)

    backups._back_up = counted  # type: ignore[method-assign]
    with caplog.at_level(logging.WARNING):
        backups.start()
        try:
            async with asyncio.timeout(120):
                while tries < 3:
                    await asyncio.sleep(0.02)
                assert f"{folder}/canasta-2026-11-27-0300.db cannot be written" in str(backups.failed)
                folder.unlink()
                while backups.failed is not None:
                    await asyncio.sleep(0.02)
        finally:
            await backups.stop()
    assert caplog.text.count("the daily backup failed") == 1


async def test_a_backup_under_way_ends_with_the_bot(
    made: tuple[DailyBackup, Path, FakeTime], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid, program = tmp_path / "pid", tmp_path / "python"
    program.write_text(f"#!/bin/sh\necho $$ > '{pid}.new'\nmv '{pid}.new' '{pid}'\nexec sleep 600\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    backups, _, _ = made
    backups.start()
    await until_there(pid)
    await backups.stop()
    process = Path(f"/proc/{pid.read_text().strip()}/stat")
    # It may end between the two looks at it.
    with contextlib.suppress(ProcessLookupError):
        async with asyncio.timeout(60):
            while process.exists() and ") Z " not in process.read_text():
                await asyncio.sleep(0.02)
    assert backups.failed is None


async def test_without_a_folder_nothing_is_done(made: tuple[DailyBackup, Path, FakeTime]) -> None:
    backups, folder, _ = made
    backups._folder = None
    backups.start()
    await backups.stop()
    assert not folder.exists()
