"""Payloads of the gateway that cannot be read: none of them ends the process.

discord.py calls its parsers unguarded: one payload with a field that is missing or null ended the shard, and with it the
process.
"""

import logging
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.operations.metrics import Metrics

_log = logging.getLogger(__name__)

Parser = Callable[[Any], None]

_GREETING: Final = "READY"
_ABNORMAL: Final = 4000
"""The code with which discord.py closes connections that broke: the session may be forgotten."""
_OF_THE_CONNECTION: Final = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""What discord.py raises while it reads a payload, and handles itself."""


class UnreadableConnectionError(ConnectionError):
    """A connection that cannot be read; its shard begins another one, after a pause that grows each time."""


class GuardedParsers(dict[str, Parser]):
    """The parsers of a client, by event: a payload that one cannot read is logged, counted and skipped.

    Of a greeting that cannot be read nothing is skipped, because the shard would never be ready.
    """

    def __init__(self, parsers: Mapping[str, Parser], metrics: Metrics) -> None:
        super().__init__({event: self._guarded(event, parse) for event, parse in parsers.items()})
        self.unread: dict[int, int] = {}
        """The connections in a row that could not be read, by shard."""
        self._metrics = metrics
        self._skipped: Counter[str] = Counter()
        self[_GREETING] = parsers[_GREETING]

    def give_up(self, shard: int, why: Exception) -> None:
        """Log and count a connection that could not be read."""
        self.unread[shard] = self.unread.get(shard, 0) + 1
        self._metrics.unreadable(_GREETING)
        _log.error("shard %s: the connection to Discord cannot be read (%s)", shard, _reason(why))

    def _guarded(self, event: str, parse: Parser) -> Parser:
        def parse_guarded(data: Any) -> None:
            try:
                parse(data)
            except Exception as unreadable:  # noqa: BLE001 - whatever it is, it is skipped
                self._metrics.unreadable(event)
                self._skipped[event] = count = self._skipped[event] + 1
                if count & (count - 1) == 0:  # ever more rarely: there may be many of a kind
                    _log.error("%s %s could not be read, skipped: %s", event, count, _reason(unreadable))

        return parse_guarded


class GuardedWebSocket(DiscordWebSocket):
    """A connection to the gateway that breaks in a way its shard can handle, whatever it is sent."""

    async def received_message(self, msg: Any, /) -> None:
        """Read a payload.

        Raises:
            UnreadableConnectionError: it says how the connection goes on, and cannot be read.
        """
        parsers, shard = cast("GuardedParsers", self._discord_parsers), self.shard_id or 0
        try:
            await super().received_message(msg)
        except _OF_THE_CONNECTION:
            raise
        except Exception as unreadable:  # noqa: BLE001 - whatever it is, the process goes on
            parsers.give_up(shard, unreadable)
            await self.close(_ABNORMAL)
            raise UnreadableConnectionError("what Discord sent cannot be read") from None
        if parsers.unread and self.sequence is not None:
            parsers.unread.pop(shard, None)


def guard_connections() -> None:
    """Let every connection from now on be a guarded one."""
    discord.shard.DiscordWebSocket = GuardedWebSocket  # type: ignore[misc]


def _reason(failure: Exception) -> str:
    """Return the type and the place of a failure; its message may quote the payload."""
    frame = traceback.extract_tb(failure.__traceback__)[-1]
    return f"{type(failure).__name__} in {frame.name}, line {frame.lineno}"
