"""Buttons below the messages of a tournament: entering, partners, withdrawing, standings and organising."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.service.errors import NotOrganiser, TableNotFound
from bot.service.ids import ChannelId, TournamentId, UserId
from bot.service.matches.record import Person
from bot.service.people.visible_text import visible
from bot.service.tournaments.errors import AlreadyEntered, SignUpOver, TournamentClosed, TournamentNotFound
from bot.service.tournaments.model import Tournament, TournamentStage
from bot.service.tournaments.running import TableThreads
from bot.ui.tables.visibility import may_see_channel
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.permissions import may_open_private_threads
from bot.ui.tournaments.duplicate import sheet_message
from bot.ui.tournaments.names import tournament_name
from bot.ui.tournaments.presenter import (
    ANSWER_AS_PARTNER,
    CANCEL_TOURNAMENT,
    ENTER_TOURNAMENT,
    ENTER_WITH_COMPUTER,
    ORGANISE_TOURNAMENT,
    REALLY_CANCEL_TOURNAMENT,
    REALLY_WITHDRAW_ENTRY,
    START_TOURNAMENT,
    TOURNAMENT_PARTNER,
    TOURNAMENT_STANDINGS,
    WITHDRAW_ENTRY,
    cancel_message,
    number_in,
    organising_message,
    partner_message,
    withdraw_message,
)
from bot.ui.tournaments.standings import (
    STANDINGS_IN_WORDS,
    STANDINGS_PAGE,
    standings_in_words,
    standings_with_picture,
)
from bot.ui.words.names import shown


async def tournament_of(click: Click) -> Tournament:
    """Return the tournament that a button belongs to.

    Raises:
        TournamentNotFound
    """
    found = await click.services.tournaments.get(click.guild, TournamentId(click.id.args[0]))
    if not may_see_channel(click, found.channel):
        raise TournamentNotFound
    return found


# --------------------------------------------------------------------------------------------------- entering


@on_click(ENTER_TOURNAMENT)
async def enter(click: Click) -> None:
    """Enter, in pairs after the choice of a partner."""
    tournament = await tournament_of(click)
    if tournament.stage is not TournamentStage.SIGN_UP:
        raise SignUpOver(stage=tournament.stage.value)
    if tournament.plan.size == 1:
        await _enter(click, tournament, None)
        return
    asking = next(
        (entry for entry in tournament.entries if entry.asks and entry.people[-1].user == click.user), None
    )
    if asking is None and tournament.entry_of(click.user) is not None:
        raise AlreadyEntered(user=click.user, why="own")
    await click.show_new(partner_message(click.texts, tournament, asking))


@on_click(TOURNAMENT_PARTNER, tokens=CALLS_SOMEBODY)
async def ask_partner(click: Click) -> None:
    """Enter with the chosen partner, who is asked."""
    tournament = await tournament_of(click)
    if len(click.people) != 1:
        raise NotOurId(click.id.verb)
    if click.people[0].id == click.user:
        raise Refusal("tournament-partner-self")
    await _enter(click, tournament, expected_player(click.people[0]))


@on_click(ENTER_WITH_COMPUTER)
async def enter_with_computer(click: Click) -> None:
    """Enter with a computer as the partner."""
    await _enter(click, await tournament_of(click), None)


async def _enter(click: Click, tournament: Tournament, partner: Person | None) -> None:
    after = await click.services.tournaments.enter(click.guild, tournament.id, click.person, partner)
    lines = [click.texts("tournament-entered", name=tournament_name(after))]
    if partner is not None:
        lines = [click.texts("tournament-entered-asked", partner=shown(partner.name))]
    await click.show(Message("\n".join(lines)))


def expected_player(person: discord.Member | discord.User) -> Person:
    """Return somebody who was chosen to play.

    Raises:
        Refusal: a bot, or a stranger.
    """
    name = shown(person.display_name)
    if person.bot:
        raise Refusal("tournament-partner-bot", name=name)
    if not isinstance(person, discord.Member):
        raise Refusal("tournament-partner-stranger", name=name)
    return Person(UserId(person.id), visible(person.display_name))


@on_click(ANSWER_AS_PARTNER)
async def answer(click: Click) -> None:
    """Agree to be somebody's partner, or decline."""
    agrees = bool(click.id.args[2])
    number, entry = (await tournament_of(click)).id, number_in(click.id.args[1])
    after = await click.services.tournaments.answer(
        click.guild, number, click.user, agrees=agrees, entry=entry
    )
    key = "tournament-agreed" if agrees else "tournament-declined"
    await click.show(Message(click.texts(key, name=tournament_name(after))))


