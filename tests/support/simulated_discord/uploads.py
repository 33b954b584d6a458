"""Uploaded files in simulated Discord: what was sent, and a bot that may not send any."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.posts import Post


def only_file(post: Post) -> bytes:
    """The bytes of the only file of a message."""
    [file] = post.attachments
    content = post._env.backend.cdn.get(file["url"])
    assert content is not None
    return content


def embedded_picture(post: Post) -> bytes:
    """The bytes of the only file, which stands in the embed."""
    [file] = post.attachments
    [embed] = post.embeds
    assert embed["image"]["url"].endswith(f"/{file['filename']}")
    return only_file(post)


def uploads(club: Club) -> list[str]:
    """The names of all files that were sent."""
    return [file.filename for request in club.traffic.requests for file in request.files]


def forbid_files(club: Club) -> None:
    """Take the permission to attach files away from the bot, in the channel and so in its threads."""
    backend = club.env.backend
    denied = discord.Permissions(attach_files=True).value
    own = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
    backend.edit_channel(club.channel.id, {}, overwrites=[own])
