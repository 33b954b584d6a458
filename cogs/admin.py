"""``/setup`` and ``/admin``: commands for server managers."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.administration.server_settings import MOST_TABLES
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
from bot.ui.daily.panel import choose_daily
from bot.ui.lobby.players_role import choose_players_role
from bot.ui.server_setup import show_setup
from bot.ui.tables.autocomplete import seats_to_choose, tables_to_choose
from bot.ui.tables.selection import administered_table
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.computers import LEVEL_CHOICES

Interaction = discord.Interaction[Any]


class SetupCommand(commands.Cog):
    """The command for the panel in which a server is set up."""

    @app_commands.command(name="setup", description=localized("command-setup"))
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        """Show what is chosen for the server, with the menus that change it."""
        async with InteractionContext(interaction) as context:
            await show_setup(context)


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=localized("command-admin")):
    """The commands for the tables of a server, its limits, its log and a diagnosis."""

    @app_commands.command(name="tables", description=localized("command-admin-tables"))
    async def tables(self, interaction: Interaction) -> None:
        """Show all open tables."""
        async with InteractionContext(interaction) as context:
            await show_tables(context)

    @app_commands.command(name="end", description=localized("command-admin-end"))
    @app_commands.describe(table=localized("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a table, after confirmation."""
        async with InteractionContext(interaction) as context:
            record = await administered_table(context, table)
            if not record.is_open:
                raise TableClosed(table=record.id, status=record.status.value)
            await ask_whether_to_end(context, record)

    @app_commands.command(name="pause", description=localized("command-admin-pause"))
    @app_commands.describe(table=localized("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Pause a match."""
        async with InteractionContext(interaction) as context:
            await pause_table(context, await administered_table(context, table))

    @app_commands.command(name="resume", description=localized("command-admin-resume"))
    @app_commands.describe(table=localized("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Resume a match."""
        async with InteractionContext(interaction) as context:
            await resume_table(context, await administered_table(context, table))

    @app_commands.command(name="extend", description=localized("command-admin-extend"))
    @app_commands.describe(hours=localized("option-admin-hours"), table=localized("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def extend(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MOST_HOURS] = A_DAY,
        table: int | None = None,
    ) -> None:
        """Give the player who must act more time."""
        async with InteractionContext(interaction) as context:
            await extend_turn(context, await administered_table(context, table), hours)

    @app_commands.command(name="replace", description=localized("command-admin-replace"))
    @app_commands.describe(
        seat=localized("option-admin-seat"),
        member=localized("option-admin-member"),
        level=localized("option-admin-level"),
        table=localized("option-admin-table"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(seat=seats_to_choose, table=tables_to_choose)
    async def replace(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, MOST_SEATS],
        member: discord.Member | None = None,
        level: str | None = None,
        table: int | None = None,
    ) -> None:
        """Give a seat to a member or, without one, to a computer."""
        async with InteractionContext(interaction) as context:
            # Users number seats from one.
            record = await administered_table(context, table)
            await replace_holder(context, record, Seat(seat - 1), member, level)

    @app_commands.command(name="limits", description=localized("command-admin-limits"))
    @app_commands.describe(
        open_tables=localized("option-admin-open-tables"),
        tables_per_person=localized("option-admin-tables-per-person"),
    )
    async def limits(
        self,
        interaction: Interaction,
        open_tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        tables_per_person: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        """Set the limits on tables, and show them."""
        async with InteractionContext(interaction) as context:
            settings = await context.services.admin.set_limits(
                context.guild, context.user, open_tables=open_tables, tables_per_person=tables_per_person
            )
            await context.say(limits_text(context.texts, settings))

    @app_commands.command(name="daily", description=localized("command-admin-daily"))
    @app_commands.describe(
        channel=localized("option-admin-daily-channel"), hour=localized("option-admin-daily-hour")
    )
    async def daily(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        """Choose where and when the daily deal is posted, and show it."""
        async with InteractionContext(interaction) as context:
            await choose_daily(context, channel, hour)

    @app_commands.command(name="players", description=localized("command-admin-players"))
    @app_commands.describe(role=localized("option-admin-players-role"))
    async def players(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Choose the role of the members who want to be called when a table waits for players, and show it."""
        async with InteractionContext(interaction) as context:
            await choose_players_role(context, role)

    @app_commands.command(name="log", description=localized("command-admin-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show the admin log."""
        async with InteractionContext(interaction) as context:
            await show_admin_log(context)

    @app_commands.command(name="doctor", description=localized("command-admin-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        """Diagnose the bot's setup in the server."""
        async with InteractionContext(interaction) as context:
            await show_doctor(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(AdminCommands())
    await bot.add_cog(SetupCommand())
