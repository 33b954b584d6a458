"""Who reads which language: public messages are in the server's, direct messages in that of their reader."""

import logging

import discord

from bot.service.administration.server_settings import AdminService
from bot.service.ids import GuildId, UserId
from bot.service.people.settings import PlayerSettings
from bot.service.people.settings_service import SettingsService
from bot.ui.texts import Texts, texts_for

_log = logging.getLogger(__name__)


class Languages:
    """The languages of servers and of people."""

    def __init__(self, client: discord.Client, admin: AdminService, settings: SettingsService) -> None:
        self._client = client
        self._admin = admin
        self._settings = settings

    async def texts(self, guild: GuildId) -> Texts:
        """Return the texts for what everybody in a server may read: in the language that its managers chose, else in
        the one that Discord prefers there.
        """
        chosen = (await self._admin.settings(guild)).language
        known = None if chosen else self._client.get_guild(guild)
        return texts_for(chosen or (known and known.preferred_locale))

    async def chosen_by(self, user: UserId) -> str:
        """Return the language that a person has chosen; empty if none was, or where the settings cannot be read."""
        try:
            return (await self._settings.of(user)).language
        except Exception as unreadable:  # noqa: BLE001 - an apology has to be possible without a database
            _log.warning("settings could not be read: %s", type(unreadable).__name__)
            return ""

    async def seen(self, user: UserId, locale: discord.Locale, guild: int | None) -> None:
        """Store the language of a person's client, where it is not the one that would be written to them anyway.

        ``guild`` is the server where they were seen. Where nothing can be stored, it is stored another time.
        """
        try:
            of_server = texts_for(None) if guild is None else await self.texts(GuildId(guild))
            settings, language = await self._settings.of(user), texts_for(locale).locale
            if not settings.language and personal_texts(settings, of_server).locale != language:
                await self._settings.choose(user, locale=language)
        except Exception as unstored:  # noqa: BLE001 - all that was asked for is done
            _log.warning("a language could not be stored: %s", type(unstored).__name__)


def personal_texts(settings: PlayerSettings, of_server: Texts) -> Texts:
    """Return the texts for a direct message to this person; the server's where their language is not known."""
    language = settings.language or settings.locale
    return texts_for(language) if language else of_server
