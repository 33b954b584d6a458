"""Group commit: one writer that commits the waiting changes of many callers in one transaction."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bot.service.change import Change
from bot.service.errors import StorageFailed
from bot.service.ids import GuildId, TableId

Write = Callable[[Sequence[Change]], Awaitable[None]]
"""A function that writes all of the changes durably, or raises and has written none."""

MOST_AT_ONCE = 128


class _Waiting(NamedTuple):
    change: Change
    done: asyncio.Future[None]


def touched(change: Change) -> set[TableId | tuple[str, GuildId]]:
    """Return the tables of cards that a change writes to, and the servers whose house rules it writes."""
    # Plain loops for speed: this runs for every move, and most of these fields are empty.
    tables: set[TableId | tuple[str, GuildId]] = set()
    if change.record is not None:
        tables.add(change.record.id)
    for draft in change.drafts:
        tables.add(draft.table)
    for write in change.houses:
        tables.add(("houses of", write.house.guild))
    for notice in change.notices:
        tables.add(notice.table)
    for fate in change.deadline_fates:
        tables.add(fate.deadline.table)
    return tables


class GroupCommit:
    """A queue of changes, drained by a task that starts when one arrives and ends when none is left.

    Each caller is released when its own change is durable. A batch that fails is retried change by change, so that only
    the stale one fails; if nothing can be written at all, all of them are refused. Changes of one table never share a
    batch: they keep their order.
    """

    def __init__(
        self,
        write: Write,
        when_idle: Callable[[int], Awaitable[None]],
        *,
        final: type[Exception] = StorageFailed,
    ) -> None:
        """Set up the queue.

        ``when_idle`` is called with the number of committed changes whenever the queue has run empty. After an error of
        type ``final`` nothing is retried here, and every caller of the batch gets that error.
        """
        self._write = write
        self._when_idle = when_idle
        self._final = final
        self._queue: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        """Return when the change is durable, or raise what its writing raised."""
        done = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name="group commit")
        await done

    async def finish(self) -> None:
        """Wait until every queued change is written."""
        while self._task is not None:
            await asyncio.wait({self._task})

    async def give_up(self) -> None:
        """Stop writing; callers that still wait are cancelled."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _drain(self) -> None:
        committed = 0
        try:
            while self._queue:
                if batch := self._next_batch():
                    committed += await self._commit_together(batch)
                if not self._queue:
                    await self._when_idle(committed)
                    committed = 0
        finally:
            self._task = None
            while self._queue:  # only when this task was cancelled or broke: nobody may wait for ever
                self._queue.popleft().done.cancel()

    def _next_batch(self) -> list[_Waiting]:
        batch: list[_Waiting] = []
        left: list[_Waiting] = []
        taken: set[TableId | tuple[str, GuildId]] = set()
        while self._queue and len(batch) < MOST_AT_ONCE:
            waiting = self._queue.popleft()
            if waiting.done.cancelled():
                continue
            tables = touched(waiting.change)
            (left if tables & taken else batch).append(waiting)
            taken |= tables
        self._queue.extendleft(reversed(left))
        return batch

    async def _commit_together(self, batch: list[_Waiting]) -> int:
        try:
            await self._write([waiting.change for waiting in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, the caller hears it
            if len(batch) == 1 or isinstance(error, self._final):
                for waiting in batch:
                    _refuse(waiting, error)
                return 0
            return sum([await self._commit_together([waiting]) for waiting in batch])
        except BaseException:
            for waiting in batch:
                waiting.done.cancel()
            raise
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(None)
        return len(batch)


def _refuse(waiting: _Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
