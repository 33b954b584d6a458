"""Buttons below the messages of a tournament: entering, partners, withdrawing and organising."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.service.deals.coming_deal import LONGEST_CUT
from bot.service.errors import (
    AlreadyEntered,
    CutsOver,
    NotEntered,
    NotOrganiser,
    SignUpOver,
    TournamentClosed,
    TournamentNotFound,
)
from bot.service.ids import ChannelId, TournamentId, UserId
from bot.service.matches.record import Person
from bot.service.people.visible_text import visible
from bot.service.tournaments.model import ASKED, Entry, Tournament, TournamentStage
from bot.ui.tables.visibility import may_see_channel
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, RED, Verb
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.toolkit.permissions import may_open_private_threads
from bot.ui.tournaments.names import code_of, entrant_name, number_in, tournament_name
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


@clickable("tnenter", args=2)
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


@clickable("tnpartner", args=1, tokens=CALLS_SOMEBODY)
async def ask_partner(click: Click) -> None:
    """Enter with the chosen partner, who is asked."""
    tournament = await tournament_of(click)
    person = chosen_person(click)
    if person.id == click.user:
        raise Refusal("tournament-partner-self")
    await _enter(click, tournament, expected_player(person))


@clickable("tnalone", args=1)
async def enter_with_computer(click: Click) -> None:
    """Enter with a computer as the partner."""
    await _enter(click, await tournament_of(click), None)


async def _enter(click: Click, tournament: Tournament, partner: Person | None) -> None:
    after = await click.services.tournaments.enter(click.guild, tournament.id, click.person, partner)
    name, own = tournament_name(after), [entry.has(click.user) for entry in after.waiting]
    if partner is not None:
        text = click.texts("tournament-entered-asked", partner=shown(partner.name))
    elif any(own):
        text = click.texts("tournament-entered-waits", name=name, place=own.index(True) + 1)
    else:
        text = click.texts("tournament-entered", name=name)
    await click.show(Message(text))


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


@clickable("tnanswer", args=3)  # 1: agrees
async def answer_as_partner(click: Click) -> None:
    """Agree to be somebody's partner, or decline."""
    agrees = bool(click.id.args[2])
    number, entry = (await tournament_of(click)).id, number_in(click.id.args[1])
    after = await click.services.tournaments.answer(
        click.guild, number, click.user, agrees=agrees, entry=entry
    )
    key = "tournament-agreed" if agrees else "tournament-declined"
    await click.show(Message(click.texts(key, name=tournament_name(after))))


@clickable("tnleave", args=2)
async def withdraw(click: Click) -> None:
    """Withdraw; once it is running, after a question."""
    tournament = await tournament_of(click)
    if tournament.stage is TournamentStage.RUNNING and tournament.entry_of(click.user) is not None:
        await click.show_new(withdraw_message(click.texts, tournament))
        return
    await really_withdraw(click)


@clickable("tnleaves", args=1)
async def really_withdraw(click: Click) -> None:
    """Withdraw."""
    number = (await tournament_of(click)).id
    after = await click.services.tournaments.withdraw(click.guild, number, click.user)
    await click.show(Message(click.texts("tournament-withdrawn", name=tournament_name(after))))


# ----------------------------------------------------------------------------------------------------- cutting


@clickable("tncut", args=2, tokens=TELLS_TABLE)
async def ask_for_cut(click: Click) -> None:
    """Open the form; those who may not cut are refused before they type anything."""
    tournament = await tournament_of(click)
    if tournament.stage is not TournamentStage.SIGN_UP:
        raise CutsOver
    if tournament.entry_of(click.user) is None:
        raise NotEntered(user=click.user, why="own")
    now = next((cut.text for cut in tournament.cuts if cut.user == click.user), "")
    texts = click.texts
    field = FormField(texts("cut-form-label"), texts("cut-form-hint"), now, LONGEST_CUT)
    title = texts("duplicate-cut-title")
    await click.ask_for(cut_all_deals.form(title, [field], NO_TABLE, 0, *click.id.args))


