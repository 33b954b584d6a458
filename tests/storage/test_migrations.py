"""Alembic, imported only where it has something to do."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, create_engine

from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.deals.coming_deal import ComingDeal, Cut
from bot.service.ids import EveningId, TournamentId
from bot.service.matches.record import RunningClock, TableStatus
from bot.storage.migrations import REVISIONS, scripts
from bot.storage.postgres.engine import patient_engine_for
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore
from tests.storage.changes import NOON, creation, later, new_record
from tests.storage.test_evenings_stored import evening
from tests.storage.test_tournaments_stored import tournament
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


def _before_numbers_were_counted(connection: Connection) -> None:
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for number in ("0022", "0021"):
            scripts().get_revision(number).module.downgrade()
    context.stamp(scripts(), "0020")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_running_matches_come_through_the_migration_that_counts_numbers(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where, url = tmp_path / "canasta.db", ""
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        url = await server.empty_database()

    def a_store() -> SqliteStore | PostgresStore:
        return SqliteStore(where) if kind == "sqlite" else PostgresStore(url)

    running = {
        1: new_record(
            1,
            status=TableStatus.PLAYING,
            is_confidential=True,
            deal_label="duplicate 4",
            tournament=TournamentId(4),
            clock=RunningClock(Seat(0), later(5)),
        ),
        2: new_record(
            2,
            status=TableStatus.PLAYING,
            coming_deal=ComingDeal(1, "sealed", (Cut(Seat(0), "Ana", "is_confidential"),)),
            tournament=TournamentId(6),
        ),
        3: new_record(3, is_confidential=True),
    }
    store = a_store()
    await store.open()
    for record in running.values():
        await store.commit(Change(at=NOON, record=record, snapshot=b"cards"))
    await store.commit(creation(9))
    await store.commit(
        Change(at=NOON, tournaments=(tournament(TournamentId(4)),), evenings=(evening(EveningId(3)),))
    )
    await store.close()
    if kind == "sqlite":
        engine = create_engine(f"sqlite:///{where}")
        with engine.begin() as connection:
            _before_numbers_were_counted(connection)
        engine.dispose()
    else:
        async with patient_engine_for(url).begin() as over_there:
            await over_there.run_sync(_before_numbers_were_counted)
    again = a_store()
    await again.open()
    for number, record in running.items():
        assert await again.snapshot(record.id) == (record, b"cards"), number
    # Table 2 still names tournament 6, which was deleted when numbers were not counted yet.
    assert (await again.next_tournament_id(), await again.next_evening_id()) == (7, 4)
    assert await again.next_table_id() == 10
    assert await again.delete_closed_tables(later(10_000)) == 0
    await again.close()
