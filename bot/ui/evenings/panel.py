"""Messages of evenings: signing up, and what the organiser can change."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import discord
from discord.utils import format_dt

from bot.canasta.rules.presets import PRESETS
from bot.service.evenings.dates import read_date
from bot.service.evenings.model import Evening, EveningStage, Guest, GuestAnswer, Post
from bot.service.ids import EveningId, TableId, UserId
from bot.service.matches.record import TableStatus
from bot.service.people.anonymising import NOBODY
from bot.service.people.visible_text import visible
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, GREY, RED, link
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.names import person_name, shown, table_name
from bot.ui.words.options import preset_name
from bot.ui.words.tables import table_url

ANSWERS: Final = (GuestAnswer.COMES, GuestAnswer.MAYBE, GuestAnswer.OUT)
_COLOURS: Final = {
    EveningStage.PLANNED: colours.LOBBY,
    EveningStage.BEGINNING: colours.PLAYING,
    EveningStage.BEGUN: colours.PLAYING,
    EveningStage.MISSED: colours.CANCELLED,
    EveningStage.CANCELLED: colours.CANCELLED,
}
_LONGEST_DATE = 60


def game_of(texts: Texts, evening: Evening) -> str:
    """Return the name of the game that is played."""
    if not evening.game:
        return texts("evening-usual-game")
    if evening.game in PRESETS:
        return preset_name(texts, evening.game)
    return shown(evening.game, 60)


def evening_message(texts: Texts, evening: Evening) -> Message:
    """Return the message with the sign-up: when, what, and who comes."""
    lines = [
        texts("evening-when", date=format_dt(evening.starts, "F"), ago=format_dt(evening.starts, "R")),
        texts("evening-game", game=game_of(texts, evening)),
    ]
    if evening.rounds is not None:
        lines.append(texts("evening-rotates", rounds=evening.rounds))
    if evening.stage is not EveningStage.PLANNED:
        lines.append(texts(f"evening-is-{evening.stage.value}"))
    embed = discord.Embed(
        title=texts("evening-title"), description="\n".join(lines), colour=_COLOURS[evening.stage]
    )
    for answer in (GuestAnswer.COMES, GuestAnswer.MAYBE):
        guests = evening.answered(answer)
        if guests or answer is GuestAnswer.COMES:
            embed.add_field(
                name=texts(f"evening-guests-{answer.value}", count=len(guests)),
                value=limits.cut(_names(texts, guests), limits.FIELD_VALUE),
                inline=False,
            )
    organiser = "" if evening.organiser == NOBODY else person_name(texts, evening.name, markdown=False)
    if organiser:
        embed.set_footer(text=texts("evening-organiser", name=organiser))
    return of_embed(embed, _rows(texts, evening))


def _names(texts: Texts, guests: Sequence[Guest]) -> str:
    names = [person_name(texts, guest.name) or texts("rotation-nameless") for guest in guests]
    return texts.listed(names) if names else texts("evening-nobody")


def _rows(texts: Texts, evening: Evening) -> list[ComponentRow]:
    if not evening.is_open:
        return []
    answers = [
        answer_evening.button(
            texts(f"button-evening-{answer.value}"),
            NO_TABLE,
            0,
            evening.id,
            number,
            style=GREEN if answer is GuestAnswer.COMES else GREY,
        )
        for number, answer in enumerate(ANSWERS)
    ]
    return [[*answers, show_changes.button(texts("button-evening-change"), NO_TABLE, 0, evening.id)]]


def called(evening: Evening, post: Post) -> tuple[UserId, ...]:
    """Return the people whom a message notifies: those who come, and until it begins those who may come, too."""
    answers = {GuestAnswer.COMES} if post is Post.BEGUN else {GuestAnswer.COMES, GuestAnswer.MAYBE}
    return tuple(guest.user for guest in evening.guests if guest.answer in answers)


def post_message(
    texts: Texts, evening: Evening, post: Post, urls: Sequence[tuple[TableId, str]] = ()
) -> Message:
    """Return a message that calls people to an evening, or tells them what has changed.

    ``urls`` are the addresses of its tables.
    """
    mentions = " ".join(f"<@{user}>" for user in called(evening, post))
    facts = {
        "date": format_dt(evening.starts, "F"),
        "time": format_dt(evening.starts, "t"),
        "ago": format_dt(evening.starts, "R"),
    }
    if post is Post.BEGUN:
        return _begun_message(texts, evening, mentions, urls)
    text = texts(f"evening-post-{post.value}", **facts)
    row: list[discord.ui.Item[Any]] = []
    if post is Post.REMINDER:
        row.append(cannot_come.button(texts("button-evening-cannot-come"), NO_TABLE, 0, evening.id))
    if evening.is_open and (url := evening_url(evening)):
        row.append(link(texts("button-evening-sign-up"), url))
    return Message(f"{mentions}\n{text}" if mentions else text, rows=[row] if row else [])


def _begun_message(
    texts: Texts, evening: Evening, mentions: str, urls: Sequence[tuple[TableId, str]]
) -> Message:
    if not evening.tables:
        text = texts(
            "evening-post-nobody" if not evening.answered(GuestAnswer.COMES) else "evening-post-refused"
        )
        return Message(text)
    lines = [mentions, texts("evening-post-begun", tables=len(evening.tables))]
    lines += [texts("evening-table", number=str(table), url=url) for table, url in urls]
    without = [guest for guest in evening.answered(GuestAnswer.COMES) if not guest.has_seat]
    if without:
        lines.append(texts("evening-without-seat", names=_names(texts, without)))
    rows = [[tell_seat.button(texts("button-evening-seat"), NO_TABLE, 0, evening.id)]]
    return Message(limits.cut("\n".join(lines), limits.CONTENT), rows=rows)


def change_message(texts: Texts, evening: Evening) -> Message:
    """Return the organiser's panel."""
    row = [
        ask_for_date.button(texts("button-evening-move"), NO_TABLE, 0, evening.id),
        ask_to_cancel.button(texts("button-evening-cancel"), NO_TABLE, 0, evening.id, style=RED),
    ]
    return Message(texts("evening-change", date=format_dt(evening.starts, "F")), rows=[row])


