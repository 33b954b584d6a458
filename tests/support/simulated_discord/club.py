"""The simulated server of the tests: a guild, a channel, people, and referees who look at everything the bot sends."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ext import commands
from simcord import interactions
from simcord._runtime import _CLOCK_SCOPE
from simcord.backend import serializers
from simcord.env import Env

from bot.playground import simcord_internals
from bot.storage.sqlite import connection as sqlite_connection
from tests.support.referees import lint, openapi
from tests.support.simulated_discord.people import ClubMember, Place, Reply
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.quick import IDLE, make_quick
from tests.support.simulated_discord.real_discord import RealDiscord, as_the_real_one
from tests.support.simulated_discord.traffic import Traffic, recorded
from tests.support.simulated_discord.visible_bytes import Watcher
from tests.support.stopwatch import thread_seconds

PEOPLE = ("Ana", "Ben", "Cyd", "Dot", "Eve")
"""Four who play, and Eve, who only looks on."""

SLOWEST_ANSWER = 3.0
"""Discord waits three real seconds for the first answer; simulated time does not notice a slow query. What the machine does
meanwhile for others does not count."""

BuildBot = Callable[[Path], commands.AutoShardedBot]

make_quick()

_LONGEST_REST = 60.0
"""Real seconds that a bot is given to come to rest, on a machine that is busy with something else."""
_A_MOMENT = 1.0
"""What is set for so many seconds later, or for more, happens when simulated time has come so far: not if the test takes so
long."""


class PatientEnv(Env):
    """Simulated time that does not depend on how busy the machine is.

    simcord takes its limit for two things: for so many real seconds it waits until the bot has come to rest, and timers that
    are set for sooner are waited for, too. So the limit cannot simply be a long one. And it lets timers go off after as much
    real time, if that is over before the simulated time has come.
    """

    @property
    def _tries(self) -> int:
        return max(1, round(_LONGEST_REST / self.settle_timeout))

    async def _settle_internal(self, **how: Any) -> None:
        for left in reversed(range(self._tries)):
            try:
                await super()._settle_internal(**how)
            except TimeoutError:
                if not left:
                    raise
                how["_deadline"] = None
            else:
                return

    async def advance_time(self, seconds: float) -> None:
        until = self._virtual_time + seconds
        for left in reversed(range(self._tries)):
            try:
                await super().advance_time(max(0.0, until - self._virtual_time))
            except TimeoutError:
                if not left:
                    raise
            else:
                return

    def _schedule_timer(self, record: Any, *what: Any) -> None:
        """Only what is set for a moment later happens by itself."""
        if record.when - self._virtual_time < _A_MOMENT:
            super()._schedule_timer(record, *what)


@dataclass(frozen=True)
class SimultaneousClick:
    """One of several clicks that happen at the same instant."""

    person: ClubMember
    post: Post
    custom_id: str
    values: tuple[str, ...] = ()


_LONGEST_STEP = 6 * 3600.0
"""Simulated seconds that pass at once."""


class Club:
    """A server named "Canasta club" with one text channel and a bot that has just come up."""

    def __init__(
        self, env: Env, build: BuildBot, database: Path, traffic: Traffic, discord: RealDiscord
    ) -> None:
        self.env = env
        self.database = database
        self.traffic = traffic
        self.discord = discord
        self.watcher = Watcher(env.backend)
        self._build = build
        self._asked: dict[int, tuple[float, str]] = {}
        self._left_open: list[commands.AutoShardedBot] = []
        self.languages = simcord_internals.languages_of_people(env)
        """The languages of people's clients by user id; English for the others."""
        self.guild = env.create_guild("Canasta club")
        self.channel = self.guild.create_text_channel("canasta")
        self.forums: list[Place] = []
        self.people = {
            name: ClubMember(
                self, self.guild.add_member(env.create_user(name.lower(), global_name=name)), name
            )
            for name in PEOPLE
        }
        env._register_dispatch_observer(self._note_asked)

    def __getitem__(self, name: str) -> ClubMember:
        return self.people[name]

    @property
    def bot(self) -> commands.AutoShardedBot:
        """The bot that is running now."""
        assert isinstance(self.env.bot, commands.AutoShardedBot)
        return self.env.bot

    @property
    def threads(self) -> list[Place]:
        """The threads of the channel, then the posts in forums, oldest first."""
        posts = [post for forum in self.forums for post in forum.threads]
        return [*self.channel.threads, *posts]

    def create_forum(self, name: str, tags: Sequence[str] = (), *, moderated: Sequence[str] = ()) -> Place:
        """A new forum with these tags, some of which only moderators may give."""
        forum = self.guild.create_forum_channel(name)
        bare = {"emoji_id": None, "emoji_name": None}
        made = [
            {"id": str(number), "name": tag, "moderated": tag in moderated, **bare}
            for number, tag in enumerate(tags, forum.id + 1)
        ]
        self.env.backend.edit_channel(forum.id, {"available_tags": made})
        self.forums.append(forum)
        return forum

    def answered(self, result: simcord.InteractionResult, person: ClubMember, what: str) -> Reply:
        """The reply of an interaction, which must have been acknowledged."""
        assert result.acknowledged, f"the bot did not answer {person.name}: {what}"
        return Reply(self, result)

    async def at_once(self, *clicks: SimultaneousClick) -> list[Reply]:
        """Several people click in the same instant: all clicks reach the bot before it handles the first."""
        backend = self.env.backend
        results = []
        for click in clicks:
            stored = click.post.stored
            data: dict[str, Any] = {"custom_id": click.custom_id, "component_type": 3 if click.values else 2}
            if click.values:
                data["values"] = list(click.values)
            record, payload = interactions.base_payload(
                backend,
                type=3,
                channel_id=stored.channel_id,
                guild_id=self.guild.id,
                user_id=click.person.id,
                data=data,
            )
            payload["message"] = dict(serializers.message_payload(backend, stored))
            record.source_message_id = stored.id
            self._note_asked(record)
            backend.emit("INTERACTION_CREATE", payload)
            results.append(simcord.InteractionResult(self.env, record))
        await self.env.settle(idle=IDLE)
        return [
            self.answered(result, click.person, click.custom_id)
            for result, click in zip(results, clicks, strict=True)
        ]

    async def advance(
        self, *, seconds: float = 0, minutes: float = 0, hours: float = 0, days: float = 0
    ) -> None:
        """Let simulated time pass; whatever falls due happens."""
        left = seconds + 60 * (minutes + 60 * (hours + 24 * days))
        # In pieces, each with its own limit of real time: a slow computer may take its time over three days.
        while left > _LONGEST_STEP:
            await self.env.advance_time(_LONGEST_STEP)
            left -= _LONGEST_STEP
        await self.env.advance_time(left)

    def as_the_bot(self) -> AbstractContextManager[None]:
        """A context in which what a test calls counts as done by the bot: timers that it sets wait for simulated time."""
        return self.env._bot_scope()

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do."""
        await self.env.settle(idle=IDLE)

    async def restart(self, *, orderly: bool = True) -> None:
        """Stop the bot and start a new one on the same database, in the same server.

        With `orderly=False` the old one is not closed: its tasks are cut off where they are, as by a crash.
        """
        old = self.bot
        if orderly:
            await asyncio.wait_for(old.close(), 60)
        else:
            self._left_open.append(old)
        await self.env.restart_bot(self._build(self.database))

    async def restart_as(self, build: BuildBot) -> None:
        """Stop the bot and start one that is built otherwise, now and at every further restart."""
        self._build = build
        await self.restart()

    async def go_down(self, *, hours: float) -> None:
        """Stop the bot, let time pass without it, and start a new one on the same database."""
        await asyncio.wait_for(self.bot.close(), 60)
        await self.advance(hours=hours)
        await self.env.restart_bot(self._build(self.database))

    def refuse(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Let Discord refuse the next request(s) like this, e.g. `("POST", "/channels/*/messages", status=403)`."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def audit(self) -> list[str]:
        """Everything the referees object to so far."""
        found = [f"the bot raised {error!r}" for error in self.env.errors]
        found += self._unanswered()
        found += self._slow()
        document = openapi.referee()
        for request in self.traffic.requests:
            found += [f"{request}: {problem}" for problem in lint.problems(request)]
            if document is not None:
                problems = document.problems(request.method, request.path, request.json)
                found += [f"{request}: {problem} (OpenAPI)" for problem in problems]
        return list(dict.fromkeys(re.sub(r"simcord_interaction_\d+", "TOKEN", problem) for problem in found))

    async def close(self) -> None:
        """Close every bot that ran and take the server down."""
        bot = self.bot
        try:
            for running in (*self._left_open, bot):
                await asyncio.wait_for(running.close(), 60)
        finally:
            await self.env.shutdown()

    def _note_asked(self, record: Any) -> None:
        user = self.env.backend.get_user(record.user_id).name
        self._asked[record.id] = (
            thread_seconds(),
            f"interaction of {user} ({record.command_name or 'component'})",
        )

    def _unanswered(self) -> list[str]:
        open_ones = [record for record in self.env.backend.interactions.values() if not record.responded]
        return [
            f"{self._asked.get(record.id, (0, 'an interaction'))[1]} was never answered"
            for record in open_ones
        ]

    def _slow(self) -> list[str]:
        waits = {
            interaction: self.traffic.first_answer[interaction] - asked
            for interaction, (asked, _) in self._asked.items()
            if interaction in self.traffic.first_answer
        }
        return [
            f"{self._asked[interaction][1]} was answered after {wait:.1f} real seconds"
            for interaction, wait in waits.items()
            if wait > SLOWEST_ANSWER
        ]


@asynccontextmanager
async def open_club(
    database: Path,
    build: BuildBot,
    *,
    audited: bool = True,
    settle_timeout: float = 5.0,
    is_durable: bool = False,
) -> AsyncIterator[Club]:
    """A club for the length of a block. At its end the bot is closed and the referees speak.

    Its database survives the bot, however that ends; one that ``is_durable`` the machine's power, too: for measuring.
    One event loop can hold one club at a time: two worlds to compare are two blocks, one after the other.
    """
    # How many shards there are simcord wants to be told, where Discord would be asked.
    env = PatientEnv(build(database), check_errors=False, settle_timeout=settle_timeout, shard_count=1)
    with (
        as_the_real_one(env.backend) as discord,
        recorded(env.backend) as traffic,
        pytest.MonkeyPatch.context() as patch,
    ):
        if not is_durable:
            patch.setattr(sqlite_connection, "_SYNCHRONOUS", "OFF")
        env.backend.bot_user.name = "Canasta"
        await env.start()
        # Not env.time_context(): a fixture is set up and torn down in two contexts, so its token could not be given back.
        _CLOCK_SCOPE.set(env)
        club = Club(env, build, database, traffic, discord)
        try:
            await env.settle(idle=IDLE)
            yield club
            await env.settle(idle=IDLE)
            problems = club.audit() if audited else []
        except BaseException:
            with contextlib.suppress(Exception):
                await club.close()
            raise
        finally:
            _CLOCK_SCOPE.set(None)
        await club.close()
    assert not problems, "the referees object:\n  " + "\n  ".join(problems)
