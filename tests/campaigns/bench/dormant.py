"""A hundred thousand tables that wait: what they cost at the start, in memory, and when something is looked for."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import timedelta
from itertools import count, islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from msgspec import structs
from sqlalchemy import Connection

from bot.canasta.codec import decode_state
from bot.canasta.engine import legal_actions, view_of
from bot.canasta.seats import Seat
from bot.service.change import ActionRow, Change, Deadline, DeadlineKind, LogRow
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.record import TableRecord
from bot.service.matches.tables import Tables
from bot.storage.sqlite.store import SqliteStore
from bot.storage.writes import write
from tests.campaigns.bench.durable import Games, Script
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, ratio_of
from tests.campaigns.bench.start import MeasuredStart
from tests.support.fakes import FakeTime

TABLES: Final = 100_000
PAST: Final = 10_000

_TABLES_OF_A_SERVER: Final = 20
_AT_ONCE: Final = 500
_MOVES: Final = 40
_ROW: Final = 10
"""Actions that every stored table has behind it."""


def measure(effort: Effort) -> BenchPart:
    """Store them, start beside them, play beside them."""
    tables, past = effort.of(TABLES, 200), effort.of(PAST, 200)
    with tempfile.TemporaryDirectory(prefix="canasta-bench-") as name:
        folder = Path(name)
        empty, full = folder / "empty.db", folder / "full.db"
        asyncio.run(_store(empty, 0, effort.seed))
        asyncio.run(_store(full, tables, effort.seed))
        size = full.stat().st_size
        print(f"  {tables:,} tables are stored, {size / 2**20:,.0f} MiB", flush=True)
        starts = [(_started(empty), _started(full)) for _ in range(effort.rounds)]
        print(f"  started {effort.rounds} times with each", flush=True)
        looks = asyncio.run(_looks(empty, full, effort))
        print("  looked for the next deadline", flush=True)
        woken = asyncio.run(_acts_from_database(full, effort))
        print("  acted at tables that come from the database", flush=True)
        fresh, old = asyncio.run(_acts(empty, past, effort))
    assert not any(start.loaded for _, start in starts), "a table was loaded at the start"
    beyond = median(full.seconds - empty.seconds for empty, full in starts)
    figures = [
        Figure(
            f"start with {tables:,} tables, until ready",
            f"{median(full.seconds for _, full in starts):.2f} s",
            f"empty: {median(empty.seconds for empty, _ in starts):.2f} s",
            ratio_of([full.seconds for _, full in starts], [empty.seconds for empty, _ in starts]),
        ),
        Figure("beyond an empty start", f"{beyond:.2f} s", "1 s", beyond, Target(2.0, is_most=True)),
        Figure(
            "memory when ready, no table loaded",
            f"{median(full.resident for _, full in starts) / 2**20:.0f} MiB",
            f"empty: {median(empty.resident for empty, _ in starts) / 2**20:.0f} MiB",
            ratio_of([full.resident for _, full in starts], [empty.resident for empty, _ in starts]),
        ),
        Figure(
            "longest the event loop computed at the start",
            f"{median(full.longest for _, full in starts) * 1000:.0f} ms",
            f"empty: {median(empty.longest for empty, _ in starts) * 1000:.0f} ms",
            ratio_of([full.longest for _, full in starts], [empty.longest for empty, _ in starts]),
        ),
        *looks,
        *woken,
        Figure(
            f"an action in a match with {past:,} past actions",
            f"{median(old):.0f} µs",
            f"fresh match: {median(fresh):.0f} µs",
            ratio_of(old, fresh),
            Target(1.1, is_most=True),
        ),
    ]
    check = median(full.check for _, full in starts)
    told = (
        f"The database takes {size / 2**20:,.0f} MiB. Its whole file is looked at for damage in a thread while the bot runs,"
        f" which took {check:.1f} s."
    )
    return BenchPart("dormant", "Tables that wait", (*_TEXT, told), figures)


# ------------------------------------------------------------------------------------------------------- storing


async def _store(path: Path, tables: int, seed: int) -> None:
    """A database with so many tables in mid-round, and one that can be copied."""
    async with SqliteStore(path) as store:
        changes = _copies(await _pattern(store, seed, _ROW), tables)
        while chunk := list(islice(changes, _AT_ONCE)):
            await written(store, chunk)


async def written(store: SqliteStore, changes: Sequence[Change]) -> None:
    """Write all of these in one transaction."""

    def write_all(connection: Connection) -> None:
        for change in changes:
            write(connection, change)

    await store._atomically(write_all)


class _Pattern(NamedTuple):
    """A table in mid-round, and what is stored of it."""

    record: TableRecord
    snapshot: bytes
    actions: tuple[ActionRow, ...]
    log: tuple[LogRow, ...]


async def _pattern(store: SqliteStore, seed: int, moves: int) -> _Pattern:
    games = Games(store, seed)
    script = await games.dealt(moves)
    await games.play([script])
    table = script[0].table
    stored = await store.snapshot(table)
    assert stored is not None
    record, snapshot = stored
    assert snapshot is not None
    actions = tuple(
        ActionRow(
            table,
            one.version,
            one.seat,
            None,
            one.action,
            one.state_hash,
            one.schema,
            one.engine,
            FakeTime().now(),
        )
        for one in await store.actions(table)
    )
    return _Pattern(record, snapshot, actions, await store.log(table, seat=Seat(0)))


def _copies(pattern: _Pattern, tables: int) -> Iterator[Change]:
    for number in range(1000, 1000 + tables):
        yield from _copy(pattern, TableId(number))


def _copy(pattern: _Pattern, table: TableId) -> Iterator[Change]:
    """The changes that make this table; each of its four people plays nowhere else."""
    now = FakeTime().now()
    seats = tuple(
        structs.replace(holder, user=UserId(10**9 + 4 * table + holder.seat))
        for holder in pattern.record.seats
    )
    record = structs.replace(
        pattern.record,
        id=table,
        guild=GuildId(1 + table // _TABLES_OF_A_SERVER),
        thread=ChannelId(5 * 10**8 + table),
        host=seats[0].user,
        seats=seats,
        revision=1,
    )
    due = Deadline(table, record.turn, DeadlineKind.REMIND, now + timedelta(days=3650, seconds=table))
    yield Change(at=now, record=record, snapshot=pattern.snapshot, deadlines=(due,))
    for action in pattern.actions:
        yield Change(at=now, actions=(structs.replace(action, table=table),))
    yield Change(at=now, log=tuple(structs.replace(row, table=table) for row in pattern.log))


# ------------------------------------------------------------------------------------------------------ starting


def _started(path: Path) -> MeasuredStart:
    """In a process of its own."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.campaigns.bench.start", str(path)],
        check=True,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[3],
    )
    return MeasuredStart(**json.loads(said.stdout))


