"""``/admin``: commands for server managers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.administration.limits import MOST_TABLES
from bot.service.clocks.terms import MOST_HOURS
from bot.service.errors import TableClosed
from bot.ui.administration.actions import extend_turn, pause_table, replace_holder, resume_table
from bot.ui.administration.panels import (
    ask_whether_to_end,
    limits_text,
    show_admin_log,
    show_doctor,
    show_tables,
)
from bot.ui.clocks.time_buttons import A_DAY
from bot.ui.lobby.autocomplete import seats_to_choose, tables_to_choose
from bot.ui.toolkit.command_names import said
from bot.ui.toolkit.interaction import Asked
from bot.ui.toolkit.which_table import any_table

Interaction = discord.Interaction[Any]


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=said("command-admin")):
    """The commands for the tables of a server, its limits, its log and a diagnosis."""

    @app_commands.command(name="tables", description=said("command-admin-tables"))
    async def tables(self, interaction: Interaction) -> None:
        """Show all open tables."""
        async with Asked(interaction) as asked:
            await show_tables(asked)

    @app_commands.command(name="end", description=said("command-admin-end"))
    @app_commands.describe(table=said("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a table, after confirmation."""
        async with Asked(interaction) as asked:
            record = await any_table(asked, table)
            if not record.is_open:
                raise TableClosed(table=record.id, status=record.status.value)
            await ask_whether_to_end(asked, record)

    @app_commands.command(name="pause", description=said("command-admin-pause"))
    @app_commands.describe(table=said("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Pause a match."""
        async with Asked(interaction) as asked:
            await pause_table(asked, await any_table(asked, table))

    @app_commands.command(name="resume", description=said("command-admin-resume"))
    @app_commands.describe(table=said("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Resume a match."""
        async with Asked(interaction) as asked:
            await resume_table(asked, await any_table(asked, table))

    @app_commands.command(name="extend", description=said("command-admin-extend"))
    @app_commands.describe(hours=said("option-admin-hours"), table=said("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def extend(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MOST_HOURS] = A_DAY,
        table: int | None = None,
    ) -> None:
        """Give the player who must act more time."""
        async with Asked(interaction) as asked:
            await extend_turn(asked, await any_table(asked, table), hours)

    @app_commands.command(name="replace", description=said("command-admin-replace"))
    @app_commands.describe(
        seat=said("option-admin-seat"), member=said("option-admin-member"), table=said("option-admin-table")
    )
    @app_commands.autocomplete(seat=seats_to_choose, table=tables_to_choose)
    async def replace(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, MOST_SEATS],
        member: discord.Member | None = None,
        table: int | None = None,
    ) -> None:
        """Give a seat to a member or, without one, to a computer."""
        async with Asked(interaction) as asked:
            # Users number seats from one.
            await replace_holder(asked, await any_table(asked, table), Seat(seat - 1), member)

    @app_commands.command(name="limits", description=said("command-admin-limits"))
    @app_commands.describe(
        open_tables=said("option-admin-open-tables"), tables_per_person=said("option-admin-tables-per-person")
    )
    async def limits(
        self,
        interaction: Interaction,
        open_tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        tables_per_person: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        """Set the limits on tables, and show them."""
        async with Asked(interaction) as asked:
            settings = await asked.services.admin.set_limits(
                asked.guild, asked.user, open_tables=open_tables, tables_per_person=tables_per_person
            )
            await asked.say(limits_text(asked.texts, settings))

    @app_commands.command(name="log", description=said("command-admin-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show the admin log."""
        async with Asked(interaction) as asked:
            await show_admin_log(asked)

    @app_commands.command(name="doctor", description=said("command-admin-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        """Diagnose the bot's setup in the server."""
        async with Asked(interaction) as asked:
            await show_doctor(asked)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(AdminCommands())
