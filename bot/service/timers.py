"""Scheduled calls on the running event loop."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.service.ports import Clock, Timer


class LoopTimers:
    """Timers that turn moments of the clock into delays of the event loop; both must run at the same pace."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def call_at(self, when: datetime, call: Callable[[], None]) -> Timer:
        """Call once at that moment, or in the next iteration of the loop when it has passed."""
        delay = max(0.0, (when - self._clock.now()).total_seconds())
        return asyncio.get_running_loop().call_later(delay, call)