def cancel_message(texts: Texts, evening: Evening) -> Message:
    """Return the question whether the evening is really to be cancelled."""
    sure = cancel_evening.button(texts("button-evening-really-cancel"), NO_TABLE, 0, evening.id, style=RED)
    text = texts("evening-cancel-sure", date=format_dt(evening.starts, "F"))
    return Message(text, rows=[[sure]])


def planned_message(texts: Texts, evenings: Sequence[Evening]) -> Message:
    """Return the evenings to come, with links to their messages."""
    if not evenings:
        return Message(texts("evenings-none"))
    lines = [
        texts(
            "evenings-line",
            date=format_dt(evening.starts, "F"),
            game=game_of(texts, evening),
            count=len(evening.answered(GuestAnswer.COMES)),
        )
        for evening in evenings
    ]
    links = [
        link(texts("button-evening-to", number=number), url)
        for number, evening in enumerate(evenings, start=1)
        if (url := evening_url(evening))
    ]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, start=1)]
    return Message("\n".join([texts("evenings-title"), *numbered]), rows=[links] if links else [])


def evening_url(evening: Evening) -> str:
    """Return the address of the message with the sign-up; empty while there is none."""
    if not evening.message:
        return ""
    return f"https://discord.com/channels/{evening.guild}/{evening.channel}/{evening.message}"


async def date_meant(context: InteractionContext, typed: str) -> datetime:
    """Return the moment that somebody means, by the clock of the person's own time zone.

    Raises:
        Refusal
    """
    settings = await context.settings()
    moment = read_date(visible(typed)[:_LONGEST_DATE], context.services.queries.now, settings.zone)
    if moment is None:
        raise Refusal("evening-date-unknown", typed=shown(typed, _LONGEST_DATE))
    return moment


async def plan_evening(context: InteractionContext, when: str, game: str, rounds: int | None) -> None:
    """Plan an evening in this channel.

    Raises:
        Refusal, EveningImpossible, TooManyEvenings, SettingsChanged
    """
    starts = await date_meant(context, when)
    if not game:
        usual = await context.services.houses.chosen(context.guild, None)
        game = usual.house_rule or usual.preset
    evening = await context.services.evenings.plan(
        context.person, context.guild, context.place, starts, game=game, rounds=rounds
    )
    has_zone = bool((await context.settings()).zone)
    text = context.texts(
        "evening-planned", date=format_dt(evening.starts, "F"), zone="known" if has_zone else "unknown"
    )
    await context.say(text)


