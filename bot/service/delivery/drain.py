"""A background worker that runs when woken or when something is due, with retries after failures."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.service.concurrency import is_failure
from bot.service.ports import Clock, Timer, Timers

_LOG = logging.getLogger(__name__)

WaitForOthers = Callable[[], Awaitable[None]]
"""A coroutine function that waits while something else should go first."""

AFTER_TROUBLE = timedelta(seconds=5)
"""The delay after a failure before the work is retried."""


class Drain:
    """A worker that runs ``work`` whenever it is woken, never twice at once.

    ``work`` does everything that is pending and returns when it wants to be woken next, or None. Without pending work
    there is no task, only a timer. Work that fails is logged and retried after a few seconds.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[datetime | None]],
        clock: Clock,
        timers: Timers,
        wait_for_others: WaitForOthers | None = None,
    ) -> None:
        self._wait_for_others = wait_for_others
        self._name = name
        self._work = work
        self._clock = clock
        self._timers = timers
        self._task: asyncio.Task[None] | None = None
        self._waiting_for_others: asyncio.Future[None] | None = None
        """The running wait for others to go first."""
        self._hurried = 0
        """The number of callers that wait for the work: one of them may be the one that should go first."""
        self._timer: Timer | None = None
        self._is_woken = False
        self._is_open = False

    def open(self) -> None:
        """Accept wake-ups from now on, and start with one."""
        self._is_open = True
        self.wake()

    def wake(self) -> None:
        """Run the work soon, as something may be pending."""
        if not self._is_open:
            return
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    @property
    def is_open(self) -> bool:
        """Return whether wake-ups are accepted; work that takes long ends early where they are not."""
        return self._is_open

    @property
    def is_working(self) -> bool:
        """Return whether a task is running."""
        return self._task is not None

    async def finish(self) -> None:
        """Wait until no work is pending now, without letting others go first."""
        self._hurried += 1
        if self._waiting_for_others is not None:
            self._waiting_for_others.cancel()
        try:
            while self._task is not None:
                await asyncio.wait({self._task})
        finally:
            self._hurried -= 1

    async def close(self) -> None:
        """Stop accepting wake-ups, and wait for the running task."""
        self._is_open = False
        self._forget_timer()
        try:
            await self.finish()
        except asyncio.CancelledError:
            # The caller has waited long enough; unfinished work is done after the next start.
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
        except BaseException as error:
            due = self._clock.now() + AFTER_TROUBLE
            if not is_failure(error):
                raise
            _LOG.exception("%s failed and will be tried again", self._name)
        finally:
            self._task = None
            self._forget_timer()
            if due is not None and self._is_open:
                self._timer = self._timers.call_at(due, self.wake)

    async def _let_others_go_first(self) -> None:
        # The caller of ``wake`` is nearly always answering an interaction without awaiting. Its answer is sent in the
        # next iteration of the event loop, before our work.
        await asyncio.sleep(0)
        if self._wait_for_others is None or self._hurried:
            return
        self._waiting_for_others = asyncio.ensure_future(self._wait_for_others())
        try:
            await asyncio.wait({self._waiting_for_others})
        finally:
            self._waiting_for_others.cancel()
            self._waiting_for_others = None

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
