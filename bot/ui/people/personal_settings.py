"""Personal settings as rows of a table: the group in which each is found, its values, and these in words."""

from collections.abc import Iterator
from datetime import datetime
from enum import IntEnum
from typing import Any, Final

import discord
from msgspec import Struct

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import is_quiet, local, next_open
from bot.service.clocks.zones import Zone, named
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.ui.texts import Texts, language_name, yes_no
from bot.ui.toolkit import colours
from bot.ui.toolkit.components import Verb
from bot.ui.toolkit.messages import embed_of

Value = Any
"""Value of a setting: an enum member, None for the usual one, or a bool."""


class Page(IntEnum):
    """A page of the panel: the summary, or a group. The number stands in custom ids."""

    SUMMARY = 0
    HOURS = 1
    LOOK = 2
    PLAY = 3
    CALLS = 4


GROUPS: Final = (Page.LOOK, Page.PLAY, Page.CALLS, Page.HOURS)
"""The groups, in the order in which they are shown."""


class Setting(Struct, frozen=True):
    """One setting: a switch, which is on or off, or a menu of values.

    ``field`` is that of :class:`PlayerSettings`, and the name in custom ids and texts. A switch needs the texts
    ``settings-name-FIELD`` and ``settings-about-FIELD``; a menu ``menu-FIELD``, and for each value
    ``settings-FIELD-VALUE``, ``option-FIELD-VALUE`` and ``option-FIELD-VALUE-about``.
    """

    group: Page
    field: str
    values: tuple[Value, ...] = (False, True)
    seen_as: str = ""
    """The property with the value that has an effect, where other settings count too."""

    @property
    def is_switch(self) -> bool:
        """Return whether it is on or off."""
        return self.values == (False, True)

    @property
    def key(self) -> str:
        """Return the name in the keys of texts."""
        return self.field.replace("_", "-")

    @property
    def verb(self) -> Verb:
        """Return the verb of its button, whose number is the value to come, or of its menu."""
        return Verb(self.field.replace("_", ""), int(self.is_switch))

    def value_of(self, settings: PlayerSettings) -> Value:
        """Return the value that has an effect with these settings."""
        return getattr(settings, self.seen_as or self.field)


def written(value: Value) -> str:
    """Return a value as custom ids, menus and the keys of texts hold it."""
    if value is None:
        return "usual"
    return str(int(value)) if isinstance(value, bool) else str(value)


SETTINGS: Final = (
    Setting(Page.LOOK, "own_cards", tuple(HandStyle), seen_as="hand_style"),
    Setting(Page.LOOK, "four_colours"),
    Setting(Page.LOOK, "compact"),
    Setting(Page.LOOK, "text_only"),
    Setting(Page.LOOK, "spaced"),
    Setting(Page.PLAY, "hand_order", (None, *HandOrder)),
    Setting(Page.PLAY, "confirm_discard"),
    Setting(Page.PLAY, "plays_forced"),
    Setting(Page.PLAY, "has_lessons"),
    Setting(Page.CALLS, "notify", tuple(Notify)),
)
"""All settings but those of the hours, in the order in which they are shown."""


def settings_in(group: Page) -> list[Setting]:
    """Return the settings of a group."""
    return [setting for setting in SETTINGS if setting.group is group]


_SAMPLE = "K♠\N{VARIATION SELECTOR-15} K♥ K♦ K♣\N{VARIATION SELECTOR-15}"


def settings_embed(
    texts: Texts, settings: PlayerSettings, now: datetime, page: Page = Page.SUMMARY
) -> discord.Embed:
    """Return the embed of a group, or the summary of all."""
    if page is Page.SUMMARY:
        embed = discord.Embed(title=texts("settings-title"), colour=colours.PLAIN)
        for group in GROUPS:
            values = " · ".join(_summary(texts, settings, group))
            embed.add_field(name=group_name(texts, group), value=values, inline=False)
    else:
        title = texts("settings-title-group", group=group_name(texts, page))
        lines = hours_lines(texts, settings, now) if page is Page.HOURS else _lines(texts, settings, page)
        embed = embed_of(title, lines)
    return embed.set_footer(text=texts("settings-footer"))


def group_name(texts: Texts, group: Page) -> str:
    """Return the name of a group."""
    return texts(f"settings-{group.name.lower()}")


