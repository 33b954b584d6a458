"""Slash commands: their decorator, their localized names, and autocomplete, which suggests nothing on failure."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.ui.texts import FALLBACK, Texts, locales, texts_for
from bot.ui.toolkit.admission import Tokens, costs
from bot.ui.toolkit.failures import EXPECTED, outcome_of, traces
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.interaction_client import client_of

_log = logging.getLogger(__name__)

_Text = TypeVar("_Text")
_Value = TypeVar("_Value", int, str)
Interaction = discord.Interaction[Any]
_Command: TypeAlias = app_commands.Command[Any, Any, None]

Option: TypeAlias = str | tuple[str, Any]
"""The key of an option's text, and what the option offers, if anything: choices, or the function that finds them."""

_ENGLISH = texts_for("en")


def command(
    name: str, text: str, /, *, tokens: Tokens = 0, **options: Option
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], _Command]:
    """Return a decorator that makes a method a command of this name.

    The method gets the context of the interaction, within which it is answered, in place of the interaction. ``text`` is
    the key of its description; ``tokens`` is its cost, see :data:`bot.ui.toolkit.admission.Tokens`.
    """

    def made(answer: Callable[..., Coroutine[Any, Any, None]]) -> _Command:
        async def respond(cog: Any, interaction: discord.Interaction[Any], **chosen: Any) -> None:
            async with InteractionContext(interaction) as context:
                await answer(cog, context, **chosen)

        run: Any = wraps(answer)(respond)
        for option, described in options.items():
            key, offered = (described, None) if isinstance(described, str) else described
            run = app_commands.describe(**{option: localized(key)})(run)
            if offered is not None:
                offer = app_commands.autocomplete if callable(offered) else app_commands.choices
                run = offer(**{option: offered})(run)
        its_command = app_commands.command(
            name=name, description=localized(text), extras=costs(tokens) if tokens else {}
        )
        return its_command(run)

    return made


def autocomplete(
    choose: Callable[[Interaction, _Text], Coroutine[Any, Any, list[app_commands.Choice[_Value]]]],
) -> Callable[[Interaction, _Text], Coroutine[Any, Any, list[app_commands.Choice[_Value]]]]:
    """Wrap an autocomplete callback: it suggests nothing where it refuses or fails, as no error can be shown there."""

    @wraps(choose)
    async def answer(interaction: Interaction, current: _Text) -> list[app_commands.Choice[_Value]]:
        client = client_of(interaction)
        loop = asyncio.get_running_loop()
        began, failure = loop.time(), None
        found: list[app_commands.Choice[_Value]] = []
        client.open_interactions.begin()
        try:
            try:
                await InteractionContext(interaction).learn_language()
                found = await choose(interaction, current)
            except EXPECTED:
                pass
            except Exception as fault:  # noqa: BLE001 - an unanswered question would look like a broken bot
                failure = fault
                client.metrics.failed(fault)
                # Messages of exceptions may quote cards, so only types and places in the code are logged.
                _log.error("typing ahead failed for user %s\n%s", interaction.user.id, traces(fault))
            # Sent here and not by discord.py, so that the time of sending is measured, too.
            await interaction.response.autocomplete(found)
        except discord.HTTPException as unsent:
            failure = unsent
            raise
        finally:
            client.open_interactions.end()
            client.metrics.answered(interaction.type.name, outcome_of(failure), loop.time() - began)
        return found

    return answer


def localized(key: str) -> app_commands.locale_str:
    """Return the English text of a key, to be translated by its key."""
    return app_commands.locale_str(_ENGLISH(key), key=key)


class CatalogTranslator(app_commands.Translator):
    """Translator of the names of commands and options, and of the strings made by :func:`localized`, into the languages
    that have a catalog.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in this language; None where there is no catalog or no such text, as for names of people."""
        # Asked for all of Discord's languages for each string of each command.
        if locale.value == FALLBACK or locale.value not in locales():
            return None
        key = string.extras.get("key") or _key_of_name(context)
        texts = texts_for(locale)
        return texts(key) if key is not None and texts.has(key) else None


def _key_of_name(context: app_commands.TranslationContext[Any, Any]) -> str | None:
    """Return the key of the name of a command, a group or an option; an option of one command may have its own."""
    where = app_commands.TranslationContextLocation
    if context.location in {where.command_name, where.group_name}:
        return f"slash-{_words(context.data.qualified_name)}"
    if context.location is where.parameter_name:
        option, command = _words(context.data.display_name), _words(context.data.command.qualified_name)
        its_own = f"slash-option-{command}-{option}"
        return its_own if _ENGLISH.has(its_own) else f"slash-option-{option}"
    return None


def typed(texts: Texts, command: str) -> str:
    """Return how a command such as "table new" is typed in the reader's language: "`/tisch neu`"."""
    words = command.split()
    names = [texts(f"slash-{_words(' '.join(words[: at + 1]))}") for at in range(len(words))]
    return f"`/{' '.join(names)}`"


def _words(name: str) -> str:
    return name.replace(" ", "-").replace("_", "-")
