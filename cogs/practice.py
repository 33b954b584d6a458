"""``/practice``: a private match against computers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.practice.starting import go_on_practising, practise
from bot.ui.tables.rules_named import rules_named
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.computers import LEVEL_CHOICES

Interaction = discord.Interaction[Any]

_USUAL_LEVEL = "easy"


class PracticeCommands(commands.Cog):
    """The command for practice matches."""

    @app_commands.command(name="practice", description=localized("command-practice"))
    @app_commands.describe(
        game=localized("option-rules"),
        level=localized("option-practice-level"),
        anew=localized("option-practice-anew"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(game=rules_to_choose)
    async def practice(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 1, 100] | None = None,
        level: str | None = None,
        anew: bool = False,
    ) -> None:
        """Begin a practice match, or go on with the one in play."""
        async with InteractionContext(interaction) as context:
            current = await context.services.practice.current(context.user, context.guild)
            if current is not None and not anew:
                await go_on_practising(context, current)
                return
            named = None if game is None else await rules_named(context, game)
            chosen = await context.services.houses.chosen(context.guild, named)
            await practise(context, chosen, level or _USUAL_LEVEL)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(PracticeCommands())
