"""One lock for each table that somebody is changing right now."""

import asyncio
from collections import deque
from types import TracebackType

from bot.service.ids import TableId


class TableLocks:
    """Locks by table, forgotten as soon as nobody holds or wants them. First come, first served."""

    def __init__(self) -> None:
        self._waiting: dict[TableId, deque[asyncio.Future[None]]] = {}
        """Who waits for each table that somebody holds."""

    def hold(self, table: TableId) -> "_Hold":
        """Nobody else changes this table meanwhile."""
        return _Hold(self._waiting, table)


class _Hold:
    """A lock of asyncio and a generator around it would cost every move more than the rules do, and hardly ever does
    anybody else want the same table: then there is nothing to wait for and nothing to hand on.
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
                self._hand_on()  # it was our turn already
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hand_on()

    def _hand_on(self) -> None:
        """To the one who has waited longest and still waits; without anybody the table is free."""
        waiting = self._waiting[self._table]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        del self._waiting[self._table]
