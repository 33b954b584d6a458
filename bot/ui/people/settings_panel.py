"""The private panel of the personal settings: two pages of menus. The state is read again at each click."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import LONGEST_QUIET, MINUTES_A_DAY, MOST_DAYS_OFF
from bot.service.clocks.zones import Zone, named, search
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.service.people.visible_text import visible
from bot.ui.people.settings_presenter import (
    settings_embed,
    time_of_day,
    time_of_day_in_full,
    weekday,
    zone_name,
)
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREY, Verb, option, text_option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.forms import Form, FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import shown

FIRST_PAGE, HOURS_PAGE = range(2)

OFF: Final = "off"
BY_GAME: Final = "game"
"""The order of the hand that suits each game."""
CONFIRM, FOUR_COLOURS, TEXT_ONLY, SPACED, COMPACT = "confirm", "four", "text", "spaced", "compact"
LESSONS: Final = "lessons"
SHOWINGS: Final = (CONFIRM, COMPACT, FOUR_COLOURS, TEXT_ONLY, SPACED, LESSONS)
_HOUR: Final = 60
_LONGEST_PLACE = 80


def settings_message(
    texts: Texts,
    settings: PlayerSettings,
    now: datetime,
    page: int = FIRST_PAGE,
    *,
    note: str | None = None,
    zones: Sequence[Zone] = (),
) -> Message:
    """Return a page of the panel; ``zones`` are the time zones between which the person still has to choose."""
    panel = _SettingsPages(texts, settings, now)
    rows = panel.hours_page(zones) if page == HOURS_PAGE else panel.first_page()
    return Message(note, (settings_embed(texts, settings, now),), rows)


class _SettingsPages:
    def __init__(self, texts: Texts, settings: PlayerSettings, now: datetime) -> None:
        self.texts = texts
        self.settings = settings
        self.now = now

    def first_page(self) -> list[ComponentRow]:
        """Return the menus of where to be called and of how cards are shown."""
        hours = self._button(open_settings, "button-settings-hours", HOURS_PAGE)
        return [[self._notify()], [self._own_cards()], [self._hand_order()], [self._showing()], [hours]]

    def hours_page(self, zones: Sequence[Zone]) -> list[ComponentRow]:
        """Return the menus of the hours when the clock rests, and of the time zone."""
        rows: list[ComponentRow] = [[self._zones(zones)]] if zones else []
        rows.append([self._quiet_from()])
        if self.settings.quiet is not None:
            rows.append([self._quiet_until(*self.settings.quiet)])
        rows.append([self._days_off()])
        style = GREY if self.settings.zone else BLUE
        return [
            *rows,
            [
                ask_for_zone.button(self.texts("button-zone"), NO_TABLE, style=style),
                self._button(open_settings, "button-settings-back", FIRST_PAGE),
            ],
        ]

    def _notify(self) -> Any:
        entries = []
        for where in Notify:
            label, about = f"option-notify-{where}", f"option-notify-{where}-about"
            # A choice that does not work at present can be chosen again.
            works = where is not Notify.DIRECT or not self.settings.direct_closed
            is_chosen = where is self.settings.notify and works
            entries.append(self._entry(label, where.value, about, chosen=is_chosen))
        return self._menu(choose_notify, "menu-notify", entries)

    def _own_cards(self) -> Any:
        entries = [
            self._entry(
                f"option-own-cards-{style}",
                style.value,
                f"option-own-cards-{style}-about",
                chosen=style is self.settings.hand_style,
            )
            for style in HandStyle
        ]
        return self._menu(choose_own_cards, "menu-own-cards", entries)

    def _hand_order(self) -> Any:
        now = self.settings.hand_order or BY_GAME
        entries = [
            self._entry(
                f"option-hand-order-{order}", order, f"option-hand-order-{order}-about", chosen=order == now
            )
            for order in (BY_GAME, *map(str, HandOrder))
        ]
        return self._menu(choose_hand_order, "menu-hand-order", entries)

    def _showing(self) -> Any:
        settings = self.settings
        chosen = {
            CONFIRM: settings.confirm_discard,
            FOUR_COLOURS: settings.four_colours,
            TEXT_ONLY: settings.text_only,
            SPACED: settings.spaced,
            COMPACT: settings.compact,
            LESSONS: settings.has_lessons,
        }
        entries = [
            self._entry(f"option-showing-{name}", name, f"option-showing-{name}-about", chosen=chosen[name])
            for name in SHOWINGS
        ]
        return self._menu(choose_showing, "menu-showing", entries, low=0, high=len(entries))

    def _quiet_from(self) -> Any:
        begin = None if self.settings.quiet is None else self.settings.quiet[0]
        off = text_option(self.texts("option-quiet-off"), OFF)
        off.default = begin is None
        entries = [off]
        for minute in range(0, MINUTES_A_DAY, _HOUR):
            time = time_of_day_in_full(self.texts, minute)
            entries.append(option(self.texts("option-quiet-from", time=time), minute, chosen=minute == begin))
        return self._menu(choose_quiet_from, "menu-quiet-from", entries)

    def _quiet_until(self, begin: int, end: int) -> Any:
        entries = []
        for length in range(_HOUR, LONGEST_QUIET + 1, _HOUR):
            minute = (begin + length) % MINUTES_A_DAY
            label = self.texts("option-quiet-until", time=time_of_day_in_full(self.texts, minute))
            about = self.texts("option-quiet-length", hours=length // _HOUR)
            entries.append(option(label, minute, description=about, chosen=minute == end))
        return self._menu(choose_quiet_until, "menu-quiet-until", entries)

    def _days_off(self) -> Any:
        entries = [
            option(weekday(self.texts, day), day, chosen=day in self.settings.days_off) for day in range(7)
        ]
        return self._menu(choose_days_off, "menu-days-off", entries, low=0, high=MOST_DAYS_OFF)

    def _zones(self, zones: Sequence[Zone]) -> Any:
        entries = []
        for zone in zones:
            entry = text_option(zone_name(self.texts, zone), zone.name)
            there = self.now + timedelta(minutes=zone.minutes_ahead(self.now))
            time = time_of_day(there.hour * 60 + there.minute)
            entry.description = self.texts("option-zone-now", time=time)
            entries.append(entry)
        return self._menu(choose_zone, "menu-zones", entries)

    def _entry(self, label: str, value: str, about: str, *, chosen: bool) -> discord.SelectOption:
        return discord.SelectOption(
            label=self.texts(label), value=value, description=self.texts(about), default=chosen
        )

    def _menu(
        self, verb: Verb, key: str, entries: Sequence[discord.SelectOption], *, low: int = 1, high: int = 1
    ) -> Any:
        # The revision only makes a menu new to the client after each change.
        return verb.menu(self.texts(key), entries, NO_TABLE, self.settings.revision, low=low, high=high)

    def _button(self, verb: Verb, key: str, page: int) -> Any:
        return verb.button(self.texts(key), NO_TABLE, 0, page)


async def show_settings(
    context: InteractionContext,
    settings: PlayerSettings | None = None,
    page: int = FIRST_PAGE,
    note: str | None = None,
) -> None:
    """Show a page of the panel in its present state."""
    chosen = settings or await context.services.settings.of(context.user)
    now = context.services.queries.now
    await context.show(settings_message(context.texts, chosen, now, page, note=note))


@clickable("settings", args=1)  # the page
async def open_settings(click: Click) -> None:
    """Show a page."""
    await show_settings(click, page=click.id.args[0])


@clickable("notify")  # value: where to call
async def choose_notify(click: Click) -> None:
    """Set where the person is called."""
    if click.text not in set(Notify):
        raise NotOurId(click.text)
    await show_settings(click, await click.services.settings.notify(click.user, Notify(click.text)))


@clickable("owncards")  # value: a hand style
async def choose_own_cards(click: Click) -> None:
    """Set how the person's own cards are shown."""
    if click.text not in set(HandStyle):
        raise NotOurId(click.text)
    await show_settings(click, await click.services.settings.own_cards(click.user, HandStyle(click.text)))


