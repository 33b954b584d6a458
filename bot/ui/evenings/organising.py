"""Planning an evening, and what its organiser can change: the date, how often it comes again, and its seats."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import discord
from discord import ui
from discord.utils import format_dt

from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.share_code import number_of
from bot.service.evenings.dates import LONGEST_DATE
from bot.service.evenings.model import Evening, Every, series_of
from bot.service.evenings.planning import expect_possible
from bot.service.ids import EveningId
from bot.ui.evenings.panel import CHANGE, about_lines, every_words, number_in
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, RED, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.words.times import ask_which, dates_meant, minutes_of, moment_of, zone_of

_EVERY: Final = (None, *Every)
_MATCHES: Final = (0, 1, 2, 3, 5)
_MOST: Final = (0, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32)


class EveningPlan(NamedTuple):
    """An evening that is being planned, as custom ids hold it."""

    minutes: int
    """When it begins, in minutes since 1970."""
    game: int
    """Twice the number of a game, or twice the number of a house rule and one."""
    matches: int
    """With rotating partners, one more than the rounds of each match; 0 where partners stay together."""
    every: int = 0
    """The place of how often it comes again."""
    most: int = 0
    fills: int = 0

    @property
    def starts(self) -> datetime:
        """Return when it begins."""
        return moment_of(self.minutes)

    @property
    def rounds(self) -> int | None:
        """Return the rounds of each match with rotating partners; None where partners stay together."""
        return self.matches - 1 if self.matches else None


# ------------------------------------------------------------------------------------------------------- planning


async def plan_evening(context: InteractionContext, when: str, game: str, rounds: int | None) -> None:
    """Show how a date was understood, and what can be chosen, before the evening is planned in this channel.

    Raises:
        Refusal, EveningImpossible
    """
    _expect_writable(context)
    if not game:
        usual = await context.services.houses.chosen(context.guild, None)
        game = usual.house_rule or usual.preset
    houses = await context.services.houses.all(context.guild)
    number = next((one.id * 2 + 1 for one in houses if one.name == game), number_of(game) * 2)
    await _show_readings(context, when, EveningPlan(0, number, 0 if rounds is None else rounds + 1))


def _expect_writable(context: InteractionContext) -> None:
    if not may_write_in(context.interaction.guild, context.place):
        raise Refusal("evening-no-permission")


async def _show_readings(context: InteractionContext, when: str, plan: EveningPlan) -> None:
    dates = await dates_meant(context, when)
    if len(dates) == 1:
        await _show_plan(context, plan._replace(minutes=minutes_of(dates[0])))
        return
    await ask_which(
        context,
        dates,
        lambda label, at: choose_reading.button(label, NO_TABLE, 0, *plan._replace(minutes=at)),
    )


async def _show_plan(context: InteractionContext, plan: EveningPlan) -> None:
    expect_possible(plan.starts, context.services.queries.now)
    game = await _game_of(context, plan)
    await context.show(plan_message(context.texts, plan, game, await zone_of(context)))


async def _game_of(context: InteractionContext, plan: EveningPlan) -> str:
    """Return the id of the game, or the name of the house rule.

    Raises:
        Refusal, NotOurId
    """
    if plan.every >= len(_EVERY) or plan.matches not in _MATCHES or plan.most not in _MOST or plan.fills > 1:
        raise NotOurId(str(plan))
    names = {one.id * 2 + 1: one.name for one in await context.services.houses.all(context.guild)}
    names |= {number_of(name) * 2: name for name in PRESETS}
    if plan.game not in names:
        raise Refusal("evening-game-gone")
    return names[plan.game]


def plan_message(texts: Texts, plan: EveningPlan, game: str, zone: str) -> Message:
    """Return the panel of an evening that is being planned."""
    starts = plan.starts
    lines = [*about_lines(texts, starts, game, plan.rounds), texts("evening-is-right")]
    if not zone:
        lines.append(texts("evening-zone-unknown"))
    every = _every_options(texts, starts, zone, _EVERY[plan.every])
    rows: list[ComponentRow] = [
        [choose_every.menu(texts("evening-every-menu"), every, NO_TABLE, 0, *plan)],
        [choose_most.menu(texts("evening-most-menu"), _most(texts, plan.most), NO_TABLE, 0, *plan)],
        [
            plan_it.button(texts("button-evening-plan"), NO_TABLE, 0, *plan, style=GREEN),
            ask_for_other_date.button(texts("button-evening-other-date"), NO_TABLE, 0, *plan),
            choose_fills.button(_fills(texts, fills=bool(plan.fills)), NO_TABLE, 0, *plan),
        ],
    ]
    return Message("\n".join(lines), rows=rows)


def _every_options(
    texts: Texts, starts: datetime, zone: str, chosen: Every | None
) -> list[discord.SelectOption]:
    options = []
    for place, every in enumerate(_EVERY):
        series = series_of(starts, zone, every)
        label = texts("evening-once") if series is None else every_words(texts, series)
        options.append(option(label, place, chosen=every is chosen))
    return options


def _most(texts: Texts, chosen: int) -> list[discord.SelectOption]:
    return [option(texts("evening-most", count=count), count, chosen=count == chosen) for count in _MOST]


def _fills(texts: Texts, *, fills: bool) -> str:
    return texts("button-evening-fills", now="on" if fills else "off")


@clickable("evread", args=6)
async def choose_reading(click: Click) -> None:
    """Choose which of several moments was meant."""
    await _show_plan(click, EveningPlan(*click.id.args))


@clickable("evevery", args=6)
async def choose_every(click: Click) -> None:
    """Choose how often an evening that is being planned comes again."""
    await _show_plan(click, EveningPlan(*click.id.args)._replace(every=click.number))


@clickable("evmost", args=6)
async def choose_most(click: Click) -> None:
    """Choose how many people can come to an evening that is being planned."""
    await _show_plan(click, EveningPlan(*click.id.args)._replace(most=click.number))


@clickable("evfills", args=6)
async def choose_fills(click: Click) -> None:
    """Choose whether computers take the free seats of an evening that is being planned."""
    plan = EveningPlan(*click.id.args)
    await _show_plan(click, plan._replace(fills=1 - min(plan.fills, 1)))


@clickable("evdate", args=6)
async def ask_for_other_date(click: Click) -> None:
    """Open the form for another date of an evening that is being planned."""
    await click.ask_for(read_other_date.form(*_date_form(click.texts), NO_TABLE, 0, *click.id.args))


def _date_form(texts: Texts, now: str = "") -> tuple[str, list[FormField]]:
    field = FormField(texts("evening-move-label"), texts("evening-move-hint"), now, longest=LONGEST_DATE)
    return texts("evening-move-title"), [field]


@fillable("evdate", args=6)
async def read_other_date(submission: Submission) -> None:
    """Show how the other date was understood.

    Raises:
        Refusal, EveningImpossible
    """
    await _show_readings(submission, submission.text, EveningPlan(*submission.id.args))


@clickable("evplan", args=6, tokens=CALLS_SOMEBODY)
async def plan_it(click: Click) -> None:
    """Plan the evening; a second click plans no other.

    Raises:
        Refusal, EveningImpossible, TooManyEvenings, SettingsChanged
    """
    plan = EveningPlan(*click.id.args)
    game = await _game_of(click, plan)
    _expect_writable(click)
    message = click.interaction.message
    evening = await click.services.evenings.plan(
        click.person,
        click.guild,
        click.place,
        plan.starts,
        game=game,
        rounds=plan.rounds,
        every=_EVERY[plan.every],
        zone=await zone_of(click),
        most=plan.most,
        fills=bool(plan.fills),
        key=0 if message is None else message.id,
    )
    await click.show(Message(click.texts("evening-planned", date=format_dt(evening.starts, "F"))))


# ------------------------------------------------------------------------------------------------------- changing


def change_message(texts: Texts, evening: Evening, zone: str) -> Message:
    """Return the organiser's panel."""
    series = evening.series
    zone, every = (zone, None) if series is None else (series.zone, series.every)
    options = _every_options(texts, evening.starts, zone, every)
    rows: list[ComponentRow] = [
        [change_every.menu(texts("evening-every-menu"), options, NO_TABLE, 0, evening.id)],
        [change_most.menu(texts("evening-most-menu"), _most(texts, evening.most), NO_TABLE, 0, evening.id)],
        [
            ask_for_date.button(texts("button-evening-move"), NO_TABLE, 0, evening.id),
            ask_to_cancel.button(texts("button-evening-cancel"), NO_TABLE, 0, evening.id, style=RED),
            change_fills.button(
                _fills(texts, fills=evening.fills), NO_TABLE, 0, evening.id, int(not evening.fills)
            ),
        ],
    ]
    return Message(texts("evening-change", date=format_dt(evening.starts, "F")), rows=rows)


