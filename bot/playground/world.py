"""The simulated Discord of the playground: two servers, four people, a clock that runs, a bot that can be restarted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import discord
import simcord
from discord.ext import commands
from simcord.env import Env

from bot.pictures.emojis import EMOJI_NAMES, draw_emoji
from bot.playground import avatars, simcord_internals

log = logging.getLogger(__name__)

BuildBot = Callable[[Path], commands.AutoShardedBot]

PEOPLE = ("Ana", "Ben", "Cyd", "Dot")
SERVERS = (("Canasta club", "canasta", "Ana"), ("Sunday players", "parlour", "Ben"))
"""The servers, each with its channel and its manager, so that house rules can be made and passed on."""
ROLES = ("players", "champions")
"""Roles of each server that the bot may give: to those who want to be called to tables, and by rank."""
FORUM_TAGS = ("free seats", "playing", "over")
"""Tags of each server's forum, in which its manager may have new tables."""
_TICK = 1.0
_LONGEST_STEP = 600.0
"""Seconds of simulated time: the bot must come to rest within a few real seconds after each step of the clock."""
_MOST_STUCK = 20
"""The number of failed steps of the clock after which the rest of a leap is given up."""


@dataclass(frozen=True)
class Server:
    """A simulated server: its channel, its forum, and everybody as a member of it."""

    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    forum: simcord.ChannelHandle
    people: dict[str, simcord.MemberActor]
    manager: str

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """Return the tables' threads and posts, oldest first."""
        return sorted([*self.channel.threads, *self.forum.threads], key=lambda thread: thread.id)


class World:
    """The simulated Discord around one bot."""

    def __init__(
        self,
        build: BuildBot,
        database: Path,
        begins: datetime | None = None,
        languages: Mapping[str, str] | None = None,
    ) -> None:
        """Set up the world; ``begins`` is when simulated time starts, now by default.

        ``languages`` are those of people's clients, by name; English for the others.
        """
        self._build = build
        self._database = database
        self.lock = asyncio.Lock()
        """The lock for everything that acts in the world: people, the clock, the control page."""
        self.on_change: Callable[[], Awaitable[None]] = _nothing
        self.env = Env(build(database), check_errors=False, shard_count=1)
        simcord_internals.set_start_time(self.env, begins or discord.utils.utcnow().replace(microsecond=0))
        simcord_internals.give_posts_the_id_of_their_first_message(self.env.backend)
        self.env.backend.bot_user.name = "Canasta"
        simcord_internals.set_avatar(self.env, self.env.backend.bot_user, avatars.of_bot())
        # They are there from the first: uploading them again in each playground would only take time.
        simcord_internals.give_emojis(self.env, sorted(EMOJI_NAMES), draw_emoji)
        self._languages = languages or {}
        self.servers: list[Server] = []

    async def open(self) -> None:
        """Start the servers, with the bot in them."""
        await self.env.start()
        users = {name: self.env.create_user(name.lower(), global_name=name) for name in PEOPLE}
        spoken = simcord_internals.languages_of_people(self.env)
        spoken.update({users[name].id: language for name, language in self._languages.items()})
        for number, (name, user) in enumerate(users.items()):
            simcord_internals.set_avatar(
                self.env, self.env.backend.get_user(user.id), avatars.of_person(name, number)
            )
        for title, channel_name, manager in SERVERS:
            guild = self.env.create_guild(title)
            channel = guild.create_text_channel(channel_name, topic="Type /table new to open a table")
            forum = guild.create_forum_channel("tables")
            bare = {"moderated": False, "emoji_id": None, "emoji_name": None}
            tags = [{"id": str(at), "name": name, **bare} for at, name in enumerate(FORUM_TAGS, forum.id + 1)]
            self.env.backend.edit_channel(forum.id, {"available_tags": tags})
            may = discord.Permissions(manage_guild=True, manage_roles=True)
            keeper = guild.create_role("keeper", permissions=may)
            for role in ROLES:
                guild.create_role(role)
            people = {
                name: guild.add_member(user, roles=[keeper] if name == manager else [])
                for name, user in users.items()
            }
            self.servers.append(Server(guild, channel, forum, people, manager))
        await self.env.settle()

    async def close(self) -> None:
        """Stop the bot and take the servers down."""
        async with self.lock:
            # The bot's orderly stop comes first; the server is shut down even if that fails.
            try:
                await asyncio.wait_for(self.bot.close(), 10)
            finally:
                await self.env.shutdown()

    @property
    def bot(self) -> commands.AutoShardedBot:
        """Return the bot that is running now."""
        assert isinstance(self.env.bot, commands.AutoShardedBot)
        return self.env.bot

    @property
    def bots_so_far(self) -> int:
        """Return how many bots have run here, the present one included."""
        return simcord_internals.bot_generation(self.env)

    @property
    def channel(self) -> simcord.ChannelHandle:
        """Return the channel of the first server."""
        return self.servers[0].channel

    @property
    def people(self) -> dict[str, simcord.MemberActor]:
        """Return everybody, as members of the first server."""
        return self.servers[0].people

    def direct_messages_of(self, person: simcord.MemberActor) -> simcord.ChannelHandle:
        """Return the direct messages between the bot and this person; an empty place while there are none."""
        return person.user.dm_channel

    async def restart(self, away: float = 0) -> None:
        """Stop the bot as an operator would, and start a new one on the same database in the same servers.

        In between ``away`` simulated seconds pass, in which nobody does anything.
        """
        async with self.lock:
            await asyncio.wait_for(self.bot.close(), 10)
            if away:
                await self.env.advance_time(away)
            await self.env.restart_bot(self._build(self._database))
            await self.env.settle()
            await self.on_change()

    async def set_write_permission(self, server: Server, *, may: bool) -> None:
        """Let the bot write in the server's channel and its threads, or forbid it."""
        async with self.lock:
            simcord_internals.set_write_permission(self.env, server.channel, may=may)
            await self.env.settle()
            await self.on_change()

    async def move_clock(self, seconds: float) -> None:
        """Let this much simulated time pass at once; everything that falls due in it happens in order."""
        end, stuck = self.env.now() + timedelta(seconds=seconds), 0
        while (left := (end - self.env.now()).total_seconds()) > 0 and stuck < _MOST_STUCK:
            async with self.lock:
                await self._pass(min(left, _LONGEST_STEP))
            if (end - self.env.now()).total_seconds() == left:
                # A picture is being taken, or the bot does not come to rest.
                stuck += 1
                await asyncio.sleep(_TICK / 10)
        async with self.lock:
            await self.on_change()

    async def run_clock(self) -> None:
        """Let simulated time pass at the speed of real time, until cancelled."""
        before = time.perf_counter()
        while True:
            await asyncio.sleep(_TICK)
            async with self.lock:
                now = time.perf_counter()
                await self._pass(now - before)
                before = now
                await self.on_change()

    async def _pass(self, seconds: float) -> None:
        try:
            await self.env.advance_time(seconds)
        except TimeoutError:
            log.exception("the bot did not come to rest")
        except simcord.SetupError as error:
            # Something that does not hold the lock is at work, such as a screenshot; the next tick makes up for it.
            log.debug("the clock skipped a tick: %s", error)


async def _nothing() -> None:
    """Do nothing: no page is open yet."""
