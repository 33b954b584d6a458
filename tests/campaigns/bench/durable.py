"""Durable actions: ``PlayService.act`` on a SQLite file against bare transactions on the same file system.

A round is dealt at every table and its moves are written down beforehand, so that only the service and the store are on
the watch: from the command to the committed and answered action. Where several tables act at once, each makes its next
move as soon as the last one is answered. The reference commits what a move has to write at the very least, one move in
a transaction: an event is inserted and a row of 3 KB is updated, by the driver alone.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

import asyncpg

from bot.canasta.codec import decode_state
from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.rules.presets import rules_of
from bot.players.registry import PLAYERS
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.matches.commands import Act
from bot.service.matches.record import Person, TableRecord
from bot.service.ports import Store
from bot.service.services import Services
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, per_second, ratio_of
from tests.support.fakes import FakeEntropy, FakeTime
from tests.support.stores.postgres import PostgresServer

SIZES: Final = (1, 16, 64)
"""So many tables acting at once."""
COMPUTING: Final = Target(3.0, is_most=True)
"""Milliseconds of computing for an action, all threads together: Discord's limits leave some 360 commits a second, and
the processor is what binds.
"""
ON_SERVER: Final = 360
"""Actions a second that sixteen tables are to reach on a server: the commits that one bot can cause at Discord's limit."""

_MOVES: Final = 40
"""Of each table: the beginning of a round, about ten turns."""
_WITH_A_SERVER: Final = 0.1
"""From this effort on PostgreSQL is measured, too."""
_STATE: Final = 3_000
"""Bytes of the row that the reference updates."""

Script = list[Act]


class Games:
    """Services on a store, and tables with moves to be made."""

    def __init__(self, store: Store, seed: int) -> None:
        time = FakeTime()
        self.services = Services(store, time, FakeEntropy(seed), time, PLAYERS)
        self._store = store
        self._chance = Random(seed)
        # Where others have played on this store before, their numbers are not used again.
        self._keys = (f"{seed}.{number}" for number in itertools.count(1))
        self._users = map(UserId, itertools.count(10**5 * seed))

    async def dealt(self, moves: int) -> Script:
        """The first moves at a new table of four people."""
        lobby = self.services.lobby
        host, *others = (Person(user, f"P{user}") for user in itertools.islice(self._users, 4))
        record = await self.services.creation.create(
            host,
            guild=GuildId(host.user),
            channel=ChannelId(2),
            chosen=ChosenRules(rules_of("classic_4"), "classic_4"),
            title="Bench",
            key=next(self._keys),
        )
        for person in others:
            await lobby.join(record.id, person, key=next(self._keys))
        await lobby.start(record.id, host.user, key=next(self._keys))
        await self.services.dealing.start_round(record.id)
        stored = await self._store.snapshot(record.id)
        assert stored is not None
        return list(itertools.islice(self._moves(*stored), moves))

    def _moves(self, record: TableRecord, snapshot: bytes | None) -> Iterator[Act]:
        assert snapshot is not None
        state = decode_state(snapshot, record.rules)
        while waiting := state.table.seats_to_act:
            seat = waiting[0]
            holder = record.holder_of(seat)
            assert holder is not None
            assert holder.user is not None
            action = self._chance.choice(list(legal_actions(view_of(state, seat))))
            yield Act(record.id, holder.user, action, next(self._keys))
            state = apply(state, seat, action).state

    async def play(self, scripts: Sequence[Script]) -> None:
        """Make the moves of all tables at once."""

        async def one(script: Script) -> None:
            for move in script:
                await self.services.play.act(move)

        await asyncio.gather(*map(one, scripts))


class Raw:
    """The reference."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        execute = self._connection.execute
        execute("PRAGMA journal_mode = WAL")
        execute("PRAGMA synchronous = FULL")
        execute("CREATE TABLE event (id INTEGER PRIMARY KEY, of INTEGER NOT NULL, body BLOB NOT NULL)")
        execute("CREATE TABLE state (id INTEGER PRIMARY KEY, body BLOB NOT NULL)")
        for number in range(64):
            execute("INSERT INTO state VALUES (?, ?)", (number, bytes(_STATE)))

    def close(self) -> None:
        self._connection.close()

    def commit(self, transactions: int) -> float:
        """So many transactions; how many a second that were."""
        cursor = self._connection.cursor()
        event, state = b"e" * 100, b"s" * _STATE
        began = perf_counter()
        for number in range(transactions):
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("INSERT INTO event (of, body) VALUES (?, ?)", (number % 64, event))
            cursor.execute("UPDATE state SET body = ? WHERE id = ?", (state, number % 64))
            cursor.execute("COMMIT")
        return transactions / (perf_counter() - began)


class RawOnServer:
    """The same on a server, one transaction after the other."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> RawOnServer:
        connection = await asyncpg.connect(url)
        await connection.execute(
            "CREATE TABLE event (id BIGSERIAL PRIMARY KEY, of INT NOT NULL, body BYTEA NOT NULL)"
        )
        await connection.execute("CREATE TABLE state (id INTEGER PRIMARY KEY, body BYTEA NOT NULL)")
        rows = [(number, bytes(_STATE)) for number in range(64)]
        await connection.executemany("INSERT INTO state VALUES ($1, $2)", rows)
        return cls(connection)

    async def close(self) -> None:
        await self._connection.close()

    async def commit(self, transactions: int) -> float:
        """So many transactions; how many a second that were."""
        execute = self._connection.execute
        event, state = b"e" * 100, b"s" * _STATE
        began = perf_counter()
        for number in range(transactions):
            async with self._connection.transaction():
                await execute("INSERT INTO event (of, body) VALUES ($1, $2)", number % 64, event)
                await execute("UPDATE state SET body = $1 WHERE id = $2", state, number % 64)
        return transactions / (perf_counter() - began)


