"""The store on a PostgreSQL server, which several processes may share; simultaneous moves are committed together."""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from functools import partial
from typing import Final, NoReturn, TypeVar

from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.exc import SQLAlchemyError

from bot.service.change import Change, Deadline
from bot.service.concurrency import TableLocks
from bot.service.errors import StorageFailed
from bot.service.ids import TableId
from bot.service.ports import RepeatedRequest, StaleChange, WaitingNotice, Work
from bot.storage import rows
from bot.storage.group_commit import GroupCommit, touched
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
from bot.storage.postgres.engine import (
    DRIVERS_ERRORS,
    Engines,
    code_of,
    explained,
    is_lost,
    is_there_already,
    is_to_be_repeated,
    why,
)
from bot.storage.postgres.notifications import Notifications
from bot.storage.postgres.schema_version import bring_up_to_date
from bot.storage.sql_store import SqlStore
from bot.storage.troubles import ADVICE_ON_SERVERS, Troubles
from bot.storage.writes import OLD_REQUESTS, OldRequests, write

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_LOCK_MILLISECONDS_TOGETHER: Final = 100
"""The time that changes written together wait for a lock; then each is written by itself, and waits for longer."""
_DELETE_REQUESTS_EVERY: Final = 3600.0
"""Seconds."""
_PATIENCE: Final = 2.0
"""Seconds of retries after a lost connection or a clash: players see a click fail after three."""
_LONGEST_FAREWELL: Final = 0.8
"""Seconds; stopping the bot waits for it, after having waited for work under way."""
_MORE_PATIENCE: Final = 30.0
"""Seconds of retries where no click waits."""

_WAIT_BRIEFLY: Final = text(f"SET LOCAL lock_timeout = {_LOCK_MILLISECONDS_TOGETHER}")
# The sequence lags behind where tables came into the database with their numbers (`move`).
_NEXT_TABLE: Final = text(
    "SELECT CASE WHEN fresh > highest THEN fresh ELSE setval('table_numbers', highest + 1) END AS number"
    " FROM (SELECT nextval('table_numbers') AS fresh,"
    " (SELECT coalesce(max(number), 0) FROM numbers_used WHERE kind = 'table') AS highest) AS counted"
)


