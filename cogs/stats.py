"""``/stats``, ``/records`` and ``/ladder``: what people did in the matches of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.preset import Family
from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.ids import UserId
from bot.ui.house_rules.autocomplete import presets_to_choose
from bot.ui.ratings.ladder import show_ladder
from bot.ui.statistics.panel import show_statistics
from bot.ui.statistics.records import show_records
from bot.ui.tables.selection import game_named
from bot.ui.toolkit.commands import command
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.games import FAMILY_CHOICES


class StatisticsCommands(commands.Cog):
    """The commands about statistics."""

    @command(
        "stats",
        "command-stats",
        person="option-stats-person",
        partner="option-stats-partner",
        game=("option-stats-game", presets_to_choose),
    )
    @app_commands.rename(partner="with")
    async def stats(
        self,
        context: InteractionContext,
        person: discord.Member | None = None,
        partner: discord.Member | None = None,
        game: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
    ) -> None:
        """Show the statistics of a person."""
        await show_statistics(
            context,
            None if person is None else UserId(person.id),
            None if partner is None else UserId(partner.id),
            None if game is None else game_named(context, game),
        )

    @command("records", "command-records")
    async def records(self, context: InteractionContext) -> None:
        """Show the records of the server."""
        await show_records(context)


class LadderCommands(commands.Cog):
    """The command about ratings."""

    @command("ladder", "command-ladder", games=("option-ladder-games", FAMILY_CHOICES))
    async def ladder(self, context: InteractionContext, games: str | None = None) -> None:
        """Show the ladder of a kind of games."""
        await show_ladder(context, None if games is None else Family.__members__.get(games))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(StatisticsCommands())
    await bot.add_cog(LadderCommands())