# ------------------------------------------------------------------------------------------------------- looking


async def _looks(empty: Path, full: Path, effort: Effort) -> list[Figure]:
    few, many = SqliteStore(empty), SqliteStore(full)
    await few.open()
    await many.open()
    now = FakeTime().now()
    questions: tuple[tuple[str, Callable[[SqliteStore], Awaitable[object]]], ...] = (
        ("when the next of the deadlines is", SqliteStore.next_deadline),
        ("which deadlines have fallen due", lambda store: store.due_deadlines(now)),
    )
    figures = []
    for what, ask in questions:
        one: list[float] = []
        other: list[float] = []
        for _ in range(effort.rounds):
            other.append(await _micros(ask, few, effort.of(500)))
            one.append(await _micros(ask, many, effort.of(500)))
        figures.append(
            Figure(what, f"{median(one):.0f} µs", f"one table: {median(other):.0f} µs", ratio_of(one, other))
        )
    await few.close()
    await many.close()
    return figures


async def _micros(ask: Callable[[SqliteStore], Awaitable[object]], store: SqliteStore, times: int) -> float:
    began = perf_counter()
    for _ in range(times):
        await ask(store)
    return (perf_counter() - began) / times * 1e6


# -------------------------------------------------------------------------------------------------------- acting


async def _acts(path: Path, past: int, effort: Effort) -> tuple[list[float], list[float]]:
    """Microseconds of an action in a fresh match and in one with so many past actions, by turns."""
    async with SqliteStore(path) as store:
        games = Games(store, effort.seed + 1)
        pattern = await _pattern(store, effort.seed + 2, 1)
        fresh: list[float] = []
        old: list[float] = []
        for _ in range(effort.rounds):
            # By turns within a round, too: the disk is quicker at one moment than at the next.
            pairs = [(await games.dealt(_MOVES), await _aged(store, games, pattern, past)) for _ in range(2)]
            times: tuple[list[float], list[float]] = ([], [])
            gc.collect()
            for young, aged in pairs:
                for move, other in zip(young, aged, strict=True):
                    for act, spent in ((move, times[0]), (other, times[1])):
                        began = perf_counter()
                        await games.services.play.act(act)
                        spent.append(perf_counter() - began)
            fresh.append(median(times[0]) * 1e6)
            old.append(median(times[1]) * 1e6)
    return fresh, old


