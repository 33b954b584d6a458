"""``/privacy``: access to one's own stored data, its export and its erasure."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.people.privacy import ask_whether_to_forget, send_document, show_stored
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


@app_commands.allowed_contexts(guilds=True, dms=True)
class PrivacyCommands(
    commands.GroupCog, group_name="privacy", group_description=localized("command-privacy")
):
    """The commands about a person's own data."""

    @app_commands.command(name="show", description=localized("command-privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show how much is stored about the person."""
        async with InteractionContext(interaction) as context:
            await show_stored(context)

    @app_commands.command(name="export", description=localized("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        """Export the person's data as a file."""
        async with InteractionContext(interaction) as context:
            await send_document(context)

    @app_commands.command(name="delete", description=localized("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Erase the person's data, after confirmation."""
        async with InteractionContext(interaction) as context:
            await ask_whether_to_forget(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PrivacyCommands())
