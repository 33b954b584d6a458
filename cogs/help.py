"""``/rules``, ``/learn``, ``/practice`` and ``/help``."""

from discord import app_commands
from discord.ext import commands

from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.ui.help.pages import help_message
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.learning.panel import show_course
from bot.ui.practice.starting import begin_deal, begin_or_go_on
from bot.ui.rules.pages import (
    SECTIONS,
    SHORT,
    card_message,
    card_named,
    card_of_preset,
    card_of_table,
    section_title,
)
from bot.ui.tables.autocomplete import ANY_TABLE
from bot.ui.tables.selection import any_table
from bot.ui.texts import texts_for
from bot.ui.toolkit.commands import command
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.computers import LEVEL_CHOICES


class HelpCommands(commands.Cog):
    """The commands for rules, learning and help."""

    @command(
        "rules",
        "command-rules",
        game=("option-rules-of", rules_to_choose),
        section=(
            "option-section",
            [
                app_commands.Choice(name=section_title(texts_for("en"), section), value=section)
                for section in SECTIONS[:25]
            ],
        ),
        table=ANY_TABLE,
    )
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(
        self,
        context: InteractionContext,
        game: app_commands.Range[str, 1, 100] | None = None,
        section: app_commands.Range[str, 1, 100] | None = None,
        table: int | None = None,
    ) -> None:
        """Show the rules of a house rule or a game, else of a table, else of Classic Canasta."""
        if game is not None:
            card = await card_named(context, game)
        else:
            try:
                card = card_of_table(await any_table(context, table))
            except Refusal:
                card = card_of_preset(DEFAULT_PRESET)
        await context.show(card_message(context.texts, card, section or SHORT))

    @command("learn", "command-learn")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def learn(self, context: InteractionContext) -> None:
        """Show the course, with the way on from where the person was."""
        await show_course(context)

    @command("help", "command-help")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, context: InteractionContext) -> None:
        """Show how to begin, and all commands."""
        await context.show(help_message(context.texts, context.client.links))


class PracticeCommands(commands.Cog):
    """The command for practice matches."""

    @command(
        "practice",
        "command-practice",
        game=("option-rules", rules_to_choose),
        level=("option-practice-level", LEVEL_CHOICES),
        anew="option-practice-anew",
        deal="option-practice-deal",
    )
    async def practice(
        self,
        context: InteractionContext,
        game: app_commands.Range[str, 1, 100] | None = None,
        level: str | None = None,
        anew: bool = False,
        deal: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Begin a practice match, or go on with the one in play, or play a deal of a shared round."""
        if deal is not None:
            await begin_deal(context, deal, level)
        else:
            await begin_or_go_on(context, game, level, anew=anew)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(HelpCommands())
    await bot.add_cog(PracticeCommands())
