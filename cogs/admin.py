"""``/setup`` and ``/admin``: commands for server managers."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.seats import MOST_SEATS, Seat
from bot.service.administration.server_settings import MOST_TABLES
from bot.service.clocks.terms import MOST_HOURS
from bot.service.errors import TableClosed
from bot.ui.administration.actions import (
    ask_whether_to_end,
    extend_turn,
    limits_text,
    pause_table,
    replace_holder,
    resume_table,
)
from bot.ui.administration.doctor_panel import show_doctor
from bot.ui.administration.log import show_admin_log
from bot.ui.administration.tables import show_tables
from bot.ui.clocks.time_buttons import A_DAY
from bot.ui.daily.panel import choose_daily
from bot.ui.lobby.players_role import choose_players_role
from bot.ui.server_setup import show_setup
from bot.ui.tables.autocomplete import ADMIN_TABLE, seats_to_choose
from bot.ui.tables.selection import administered_table
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.computers import LEVEL_CHOICES


class SetupCommand(commands.Cog):
    """The command for the panel in which a server is set up."""

    @command("setup", "command-setup")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, context: InteractionContext) -> None:
        """Show what is chosen for the server, with the menus that change it."""
        await show_setup(context)


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=localized("command-admin")):
    """The commands for the tables of a server, its limits, its log and a diagnosis."""

    @command("tables", "command-admin-tables")
    async def tables(self, context: InteractionContext) -> None:
        """Show all open tables."""
        await show_tables(context)

    @command("end", "command-admin-end", table=ADMIN_TABLE)
    async def end(self, context: InteractionContext, table: int | None = None) -> None:
        """End a table, after confirmation."""
        record = await administered_table(context, table)
        if not record.is_open:
            raise TableClosed(table=record.id, status=record.status.value)
        await ask_whether_to_end(context, record)

    @command("pause", "command-admin-pause", table=ADMIN_TABLE)
    async def pause(self, context: InteractionContext, table: int | None = None) -> None:
        """Pause a match."""
        await pause_table(context, await administered_table(context, table))

    @command("resume", "command-admin-resume", table=ADMIN_TABLE)
    async def resume(self, context: InteractionContext, table: int | None = None) -> None:
        """Resume a match."""
        await resume_table(context, await administered_table(context, table))

    @command("extend", "command-admin-extend", hours="option-admin-hours", table=ADMIN_TABLE)
    async def extend(
        self,
        context: InteractionContext,
        hours: app_commands.Range[int, 1, MOST_HOURS] = A_DAY,
        table: int | None = None,
    ) -> None:
        """Give the player who must act more time."""
        await extend_turn(context, await administered_table(context, table), hours)

    @command(
        "replace",
        "command-admin-replace",
        seat=("option-admin-seat", seats_to_choose),
        member="option-admin-member",
        level=("option-admin-level", LEVEL_CHOICES),
        table=ADMIN_TABLE,
    )
    async def replace(
        self,
        context: InteractionContext,
        seat: app_commands.Range[int, 1, MOST_SEATS],
        member: discord.Member | None = None,
        level: str | None = None,
        table: int | None = None,
    ) -> None:
        """Give a seat to a member or, without one, to a computer."""
        # Users number seats from one.
        record = await administered_table(context, table)
        await replace_holder(context, record, Seat(seat - 1), member, level)

    @command(
        "limits",
        "command-admin-limits",
        open_tables="option-admin-open-tables",
        tables_per_person="option-admin-tables-per-person",
    )
    async def limits(
        self,
        context: InteractionContext,
        open_tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        tables_per_person: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        """Set the limits on tables, and show them."""
        settings = await context.services.admin.set_limits(
            context.guild, context.user, open_tables=open_tables, tables_per_person=tables_per_person
        )
        await context.say(limits_text(context.texts, settings))

    @command(
        "daily", "command-admin-daily", channel="option-admin-daily-channel", hour="option-admin-daily-hour"
    )
    async def daily(
        self,
        context: InteractionContext,
        channel: discord.TextChannel | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        """Choose where and when the daily deal is posted, and show it."""
        await choose_daily(context, channel, hour)

    @command("players", "command-admin-players", role="option-admin-players-role")
    async def players(self, context: InteractionContext, role: discord.Role | None = None) -> None:
        """Choose the role of the members who want to be called when a table waits for players, and show it."""
        await choose_players_role(context, role)

    @command("log", "command-admin-log")
    async def log(self, context: InteractionContext) -> None:
        """Show the admin log."""
        await show_admin_log(context)

    @command("doctor", "command-admin-doctor")
    async def doctor(self, context: InteractionContext) -> None:
        """Diagnose the bot's setup in the server."""
        await show_doctor(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(AdminCommands())
    await bot.add_cog(SetupCommand())
