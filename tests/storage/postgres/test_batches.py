"""Changes that a PostgreSQL server commits side by side: each is as it would be by itself."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import pytest
from msgspec import structs
from sqlalchemy import Connection, text

from bot.service.change import Change, Deadline, DeadlineKind
from bot.service.deals.coming_deal import DealSecret
from bot.service.delivery.notices import BoardRefresh, MatchResult
from bot.service.ids import TableId
from bot.service.ports import RepeatedRequest, StaleChange
from bot.storage.postgres.store import PostgresStore
from tests.campaigns.bench.durable import Games
from tests.storage.changes import ANA, NOON, action_change, creation, draft_write, later, log_row, new_record

T = TypeVar("T")

TABLES = tuple(map(TableId, range(1, 9)))


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[list[PostgresStore]]:
    """Stores, and tables that the first one has made."""
    stores = [PostgresStore(url) for _ in range(count)]
    for store in stores:
        await store.open()
    await asyncio.gather(*(stores[0].commit(creation(table)) for table in TABLES))
    yield stores
    for store in stores:
        await store.close()


async def results_of(store: PostgresStore, changes: list[Change]) -> list[str]:
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    return [type(result).__name__ for result in results]


def whole_change(table: TableId, **parts: Any) -> Change:
    """One that writes to every place that a move may write to."""
    usual: dict[str, Any] = {
        "log": (log_row(table, 1, 0), log_row(table, 1, 1, audience=1)),
        "notices": (BoardRefresh(table, 1), MatchResult(table, 1), MatchResult(table, 2)),
        "deadlines": (Deadline(table, "1.1.0", DeadlineKind.REMIND, NOON),),
        "deals": (DealSecret(table, 1, b"secret", "commitment"),),
        "drafts": (draft_write(0, table),),
    }
    return action_change(new_record(table), f"click {table}", **{**usual, **parts})


async def test_nothing_is_lost_of_what_is_written_at_once(url: str) -> None:
    async with opened(url) as [store]:
        await asyncio.gather(*(store.commit(whole_change(table)) for table in TABLES))
        for table in TABLES:
            wanted = whole_change(table)
            assert await store.snapshot(table) == (wanted.record, wanted.snapshot)
            assert await store.log(table, seat=None) == wanted.log[:1]
            assert await store.request(f"click {table}") == wanted.request
            assert await store.draft(table, ANA) == wanted.drafts[0].draft
            assert (await store.deal(table, 1),) == wanted.deals
            assert len(await store.actions(table)) == 1
        told = [waiting.notice for waiting in await store.waiting_notices(NOON)]
        for table in TABLES:
            assert tuple(notice for notice in told if notice.table == table) == whole_change(table).notices


async def test_what_takes_the_place_of_rows_finds_them_gone(url: str) -> None:
    async with opened(url) as [store]:
        await asyncio.gather(*(store.commit(whole_change(table)) for table in TABLES))
        again = [
            action_change(
                structs.replace(new_record(table), revision=2, version=1),
                notices=(MatchResult(table, 3), BoardRefresh(table, 1)),
                deadlines=(
                    Deadline(table, "1.2.0", DeadlineKind.REMIND, later(1)),
                    Deadline(table, "1.2.0", DeadlineKind.TIME_OUT, later(2)),
                ),
                drafts=(draft_write(1, table, naturals=4),),
            )
            for table in TABLES
        ]
        assert set(await results_of(store, again)) == {"NoneType"}
        rows = await store.due_deadlines(later(9))
        assert sorted(rows, key=lambda row: (row.table, row.due)) == [
            row for change in again for row in change.deadlines or ()
        ]
        told = [waiting.notice for waiting in await store.waiting_notices(NOON) if waiting.notice.table == 1]
        assert told == [
            *(MatchResult(TABLES[0], version) for version in (1, 2, 3)),
            BoardRefresh(TABLES[0], 1),
        ]


async def test_what_is_stale_or_repeated_fails_alone(url: str) -> None:
    async with opened(url) as [store]:
        await store.commit(whole_change(TABLES[0]))
        changes = [whole_change(table) for table in TABLES]
        changes[3] = action_change(structs.replace(new_record(4), revision=7))
        changes[5] = whole_change(TABLES[5], drafts=(draft_write(4, TABLES[5]),))
        results = await results_of(store, changes)
        wanted = ["NoneType"] * len(TABLES)
        wanted[0], wanted[3], wanted[5] = RepeatedRequest.__name__, StaleChange.__name__, StaleChange.__name__
        assert results == wanted
        for table, result in zip(TABLES, results, strict=True):
            is_written = result == "NoneType" or table == TABLES[0]
            assert len(await store.actions(table)) == is_written
            assert (await store.request(f"click {table}") is not None) == is_written


async def backends(store: PostgresStore) -> set[int]:
    """The server's processes behind the connections of the pool."""
    asked = text("SELECT pg_backend_pid()")
    return {await store._read(lambda connection: connection.scalar(asked)) for _ in range(20)}