@on_click(WITHDRAW_ENTRY)
async def withdraw(click: Click) -> None:
    """Withdraw; once it is running, after a question."""
    tournament = await tournament_of(click)
    if tournament.stage is TournamentStage.RUNNING and tournament.entry_of(click.user) is not None:
        await click.show_new(withdraw_message(click.texts, tournament))
        return
    await really_withdraw(click)


@on_click(REALLY_WITHDRAW_ENTRY)
async def really_withdraw(click: Click) -> None:
    """Withdraw."""
    number = (await tournament_of(click)).id
    after = await click.services.tournaments.withdraw(click.guild, number, click.user)
    await click.show(Message(click.texts("tournament-withdrawn", name=tournament_name(after))))


# -------------------------------------------------------------------------------------------------- standings


@on_click(TOURNAMENT_STANDINGS)
async def show_standings(click: Click) -> None:
    """Show the whole standings."""
    await _show_standings(click, await tournament_of(click), 0)


@on_click(STANDINGS_PAGE)
async def turn_page(click: Click) -> None:
    """Show another page of the standings."""
    await _show_standings(click, await tournament_of(click), click.id.args[1])


async def _show_standings(click: Click, tournament: Tournament, page: int) -> None:
    if tournament.is_duplicate:
        await click.show(sheet_message(click.texts, tournament))
        return
    threads = await threads_of(click, tournament)
    in_words = partial(standings_in_words, click.texts, tournament, page, threads)
    message = None
    if await click.wants_pictures():
        message = await standings_with_picture(click.texts, tournament, page, click.user, threads)
    await click.show(in_words() if message is None else replace(message, in_words=in_words))


@on_click(STANDINGS_IN_WORDS)
async def tell_standings(click: Click) -> None:
    """Tell the whole standings and the matches of the round in words."""
    tournament = await tournament_of(click)
    if tournament.is_duplicate:
        await _show_standings(click, tournament, 0)
        return
    threads = await threads_of(click, tournament)
    await click.show(standings_in_words(click.texts, tournament, click.id.args[1], threads))


async def threads_of(context: InteractionContext, tournament: Tournament) -> TableThreads:
    """Return the threads of the tables of the round that are being played."""
    found = {}
    for pairing in tournament.pairings:
        if pairing.table is not None and pairing.result is None:
            with suppress(TableNotFound):  # long ago, in a tournament that was cancelled
                found[pairing.table] = (await context.services.queries.table(pairing.table)).place
    return found


# ------------------------------------------------------------------------------------------------- organising


def expect_organiser(context: InteractionContext, tournament: Tournament) -> None:
    """Refuse whoever neither organises this tournament nor manages the server.

    Raises:
        NotOrganiser, TournamentClosed
    """
    if not context.administers and context.user != tournament.organiser:
        raise NotOrganiser(organiser=tournament.organiser)
    if not tournament.is_open:
        raise TournamentClosed(stage=tournament.stage.value)


def expect_private_threads(context: InteractionContext, channel: ChannelId) -> None:
    """Refuse a duplicate where the bot cannot open the private threads of its tables.

    Raises:
        Refusal
    """
    if not may_open_private_threads(context.interaction.guild, channel):
        raise Refusal("duplicate-no-threads", channel=f"<#{channel}>")


@on_click(ORGANISE_TOURNAMENT)
async def organise(click: Click) -> None:
    """Show the organiser's panel."""
    tournament = await tournament_of(click)
    expect_organiser(click, tournament)
    await click.show_new(organising_message(click.texts, tournament))


@on_click(START_TOURNAMENT, tokens=CALLS_SOMEBODY)
async def start(click: Click) -> None:
    """End the sign-up and begin."""
    tournament, fills = await tournament_of(click), bool(click.id.args[1])
    if tournament.is_duplicate:
        expect_private_threads(click, tournament.channel)
    after = await click.services.tournaments.start(
        click.guild, tournament.id, click.user, is_admin=click.administers, fills=fills
    )
    await click.show(Message(click.texts("tournament-started", name=tournament_name(after))))


@on_click(CANCEL_TOURNAMENT)
async def ask_whether_to_cancel(click: Click) -> None:
    """Ask before the tournament is cancelled."""
    tournament = await tournament_of(click)
    expect_organiser(click, tournament)
    await click.show(cancel_message(click.texts, tournament))


@on_click(REALLY_CANCEL_TOURNAMENT)
async def cancel(click: Click) -> None:
    """Cancel the tournament."""
    number = (await tournament_of(click)).id
    after = await click.services.tournaments.cancel(
        click.guild, number, click.user, is_admin=click.administers
    )
    key = "tournament-cancel-done" if after.stage is TournamentStage.CANCELLED else "duplicate-end-done"
    await click.show(Message(click.texts(key, name=tournament_name(after))))
