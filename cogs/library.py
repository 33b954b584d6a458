"""``/library``: the house rules that servers offer to all others."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.library.panel import show_library
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class LibraryCommands(commands.Cog):
    """The command for the library of house rules."""

    @app_commands.command(name="library", description=localized("command-library"))
    async def library(self, interaction: Interaction) -> None:
        """Show the newest house rules of the library."""
        async with InteractionContext(interaction) as context:
            await show_library(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(LibraryCommands())
