"""Signing up for evenings, and what the organiser can change."""

from __future__ import annotations

from datetime import datetime

from discord.utils import format_dt

from bot.service.evenings.dates import read_date
from bot.service.evenings.model import Evening, GuestAnswer
from bot.service.ids import EveningId, TableId
from bot.service.matches.record import TableStatus
from bot.service.people.visible_text import visible
from bot.ui.evenings.presenter import (
    ANSWER_EVENING,
    ANSWERS,
    CANCEL_EVENING,
    CANNOT_COME,
    CHANGE,
    MOVE,
    MY_SEAT,
    REALLY_CANCEL_EVENING,
    cancel_message,
    change_message,
    evening_url,
    planned_message,
)
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import Form, on_submit
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import shown, table_name
from bot.ui.words.tables import table_url

_LONGEST_DATE = 60


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


@on_click(ANSWER_EVENING, when_public=Manner.QUIET, tokens=TELLS_TABLE)
async def answer(click: Click) -> None:
    """Sign up or decline; the message changes by itself."""
    if click.id.args[1] >= len(ANSWERS):
        raise NotOurId(click.id.verb)
    chosen = ANSWERS[click.id.args[1]]
    await click.services.evenings.answer(click.guild, _number(click), click.person, chosen)


@on_click(CANNOT_COME)
async def cannot_come(click: Click) -> None:
    """Take oneself off the list, below a reminder."""
    await click.services.evenings.answer(click.guild, _number(click), click.person, GuestAnswer.OUT)
    await click.say(click.texts("evening-off-the-list"))


@on_click(CHANGE)
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
        click.guild, _number(click), click.user, is_admin=click.administers
    )


@on_click(MOVE)
async def ask_for_date(click: Click) -> None:
    """Open the form for another date."""
    evening = await _own(click)
    form = Form(
        ClickId(MOVE.name, NO_TABLE, 0, (evening.id,)),
        title=click.texts("evening-move-title"),
        label=click.texts("evening-move-label"),
        hint=click.texts("evening-move-hint"),
        longest=_LONGEST_DATE,
    )
    await click.ask_for(form)


@on_submit(MOVE)
async def move(context: InteractionContext, click_id: ClickId, typed: str) -> None:
    """Move the evening to the date that was typed.

    Raises:
        Refusal, NoSuchEvening, NotOrganiser, EveningOver, EveningImpossible, SettingsChanged
    """
    starts = await date_meant(context, typed)
    evening = await context.services.evenings.move(
        context.guild,
        EveningId(click_id.args[0]),
        context.user,
        starts,
        is_admin=context.administers,
    )
    await context.show(change_message(context.texts, evening))


@on_click(CANCEL_EVENING)
async def ask_whether_to_cancel(click: Click) -> None:
    """Ask before the evening is cancelled."""
    await click.show(cancel_message(click.texts, await _own(click)))


@on_click(REALLY_CANCEL_EVENING, tokens=CALLS_SOMEBODY)
async def cancel(click: Click) -> None:
    """Cancel the evening."""
    await click.services.evenings.cancel(click.guild, _number(click), click.user, is_admin=click.administers)
    await click.show(Message(click.texts("evening-cancelled")))


@on_click(MY_SEAT)
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
