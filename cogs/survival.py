"""What happens to servers, channels and threads: no commands, only events."""

import asyncio
import logging
from collections.abc import Awaitable, Collection
from typing import Final, Protocol, cast

import discord
from discord.ext import commands

from bot.gateway.shards import shard_of
from bot.service.ids import ChannelId, GuildId
from bot.service.ports import Clock
from bot.service.seats.guild_events import SurvivalService
from bot.service.timers import LoopTimers
from bot.ui.administration.doctor.facts import Found
from bot.ui.administration.doctor.visit import looked_for
from bot.ui.delivery.write_permissions import Reach
from bot.ui.toolkit.hidden_channels import sees
from bot.ui.toolkit.interaction import HasServices

_log = logging.getLogger(__name__)

_PLACES_AT_ONCE: Final = 500
"""So many are looked at before others may go on."""


class _HasClock(Protocol):
    clock: Clock


class Survival(commands.Cog):
    """Tells the service, which keeps the matches alive."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot
        self._begun_anew: set[int] = set()
        """Shards that are connected and not looked at yet."""
        self._makes_up = False
        services, clock = cast(HasServices, bot).services, cast(_HasClock, bot).clock
        self._reach = Reach(bot, services.queries, services.survival, clock, LoopTimers(clock))

    async def cog_unload(self) -> None:
        """Nothing is looked at any more."""
        await self._reach.close()

    @property
    def _service(self) -> SurvivalService:
        return cast(HasServices, self._bot).services.survival

    async def _tell(self, told: Awaitable[None]) -> None:
        try:
            await told
        except Exception:
            if not self._bot.is_closed():
                raise
            # The store is closed by now; the next start looks at what it missed.
            _log.info("an event came too late")

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """One connection has begun anew, perhaps after a long time."""
        self._begun_anew.add(shard)
        if self._makes_up:
            return  # whoever is at it goes on with this one
        self._makes_up = True
        try:
            while self._begun_anew:
                shards, self._begun_anew = frozenset(self._begun_anew), set()
                await self._make_up_for(shards)
        finally:
            self._makes_up = False

    async def _make_up_for(self, shards: Collection[int]) -> None:
        """What happened in the servers of these connections while nobody listened; others may be another process's."""
        count = self._bot.shard_count or 1
        here = {GuildId(guild.id) for guild in self._bot.guilds if guild.shard_id in shards}
        await self._tell(self._service.servers(here, lambda guild: shard_of(guild, count) in shards))
        await self._tell(self._look_for_places(here))
        self._reach.open()
        for guild in here:
            self._reach.changed(guild)

    async def _look_for_places(self, here: Collection[GuildId]) -> None:
        """Which channels and threads were deleted while nobody told us. Those that we know of are there."""
        for number, (place, guild) in enumerate((await self._service.open_places()).items()):
            if number % _PLACES_AT_ONCE == 0:
                await asyncio.sleep(0)
            server = self._bot.get_guild(guild) if guild in here else None
            if server is None or server.get_channel_or_thread(place) is not None:
                continue
            channel = await self._service.channel_of(place)
            if channel is None:
                continue  # its people know
            if (there := server.get_channel(channel)) is not None and not sees(there, server.me):
                continue  # of the threads of a hidden channel nothing is told
            found, _ = await looked_for(self._bot.fetch_channel(place))
            if found is Found.GONE:
                await self._service.place_deleted(place)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, for the first time or again."""
        await self._tell(self._service.bot_joined(GuildId(guild.id)))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """There again, after a trouble of Discord or otherwise."""
        await self._tell(self._service.bot_seen(GuildId(guild.id)))
        self._reach.changed(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server, or the server was deleted."""
        await self._tell(self._service.bot_left(GuildId(guild.id)))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        await self._tell(self._service.place_deleted(ChannelId(channel.id)))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._tell(self._service.place_deleted(ChannelId(payload.thread_id)))

    # ---- What the bot may do is changed by any of these; it is looked at a little later, once for all of them.

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Who may do what in a channel may be different now."""
        self._reach.changed(GuildId(channel.guild.id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked, or be in another channel's sight."""
        self._reach.changed(GuildId(payload.guild_id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The bot may have this role."""
        self._reach.changed(GuildId(role.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """What was forbidden to a role is not forbidden any more."""
        self._reach.changed(GuildId(role.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Roles were given to somebody or taken from him. Of the bot itself that is told without any privilege."""
        if member == member.guild.me:
            self._reach.changed(GuildId(member.guild.id))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Listen from now on."""
    await bot.add_cog(Survival(bot))
