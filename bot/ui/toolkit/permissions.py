"""Permissions in channels and threads, and for giving roles, as far as the gateway has told."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import discord

from bot.service.ids import ChannelId, RoleId

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_events=True,
)
"""The permissions that the invitation asks for."""


def invitation(application: int) -> str:
    """Return the address at which a server's manager invites the bot."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))


def may_write_in(guild: discord.Guild | None, place: ChannelId) -> bool:
    """Return whether the bot may post a board in a channel, thread or new post; assumed where the gateway has not told."""
    channel = None if guild is None else guild.get_channel_or_thread(place)
    if guild is None or channel is None:
        return True
    may = permissions_in(channel, guild.me)
    if may is None or may.administrator:
        return True
    if not isinstance(channel, discord.Thread):
        may_in_posts = may.send_messages_in_threads or not isinstance(channel, discord.ForumChannel)
        return may.view_channel and may.send_messages and may.embed_links and may_in_posts
    if channel.locked and not may.manage_threads:
        return False
    return may.view_channel and may.send_messages_in_threads and may.embed_links


def may_open_private_threads(guild: discord.Guild | None, place: ChannelId) -> bool:
    """Return whether the bot may open private threads in a channel, and post there; assumed where the gateway has not
    told.
    """
    channel = None if guild is None else guild.get_channel_or_thread(place)
    if guild is None or channel is None:
        return True
    if not isinstance(channel, discord.TextChannel):
        return False
    may = permissions_in(channel, guild.me)
    if may is None or may.administrator:
        return True
    return may.create_private_threads and may.send_messages_in_threads and may.view_channel


def may_attach_in(guild: discord.Guild | None, place: ChannelId) -> bool:
    """Return whether the bot may attach files in a channel or thread; assumed where the gateway has not told."""
    channel = None if guild is None else guild.get_channel_or_thread(place)
    may = None if guild is None or channel is None else permissions_in(channel, guild.me)
    return may is None or may.administrator or may.attach_files


def user_may_write(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user could write here, too: nobody gets further through the bot."""
    may, is_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if is_thread else may.send_messages


def is_in_server(interaction: discord.Interaction[Any]) -> bool:
    """Return whether it was asked in a server that has the bot, not only its user."""
    if interaction.guild_id is None:
        return False
    return interaction.is_guild_integration() or not interaction.is_user_integration()


def permissions_in(channel: Any, member: discord.Member) -> discord.Permissions | None:
    """Return the permissions of a member in a channel or thread; None where they cannot be computed."""
    try:
        may: discord.Permissions = channel.permissions_for(member)
    except (AttributeError, discord.ClientException):
        return None  # no channel of a server, or a thread whose channel is hidden
    return may


def sees(channel: Any, bot: discord.Member | None) -> bool:
    """Return whether the bot may view a channel or thread; True where the server has told nothing about it.

    Of a channel that it may not view it knows nothing, not even who else may.
    """
    if bot is None:
        return True
    try:
        may: discord.Permissions = channel.permissions_for(bot)
    except discord.ClientException:
        return False  # a thread whose channel is not known
    except AttributeError:
        return True  # no channel of a server
    return may.view_channel


class RoleProblem(NamedTuple):
    """Something that keeps the bot from giving a role: the key of a sentence, and the mention of the role in it."""

    key: str
    role: str


def problem_of_role(role: discord.Role, bot: discord.Member) -> str | None:
    """Return what keeps the bot from giving a role: the key of a sentence that names the ``role``, or None."""
    if role.is_default() or role.managed:
        return "role-not-given"
    if not bot.guild_permissions.manage_roles:
        return "role-no-permission"
    if role >= bot.top_role:
        return "role-too-high"
    if role.permissions.value & ~role.guild.default_role.permissions.value:
        return "role-has-power"
    return None


def may_give(member: discord.Member | discord.User, role: discord.Role) -> bool:
    """Return whether a member could give a role by hand: nobody gets further through the bot."""
    if member.id == role.guild.owner_id:
        return True
    if not isinstance(member, discord.Member):
        return False
    return member.guild_permissions.manage_roles and role < member.top_role


def problem_of_choice(role: discord.Role, chooser: discord.Member | discord.User) -> str | None:
    """Return what keeps somebody from choosing a role that the bot shall give, as ``problem_of_role`` does."""
    problem = problem_of_role(role, role.guild.me)
    if problem is None and not may_give(chooser, role):
        return "role-not-yours"
    return problem


def problems_of_roles(guild: discord.Guild, roles: Iterable[RoleId | None]) -> list[RoleProblem]:
    """Return what keeps the bot from giving these roles, for each that it cannot give."""
    found = []
    for number in dict.fromkeys(roles):
        if number is None:
            continue
        role = guild.get_role(number)
        problem = "role-gone" if role is None else problem_of_role(role, guild.me)
        if problem is not None:
            found.append(RoleProblem(problem, f"<@&{number}>"))
    return found
