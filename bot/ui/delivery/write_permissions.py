"""Write permissions of the bot, and redelivery of what tables missed once it may post again."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.service.backlog import Undelivered
from bot.service.clocks.uptime import WatchedClock
from bot.service.delivery.drain import Drain
from bot.service.delivery.guild_events import GuildEventService
from bot.service.errors import ServiceError
from bot.service.ids import GuildId, TableId
from bot.service.ports import Clock, Timers
from bot.service.queries import Queries
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.words.tables import living_message, lost_at

_REST: Final = timedelta(seconds=35)
"""Time after a redelivery in which a server is not checked again: editing roles causes many small changes."""

_NEVER: Final = datetime.max.replace(tzinfo=UTC)


class PermissionWatch:
    """Redelivery to tables of a server whose permissions have changed.

    After a redelivery the server is checked once more a little later: Discord may announce a permission before it
    grants it.
    """

    def __init__(
        self,
        client: discord.Client,
        queries: Queries,
        guild_events: GuildEventService,
        clock: Clock,
        timers: Timers,
    ) -> None:
        self._client = client
        self._queries = queries
        self._guild_events = guild_events
        self._clock = WatchedClock(clock)
        self._clock.watch(self._clock_was_set)
        self._due: dict[GuildId, datetime] = {}
        self._rests_until: dict[GuildId, datetime] = {}
        self._once_more: set[GuildId] = set()
        self._drain = Drain("reach", self._look, clock, timers)

    def open(self) -> None:
        """Start checking servers."""
        self._drain.open()

    async def close(self) -> None:
        """Stop checking servers, and wait for the check in progress."""
        await self._drain.close()

    def changed(self, guild: GuildId) -> None:
        """Schedule a check of this server, where the bot may have gained a permission."""
        now = self._clock.now()
        self._once_more.discard(guild)
        self._due[guild] = min(self._due.get(guild, _NEVER), self._rests_until.get(guild, now))
        self._drain.wake()

    def _clock_was_set(self, _expected: datetime, now: datetime) -> None:
        """Adjust the scheduled checks to a clock that was set, so that none waits longer than planned."""
        self._rests_until.clear()
        self._due = {guild: min(due, now) for guild, due in self._due.items()}

    async def _look(self) -> datetime | None:
        now = self._clock.now()
        self._rests_until = {guild: until for guild, until in self._rests_until.items() if until > now}
        for guild in [guild for guild, due in self._due.items() if due <= now]:
            del self._due[guild]
            is_second_look = guild in self._once_more
            self._once_more.discard(guild)
            if not await self._look_at(guild, now):
                continue
            self._rests_until[guild] = now + _REST
            if not is_second_look:
                self._once_more.add(guild)
                self._due.setdefault(guild, now + _REST)
        return min(self._due.values(), default=None)

    async def _look_at(self, number: GuildId, now: datetime) -> bool:
        """Redeliver to the tables of a server; return whether anything was redelivered."""
        guild = self._client.get_guild(number)
        if guild is None or guild.me is None:
            return False
        silenced = guild.me.timed_out_until
        if silenced is not None and silenced > now:
            # No event announces the end of a timeout.
            self._due[number] = silenced + _REST
        told = False
        undelivered = await self._queries.undelivered(number)
        for table in sorted({one.table for one in undelivered if one.is_given_up}):
            with suppress(ServiceError):  # a table may be deleted meanwhile
                told = await self._tell(guild, table, undelivered) or told
        return told

    async def _tell(self, guild: discord.Guild, table: TableId, undelivered: Sequence[Undelivered]) -> bool:
        record = await self._queries.table(table)
        if record.is_homeless or lost_at(record, undelivered) is None:
            return False
        if not may_write_in(guild, living_message(record)[0]):
            return False
        await self._guild_events.reached_again(table)
        return True
