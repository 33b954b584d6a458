"""Permissions in channels and threads, as far as the gateway has told."""

from typing import Any

import discord

from bot.service.ids import ChannelId


def may_write_in(guild: discord.Guild | None, place: ChannelId) -> bool:
    """Return whether the bot may post a board in a channel or thread; assumed where the gateway has not told."""
    channel = None if guild is None else guild.get_channel_or_thread(place)
    if guild is None or channel is None:
        return True
    may = permissions_in(channel, guild.me)
    if may is None or may.administrator:
        return True
    if not isinstance(channel, discord.Thread):
        return may.view_channel and may.send_messages and may.embed_links
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
