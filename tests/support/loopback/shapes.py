"""What Discord's servers, channels, people and messages look like as JSON, as far as the small Discord of the tests has them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]

APPLICATION, GUILD, CHANNEL = 1000, 2000, 3000
PEOPLE = {"Ana": 11, "Ben": 12, "Cyd": 13, "Dot": 14}
LETTERS = 9000
ALL_PERMISSIONS = str((1 << 53) - 1)
EPHEMERAL = 1 << 6
_ADMINISTRATOR = 1 << 3
VIEWING = 1 << 10
OBFUSCATED = 1 << 17
WRITING = 1 << 11 | 1 << 14 | 1 << 38
"""To send messages, to embed links, to send messages in threads."""


def application() -> Json:
    """The bot's own application."""
    return {
        "id": str(APPLICATION),
        "name": "Canasta",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "flags": 0,
        "team": None,
        "owner": user_of(PEOPLE["Ana"], "Ana"),
    }


def emoji_of(identity: int, name: str) -> Json:
    """An emoji of the application."""
    return {
        "id": str(identity),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def user_of(identity: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(identity),
        "username": name.lower(),
        "global_name": None if bot else name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def member_of(name: str, identity: int | None = None, *, bot: bool = False) -> Json:
    return {
        "user": user_of(identity if identity is not None else PEOPLE[name], name, bot=bot),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def channel_of(identity: int, name: str, kind: int) -> Json:
    return {
        "id": str(identity),
        "guild_id": str(GUILD),
        "name": name,
        "type": kind,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def obfuscated(channel: Json) -> Json:
    """What the gateway tells of a channel that the bot may not view: that it is there, and nothing more."""
    nobody = {"id": channel["guild_id"], "type": 0, "allow": "0", "deny": str(VIEWING)}
    kept = {key: channel[key] for key in ("id", "guild_id", "type", "position", "parent_id")}
    return {
        **dict.fromkeys(channel),
        **kept,
        "name": "___hidden___",
        "flags": OBFUSCATED,
        "permission_overwrites": [nobody],
    }


def moment() -> str:
    """This moment."""
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime())


def guild_of(
    guild: int, channels: Iterable[Json], *, filler_roles: int = 0, filler_channels: int = 0
) -> Json:
    """A server with what is in it, and so many more roles and channels in which nothing happens."""
    there = [one for one in channels if one["guild_id"] == str(guild)]
    role = {
        "id": str(guild),
        "name": "@everyone",
        "permissions": str(int(ALL_PERMISSIONS) & ~_ADMINISTRATOR),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    more_roles = [
        {**role, "id": str(guild + 10 + number), "name": f"role {number}", "position": number + 1}
        for number in range(filler_roles)
    ]
    more_channels = [
        {**channel_of(guild + 1000 + number, f"talk-{number}", 0), "guild_id": str(guild)}
        for number in range(filler_channels)
    ]
    return {
        "id": str(guild),
        "name": "Canasta club",
        "owner_id": str(PEOPLE["Ana"]),
        "roles": [role, *more_roles],
        "channels": [*(one for one in there if one["type"] != 11), *more_channels],
        "threads": [one for one in there if one["type"] == 11],
        "members": [member_of("Canasta", APPLICATION, bot=True)],
        "member_count": 1 + len(PEOPLE),
        "preferred_locale": "en-US",
        **{key: [] for key in ("emojis", "stickers", "features", "voice_states", "presences")},
        **{key: [] for key in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
        **dict.fromkeys(
            ("verification_level", "default_message_notifications", "explicit_content_filter"), 0
        ),
        **dict.fromkeys(
            ("mfa_level", "nsfw_level", "premium_tier", "afk_timeout", "system_channel_flags"), 0
        ),
    }
