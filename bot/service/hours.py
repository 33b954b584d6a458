"""Which hours count at a table now: the calendars of the people concerned, and when the bot was away."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import timedelta

from bot.canasta.view import TableView
from bot.service.calendars import Span
from bot.service.change import Change
from bot.service.ids import UserId
from bot.service.ports import Clock, Store, Timers
from bot.service.preferences import PlayerSettings
from bot.service.record import TableRecord
from bot.service.turn_time import Hours

_LOG = logging.getLogger(__name__)

_BEAT = timedelta(minutes=5)
_WAS_AWAY = timedelta(minutes=11)
"""Two beats and a little: so long without a sign of life is more than a slow moment."""

_LONG_AGO = timedelta(days=120)
"""No turn lasts so long."""


class Uptime:
    """Writes down every few minutes that the bot runs, and at the start how long it did not.

    Each process of a cluster does so for itself. What one of them was away counts at no table: too much time hurts nobody.
    """

    def __init__(self, store: Store, clock: Clock, timers: Timers, part: int = 1) -> None:
        """``part`` is the number of this process's part of the bot."""
        self._part = part
        self._store = store
        self._clock = clock
        self._timers = timers
        self._beating: asyncio.Task[None] | None = None
        self._is_open = False
        self.away: tuple[Span, ...] = ()
        """When the bot was not running, oldest first."""

    async def open(self) -> None:
        """Look how long the bot was away, before anything that fell due meanwhile is done."""
        now, last = self._clock.now(), await self._store.alive(self._part)
        gap = None if last is None or now - last < _WAS_AWAY else (last, now)
        await self._store.commit(Change(at=now, alive=now, alive_as=self._part, away=gap))
        self.away = await self._store.away(now - _LONG_AGO)
        self._is_open = True
        self._timers.call_at(now + _BEAT, self._beat)

    async def finish(self) -> None:
        """Wait until the sign of life that is being written is written."""
        if self._beating is not None:
            await asyncio.gather(self._beating, return_exceptions=True)

    async def close(self) -> None:
        """The last sign of life."""
        if self._is_open:
            self._is_open = False
            await self.finish()
            await self._write()

    def _beat(self) -> None:
        if not self._is_open:
            return
        self._timers.call_at(self._clock.now() + _BEAT, self._beat)
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._write(), name="uptime")

    async def _write(self) -> None:
        now = self._clock.now()
        try:
            await self._store.commit(Change(at=now, alive=now, alive_as=self._part))
        except Exception:  # noqa: BLE001 - the next sign of life will do; nobody loses time by a missing one
            _LOG.warning("could not write down that the bot runs", exc_info=True)


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
