"""Uptime of the bot: its heartbeat, its downtimes, and changes of the system clock."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.service.change import LONGEST_POSTPONEMENT, BringBack, Change
from bot.service.clocks.calendars import Span
from bot.service.ports import Clock, Store, Timers

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


_LOG = logging.getLogger(__name__)

_BEAT = timedelta(minutes=5)
_WAS_AWAY = timedelta(minutes=11)
"""The time without a heartbeat after which the bot counts as away: two beats and a margin."""

_LONG_AGO = timedelta(days=120)
"""The age of the oldest downtime that matters: no turn lasts longer."""


@dataclass(eq=False, repr=False)
class Uptime:
    """The stored heartbeat of the bot, and the intervals in which it did not run.

    Each process of a cluster stores its own. The downtime of any process counts for no player at any table: too much
    time is harmless. A clock that was set ahead is treated as downtime. When it was set back, stored due times that now
    lie too far ahead are moved closer.
    """

    _store: Store
    _clock: WatchedClock
    _timers: Timers
    _part: int
    """The number of this process's part of the bot."""
    _wake: Callable[[], None]
    """Called when something may have become due."""
    _was_set: Callable[[], None]
    """Called when the clock was set."""
    _beating: asyncio.Task[None] | None = field(default=None, init=False)
    _is_open: bool = field(default=False, init=False)
    _unwritten: tuple[Span, ...] = field(default=(), init=False)
    _is_set_back: bool = field(default=False, init=False)
    """A flag for a clock that was set back since the last write."""
    _away: tuple[Span, ...] = field(default=(), init=False)

    def away(self) -> tuple[Span, ...]:
        """Return the intervals in which the bot was not running, oldest first."""
        self._clock.now()  # it may have been set a moment ago
        return self._away

    async def open(self) -> None:
        """Determine how long the bot was away, before anything that fell due meanwhile is done."""
        self._clock.watch(self._leapt)
        now, last = self._clock.now(), await self._store.alive(self._part)
        self._away = await self._store.away(now - _LONG_AGO)
        if last is not None and (last - now >= LEAST_LEAP or now - last >= _WAS_AWAY):
            self._leapt(last, now)
        # A process that was killed may have written more after its last heartbeat, by a clock that ran ahead.
        await self._put_down(BringBack(now, now + LONGEST_POSTPONEMENT))
        self._is_open = True
        self._timers.call_at(now + _BEAT, self._beat)

    @property
    def is_writing(self) -> bool:
        """Return whether a heartbeat is being written."""
        return self._beating is not None and not self._beating.done()

    async def finish(self) -> None:
        """Wait until the current heartbeat is written."""
        while self._beating is not None and self.is_writing:
            await asyncio.gather(self._beating, return_exceptions=True)

    async def close(self) -> None:
        """Write the last heartbeat."""
        if self._is_open:
            self._is_open = False
            await self.finish()
            await self._write()

    async def probe(self) -> None:
        """Commit something small, which raises what any other commit would raise now.

        No downtime is computed from it, and no other process writes the same row: it never waits for one of them.
        """
        now = self._clock.now()
        await self._store.commit(Change(at=now, alive=now, alive_as=-self._part))

    def _leapt(self, expected: datetime, now: datetime) -> None:
        """Record a leap of the clock; ``away`` includes it at once."""
        if now > expected:
            self._unwritten += ((expected, now),)
            self._away = tuple(sorted({*self._away, (expected, now)}))
        else:
            self._is_set_back = True
            self._unwritten, self._away = up_to(now, self._unwritten), up_to(now, self._away)
        if self._is_open:
            _LOG.warning("the clock was set from %s to %s", expected, now)
            self._was_set()
            self._begin_to_write()

    def _beat(self) -> None:
        if not self._is_open:
            return
        self._timers.call_at(self._clock.now() + _BEAT, self._beat)
        if not self.is_writing:
            self._begin_to_write()

    def _begin_to_write(self) -> None:
        self._beating = asyncio.create_task(self._write(self._beating), name="uptime")

    async def _write(self, before: asyncio.Task[None] | None = None) -> None:
        if before is not None:
            await asyncio.gather(before, return_exceptions=True)
        try:
            await self._put_down(BringBack.impossible(self._clock.now()))
        except Exception:  # noqa: BLE001 - the next sign of life will do; nobody loses time by a missing one
            _LOG.warning("could not write down that the bot runs", exc_info=True)
        self._wake()

    async def _put_down(self, ahead: BringBack) -> None:
        """Write the heartbeat and the leaps of the clock that were not written yet."""
        now, gaps = self._clock.now(), self._unwritten
        is_set_back, self._is_set_back = self._is_set_back, False
        try:
            if is_set_back:
                # Another process may have been away, too.
                gaps = tuple(sorted({*gaps, *up_to(now, await self._store.away(now))}))
                ahead = BringBack(now, now, deadlines=now, away_until=now)
            change = Change(at=now, alive=now, alive_as=self._part, away=gaps, brings_back=ahead)
            await self._store.commit(change)
        except BaseException:
            self._is_set_back = self._is_set_back or is_set_back
            raise
        self._unwritten = tuple(gap for gap in self._unwritten if gap not in gaps)
