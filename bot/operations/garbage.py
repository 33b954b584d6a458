"""Garbage is collected while nobody waits for an answer.

What refers to itself is found by a collector that stops everything else. Python starts it whenever so many objects have
been made, which is mostly in the middle of an answer: that is what makes objects.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

_EVERY: Final = 0.25
"""Seconds between two looks."""
_WORTH_IT: Final = 1_000
"""Of so few new objects nothing is gained by collecting."""
_WITHOUT_A_QUIET_MOMENT: Final = 20_000
"""So many new objects are collected at once in any case; Python's own number is 700."""
_OLDER_AFTER: Final = (10, 100)
"""After so many collections of the young, and after so many of the older, those that are older still are looked at too."""


class Garbage:
    """Looks four times a second whether there is something to collect and nobody to keep waiting."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet
        self._usual = gc.get_threshold()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on, on the running loop. What is there by now stays for good, and is never looked at."""
        gc.freeze()
        gc.set_threshold(_WITHOUT_A_QUIET_MOMENT, *self._usual[1:])
        self._look_later()

    def stop(self) -> None:
        """As Python does it by itself."""
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
