"""The private panel of the personal settings: two pages of menus. The state is read again at each click."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import LONGEST_QUIET, MINUTES_A_DAY, MOST_DAYS_OFF
from bot.service.clocks.zones import Zone
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.ui.people.settings_presenter import (
    settings_embed,
    time_of_day,
    time_of_day_in_full,
    weekday,
    zone_name,
)
from bot.ui.texts import Texts
from bot.ui.toolkit.components import BLUE, GREY, button, menu, option, text_option
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message

SETTINGS: Final = Verb("settings", 1)  # the page
SETTINGS_NOTIFY: Final = Verb("notify")  # value: where to call
SETTINGS_SHOWING: Final = Verb("showing")  # values: how cards are shown
OWN_CARDS: Final = Verb("owncards")  # value: a hand style
HAND_ORDER: Final = Verb("inorder")  # value: a hand order, or "game"
QUIET_FROM: Final = Verb("quiet")  # value: a minute of the day, or "off"
QUIET_UNTIL: Final = Verb("waking")  # value: a minute of the day
DAYS_OFF: Final = Verb("daysoff")  # values: weekdays, 0 for Monday
ZONE_TYPE: Final = Verb("zoneask")
ZONE: Final = Verb("zone")  # value: the name of a zone

FIRST_PAGE, HOURS_PAGE = range(2)

OFF: Final = "off"
BY_GAME: Final = "game"
"""The order of the hand that suits each game."""
CONFIRM, FOUR_COLOURS, TEXT_ONLY, SPACED, COMPACT = "confirm", "four", "text", "spaced", "compact"
LESSONS: Final = "lessons"
SHOWINGS: Final = (CONFIRM, COMPACT, FOUR_COLOURS, TEXT_ONLY, SPACED, LESSONS)
_HOUR: Final = 60


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
        hours = self._button(SETTINGS, "button-settings-hours", HOURS_PAGE)
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
                button(ZONE_TYPE, self.texts("button-zone"), NO_TABLE, style=style),
                self._button(SETTINGS, "button-settings-back", FIRST_PAGE),
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
        return self._menu(SETTINGS_NOTIFY, "menu-notify", entries)

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
        return self._menu(OWN_CARDS, "menu-own-cards", entries)

    def _hand_order(self) -> Any:
        now = self.settings.hand_order or BY_GAME
        entries = [
            self._entry(
                f"option-hand-order-{order}", order, f"option-hand-order-{order}-about", chosen=order == now
            )
            for order in (BY_GAME, *map(str, HandOrder))
        ]
        return self._menu(HAND_ORDER, "menu-hand-order", entries)

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
        return self._menu(SETTINGS_SHOWING, "menu-showing", entries, low=0, high=len(entries))

    def _quiet_from(self) -> Any:
        begin = None if self.settings.quiet is None else self.settings.quiet[0]
        off = text_option(self.texts("option-quiet-off"), OFF)
        off.default = begin is None
        entries = [off]
        for minute in range(0, MINUTES_A_DAY, _HOUR):
            time = time_of_day_in_full(self.texts, minute)
            entries.append(option(self.texts("option-quiet-from", time=time), minute, chosen=minute == begin))
        return self._menu(QUIET_FROM, "menu-quiet-from", entries)

    def _quiet_until(self, begin: int, end: int) -> Any:
        entries = []
        for length in range(_HOUR, LONGEST_QUIET + 1, _HOUR):
            minute = (begin + length) % MINUTES_A_DAY
            label = self.texts("option-quiet-until", time=time_of_day_in_full(self.texts, minute))
            about = self.texts("option-quiet-length", hours=length // _HOUR)
            entries.append(option(label, minute, description=about, chosen=minute == end))
        return self._menu(QUIET_UNTIL, "menu-quiet-until", entries)

    def _days_off(self) -> Any:
        entries = [
            option(weekday(self.texts, day), day, chosen=day in self.settings.days_off) for day in range(7)
        ]
        return self._menu(DAYS_OFF, "menu-days-off", entries, low=0, high=MOST_DAYS_OFF)

    def _zones(self, zones: Sequence[Zone]) -> Any:
        entries = []
        for zone in zones:
            entry = text_option(zone_name(self.texts, zone), zone.name)
            there = self.now + timedelta(minutes=zone.minutes_ahead(self.now))
            time = time_of_day(there.hour * 60 + there.minute)
            entry.description = self.texts("option-zone-now", time=time)
            entries.append(entry)
        return self._menu(ZONE, "menu-zones", entries)

    def _entry(self, label: str, value: str, about: str, *, chosen: bool) -> discord.SelectOption:
        return discord.SelectOption(
            label=self.texts(label), value=value, description=self.texts(about), default=chosen
        )

    def _menu(
        self, verb: Verb, key: str, entries: Sequence[discord.SelectOption], *, low: int = 1, high: int = 1
    ) -> Any:
        # The revision only makes a menu new to the client after each change.
        return menu(verb, self.texts(key), entries, NO_TABLE, self.settings.revision, low=low, high=high)

    def _button(self, verb: Verb, key: str, page: int) -> Any:
        return button(verb, self.texts(key), NO_TABLE, 0, page)
