"""The store: one transaction for each change, on the database that it is given.

What a process that has its database to itself knows of it is remembered; ``SharedStore`` is for several processes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Mapping, Sequence
from contextlib import AsyncExitStack
from datetime import datetime
from functools import partial
from time import perf_counter
from typing import Any, Final, NoReturn, Protocol, Self, TypeVar

from sqlalchemy import Connection

from bot.service.change import Change, Deadline
from bot.service.concurrency import TableLocks
from bot.service.errors import StorageFailed
from bot.service.ids import GuildId, TableId, UserId
from bot.service.matches.draft import Draft
from bot.service.orders.model import Orders
from bot.service.people.erasure import PersonalData
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.service.ports import DraftsAndSettings, Glance, RepeatedRequest, StaleChange, WaitingNotice, Work
from bot.service.ratings.model import RatedResult
from bot.service.statistics.model import PlayedRound
from bot.storage import erasure, score_pads
from bot.storage.cache import DRAFT, GUILD, MOST, ORDERS, PLAYER, REVISION, Cache
from bot.storage.documents import DocumentReads
from bot.storage.library import LibraryReads
from bot.storage.mapping import micros_of
from bot.storage.reads import TableReads
from bot.storage.score_pads import ScorePadReads
from bot.storage.statistics import ratings, sums
from bot.storage.statistics import rounds as finished_rounds
from bot.storage.statistics.ratings import RatingReads
from bot.storage.statistics.rounds import StatisticsReads
from bot.storage.statistics.years import YearReads
from bot.storage.troubles import Troubles
from bot.storage.work import WorkReads
from bot.storage.writes import OLD_REQUESTS, OldRequests, write

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_PATIENCE: Final = 2.0
"""Seconds of retries after a lost connection or a clash: players see a click fail after three."""
_MORE_PATIENCE: Final = 30.0
"""Seconds of retries where no click waits."""
_DELETE_REQUESTS_EVERY: Final = 3600.0
"""Seconds."""


class Database(Protocol):
    """A database with its engines, and the meaning of its errors."""

    advice: Mapping[str, str]
    """What to do about each kind of trouble."""

    async def open(self) -> None:
        """Bring the database to the newest schema, and connect.

        Raises:
            StorageUnusable: nothing was changed.
        """

    async def close(self) -> None:
        """Close the connections."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, whose statements are each a transaction of their own."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction."""

    async def write_at_one_moment(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction that sees the database as of one moment: it reads much and changes that."""

    def why(self, error: BaseException) -> tuple[str, str] | None:
        """Return the kind of trouble outside the bot and its name, None for a mistake of ours."""

    def is_there_already(self, error: BaseException) -> bool:
        """Return whether the error is that a row with this key exists."""

    def is_lost(self, error: BaseException) -> bool:
        """Return whether the connection broke, so that the last statement may or may not have been executed."""

    def is_to_be_repeated(self, error: BaseException) -> bool:
        """Return whether a retry of the same may succeed."""


