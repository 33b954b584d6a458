"""An old version of the bot and a new one at the same database: never both, where the schema differs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot.storage.migrations import scripts
from bot.storage.postgres import schema_version
from bot.storage.postgres.engine import patient_engine_for
from bot.storage.postgres.schema_version import hold_schema, processes_on
from bot.storage.postgres.store import PostgresStore
from bot.storage.troubles import StorageUnusable
from tests.support.stores.older import take_back
from tests.support.stores.postgres import PostgresServer

HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock'"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema_version, "_LOOK_EVERY", 0.05)
    monkeypatch.setattr(schema_version, "_MILLISECONDS_TO_LEAVE", 100)


def name_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


async def holders(postgres: PostgresServer, count: int, besides: int = 0) -> list[int]:
    """The server's numbers for so many processes that hold the schema, as soon as there are so many."""
    async with asyncio.timeout(60):
        while True:
            found = [row["pid"] for row in await postgres.execute(HOLDERS) if row["pid"] != besides]
            if len(found) == count:
                return found
            await asyncio.sleep(0.02)


@asynccontextmanager
async def running(
    url: str, postgres: PostgresServer, count: int = 1
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Processes that hold the schema as it is."""
    held = [asyncio.create_task(hold_schema(url)) for _ in range(count)]
    await holders(postgres, count)
    try:
        yield held
    finally:
        for one in held:
            one.cancel()
            with suppress(asyncio.CancelledError, StorageUnusable):
                await one
        await holders(postgres, 0)  # the server has seen that they are gone


async def opens(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()


async def older(url: str) -> str:
    """As the version before left it; the number of its schema."""
    async with patient_engine_for(url).begin() as connection:
        return await connection.run_sync(take_back)


async def revision(url: str, postgres: PostgresServer) -> str:
    [[found]] = await postgres.execute("SELECT version_num FROM alembic_version", name_of(url))
    return str(found)


async def test_a_new_version_does_not_start_while_old_ones_run(url: str, postgres: PostgresServer) -> None:
    before = await older(url)
    async with running(url, postgres, 2):
        with pytest.raises(StorageUnusable, match=r"an older one runs on it \(processes: 2\)"):
            await opens(url)
        assert await revision(url, postgres) == before
    await opens(url)
    assert await revision(url, postgres) == scripts().get_current_head()


async def test_who_runs_on_a_database_is_counted(url: str, postgres: PostgresServer) -> None:
    assert await processes_on(url) == 0
    async with running(url, postgres, 2):
        assert await processes_on(url) == 2


async def test_an_old_version_that_is_just_stopping_is_waited_for(
    url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema_version, "_MILLISECONDS_TO_LEAVE", 10_000)
    await older(url)
    async with running(url, postgres) as [old]:
        starting = asyncio.create_task(opens(url))
        await asyncio.sleep(0.2)
        assert not starting.done()
        old.cancel()
        await starting
    assert await revision(url, postgres) == scripts().get_current_head()


async def test_processes_of_one_schema_run_beside_each_other(url: str, postgres: PostgresServer) -> None:
    async with running(url, postgres, 2):
        await opens(url)


async def test_an_old_process_ends_when_the_schema_has_changed_under_it(
    url: str, postgres: PostgresServer
) -> None:
    async with running(url, postgres) as [old]:
        await postgres.execute("UPDATE alembic_version SET version_num = '9999'", name_of(url))
        async with asyncio.timeout(60):
            with pytest.raises(StorageUnusable, match="its schema is 9999 now"):
                await old
    head = scripts().get_current_head()
    await postgres.execute(f"UPDATE alembic_version SET version_num = '{head}'", name_of(url))


async def test_the_lock_is_taken_again_after_the_server_was_away(url: str, postgres: PostgresServer) -> None:
    async with running(url, postgres) as [old]:
        [process] = await holders(postgres, 1)
        await postgres.execute(f"SELECT pg_terminate_backend({process})")
        await holders(postgres, 1, besides=process)
        assert not old.done()
