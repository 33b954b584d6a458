"""The private panel of the personal settings: a summary, and a page for each group. The state is read again at each click."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.service.clocks.calendars import LONGEST_QUIET, MINUTES_A_DAY, MOST_DAYS_OFF
from bot.service.clocks.zones import Zone, named, search
from bot.service.people.settings import Notify, PlayerSettings
from bot.service.people.visible_text import visible
from bot.ui.people.personal_settings import (
    GROUPS,
    SETTINGS,
    Page,
    Setting,
    group_name,
    settings_embed,
    settings_in,
    time_of_day,
    time_of_day_in_full,
    weekday,
    written,
    zone_name,
)
from bot.ui.texts import Texts, texts_for
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import (
    BLUE,
    GREEN,
    GREY,
    Verb,
    language_chosen,
    language_options,
    option,
)
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.forms import Form, FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import shown

OFF: Final = "off"
_HOUR: Final = 60
_LONGEST_PLACE = 80


def settings_message(
    texts: Texts,
    settings: PlayerSettings,
    now: datetime,
    page: Page = Page.SUMMARY,
    *,
    note: str | None = None,
    zones: Sequence[Zone] = (),
) -> Message:
    """Return a page of the panel; ``zones`` are the time zones between which the person still has to choose.

    The first page is a summary: somebody who does not know in which group a setting is sees its name there.
    """
    panel = _SettingsPage(texts, settings, now)
    rows = panel.hours(zones) if page is Page.HOURS else panel.group(page)
    return Message(note, (settings_embed(texts, settings, now, page),), [*rows, panel.groups(page)])


class _SettingsPage:
    def __init__(self, texts: Texts, settings: PlayerSettings, now: datetime) -> None:
        self.texts = texts
        self.settings = settings
        self.now = now

    def groups(self, page: Page) -> ComponentRow:
        """Return a button for each group; that of the present one leads back to the summary."""
        return [
            open_settings.button(
                group_name(self.texts, group),
                NO_TABLE,
                0,
                Page.SUMMARY if group is page else group,
                style=BLUE if group is page else GREY,
            )
            for group in GROUPS
        ]

    def group(self, page: Page) -> list[ComponentRow]:
        """Return the switches and menus of a group; the summary has none."""
        found = settings_in(page)
        switches = [self._switch(setting) for setting in found if setting.is_switch]
        menus = [self._choice(setting) for setting in found if not setting.is_switch]
        if page is Page.LOOK:
            menus.append(self._languages())
        return [switches, *([menu] for menu in menus)]

    def _languages(self) -> Any:
        entries = language_options(self.texts("option-language-of-client"), self.settings.language)
        return self._menu(choose_language, "menu-language", entries)

    def _switch(self, setting: Setting) -> Any:
        is_on = bool(setting.value_of(self.settings))
        # The number is the value to come, so that a click that is sent twice counts once.
        return setting.verb.button(
            self.texts(f"settings-name-{setting.key}"),
            NO_TABLE,
            self.settings.revision,
            int(not is_on),
            style=GREEN if is_on else GREY,
        )

    def _choice(self, setting: Setting) -> Any:
        now = setting.value_of(self.settings)
        entries = []
        for value in setting.values:
            # A choice that does not work at present can be chosen again.
            works = value is not Notify.DIRECT or not self.settings.direct_closed
            key = f"option-{setting.key}-{written(value)}"
            about, is_chosen = self.texts(f"{key}-about"), value == now and works
            entries.append(option(self.texts(key), written(value), description=about, chosen=is_chosen))
        return self._menu(setting.verb, f"menu-{setting.key}", entries)

    def hours(self, zones: Sequence[Zone]) -> list[ComponentRow]:
        """Return the menus of the hours when the clock rests; only those of the time zone while one is being chosen."""
        style = GREY if self.settings.zone else BLUE
        rows: list[ComponentRow] = [
            [ask_for_zone.button(self.texts("button-zone"), NO_TABLE, style=style)],
        ]
        if zones:
            return [*rows, [self._zones(zones)]]
        rows.append([self._quiet_from()])
        if self.settings.quiet is not None:
            rows.append([self._quiet_until(*self.settings.quiet)])
        return [*rows, [self._days_off()]]

    def _quiet_from(self) -> Any:
        begin = None if self.settings.quiet is None else self.settings.quiet[0]
        entries = [option(self.texts("option-quiet-off"), OFF, chosen=begin is None)]
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
            there = self.now + timedelta(minutes=zone.minutes_ahead(self.now))
            time = time_of_day(there.hour * 60 + there.minute)
            about = self.texts("option-zone-now", time=time)
            entries.append(option(zone_name(self.texts, zone), zone.name, description=about))
        return self._menu(choose_zone, "menu-zones", entries)

    def _menu(
        self, verb: Verb, key: str, entries: Sequence[discord.SelectOption], *, low: int = 1, high: int = 1
    ) -> Any:
        # The revision only makes a menu new to the client after each change.
        return verb.menu(self.texts(key), entries, NO_TABLE, self.settings.revision, low=low, high=high)


async def show_settings(
    context: InteractionContext,
    settings: PlayerSettings | None = None,
    page: Page = Page.SUMMARY,
    note: str | None = None,
    zones: Sequence[Zone] = (),
) -> None:
    """Show a page of the panel in its present state."""
    chosen = settings or await context.services.settings.of(context.user)
    now = context.services.queries.now
    await context.show(settings_message(context.texts, chosen, now, page, note=note, zones=zones))


@clickable("settings", args=1)  # the page
async def open_settings(click: Click) -> None:
    """Show a page."""
    page = click.id.args[0]
    if page not in set(Page):
        raise NotOurId(click.id.verb)
    await show_settings(click, page=Page(page))


def _answer(setting: Setting) -> None:
    """Let clicks choose a setting."""

    @clickable(setting.verb)  # a button: the value to come; a menu: the value
    async def choose(click: Click) -> None:
        """Set the value."""
        chosen = str(click.id.args[0]) if setting.is_switch else click.text
        found = [value for value in setting.values if written(value) == chosen]
        if not found:
            raise NotOurId(click.id.verb)
        later = await click.services.settings.choose(click.user, **{setting.field: found[0]})
        await show_settings(click, later, setting.group)


for _setting in SETTINGS:
    _answer(_setting)


@clickable("language")  # value: a language, or "usual" for that of Discord
async def choose_language(click: Click) -> None:
    """Set the language of private answers and direct messages."""
    chosen = language_chosen(click.text)
    later = await click.services.settings.choose(click.user, language=chosen)
    click.texts = texts_for(chosen or click.interaction.locale)
    await show_settings(click, later, Page.LOOK)


@clickable("quiet")  # value: a minute of the day, or "off"
async def choose_quiet_from(click: Click) -> None:
    """Set when the quiet hours begin."""
    minute = None if click.text == OFF else click.number
    await show_settings(click, await click.services.settings.quiet_from(click.user, minute), Page.HOURS)


@clickable("waking")  # value: a minute of the day
async def choose_quiet_until(click: Click) -> None:
    """Set when the quiet hours end."""
    await show_settings(
        click, await click.services.settings.quiet_until(click.user, click.number), Page.HOURS
    )


@clickable("daysoff")  # values: weekdays, 0 for Monday
async def choose_days_off(click: Click) -> None:
    """Set the days off to the chosen days."""
    await show_settings(click, await click.services.settings.days_off(click.user, click.numbers), Page.HOURS)


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
    await _set_zone(click, zone)


async def _set_zone(context: InteractionContext, zone: Zone) -> None:
    later = await context.services.settings.zone(context.user, zone.name)
    note = context.texts("zone-set", place=zone_name(context.texts, zone))
    await show_settings(context, later, Page.HOURS, note)


def zone_form(texts: Texts) -> Form:
    """Return the form that asks for a place or a time."""
    field = FormField(texts("zone-form-label"), texts("zone-form-hint"), longest=_LONGEST_PLACE)
    return answer_zone.form(texts("zone-form-title"), [field], NO_TABLE)


@fillable("zoneask")
async def answer_zone(submission: Submission) -> None:
    """Set the time zone if only one matches, else let the person choose."""
    found = search(visible(submission.text), submission.services.queries.now)
    if len(found) == 1:
        await _set_zone(submission, found[0])
        return
    note = submission.texts(
        "zone-several" if found else "zone-none", typed=shown(submission.text, _LONGEST_PLACE)
    )
    await show_settings(submission, None, Page.HOURS, note, found)
