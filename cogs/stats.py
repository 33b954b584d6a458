"""``/stats`` and ``/records``: what people did in the matches of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.ids import UserId
from bot.ui.house_rules.autocomplete import presets_to_choose
from bot.ui.statistics.panel import show_statistics
from bot.ui.statistics.records_panel import show_records
from bot.ui.tables.rules_named import game_named
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class StatisticsCommands(commands.Cog):
    """The commands about statistics."""

    @app_commands.command(name="stats", description=localized("command-stats"))
    @app_commands.rename(partner="with")
    @app_commands.describe(
        person=localized("option-stats-person"),
        partner=localized("option-stats-partner"),
        game=localized("option-stats-game"),
    )
    @app_commands.autocomplete(game=presets_to_choose)
    async def stats(
        self,
        interaction: Interaction,
        person: discord.Member | None = None,
        partner: discord.Member | None = None,
        game: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
    ) -> None:
        """Show the statistics of a person."""
        async with InteractionContext(interaction) as context:
            await show_statistics(
                context,
                None if person is None else UserId(person.id),
                None if partner is None else UserId(partner.id),
                None if game is None else game_named(context, game),
            )

    @app_commands.command(name="records", description=localized("command-records"))
    async def records(self, interaction: Interaction) -> None:
        """Show the records of the server."""
        async with InteractionContext(interaction) as context:
            await show_records(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(StatisticsCommands())