Bare = Callable[[int], Awaitable[float]]
"""Makes so many bare transactions, and answers how many a second that were."""


def measure(effort: Effort) -> BenchPart:
    """Both sides by turns, for each number of tables."""
    gc.collect()
    gc.freeze()  # as the bot does when it has started
    with tempfile.TemporaryDirectory(prefix="canasta-bench-") as folder:
        return asyncio.run(_measure(effort, Path(folder)))


async def _measure(effort: Effort, folder: Path) -> BenchPart:
    async with SqliteStore(folder / "canasta.db") as store:
        sizes = [tables for tables in SIZES if tables <= effort.of(64, 16)]
        with closing(Raw(folder / "reference.db")) as raw:

            async def bare(transactions: int) -> float:
                return raw.commit(transactions)

            figures = await _by_turns(Games(store, effort.seed), sizes, bare, effort)
        if effort.scale >= _WITH_A_SERVER:
            figures += await _on_postgres(sizes, effort)
    return BenchPart("durable", "Durable actions", _TEXT, figures)


async def _on_postgres(sizes: Sequence[int], effort: Effort) -> list[Figure]:
    server = PostgresServer(is_durable=True)
    try:
        server.start()
        raw = await RawOnServer.open(await server.empty_database())
        async with PostgresStore(await server.empty_database()) as store:
            figures = await _by_turns(Games(store, effort.seed), sizes, raw.commit, effort, on_server=True)
        await raw.close()
    finally:
        server.remove()
    return figures


async def _by_turns(
    games: Games, sizes: Sequence[int], bare: Bare, effort: Effort, *, on_server: bool = False
) -> list[Figure]:
    """A figure for each number of tables, and what is wanted of them."""
    computed: dict[int, list[float]] = {tables: [] for tables in sizes}
    ours: dict[int, list[float]] = {tables: [] for tables in sizes}
    reference: dict[int, list[float]] = {tables: [] for tables in sizes}
    where = "PostgreSQL" if on_server else "SQLite"
    for number in range(effort.rounds):
        for tables in sizes:
            # One table at a time still makes enough moves to be measured.
            groups = [
                await asyncio.gather(*(games.dealt(effort.of(_MOVES, 4)) for _ in range(tables)))
                for _ in range(effort.of(16) // tables or 1)
            ]
            moves = sum(len(script) for scripts in groups for script in scripts)
            before = await bare(moves // 2)
            began, computing = perf_counter(), process_time()
            for scripts in groups:
                await games.play(scripts)
            ours[tables].append(moves / (perf_counter() - began))
            computed[tables].append((process_time() - computing) / moves * 1000)
            reference[tables].append((before + await bare(moves // 2)) / 2)
            print(
                f"  {where}, round {number + 1}, {tables:>2} tables at once: {ours[tables][-1]:>7,.0f} actions/s,"
                f" {reference[tables][-1]:>7,.0f} bare transactions/s",
                flush=True,
            )
    figures = [
        Figure(
            f"{where}, {tables} {'table' if tables == 1 else 'tables'} acting at once",
            per_second(ours[tables], "actions"),
            per_second(reference[tables], "transactions"),
            ratio_of(ours[tables], reference[tables]),
        )
        for tables in sizes
    ]
    if on_server:
        figures.append(
            Figure(
                f"{where}, 16 tables acting at once, of what is wanted",
                per_second(ours[16], "actions"),
                f"{ON_SERVER:,} actions/s",
                median(ours[16]) / ON_SERVER,
                Target(1),
            )
        )
    else:
        figures += [
            Figure(
                f"{where}, computing for an action, {tables} {'table' if tables == 1 else 'tables'} acting at once",
                f"{median(computed[tables]):.2f} ms",
                "1 ms",
                median(computed[tables]),
                COMPUTING,
            )
            for tables in sizes
        ]
    return figures


_TEXT = (
    "Moves made through the service on a SQLite file (WAL, synchronous=FULL), from the command to the committed answer: the",
    "rules are applied, and one transaction writes the record, the snapshot, the action, its log, the interaction's key,",
    "notices and deadlines. The reference is the bare driver on the same disk in the same minute: for each action, one",
    "transaction that inserts an event and updates a row of 3 KB. The PostgreSQL server runs on the same machine, with fsync",
    "and synchronous_commit on. Its reference is the same two statements in one transaction of its driver, one transaction",
    "after another; its target is a number of actions a second.",
)
