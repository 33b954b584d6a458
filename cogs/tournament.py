"""``/tournament``: tournaments of a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.tournaments.model import TournamentKind
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.toolkit.commands import localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.tournaments.commands import (
    KIND_CHOICES,
    USUAL_DAYS,
    open_tournament,
    remove_entry,
    show_tournament,
    substitute,
    tournaments_to_choose,
)
from bot.ui.tournaments.form import show_form
from bot.ui.tournaments.names import NAME_LENGTH

Interaction = discord.Interaction[Any]


class TournamentCommands(
    commands.GroupCog, group_name="tournament", group_description=localized("command-tournament")
):
    """The commands about tournaments."""

    @app_commands.command(name="new", description=localized("command-tournament-new"))
    @app_commands.describe(
        name=localized("option-tournament-name"),
        kind=localized("option-tournament-kind"),
        rules=localized("option-tournament-rules"),
        rounds=localized("option-tournament-rounds"),
        days=localized("option-tournament-days"),
        match_rounds=localized("option-tournament-match-rounds"),
    )
    @app_commands.choices(kind=KIND_CHOICES)
    @app_commands.autocomplete(rules=rules_to_choose)
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
        kind: str | None = None,
        rules: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        rounds: app_commands.Range[int, 1, 15] | None = None,
        days: app_commands.Range[int, 1, 60] = USUAL_DAYS,
        match_rounds: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """Show the form of a new tournament, or open one of this name."""
        async with InteractionContext(interaction) as context:
            if name is None:
                await show_form(context, kind, rules)
                return
            await open_tournament(
                context,
                name=name,
                kind=kind or TournamentKind.SWISS.value,
                rules=rules,
                rounds=rounds or 0,
                days=days,
                match_rounds=match_rounds,
            )

    @app_commands.command(name="show", description=localized("command-tournament-show"))
    @app_commands.describe(tournament=localized("option-tournament"))
    @app_commands.autocomplete(tournament=tournaments_to_choose)
    async def show(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Show a tournament."""
        async with InteractionContext(interaction) as context:
            await show_tournament(context, tournament)

    @app_commands.command(name="substitute", description=localized("command-tournament-substitute"))
    @app_commands.describe(
        out=localized("option-tournament-out"),
        by=localized("option-tournament-by"),
        tournament=localized("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournaments_to_choose)
    async def substitute(
        self,
        interaction: Interaction,
        out: discord.User,
        by: discord.Member,
        tournament: int | None = None,
    ) -> None:
        """Let somebody play on in another player's place."""
        async with InteractionContext(interaction) as context:
            await substitute(context, tournament, out, by)

    @app_commands.command(name="remove", description=localized("command-tournament-remove"))
    @app_commands.describe(out=localized("option-tournament-out"), tournament=localized("option-tournament"))
    @app_commands.autocomplete(tournament=tournaments_to_choose)
    async def remove(
        self, interaction: Interaction, out: discord.User, tournament: int | None = None
    ) -> None:
        """Take the entry of a player out."""
        async with InteractionContext(interaction) as context:
            await remove_entry(context, tournament, out)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Load these commands."""
    await bot.add_cog(TournamentCommands())
