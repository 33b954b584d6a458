"""What several processes on one PostgreSQL server take to do: each thing by one of them, and nothing is left by the dead."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Executable

from bot.service.change import Change, Deadline, DeadlineKind, Fate, NoticeFate
from bot.service.delivery.notices import MatchResult
from bot.service.ids import GuildId, TableId
from bot.service.ports import Work
from bot.storage.postgres.claims import LEASE, WAITING_OF_THESE, Shards
from bot.storage.postgres.store import PostgresStore
from tests.storage.changes import NOON, creation, later, new_record, next_of
from tests.support.stopwatch import within
from tests.support.stores.postgres import PostgresServer

ONE, TWO = TableId(1), TableId(2)
SHORT = timedelta(seconds=0.3)
NEARLY = LEASE / 2
BOTH = (DeadlineKind.REMIND, DeadlineKind.TIME_OUT)


@asynccontextmanager
async def opened(*stores: PostgresStore) -> AsyncIterator[None]:
    for store in stores:
        await store.open()
    yield
    for store in stores:
        await store.close()


@pytest.fixture
async def pair(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two processes; two tables to each of which two things are to be told, and at each of which two are due."""
    here, there = PostgresStore(url), PostgresStore(url)
    async with opened(here, there):
        for table in (ONE, TWO):
            await here.commit(creation(table))
            due = tuple(Deadline(table, "1.1.0", kind, NOON) for kind in BOTH)
            told = (MatchResult(table, 1), MatchResult(table, 2))
            record = next_of(new_record(table))
            await here.commit(Change(at=NOON, record=record, notices=told, deadlines=due))
        yield here, there


async def versions(store: PostgresStore, limit: int = 100) -> list[tuple[int, int]]:
    taken = [row.notice for row in await store.take_notices(NOON, limit)]
    return [(notice.table, notice.version) for notice in taken if isinstance(notice, MatchResult)]


async def tables_due(store: PostgresStore) -> list[int]:
    taken = await store.take_deadlines(NOON)
    tables: list[int] = list(dict.fromkeys(row.table for row in taken))
    assert len(taken) == len(BOTH) * len(tables), "whatever is due at a table is due to one process"
    return tables


Pair = tuple[PostgresStore, PostgresStore]


async def test_what_one_has_taken_no_other_gets_until_it_is_given_back(pair: Pair) -> None:
    here, there = pair
    assert await versions(here, 2) == [(ONE, 1), (ONE, 2)]
    assert await versions(there) == [(TWO, 1), (TWO, 2)]
    assert await tables_due(there) == [ONE, TWO]
    assert await tables_due(here) == []
    assert await versions(here) == [(ONE, 1), (ONE, 2)], "what is one's own stays so"
    await here.give_back(Work.NOTICES, (ONE,))
    assert await versions(there) == [(ONE, 1), (ONE, 2), (TWO, 1), (TWO, 2)]
    await there.give_back(Work.DEADLINES, (TWO,))
    assert await tables_due(here) == [TWO]


@pytest.mark.parametrize("step", [timedelta(hours=1), timedelta(days=1)])
async def test_a_claim_from_before_the_servers_clock_was_set_back_holds_nobody_up(
    url: str, pair: Pair, step: timedelta
) -> None:
    """Whoever made it may have died: no claim lasts as long as that by itself."""
    here, there = pair
    assert await versions(here)
    assert await here.take(Work.RETENTION)
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE claims SET until = until + $1", step // timedelta(microseconds=1))
    await connection.close()
    assert len(await versions(there)) == 4
    assert await there.take(Work.RETENTION)
    assert await versions(here) == [], "now it is the other's, for as long as usual"


async def test_a_table_that_is_being_told_is_not_told_anything_newer_by_another(pair: Pair) -> None:
    here, there = pair
    await here.take_notices(NOON)
    first, *_ = await here.waiting_notices(NOON)
    await here.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.DELIVERED),)))
    await there.commit(Change(at=NOON, notices=(MatchResult(ONE, 3),)))
    assert await versions(there) == []
    await here.give_back(Work.NOTICES, (ONE,))
    assert await versions(there) == [(ONE, 2), (ONE, 3)]