async def given_up(store: PostgresStore) -> None:
    async with asyncio.timeout(0.05):
        await store._read(lambda connection: connection.execute(text("SELECT pg_sleep(1)")))


async def test_neither_what_is_refused_nor_what_is_given_up_costs_a_connection(url: str) -> None:
    async with opened(url) as [store]:
        before = await backends(store)
        stale = action_change(structs.replace(new_record(1), revision=7))
        assert await results_of(store, [stale]) == [StaleChange.__name__]
        assert await backends(store) == before
        with pytest.raises(TimeoutError):
            await given_up(store)
        await asyncio.wait(store._at_work)
        assert await backends(store) == before


async def test_a_change_of_nothing_changes_nothing(url: str) -> None:
    async with opened(url) as [store]:
        await store.commit(Change(at=NOON))


async def test_what_breaks_a_rule_of_the_database_harms_nobody_else(url: str) -> None:
    async with opened(url) as [store]:
        changes = [whole_change(table) for table in TABLES]
        changes[2] = Change(at=NOON, notices=(MatchResult(TableId(99), 1),))
        results = await results_of(store, changes)
        assert results == ["NoneType"] * 2 + ["IntegrityError"] + ["NoneType"] * 5


async def test_nobody_waits_for_a_table_that_another_program_has_locked(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine._LOCK_MILLISECONDS", 90_000)
    async with opened(url) as [store]:
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("SELECT 1 FROM tables WHERE id = 5 FOR UPDATE")
            waiting = {table: asyncio.create_task(store.commit(whole_change(table))) for table in TABLES}
            async with asyncio.timeout(60):
                await asyncio.gather(*(waiting[table] for table in TABLES if table != TABLES[4]))
            assert not waiting[TABLES[4]].done()
        await other.close()
        await waiting[TABLES[4]]


async def test_two_processes_at_the_same_tables_do_not_stop_each_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever waits for a lock until it is given up waits for longer than the test.
    monkeypatch.setattr("bot.storage.postgres.engine._LOCK_MILLISECONDS", 90_000)
    async with opened(url, 2) as stores, asyncio.timeout(60):
        for turn in range(4):
            now = [new_record(table, revision=turn + 1, version=turn) for table in TABLES]
            asked = [action_change(record, notices=(BoardRefresh(record.id, 1),)) for record in now]
            here, there = await asyncio.gather(
                results_of(stores[0], asked), results_of(stores[1], asked[::-1])
            )
            for pair in zip(here, reversed(there), strict=True):
                assert sorted(pair) == ["NoneType", "StaleChange"]
        for table in TABLES:
            assert len(await stores[0].actions(table)) == 4


class Interrupted:
    """A database of which one transaction breaks right after the server has committed it."""

    def __init__(self, store: PostgresStore) -> None:
        self._whole = store.database.write
        self.is_whole = False
        store.database.write = self.write  # type: ignore[method-assign]

    async def write(self, work: Callable[[Connection], T]) -> T:
        done = await self._whole(work)
        if not self.is_whole:
            self.is_whole = True
            raise ConnectionResetError("the answer is lost")
        return done


@pytest.mark.parametrize("key", ["click", None])
async def test_what_was_committed_before_its_answer_was_lost_counts_once(url: str, key: str | None) -> None:
    async with opened(url) as [store]:
        broken = Interrupted(store)
        changes = [action_change(new_record(table), key and f"{key} {table}") for table in TABLES]
        assert set(await results_of(store, changes)) == {"NoneType"}
        assert broken.is_whole
        for table in TABLES:
            assert len(await store.actions(table)) == 1
        assert set(await results_of(store, changes)) == {"RepeatedRequest" if key else "StaleChange"}


async def test_matches_go_on_side_by_side(url: str) -> None:
    async with opened(url) as [store]:
        games = Games(store, 1)
        scripts = [await games.dealt(3) for _ in range(3)]
        await games.play(scripts)
