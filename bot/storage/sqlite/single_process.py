"""For stores that one process has to itself: everything there is to do is its own."""

from collections.abc import Callable, Collection
from datetime import datetime

from bot.service.change import Deadline
from bot.service.ids import TableId
from bot.service.ports import WaitingNotice, Work


class Alone:
    """Nobody else is at work, so nothing need be claimed and nobody be told."""

    async def lull(self) -> None:
        """What is written nowhere else need not be waited for."""

    async def waiting_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """As in ``Store``."""
        raise NotImplementedError

    async def due_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """As in ``Store``."""
        raise NotImplementedError

    async def take_notices(self, now: datetime, limit: int = 100) -> tuple[WaitingNotice, ...]:
        """Everything that waits."""
        return await self.waiting_notices(now, limit)

    async def take_deadlines(self, now: datetime, limit: int = 100) -> tuple[Deadline, ...]:
        """Everything that is due."""
        return await self.due_deadlines(now, limit)

    async def take(self, work: Work) -> bool:  # noqa: ARG002 - nobody else does it
        """Always."""
        return True

    async def still_has(self, work: Work, table: TableId) -> bool:  # noqa: ARG002 - nobody takes anything over
        """Always."""
        return True

    async def give_back(self, work: Work, tables: Collection[TableId] = ()) -> None:
        """Nothing was claimed."""

    async def take_interaction(self, number: int) -> bool:  # noqa: ARG002 - nobody else received it
        """Always."""
        return True

    async def listen(self, heard: Callable[[], None]) -> None:
        """There is nobody to be heard."""
