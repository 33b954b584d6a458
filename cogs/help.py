"""``/rules``, ``/learn`` and ``/help``."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.ui.help.pages import help_message
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.learning.panel import show_course
from bot.ui.rules.pages import SHORT, card_message, card_named, card_of_preset, card_of_table
from bot.ui.rules.rule_card import SECTIONS, section_title
from bot.ui.tables.autocomplete import tables_to_choose
from bot.ui.tables.selection import any_table
from bot.ui.texts import texts_for
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class HelpCommands(commands.Cog):
    """The commands for rules, learning and help."""

    @app_commands.command(name="rules", description=localized("command-rules"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.describe(
        game=localized("option-rules-of"),
        section=localized("option-section"),
        table=localized("option-table"),
    )
    @app_commands.choices(
        section=[
            app_commands.Choice(name=section_title(texts_for("en"), section), value=section)
            for section in SECTIONS[:25]
        ]
    )
    @app_commands.autocomplete(game=rules_to_choose)
    @app_commands.autocomplete(table=tables_to_choose)
    async def rules(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 1, 100] | None = None,
        section: app_commands.Range[str, 1, 100] | None = None,
        table: int | None = None,
    ) -> None:
        """Show the rules of a house rule or a game, else of a table, else of Classic Canasta."""
        async with InteractionContext(interaction) as context:
            if game is not None:
                card = await card_named(context, game)
            else:
                try:
                    card = card_of_table(await any_table(context, table))
                except Refusal:
                    card = card_of_preset(DEFAULT_PRESET)
            await context.show(card_message(context.texts, card, section or SHORT))

    @app_commands.command(name="learn", description=localized("command-learn"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def learn(self, interaction: Interaction) -> None:
        """Show the course, with the way on from where the person was."""
        async with InteractionContext(interaction) as context:
            await show_course(context)

    @app_commands.command(name="help", description=localized("command-help"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction) -> None:
        """Show how to begin, and all commands."""
        async with InteractionContext(interaction) as context:
            await context.show(help_message(context.texts, context.client.links))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(HelpCommands())
