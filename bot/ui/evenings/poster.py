"""Posting the messages of evenings in the channels of servers, in the server's language."""

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.service.errors import TableNotFound
from bot.service.evenings.model import Evening, EveningStage, Post
from bot.service.ids import MessageId, UserId
from bot.service.people.anonymising import NOBODY
from bot.service.people.settings import Notify, PlayerSettings
from bot.service.people.settings_service import SettingsService
from bot.service.ports import RecipientGone
from bot.service.queries import Queries
from bot.ui.evenings.panel import (
    answer_evening,
    called,
    cannot_come,
    direct_missed_message,
    direct_moved_up_message,
    evening_message,
    evening_url,
    moved_up_message,
    post_message,
    tell_seat,
)
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages, personal_texts
from bot.ui.toolkit.channels import Channels, DirectMessagesRefused
from bot.ui.toolkit.components import Verb
from bot.ui.toolkit.custom_ids import ClickId
from bot.ui.toolkit.limits import cut
from bot.ui.toolkit.lookups import TROUBLE, Presence
from bot.ui.toolkit.messages import Message
from bot.ui.words.tables import table_url

_log = logging.getLogger(__name__)

_SEARCHED_BACK: Final = timedelta(days=1)
"""The time before now in which a sign-up is looked for that was posted before the bot was stopped."""
_LASTS: Final = timedelta(hours=3)
"""The length of an evening as Discord's event shows it."""
_LONGEST_PLACE: Final = 100
"""Characters of an event's place that Discord accepts."""
_BUTTONS: Final = {Post.REMINDER: cannot_come, Post.BEGUN: tell_seat}
"""The buttons by which messages are found again that were posted before the bot was stopped."""


@dataclass
class ChannelEveningPoster:
    """The poster of evenings."""

    client: discord.Client
    channels: Channels
    queries: Queries
    settings: SettingsService
    languages: Languages

    async def show(self, evening: Evening, *, is_again: bool) -> MessageId:
        """Post the message with the sign-up, or bring it up to date.

        Raises:
            PlaceGone, TryLater
        """
        message = evening_message(await self.languages.texts(evening.guild), evening)
        there = evening.message
        if there is None and is_again:
            there = await self._found(evening, answer_evening)
        if there and await self.channels.edit(evening.channel, there, message):
            return there
        return await self.channels.post(
            evening.channel, message, f"e{evening.id}-{evening.guild % 10**12}-{evening.content}"[:25]
        )

    async def post(self, evening: Evening, post: Post, *, is_again: bool) -> None:
        """Post another message of the evening, unless an earlier try has posted it.

        Raises:
            PlaceGone, TryLater
        """
        if is_again and post in _BUTTONS and await self._found(evening, _BUTTONS[post]):
            return
        urls = []
        for number in evening.tables:
            try:
                urls.append((number, table_url(await self.queries.table(number))))
            except TableNotFound:
                continue
        message = post_message(await self.languages.texts(evening.guild), evening, post, urls)
        nonce = f"e{evening.id}{post.value[0]}{evening.content}-{evening.guild % 10**12}"[:25]
        await self.channels.post(evening.channel, message, nonce, people=called(evening, post))

    async def tell_moved_up(self, evening: Evening, users: Collection[UserId]) -> None:
        """Tell these people that they are on the list now, by direct message or in the channel, as they want to be called.

        Who wants no calls is named in the channel without being notified.

        Raises:
            PlaceGone, TryLater
        """
        settings = {user: await self.settings.of(user) for user in users}
        here = [user for user in users if not await self._is_written_to(evening, settings[user])]
        if not here:
            return
        called = [user for user in here if settings[user].notify is not Notify.NEVER]
        message = moved_up_message(await self.languages.texts(evening.guild), evening, here)
        nonce = f"e{evening.id}u{evening.revision}-{evening.guild % 10**12}"[:25]
        await self.channels.post(evening.channel, message, nonce, people=called, silent=not called)

    async def _is_written_to(self, evening: Evening, settings: PlayerSettings) -> bool:
        """Write to a person who wants direct messages; return False if the person is to be told in the channel."""
        if settings.notify is not Notify.DIRECT or settings.direct_closed:
            return False
        try:
            await self._write(evening, settings.user, direct_moved_up_message)
        except DirectMessagesRefused:
            await self.settings.direct_refused(settings.user)
        except RecipientGone:
            _log.info("evening %d: user %d could not be written to", evening.id, settings.user)
        else:
            return True
        return False

    async def tell_missed(self, evening: Evening) -> None:
        """Write to the organiser that the evening cannot be where it was planned, unless they want no calls at all.

        Raises:
            RecipientGone, TryLater
        """
        user = evening.organiser
        if user != NOBODY and (await self.settings.of(user)).notify is not Notify.NEVER:
            await self._write(evening, user, direct_missed_message)

    async def _write(
        self, evening: Evening, user: UserId, message: Callable[[Texts, Evening, str], Message]
    ) -> None:
        of_server = await self.languages.texts(evening.guild)
        texts = personal_texts(await self.settings.of(user), of_server)
        words = message(texts, evening, self.channels.guild_name(evening.guild))
        async with self.channels.writing_to_a_person():
            place = await self.channels.direct_messages_of(user)
            await self.channels.post(place, words, f"e{evening.id}u{evening.revision}d")

    async def _found(self, evening: Evening, verb: Verb) -> MessageId | None:
        """Return the newest own message with a button of this verb for the evening."""
        if evening.message:
            since = discord.utils.snowflake_time(evening.message)
        else:
            since = discord.utils.utcnow() - _SEARCHED_BACK

        def is_meant(button: ClickId) -> bool:
            return button.verb == verb.name and button.args[:1] == (evening.id,)

        return await self.channels.own_message(evening.channel, since, is_meant)

    async def announce(self, evening: Evening) -> int:
        """Enter the evening among the server's scheduled events, or move or remove it there; return its id, or 0."""
        guild = self.client.get_guild(evening.guild)
        if guild is None:
            return evening.event or 0
        try:
            if evening.event:
                await self._update(guild, evening)
                return evening.event
            if not guild.me.guild_permissions.create_events:
                return 0
            channel = guild.get_channel_or_thread(evening.channel)
            name = (await self.languages.texts(evening.guild))("evening-event-name")
            event = await guild.create_scheduled_event(
                name=name,
                description=evening_url(evening),
                start_time=evening.starts,
                end_time=evening.starts + _LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=name if channel is None else cut(f"#{channel}", _LONGEST_PLACE),
            )
        except TROUBLE as trouble:
            _log.info("evening %d: no scheduled event: %s", evening.id, type(trouble).__name__)
            return evening.event or 0
        return event.id

    async def _update(self, guild: discord.Guild, evening: Evening) -> None:
        assert evening.event is not None
        if evening.stage in {EveningStage.CANCELLED, EveningStage.MISSED}:
            event = await guild.fetch_scheduled_event(evening.event)
            await event.delete()
        elif evening.wanted is Post.MOVED:
            event = await guild.fetch_scheduled_event(evening.event)
            await event.edit(start_time=evening.starts, end_time=evening.starts + _LASTS)

    async def who_is_here(self, evening: Evening, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these people who are members of the server, as far as is known."""
        gone = {
            user
            for user in users
            if await self.channels.presence(evening.guild, user) in {Presence.LEFT, Presence.NO_ACCOUNT}
        }
        return frozenset(users) - gone
