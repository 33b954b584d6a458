"""``/tournament``: tournaments of a server, and ``/evening``: a date with a sign-up."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.tournaments.model import TournamentKind
from bot.ui.evenings.organising import plan_evening
from bot.ui.evenings.panel import show_planned
from bot.ui.house_rules.autocomplete import rules_to_choose
from bot.ui.tables.selection import rules_named
from bot.ui.toolkit.commands import command, localized
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.tournaments.commands import (
    KIND_CHOICES,
    USUAL_DAYS,
    open_tournament,
    remove_entry,
    show_form,
    show_tournament,
    substitute,
    tournaments_to_choose,
)
from bot.ui.tournaments.names import NAME_LENGTH


class TournamentCommands(
    commands.GroupCog, group_name="tournament", group_description=localized("command-tournament")
):
    """The commands about tournaments."""

    @command(
        "new",
        "command-tournament-new",
        name="option-tournament-name",
        kind=("option-tournament-kind", KIND_CHOICES),
        rules=("option-tournament-rules", rules_to_choose),
        rounds="option-tournament-rounds",
        days="option-tournament-days",
        match_rounds="option-tournament-match-rounds",
    )
    async def new(
        self,
        context: InteractionContext,
        name: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
        kind: str | None = None,
        rules: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        rounds: app_commands.Range[int, 1, 15] | None = None,
        days: app_commands.Range[int, 1, 60] = USUAL_DAYS,
        match_rounds: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """Show the form of a new tournament, or open one of this name."""
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

    @command("show", "command-tournament-show", tournament=("option-tournament", tournaments_to_choose))
    async def show(self, context: InteractionContext, tournament: int | None = None) -> None:
        """Show a tournament."""
        await show_tournament(context, tournament)

    @command(
        "substitute",
        "command-tournament-substitute",
        out="option-tournament-out",
        by="option-tournament-by",
        tournament=("option-tournament", tournaments_to_choose),
    )
    async def substitute(
        self,
        context: InteractionContext,
        out: discord.User,
        by: discord.Member,
        tournament: int | None = None,
    ) -> None:
        """Let somebody play on in another player's place."""
        await substitute(context, tournament, out, by)

    @command(
        "remove",
        "command-tournament-remove",
        out="option-tournament-out",
        tournament=("option-tournament", tournaments_to_choose),
    )
    async def remove(
        self, context: InteractionContext, out: discord.User, tournament: int | None = None
    ) -> None:
        """Take the entry of a player out."""
        await remove_entry(context, tournament, out)


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
    """Load these commands."""
    await bot.add_cog(TournamentCommands())
    await bot.add_cog(EveningCommands())
