"""``/scorepad``: scores of games that are played with real cards."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.score_pads.panel import begin_pad, show_pads
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext

Interaction = discord.Interaction[Any]


class ScorePadCommands(commands.Cog):
    """The command for score pads, which belong to a person and no server."""

    @app_commands.command(name="scorepad", description=localized("command-scorepad"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.describe(names=localized("option-pad-names"), game=localized("option-pad-game"))
    @app_commands.autocomplete(game=rules_to_choose)
    async def scorepad(
        self,
        interaction: Interaction,
        names: app_commands.Range[str, 1, 200] | None = None,
        game: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show the score pad that was changed last, or begin one for these names."""
        async with InteractionContext(interaction) as context:
            if names is None:
                await show_pads(context)
            else:
                await begin_pad(context, names, game)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load this command."""
    await bot.add_cog(ScorePadCommands())
