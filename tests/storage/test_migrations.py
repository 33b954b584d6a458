"""The steps from one schema to the next, on both databases; Alembic is imported only where it has something to do."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.deals.coming_deal import ComingDeal, Cut
from bot.service.ids import TournamentId
from bot.service.matches.record import RunningClock, TableStatus
from bot.storage.migrations import REVISIONS, scripts
from bot.storage.postgres.engine import patient_engine_for
from bot.storage.postgres.store import PostgresStore
from bot.storage.schema import metadata
from bot.storage.sqlite.store import SqliteStore
from bot.storage.troubles import StorageUnusable
from tests.service.ratings.results_made import result
from tests.storage.changes import ANA, BEN, NOON, creation, later, new_record
from tests.storage.test_statistics_stored import CYD, let_in
from tests.storage.test_years_stored import DOT, ROUNDS, told
from tests.support.stores.older import take_back
from tests.support.stores.postgres import PostgresServer

T = TypeVar("T")
ROOT = Path(__file__).parents[2]

OPENED = """
import asyncio, sys
from pathlib import Path
import bot.bootstrap  # what a bot imports at its start
from bot.storage.postgres.store import PostgresStore
from bot.storage.schema import metadata
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


class Database:
    """A database of either kind that the bot has made, and what is done to it past the store."""

    def __init__(self, where: str) -> None:
        self.where = where

    @property
    def kind(self) -> str:
        return "postgresql" if self.where.startswith("postgresql:") else "sqlite"

    def store(self) -> SqliteStore | PostgresStore:
        return PostgresStore(self.where) if self.kind == "postgresql" else SqliteStore(Path(self.where))

    async def run(self, work: Callable[[Connection], T]) -> T:
        if self.kind == "postgresql":
            async with patient_engine_for(self.where).begin() as over_there:
                return await over_there.run_sync(work)
        engine = create_engine(f"sqlite:///{self.where}")
        with engine.begin() as connection:
            done = work(connection)
        engine.dispose()
        return done

    async def rows(self, statement: str) -> list[tuple[Any, ...]]:
        return await self.run(lambda connection: [tuple(row) for row in connection.execute(text(statement))])


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    where = str(tmp_path / "canasta.db")
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        where = await server.empty_database()
    return Database(where)


async def test_a_database_that_is_up_to_date_is_opened_without_alembic(database: Database) -> None:
    assert "alembic" in await imported_to_open(database.where)
    assert await imported_to_open(database.where) == ["sqlalchemy"]


def differences(connection: Connection) -> list[Any]:
    """Return in what the database differs from the schema of the code."""
    options = {"compare_type": True, "compare_server_default": connection.dialect.name == "sqlite"}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_the_migrations_lead_from_the_first_schema_to_that_of_the_code(database: Database) -> None:
    """The first schema as it was made at its time: without a migration, a change of the code would be missing."""
    statements = (Path(__file__).parent / "first_schema" / f"{database.kind}.sql").read_text().split(";\n")

    def make(connection: Connection) -> None:
        for statement in filter(None, statements):
            connection.exec_driver_sql(statement)

    await database.run(make)
    assert await database.rows("SELECT version_num FROM alembic_version") == [(REVISIONS[0],)]
    store = database.store()
    await store.open()
    await store.close()
    assert await database.run(differences) == []


RUNNING = {
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
    ),
}


RATED = result(3, (ANA,), (2**62,))


async def fill_and_take_back(database: Database) -> list[object]:
    """Put matches that are played and rounds that are over, as the first schema has them; what statistics tell."""
    store = database.store()
    await store.open()
    for record in RUNNING.values():
        await store.commit(Change(at=NOON, record=record, snapshot=b"cards"))
    await store.commit(Change(at=NOON, played=ROUNDS))
    await store.commit(Change(at=NOON, result=RATED))
    await let_in(store, ANA, BEN, CYD, DOT)
    kept = await told(store)
    await store.close()
    assert await database.run(partial(take_back, to=REVISIONS[0])) == REVISIONS[0]
    return kept


async def expect_all_there(database: Database, kept: list[object]) -> None:
    store = database.store()
    await store.open()
    for number, record in RUNNING.items():
        assert await store.snapshot(record.id) == (record, b"cards"), number
    assert await told(store) == kept
    assert await store.result(RATED.table) == RATED  # it counts whole
    [rating] = await store.ladder(RATED.guild, RATED.family, "")
    assert (rating.user, rating.matches, rating.mu_before) == (ANA, 1, None)
    await store.close()
    assert await database.rows("SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]


async def test_running_matches_and_statistics_come_through_the_migration(database: Database) -> None:
    kept = await fill_and_take_back(database)
    sums = "SELECT month, rounds, points, best, worst, fewest_turns, largest_pile FROM round_sums WHERE preset = 'samba'"
    assert await database.rows(f"{sums} AND user_id = {ANA}") == [(202603, 2, 400, 700, -300, 5, 0)]
    await expect_all_there(database, kept)


KILLED = """
import os, signal
from alembic import op

op.drop_index = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_process_killed_in_a_migration_leaves_the_database_as_it_was(database: Database) -> None:
    kept = await fill_and_take_back(database)
    command = [sys.executable, "-c", KILLED + OPENED, database.where]
    done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert await database.rows("SELECT version_num FROM alembic_version") == [(REVISIONS[0],)]
    assert await database.rows("SELECT count(*) FROM round_sums") == [(9,)]
    await expect_all_there(database, kept)


@pytest.mark.parametrize("revision", ["0001", "0020"])
async def test_what_came_before_the_first_schema_is_left_as_it_is(database: Database, revision: str) -> None:
    store = database.store()
    await store.open()
    await store.commit(creation(1))
    await store.close()
    stamp = text(f"UPDATE alembic_version SET version_num = '{revision}'")
    await database.run(lambda connection: connection.execute(stamp).close())
    said = (
        rf"from before the first version of the bot \({revision}\).*the bot of the commit \w{{8}} on it once"
    )
    with pytest.raises(StorageUnusable, match=said):
        await database.store().open()
    assert await database.rows("SELECT version_num FROM alembic_version") == [(revision,)]
    assert await database.rows("SELECT id FROM tables") == [(1,)]
