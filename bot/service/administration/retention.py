"""Data retention: a daily job that permanently deletes expired data."""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from typing import Final

from msgspec import Struct, structs

from bot.service.change import Change
from bot.service.concurrency import revised
from bot.service.ids import GuildId
from bot.service.people.erasure import Deleted
from bot.service.ports import Clock, StaleChange, Store, Timer, Timers, Work

_LOG = logging.getLogger(__name__)

_FIRST: Final = timedelta(minutes=10)
"""The delay of the first sweep after the start: by then it is known in which servers the bot is."""

_EVERY: Final = timedelta(days=1)
_AT_ONCE: Final = 50
"""The number of tables deleted in one transaction, small so that players never wait long for the store."""


class RetentionPeriods(Struct, frozen=True):
    """Retention periods; None keeps the data for ever."""

    removed_servers: timedelta | None = timedelta(days=90)
    """The period for the data of a server, counted from the day on which the bot was removed from it."""
    closed_tables: timedelta | None = None
    """The period for a finished or cancelled table, counted from its last event."""
    score_pads: timedelta | None = timedelta(days=365)
    """The period for a score pad, counted from its last change."""


class Retention:
    """The daily sweep. A server that invites the bot again before its period ends finds all its data."""

    def __init__(self, store: Store, clock: Clock, timers: Timers, periods: RetentionPeriods) -> None:
        self._store = store
        self._clock = clock
        self._timers = timers
        self._periods = periods
        self._timer: Timer | None = None
        self._is_put_off = False
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Schedule the first sweep."""
        self._timer = self._timers.call_at(self._clock.now() + _FIRST, self._begin)

    def put_off(self) -> None:
        """Postpone the next sweep to a day from now: the clock was set, perhaps by mistake, and deleting is final.

        A sweep is postponed only once: the clock of a machine that is suspended every night is set every day.
        """
        if self._timer is not None and not self._is_put_off:
            self._is_put_off = True
            self._timer.cancel()
            self._timer = self._timers.call_at(self._clock.now() + _EVERY, self._begin)

    async def finish(self) -> None:
        """Wait for the running sweep."""
        if self._sweeping is not None:
            await asyncio.gather(self._sweeping, return_exceptions=True)

    async def close(self) -> None:
        """Stop sweeping. A running sweep ends after its current batch; the next start does the rest."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        await self.finish()

    def _begin(self) -> None:
        if (timer := self._timer) is None:
            return
        now = self._clock.now()
        if self._timer is not timer:
            return  # reading the clock found that it was set, which put the sweep off
        self._is_put_off = False
        self._timer = self._timers.call_at(now + _EVERY, self._begin)
        if self._sweeping is None or self._sweeping.done():
            self._sweeping = asyncio.create_task(self._sweep_safely(), name="retention")

    async def _sweep_safely(self) -> None:
        try:
            if not await self._store.take(Work.RETENTION):
                return
            await self.sweep()
            await self._store.give_back(Work.RETENTION)
        except Exception:  # noqa: BLE001 - logged; tomorrow is another day
            _LOG.warning("old data could not be deleted", exc_info=True)

    async def sweep(self) -> Deleted:
        """Delete expired data, and return how much was deleted."""
        deleted = Deleted()
        for guild in sorted(await self._store.known_servers()):
            if await self._is_past(guild):
                tables = await self._store.erase_server(guild)
                deleted = Deleted(deleted.tables + tables, deleted.servers + 1)
        if self._periods.score_pads is not None:
            await self._store.delete_old_score_pads(self._clock.now() - self._periods.score_pads)
        kept = self._periods.closed_tables
        if kept is not None:
            before = self._clock.now() - kept
            while self._timer is not None:
                tables = await self._store.delete_closed_tables(before, _AT_ONCE)
                deleted = structs.replace(deleted, tables=deleted.tables + tables)
                if tables < _AT_ONCE:
                    break
        if deleted != Deleted():
            _LOG.info(
                "deleted for good: %d tables, all that was kept of %d servers",
                deleted.tables,
                deleted.servers,
            )
        return deleted

    async def _is_past(self, guild: GuildId) -> bool:
        settings = await self._store.guild_settings(guild)
        kept = self._periods.removed_servers
        if not settings.is_gone or kept is None:
            return False
        now = self._clock.now()
        if settings.gone_since is None:
            # Removed while a version of the bot ran that did not store the day: the period counts from today.
            later = revised(settings, gone_since=now)
            with suppress(StaleChange):
                await self._store.commit(Change(at=now, documents=(later,)))
            return False
        return settings.gone_since + kept <= now
