"""Whether people are still in a server, asked over REST: without a privileged intent Discord does not say by itself."""

import logging
from enum import Enum
from typing import Final

import aiohttp
import discord

from bot.service.ids import UserId

_log = logging.getLogger(__name__)

_NO_ACCOUNT: Final = 10013

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError)
"""What may go wrong while Discord is asked."""


class Presence(Enum):
    """Where a person is."""

    HERE = "here"
    LEFT = "left"
    """No longer in the server."""
    NO_ACCOUNT = "no account"
    """The account was deleted."""
    UNKNOWN = "unknown"


async def presence_of(guild: discord.Guild, user: UserId) -> tuple[Presence, discord.Member | None]:
    """Whether somebody is still in a server, and as whom."""
    try:
        return Presence.HERE, await guild.fetch_member(user)
    except discord.NotFound as missing:
        return (Presence.NO_ACCOUNT if missing.code == _NO_ACCOUNT else Presence.LEFT), None
    except TROUBLE as trouble:
        _log.info("it is not known whether somebody is still there: %s", type(trouble).__name__)
        return Presence.UNKNOWN, None
