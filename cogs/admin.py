"""``/admin``: for who manages a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.administration import MOST_TABLES
from bot.service.errors import TableClosed
from bot.ui.admin_panels import ask_whether_to_end, limits_text, show_admin_log, show_doctor, show_tables
from bot.ui.asked import Asked
from bot.ui.table_names import tables_to_choose
from bot.ui.which_table import any_table
from bot.ui.wording import said

Interaction = discord.Interaction[Any]


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=said("command-admin")):
    """The tables of a server, and what the bot needs there."""

    @app_commands.command(name="tables", description=said("command-admin-tables"))
    async def tables(self, interaction: Interaction) -> None:
        """All open tables."""
        async with Asked(interaction) as asked:
            await show_tables(asked)

    @app_commands.command(name="end", description=said("command-admin-end"))
    @app_commands.describe(table=said("option-admin-table"))
    @app_commands.autocomplete(table=tables_to_choose)
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a table, after asking once more."""
        async with Asked(interaction) as asked:
            record = await any_table(asked, table)
            if not record.is_open:
                raise TableClosed(table=record.id, status=record.status.value)
            await ask_whether_to_end(asked, record)

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
        """How many tables there may be: set it, or look."""
        async with Asked(interaction) as asked:
            settings = await asked.services.admin.set_limits(
                asked.guild, asked.user, open_tables=open_tables, tables_per_person=tables_per_person
            )
            await asked.say(limits_text(asked.texts, settings))

    @app_commands.command(name="log", description=said("command-admin-log"))
    async def log(self, interaction: Interaction) -> None:
        """What admins did."""
        async with Asked(interaction) as asked:
            await show_admin_log(asked)

    @app_commands.command(name="doctor", description=said("command-admin-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        """Check everything."""
        async with Asked(interaction) as asked:
            await show_doctor(asked)


async def setup(bot: commands.Bot) -> None:
    """Load these commands."""
    await bot.add_cog(AdminCommands())