async def _show_changes(context: InteractionContext, evening: Evening) -> None:
    await context.show(change_message(context.texts, evening, await zone_of(context)))


@clickable(CHANGE)
async def show_changes(click: Click) -> None:
    """Show the organiser what can be changed."""
    await _show_changes(click, await _own(click, number_in(click)))


async def _own(context: InteractionContext, number: EveningId) -> Evening:
    """Return the evening, if the user may change it.

    Raises:
        NoSuchEvening, NotOrganiser, EveningOver
    """
    return await _organised(context, context.services.evenings.expect_own, number)


async def _organised(
    context: InteractionContext,
    change: Callable[..., Awaitable[Evening]],
    number: EveningId,
    *args: Any,
    **facts: Any,
) -> Evening:
    """Let the user make a change that its organiser and managers may make, and return the evening after it."""
    is_admin = await context.may_organise()
    return await change(context.guild, number, context.user, *args, is_admin=is_admin, **facts)


async def _change(click: Click, change: Callable[..., Awaitable[Evening]], *args: Any, **facts: Any) -> None:
    """Make such a change of the evening that a button or menu belongs to, and show the panel."""
    await _show_changes(click, await _organised(click, change, number_in(click), *args, **facts))


@clickable("evagain", args=1)
async def change_every(click: Click) -> None:
    """Change how often the evening comes again."""
    if click.number >= len(_EVERY):
        raise NotOurId(click.id.verb)
    every, zone = _EVERY[click.number], await zone_of(click)
    await _change(click, click.services.evenings.repeat, every, zone=zone)


