"""Personal settings in words."""

from collections.abc import Iterator
from datetime import datetime

import discord

from bot.service.clocks.calendars import is_quiet, local, next_open
from bot.service.clocks.zones import Zone, named
from bot.service.people.settings import Notify, PlayerSettings
from bot.ui.people.personal_settings import GROUPS, Page, Setting, settings_in, written
from bot.ui.texts import Texts, language_name, yes_no
from bot.ui.toolkit import colours
from bot.ui.toolkit.embeds import embed_of

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
