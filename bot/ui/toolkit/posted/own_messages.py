"""Messages of the bot that may have been posted before it was stopped, found again by their buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.service.ids import ChannelId, MessageId
from bot.ui.toolkit.channels import Channels
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, parse_click_id

_SEARCHED: Final = 200
_MARGIN: Final = timedelta(minutes=5)
"""The clock of the bot may be ahead of Discord's."""


async def find_own_message(
    channels: Channels, place: ChannelId, since: datetime, is_meant: Callable[[ClickId], bool]
) -> MessageId | None:
    """Return the newest message of the bot since a moment with a button that is meant; None if there is none.

    Discord remembers a nonce for some minutes only; this finds older messages, too.

    Raises:
        TryLater
    """
    after = MessageId(discord.utils.time_snowflake(since - _MARGIN))
    for message in await channels.latest(place, after, _SEARCHED):
        if message.author.id == channels.own_id and any(map(is_meant, _click_ids_in(message))):
            return MessageId(message.id)
    return None


def _click_ids_in(message: discord.Message) -> Iterator[ClickId]:
    for row in message.components:
        for part in getattr(row, "children", ()):
            try:
                yield parse_click_id(getattr(part, "custom_id", None) or "")
            except NotOurId:
                continue
