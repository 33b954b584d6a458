"""Methods about other processes, for stores that belong to one process."""

from collections.abc import Callable, Collection
from datetime import datetime

from bot.service.change import Deadline
from bot.service.ids import TableId
from bot.service.ports import WaitingNotice, Work


class SingleProcess:
    """A mixin for stores of a single process: nothing is claimed, and nobody is notified."""

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """See ``Store``."""
        raise NotImplementedError

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """See ``Store``."""
        raise NotImplementedError

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Return all notices that may be sent now."""
        return await self.waiting_notices(now, limit)

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Return all deadlines that have fallen due."""
        return await self.due_deadlines(now, limit)

    async def take(self, work: Work) -> bool:
        """Return True: no other process does this work."""
        return True

    async def still_has(self, work: Work, table: TableId) -> bool:
        """Return True: no other process takes work over."""
        return True

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """Do nothing: nothing was claimed."""

    async def take_interaction(self, number: int) -> bool:
        """Return True: no other process received it."""
        return True

    async def listen(self, heard: Callable[[], None]) -> None:
        """Do nothing: no other process notifies this one."""
