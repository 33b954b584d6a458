"""Posting of daily deals in the channels of servers, in the server's language."""

from bot.service.daily.positions import DailyPosition
from bot.service.daily.schedule import DailySchedule
from bot.service.daily.voting import DailyResult
from bot.service.ids import MessageId
from bot.ui.daily.panel import answered_message, daily_message, vote, with_daily_picture
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit.channels import Channels, MissingPermission
from bot.ui.toolkit.custom_ids import ClickId


class ChannelPoster:
    """The poster of daily deals."""

    def __init__(self, channels: Channels, languages: Languages, *, has_pictures: bool) -> None:
        self._channels = channels
        self._languages = languages
        self._has_pictures = has_pictures

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

            def is_meant(button: ClickId) -> bool:
                return button.verb == vote.name and button.args[0] == day

            found = await self._channels.own_message(schedule.channel, schedule.due, is_meant)
            if found is not None:
                return found
        texts = await self._languages.texts(schedule.guild)
        words = daily_message(texts, day, position, last)
        nonce = f"d{day}-{schedule.guild % 10**12}"  # at most 25 characters
        if self._has_pictures and self._channels.may_attach(schedule.guild, schedule.channel):
            message_with_picture = await with_daily_picture(texts, position, words)
            try:
                return await self._channels.post(schedule.channel, message_with_picture, nonce)
            except MissingPermission:
                if message_with_picture is words:
                    raise
        return await self._channels.post(schedule.channel, words, f"{nonce}w")

    async def show_answer(
        self, schedule: DailySchedule, position: DailyPosition, result: DailyResult
    ) -> bool:
        """Edit the message of the last deal, so that it shows the answer and has no buttons.

        Raises:
            PlaceGone, TryLater
        """
        place = schedule.place or schedule.channel
        if place is None or schedule.message is None:
            return False
        texts = await self._languages.texts(schedule.guild)
        words = answered_message(texts, schedule.day, position, result)
        if self._has_pictures and self._channels.may_attach(schedule.guild, place):
            message_with_picture = await with_daily_picture(texts, position, words)
            try:
                return await self._channels.edit(place, schedule.message, message_with_picture)
            except MissingPermission:
                if message_with_picture is words:
                    raise
        return await self._channels.edit(place, schedule.message, words)
