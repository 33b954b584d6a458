"""``/settings``: personal settings."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.people.settings_panel import show_settings
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class SettingsCommands(commands.Cog):
    """The command for personal settings."""

    @app_commands.command(name="settings", description=localized("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the private settings panel."""
        async with InteractionContext(interaction) as context:
            await show_settings(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(SettingsCommands())
