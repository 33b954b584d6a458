"""Membership of users in servers, asked over REST: the gateway does not tell the bot who leaves."""

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.service.ids import GuildId, UserId
from bot.service.ports import Clock
from bot.ui.toolkit.lookups import TROUBLE

_log = logging.getLogger(__name__)

_KNOWN_FOR: Final = timedelta(minutes=1)
_MOST_REMEMBERED: Final = 10_000
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
        now, key = self._clock.now(), (guild, user)
        if (known := self._known.get(key)) and known[0] <= now < known[0] + _KNOWN_FOR:
            return known[1]
        answer = await self._ask(guild, user)
        if answer is not None:
            if len(self._known) >= _MOST_REMEMBERED:
                self._known.clear()
            self._known[key] = (now, answer)
        return answer

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
