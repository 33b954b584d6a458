"""Time at a table: ``/pause``, ``/resume``, ``/back`` and ``/more-time``."""

from discord import app_commands
from discord.ext import commands

from bot.service.matches.record import TableRecord
from bot.ui.clocks.pauses import ask_for_pause, ask_to_go_on, come_back_here, is_away
from bot.ui.clocks.time_buttons import MOST_GIVEN, give_hours
from bot.ui.tables.selection import own_match
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from cogs.command import OWN_TABLE, command


class PauseCommands(commands.Cog):
    """The commands for pausing a match, coming back to it, and giving others time."""

    @command("pause", "command-pause", tokens=TELLS_TABLE, table=OWN_TABLE)
    async def pause(self, context: InteractionContext, table: int | None = None) -> None:
        """Ask for a pause, or agree to one."""
        await ask_for_pause(context, await own_match(context, table))

    @command("resume", "command-resume", tokens=CALLS_SOMEBODY, table=OWN_TABLE)
    async def resume(self, context: InteractionContext, table: int | None = None) -> None:
        """Ask for the end of a pause, or agree to it."""
        await ask_to_go_on(context, await own_match(context, table, _rests))

    @command("back", "command-back", table=OWN_TABLE)
    async def back(self, context: InteractionContext, table: int | None = None) -> None:
        """Play again instead of a computer."""
        record = await own_match(context, table, lambda record: is_away(record, context.user))
        await come_back_here(context, record)

    @command("more-time", "command-more-time", tokens=TELLS_TABLE, hours="option-hours", table=OWN_TABLE)
    async def more_time(
        self,
        context: InteractionContext,
        hours: app_commands.Range[int, 1, MOST_GIVEN] = 24,
        table: int | None = None,
    ) -> None:
        """Give more time to the player whose turn it is."""
        await give_hours(context, await own_match(context, table), hours)


def _rests(record: TableRecord) -> bool:
    return record.pause is not None


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PauseCommands())
