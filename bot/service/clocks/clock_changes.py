"""Detection of changes of the system clock: the time of day then differs from the time that has passed."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.service.clocks.calendars import Span
from bot.service.ports import Clock

LEAST_LEAP: Final = timedelta(seconds=5)
"""The smallest leap that is reported: clocks are adjusted by fractions of a second all the time."""

Heard = Callable[[datetime, datetime], None]
"""A callback that gets the expected time and the time that the clock shows instead."""


def up_to(now: datetime, spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return the parts of these spans before now; the rest was written by a clock that ran ahead."""
    return tuple((begun, min(ended, now)) for begun, ended in spans if begun < now)


class WatchedClock:
    """A clock that compares itself at each reading with the monotonic time since the reading before.

    A machine that was suspended looks like a clock that was set ahead, as its monotonic time stood still.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown, self._ticks = clock.now(), clock.ticks()
        self._heard: Heard | None = None

    def watch(self, heard: Heard) -> None:
        """Call ``heard`` for each leap from now on, before the reading that found it returns."""
        self.now()
        self._heard = heard

    def now(self) -> datetime:
        """Return the current time, and report a leap."""
        shown, ticks = self._clock.now(), self._clock.ticks()
        expected = self._shown + timedelta(seconds=ticks - self._ticks)
        self._shown, self._ticks = shown, ticks
        if abs(shown - expected) >= LEAST_LEAP and self._heard is not None:
            self._heard(expected, shown)
        return shown

    def ticks(self) -> float:
        """Return the monotonic time in seconds since an arbitrary moment."""
        return self._clock.ticks()
