"""Leaving a running match: ``/substitute`` and ``/resign``."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.ids import UserId
from bot.ui.seats.resigning import ask_whether_to_resign
from bot.ui.seats.substitutes import offer_seat
from bot.ui.tables.selection import own_table
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import shown
from cogs.command import OWN_TABLE, command


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
    await bot.add_cog(SeatCommands())
