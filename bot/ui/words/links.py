"""Addresses of messages, by which a click leads to them from anywhere in Discord."""

from __future__ import annotations

from bot.service.ids import ChannelId, MessageId
from bot.service.matches.record import TableRecord, TableStatus


def living_message(record: TableRecord) -> tuple[ChannelId, MessageId | None]:
    """The place and the number of the lobby's message or of the board; None where none was posted yet.

    A thread has the number of the lobby's message that it began with.
    """
    if record.status is not TableStatus.LOBBY:
        return record.place, record.board_message
    if record.board_message is None and record.thread is not None:
        return record.channel, MessageId(record.thread)
    return record.channel, record.board_message


def board_url(record: TableRecord) -> str:
    """Where the lobby's message or the board stands; where it is not known yet, the thread or the channel."""
    place, message = living_message(record)
    address = f"https://discord.com/channels/{record.guild}/{place}"
    return address if message is None else f"{address}/{message}"
