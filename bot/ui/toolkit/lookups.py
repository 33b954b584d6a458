"""Lookups over REST: whether a channel, a message or a member is still there."""

import logging
from collections.abc import Awaitable
from contextvars import ContextVar
from enum import Enum
from typing import Final, TypeVar

import aiohttp
import discord

from bot.service.ids import UserId

_log = logging.getLogger(__name__)

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError)
"""Errors that may occur while Discord is asked."""


_DELETED: Final = frozenset({10003, 10008})
"""Discord's codes for an unknown channel and an unknown message."""

IN_NO_HURRY: Final = ContextVar("in no hurry", default=False)
"""Whether requests to Discord let those of tables go first: a report may be late, a call to a turn may not."""

T = TypeVar("T")


class Presence(Enum):
    """The presence of a user in a server."""

    HERE = "here"
    LEFT = "left"
    """No longer in the server."""
    NO_ACCOUNT = "no account"
    """The account was deleted."""
    UNKNOWN = "unknown"


_MISSING: Final = {10007: Presence.LEFT, 10013: Presence.NO_ACCOUNT}
"""Discord's codes for an unknown member and an unknown user."""


async def presence_of(guild: discord.Guild, user: UserId) -> tuple[Presence, discord.Member | None]:
    """Return whether a user is still in a server, and the member if so."""
    try:
        return Presence.HERE, await guild.fetch_member(user)
    except discord.NotFound as missing:
        # A 404 of a proxy in between has no such code.
        return _MISSING.get(missing.code, Presence.UNKNOWN), None
    except TROUBLE as trouble:
        _log.info("it is not known whether somebody is still there: %s", type(trouble).__name__)
        return Presence.UNKNOWN, None


class LookupResult(Enum):
    """Discord's answer to a lookup."""

    THERE = "there"
    GONE = "gone"
    """Deleted."""
    CLOSED = "closed"
    """Hidden from the bot."""
    UNKNOWN = "unknown"
    """Not known: Discord did not answer."""


async def look_up(answer: Awaitable[T]) -> tuple[LookupResult, T | None]:
    """Return what Discord has, or why it does not show it."""
    try:
        return LookupResult.THERE, await answer
    except discord.NotFound as missing:
        # An error page of a gateway on the way has no such code.
        return (LookupResult.GONE if missing.code in _DELETED else LookupResult.UNKNOWN), None
    except discord.Forbidden:
        return LookupResult.CLOSED, None
    except TROUBLE as trouble:
        _log.info("Discord did not answer the doctor: %s", type(trouble).__name__)
        return LookupResult.UNKNOWN, None
