"""Listeners to events of servers, channels, threads, roles and members."""

import asyncio
import logging
from collections.abc import Awaitable, Collection
from typing import Final, Protocol, cast

import discord
from discord.ext import commands

from bot.gateway.shards import shard_of
from bot.service.delivery.guild_events import GuildEventService
from bot.service.ids import ChannelId, GuildId
from bot.service.ports import Clock
from bot.service.timers import LoopTimers
from bot.ui.delivery.write_permissions import PermissionWatch
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.interaction_client import InteractionClient
from bot.ui.toolkit.lookups import LookupResult, look_up
from bot.ui.toolkit.permissions import sees
from bot.ui.welcome import welcome

_log = logging.getLogger(__name__)

_PLACES_AT_ONCE: Final = 500
"""The number of places that are checked before other tasks may run."""


class _HasClock(Protocol):
    clock: Clock


class GuildEvents(commands.Cog):
    """Listeners that pass guild events on to the service."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot
        self._begun_anew: set[int] = set()
        """Shards that have connected and are not processed yet."""
        self._makes_up = False
        self._is_unloaded = False
        services, clock = cast(InteractionClient, bot).services, cast(_HasClock, bot).clock
        self._permissions = PermissionWatch(
            bot, services.queries, services.guild_events, clock, LoopTimers(clock)
        )
        self._clock = clock
        self._languages = cast(InteractionClient, bot).languages

    async def cog_unload(self) -> None:
        """Stop checking write permissions; events that are still being handled may find the store closed."""
        self._is_unloaded = True
        await self._permissions.close()

    @property
    def _service(self) -> GuildEventService:
        return cast(InteractionClient, self._bot).services.guild_events

    async def _tell(self, told: Awaitable[None]) -> None:
        try:
            await told
        except Exception:
            if not self._is_unloaded:
                raise
            # The store may be closed by now; the next start catches up.
            _log.info("an event came too late")

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Catch up on events that were missed before this shard connected, perhaps for a long time."""
        self._begun_anew.add(shard)
        if self._makes_up:
            return  # the running call goes on with this shard
        self._makes_up = True
        try:
            while self._begun_anew:
                shards, self._begun_anew = frozenset(self._begun_anew), set()
                await self._make_up_for(shards)
        finally:
            self._makes_up = False

    async def _make_up_for(self, shards: Collection[int]) -> None:
        """Catch up on events missed in the servers of these shards; other shards may belong to another process."""
        count = self._bot.shard_count or 1
        here = {GuildId(guild.id) for guild in self._bot.guilds if guild.shard_id in shards}
        await self._tell(self._service.servers(here, lambda guild: shard_of(guild, count) in shards))
        await self._tell(self._look_for_places(here))
        if self._is_unloaded:
            return
        self._permissions.open()
        for guild in here:
            self._permissions.changed(guild)

    async def _look_for_places(self, here: Collection[GuildId]) -> None:
        """Find channels and threads that were deleted while the bot was not connected. Cached ones exist."""
        for number, (place, guild) in enumerate((await self._service.open_places()).items()):
            if number % _PLACES_AT_ONCE == 0:
                await asyncio.sleep(0)
            server = self._bot.get_guild(guild) if guild in here else None
            if server is None or server.get_channel_or_thread(place) is not None:
                continue
            channel = await self._service.channel_of(place)
            if channel is None:
                continue  # its players have been notified
            if (there := server.get_channel(channel)) is not None and not sees(there, server.me):
                continue  # Discord does not reveal the threads of a hidden channel
            found, _ = await look_up(self._bot.fetch_channel(place))
            if found is LookupResult.GONE:
                await self._service.place_deleted(place)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Handle an invitation to a server, the first one or not."""
        await self._tell(self._service.bot_joined(GuildId(guild.id)))
        await self._tell(welcome(guild, self._service, Channels(self._bot), self._languages, self._clock))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Handle a server that is available again, for example after an outage of Discord."""
        await self._tell(self._service.bot_seen(GuildId(guild.id)))
        self._permissions.changed(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handle the bot's removal from a server, or the deletion of the server."""
        await self._tell(self._service.bot_left(GuildId(guild.id)))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel together with its threads."""
        await self._tell(self._service.place_deleted(ChannelId(channel.id)))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Handle the deletion of a thread."""
        await self._tell(self._service.place_deleted(ChannelId(payload.thread_id)))

    # ---- Each of these events may change the bot's permissions, which are checked a little later, once for all.

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Check the permissions, as those of the channel may have changed."""
        self._permissions.changed(GuildId(channel.guild.id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the permissions, as a thread may have been unlocked or may have become visible."""
        self._permissions.changed(GuildId(payload.guild_id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Check the permissions, as the bot may have this role."""
        self._permissions.changed(GuildId(role.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check the permissions, as the denials of a deleted role no longer apply."""
        self._permissions.changed(GuildId(role.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Check the permissions when the bot's roles change; the event about the bot needs no privileged intent."""
        if member == member.guild.me:
            self._permissions.changed(GuildId(member.guild.id))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Register the listeners."""
    await bot.add_cog(GuildEvents(bot))