@clickable("inorder")  # value: a hand order, or "game"
async def choose_hand_order(click: Click) -> None:
    """Set the order of the person's hands."""
    if click.text not in {BY_GAME, *HandOrder}:
        raise NotOurId(click.text)
    order = None if click.text == BY_GAME else HandOrder(click.text)
    await show_settings(click, await click.services.settings.hand_order(click.user, order))


@clickable("showing")  # values: how cards are shown
async def choose_showing(click: Click) -> None:
    """Set how cards are shown: options that are not chosen are off."""
    chosen = set(click.values)
    if not chosen <= set(SHOWINGS):
        raise NotOurId(click.id.verb)
    later = await click.services.settings.showing(
        click.user,
        confirm_discard=CONFIRM in chosen,
        text_only=TEXT_ONLY in chosen,
        four_colours=FOUR_COLOURS in chosen,
        spaced=SPACED in chosen,
        compact=COMPACT in chosen,
        has_lessons=LESSONS in chosen,
    )
    await show_settings(click, later)


@clickable("quiet")  # value: a minute of the day, or "off"
async def choose_quiet_from(click: Click) -> None:
    """Set when the quiet hours begin."""
    minute = None if click.text == OFF else click.number
    await show_settings(click, await click.services.settings.quiet_from(click.user, minute), HOURS_PAGE)


