"""The store in one SQLite file: one writer with group commit, readers beside it."""

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

from sqlalchemy import Executable

from bot.service.change import Change
from bot.service.concurrency import FairSemaphore
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.people.erasure import Traces
from bot.service.people.preferences import PlayerSettings
from bot.service.ports import Beside, RepeatedRequest, StaleChange
from bot.storage import erasure, rows
from bot.storage.backup import copy
from bot.storage.group_commit import GroupCommit
from bot.storage.migrations import upgrade
from bot.storage.reads import StoredReads
from bot.storage.sqlite.cache import Recall
from bot.storage.sqlite.commit_wait import Lull
from bot.storage.sqlite.engine import (
    Glass,
    Link,
    compiled,
    engine_for,
    make_private_file,
    migration_engine,
    writing,
)
from bot.storage.sqlite.file_check import examine, explained, migrating
from bot.storage.sqlite.single_process import Alone
from bot.storage.troubles import ADVICE, Troubles, why
from bot.storage.writes import OLD_REQUESTS, OldRequests, write

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_COMMITS_BETWEEN_UPKEEP = 64
_READERS = 2
_AT_ONCE = 32
"""The greatest number of reads by key in one round of the event loop."""
_MOST_IN_LOOP = 64
"""The greatest number of changes that the event loop's thread writes itself, in about three milliseconds; more are
written in the writer's thread."""
_THERE_ALREADY = frozenset(
    {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}
)


