"""A clock that notices when it was set: the time of day then moves by more, or by less, than the time that passed."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.service.clocks.calendars import Span
from bot.service.ports import Clock

LEAST_LEAP: Final = timedelta(seconds=5)
"""Clocks are set by fractions of a second all the time; nobody waits noticeably for less than this."""

Heard = Callable[[datetime, datetime], None]
"""Is told what the clock would have shown, and what it shows instead."""


def up_to(now: datetime, spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return what of these spans lies before now: a clock that ran ahead wrote the rest."""
    return tuple((begun, min(ended, now)) for begun, ended in spans if begun < now)


class WatchedClock:
    """A clock that compares itself, whenever it is read, with the time that passed since it was read before.

    A machine that was suspended looks like a clock that was set ahead: no time passed for it.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown, self._ticks = clock.now(), clock.ticks()
        self._heard: Heard | None = None

    def watch(self, heard: Heard) -> None:
        """Call ``heard`` for each leap from now on, before whoever reads the clock goes on."""
        self.now()
        self._heard = heard

    def now(self) -> datetime:
        """Return this moment."""
        shown, ticks = self._clock.now(), self._clock.ticks()
        expected = self._shown + timedelta(seconds=ticks - self._ticks)
        self._shown, self._ticks = shown, ticks
        if abs(shown - expected) >= LEAST_LEAP and self._heard is not None:
            self._heard(expected, shown)
        return shown

    def ticks(self) -> float:
        """Return the seconds that have passed since some moment, whatever the time of day."""
        return self._clock.ticks()
