"""Visibility of tables: members may see those in channels open to them, players their own also from direct messages."""

from collections.abc import Iterable

import discord

from bot.service.errors import ServiceError, TableNotFound
from bot.service.ids import ChannelId, TableId
from bot.service.matches.record import Person, TableRecord, TableStatus
from bot.service.queries import Hand
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.permissions import permissions_in, sees


def may_see(context: InteractionContext, record: TableRecord) -> bool:
    """Return whether the user sits at this table, or sees its channel, or manages the server.

    Tables of other servers are never visible, practice matches only to their player, and those of a duplicate to nobody
    else until the last one has finished.

    Raises:
        Refusal: it was asked in a direct message that is not admitted to a table's server.
    """
    if record.guild != context.guild:
        return False
    if record.seat_of(context.user) is not None:
        return True
    if context.is_direct or record.is_practice or record.is_confidential:
        return False
    if context.place in {record.thread, record.parent}:
        return True
    member = context.interaction.user
    return context.administers or (isinstance(member, discord.Member) and member_sees(member, record))


def that_may_be_seen(context: InteractionContext, records: Iterable[TableRecord]) -> tuple[TableRecord, ...]:
    """Return those of the tables that the user may see."""
    return tuple(record for record in records if may_see(context, record))


def may_see_channel(context: InteractionContext, channel: ChannelId) -> bool:
    """Return whether the user may view a channel of this server, or manages the server."""
    member = context.interaction.user
    if context.administers or context.place == channel:
        return True
    return isinstance(member, discord.Member) and _member_views(member, channel, channel)


def member_sees(member: discord.Member, record: TableRecord) -> bool:
    """Return whether a member may view the channel of a table, as far as the server has told it."""
    # The private thread of a duplicate stays closed; what happened in it is as public as its channel once all is over.
    return _member_views(member, record.channel if record.shares_deals else record.place, record.parent)


def _member_views(member: discord.Member, there: ChannelId, channel: ChannelId) -> bool:
    """Return whether a member may view a channel or thread, as far as the server has told it.

    Archived threads are not known; everybody who may view their channel may view them.
    """
    guild = member.guild
    place = guild.get_channel_or_thread(there) or guild.get_channel(channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    if not sees(place, guild.me):
        return False  # who else may view it is not known
    may = permissions_in(place, member)
    return may is not None and may.view_channel


async def record_here(context: InteractionContext, table: TableId) -> TableRecord:
    """Return the table, if the user may see it here. A direct message is admitted to the table's server first.

    Raises:
        TableNotFound
        Refusal: it was asked in a direct message, and the user may not play there now.
    """
    if context.is_direct:
        return await _record_of_player(context, table)
    record = await context.services.queries.table(table)
    if not may_see(context, record):
        raise TableNotFound(table=table)
    clicked_at(context, record)
    return record


def clicked_at(context: InteractionContext, record: TableRecord) -> None:
    """Note that the user is at this table, if they play there. In the lobby nobody is yet where the match will be."""
    plays = record.status is TableStatus.PLAYING and record.seat_of(context.user) is not None
    if plays and context.is_from_user:
        context.services.presence.clicked(record.id, context.user)


async def _record_of_player(context: InteractionContext, table: TableId) -> TableRecord:
    """Return the table of a user who holds a seat there and is a member of its server, both at this moment.

    No more is asked for in the server itself: whoever holds a seat may type ``/hand`` in any of its channels.

    Raises:
        Refusal
    """
    if not context.is_between_us:
        raise Refusal("panel-only-in-a-server")
    try:
        record = await context.services.queries.table(table)
    except TableNotFound as missing:
        raise Refusal("direct-no-seat") from missing
    seat = record.seat_of(context.user)
    holder = None if seat is None else record.holder_of(seat)
    if holder is None:
        raise Refusal("direct-no-seat")
    is_member = await context.client.members.has(record.guild, context.user)
    if not is_member:
        raise Refusal("direct-unknown" if is_member is None else "direct-no-member")
    context.admit(record.guild, Person(context.user, holder.name))
    clicked_at(context, record)
    return record


async def own_hand(context: InteractionContext, table: TableId) -> Hand:
    """Return the user's hand, if the table belongs to this server; nothing is told of others, not even a refusal.

    Raises:
        TableNotFound, NotSeated, NotStarted
        Refusal: it was asked in a direct message, and the user may not play there now.
    """
    if context.is_direct:
        await record_here(context, table)
    try:
        hand = await context.services.queries.hand(table, context.user)
    except ServiceError:
        await record_here(context, table)
        raise
    if hand.record.guild != context.guild:
        raise TableNotFound(table=table)
    clicked_at(context, hand.record)
    return hand
