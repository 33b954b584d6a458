# ruff: noqa: ASYNC240 - a test may wait for its own small files
"""What stands in the way of opening the database: said in words, and nothing is touched."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from bot.service.ids import TableId
from bot.storage import migrations
from bot.storage.migrations import scripts
from bot.storage.sqlite import file_check
from bot.storage.sqlite.file_check import look_through_if_big
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import StorageUnusable
from tests.storage.changes import creation

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "canasta.db"
    async with SqliteStore(path) as store:
        for table in range(1, 40):
            await store.commit(creation(table))
    return path


async def refusal(path: Path) -> str:
    """Why it cannot be opened; the file is as before."""
    before = path.read_bytes()
    with pytest.raises(StorageUnusable) as refused:
        await SqliteStore(path).open()
    assert path.read_bytes() == before
    return str(refused.value)


async def opens(path: Path) -> None:
    async with SqliteStore(path) as store:
        assert await store.record(TableId(1)) is not None


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    path.write_bytes(b"Dear diary, today we played Canasta. " * 40)
    assert "is no database" in await refusal(path)


@pytest.mark.parametrize("page", [0, 3, -2])
async def test_a_damaged_file(database: Path, page: int) -> None:
    content = bytearray(database.read_bytes())
    at = page * 4096 % len(content) + (100 if page == 0 else 0)
    content[at : at + 3000] = b"\xa5" * 3000
    database.write_bytes(content)
    said = await refusal(database)
    assert "is damaged" in said
    assert "python -m bot restore" in said


async def test_a_file_of_which_a_part_is_missing(database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content[: len(content) // 2])
    assert "is damaged" in await refusal(database)


async def test_a_file_of_a_newer_version(database: Path) -> None:
    with closing(sqlite3.connect(database)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    said = await refusal(database)
    assert "newer version" in said
    assert "9999" in said


async def test_a_folder_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    with pytest.raises(StorageUnusable, match="cannot be used"):
        await SqliteStore(tmp_path / "data" / "canasta.db").open()


_AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from bot.storage.troubles import StorageUnusable
from bot.storage.sqlite.store import SqliteStore
asyncio.run(SqliteStore(Path(sys.argv[2])).open())  # whatever is imported late is imported now
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    asyncio.run(SqliteStore(Path(sys.argv[1])).open())
except StorageUnusable as refused:
    print(refused)
"""


@pytest.mark.parametrize("protected", ["file", "folder"])
def test_what_may_not_be_written(tmp_path: Path, protected: str) -> None:
    """In a process that is not root, for whom no file is protected."""
    folder = tmp_path / "data"
    folder.mkdir()
    path = folder / "canasta.db"
    if protected == "file":
        path.touch()
    for each in (path, folder):
        if each.exists():
            each.chmod(stat.S_IRUSR | stat.S_IXUSR | stat.S_IROTH | stat.S_IXOTH)
    for parent in path.parents[1:4]:
        if parent.stat().st_uid == os.getuid() and parent != Path("/tmp"):
            parent.chmod(parent.stat().st_mode | stat.S_IXOTH)
    try:
        done = subprocess.run(
            [sys.executable, "-c", _AS_NOBODY, str(path), str(tmp_path / "other.db")],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        folder.chmod(0o700)
    assert "cannot be" in done.stdout, done.stderr
    assert "right to read and to write" in done.stdout
    assert path.exists() is (protected == "file")


async def test_a_migration_that_fails_changes_nothing(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [head] = scripts().get_heads()
    (tmp_path / "failing.py").write_text(
        f"from alembic import op\nrevision = 'failing'\ndown_revision = {head!r}\n"
        "def upgrade():\n"
        "    op.execute('CREATE TABLE half_done (id INTEGER)')\n"
        "    op.execute('DELETE FROM seats')\n"
        "    op.add_column('tables', __import__('sqlalchemy').Column('more_yet', __import__('sqlalchemy').String))\n"
        "    raise RuntimeError('the last step fails')\n"
    )
    own = scripts()
    both = ScriptDirectory(own.dir, version_locations=[f"{own.dir}/versions", str(tmp_path)])
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "scripts", lambda: both)
        patched.setattr(migrations, "REVISIONS", (*migrations.REVISIONS, "failing"))
        with pytest.raises(StorageUnusable, match="Nothing of it was changed"):
            await SqliteStore(database).open()
    with closing(sqlite3.connect(database)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(head,)]
        assert file.execute("SELECT 1 FROM sqlite_master WHERE name = 'half_done'").fetchall() == []
        assert file.execute("SELECT count(*) FROM seats").fetchone() != (0,)
    await opens(database)


def test_the_bot_says_why_it_does_not_start_before_it_connects(tmp_path: Path) -> None:
    path = tmp_path / "canasta.db"
    path.write_bytes(b"no database at all, but longer than its header" * 100)
    environment = {
        **os.environ,
        "DATABASE_PATH": str(path),
        "DISCORD_TOKEN": "to.k.en",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3, done.stderr
    assert "is no database" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def every_file_is_big(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_check, "_READ_AT_THE_START", 0)


@pytest.mark.usefixtures("every_file_is_big")
async def test_a_big_file_is_looked_through_while_the_bot_runs(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[-8000:-5000] = b"\xa5" * 3000
    database.write_bytes(content)
    async with SqliteStore(database):
        with pytest.raises(StorageUnusable, match="is damaged"):
            await look_through_if_big(database)


@pytest.mark.usefixtures("every_file_is_big")
async def test_looking_through_leaves_whoever_plays_alone_and_ends_when_it_is_told_to(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with SqliteStore(database) as store:
        await look_through_if_big(database)
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def for_ever(_: Path, connection: sqlite3.Connection) -> None:
            loop.call_soon_threadsafe(begun.set)
            connection.execute(
                "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
            )

        monkeypatch.setattr(file_check, "expect_undamaged", for_ever)
        looking = asyncio.create_task(look_through_if_big(database))
        async with asyncio.timeout(10):
            await begun.wait()
            await store.commit(creation(99))
            looking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await looking


async def test_a_small_file_is_read_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_check, "look_through", None)
    await look_through_if_big(database)
