"""What belongs to a person and no server: ``/settings``, ``/privacy`` and ``/scorepad``; and what is offered on a person under *Apps*."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.ids import UserId
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.lobby.inviting import invite_to_own_table
from bot.ui.people.privacy import ask_whether_to_forget, send_document, show_stored
from bot.ui.people.settings_panel import show_settings
from bot.ui.score_pads.panel import begin_pad, show_pads
from bot.ui.statistics.panel import show_statistics
from bot.ui.toolkit.admission import CALLS_SOMEBODY, costs
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.interaction import InteractionContext


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


Interaction = discord.Interaction[Any]


@app_commands.guild_only()
async def invite(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Invite a person to the user's table that waits for players."""
    async with InteractionContext(interaction) as context:
        await invite_to_own_table(context, person)


@app_commands.guild_only()
async def our_statistics(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show what the user and this person won together and against each other."""
    async with InteractionContext(interaction) as context:
        other = UserId(person.id)
        await show_statistics(context, partner=None if other == context.user else other)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(SettingsCommands())
    await bot.add_cog(PrivacyCommands())
    await bot.add_cog(ScorePadCommands())
    for name, callback, tokens in (
        ("context-menu-invite", invite, CALLS_SOMEBODY),
        ("context-menu-statistics", our_statistics, 0),
    ):
        bot.tree.add_command(
            app_commands.ContextMenu(name=localized(name), callback=callback, extras=costs(tokens))
        )