async def _acts_from_database(path: Path, effort: Effort) -> list[Figure]:
    """The same action at tables that are read from the database for it and at tables that are remembered, by turns."""
    async with SqliteStore(path) as store:
        services = Games(store, effort.seed + 3).services
        numbers = map(TableId, count(1000))
        times: tuple[list[float], list[float]] = ([], [])
        for number in range(effort.rounds):
            spent: tuple[list[float], list[float]] = ([], [])
            gc.collect()
            for turn in range(effort.of(400, 20)):
                for is_remembered, micros in enumerate(spent):
                    table = next(numbers)
                    if is_remembered:
                        await services.queries.board(table)
                    act = await _next_at(store, table, f"{number}.{turn}.{is_remembered}")
                    began = perf_counter()
                    await services.play.act(act)
                    micros.append(perf_counter() - began)
            for kept, micros in zip(times, spent, strict=True):
                kept.append(median(micros) * 1e6)
    cold, warm = times
    return [
        Figure(
            "an action at a table that comes from the database",
            f"{median(cold):.0f} µs",
            f"remembered: {median(warm):.0f} µs",
            ratio_of(cold, warm),
        ),
        await _memory(path, effort.of(3000, 100)),
    ]


async def _next_at(store: SqliteStore, table: TableId, key: str) -> Act:
    """What whoever must act at this table does."""
    stored = await store.snapshot(table)
    assert stored is not None
    record, snapshot = stored
    assert snapshot is not None
    state = decode_state(snapshot, record.rules)
    seat = state.table.seats_to_act[0]
    holder = record.holder_of(seat)
    assert holder is not None
    assert holder.user is not None
    return Act(table, holder.user, next(iter(legal_actions(view_of(state, seat)))), f"{key} at {table}")


async def _memory(path: Path, tables: int) -> Figure:
    """What so many remembered tables take, by the estimate and by what the process has allocated."""
    async with SqliteStore(path) as store:
        known, first = Tables(store, 2**40), 1000 + tables
        await known.get(TableId(first - 1))
        gc.collect()
        tracemalloc.start()
        estimated = known.size
        for number in range(first, first + tables):
            await known.get(TableId(number))
        gc.collect()
        allocated, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        estimated = known.size - estimated
    return Figure(
        f"memory of {tables:,} remembered tables, by estimate",
        f"{estimated / 2**20:.1f} MiB",
        f"allocated: {allocated / 2**20:.1f} MiB",
        estimated / allocated,
    )


async def _aged(store: SqliteStore, games: Games, pattern: _Pattern, past: int) -> Script:
    """Moves at a new table behind which lie so many actions."""
    script = await games.dealt(_MOVES)
    table = script[0].table
    stored = await store.snapshot(table)
    assert stored is not None
    record, snapshot = stored
    after = structs.replace(
        record, version=record.version + past, told=record.told + past, revision=record.revision + 1
    )
    last = (await store.actions(table))[-1]
    now = FakeTime().now()
    changes = [Change(at=now, record=after, snapshot=snapshot)]
    for version in range(record.version + 1, after.version + 1):
        row = structs.replace(
            pattern.actions[-1], table=table, version=version, state_hash=last.state_hash, schema=last.schema
        )
        rows = tuple(structs.replace(one, table=table, version=version) for one in pattern.log[-2:])
        rows = tuple(structs.replace(one, position=position) for position, one in enumerate(rows))
        changes.append(Change(at=now, actions=(row,), log=rows))
    await written(store, changes)
    return script


_TEXT = (
    "Every table is in the middle of a round, with four people of its own, a deadline in the future and the beginning of a",
    "round in its log. Each server has twenty tables. Starting is measured in a fresh process with all modules imported: from",
    "opening the database until everything overdue is done and deleted servers and channels have been looked for.",
)
