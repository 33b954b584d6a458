"""What is offered on a person under *Apps*: an invitation to one's table, and the statistics of both."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.ids import UserId
from bot.ui.lobby.inviting import invite_to_own_table
from bot.ui.statistics.panel import show_statistics
from bot.ui.toolkit.admission import CALLS_SOMEBODY, costs
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
async def invite(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Invite a person to the user's table that waits for players."""
    async with InteractionContext(interaction) as context:
        await invite_to_own_table(context, person)


@app_commands.guild_only()
async def our_statistics(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show what the user and this person won together and against each other."""
    async with InteractionContext(interaction) as context:
        other = UserId(person.id)
        await show_statistics(context, partner=None if other == context.user else other)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these menus."""
    for name, callback, tokens in (
        ("context-menu-invite", invite, CALLS_SOMEBODY),
        ("context-menu-statistics", our_statistics, 0),
    ):
        bot.tree.add_command(
            app_commands.ContextMenu(name=localized(name), callback=callback, extras=costs(tokens))
        )
