"""Addresses of messages, by which a click leads to them from anywhere in Discord."""

from __future__ import annotations

from bot.service.record import TableRecord


def board_url(record: TableRecord) -> str:
    """Where the board stands; where it is not known yet, the thread or the channel of the table."""
    place = f"https://discord.com/channels/{record.guild}/{record.place}"
    return place if record.board_message is None else f"{place}/{record.board_message}"