async def show_planned(context: InteractionContext) -> None:
    """Show the evenings to come."""
    evenings = await context.services.evenings.planned(context.guild)
    await context.show(planned_message(context.texts, evenings))


def _number(click: Click) -> EveningId:
    return EveningId(click.id.args[0])


@clickable("evening", args=2, when_public=Manner.QUIET, tokens=TELLS_TABLE)  # the evening, the answer
async def answer_evening(click: Click) -> None:
    """Sign up or decline; the message changes by itself."""
    if click.id.args[1] >= len(ANSWERS):
        raise NotOurId(click.id.verb)
    chosen = ANSWERS[click.id.args[1]]
    await click.services.evenings.answer(click.guild, _number(click), click.person, chosen)


@clickable("evout", args=1)  # below a reminder
async def cannot_come(click: Click) -> None:
    """Take oneself off the list, below a reminder."""
    await click.services.evenings.answer(click.guild, _number(click), click.person, GuestAnswer.OUT)
    await click.say(click.texts("evening-off-the-list"))


@clickable("evchange", args=1)  # the evening
async def show_changes(click: Click) -> None:
    """Show the organiser what can be changed."""
    evening = await _own(click)
    await click.show(change_message(click.texts, evening))


async def _own(click: Click) -> Evening:
    """Return the evening, if the user may change it.

    Raises:
        NoSuchEvening, NotOrganiser, EveningOver
    """
    return await click.services.evenings.expect_own(
        click.guild, _number(click), click.user, is_admin=await click.may_organise()
    )


@clickable("evmove", args=1)
async def ask_for_date(click: Click) -> None:
    """Open the form for another date."""
    evening = await _own(click)
    texts = click.texts
    field = FormField(texts("evening-move-label"), texts("evening-move-hint"), longest=_LONGEST_DATE)
    await click.ask_for(move.form(texts("evening-move-title"), [field], NO_TABLE, 0, evening.id))


@fillable("evmove", args=1)
async def move(submission: Submission) -> None:
    """Move the evening to the date that was typed.

    Raises:
        Refusal, NoSuchEvening, NotOrganiser, EveningOver, EveningImpossible, SettingsChanged
    """
    starts = await date_meant(submission, submission.text)
    evening = await submission.services.evenings.move(
        submission.guild,
        EveningId(submission.id.args[0]),
        submission.user,
        starts,
        is_admin=await submission.may_organise(),
    )
    await submission.show(change_message(submission.texts, evening))


@clickable("evcancel", args=1)
async def ask_to_cancel(click: Click) -> None:
    """Ask before the evening is cancelled."""
    await click.show(cancel_message(click.texts, await _own(click)))


@clickable("evcancels", args=1, tokens=CALLS_SOMEBODY)
async def cancel_evening(click: Click) -> None:
    """Cancel the evening."""
    await click.services.evenings.cancel(
        click.guild, _number(click), click.user, is_admin=await click.may_organise()
    )
    await click.show(Message(click.texts("evening-cancelled")))


@clickable("evseat", args=1)  # below the message that it begins
async def tell_seat(click: Click) -> None:
    """Tell where the person sits, or where a seat is free."""
    evening = await click.services.evenings.evening(click.guild, _number(click))
    free: list[str] = []
    for number in evening.tables:
        record = await click.services.creation.latest_match(TableId(number))
        place = f"{table_name(click.texts, record)}: {table_url(record)}"
        seat = record.seat_of(click.user)
        if seat is not None:
            await click.say(click.texts("evening-your-seat", seat=str(seat + 1), place=place))
            return
        rotation = record.rotation
        if rotation is not None and rotation.name_of(click.user):
            first = "no" if rotation.has_begun else "yes"
            await click.say(click.texts("evening-you-sit-out", first=first, place=place))
            return
        if record.status is TableStatus.LOBBY and record.open_seats:
            free.append(place)
    key = "evening-free-seats" if free else "evening-no-seat"
    await click.say(click.texts(key, places="\n".join(free), url=evening_url(evening)))
