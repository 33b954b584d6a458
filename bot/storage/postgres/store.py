"""The store on a PostgreSQL server, which several processes may share."""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import Connection, Executable, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.service.change import Change, Deadline
from bot.service.errors import StorageFailed
from bot.service.ids import TableId
from bot.service.ports import WaitingNotice, Work
from bot.storage.mapping import Row, Values, micros_of
from bot.storage.postgres.claims import (
    CLAIM_ALL,
    DUE_OF_THESE,
    GIVE_ALL_BACK,
    GIVE_BACK,
    IS_ONES_OWN,
    LEASE,
    RENEW,
    WAITING_OF_THESE,
    Claims,
    Shards,
)
from bot.storage.postgres.engine import code_of, connect, explained, pooled_engine, why
from bot.storage.postgres.notifications import Notifications
from bot.storage.postgres.schema_version import bring_up_to_date
from bot.storage.rows import DEADLINES, NOTICES
from bot.storage.store import SqlStore
from bot.storage.troubles import ADVICE_ON_SERVERS

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_LONGEST_FAREWELL: Final = 0.8
"""Seconds; stopping the bot waits for it, after having waited for work under way."""
_LONGEST_GOOD_BYE: Final = 0.3
"""Seconds in which a connection is closed in good order."""

_THERE_ALREADY: Final = "23505"
_CLASHES: Final = frozenset({"40001", "40P01"})
"""The codes of a serialization failure and of a deadlock: the server broke this transaction off."""

# The sequence lags behind where tables came into the database with their numbers (`move`).
_NEXT_TABLE: Final = text(
    "SELECT CASE WHEN fresh > highest THEN fresh ELSE setval('table_numbers', highest + 1) END AS number"
    " FROM (SELECT nextval('table_numbers') AS fresh,"
    " (SELECT coalesce(max(number), 0) FROM numbers_used WHERE kind = 'table') AS highest) AS counted"
)


class ServerDatabase:
    """A database on a server."""

    advice: Mapping[str, str] = ADVICE_ON_SERVERS

    def __init__(self, url: str) -> None:
        """Take the address, which is a secret: it may hold a password."""
        self._url = url
        self._connections: WeakSet[asyncpg.Connection] = WeakSet()
        self._engine: AsyncEngine | None = None

    async def open(self) -> None:
        """Bring the database to the newest schema, and connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        await bring_up_to_date(self._url)
        engine = pooled_engine(self._connected)
        with explained(self._url):
            async with engine.connect():
                pass
        self._engine = engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, whose statements are each a transaction of their own."""
        async with self._opened(isolation_level="AUTOCOMMIT").connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction."""
        async with self._opened().begin() as connection:
            return await connection.run_sync(work)

    async def write_at_one_moment(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction that sees the database as of one moment."""
        async with self._opened(isolation_level="REPEATABLE READ").begin() as connection:
            return await connection.run_sync(work)

    def _opened(self, **options: str) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine.execution_options(**options)

    async def _connected(self) -> asyncpg.Connection:
        connection = await connect(self._url)
        self._connections.add(connection)
        return connection

    def why(self, error: BaseException) -> tuple[str, str] | None:
        """Return the kind of trouble outside the bot and its name, None for a mistake of ours."""
        return why(error)

    def is_there_already(self, error: BaseException) -> bool:
        """Return whether the error is that a row with this key exists."""
        return code_of(error) == _THERE_ALREADY

    def is_lost(self, error: BaseException) -> bool:
        """Return whether the connection broke, so that the last statement may or may not have been executed."""
        trouble = why(error)
        return trouble is not None and trouble[0] == "gone"

    def is_to_be_repeated(self, error: BaseException) -> bool:
        """Return whether a retry of the same may succeed."""
        return self.is_lost(error) or code_of(error) in _CLASHES

    async def say_good_bye(self) -> None:
        """Close the idle connections in good order, if the server answers soon."""
        idle = [connection.close(timeout=_LONGEST_GOOD_BYE) for connection in self._connections]
        await asyncio.gather(*idle, return_exceptions=True)

    async def close(self) -> None:
        """Break all connections; whoever still waits for an answer gets an error."""
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.dispose(close=False)
        for connection in tuple(self._connections):
            connection.terminate()


