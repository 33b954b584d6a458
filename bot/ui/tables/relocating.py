"""Moves of a table to another channel or thread."""

from contextlib import suppress

from bot.service.matches.record import TableRecord
from bot.service.ports import RecipientGone
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import table_name
from bot.ui.words.tables import post_tags


async def move_here(context: InteractionContext, record: TableRecord) -> None:
    """Move the table to where the command was given.

    Raises:
        TableClosed, NotHost
    """
    channels = Channels(context.interaction.client)
    await context.services.guild_events.move(
        record.id,
        context.user,
        channel=context.place,
        is_admin=context.administers,
        is_visible=channels.can_be_seen,
    )
    await _point_from(context, channels, record)


async def _point_from(context: InteractionContext, channels: Channels, record: TableRecord) -> None:
    """Post a pointer to the new place where the table was before."""
    here = context.place
    if record.place == here:
        return
    texts = await context.public_texts()
    text = texts("table-moved-away", table=table_name(texts, record), place=f"<#{here}>")
    with suppress(RecipientGone):
        await channels.post(record.place, Message(text), context.key, silent=True)
        if record.forum is not None and record.thread is not None:
            await channels.label_post(record.forum, record.thread, post_tags(texts), "")
