"""Where the bot may write. When it may again, tables that were not told something are told by themselves."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.utils import snowflake_time

from bot.service.drain import Drain
from bot.service.ids import ChannelId, GuildId, TableId
from bot.service.ports import Clock, Timers, Undelivered
from bot.service.queries import Queries
from bot.service.record import TableRecord
from bot.service.survival import SurvivalService
from bot.ui.presenters.jumps import living_message

_TOGETHER: Final = timedelta(seconds=10)
"""What changes within this time is looked at once: whoever edits roles makes many small changes."""

_REST: Final = timedelta(seconds=30)
"""A table is told again at most so often, whatever changes around it."""


def may_write_in(guild: discord.Guild | None, place: ChannelId) -> bool:
    """Whether the bot may post a board in a channel or thread, as far as the server has told it: yes if it has not."""
    channel = None if guild is None else guild.get_channel_or_thread(place)
    if guild is None or channel is None:
        return True
    may = permissions_in(channel, guild.me)
    if may is None or may.administrator:
        return True
    if not isinstance(channel, discord.Thread):
        return may.view_channel and may.send_messages and may.embed_links
    if channel.locked and not may.manage_threads:
        return False
    return may.view_channel and may.send_messages_in_threads and may.embed_links


def permissions_in(channel: Any, member: discord.Member) -> discord.Permissions | None:
    """What somebody may do in a channel or thread, as far as it can be worked out."""
    try:
        may: discord.Permissions = channel.permissions_for(member)
    except (AttributeError, discord.ClientException):
        return None  # no channel of a server, or a thread whose channel is hidden
    return may


def lost_at(record: TableRecord, undelivered: Iterable[Undelivered]) -> datetime | None:
    """When the last message was given up that the board, as it was posted, does not replace."""
    _, message = living_message(record)
    posted = record.created if message is None else snowflake_time(message)
    given_up = (one.created for one in undelivered if one.table == record.id and one.is_given_up)
    return max((created for created in given_up if created > posted), default=None)


class Reach:
    """Looks at a server some moments after something was changed there, at most once for many changes."""

    def __init__(
        self,
        client: discord.Client,
        queries: Queries,
        survival: SurvivalService,
        clock: Clock,
        timers: Timers,
    ) -> None:
        self._client = client
        self._queries = queries
        self._survival = survival
        self._clock = clock
        self._due: dict[GuildId, datetime] = {}
        self._told: dict[TableId, datetime] = {}
        self._drain = Drain("reach", self._look, clock, timers)

    def open(self) -> None:
        """Look from now on."""
        self._drain.open()

    async def close(self) -> None:
        """Look no more, and wait for what is being done."""
        await self._drain.close()

    def changed(self, guild: GuildId) -> None:
        """The bot may perhaps do something now in this server that it could not do before."""
        self._due.setdefault(guild, self._clock.now() + _TOGETHER)
        self._drain.wake()

    async def _look(self) -> datetime | None:
        now = self._clock.now()
        self._told = {table: then for table, then in self._told.items() if then + _REST > now}
        for guild in [guild for guild, due in self._due.items() if due <= now]:
            del self._due[guild]
            await self._look_at(guild, now)
        return min(self._due.values(), default=None)

    async def _look_at(self, number: GuildId, now: datetime) -> None:
        guild = self._client.get_guild(number)
        if guild is None or guild.me is None:
            return
        if guild.me.timed_out_until is not None and guild.me.timed_out_until > now:
            # Nothing is told when that ends.
            self._due[number] = guild.me.timed_out_until + _TOGETHER
        undelivered = await self._queries.undelivered(number)
        for table in sorted({one.table for one in undelivered if one.is_given_up}):
            record = await self._queries.table(table)
            if record.is_homeless or lost_at(record, undelivered) is None:
                continue
            if not may_write_in(guild, living_message(record)[0]):
                continue
            if table in self._told:
                self._due.setdefault(number, self._told[table] + _REST)
                continue
            self._told[table] = now
            await self._survival.reached_again(table)
