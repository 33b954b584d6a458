"""Leaving a running match: ``/substitute`` and ``/resign``."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.ids import UserId
from bot.ui.seats.substitutes import ask_whether_to_resign, offer_seat
from bot.ui.tables.autocomplete import own_tables_to_choose
from bot.ui.tables.selection import own_table
from bot.ui.toolkit.admission import CALLS_SOMEBODY, costs
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import shown

Interaction = discord.Interaction[Any]


class SeatCommands(commands.Cog):
    """The commands for handing a seat over and for resigning."""

    @app_commands.command(
        name="substitute", description=localized("command-substitute"), extras=costs(CALLS_SOMEBODY)
    )
    @app_commands.describe(
        member=localized("option-member"),
        table=localized("option-table"),
        seat=localized("option-seat-of-gone"),
    )
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def substitute(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        table: int | None = None,
        seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    ) -> None:
        """Offer the player's own seat, or that of somebody who has left."""
        async with InteractionContext(interaction) as context:
            record = await own_table(context, table)
            if member is not None and member.bot:
                raise Refusal("offer-to-computer", name=shown(member.display_name))
            to = None if member is None else UserId(member.id)
            # Users number seats from one.
            await offer_seat(context, record, to, None if seat is None else Seat(seat - 1))

    @app_commands.command(name="resign", description=localized("command-resign"))
    @app_commands.describe(table=localized("option-table"))
    @app_commands.autocomplete(table=own_tables_to_choose)
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Resign the match, after confirmation."""
        async with InteractionContext(interaction) as context:
            record = await own_table(context, table)
            await ask_whether_to_resign(context, record)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(SeatCommands())
