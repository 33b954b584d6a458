"""Concurrent changes: locks by table, retries after a lost race, and fair turns in the event loop."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from types import TracebackType
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from msgspec import structs

from bot.service.errors import ServiceError
from bot.service.ports import RepeatedRequest, StaleChange
from bot.service.stopwatch import Part, timed

_TRIES: Final = 10

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Revised(Protocol):
    """A document that is stored with the number of its changes."""

    @property
    def revision(self) -> int:
        """Return the number of changes; a store takes only the next one."""


Document = TypeVar("Document", bound=Revised)


def revised(document: Document, **changes: Any) -> Document:
    """Return the next revision of a document, with these changes."""
    copied: Any = document
    later: Document = structs.replace(copied, revision=document.revision + 1, **changes)
    return later


def is_failure(error: BaseException | None) -> bool:
    """Return whether the running task failed, and was not told to end: what it awaited may be what was cancelled."""
    if isinstance(error, asyncio.CancelledError):
        task = asyncio.current_task()
        return task is None or not task.cancelling()
    return isinstance(error, Exception)


class TableLocks:
    """Fair locks by number, mostly of tables (first come, first served), dropped as soon as nobody holds or awaits them."""

    def __init__(self) -> None:
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """The waiters of each locked table, in order of arrival."""

    def hold(self, table: int) -> "_Hold":
        """Return an async context manager that holds the lock of this table."""
        return _Hold(self._waiting, table)


class _Hold:
    """The context manager of one lock. It is cheap where nobody else wants the same table, which is nearly always so:
    an ``asyncio.Lock`` with a generator around it would cost every move more time than the rules do.
    """

    __slots__ = ("_table", "_waiting")

    def __init__(self, waiting: dict[int, deque[asyncio.Future[None]]], table: int) -> None:
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
            with timed(Part.LOCK):
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


async def until_written(attempt: Callable[[], Awaitable[Result]], otherwise: ServiceError) -> Result:
    """Return the result of ``attempt``, which reads the stored data, decides and commits. When its commit is refused,
    because another process or another click was faster, it is called again to start from the fresh data.

    Raises:
        ServiceError: ``otherwise``, when others were faster every time; and what ``attempt`` raises.
    """
    for _ in range(_TRIES):
        try:
            return await attempt()
        except (StaleChange, RepeatedRequest):
            continue
    raise otherwise


def retried(
    otherwise: Callable[[], ServiceError],
) -> Callable[[Callable[Parameters, Awaitable[Result]]], Callable[Parameters, Coroutine[Any, Any, Result]]]:
    """Return a decorator for functions that read, decide and commit, as ``until_written`` calls them."""

    def decorate(
        attempt: Callable[Parameters, Awaitable[Result]],
    ) -> Callable[Parameters, Coroutine[Any, Any, Result]]:
        @wraps(attempt)
        async def call(*arguments: Parameters.args, **named: Parameters.kwargs) -> Result:
            return await until_written(lambda: attempt(*arguments, **named), otherwise())

        return call

    return decorate


class FairSemaphore:
    """A limit of tasks that enter in one iteration of the event loop; places become free in the next iteration.

    Unlike with a semaphore, other tasks run in between even if those inside never wait for anything.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._left = 0
        """The number of places left in this iteration. All of them are freed together in the next one, as a callback
        for each would take half as long as the rules of a move.
        """
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave()  # the place had been handed over already
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        if not self._left:
            asyncio.get_running_loop().call_soon(self._hand_on)
        self._left += 1

    def _hand_on(self) -> None:
        """Hand the places that were left to the longest-waiting tasks."""
        self._free += self._left
        self._left = 0
        while self._free and self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(None)
                self._free -= 1
