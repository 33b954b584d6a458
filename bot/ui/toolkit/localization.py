"""Names and descriptions of commands, from the catalog."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.texts import locales, texts_for

_ENGLISH = texts_for("en")


def localized(key: str) -> app_commands.locale_str:
    """Return the English text of a key, to be translated by its key."""
    return app_commands.locale_str(_ENGLISH(key), key=key)


class CatalogTranslator(app_commands.Translator):
    """Translator of the strings made by :func:`said` into the languages that have a catalog."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],  # noqa: ARG002 - discord.py's signature
    ) -> str | None:
        """Return the text in this language; None where there is no catalog."""
        key = string.extras.get("key")
        if key is None or locale.value not in locales():
            return None
        return texts_for(locale)(key)
