"""Which hours count at a table now: the calendars of the people concerned, and when the bot was away."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from bot.canasta.view import TableView
from bot.service.change import LONGEST_POSTPONEMENT, BringBack, Change
from bot.service.clocks.calendars import Span
from bot.service.clocks.leaps import LEAST_LEAP, WatchedClock, up_to
from bot.service.clocks.turn_time import Hours
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.service.people.preferences import PlayerSettings
from bot.service.ports import Store, Timers

_LOG = logging.getLogger(__name__)

_BEAT = timedelta(minutes=5)
_WAS_AWAY = timedelta(minutes=11)
"""Two beats and a little: so long without a sign of life is more than a slow moment."""

_LONG_AGO = timedelta(days=120)
"""No turn lasts so long."""


class Uptime:
    """Writes down every few minutes that the bot runs, and at the start how long it did not.

    Each process of a cluster does so for itself. What one of them was away counts at no table: too much time hurts nobody.
    A clock that was set ahead is like a bot that was away. Where it was set back, what waits for a moment that now lies too
    far ahead is brought back.
    """

    def __init__(
        self,
        store: Store,
        clock: WatchedClock,
        timers: Timers,
        part: int,
        wake: Callable[[], None],
        was_set: Callable[[], None],
    ) -> None:
        """``part`` is the number of this process's part of the bot. ``wake`` is called when something may have become due,
        ``was_set`` when the clock was set.
        """
        self._part = part
        self._store = store
        self._clock = clock
        self._timers = timers
        self._wake = wake
        self._was_set = was_set
        self._beating: asyncio.Task[None] | None = None
        self._is_open = False
        self._unwritten: tuple[Span, ...] = ()
        self._is_set_back = False
        """It was, and that was not written yet."""
        self._away: tuple[Span, ...] = ()

    def away(self) -> tuple[Span, ...]:
        """Return when the bot was not running, oldest first."""
        self._clock.now()  # it may have been set a moment ago
        return self._away

    async def open(self) -> None:
        """Look how long the bot was away, before anything that fell due meanwhile is done."""
        self._clock.watch(self._leapt)
        now, last = self._clock.now(), await self._store.alive(self._part)
        self._away = await self._store.away(now - _LONG_AGO)
        if last is not None and (last - now >= LEAST_LEAP or now - last >= _WAS_AWAY):
            self._leapt(last, now)
        # Who was killed may have written a little more after the last sign of life, by a clock that ran ahead.
        await self._put_down(BringBack(now, now + LONGEST_POSTPONEMENT))
        self._is_open = True
        self._timers.call_at(now + _BEAT, self._beat)

    @property
    def is_writing(self) -> bool:
        """Whether a sign of life is being written."""
        return self._beating is not None and not self._beating.done()

    async def finish(self) -> None:
        """Wait until the sign of life that is being written is written."""
        while self._beating is not None and self.is_writing:
            await asyncio.gather(self._beating, return_exceptions=True)

    async def close(self) -> None:
        """The last sign of life."""
        if self._is_open:
            self._is_open = False
            await self.finish()
            await self._write()

    def _leapt(self, expected: datetime, now: datetime) -> None:
        """Take note that the clock shows something else than it should. What is asked from now on counts with it."""
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
        """Write that the bot runs, and what was not written yet of leaps of the clock."""
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


class HoursOf:
    """Looks up the hours that count for those who act at a table."""

    def __init__(self, store: Store, away: Callable[[], tuple[Span, ...]]) -> None:
        self._store = store
        self._away = away

    async def of(self, record: TableRecord, view: TableView | None) -> Hours:
        """For the one whose time runs and for those the table waits for now."""
        return self.by({user: await self._store.player(user) for user in concerned(record, view)})

    def by(self, settings: Mapping[UserId, PlayerSettings]) -> Hours:
        """For these people, who have chosen this."""
        return Hours({user: each.calendar for user, each in settings.items()}, self._away())


def concerned(record: TableRecord, view: TableView | None) -> set[UserId]:
    """Whose hours count: whose time runs, and whom the table waits for now."""
    seats = set(() if view is None else view.seats_to_act)
    if record.clock is not None:
        seats.add(record.clock.seat)
    holders = (record.holder_of(seat) for seat in seats)
    return {holder.user for holder in holders if holder is not None and holder.user is not None}
