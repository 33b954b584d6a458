"""Where in Discord a table is to be found."""

from bot.service.ids import ChannelId, MessageId
from bot.service.record import TableRecord, TableStatus


def living_message(record: TableRecord) -> tuple[ChannelId, MessageId | None]:
    """The place and the number of the lobby's message or of the board; None where none was posted yet.

    A thread has the number of the lobby's message that it began with.
    """
    if record.status is not TableStatus.LOBBY:
        return record.place, record.board_message
    if record.board_message is None and record.thread is not None:
        return record.channel, MessageId(record.thread)
    return record.channel, record.board_message


def table_link(record: TableRecord) -> str:
    """The address of that message, or of its place."""
    place, message = living_message(record)
    address = f"https://discord.com/channels/{record.guild}/{place}"
    return address if message is None else f"{address}/{message}"