class PostgresStore(SqlStore):
    """A store on a server; once ``commit`` has returned, a change is as durable as the server makes it."""

    def __init__(self, url: str, *, lease: timedelta = LEASE, shards: Shards | None = None) -> None:
        """Set up the store; ``url`` is a secret: it may hold a password.

        With ``shards`` the store hands out only the notices and deadlines of their servers; otherwise any.
        """
        self._url = url
        owner = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        self._claims = Claims(owner, lease, shards)
        self._notifications = Notifications(url, owner, lease.total_seconds() / 3, self._give_sign_of_life)
        self._has_claims = False
        self._taken: dict[Work, set[TableId]] = {work: set() for work in Work}
        self._opening = asyncio.Lock()
        self._engines: Engines | None = None
        self._queue = GroupCommit(self._write_together, _nothing, final=_NotTogetherError)
        self._troubles = Troubles(ADVICE_ON_SERVERS)
        self._at_work: set[asyncio.Task[None]] = set()
        self._lanes = TableLocks()
        self._old_requests = OldRequests()
        self._requests_deleted: float | None = None

    async def open(self) -> None:
        """Bring the database to the newest schema, and connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if self._engines is not None:
                return
            await bring_up_to_date(self._url)
            with explained(self._url):
                engines = Engines(self._url)
                await engines.run(engines.reading, lambda _: None)
            self._engines = engines

    async def close(self) -> None:
        """Finish the commits under way, then disconnect."""
        async with self._opening:
            until = asyncio.get_running_loop().time() + _LONGEST_FAREWELL
            for last in (self._finish, self._notifications.close, self._disconnect):
                try:
                    async with asyncio.timeout_at(until):
                        await last()
                except (StorageFailed, TimeoutError):
                    _LOG.warning("closing without waiting until the server answers")
            await self._break_off()

    async def _finish(self) -> None:
        """Wait for the commits under way and release the claims; where that fails, the claims expire."""
        if self._at_work:
            await asyncio.wait(self._at_work)
        if self._engines is not None and self._has_claims:
            await self._execute(GIVE_ALL_BACK, self._claims.owned)
        self._has_claims = False

    async def _disconnect(self) -> None:
        if self._engines is not None:
            await self._engines.close()

    async def _break_off(self) -> None:
        """End whatever still waits for an answer of the server."""
        engines, self._engines = self._engines, None
        if engines is not None:
            engines.terminate()
        await self._queue.give_up()
        for work in self._at_work:
            work.cancel()
        if self._at_work:
            await asyncio.wait(self._at_work)

    def _connected(self) -> Engines:
        if self._engines is None:
            raise RuntimeError("the store is not open")
        return self._engines

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        # A task of its own: a caller that gives up waiting must not break a transaction off in the middle.
        self._connected()
        work = asyncio.create_task(self._commit_in_order(change), name="commit")
        self._at_work.add(work)
        work.add_done_callback(self._over)
        await asyncio.shield(work)

    def _over(self, work: asyncio.Task[None]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # retrieved for asyncio: the caller may have given up waiting

    async def _commit_in_order(self, change: Change) -> None:
        """Write the change after the earlier ones of its tables, in the order in which they were asked for."""
        async with AsyncExitStack() as held:
            for table in sorted(number for number in touched(change) if isinstance(number, int)):
                await held.enter_async_context(self._lanes.hold(table))
            try:
                await self._queue.commit(change)
            except _NotTogetherError as failed:
                await self._write_alone(change, may_be_written=failed.may_be_written)
        if change.notices or change.deadlines:
            self._notifications.tell()
        self._old_requests.saw((change,))
        await self._keep_up()

    async def _written(self, work: Callable[[Connection], None]) -> None:
        engines = self._connected()
        await engines.run(engines.writing, work)

    async def _write_together(self, changes: Sequence[Change]) -> None:
        """Write these changes of different tables in one transaction.

        They are sorted by table, so that two processes do not wait for each other.
        """
        in_order = sorted(changes, key=lambda change: 0 if change.record is None else change.record.id)
        try:
            await self._written(partial(_write_all, changes=in_order))
        except (StaleChange, SQLAlchemyError, *DRIVERS_ERRORS) as error:
            if not isinstance(error, StaleChange) and not is_there_already(error) and why(error) is None:
                _LOG.warning("changes could not be written together: %s", code_of(error))
            raise _NotTogetherError(may_be_written=is_lost(error)) from error
        self._troubles.over("written")

    async def _write_alone(self, change: Change, *, may_be_written: bool = False) -> None:
        tries = _Tries(_PATIENCE)
        while True:
            try:
                await self._written(partial(write, changes=[change]))
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
        """Return whether this very change was committed by a try whose answer was lost with its connection."""
        if change.request is not None:
            return await self.request(change.request.key) == change.request
        if change.actions:
            row = change.actions[-1]
            found = await self.actions(row.table, after=row.version - 1, upto=row.version)
            return [(one.action, one.state_hash, one.at) for one in found] == [
                (row.action, row.state_hash, row.at)
            ]
        return change.record is not None and await self.record(change.record.id) == change.record

    async def _refuse(self, change: Change, error: Exception) -> NoReturn:
        """Raise RepeatedRequest if the change repeats a committed request, else StaleChange."""
        if change.request is not None and await self.request(change.request.key) is not None:
            raise RepeatedRequest from error
        raise StaleChange from error

    def _failed(self, doing: str, error: Exception) -> Exception:
        """Return the refusal in place of an error, or the error itself if it is a mistake of ours."""
        trouble = why(error)
        return error if trouble is None else self._troubles.met(doing, *trouble)

    async def _keep_up(self) -> None:
        """Delete old requests, at most once an hour."""
        now, last, before = (
            asyncio.get_running_loop().time(),
            self._requests_deleted,
            self._old_requests.before,
        )
        if before is None or (last is not None and now - last < _DELETE_REQUESTS_EVERY):
            return
        self._requests_deleted = now
        try:
            await self._execute(OLD_REQUESTS, {"b_before": rows.micros_of(before)})
        except Exception:  # noqa: BLE001 - what was asked for is written; the next hour does this
            _LOG.warning("old requests could not be forgotten", exc_info=True)

    # ------------------------------------------------------------------------------------------------ reading

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(lambda engines: engines.reading, work, "read", _PATIENCE)

    async def _atomically(self, work: Callable[[Connection], T]) -> T:
        return await self._run(lambda engines: engines.as_of_one_moment, work, "written", _MORE_PATIENCE)

    async def _run(
        self,
        engine: Callable[[Engines], Engine],
        work: Callable[[Connection], T],
        doing: str,
        patience: float,
    ) -> T:
        """Do the work; retry after a lost connection or a clash."""
        tries = _Tries(patience)
        while True:
            try:
                engines = self._connected()
                done = await engines.run(engine(engines), work)
            except Exception as error:
                if not await tries.goes_on_after(error):
                    raise self._failed(doing, error) from error
            else:
                self._troubles.over(doing)
                return done

    async def next_table_id(self) -> TableId:
        """Return a number that no table has, and that no other process gets."""
        return TableId(await self._one(_NEXT_TABLE))

    async def _execute(self, statement: Executable, values: rows.Values) -> None:
        await self._read(lambda connection: connection.execute(statement, values).close())

    # ------------------------------------------------------------------------------------------- other processes

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Claim tables at which no other process sends notices; return their notices that may be sent now."""
        claim = self._claims.tables_with_notices
        found = await self._take(Work.NOTICES, claim, WAITING_OF_THESE, now, limit)
        return tuple(map(rows.waiting_from, found))

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Claim tables whose deadlines no other process handles; return their deadlines that have fallen due."""
        claim = self._claims.tables_with_deadlines
        found = await self._take(Work.DEADLINES, claim, DUE_OF_THESE, now, limit)
        return tuple(map(rows.deadline_from, found))

    async def _take(
        self, work: Work, claim: Executable, rows_of: Executable, now: datetime, limit: int
    ) -> Sequence[rows.Row]:
        moment: rows.Values = {"b_now": rows.micros_of(now), "b_limit": limit}
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


def _write_all(connection: Connection, changes: Sequence[Change]) -> None:
    if len(changes) > 1:
        connection.execute(_WAIT_BRIEFLY)
    write(connection, changes)


class _NotTogetherError(Exception):
    """Changes that were not written together, unless ``may_be_written``; each is to be tried by itself."""

    def __init__(self, *, may_be_written: bool) -> None:
        super().__init__()
        self.may_be_written = may_be_written


async def _nothing(_committed: int) -> None:
    """Do nothing when the queue has run empty."""


class _Tries:
    """Retries for some seconds, each after a longer pause."""

    def __init__(self, seconds: float) -> None:
        self._until = asyncio.get_running_loop().time() + seconds
        self._pause = 0.02

    async def goes_on_after(self, error: Exception) -> bool:
        """Return whether to retry after this error, after the pause."""
        if not is_to_be_repeated(error) or asyncio.get_running_loop().time() > self._until:
            return False
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, 0.5)
        return True
