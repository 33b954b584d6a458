"""How late the event loop is: everything that one process does waits for the longest thing that it does at once."""

import asyncio
from collections.abc import Callable
from typing import Final

_EVERY: Final = 0.25


class LoopLag:
    """Asks to be woken four times a second, and tells by how much that comes too late."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on, on the running loop."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_EVERY, self._woken, loop, loop.time() + _EVERY)

    def stop(self) -> None:
        """No more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _woken(self, loop: asyncio.AbstractEventLoop, wanted: float) -> None:
        self._tell(max(0.0, loop.time() - wanted))
        self.start()
