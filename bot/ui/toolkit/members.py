"""Membership of users in servers, asked of Discord: the gateway does not tell the bot who leaves."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.service.ids import GuildId, UserId
from bot.service.ports import Clock
from bot.ui.toolkit.lookups import TROUBLE

_log = logging.getLogger(__name__)

_KNOWN_FOR: Final = timedelta(minutes=1)
_MOST_REMEMBERED: Final = 10_000
_MOST_AT_ONCE: Final = 100
_PATIENCE: Final = 3.0
_NOT_THERE: Final = frozenset({10004, 10007, 10013, 50001})
"""Discord's codes for an unknown server, member and user, and for a server that the bot is not in."""


class Members:
    """Lookup of members, of any server that the bot is in. An answer counts for a minute, so that a turn costs one request."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[tuple[GuildId, UserId], tuple[datetime, bool]] = {}

    async def has(self, guild: GuildId, user: UserId) -> bool | None:
        """Return whether the user is a member of the server, and the bot too; None where Discord does not say."""
        known = self._recent(guild, user)
        if known is not None:
            return known
        answer = await self._ask(guild, user)
        if answer is not None:
            self._remember(guild, {user: answer})
        return answer

    async def present(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of at most a hundred people who are members of the server; all where Discord does not say.

        They are asked for in one request over the gateway, which needs no privileged intent for people who are named.
        """
        known = {user: self._recent(guild, user) for user in users}
        answers = await self._query(guild, [user for user in users if known[user] is None])
        self._remember(guild, answers)
        return frozenset(user for user in users if answers.get(user, known[user]) is not False)

    async def names(self, guild: GuildId, users: Collection[UserId]) -> dict[UserId, str]:
        """Return the names that at most a hundred people have in the server, without those who are no members; none
        where Discord does not say. Names are not remembered.
        """
        found = await self._members(guild, list(users))
        return {} if found is None else {UserId(one.id): one.display_name for one in found}

    async def _query(self, guild: GuildId, users: Sequence[UserId]) -> dict[UserId, bool]:
        """Return whether each of these users is a member; nothing where Discord does not say."""
        members = await self._members(guild, users)
        if members is None:
            return {}
        here = {member.id for member in members}
        return {user: user in here for user in users}

    async def _members(self, number: GuildId, users: Sequence[UserId]) -> list[discord.Member] | None:
        """Return those of these users who are members; None where Discord does not say."""
        guild = self._client.get_guild(number)
        if guild is None or not users:
            return None
        try:
            async with asyncio.timeout(_PATIENCE):
                return await guild.query_members(user_ids=list(users), limit=_MOST_AT_ONCE, cache=False)
        except TROUBLE as trouble:
            _log.info("it is not known who of a server is a member: %s", type(trouble).__name__)
            return None

    def _recent(self, guild: GuildId, user: UserId) -> bool | None:
        """Return an answer that still counts."""
        asked, answer = self._known.get((guild, user), (None, None))
        now = self._clock.now()
        return answer if asked is not None and asked <= now < asked + _KNOWN_FOR else None

    def _remember(self, guild: GuildId, answers: Mapping[UserId, bool]) -> None:
        if len(self._known) + len(answers) > _MOST_REMEMBERED:
            self._known.clear()
        now = self._clock.now()
        self._known |= {(guild, user): (now, answer) for user, answer in answers.items()}

    async def _ask(self, guild: GuildId, user: UserId) -> bool | None:
        try:
            # Not through the server in the cache, which is another process's where there are several.
            await self._client.http.get_member(guild, user)
        except TROUBLE as trouble:
            if isinstance(trouble, discord.HTTPException) and trouble.code in _NOT_THERE:
                return False
            _log.info("it is not known whether somebody is a member: %s", type(trouble).__name__)
            return None
        return True
