"""Who reads which language: public messages are in the server's, direct messages in that of their reader."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.service.ids import GuildId
from bot.service.people.settings import GuildSettings, PlayerSettings
from bot.ui.texts import Texts, language_name, locales, texts_for
from bot.ui.toolkit.components import text_option
from bot.ui.toolkit.custom_ids import NotOurId

USUAL: Final = "usual"
"""The value of a menu's first entry: no language is chosen."""


class ServerLanguages:
    """The language of each server: the one its managers chose, else the one that Discord prefers there."""

    def __init__(
        self, client: discord.Client, settings: Callable[[GuildId], Awaitable[GuildSettings]]
    ) -> None:
        self._client = client
        self._settings = settings

    async def texts(self, guild: GuildId) -> Texts:
        """Return the texts for what everybody in a server may read."""
        return self.chosen_in(await self._settings(guild))

    def chosen_in(self, settings: GuildSettings) -> Texts:
        """Return the texts that follow from a server's settings."""
        known = None if settings.language else self._client.get_guild(settings.guild)
        return texts_for(settings.language or (known and known.preferred_locale))


def personal_texts(settings: PlayerSettings, of_server: Texts) -> Texts:
    """Return the texts for a direct message to this person; the server's where their language is not known."""
    language = settings.language or settings.locale
    return texts_for(language) if language else of_server


def language_options(usual: str, chosen: str) -> list[discord.SelectOption]:
    """Return the entries of a menu of languages, each in its own words; the first one leaves the choice open."""
    entries = [text_option(usual, USUAL), *(text_option(language_name(one), one) for one in locales())]
    for entry in entries:
        entry.default = entry.value == (chosen or USUAL)
    return entries


def language_chosen(value: str) -> str:
    """Return the language chosen from such a menu; empty for the first entry.

    Raises:
        NotOurId
    """
    if value not in {USUAL, *locales()}:
        raise NotOurId(value)
    return "" if value == USUAL else value
