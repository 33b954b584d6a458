"""Deadlines: rows that fall due, such as a computer's turn or the next deal.

Nothing polls: a timer fires for the next row, and rows that fell due during downtime are processed at the start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

from bot.service.change import LONGEST_PAUSE, Change, Deadline, DeadlineFate, DeadlineKind
from bot.service.concurrency import is_failure
from bot.service.delivery.drain import Drain
from bot.service.ids import TableId
from bot.service.ports import Clock, Store, Timers, Work

_LOG = logging.getLogger(__name__)

_FIRST_PAUSE = timedelta(seconds=5)
# Computers think in the event loop: after downtime, interactions must not wait behind all of them.
_TABLES_AT_ONCE = 16

Duty = Callable[[TableId], Awaitable[object]]
"""The handler of a kind of row; its result is false when the table has moved on and nothing was to be done."""


class Deadlines:
    """The executor of rows that have fallen due, table by table.

    A duty that succeeds commits the table's next rows in place of this one. A row that is no longer needed is
    dropped, and one whose duty failed is retried later.
    """

    def __init__(
        self, store: Store, clock: Clock, timers: Timers, duties: Mapping[DeadlineKind, Duty]
    ) -> None:
        self._store = store
        self._clock = clock
        self._duties = duties
        self._failures: dict[TableId, int] = {}
        self._at_once = asyncio.Semaphore(_TABLES_AT_ONCE)
        self.drain = Drain("deadlines", self._work, clock, timers)

    async def _work(self) -> datetime | None:
        while rows := await self._store.take_deadlines(now := self._clock.now()):
            results = await asyncio.gather(*map(self._carry_out, rows), return_exceptions=True)
            await self._store.give_back(Work.DEADLINES, {row.table for row in rows})
            for failure in results:
                if isinstance(failure, BaseException):
                    raise failure  # only now: no duty may still be running when the work is retried
        # Rows that were due before and were not taken here belong to another process.
        return await self._store.next_deadline(after=now)

    async def _carry_out(self, row: Deadline) -> None:
        async with self._at_once:
            try:
                was_needed = await self._duties[row.kind](row.table)
            except BaseException as error:
                if not is_failure(error):
                    raise
                _LOG.exception("%s at table %d failed", row.kind.value, row.table)
                failures = self._failures[row.table] = self._failures.get(row.table, 0) + 1
                pause = min(_FIRST_PAUSE * 2 ** min(failures - 1, 10), LONGEST_PAUSE)
                fate = DeadlineFate(row, self._clock.now() + pause)
            else:
                self._failures.pop(row.table, None)
                if was_needed:
                    return
                fate = DeadlineFate(row)
            await self._store.commit(Change(at=self._clock.now(), deadline_fates=(fate,)))
