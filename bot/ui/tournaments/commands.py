"""The answers of ``/tournament``: opening and showing tournaments, substitutes, and entries that are taken out."""

from typing import Any

import discord
from discord import app_commands
from msgspec import structs

from bot.service.clocks.terms import Terms
from bot.service.ids import UserId
from bot.service.tournaments.errors import TournamentNotFound
from bot.service.tournaments.model import Tournament, TournamentKind
from bot.ui.tables.rules_named import rules_named
from bot.ui.tables.visibility import may_see_channel
from bot.ui.toolkit.commands import autocomplete, localized
from bot.ui.toolkit.components import MOST_OPTIONS
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.tournaments.buttons import expect_organiser, expect_private_threads, expected_player
from bot.ui.tournaments.names import NAME_LENGTH, tournament_name
from bot.ui.tournaments.organising import let_play_instead, take_entry_out
from bot.ui.tournaments.presenter import main_message
from bot.ui.tournaments.standings import threads_of
from bot.ui.words.names import plain

Interaction = discord.Interaction[Any]

USUAL_DAYS = 7
KIND_CHOICES = [
    app_commands.Choice(name=localized(f"choice-tournament-{kind.value.replace('_', '-')}"), value=kind.value)
    for kind in TournamentKind
]


@autocomplete
async def tournaments_to_choose(
    interaction: Interaction, current: str | float
) -> list[app_commands.Choice[int]]:
    """Return the tournaments of this server, the newest first."""
    context = InteractionContext(interaction)
    found = await _visible(context)
    named = ((plain(one.name, NAME_LENGTH), one.id) for one in found)
    words = str(current).casefold()
    return [
        app_commands.Choice(name=name, value=number) for name, number in named if words in name.casefold()
    ][:MOST_OPTIONS]


async def _visible(context: InteractionContext) -> list[Tournament]:
    """Return the tournaments of the server in channels that the user may see, newest first."""
    found = await context.services.tournaments.all(context.guild)
    return [one for one in found if may_see_channel(context, one.channel)]


async def open_tournament(
    context: InteractionContext,
    *,
    name: str,
    kind: str,
    rules: str | None,
    rounds: int,
    days: int,
    match_rounds: int | None,
    terms: Terms | None = None,
) -> None:
    """Open a tournament, whose sign-up is posted in this channel. Without ``terms`` it has those of new tables.

    Raises:
        Refusal, NoOpponents, TooManyTournaments
    """
    if not await context.may_organise():
        raise Refusal("organisers-only")
    called, meant = plain(name, NAME_LENGTH), expected_kind(kind)
    if not called:
        raise Refusal("tournament-without-name")
    if not may_write_in(context.interaction.guild, context.place):
        raise Refusal("daily-closed-channel", channel=f"<#{context.place}>")
    if meant is TournamentKind.DUPLICATE:
        expect_private_threads(context, context.place)
    named = None if rules is None else await rules_named(context, rules)
    chosen = await context.services.houses.chosen(context.guild, named)
    made = await context.services.tournaments.create(
        context.user,
        guild=context.guild,
        channel=context.place,
        name=called,
        kind=meant,
        chosen=chosen if terms is None else structs.replace(chosen, terms=terms),
        days=days,
        rounds=rounds,
        match_rounds=match_rounds,
    )
    await context.show(Message(context.texts("tournament-made", name=tournament_name(made))))


def expected_kind(kind: str) -> TournamentKind:
    """Return the kind of tournament that was chosen.

    Raises:
        Refusal
    """
    if kind not in set(TournamentKind):
        raise Refusal("tournament-unknown-kind")
    return TournamentKind(kind)


async def tournament_named(context: InteractionContext, number: int | None) -> Tournament:
    """Return the tournament that is meant: without a number the newest one, those that are open first.

    Raises:
        Refusal, TournamentNotFound
    """
    found = await _visible(context)
    if not found:
        raise Refusal("tournament-none")
    if number is None:
        return next((one for one in found if one.is_open), found[0])
    meant = next((one for one in found if one.id == number), None)
    if meant is None:
        raise TournamentNotFound
    return meant


async def show_tournament(context: InteractionContext, number: int | None) -> None:
    """Show the message of a tournament privately, with its buttons."""
    tournament = await tournament_named(context, number)
    await context.show(main_message(context.texts, tournament, await threads_of(context, tournament)))


async def substitute(
    context: InteractionContext, number: int | None, out: discord.User | discord.Member, by: discord.Member
) -> None:
    """Let somebody play on in another player's place.

    Raises:
        Refusal, NotOrganiser, NotEntered, AlreadyEntered, TournamentClosed, SawAnotherHand, SatAtOtherTable
    """
    tournament = await tournament_named(context, number)
    await expect_organiser(context, tournament)
    await let_play_instead(context, tournament, UserId(out.id), expected_player(by))


async def remove_entry(
    context: InteractionContext, number: int | None, out: discord.User | discord.Member
) -> None:
    """Take the entry of a person out.

    Raises:
        Refusal, NotOrganiser, NotEntered, TournamentClosed
    """
    tournament = await tournament_named(context, number)
    await expect_organiser(context, tournament)
    await take_entry_out(context, tournament, UserId(out.id))
