"""``/ladder``: members of a server by their ratings."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.preset import Family
from bot.ui.ratings.panel import show_ladder
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.games import FAMILY_CHOICES

Interaction = discord.Interaction[Any]


class LadderCommands(commands.Cog):
    """The command about ratings."""

    @app_commands.command(name="ladder", description=localized("command-ladder"))
    @app_commands.describe(games=localized("option-ladder-games"))
    @app_commands.choices(games=FAMILY_CHOICES)
    async def ladder(self, interaction: Interaction, games: str | None = None) -> None:
        """Show the ladder of a kind of games."""
        async with InteractionContext(interaction) as context:
            await show_ladder(context, None if games is None else Family.__members__.get(games))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(LadderCommands())