@fillable("tncut", args=2)
async def cut_all_deals(submission: Submission) -> None:
    """Cut the deals with the words of the form.

    Raises:
        TournamentNotFound, NotEntered, CutsOver, CutEmpty, CutTooLong
    """
    number = TournamentId(submission.id.args[0])
    after = await submission.services.tournaments.cut(
        submission.guild, number, submission.person, submission.text
    )
    own = next((cut.text for cut in after.cuts if cut.user == submission.user), submission.text)
    await submission.say(submission.texts("duplicate-cut-given", text=shown(own, LONGEST_CUT)))


# ------------------------------------------------------------------------------------------------- organising


async def organised(
    context: InteractionContext,
    change: Callable[..., Awaitable[Tournament]],
    number: TournamentId,
    *args: Any,
    **facts: Any,
) -> Tournament:
    """Let the user make a change that organisers may make, and return the tournament after it.

    Raises:
        NotOrganiser, TournamentNotFound, TournamentClosed
    """
    is_admin = await context.may_organise()
    return await change(context.guild, number, context.user, *args, is_admin=is_admin, **facts)


def chosen_person(click: Click) -> discord.Member | discord.User:
    """Return the only person chosen from a menu.

    Raises:
        NotOurId
    """
    if len(click.people) != 1:
        raise NotOurId(click.id.verb)
    return click.people[0]


async def expect_organiser(
    context: InteractionContext, tournament: Tournament, *, is_open: bool = True
) -> None:
    """Refuse whoever neither organises this tournament nor may organise for the server.

    ``is_open``: it must not be over.

    Raises:
        NotOrganiser, TournamentClosed
    """
    if context.user != tournament.organiser and not await context.may_organise():
        raise NotOrganiser(organiser=tournament.organiser)
    if is_open and not tournament.is_open:
        raise TournamentClosed(stage=tournament.stage.value)


async def own_tournament(click: Click, *, is_open: bool = True) -> Tournament:
    """Return the tournament that a button belongs to, for those who may organise it.

    Raises:
        TournamentNotFound, NotOrganiser, TournamentClosed
    """
    tournament = await tournament_of(click)
    await expect_organiser(click, tournament, is_open=is_open)
    return tournament


def expect_private_threads(context: InteractionContext, channel: ChannelId) -> None:
    """Refuse a duplicate where the bot cannot open the private threads of its tables.

    Raises:
        Refusal
    """
    if not may_open_private_threads(context.interaction.guild, channel):
        raise Refusal("duplicate-no-threads", channel=f"<#{channel}>")


def answer_buttons(texts: Texts, tournament: Tournament, number: int) -> ComponentRow:
    """Return the buttons that answer whether to be the partner of the entry with this number."""
    ids = (tournament.id, code_of(f"{ASKED}.{number}"))
    return [
        answer_as_partner.button(texts("button-tournament-agree"), NO_TABLE, 0, *ids, 1, style=GREEN),
        answer_as_partner.button(texts("button-tournament-decline"), NO_TABLE, 0, *ids, 0),
    ]


def partner_message(texts: Texts, tournament: Tournament, asking: Entry | None) -> Message:
    """Return the choice of a partner; the entry that asks for this person as partner is offered first."""
    name = tournament_name(tournament)
    lines = [texts("tournament-with-whom", name=name)]
    rows: list[ComponentRow] = [
        [ask_partner.people_menu(texts("menu-tournament-partner"), NO_TABLE, 0, tournament.id)],
        [enter_with_computer.button(texts("button-tournament-computer"), NO_TABLE, 0, tournament.id)],
    ]
    if asking is not None:
        who = entrant_name(texts, asking.people[0])
        lines.insert(0, texts("tournament-asked-by", who=who, name=name))
        rows.insert(0, answer_buttons(texts, tournament, asking.number))
    return Message("\n".join(lines), rows=rows)


def withdraw_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the question before an entry withdraws from a tournament that has begun."""
    key = "duplicate-withdraw-sure" if tournament.is_duplicate else "tournament-withdraw-sure"
    key = "progression-withdraw-sure" if tournament.is_progression else key
    question = texts(key, name=tournament_name(tournament))
    return sure_message(tournament, question, texts("button-tournament-withdraw-sure"), really_withdraw)


def sure_message(tournament: Tournament, question: str, label: str, verb: Verb) -> Message:
    """Return a question with one button, which does what cannot be undone."""
    return Message(question, rows=[[verb.button(label, NO_TABLE, 0, tournament.id, style=RED)]])
