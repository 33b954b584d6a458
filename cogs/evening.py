"""``/evening``: a date with a sign-up."""

from discord import app_commands
from discord.ext import commands

from bot.ui.evenings.organising import plan_evening
from bot.ui.evenings.panel import show_planned
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.tables.rules_named import rules_named
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from cogs.command import command


class EveningCommands(commands.Cog):
    """The command that plans evenings."""

    @command(
        "evening",
        "command-evening",
        when="option-evening-when",
        game=("option-rules", rules_to_choose),
        rotating=(
            "option-evening-rotating",
            [
                app_commands.Choice(name=localized("choice-evening-one-round"), value=1),
                app_commands.Choice(name=localized("choice-evening-two-rounds"), value=2),
                app_commands.Choice(name=localized("choice-evening-four-rounds"), value=4),
                app_commands.Choice(name=localized("choice-evening-whole-matches"), value=0),
            ],
        ),
    )
    async def evening(
        self,
        context: InteractionContext,
        when: app_commands.Range[str, 1, 60] | None = None,
        game: app_commands.Range[str, 1, 100] | None = None,
        rotating: int | None = None,
    ) -> None:
        """Plan an evening, or show those to come."""
        if when is None:
            await show_planned(context)
            return
        named = "" if game is None else await rules_named(context, game)
        await plan_evening(context, when, named, rotating)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(EveningCommands())