class SqlStore(
    TableReads,
    WorkReads,
    StatisticsReads,
    YearReads,
    RatingReads,
    DocumentReads,
    ScorePadReads,
    LibraryReads,
):
    """A store of one process; a change is durable once ``commit`` has returned."""

    _REMEMBERED = MOST
    """The greatest number of values that are remembered."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: Callable[[float], object] = lambda _: None
        """Called with the seconds for which a change held the lock for writing."""
        self._opening = asyncio.Lock()
        self._is_open = False
        self._at_work: set[asyncio.Task[Any]] = set()
        self._lanes = TableLocks()
        self._cache = Cache(self._REMEMBERED)
        self._troubles = Troubles(database.advice)
        self._old_requests = OldRequests()
        self._requests_deleted: float | None = None
        self._failures: dict[int, tuple[float, StorageFailed]] = {}
        """When the last change in a lane could not be written for trouble of the database, and why."""

    async def open(self) -> None:
        """Bring the database to the newest schema, and connect.

        Raises:
            StorageUnusable: nothing was changed.
        """
        async with self._opening:
            if not self._is_open:
                await self.database.open()
                self._is_open = True

    async def close(self) -> None:
        """Finish the commits under way, then disconnect."""
        async with self._opening:
            await self._finish()
            self._is_open = False
            self._cache.clear()
            await self.database.close()

    async def __aenter__(self) -> Self:
        """Open the store."""
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the store."""
        await self.close()

    async def _finish(self) -> None:
        while self._at_work:  # what is done for a caller may lead it to ask for more
            await asyncio.wait(self._at_work)

    # ------------------------------------------------------------------------------------------------ writing

    async def commit(self, change: Change) -> None:
        """Write all of the change or nothing, and return when it is durable."""
        await self._unbroken(self._commit_in_order(change))

    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work in a task of its own: a caller that gives up waiting breaks no transaction off in the middle."""
        task = asyncio.create_task(work, name="work of the store")
        self._at_work.add(task)
        task.add_done_callback(self._over)
        return await asyncio.shield(task)

    def _over(self, work: asyncio.Task[Any]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # retrieved for asyncio: the caller may have given up waiting

    async def _commit_in_order(self, change: Change) -> None:
        """Write the change after the earlier ones in its lanes, in the order in which they were asked for."""
        asked, lanes = perf_counter(), self._lanes_of(change)
        async with AsyncExitStack() as stack:
            for lane in lanes:
                await stack.enter_async_context(self._lanes.hold(lane))
                failed_at, failure = self._failures.get(lane, (0.0, None))
                if failure is not None and failed_at > asked:
                    # Nobody waits for the same trouble again after having waited for it in the lane.
                    raise StorageFailed(**failure.facts)
            try:
                await self._write(change)
            except BaseException as error:
                # The transaction may be committed nevertheless, or somebody else has written to the database.
                self._cache.clear()
                if isinstance(error, StorageFailed):
                    self._failures.update(dict.fromkeys(lanes, (perf_counter(), error)))
                raise
            for lane in lanes:
                self._failures.pop(lane, None)
            self._committed(change)
            self._old_requests.saw(change)
            await self._keep_up()

    def _committed(self, change: Change) -> None:
        """Take note of a change that is durable now, whether or not its caller still waits."""
        self._cache.committed(change)

    def _lanes_of(self, _change: Change | None) -> Sequence[int]:
        """Return what one change must leave before the next one enters it; None stands for work in ``_atomically``."""
        return (0,)

    async def _write(self, change: Change) -> None:
        tries, may_be_written = _Tries(_PATIENCE, self.database), False
        began = 0.0

        def work(connection: Connection) -> None:
            nonlocal began
            began = perf_counter()  # the lock is held from here
            write(connection, change)

        while True:
            try:
                await self.database.write(work)
                self.held(perf_counter() - began)
            except Exception as error:
                if isinstance(error, StaleChange) or self.database.is_there_already(error):
                    if may_be_written and await self._is_written(change):
                        break
                    await self._refuse(change, error)
                if not await tries.goes_on_after(error):
                    if (refusal := self._refusal("written", error)) is None:
                        raise
                    raise refusal from error
                may_be_written = may_be_written or self.database.is_lost(error)
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

    def _refusal(self, doing: str, error: Exception) -> StorageFailed | None:
        """Return the refusal in place of an error, None if that is a mistake of ours."""
        trouble = self.database.why(error)
        return None if trouble is None else self._troubles.met(doing, *trouble)

    async def _keep_up(self) -> None:
        """Delete old requests, at most once an hour."""
        now, last = asyncio.get_running_loop().time(), self._requests_deleted
        before = self._old_requests.before
        if before is None or (last is not None and now - last < _DELETE_REQUESTS_EVERY):
            return
        self._requests_deleted = now
        try:
            old = {"b_before": micros_of(before)}
            await self.database.write(lambda connection: connection.execute(OLD_REQUESTS, old))
        except Exception:  # noqa: BLE001 - what was asked for is written; the next hour does this
            _LOG.warning("old requests could not be forgotten", exc_info=True)

    # ------------------------------------------------------------------------------------------------ reading

    async def _read(self, work: Callable[[Connection], T]) -> T:
        attempt = partial(self.database.read, work)
        return await self._unbroken(self._repeated(attempt, "read", _PATIENCE))

    async def _atomically(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work as of one moment, and commit it."""
        return await self._unbroken(self._in_one(work))

    async def _in_one(self, work: Callable[[Connection], T]) -> T:
        attempt = partial(self.database.write_at_one_moment, work)
        async with AsyncExitStack() as stack:
            for lane in self._lanes_of(None):
                await stack.enter_async_context(self._lanes.hold(lane))
            try:
                return await self._repeated(attempt, "written", _MORE_PATIENCE)
            finally:
                self._cache.clear()

    async def _repeated(self, attempt: Callable[[], Awaitable[T]], doing: str, patience: float) -> T:
        """Return what an attempt returns; it is repeated after a lost connection or a clash."""
        tries = _Tries(patience, self.database)
        while True:
            try:
                done = await attempt()
            except Exception as error:
                if not await tries.goes_on_after(error):
                    if (refusal := self._refusal(doing, error)) is None:
                        raise
                    raise refusal from error
            else:
                self._troubles.over(doing)
                return done

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

    # ------------------------------------------------------------------------------------- work of one process

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

    async def take(self, work: Work) -> bool:  # noqa: ARG002 - nobody else does it
        """Return True: no other process does this work."""
        return True

    async def still_has(self, work: Work, table: TableId) -> bool:  # noqa: ARG002 - nobody takes anything over
        """Return True: no other process takes work over."""
        return True

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """Do nothing: nothing was claimed."""

    async def take_interaction(self, number: int) -> bool:  # noqa: ARG002 - nobody else received it
        """Return True: no other process received it."""
        return True

    async def listen(self, heard: Callable[[], None]) -> None:
        """Do nothing: no other process notifies this one."""

    # ------------------------------------------------------------------------------------------------- erasing

    async def personal_data(self, user: UserId) -> PersonalData:
        """Return everything that is stored about this person."""
        return await self._atomically(partial(erasure.personal_data, user=user))

    async def erase_person(
        self, user: UserId, names: Collection[str], now: datetime, secret: bytes
    ) -> tuple[TableId, ...]:
        """Erase this person's id and names from everything stored; return the tables that changed."""
        work = partial(erasure.erase_person, user=user, names=names, now=now, secret=secret)
        return await self._atomically(work)

    async def known_servers(self) -> frozenset[GuildId]:
        """Return the servers of which anything is stored."""
        return await self._atomically(erasure.servers)

    async def erase_server(self, guild: GuildId) -> int:
        """Delete everything of a server that removed the bot; return how many tables it had."""
        return await self._atomically(partial(erasure.erase_server, guild=guild))

    async def delete_closed_tables(self, before: datetime, limit: int = 100) -> int:
        """Delete at most ``limit`` closed tables at which nothing happened since ``before``; return how many."""
        return await self._atomically(partial(erasure.delete_closed_tables, before=before, limit=limit))

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table, without changing any sum."""
        await self._atomically(partial(finished_rounds.count_anew, table=table, played=rounds))

    async def sum_anew(self) -> None:
        """Compute all sums of finished rounds from the stored rounds."""
        await self._atomically(sums.sum_anew)

    async def put_result(self, table: TableId, result: RatedResult | None) -> None:
        """Replace the result of a table, without changing any rating."""
        await self._atomically(partial(ratings.put_result, table=table, result=result))

    async def rate_anew(self) -> None:
        """Compute all ratings of all servers from the stored results."""
        await self._atomically(ratings.rate_all_anew)

    async def delete_old_score_pads(self, before: datetime) -> int:
        """Delete the score pads that were not changed since ``before``; return the number of them."""
        return await self._atomically(partial(score_pads.delete_old_score_pads, before=before))


class _Tries:
    """Retries for some seconds, each after a longer pause."""

    def __init__(self, seconds: float, database: Database) -> None:
        self._database = database
        self._until = asyncio.get_running_loop().time() + seconds
        self._pause = 0.02

    async def goes_on_after(self, error: Exception) -> bool:
        """Return whether to retry after this error, after the pause."""
        if not self._database.is_to_be_repeated(error) or asyncio.get_running_loop().time() > self._until:
            return False
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, 0.5)
        return True
