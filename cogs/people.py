"""What belongs to a person and no server: ``/settings``, ``/privacy`` and ``/scorepad``."""

from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.people.privacy import ask_whether_to_forget, send_document, show_stored
from bot.ui.people.settings_panel import show_settings
from bot.ui.score_pads.panel import begin_pad, show_pads
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from cogs.command import command


class SettingsCommands(commands.Cog):
    """The command for personal settings."""

    @command("settings", "command-settings")
    async def settings(self, context: InteractionContext) -> None:
        """Show the private settings panel."""
        await show_settings(context)


@app_commands.allowed_contexts(guilds=True, dms=True)
class PrivacyCommands(
    commands.GroupCog, group_name="privacy", group_description=localized("command-privacy")
):
    """The commands about a person's own data."""

    @command("show", "command-privacy-show")
    async def show(self, context: InteractionContext) -> None:
        """Show how much is stored about the person."""
        await show_stored(context)

    @command("export", "command-privacy-export")
    async def export(self, context: InteractionContext) -> None:
        """Export the person's data as a file."""
        await send_document(context)

    @command("delete", "command-privacy-delete")
    async def delete(self, context: InteractionContext) -> None:
        """Erase the person's data, after confirmation."""
        await ask_whether_to_forget(context)


class ScorePadCommands(commands.Cog):
    """The command for score pads, which belong to a person and no server."""

    @command(
        "scorepad", "command-scorepad", names="option-pad-names", game=("option-pad-game", rules_to_choose)
    )
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def scorepad(
        self,
        context: InteractionContext,
        names: app_commands.Range[str, 1, 200] | None = None,
        game: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show the score pad that was changed last, or begin one for these names."""
        if names is None:
            await show_pads(context)
        else:
            await begin_pad(context, names, game)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(SettingsCommands())
    await bot.add_cog(PrivacyCommands())
    await bot.add_cog(ScorePadCommands())
