"""Event loop lag: how late the loop wakes, because a single long call delays everything in the process."""

import asyncio
from collections.abc import Callable
from typing import Final

_EVERY: Final = 0.25


class LoopLag:
    """A timer that fires four times a second and reports how late it was."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start on the running loop."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_EVERY, self._woken, loop, loop.time() + _EVERY)

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _woken(self, loop: asyncio.AbstractEventLoop, wanted: float) -> None:
        self._tell(max(0.0, loop.time() - wanted))
        self.start()
