"""Time at a table: ``/pause``, ``/resume``, ``/back`` and ``/more-time``."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.matches.record import TableRecord
from bot.ui.clocks.giving_time import MOST_GIVEN, give_hours
from bot.ui.clocks.pauses import ask_for_pause, ask_to_go_on, come_back_here, is_away
from bot.ui.lobby.autocomplete import own_tables_to_choose
from bot.ui.toolkit.command_names import said
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.which_table import own_match

Interaction = discord.Interaction[Any]


class PausingCommands(commands.Cog):
    """The commands for pausing a match, coming back to it, and giving others time."""

    @app_commands.command(name="pause", description=said("command-pause"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask for a pause, or agree to one."""
        async with Asked(interaction) as asked:
            await ask_for_pause(asked, await own_match(asked, table))

    @app_commands.command(name="resume", description=said("command-resume"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask for the end of a pause, or agree to it."""
        async with Asked(interaction) as asked:
            await ask_to_go_on(asked, await own_match(asked, table, _rests))

    @app_commands.command(name="back", description=said("command-back"))
    @app_commands.describe(table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Play again instead of a computer."""
        async with Asked(interaction) as asked:
            record = await own_match(asked, table, lambda record: is_away(record, asked.user))
            await come_back_here(asked, record)

    @app_commands.command(name="more-time", description=said("command-more-time"))
    @app_commands.describe(hours=said("option-hours"), table=said("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def more_time(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MOST_GIVEN] = 24,
        table: int | None = None,
    ) -> None:
        """Give more time to the player whose turn it is."""
        async with Asked(interaction) as asked:
            await give_hours(asked, await own_match(asked, table), hours)


def _rests(record: TableRecord) -> bool:
    return record.pause is not None


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PausingCommands())
