"""Channels that the bot may not view. Since November 2026 Discord's gateway sends them obfuscated.

Such a channel has the flag ``1 << 17``, the name ``___hidden___``, fields without a value, and one overwrite
that denies everybody to view it. discord.py 2.7 neither keeps the flag nor expects fields without a value, so
payloads are made safe before it reads them: a hidden channel is kept as one that nobody may view, whatever
else Discord says of it. Real channels may have that name, so only the flag counts.
"""

from collections.abc import Callable, Mapping, MutableMapping
from typing import Any, Final

import discord

OBFUSCATED: Final = 1 << 17

_WITHOUT_VALUE: Final[Mapping[str, Any]] = {"name": "", "position": 0, "bitrate": 0, "user_limit": 0}
"""Defaults of the fields that discord.py reads without checking that they have a value."""

_VIEW_CHANNEL: Final = discord.Permissions(view_channel=True).value

Payload = dict[str, Any]
Parser = Callable[[Any], None]


def is_obfuscated(channel: Mapping[str, Any]) -> bool:
    """Return whether Discord says of a channel that the bot may not view it."""
    flags = channel.get("flags")
    return isinstance(flags, int) and bool(flags & OBFUSCATED)


def safe(channel: Payload, guild: int) -> Payload:
    """Return a channel as discord.py can read it; one that is not hidden stays as it is."""
    if not is_obfuscated(channel):
        return channel
    told = {name: value for name, value in channel.items() if value is not None}
    nobody = {"id": str(guild), "type": 0, "allow": "0", "deny": str(_VIEW_CHANNEL)}
    return {**_WITHOUT_VALUE, **told, "permission_overwrites": [nobody]}


def make_safe(parsers: MutableMapping[str, Parser]) -> None:
    """Wrap the parsers of a client, by event, so that they read hidden channels like any others."""

    def of_channel(parse: Parser) -> Parser:
        def parse_safely(data: Payload) -> None:
            parse(safe(data, int(data.get("guild_id") or 0)))

        return parse_safely

    def of_guild(parse: Parser) -> Parser:
        def parse_safely(data: Payload) -> None:
            channels = data.get("channels")
            if channels:
                data = {**data, "channels": [safe(channel, int(data["id"])) for channel in channels]}
            parse(data)

        return parse_safely

    for event in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"):
        parsers[event] = of_channel(parsers[event])
    parsers["GUILD_CREATE"] = of_guild(parsers["GUILD_CREATE"])
