"""Posting of daily deals in the channels of servers, in the server's language."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import discord

from bot.service.daily.positions import DailyPosition
from bot.service.daily.schedule import DailySchedule
from bot.service.daily.voting import DailyResult
from bot.service.ids import MessageId
from bot.ui.daily.presenter import DAILY_VOTE, daily_message, with_daily_picture
from bot.ui.texts import texts_for
from bot.ui.toolkit.channels import Channels, MissingPermission
from bot.ui.toolkit.custom_ids import NotOurId, parse_click_id

_SEARCHED: Final = 200
"""Messages searched for one that may have been posted before the bot was stopped."""
_MARGIN: Final = timedelta(minutes=5)
"""The clock of the bot may be ahead of Discord's."""


class ChannelPoster:
    """The poster of daily deals."""

    def __init__(self, channels: Channels, *, has_pictures: bool) -> None:
        self._channels = channels
        self._has_pictures = has_pictures
        self._texts = texts_for(None)

    async def post(
        self,
        schedule: DailySchedule,
        day: int,
        position: DailyPosition,
        last: DailyResult | None,
        *,
        is_again: bool,
    ) -> MessageId:
        """Post the deal of a day, unless an earlier try has posted it.

        Raises:
            PlaceGone, TryLater
        """
        assert schedule.channel is not None
        assert schedule.due is not None
        if is_again:
            # Discord remembers a nonce for some minutes only.
            since = MessageId(discord.utils.time_snowflake(schedule.due - _MARGIN))
            for message in await self._channels.latest(schedule.channel, since, _SEARCHED):
                if message.author.id == self._channels.own_id and _day_of(message) == day:
                    return MessageId(message.id)
        words = daily_message(self._texts, day, position, last)
        nonce = f"d{day}-{schedule.guild % 10**12}"  # at most 25 characters
        if self._has_pictures and self._channels.may_attach(schedule.guild, schedule.channel):
            message_with_picture = await with_daily_picture(self._texts, position, words)
            try:
                return await self._channels.post(schedule.channel, message_with_picture, nonce)
            except MissingPermission:
                if message_with_picture is words:
                    raise
        return await self._channels.post(schedule.channel, words, f"{nonce}w")


def _day_of(message: discord.Message) -> int | None:
    """Return the day of the deal that a message asks about; None for another message."""
    for row in message.components:
        for part in getattr(row, "children", ()):
            try:
                found = parse_click_id(getattr(part, "custom_id", None) or "")
            except NotOurId:
                continue
            if found.verb == DAILY_VOTE.name:
                return found.args[0]
    return None
