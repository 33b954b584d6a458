"""Group read: callers that ask while a query is under way wait, and then share the next query."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class GroupRead(Generic[K, V]):
    """A queue of reads that are answered together.

    No caller gets an answer to a query that was sent before the caller asked. Callers in one round of the event loop
    are answered together, so their writes are also committed together.
    """

    def __init__(self, read: Callable[[Sequence[K]], Awaitable[Sequence[V]]]) -> None:
        """Set up the queue; ``read`` answers the keys in the order in which they are given."""
        self._read = read
        self._waiting: list[tuple[K, asyncio.Future[V]]] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> V:
        """Return what the read finds for this key."""
        answer: asyncio.Future[V] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._ask_for_all(), name="group read")
        return await answer

    async def _ask_for_all(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting, []
                await self._ask_for([one for one in asked if not one[1].done()])
        finally:
            self._task = None
            for _, answer in self._waiting:  # only when this task was cancelled: nobody may wait for ever
                answer.cancel()
            self._waiting = []

    async def _ask_for(self, asked: Sequence[tuple[K, asyncio.Future[V]]]) -> None:
        try:
            found = await self._read([key for key, _ in asked]) if asked else ()
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked hears it
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(error)
        except BaseException:
            for _, answer in asked:
                answer.cancel()
            raise
        else:
            for (_, answer), one in zip(asked, found, strict=True):
                if not answer.done():
                    answer.set_result(one)