class SqliteStore(StoredReads, Alone):
    """A store in one file of mode 0600; a change survives a power cut once ``commit`` has returned."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opening = asyncio.Lock()
        self._writer: Link | None = None
        self._readers: tuple[Link, ...] = ()
        self._glass: Glass | None = None
        self._in_turn = FairSemaphore(_AT_ONCE)
        self._turns = itertools.count()
        self._queue = GroupCommit(self._write, self._keep_up)
        self._since_upkeep = _COMMITS_BETWEEN_UPKEEP
        self._old_requests = OldRequests()
        self._recall = Recall()
        self._lull = Lull()
        self._troubles = Troubles(ADVICE)

    async def open(self) -> None:
        """Make the file if it is missing, bring it to the newest schema, connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if self._writer is not None:
                return
            await asyncio.to_thread(examine, self._path)
            with explained(self._path):
                make_private_file(self._path)
            with migrating(self._path):
                async with migration_engine(self._path).begin() as connection:
                    await connection.run_sync(upgrade)
            with explained(self._path):
                engine = engine_for(self._path)
                self._readers = tuple([await Link.open(engine) for _ in range(_READERS)])
                self._writer = await Link.open(engine)
                await self._writer.remember_more()
                await self._writer.run(self._recall.begin)
                self._glass = Glass(self._path)

    async def close(self) -> None:
        """Finish the queued commits, then close the file."""
        async with self._opening:
            await self._queue.finish()
            links = [self._writer, *self._readers]
            self._writer, self._readers = None, ()
            if self._glass is not None:
                self._glass.close()
                self._glass = None
            for link in links:
                if link is not None:
                    await link.close()

    async def backup(self, target: Path) -> None:
        """Copy the whole database, consistent as of one moment, while it is in use."""
        await asyncio.to_thread(copy, self._path, target)

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        await self._queue.commit(change)

    async def lull(self) -> None:
        """Return when a commit begins to wait for the disk."""
        await self._lull.wait()

    def _writing(self) -> Link:
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    async def _write(self, changes: Sequence[Change]) -> None:
        try:
            await self._transact(changes)
        except StaleChange as stale:
            await self._refuse(changes, stale)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname not in _THERE_ALREADY:
                raise
            await self._refuse(changes, error)
        except sqlite3.DatabaseError as error:
            self._recall.forget()
            trouble = why(error)
            if trouble is None:
                raise
            raise self._troubles.met("written", trouble, error.sqlite_errorname) from error
        except BaseException:
            self._recall.forget()  # the transaction may still be committed
            raise
        self._troubles.over("written")
        self._recall.written(changes)
        self._old_requests.saw(changes)

    async def _transact(self, changes: Sequence[Change]) -> None:
        """Write all of the changes in one transaction; as a rule only its end runs in the writer's thread."""
        link = self._writing()
        if len(changes) <= _MOST_IN_LOOP and link.begin(partial(_put, changes=changes, recall=self._recall)):
            await link.end(_end, begun=self._lull.begin)
        else:
            await link.run(partial(_commit, changes=changes, recall=self._recall))

    async def _refuse(self, changes: Sequence[Change], error: Exception) -> NoReturn:
        """Raise RepeatedRequest if the only change repeats a committed request, else StaleChange."""
        [request, *others] = [change.request for change in changes]
        if request is not None and not others and await self.request(request.key) is not None:
            raise RepeatedRequest from error
        raise StaleChange from error

    async def _keep_up(self, committed: int) -> None:
        """Checkpoint the write-ahead log and delete old requests while no commit waits."""
        self._since_upkeep += committed
        before = self._old_requests.before
        if self._since_upkeep < _COMMITS_BETWEEN_UPKEEP or before is None:
            return
        self._since_upkeep = 0
        try:
            await self._writing().run(partial(_tidy, before=before))
        except Exception:  # noqa: BLE001 - upkeep must never stop the writer
            _LOG.exception("upkeep of the database failed")

    # ------------------------------------------------------------------------------------------------ reading

    def _reading(self) -> Link:
        if not self._readers:
            raise RuntimeError("the store is not open")
        return self._readers[next(self._turns) % len(self._readers)]

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        return cast("Sequence[rows.Row]", await self._asked(self._reading().fetch(statement, values)))

    async def _asked(self, answer: Awaitable[T], doing: str = "read") -> T:
        """Wait for the answer; raise trouble with the disk as a refusal."""
        try:
            found = await answer
        except sqlite3.DatabaseError as error:
            trouble = why(error)
            if trouble is None:
                raise
            raise self._troubles.met(doing, trouble, error.sqlite_errorname) from error
        self._troubles.over(doing)
        return found

    async def _few(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        """Return the rows of a read by key, mostly without a hop to a thread."""
        # The caller does not wait for anything here, and goes on at once with the rows.
        async with self._in_turn:
            found = None if self._glass is None else self._glass.fetch(statement, values)
        if found is None:
            return await self._rows(statement, **values)
        return cast("Sequence[rows.Row]", found)

    async def beside(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> Beside:
        """Return the drafts and settings of these people, from the cache where they are known."""
        era, drafts, players = self._recall.era, {}, {}
        for user in drafts_of:
            draft = self._recall.drafts.get((table, user))
            drafts[user] = await self._read_draft(table, user) if draft is None else draft
        for user in settings_of:
            player = self._recall.players.get(user)
            players[user] = await self._read_player(user) if player is None else player
        return Beside(drafts, players, era)

    async def _read_draft(self, table: TableId, user: UserId) -> Draft:
        writes, shelf = self._recall.writes, self._recall.drafts
        draft = await self.draft(table, user)
        if self._recall.writes == writes:
            shelf.put((table, user), draft)
        return draft

    async def _read_player(self, user: UserId) -> PlayerSettings:
        writes, shelf = self._recall.writes, self._recall.players
        player = await self.player(user)
        if self._recall.writes == writes:
            shelf.put(user, player)
        return player

    # -------------------------------------------------------------------------------------- people and servers

    async def traces(self, user: UserId) -> Traces:
        """Return everything that is stored about this person."""
        return await self._asked(self._reading().run(_looking(partial(erasure.traces, user=user))))

    async def forget_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Erase this person's id and names from everything stored; return the tables that changed."""
        work = partial(erasure.forget_person, user=user, names=names, now=now, secret=secret)
        return await self._erase(work)

    async def known_servers(self) -> frozenset[GuildId]:
        """Return the servers of which anything is stored."""
        return await self._asked(self._reading().run(_looking(erasure.servers)))

    async def forget_server(self, guild: GuildId) -> int:
        """Delete everything of a server that removed the bot; return how many tables it had."""
        return await self._erase(partial(erasure.forget_server, guild=guild))

    async def forget_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete at most ``limit`` closed tables at which nothing happened since ``before``; return how many."""
        work = partial(erasure.forget_closed_tables, before=before, limit=limit)
        return await self._erase(work)

    async def _erase(self, work: Callable[[erasure.Session], T]) -> T:
        try:
            return await self._asked(self._writing().run(_forgetting(work)), "written")
        finally:
            self._recall.forget()


def _put(connection: sqlite3.Connection, changes: Sequence[Change], recall: Recall) -> None:
    """Write all of the changes in a transaction that has begun."""
    recall.check(connection, changes)
    cursor = connection.cursor()

    def execute(statement: Executable, values: list[rows.Values], *, counted: bool = False) -> int:  # noqa: ARG001 - it always counts
        return writing(statement).carry_out(cursor, values)

    try:
        write(execute, changes)
    finally:
        cursor.close()


def _end(connection: sqlite3.Connection) -> None:
    """Commit the transaction: it is durable when this returns."""
    try:
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _commit(connection: sqlite3.Connection, changes: Sequence[Change], recall: Recall) -> None:
    """Write all of the changes in one transaction, in the writer's thread."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        _put(connection, changes, recall)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _tidy(connection: sqlite3.Connection, before: datetime) -> None:
    """Delete old requests and checkpoint the write-ahead log."""
    connection.execute(compiled(OLD_REQUESTS).text, {"b_before": rows.micros_of(before)})
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


class _Session:
    """A connection as ``erasure`` uses it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def fetch(self, statement: Executable, **values: Any) -> list[rows.Row]:
        sql = compiled(statement)
        found = self._connection.execute(sql.text, {**sql.own_values, **values}).fetchall()
        return cast("list[rows.Row]", found)

    def run(self, statement: Executable, **values: Any) -> None:
        sql = compiled(statement)
        self._connection.execute(sql.text, {**sql.own_values, **values})


def _looking(work: Callable[[erasure.Session], T]) -> Callable[[sqlite3.Connection], T]:
    return lambda connection: work(_Session(connection))


def _forgetting(work: Callable[[erasure.Session], T]) -> Callable[[sqlite3.Connection], T]:
    """Return the work wrapped in one transaction that also overwrites in the file what it deletes."""

    def run(connection: sqlite3.Connection) -> T:
        usual = connection.execute("PRAGMA secure_delete").fetchone()[0]
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(_Session(connection))
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            connection.execute(f"PRAGMA secure_delete = {int(usual)}")
        return done

    return run