@clickable("waking")  # value: a minute of the day
async def choose_quiet_until(click: Click) -> None:
    """Set when the quiet hours end."""
    await show_settings(
        click, await click.services.settings.quiet_until(click.user, click.number), HOURS_PAGE
    )


@clickable("daysoff")  # values: weekdays, 0 for Monday
async def choose_days_off(click: Click) -> None:
    """Set the days off to the chosen days."""
    await show_settings(click, await click.services.settings.days_off(click.user, click.numbers), HOURS_PAGE)


@clickable("zoneask")
async def ask_for_zone(click: Click) -> None:
    """Ask where the person lives."""
    await click.ask_for(zone_form(click.texts))


@clickable("zone")  # value: the name of a zone
async def choose_zone(click: Click) -> None:
    """Set the time zone."""
    zone = named(click.text)
    if zone is None:
        raise NotOurId(click.text)
    later = await click.services.settings.zone(click.user, zone.name)
    note = click.texts("zone-set", place=zone_name(click.texts, zone))
    await show_settings(click, later, HOURS_PAGE, note)


def zone_form(texts: Texts) -> Form:
    """Return the form that asks for a place or a time."""
    field = FormField(texts("zone-form-label"), texts("zone-form-hint"), longest=_LONGEST_PLACE)
    return answer_zone.form(texts("zone-form-title"), [field], NO_TABLE)


@fillable("zoneask")
async def answer_zone(submission: Submission) -> None:
    """Set the time zone if only one matches, else let the person choose."""
    settings = submission.services.settings
    now = submission.services.queries.now
    found = search(visible(submission.text), now)
    if len(found) == 1:
        later = await settings.zone(submission.user, found[0].name)
        note = submission.texts("zone-set", place=zone_name(submission.texts, found[0]))
        await submission.show(settings_message(submission.texts, later, now, HOURS_PAGE, note=note))
        return
    note = submission.texts(
        "zone-several" if found else "zone-none", typed=shown(submission.text, _LONGEST_PLACE)
    )
    chosen = await settings.of(submission.user)
    await submission.show(settings_message(submission.texts, chosen, now, HOURS_PAGE, note=note, zones=found))
