"""``/practice``: a private match against computers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.practice.starting import begin_deal, begin_or_go_on
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.computers import LEVEL_CHOICES

Interaction = discord.Interaction[Any]


class PracticeCommands(commands.Cog):
    """The command for practice matches."""

    @app_commands.command(name="practice", description=localized("command-practice"))
    @app_commands.describe(
        game=localized("option-rules"),
        level=localized("option-practice-level"),
        anew=localized("option-practice-anew"),
        deal=localized("option-practice-deal"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(game=rules_to_choose)
    async def practice(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 1, 100] | None = None,
        level: str | None = None,
        anew: bool = False,
        deal: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Begin a practice match, or go on with the one in play, or play a deal of a shared round."""
        async with InteractionContext(interaction) as context:
            if deal is not None:
                await begin_deal(context, deal, level)
            else:
                await begin_or_go_on(context, game, level, anew=anew)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(PracticeCommands())