@clickable("evlimit", args=1)
async def change_most(click: Click) -> None:
    """Change how many people can come."""
    if click.number not in _MOST:
        raise NotOurId(click.id.verb)
    await _change(click, click.services.evenings.set_seats, most=click.number)


@clickable("evcomp", args=2)  # the evening, whether computers take free seats
async def change_fills(click: Click) -> None:
    """Change whether computers take the free seats."""
    await _change(click, click.services.evenings.set_seats, fills=bool(click.id.args[1]))


@clickable("evmove", args=1)
async def ask_for_date(click: Click) -> None:
    """Open the form for another date, with the present one in it."""
    evening = await _own(click, number_in(click))
    local = evening.starts.astimezone(ZoneInfo(await zone_of(click) or "UTC"))
    form = _date_form(click.texts, f"{local:%Y-%m-%d %H:%M}")
    await click.ask_for(read_date_to_move.form(*form, NO_TABLE, 0, evening.id))


@fillable("evmove", args=1)
async def read_date_to_move(submission: Submission) -> None:
    """Show how the date was understood, before anybody is told.

    Raises:
        Refusal, NoSuchEvening, NotOrganiser, EveningOver, EveningImpossible
    """
    evening = await _own(submission, EveningId(submission.id.args[0]))
    there = ZoneInfo(await zone_of(submission) or "UTC")
    dates = await dates_meant(submission, submission.text, evening.starts.astimezone(there).date())
    if len(dates) == 1:
        await _show_move(submission, evening, dates[0])
        return
    await ask_which(
        submission, dates, lambda label, at: choose_date_to_move.button(label, NO_TABLE, 0, evening.id, at)
    )


