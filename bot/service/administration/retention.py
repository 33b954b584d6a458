"""How long data is kept: once a day, what is past its time is deleted for good."""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from typing import Final

from msgspec import Struct, structs

from bot.service.change import Change, GuildWrite
from bot.service.ids import GuildId
from bot.service.people.erasure import Deleted
from bot.service.ports import Clock, StaleChange, Store, Timer, Timers, Work

_LOG = logging.getLogger(__name__)

_FIRST: Final = timedelta(minutes=10)
"""After the start: by then it is known in which servers the bot is."""

_EVERY: Final = timedelta(days=1)
_AT_ONCE: Final = 50
"""Tables in one transaction: nobody who plays waits for long."""


class Keeping(Struct, frozen=True):
    """How long what is kept; None for ever."""

    removed_servers: timedelta | None = timedelta(days=90)
    """The data of a server, from the day on which the bot was removed from it."""
    closed_tables: timedelta | None = None
    """A table that is finished or cancelled, from the last thing that happened there."""


class Retention:
    """Sweeps once a day. A server that invites the bot again in time finds everything as it was."""

    def __init__(self, store: Store, clock: Clock, timers: Timers, keeping: Keeping) -> None:
        self._store = store
        self._clock = clock
        self._timers = timers
        self._keeping = keeping
        self._timer: Timer | None = None
        self._is_put_off = False
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        """From now on."""
        self._timer = self._timers.call_at(self._clock.now() + _FIRST, self._begin)

    def put_off(self) -> None:
        """Begin the next sweep a day from now: the clock was set, perhaps by mistake, and what is deleted is gone.

        No sweep is put off twice: a machine that sleeps every night is one whose clock is set every day.
        """
        if self._timer is not None and not self._is_put_off:
            self._is_put_off = True
            self._timer.cancel()
            self._timer = self._timers.call_at(self._clock.now() + _EVERY, self._begin)

    async def finish(self) -> None:
        """Wait for the sweep that is going on."""
        if self._sweeping is not None:
            await asyncio.gather(self._sweeping, return_exceptions=True)

    async def close(self) -> None:
        """No more sweeps. One that is going on ends with the table it is at; the next start does the rest."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        await self.finish()

    def _begin(self) -> None:
        if (timer := self._timer) is None:
            return
        now = self._clock.now()
        if self._timer is not timer:
            return  # that the clock was set was found by this very look at it
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
        """Delete what is past its time; answers how much that was."""
        deleted = Deleted()
        for guild in sorted(await self._store.known_servers()):
            if await self._is_past(guild):
                tables = await self._store.forget_server(guild)
                deleted = Deleted(deleted.tables + tables, deleted.servers + 1)
        kept = self._keeping.closed_tables
        if kept is not None:
            before = self._clock.now() - kept
            while self._timer is not None:
                tables = await self._store.forget_closed_tables(before, _AT_ONCE)
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
        kept = self._keeping.removed_servers
        if not settings.is_gone or kept is None:
            return False
        now = self._clock.now()
        if settings.gone_since is None:
            # Removed by a version of the bot that did not write the day down: it counts from today.
            later = structs.replace(settings, gone_since=now, revision=settings.revision + 1)
            with suppress(StaleChange):
                await self._store.commit(Change(at=now, guilds=(GuildWrite(later),)))
            return False
        return settings.gone_since + kept <= now
