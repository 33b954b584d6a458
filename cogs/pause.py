"""Time at a table: ``/pause``, ``/resume``, ``/back`` and ``/more-time``."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.matches.record import TableRecord
from bot.ui.clocks.pauses import ask_for_pause, ask_to_go_on, come_back_here, is_away
from bot.ui.clocks.time_buttons import MOST_GIVEN, give_hours
from bot.ui.tables.autocomplete import own_tables_to_choose
from bot.ui.tables.selection import own_match
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE, costs
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class PauseCommands(commands.Cog):
    """The commands for pausing a match, coming back to it, and giving others time."""

    @app_commands.command(name="pause", description=localized("command-pause"), extras=costs(TELLS_TABLE))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask for a pause, or agree to one."""
        async with InteractionContext(interaction) as context:
            await ask_for_pause(context, await own_match(context, table))

    @app_commands.command(
        name="resume", description=localized("command-resume"), extras=costs(CALLS_SOMEBODY)
    )
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask for the end of a pause, or agree to it."""
        async with InteractionContext(interaction) as context:
            await ask_to_go_on(context, await own_match(context, table, _rests))

    @app_commands.command(name="back", description=localized("command-back"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Play again instead of a computer."""
        async with InteractionContext(interaction) as context:
            record = await own_match(context, table, lambda record: is_away(record, context.user))
            await come_back_here(context, record)

    @app_commands.command(
        name="more-time", description=localized("command-more-time"), extras=costs(TELLS_TABLE)
    )
    @app_commands.describe(hours=localized("option-hours"), table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def more_time(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MOST_GIVEN] = 24,
        table: int | None = None,
    ) -> None:
        """Give more time to the player whose turn it is."""
        async with InteractionContext(interaction) as context:
            await give_hours(context, await own_match(context, table), hours)


def _rests(record: TableRecord) -> bool:
    return record.pause is not None


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PauseCommands())
