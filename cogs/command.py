"""The decorator of the bot's commands: texts by their keys, what options offer, and the context in which they are answered."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.ui.tables.autocomplete import own_tables_to_choose, tables_to_choose
from bot.ui.toolkit.admission import Tokens, costs
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Option: TypeAlias = str | tuple[str, Any]
"""The key of an option's text, and what the option offers, if anything: choices, or the function that finds them."""

OWN_TABLE: Final = ("option-table", own_tables_to_choose)
ANY_TABLE: Final = ("option-table", tables_to_choose)
ADMIN_TABLE: Final = ("option-admin-table", tables_to_choose)

_Command: TypeAlias = app_commands.Command[Any, Any, None]


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
