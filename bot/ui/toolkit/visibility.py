"""Which tables somebody may look at: a table in a channel that he cannot see is none of his business."""

from collections.abc import Iterable

import discord

from bot.service.matches.record import TableRecord
from bot.ui.delivery.write_permissions import permissions_in
from bot.ui.toolkit.hidden_channels import sees
from bot.ui.toolkit.interaction import Asked


def may_see(asked: Asked, record: TableRecord) -> bool:
    """Whether the person who asks sits at this table, or sees its place, or manages the server; never of another server.

    Raises:
        Refusal: it was asked in a direct message.
    """
    if record.guild != asked.guild:
        return False
    if record.seat_of(asked.user) is not None or asked.place in {record.thread, record.channel}:
        return True
    return asked.administers or _sees_place(asked.interaction, record)


def that_may_be_seen(asked: Asked, records: Iterable[TableRecord]) -> tuple[TableRecord, ...]:
    """Those of the tables that the person who asks may look at."""
    return tuple(record for record in records if may_see(asked, record))


def _sees_place(interaction: discord.Interaction, record: TableRecord) -> bool:
    """As far as the server has told it. Threads that rest are not known; everybody who sees their channel sees them."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(record.place) or guild.get_channel(record.channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    if not sees(place, guild.me):
        return False  # who else may view it is not known
    may = permissions_in(place, member)
    return may is not None and may.view_channel
