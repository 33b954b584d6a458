"""Alembic, imported only where it has something to do."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage.migrations import REVISIONS, scripts
from tests.support.stores.postgres import PostgresServer

ROOT = Path(__file__).parents[2]

OPENED = """
import asyncio, sys
from pathlib import Path
import bot.bootstrap  # what a bot imports at its start
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore

async def open_once(where):
    store = PostgresStore(where) if where.startswith("postgresql:") else SqliteStore(Path(where))
    await store.open()
    await store.close()

asyncio.run(open_once(sys.argv[1]))
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"alembic", "mako", "sqlalchemy"}))
"""


async def imported_to_open(where: str) -> list[str]:
    """Return which of some packages a process has imported that opened this database, as a bot does at its start."""
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", OPENED, where],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_names_of_the_files_tell_the_revisions_in_order() -> None:
    assert tuple(step.revision for step in reversed([*scripts().walk_revisions()])) == REVISIONS


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_database_that_is_up_to_date_is_opened_without_alembic(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = str(tmp_path / "canasta.db")
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        where = await server.empty_database()
    assert "alembic" in await imported_to_open(where)
    assert await imported_to_open(where) == ["sqlalchemy"]
