"""Work that starts when something arrives, ends when nothing is left, and comes back when the next thing is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.service.ports import Clock, Timer, Timers

_LOG = logging.getLogger(__name__)

Courtesy = Callable[[], Awaitable[None]]
"""Waits a moment if there is something that should go first."""

AFTER_TROUBLE = timedelta(seconds=5)
"""So long after a failure the work is tried again."""


class Drain:
    """Runs ``work`` whenever it is woken, never twice at once and never for nothing.

    ``work`` does all there is to do and answers when it wants to be woken next, or None. There is no task while there
    is no work, only a timer. Work that fails is logged and tried again after a few seconds.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[datetime | None]],
        clock: Clock,
        timers: Timers,
        courtesy: Courtesy | None = None,
    ) -> None:
        self._courtesy = courtesy
        self._name = name
        self._work = work
        self._clock = clock
        self._timers = timers
        self._task: asyncio.Task[None] | None = None
        self._courteous: asyncio.Future[None] | None = None
        """While others go first."""
        self._hurried = 0
        """So many wait for the work: who does may be the very one that would go first."""
        self._timer: Timer | None = None
        self._is_woken = False
        self._is_open = False

    def open(self) -> None:
        """Wakings count from now on; the first one comes right away."""
        self._is_open = True
        self.wake()

    def wake(self) -> None:
        """There may be something to do."""
        if not self._is_open:
            return
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    @property
    def is_working(self) -> bool:
        """Whether a task is at work."""
        return self._task is not None

    async def finish(self) -> None:
        """Wait until nothing is left to do now; nobody else goes first then."""
        self._hurried += 1
        if self._courteous is not None:
            self._courteous.cancel()
        try:
            while self._task is not None:
                await asyncio.wait({self._task})
        finally:
            self._hurried -= 1

    async def close(self) -> None:
        """Start nothing more, and wait for what is being done."""
        self._is_open = False
        self._forget_timer()
        try:
            await self.finish()
        except asyncio.CancelledError:
            # Whoever closes has waited long enough; what was not finished is done after the next start.
            if self._task is not None:
                self._task.cancel()
            raise

    async def _run(self) -> None:
        due: datetime | None = None
        try:
            await self._let_others_go_first()
            while self._is_woken and self._is_open:
                self._is_woken = False
                due = await self._work()
        except Exception:  # noqa: BLE001 - logged, and tried again later
            _LOG.exception("%s failed and will be tried again", self._name)
            due = self._clock.now() + AFTER_TROUBLE
        finally:
            self._task = None
        self._forget_timer()
        if due is not None and self._is_open:
            self._timer = self._timers.call_at(due, self.wake)

    async def _let_others_go_first(self) -> None:
        # Whoever wakes us is nearly always answering somebody and does so without a pause. The answer is sent in the next
        # round of the event loop, and not behind our work.
        await asyncio.sleep(0)
        if self._courtesy is None or self._hurried:
            return
        self._courteous = asyncio.ensure_future(self._courtesy())
        try:
            await asyncio.wait({self._courteous})
        finally:
            self._courteous.cancel()
            self._courteous = None

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