async def test_a_look_at_a_table_that_one_is_telling_does_not_give_it_away(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    await here.take_notices(NOON)
    told = await here.waiting_notices(NOON)
    for row in told:  # as a newer board takes the place of an older one
        await there.commit(Change(at=NOON, fates=(NoticeFate(row.id, Fate.DELIVERED),)))
    await there.commit(Change(at=later(5), notices=(MatchResult(ONE, 3),)))
    assert await there.take_notices(later(5)) == ()
    first, *_ = await here.waiting_notices(later(5))
    await there.commit(Change(at=NOON, fates=(NoticeFate(first.id, Fate.POSTPONED, NOON),)))
    # What waits there is claimed again, and nothing of it is found any more when it is read.
    with monkeypatch.context() as patched:
        patched.setattr(here, "_rows", emptied(here._rows))
        assert await here.take_notices(later(5)) == ()
    assert await there.take_notices(later(5)) == ()
    await here.give_back(Work.NOTICES, (ONE,))
    assert [row.notice for row in await there.take_notices(later(5))] == [MatchResult(ONE, 3)]


def emptied(read: Callable[..., Awaitable[Sequence[Any]]]) -> Callable[..., Awaitable[Sequence[Any]]]:
    """A look at what waits that finds nothing any more."""

    async def rows(statement: Executable, **values: Any) -> Sequence[Any]:
        found = await read(statement, **values)
        return () if statement is WAITING_OF_THESE else found

    return rows


async def test_of_many_who_take_at_once_each_table_goes_to_one(url: str) -> None:
    stores = [PostgresStore(url) for _ in range(4)]
    async with opened(*stores):
        for number in range(1, 41):
            table = TableId(number)
            record = new_record(number)
            await stores[0].commit(Change(at=NOON, record=record, notices=(MatchResult(table, 1),)))
        for _ in range(5):
            rounds = await asyncio.gather(*(versions(store) for store in stores for _ in range(2)))
            by_store = [{*rounds[2 * number], *rounds[2 * number + 1]} for number in range(4)]
            assert sum(map(len, by_store)) == 40
            assert len(set().union(*by_store)) == 40
            for store in stores:
                await store.give_back(Work.NOTICES, tuple(TableId(number) for number in range(1, 41)))


async def let_pass(url: str, time: timedelta) -> None:
    """As if what is claimed had been claimed so much earlier."""
    plain = await asyncpg.connect(url)
    await plain.execute("UPDATE claims SET until = until - $1", time // timedelta(microseconds=1))
    await plain.close()


async def test_what_a_dead_process_had_taken_is_free_after_a_short_time(pair: Pair, url: str) -> None:
    here, there = pair
    await here.take_notices(NOON)
    assert await here.take(Work.RETENTION)
    await let_pass(url, NEARLY)
    assert await versions(there) == []
    assert not await there.take(Work.RETENTION)
    await let_pass(url, LEASE - NEARLY)
    assert await here.still_has(Work.NOTICES, ONE), "until another takes it"
    assert len(await versions(there)) == 4
    assert await there.take(Work.RETENTION)
    assert await versions(here) == []
    assert not await here.still_has(Work.NOTICES, ONE)
    assert await there.still_has(Work.NOTICES, ONE)
    assert not await there.still_has(Work.DEADLINES, ONE)


async def test_a_process_that_lives_keeps_what_it_has_taken(
    pair: Pair, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    monkeypatch.setattr(here._notifications, "_every", 0.01)
    await here.take_notices(NOON)
    signs: list[None] = []

    async def counted() -> None:
        await here._give_sign_of_life()
        signs.append(None)

    monkeypatch.setattr(here._notifications, "_sign_of_life", counted)
    await here.listen(lambda: None)
    for _ in range(3):
        await let_pass(url, NEARLY)
        until = len(signs) + 2  # the first of these may have been on its way before
        async with asyncio.timeout(60):
            while len(signs) < until:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await versions(there) == []


async def test_a_process_that_ends_leaves_everything_to_the_others_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.store._LONGEST_FAREWELL", 60.0)
    here, there = PostgresStore(url), PostgresStore(url)
    heard = asyncio.Event()
    async with opened(here, there):
        await here.commit(Change(at=NOON, record=new_record(), notices=(MatchResult(ONE, 1),)))
        await here.listen(lambda: None)
        await there.listen(heard.set)
        assert await versions(here) == [(ONE, 1)]
        heard.clear()
        await here.close()
        async with asyncio.timeout(60):
            await heard.wait()
        assert await versions(there) == [(ONE, 1)]


async def test_others_hear_that_there_is_something_to_do(url: str) -> None:
    here, there = (PostgresStore(url, lease=timedelta(hours=1)) for _ in range(2))  # nobody looks by himself
    heard: list[str] = []
    async with opened(here, there):
        await here.listen(lambda: heard.append("here"))
        await there.listen(lambda: heard.append("there"))
        heard.clear()  # at the beginning everybody looks
        await here.commit(Change(at=NOON, record=new_record(), notices=(MatchResult(ONE, 1),)))
        await something(heard)
        assert heard == ["there"], "whoever commits knows it"
        await here.commit(Change(at=NOON, alive=NOON))
        assert "tell" not in here._notifications._timers, "of this nobody is told"


async def something(heard: list[str]) -> None:
    """Wait until there is any."""
    async with asyncio.timeout(60):
        while not heard:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_word_for_three_is_enough(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = (PostgresStore(url, lease=timedelta(hours=1)) for _ in range(2))
    heard: list[str] = []
    words: list[str] = []
    async with opened(here, there):
        await here.listen(lambda: None)
        await there.listen(lambda: heard.append("there"))
        heard.clear()
        tell = here._notifications._tell

        async def counted() -> None:
            words.append("a word")
            await tell()

        monkeypatch.setattr(here._notifications, "_tell", counted)
        for _ in range(3):
            here._notifications.tell()
        await something(heard)
        assert (words, heard) == (["a word"], ["there"])
        assert "tell" not in here._notifications._timers, "and no other is to come"


async def test_a_cut_line_is_mended_and_everything_is_looked_at_meanwhile(
    url: str, postgres: PostgresServer
) -> None:
    here, there = PostgresStore(url, lease=SHORT), PostgresStore(url, lease=SHORT)
    heard: list[str] = []
    async with opened(here, there):
        await here.listen(lambda: heard.append("here"))
        await there.listen(lambda: None)
        postgres.stop()
        postgres.start()
        heard.clear()
        cut = here._notifications._connection
        async with asyncio.timeout(60):
            # A look now and then needs no line.
            while not heard or here._notifications._connection in (cut, None):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        assert here._notifications._connection is not None
        assert not here._notifications._connection.is_closed()


async def test_with_shards_a_process_takes_only_what_is_of_their_servers(url: str) -> None:
    stores = [PostgresStore(url, shards=Shards(frozenset({shard}), 2)) for shard in range(2)]
    async with opened(*stores):
        for table in (1, 2, 3):
            due = tuple(Deadline(TableId(table), "1.1.0", kind, NOON) for kind in BOTH)
            await stores[0].commit(
                Change(
                    at=NOON,
                    record=new_record(table, guild=GuildId(table << 22)),
                    notices=(MatchResult(TableId(table), 1),),
                    deadlines=due,
                )
            )
        assert await versions(stores[0]) == [(2, 1)]
        assert await versions(stores[1]) == [(1, 1), (3, 1)]
        assert await tables_due(stores[1]) == [1, 3]
        assert await tables_due(stores[0]) == [2]


async def test_what_is_due_later_is_found_whoever_does_what_is_due_now(pair: Pair) -> None:
    here, there = pair
    await here.take_deadlines(NOON)
    due = (Deadline(TWO, "1.1.0", DeadlineKind.COMPUTER, later(7)),)
    await here.commit(Change(at=NOON, record=next_of(next_of(new_record(TWO))), deadlines=due))
    assert await there.next_deadline() == NOON
    assert await there.next_deadline(after=NOON) == later(7)


async def test_what_several_processes_receive_is_answered_by_the_first_of_them(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.notifications._LONGEST_QUESTION", 60.0)
    here, there = pair
    for store in pair:
        await store.listen(lambda: None)
    click = 1_530_920_960_000_000_041
    assert await here.take_interaction(click)
    assert not await there.take_interaction(click)
    assert await here.take_interaction(click), "the same process may ask again"
    assert await there.take_interaction(click + 1)
    assert not await here.take_interaction(click + 1)
    # It is remembered for a while only.
    monkeypatch.setattr("bot.storage.postgres.notifications._REMEMBERED", -1.0)
    assert await here.take_interaction(click + 3)
    assert await there.take_interaction(click)
    assert [number for _, number in here._notifications._firsts] == [click + 3]
    # And where nobody can be asked everybody answers: what is done twice is found out by its key.
    monkeypatch.setattr("bot.storage.postgres.notifications._LONGEST_QUESTION", 0.02)
    async with here._notifications._speaking:
        assert await here.take_interaction(click + 1), "nobody waits long for an answer"
    assert there._notifications._connection is not None
    there._notifications._connection.terminate()
    assert await there.take_interaction(click + 2)
    assert await there.take_interaction(click + 2)


async def test_a_process_ends_soon_although_the_server_is_gone(url: str, postgres: PostgresServer) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.commit(Change(at=NOON, record=new_record(), notices=(MatchResult(ONE, 1),)))
    await store.listen(lambda: None)
    assert await versions(store) == [(ONE, 1)]
    postgres.stop()
    with within(4):
        await store.close()
    postgres.start()


@asynccontextmanager
async def standing_still(postgres: PostgresServer, url: str) -> AsyncIterator[None]:
    """Inside, no connection that there is now gets an answer, nor hears that there is none."""
    database = url.partition("?")[0].rpartition("/")[2]
    asked = f"SELECT pid FROM pg_stat_activity WHERE datname = '{database}'"
    processes = [row["pid"] for row in await postgres.execute(asked)]
    assert processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def test_a_process_ends_soon_although_the_server_says_nothing_any_more(
    url: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.store._PATIENCE", 60.0)  # whoever reads does not give up before
    store = PostgresStore(url)
    await store.open()
    await store.commit(Change(at=NOON, record=new_record()))
    await store.commit(Change(at=NOON, notices=(MatchResult(ONE, 1),)))
    await store.listen(lambda: None)
    assert await versions(store) == [(ONE, 1)]
    await asyncio.gather(*(store.record(ONE) for _ in range(20)))  # there is no connection that is made later
    async with standing_still(postgres, url):
        told = asyncio.create_task(store.commit(Change(at=NOON, notices=(MatchResult(ONE, 2),))))
        read = asyncio.create_task(store.record(ONE))
        await asyncio.sleep(0.05)
        with within(2.5):
            await store.close()
            # Nobody waits for ever, and nothing goes on.
            results = await asyncio.gather(told, read, return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError] * 2
        mine = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert not [
            task.get_name() for task in mine if task.get_name() in {"commit", "group commit", "notifications"}
        ]
    await store.open()
    assert await store.record(ONE) == new_record()
    await store.close()
