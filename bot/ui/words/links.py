"""Links to messages of a table."""

from __future__ import annotations

from bot.service.ids import ChannelId, MessageId
from bot.service.matches.record import TableRecord, TableStatus


def living_message(record: TableRecord) -> tuple[ChannelId, MessageId | None]:
    """Return the channel and the id of the lobby's message or of the board; None where none was posted yet.

    A thread has the id of the lobby's message that it was started from.
    """
    if record.status is not TableStatus.LOBBY:
        return record.place, record.board_message
    if record.board_message is None and record.thread is not None:
        return record.channel, MessageId(record.thread)
    return record.channel, record.board_message


def board_url(record: TableRecord) -> str:
    """Return the link to the lobby's message or the board; where none is known yet, to the thread or the channel."""
    place, message = living_message(record)
    address = f"https://discord.com/channels/{record.guild}/{place}"
    return address if message is None else f"{address}/{message}"