def _summary(texts: Texts, settings: PlayerSettings, group: Page) -> Iterator[str]:
    """Yield the values of a group in few words."""
    for setting in settings_in(group):
        if setting.is_switch:
            yield _switch(texts, settings, setting)
        else:
            yield texts(f"option-{setting.key}-{written(setting.value_of(settings))}")
    if group is Page.LOOK and settings.language:
        yield language_name(settings.language)
    if group is Page.CALLS and _is_closed(settings):
        yield texts("settings-direct-closed-brief")
    if group is Page.HOURS:
        if settings.quiet is None:
            yield texts("option-quiet-off")
        else:
            begin, end = map(time_of_day, settings.quiet)
            yield texts("settings-quiet-brief", **{"from": begin, "until": end})
        if settings.days_off:
            yield texts("settings-days-off-brief", days=_days_off(texts, settings))
        if settings.zone:
            yield texts("settings-zone-brief", place=_place(settings))
        else:
            yield texts("settings-no-zone-brief")


def _lines(texts: Texts, settings: PlayerSettings, group: Page) -> Iterator[str]:
    """Yield a line on each setting of a group."""
    for setting in settings_in(group):
        value = setting.value_of(settings)
        if setting.is_switch:
            # The sample is written as all cards are, once the message takes on this person's style.
            about = texts(f"settings-about-{setting.key}", on=yes_no(value), sample=_SAMPLE)
            switch = _switch(texts, settings, setting)
            yield texts("settings-switch-about", switch=switch, about=about)
        else:
            yield texts(f"settings-{setting.key}-{written(value)}")
    if group is Page.CALLS and _is_closed(settings):
        yield texts("settings-direct-closed")


def _switch(texts: Texts, settings: PlayerSettings, setting: Setting) -> str:
    name = texts(f"settings-name-{setting.key}")
    return texts("settings-switch", name=name, on=yes_no(setting.value_of(settings)))


def _is_closed(settings: PlayerSettings) -> bool:
    return settings.direct_closed and settings.notify is Notify.DIRECT


def _place(settings: PlayerSettings) -> str:
    zone = named(settings.zone) if settings.zone else None
    return settings.zone if zone is None else zone.city


def _days_off(texts: Texts, settings: PlayerSettings) -> str:
    return texts.listed([weekday(texts, day) for day in settings.days_off])


def hours_lines(texts: Texts, settings: PlayerSettings, now: datetime) -> Iterator[str]:
    """Yield lines on the person's local time, and on the hours when the clock rests."""
    calendar = settings.calendar
    there = local(now, calendar)
    time = time_of_day(there.hour * 60 + there.minute)
    if settings.zone:
        yield texts("settings-now", time=time, place=_place(settings))
    else:
        yield texts("settings-now-no-zone", time=time)
    days = _days_off(texts, settings)
    if settings.quiet is None:
        yield texts("settings-rests-days", days=days) if days else texts("settings-runs-always")
    else:
        begin, end = map(time_of_day, settings.quiet)
        if days:
            yield texts("settings-rests-both", **{"from": begin, "until": end, "days": days})
        else:
            yield texts("settings-rests-hours", **{"from": begin, "until": end})
    if not settings.zone and (settings.quiet or days):
        yield texts("settings-hours-of-utc")
    if is_quiet(now, calendar):
        opens = int(next_open(now, calendar).timestamp())
        yield texts("settings-quiet-now", when=f"<t:{opens}:R>")


def time_of_day(minute: int) -> str:
    """Return a minute of the day as clocks show it: "22:00"."""
    return f"{minute // 60:02}:{minute % 60:02}"


def time_of_day_in_full(texts: Texts, minute: int) -> str:
    """Return a minute of the day on both kinds of clocks: "22:00 (10 pm)"."""
    hour, half = minute // 60 % 12 or 12, "am" if minute < 720 else "pm"
    shown = f"{hour}" if minute % 60 == 0 else f"{hour}:{minute % 60:02}"
    return texts("time-with-half", time=time_of_day(minute), hour=shown, half=half)


def weekday(texts: Texts, day: int) -> str:
    """Return the name of a day of the week, 0 being Monday."""
    return texts(f"weekday-{day}")


def zone_name(texts: Texts, zone: Zone) -> str:
    """Return the name of a time zone as people know it: "Berlin, Germany"."""
    return texts("option-zone", city=zone.city, country=zone.country) if zone.country else zone.city
