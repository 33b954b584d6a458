"""Time and seats of a running match: ``/pause``, ``/resume``, ``/back``, ``/more-time``, ``/substitute`` and ``/resign``."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.clocks.pauses import ask_for_pause, ask_to_go_on
from bot.ui.clocks.time_buttons import MOST_GIVEN, come_back_here, give_hours, is_away
from bot.ui.seats.resigning import ask_whether_to_resign
from bot.ui.seats.substitutes import offer_seat
from bot.ui.tables.autocomplete import OWN_TABLE
from bot.ui.tables.selection import own_match, own_table
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.commands import command
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import shown


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


class SeatCommands(commands.Cog):
    """The commands for handing a seat over and for resigning."""

    @command(
        "substitute",
        "command-substitute",
        tokens=CALLS_SOMEBODY,
        member="option-member",
        table=OWN_TABLE,
        seat="option-seat-of-gone",
    )
    async def substitute(
        self,
        context: InteractionContext,
        member: discord.Member | None = None,
        table: int | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        """Offer the player's own seat, or that of somebody who has left."""
        record = await own_table(context, table)
        if member is not None and member.bot:
            raise Refusal("offer-to-computer", name=shown(member.display_name))
        to = None if member is None else UserId(member.id)
        # Users number seats from one.
        await offer_seat(context, record, to, None if seat is None else Seat(seat - 1))

    @command("resign", "command-resign", table=OWN_TABLE)
    async def resign(self, context: InteractionContext, table: int | None = None) -> None:
        """Resign the match, after confirmation."""
        record = await own_table(context, table)
        await ask_whether_to_resign(context, record)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(PauseCommands())
    await bot.add_cog(SeatCommands())
