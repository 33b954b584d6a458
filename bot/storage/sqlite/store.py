"""The store in one SQLite file: one writer with group commit, readers beside it."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.service.change import Change, Deadline
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.orders.model import Orders
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import DraftsAndSettings, Glance, RepeatedRequest, StaleChange, WaitingNotice
from bot.storage import rows
from bot.storage.backup import copy
from bot.storage.cache import DRAFT, GUILD, ORDERS, PLAYER, REVISION, Cache
from bot.storage.group_commit import GroupCommit
from bot.storage.migrations import upgrade
from bot.storage.sql_store import SqlStore
from bot.storage.sqlite.engine import (
    EngineThreads,
    erasing_engine,
    make_private_file,
    migration_engine,
    reading_engine,
    writing_engine,
)
from bot.storage.sqlite.file_check import examine, explained, migrating
from bot.storage.sqlite.single_process import SingleProcess
from bot.storage.troubles import ADVICE, Troubles, why
from bot.storage.writes import OLD_REQUESTS, OldRequests, write

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_COMMITS_BETWEEN_UPKEEP = 64
_READERS: Final = 2
_THERE_ALREADY: Final = frozenset(
    {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}
)


class SqliteStore(SqlStore, SingleProcess):
    """A store in one file of mode 0600; a change survives a power cut once ``commit`` has returned."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opening = asyncio.Lock()
        self._reader: EngineThreads | None = None
        self._writer: EngineThreads | None = None
        self._eraser: EngineThreads | None = None
        self._queue = GroupCommit(self._write, self._keep_up)
        self._since_upkeep = _COMMITS_BETWEEN_UPKEEP
        self._old_requests = OldRequests()
        self._cache = Cache()
        self._troubles = Troubles(ADVICE)

    async def open(self) -> None:
        """Make the file if it is missing, bring it to the newest schema, connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if self._writer is not None:
                return
            await asyncio.to_thread(self._prepare_file)
            # One thread for both, so that a commit waits for an erasure however long that takes.
            thread = ThreadPoolExecutor(1, "sqlite writer")
            writer = EngineThreads(writing_engine(self._path), thread)
            with explained(self._path):
                # An open connection also tells other programs that the file is in use.
                await writer.run(lambda _: None)
            self._eraser = EngineThreads(erasing_engine(self._path), thread)
            self._reader = EngineThreads(
                reading_engine(self._path, connections=_READERS),
                ThreadPoolExecutor(_READERS, "sqlite reader"),
            )
            self._writer = writer

    def _prepare_file(self) -> None:
        examine(self._path)
        with explained(self._path):
            make_private_file(self._path)
        with migrating(self._path):
            engine = migration_engine(self._path)
            try:
                with engine.begin() as connection:
                    upgrade(connection)
            finally:
                engine.dispose()

    async def close(self) -> None:
        """Finish the queued commits, then close the file."""
        async with self._opening:
            await self._queue.finish()
            used = (self._writer, self._eraser, self._reader)
            self._writer = self._eraser = self._reader = None
            for threads in used:
                if threads is not None:
                    await asyncio.to_thread(threads.close)

    async def backup(self, target: Path) -> None:
        """Copy the whole database, consistent as of one moment, while it is in use."""
        await asyncio.to_thread(copy, self._path, target)

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        await self._queue.commit(change)

    async def _write(self, changes: Sequence[Change]) -> None:
        try:
            await self._run("written", self._writing(), partial(write, changes=changes))
        except BaseException as error:
            # The transaction may be committed nevertheless, or somebody else has written to the file.
            self._cache.clear()
            if isinstance(error, StaleChange) or _is_there_already(error):
                await self._refuse(changes, error)
            raise
        for change in changes:
            self._cache.committed(change)
        self._old_requests.saw(changes)

    async def _refuse(self, changes: Sequence[Change], error: BaseException) -> NoReturn:
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
            await self._run(
                "written",
                self._writing(),
                lambda connection: connection.execute(OLD_REQUESTS, {"b_before": rows.micros_of(before)}),
            )
            await self._run(
                "written",
                self._reading(),
                lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close(),
            )
        except Exception:  # noqa: BLE001 - upkeep must never stop the writer
            _LOG.exception("upkeep of the database failed")

    # ----------------------------------------------------------------------------------------- reading, erasing

    async def glance(self, table: TableId, key: str | None) -> Glance | None:
        """See ``Store``. A revision that is remembered is current: no other process writes."""
        read = partial(super().glance, table, key)
        if key is not None:
            return await read()
        return await self._cache.get((REVISION, table), read)

    async def draft(self, table: TableId, user: UserId) -> Draft:
        """See ``Store``."""
        return await self._cache.get((DRAFT, table, user), partial(super().draft, table, user))

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        """See ``Store``."""
        read = super().orders

        async def as_known() -> tuple[Orders | None]:
            return (await read(table, user),)

        [orders] = await self._cache.get((ORDERS, table, user), as_known)
        return orders

    async def player(self, user: UserId) -> PlayerSettings:
        """See ``Store``."""
        return await self._cache.get((PLAYER, user), partial(super().player, user))

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """See ``Store``."""
        return await self._cache.get((GUILD, guild), partial(super().guild_settings, guild))

    async def drafts_and_settings(
        self, table: TableId, drafts_of: Collection[UserId], settings_of: Collection[UserId]
    ) -> DraftsAndSettings:
        """See ``Store``."""
        drafts = {user: (DRAFT, table, user) for user in drafts_of}
        players = {user: (PLAYER, user) for user in settings_of}
        cache = self._cache
        known, writes = cache.known((*drafts.values(), *players.values())), cache.writes
        unknown = [user for user, key in drafts.items() if key not in known]
        strangers = [user for user, key in players.items() if key not in known]
        if unknown or strangers:
            read = await super().drafts_and_settings(table, unknown, strangers)
            fresh: dict[Hashable, object] = {
                **{drafts[user]: draft for user, draft in read.drafts.items()},
                **{players[user]: settings for user, settings in read.players.items()},
            }
            cache.read(fresh, writes)
            known |= fresh
        return DraftsAndSettings(
            {user: known[key] for user, key in drafts.items()},
            {user: known[key] for user, key in players.items()},
        )

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return all notices that may be sent now."""
        return await self._cache.notices.due(now, partial(self.waiting_notices, now, limit))

    async def next_notice_due(self, now: datetime) -> datetime | None:
        """See ``Store``; perhaps earlier, where what waited longest was sent meanwhile."""
        return await self._cache.notices.next_after(now, partial(super().next_notice_due, now))

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return all deadlines that have fallen due."""
        return await self._cache.deadlines.due(now, partial(self.due_deadlines, now, limit))

    async def next_deadline(self, after: datetime | None = None) -> datetime | None:
        """See ``Store``; perhaps earlier, where the earliest was settled meanwhile."""
        read = partial(super().next_deadline, after)
        return await (read() if after is None else self._cache.deadlines.next_after(after, read))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._run("read", self._reading(), work)

    async def _atomically(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._run("written", _opened(self._eraser), work)
        finally:
            self._cache.clear()

    def _reading(self) -> EngineThreads:
        return _opened(self._reader)

    def _writing(self) -> EngineThreads:
        return _opened(self._writer)

    async def _run(self, doing: str, threads: EngineThreads, work: Callable[[Connection], T]) -> T:
        """Do the work; raise trouble with the disk as a refusal."""
        try:
            done = await threads.run(work)
        except DBAPIError as error:
            trouble = why(error.orig) if isinstance(error.orig, sqlite3.Error) else None
            if trouble is None:
                raise
            raise self._troubles.met(
                doing, trouble, str(getattr(error.orig, "sqlite_errorname", ""))
            ) from error
        self._troubles.over(doing)
        return done


def _opened(threads: EngineThreads | None) -> EngineThreads:
    if threads is None:
        raise RuntimeError("the store is not open")
    return threads


def _is_there_already(error: BaseException) -> bool:
    """Return whether the error is that a row with this key exists."""
    return (
        isinstance(error, IntegrityError) and getattr(error.orig, "sqlite_errorname", None) in _THERE_ALREADY
    )
