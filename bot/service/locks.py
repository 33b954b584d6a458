"""One lock for each table that somebody is changing right now."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.service.ids import TableId


class TableLocks:
    """Locks by table, forgotten as soon as nobody holds or wants them."""

    def __init__(self) -> None:
        self._locks: dict[TableId, asyncio.Lock] = {}
        self._wanted: dict[TableId, int] = {}

    @asynccontextmanager
    async def hold(self, table: TableId) -> AsyncIterator[None]:
        """Nobody else changes this table meanwhile."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._wanted[table] = self._wanted.get(table, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._wanted[table] -= 1
            if not self._wanted[table]:
                del self._wanted[table], self._locks[table]
