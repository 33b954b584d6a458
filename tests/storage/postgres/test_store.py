"""What the store on a PostgreSQL server does besides keeping its contract: starting together, trouble, secrets."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.service.change import Change
from bot.service.delivery.notices import MatchResult
from bot.service.errors import StorageFailed
from bot.service.ids import TableId
from bot.service.ports import StaleChange
from bot.storage.migrations import scripts
from bot.storage.postgres import engine as postgres_engine
from bot.storage.postgres.engine import patient_engine_for, why
from bot.storage.postgres.store import PostgresStore
from bot.storage.schema import metadata
from bot.storage.troubles import ADVICE_ON_SERVERS, StorageUnusable, place_of
from tests.storage.changes import NOON, action_change, creation, new_record, next_of
from tests.support.referees.guards import LoggedErrors
from tests.support.stores.postgres import PostgresServer

ONE = TableId(1)


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[list[PostgresStore]]:
    stores = [PostgresStore(url) for _ in range(count)]
    await asyncio.gather(*(store.open() for store in stores))
    yield stores
    for store in stores:
        await store.close()


# ----------------------------------------------------------------------------------------------- two processes


async def test_of_two_processes_at_one_table_one_wins(url: str) -> None:
    async with opened(url, 2) as (here, there):
        await here.commit(creation(1))
        assert await there.record(ONE) == new_record()
        results = await asyncio.gather(
            here.commit(action_change(new_record(), snapshot=b"here")),
            there.commit(action_change(new_record(), snapshot=b"there")),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "StaleChange"]
        assert await here.snapshot(ONE) == await there.snapshot(ONE)


async def test_a_click_that_two_processes_receive_is_one_and_both_know_it(url: str) -> None:
    async with opened(url, 2) as stores:
        await stores[0].commit(creation(1))
        results = await asyncio.gather(
            *(store.commit(action_change(new_record(), "click")) for store in stores), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "RepeatedRequest"]
        assert len(await stores[0].actions(ONE)) == 1


async def test_starting_together_migrates_once(postgres: PostgresServer) -> None:
    empty = await postgres.empty_database()
    async with opened(empty, 4) as stores:
        await stores[3].commit(creation(1))
        assert await stores[0].record(ONE) == new_record()
    async with patient_engine_for(empty).connect() as connection:
        assert await connection.run_sync(_differences) == []
    await postgres.execute("DROP DATABASE " + empty.partition("?")[0].rpartition("/")[2])


def _differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


# ----------------------------------------------------------------------------------------------------- opening


async def test_a_database_of_a_newer_version_is_left_alone(url: str, postgres: PostgresServer) -> None:
    name = url.partition("?")[0].rpartition("/")[2]
    [head] = scripts().get_heads()
    await postgres.execute("UPDATE alembic_version SET version_num = '9999'", name)
    with pytest.raises(StorageUnusable, match="its schema is 9999"):
        await PostgresStore(url).open()
    await postgres.execute(f"UPDATE alembic_version SET version_num = '{head}'", name)
    async with opened(url):
        pass


@pytest.mark.parametrize(
    "wrong,said",
    [
        ("postgresql://bot:s3cret@127.0.0.1:1/canasta", "canasta on 127.0.0.1:1 does not answer"),
        ("postgresql://bot:s3cret@no.such.host.invalid/canasta", "does not answer"),
    ],
)
async def test_a_server_that_is_not_there_is_told_without_the_password(wrong: str, said: str) -> None:
    with pytest.raises(StorageUnusable) as refused:
        await PostgresStore(wrong).open()
    assert said in str(refused.value)
    assert "s3cret" not in str(refused.value)
    assert refused.value.__cause__ is None


async def test_a_database_that_is_not_there_is_told(postgres: PostgresServer) -> None:
    with pytest.raises(StorageUnusable, match="nowhere on this machine does not exist"):
        await PostgresStore(postgres.url("nowhere")).open()


async def test_a_user_whom_the_server_does_not_know(postgres: PostgresServer) -> None:
    stranger = postgres.url("postgres").replace("postgres@", "stranger:s3cret@")
    with pytest.raises(StorageUnusable, match="does not let the bot in") as refused:
        await PostgresStore(stranger).open()
    assert "s3cret" not in str(refused.value)


async def test_a_user_who_may_not_make_tables(postgres: PostgresServer) -> None:
    empty = await postgres.empty_database()
    await postgres.execute("CREATE ROLE guest LOGIN")
    with pytest.raises(StorageUnusable, match="right to create"):
        await PostgresStore(empty.replace("postgres@", "guest@")).open()


def test_an_address_is_shown_without_its_password() -> None:
    shown = place_of("postgresql://bot:s3cret@db.example:5433/canasta?sslpassword=other")
    assert shown == "The database canasta on db.example:5433"


async def test_a_closed_store_says_so(url: str) -> None:
    store = PostgresStore(url)
    with pytest.raises(RuntimeError, match="not open"):
        await store.record(ONE)
    with pytest.raises(RuntimeError, match="not open"):
        await store.commit(creation(1))


# ----------------------------------------------------------------------------------------------------- trouble


async def test_a_change_that_breaks_a_reference_is_no_stale_change(url: str) -> None:
    async with opened(url) as [store]:
        with pytest.raises(Exception, match="foreign key") as caught:
            await store.commit(Change(at=NOON, notices=(MatchResult(TableId(9), 1),)))
        assert not isinstance(caught.value, StaleChange | StorageFailed)
        assert "MatchResult" not in str(caught.value)
        await store.commit(creation(1))


async def test_a_server_that_restarts_is_found_again_by_itself(
    url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.store._PATIENCE", 60.0)  # a busy machine starts it slowly
    async with opened(url) as [store]:
        await store.commit(creation(1))
        postgres.stop()
        waiting = asyncio.gather(
            store.commit(action_change(new_record(), "click")), *(store.record(ONE) for _ in range(5))
        )
        await asyncio.sleep(0.05)
        postgres.start()
        await waiting
        assert await store.record(ONE) == next_of(new_record(), version=1)


async def test_a_server_that_is_gone_refuses_and_everything_goes_on_when_it_is_back(
    url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("the database cannot be (written|read), and its server does not answer")
    monkeypatch.setattr("bot.storage.store._PATIENCE", 0.05)
    async with opened(url) as [store]:
        await store.commit(creation(1))
        postgres.stop()
        click = action_change(new_record(), "click")
        for _ in range(2):
            with pytest.raises(StorageFailed) as refused:
                await store.commit(click)
            assert refused.value.facts == {"why": "gone"}
            with pytest.raises(StorageFailed):
                await store.record(ONE)
        told = [record for record in no_logged_errors.records if "does not answer" in record.getMessage()]
        assert len(told) == 2, "trouble is told once, however many are refused"
        postgres.start()
        await store.commit(click)
        assert await store.record(ONE) == next_of(new_record(), version=1)


async def test_a_lock_is_not_waited_for_for_ever(
    url: str, monkeypatch: pytest.MonkeyPatch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("something holds a lock")
    monkeypatch.setattr(postgres_engine, "_LOCK_MILLISECONDS", 50)
    async with opened(url) as [store]:
        await store.commit(creation(1))
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("SELECT 1 FROM tables FOR UPDATE")
            with pytest.raises(StorageFailed) as refused:
                await store.commit(action_change(new_record()))
            assert refused.value.facts == {"why": "locked"}
        await other.close()
        await store.commit(action_change(new_record()))


async def test_a_server_that_only_reads_says_so(
    url: str, postgres: PostgresServer, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("it may only be read")
    name = url.partition("?")[0].rpartition("/")[2]
    async with opened(url) as [store]:
        await store.commit(creation(1))
        await postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    async with opened(url) as [store]:
        with pytest.raises(StorageFailed) as refused:
            await store.commit(creation(2))
        assert refused.value.facts == {"why": "read_only"}
        assert await store.record(ONE) == new_record()
    await postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")


async def test_a_full_disk_refuses_and_leaves_nothing_behind_and_everything_goes_on_when_there_is_room(
    postgres: PostgresServer, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("no space left")
    url = await postgres.empty_database()
    name = url.partition("?")[0].rpartition("/")[2]
    async with opened(url) as [store]:
        await store.commit(creation(1))
        async with postgres.without_room_for("actions", name):
            move = action_change(new_record(), "click")
            for _ in range(2):
                with pytest.raises(StorageFailed) as refused:
                    await store.commit(move)
                assert refused.value.facts == {"why": "full"}
            # People may look, and what needs no room there is written.
            assert await store.record(ONE) == new_record()
            assert await store.actions(ONE) == ()
            await store.commit(creation(2))
        await store.commit(move)
        assert await store.record(ONE) == next_of(new_record(), version=1)
    await postgres.execute(f"DROP DATABASE {name}")


@pytest.mark.parametrize(
    "code,trouble",
    [("53100", "full"), ("57P01", "gone"), ("53300", "gone"), ("XX001", "damaged"), ("58030", "failed")],
)
def test_every_trouble_has_its_word(code: str, trouble: str) -> None:
    class ServerError(Exception):
        sqlstate = code

    found = why(ServerError())
    assert found == (trouble, code)
    assert trouble in ADVICE_ON_SERVERS
    ServerError.sqlstate = "23505"
    assert why(ServerError()) is None


async def test_whoever_gives_up_waiting_breaks_nothing_off(url: str) -> None:
    async with opened(url) as [store]:
        asked = [asyncio.create_task(store.commit(creation(table))) for table in range(1, 9)]
        await asyncio.sleep(0)
        for task in asked[:4]:
            task.cancel()
        late = asyncio.create_task(store.commit(action_change(new_record(99))))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await store.close()
        gc.collect()  # what nobody wanted to hear is not complained of
        await store.open()
        assert len(await store.tables()) == 8