@clickable("evmoveto", args=2)  # the evening, the moment
async def choose_date_to_move(click: Click) -> None:
    """Choose which of several moments was meant."""
    await _show_move(click, await _own(click, number_in(click)), moment_of(click.id.args[1]))


async def _show_move(context: InteractionContext, evening: Evening, to: datetime) -> None:
    expect_possible(to, context.services.queries.now)
    await context.show(move_message(context.texts, evening, to, await zone_of(context)))


def move_message(texts: Texts, evening: Evening, to: datetime, zone: str) -> Message:
    """Return the question whether an evening, or its series, is to be moved to this moment."""
    minutes = minutes_of(to)
    if evening.series is None:
        choices = {0: texts("button-evening-move-sure")}
    else:
        choices = {0: texts("button-evening-only-this"), 1: texts("button-evening-all-from-this")}
    buttons: list[ui.Item[Any]] = [
        move.button(label, NO_TABLE, 0, evening.id, minutes, moves_series)
        for moves_series, label in choices.items()
    ]
    buttons.append(ask_for_date.button(texts("button-evening-other-date"), NO_TABLE, 0, evening.id))
    lines = [texts("evening-move-sure", before=format_dt(evening.starts, "F"), date=format_dt(to, "F"))]
    if not zone:
        lines.append(texts("evening-zone-unknown"))
    return Message("\n".join(lines), rows=[buttons])


@clickable("evmoves", args=3, tokens=CALLS_SOMEBODY)  # the evening, the moment, whether the series moves
async def move(click: Click) -> None:
    """Move the evening, or all from it on."""
    _, minutes, moves_series = click.id.args
    to = moment_of(minutes)
    await _change(click, click.services.evenings.move, to, moves_series=bool(moves_series))


def cancel_message(texts: Texts, evening: Evening) -> Message:
    """Return the question whether the evening, or its series, is really to be cancelled."""
    is_series = evening.series is not None
    label = texts("button-evening-cancel-series" if is_series else "button-evening-really-cancel")
    buttons = [cancel_evening.button(label, NO_TABLE, 0, evening.id, style=RED)]
    if is_series:
        only_this = texts("button-evening-only-this")
        buttons.insert(0, skip_evening.button(only_this, NO_TABLE, 0, evening.id, style=RED))
    # In the last row, where *Cancel it* stood: a double click there cancels nothing.
    keep = CHANGE.button(texts("button-evening-keep"), NO_TABLE, 0, evening.id)
    return Message(texts("evening-cancel-sure", date=format_dt(evening.starts, "F")), rows=[buttons, [keep]])


@clickable("evcancel", args=1)
async def ask_to_cancel(click: Click) -> None:
    """Ask before the evening is cancelled."""
    await click.show(cancel_message(click.texts, await _own(click, number_in(click))))


@clickable("evcancels", args=1, tokens=CALLS_SOMEBODY)
async def cancel_evening(click: Click) -> None:
    """Cancel the evening, and those that would have followed."""
    await _cancel(click, goes_on=False)


@clickable("evskip", args=1, tokens=CALLS_SOMEBODY)
async def skip_evening(click: Click) -> None:
    """Cancel this evening of its series."""
    await _cancel(click, goes_on=True)


async def _cancel(click: Click, *, goes_on: bool) -> None:
    await _organised(click, click.services.evenings.cancel, number_in(click), goes_on=goes_on)
    await click.show(Message(click.texts("evening-cancelled")))