class PostgresStore(SqlStore):
    """A store on a server, which several processes share; a change is as durable as the server makes it."""

    database: ServerDatabase
    _REMEMBERED = 0  # other processes write, too

    def __init__(self, url: str, *, lease: timedelta = LEASE, shards: Shards | None = None) -> None:
        """Set up the store; ``url`` is a secret: it may hold a password.

        With ``shards`` the store hands out only the notices and deadlines of their servers; otherwise any.
        """
        super().__init__(ServerDatabase(url))
        owner = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        self._claims = Claims(owner, lease, shards)
        self._notifications = Notifications(url, owner, lease.total_seconds() / 3, self._give_sign_of_life)
        self._has_claims = False
        self._taken: dict[Work, set[TableId]] = {work: set() for work in Work}

    async def close(self) -> None:
        """Finish the commits under way, then disconnect."""
        async with self._opening:
            until = asyncio.get_running_loop().time() + _LONGEST_FAREWELL
            for last in (self._finish, self._notifications.close, self.database.say_good_bye):
                try:
                    async with asyncio.timeout_at(until):
                        await last()
                except (StorageFailed, TimeoutError):
                    _LOG.warning("closing without waiting until the server answers")
            self._is_open = False
            await self.database.close()
            for work in self._at_work:
                work.cancel()
            if self._at_work:
                await asyncio.wait(self._at_work)

    async def _finish(self) -> None:
        """Wait for the commits under way and release the claims; where that fails, the claims expire."""
        await super()._finish()
        if self._is_open and self._has_claims:
            await self._execute(GIVE_ALL_BACK, self._claims.owned)
        self._has_claims = False

    def _committed(self, change: Change) -> None:
        """Tell the other processes of work that there may be for them."""
        super()._committed(change)
        if change.notices or change.deadlines:
            self._notifications.tell()

    def _lanes_of(self, change: Change | None) -> Sequence[int]:
        """Return the tables of cards that a change writes to."""
        if change is None:
            return ()
        tables = {draft.table for draft in change.drafts} | {notice.table for notice in change.notices}
        tables |= {fate.deadline.table for fate in change.deadline_fates}
        if change.record is not None:
            tables.add(change.record.id)
        return sorted(tables)

    async def next_table_id(self) -> TableId:
        """Return a number that no table has, and that no other process gets."""
        return TableId(await self._one(_NEXT_TABLE))

    async def _execute(self, statement: Executable, values: Values) -> None:
        await self._read(lambda connection: connection.execute(statement, values).close())

    # ------------------------------------------------------------------------------------------- other processes

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Claim tables at which no other process sends notices; return their notices that may be sent now."""
        claim = self._claims.tables_with_notices
        found = await self._take(Work.NOTICES, claim, WAITING_OF_THESE, now, limit)
        return tuple(map(NOTICES.value, found))

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Claim tables whose deadlines no other process handles; return their deadlines that have fallen due."""
        claim = self._claims.tables_with_deadlines
        found = await self._take(Work.DEADLINES, claim, DUE_OF_THESE, now, limit)
        return tuple(map(DEADLINES.value, found))

    async def _take(
        self, work: Work, claim: Executable, rows_of: Executable, now: datetime, limit: int
    ) -> Sequence[Row]:
        moment: Values = {"b_now": micros_of(now), "b_limit": limit}
        claimed = await self._rows(claim, **self._claims.values(work, **moment))
        tables = {row["number"] for row in claimed}
        if not tables:
            return ()
        fresh, self._has_claims = tables - self._taken[work], True
        self._taken[work] |= tables
        found = await self._rows(rows_of, **moment, b_tables=sorted(tables))
        # Release tables without rows (beyond the limit, or gone meanwhile), unless this process works at them.
        if without := fresh - {row["table_id"] for row in found}:
            await self.give_back(work, without)
        return found

    async def take(self, work: Work) -> bool:
        """Claim the work as a whole; return whether no other process has claimed it."""
        self._has_claims = True
        return bool(await self._rows(CLAIM_ALL, **self._claims.values(work)))

    async def still_has(self, work: Work, table: TableId) -> bool:
        """Return whether this process still holds its claim on the work at this table."""
        return bool(await self._rows(IS_ONES_OWN, **self._claims.values(work, b_table=table)))

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """Release the claims on this work."""
        # First of all: a table that is claimed anew meanwhile must not count as one with work under way.
        self._taken[work] -= set(tables)
        await self._execute(GIVE_BACK, self._claims.values(work, b_tables=self._claims.numbers(tables)))

    async def take_interaction(self, number: int) -> bool:
        """Return whether this process is the first to take this interaction."""
        return await self._notifications.is_first(number)

    async def listen(self, heard: Callable[[], None]) -> None:
        """Call ``heard`` when other processes have committed something or may have left work."""
        await self._notifications.open(heard)

    async def _give_sign_of_life(self) -> None:
        if self._has_claims:
            await self._execute(RENEW, self._claims.owned)
