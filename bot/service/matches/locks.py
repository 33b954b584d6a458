"""Locks by table, held while a table is changed."""

import asyncio
from collections import deque
from types import TracebackType

from bot.service.ids import TableId


class TableLocks:
    """Fair locks by table (first come, first served), dropped as soon as nobody holds or awaits them."""

    def __init__(self) -> None:
        self._waiting: dict[TableId, deque[asyncio.Future[None]]] = {}
        """The waiters of each locked table, in order of arrival."""

    def hold(self, table: TableId) -> "_Hold":
        """Return an async context manager that holds the lock of this table."""
        return _Hold(self._waiting, table)


class _Hold:
    """The context manager of one lock. It is cheap where nobody else wants the same table, which is nearly always so:
    an ``asyncio.Lock`` with a generator around it would cost every move more time than the rules do.
    """

    __slots__ = ("_table", "_waiting")

    def __init__(self, waiting: dict[TableId, deque[asyncio.Future[None]]], table: TableId) -> None:
        self._waiting = waiting
        self._table = table

    async def __aenter__(self) -> None:
        before = self._waiting.get(self._table)
        if before is None:
            self._waiting[self._table] = deque()
            return
        turn = asyncio.get_running_loop().create_future()
        before.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_on()  # the lock had been handed over already
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hand_on()

    def _hand_on(self) -> None:
        """Hand the lock to the longest-waiting task that was not cancelled, or drop it if there is none."""
        waiting = self._waiting[self._table]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self._waiting[self._table]
