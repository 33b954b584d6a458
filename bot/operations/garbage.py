"""Garbage collection in quiet moments, when no interaction is being answered.

The collector of reference cycles stops everything else. Python starts it whenever so many objects have been made, which
is mostly in the middle of an answer: that is what makes objects.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_EVERY: Final = 0.25
"""Seconds between two checks."""
_WORTH_IT: Final = 1_000
"""The number of new objects below which collecting is not worth it."""
_WITHOUT_A_QUIET_MOMENT: Final = 20_000
"""The number of new objects that are collected even without a quiet moment; Python's own number is 700."""
_OLDER_AFTER: Final = (10, 100)
"""The numbers of collections of the young and of the middle generation after which the next older is collected too."""


class GarbageCollector:
    """A timer that checks four times a second, and collects if there is enough garbage and no answer is due."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet
        self._usual = gc.get_threshold()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start on the running loop. Objects that exist by now are frozen and never examined."""
        gc.freeze()
        gc.set_threshold(_WITHOUT_A_QUIET_MOMENT, *self._usual[1:])
        self._look_later()

    def stop(self) -> None:
        """Return to Python's usual collection."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.set_threshold(*self._usual)

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_EVERY, self._look)

    def _look(self) -> None:
        self._look_later()
        new, young, older = gc.get_count()
        if new >= _WORTH_IT and self._is_quiet():
            gc.collect(2 if older >= _OLDER_AFTER[1] else 1 if young >= _OLDER_AFTER[0] else 0)
