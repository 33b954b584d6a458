"""Moves of a table to another channel or thread."""

from contextlib import suppress

from bot.service.errors import NotHost, TableClosed
from bot.service.ids import ChannelId
from bot.service.matches.record import TableRecord
from bot.service.ports import RecipientGone
from bot.ui.texts import texts_for
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name


async def move_here(context: InteractionContext, record: TableRecord) -> None:
    """Move the table to where the command was given.

    The host and managers of the server may do that at any time, and everybody who sits there when the table has no
    place any more.
    """
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.status.value)
    channels = Channels(context.interaction.client)
    is_host = record.host == context.user
    may = is_host or (
        record.seat_of(context.user) is not None and not await channels.can_be_seen(record.channel)
    )
    if not may and not context.administers:
        raise NotHost(table=record.id, host=record.host)
    await context.services.table_channels.move(
        record.id, context.user, channel=context.place, is_admin=not may
    )
    await context.services.guild_events.call_again(record.id)
    await _point_from(channels, record, context.place, context.key)


async def _point_from(channels: Channels, record: TableRecord, here: ChannelId, key: str) -> None:
    """Post a pointer to the new place where the table was before."""
    if record.place == here:
        return
    texts = texts_for(None)
    text = texts("table-moved-away", table=table_name(texts, record), place=f"<#{here}>")
    with suppress(RecipientGone):
        await channels.post(record.place, Message(text), key, silent=True)
