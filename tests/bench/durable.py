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
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.canasta.codec import decode_state
from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.rules.presets import rules_of
from bot.players.registry import PLAYERS
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.play import Act
from bot.service.ports import Store
from bot.service.record import Person, TableRecord
from bot.service.services import Services
from tests.fakes import FakeEntropy, FakeTime

TARGETS: Final = {1: 0.2, 16: 1.0, 64: 1.5}
"""So many tables acting at once, and the share of the reference's transactions a second that is to be reached."""

_MOVES: Final = 40
"""Of each table: the beginning of a round, about ten turns."""
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
        self._keys = map(str, itertools.count(1))
        self._users = map(UserId, itertools.count(1))

    async def dealt(self, moves: int = _MOVES) -> Script:
        """The first moves at a new table of four people."""
        lobby = self.services.lobby
        host, *others = (Person(user, f"P{user}") for user in itertools.islice(self._users, 4))
        record = await lobby.create(
            host,
            guild=GuildId(host.user),
            channel=ChannelId(2),
            rules=rules_of("classic_4"),
            preset="classic_4",
            title="Bench",
            key=next(self._keys),
        )
        for person in others:
            await lobby.join(record.id, person, key=next(self._keys))
        await lobby.start(record.id, host.user, key=next(self._keys))
        await self.services.play.start_round(record.id)
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

    async def play(self, scripts: list[Script]) -> float:
        """Make the moves of all tables at once; how many a second that were."""

        async def one(script: Script) -> None:
            for move in script:
                await self.services.play.act(move)

        gc.collect()
        gc.freeze()  # as the bot does when it has started
        began = perf_counter()
        await asyncio.gather(*map(one, scripts))
        return sum(map(len, scripts)) / (perf_counter() - began)


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
