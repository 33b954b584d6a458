"""The store on a PostgreSQL server, which several processes may share: each change commits by itself."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, NoReturn, TypeVar, cast

from sqlalchemy import Connection, Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.locks import TableLocks
from bot.service.ports import RepeatedRequest, StaleChange
from bot.service.traces import Traces
from bot.storage import forgetting, rows
from bot.storage.group_commit import touched
from bot.storage.postgres_engine import (
    bring_up_to_date,
    engine_for,
    explained,
    is_lost,
    is_there_already,
    is_to_be_repeated,
    why,
)
from bot.storage.reading import StoredReads
from bot.storage.troubles import ADVICE_ON_SERVERS, Troubles
from bot.storage.write import OLD_REQUESTS, REQUESTS_LIVE, write

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_FORGET_REQUESTS_EVERY: Final = timedelta(hours=1)
_PATIENCE: Final = 2.0
"""So many seconds what failed by a lost connection or by a clash is tried again: people see a click fail after three."""
_MORE_PATIENCE: Final = 30.0
"""Likewise where nobody waits for a click."""


class PostgresStore(StoredReads):
    """Keeps everything on a server; what ``commit`` returned from is as durable as the server makes it."""

    def __init__(self, url: str) -> None:
        """``url`` is a secret: it may hold a password."""
        self._url = url
        self._opening = asyncio.Lock()
        self._engine: AsyncEngine | None = None
        self._troubles = Troubles(ADVICE_ON_SERVERS)
        self._at_work: set[asyncio.Task[None]] = set()
        self._lanes = TableLocks()
        self._requests_forgotten: datetime | None = None

    async def open(self) -> None:
        """Bring the database to the newest schema, and connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if self._engine is not None:
                return
            await bring_up_to_date(self._url)
            with explained(self._url):
                engine = engine_for(self._url)
                async with engine.connect():
                    pass
            self._engine = engine

    async def close(self) -> None:
        """Finish what was asked for, then let go of the server."""
        async with self._opening:
            engine, self._engine = self._engine, None
            if self._at_work:
                await asyncio.wait(self._at_work)
            if engine is not None:
                await engine.dispose()

    def _connected(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        # A task of its own: whoever gives up waiting must not break a transaction off in the middle.
        work = asyncio.create_task(self._commit_in_order(self._connected(), change), name="commit")
        self._at_work.add(work)
        work.add_done_callback(self._at_work.discard)
        await asyncio.shield(work)

    async def _commit_in_order(self, engine: AsyncEngine, change: Change) -> None:
        """Changes of one table are written in the order in which this process asked for them."""
        async with AsyncExitStack() as held:
            for table in sorted(number for number in touched(change) if isinstance(number, int)):
                await held.enter_async_context(self._lanes.hold(table))
            await self._commit(engine, change)
        await self._keep_up(engine, change.at)

    async def _commit(self, engine: AsyncEngine, change: Change) -> None:
        may_be_written, tries = False, _Tries(_PATIENCE)
        while True:
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(_write, change)
            except StaleChange as stale:
                if may_be_written and await self._is_written(change):
                    break
                await self._refuse(change, stale)
            except Exception as error:
                if is_there_already(error):
                    if may_be_written and await self._is_written(change):
                        break
                    await self._refuse(change, error)
                if not await tries.goes_on_after(error):
                    raise self._failed("written", error) from error
                may_be_written = may_be_written or is_lost(error)
            else:
                break
        self._troubles.over("written")

    async def _is_written(self, change: Change) -> bool:
        """Whether this very change was committed by a try whose answer was lost with its connection."""
        if change.request is not None:
            return await self.request(change.request.key) == change.request
        if change.action is not None:
            row = change.action
            found = await self.actions(row.table, after=row.version - 1, upto=row.version)
            return [(one.action, one.state_hash, one.at) for one in found] == [
                (row.action, row.state_hash, row.at)
            ]
        return change.record is not None and await self.record(change.record.id) == change.record

    async def _refuse(self, change: Change, error: Exception) -> NoReturn:
        """What is repeated is no news to whoever asked, whatever else has happened since."""
        if change.request is not None and await self.request(change.request.key) is not None:
            raise RepeatedRequest from error
        raise StaleChange from error

    def _failed(self, doing: str, error: Exception) -> Exception:
        """The refusal in place of an error; the error itself where it is a mistake of ours."""
        trouble = why(error)
        return error if trouble is None else self._troubles.met(doing, *trouble)

    async def _keep_up(self, engine: AsyncEngine, now: datetime) -> None:
        """Now and then forget old requests."""
        last = self._requests_forgotten
        if last is not None and now - last < _FORGET_REQUESTS_EVERY:
            return
        self._requests_forgotten = now
        try:
            async with engine.begin() as connection:
                await connection.execute(OLD_REQUESTS, {"b_before": rows.micros_of(now - REQUESTS_LIVE)})
        except Exception:  # noqa: BLE001 - what was asked for is written; the next hour does this
            _LOG.warning("old requests could not be forgotten", exc_info=True)

    # ------------------------------------------------------------------------------------------------ reading

    async def _rows(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        async def read(connection: AsyncConnection) -> Sequence[rows.Row]:
            return cast("Sequence[rows.Row]", (await connection.execute(statement, values)).mappings().all())

        return await self._reading(read)

    async def _reading(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        # Each statement by itself, without a transaction to begin and to end.
        reading = self._connected().execution_options(isolation_level="AUTOCOMMIT")
        tries = _Tries(_PATIENCE)
        while True:
            try:
                async with reading.connect() as connection:
                    found = await read(connection)
            except Exception as error:
                if not await tries.goes_on_after(error):
                    raise self._failed("read", error) from error
            else:
                self._troubles.over("read")
                return found

    # -------------------------------------------------------------------------------------- people and servers

    async def traces(self, user: UserId) -> Traces:
        """What is stored about this person."""
        return await self._together(partial(forgetting.traces, user=user))

    async def forget_person(self, user: UserId, names: Collection[str]) -> tuple[TableId, ...]:
        """Nothing that is stored holds this person's id or name any more."""
        return await self._together(partial(forgetting.forget_person, user=user, names=names))

    async def known_servers(self) -> frozenset[GuildId]:
        """The servers of which anything is stored."""
        return await self._together(forgetting.servers)

    async def forget_server(self, guild: GuildId) -> int:
        """Nothing of this server is stored any more."""
        return await self._together(partial(forgetting.forget_server, guild=guild))

    async def forget_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete some of the tables that are closed and at which nothing has happened since."""
        return await self._together(partial(forgetting.forget_closed_tables, before=before, limit=limit))

    async def _together(self, work: Callable[[forgetting.Session], T]) -> T:
        """All of it as of one moment: where somebody plays on meanwhile at a table that it changes, it is done again."""
        tries = _Tries(_MORE_PATIENCE)
        while True:
            try:
                async with self._connected().connect() as connection:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    async with connection.begin():
                        return await connection.run_sync(lambda sync: work(_Session(sync)))
            except Exception as error:
                if not await tries.goes_on_after(error):
                    raise self._failed("written", error) from error


class _Tries:
    """Tries again for some seconds, each time after a longer pause."""

    def __init__(self, seconds: float) -> None:
        self._until = asyncio.get_running_loop().time() + seconds
        self._pause = 0.02

    async def goes_on_after(self, error: Exception) -> bool:
        """Whether the same is to be tried again now."""
        if not is_to_be_repeated(error) or asyncio.get_running_loop().time() > self._until:
            return False
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, 0.5)
        return True


def _write(connection: Connection, change: Change) -> None:
    def execute(statement: Executable, values: list[rows.Values], *, counted: bool = False) -> int:
        if counted or len(values) == 1:
            # The driver counts only what it carries out one by one.
            return sum(connection.execute(statement, one).rowcount for one in values)
        connection.execute(statement, values)
        return 0

    write(execute, (change,))


class _Session:
    """A connection as ``forgetting`` speaks to it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def fetch(self, statement: Executable, **values: Any) -> Sequence[rows.Row]:
        return cast("Sequence[rows.Row]", self._connection.execute(statement, values).mappings().all())

    def run(self, statement: Executable, **values: Any) -> None:
        self._connection.execute(statement, values)
