"""Personal settings in words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import discord

from bot.service.clocks.calendars import is_quiet, local, next_open
from bot.service.clocks.zones import Zone, named
from bot.service.people.settings import Notify, PlayerSettings
from bot.ui.texts import Texts
from bot.ui.toolkit import colours

_SAMPLE = "K♠\N{VARIATION SELECTOR-15} K♥ K♦ K♣\N{VARIATION SELECTOR-15}"


def settings_embed(texts: Texts, settings: PlayerSettings, now: datetime) -> discord.Embed:
    """Return the embed of all settings of a person."""
    embed = discord.Embed(title=texts("settings-title"), colour=colours.PLAIN)
    for name, lines in (
        ("settings-turn", _turn_lines(texts, settings)),
        ("settings-hours", hours_lines(texts, settings, now)),
        ("settings-cards", _card_lines(texts, settings)),
    ):
        embed.add_field(name=texts(name), value="\n".join(lines), inline=False)
    return embed.set_footer(text=texts("settings-footer"))


def _turn_lines(texts: Texts, settings: PlayerSettings) -> Iterator[str]:
    yield texts(f"settings-notify-{settings.notify}")
    if settings.direct_closed and settings.notify is Notify.DIRECT:
        yield texts("settings-direct-closed")


def hours_lines(texts: Texts, settings: PlayerSettings, now: datetime) -> Iterator[str]:
    """Yield lines on the person's local time, and on the hours when the clock rests."""
    calendar = settings.calendar
    there = local(now, calendar)
    time = time_of_day(there.hour * 60 + there.minute)
    zone = named(settings.zone) if settings.zone else None
    if settings.zone:
        yield texts("settings-now", time=time, place=settings.zone if zone is None else zone.city)
    else:
        yield texts("settings-now-no-zone", time=time)
    days = texts.listed([weekday(texts, day) for day in settings.days_off])
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


def _card_lines(texts: Texts, settings: PlayerSettings) -> Iterator[str]:
    style = texts(f"settings-own-cards-{settings.hand_style}")
    yield f"{style} {texts('settings-compact')}" if settings.compact else style
    if settings.hand_order is not None:
        yield texts(f"settings-hand-order-{settings.hand_order}")
    yield texts("settings-confirm-yes" if settings.confirm_discard else "settings-confirm-no")
    key = "settings-suits-four" if settings.four_colours else "settings-suits-plain"
    # The sample is written as all cards are, once the message takes on this person's style.
    yield texts("settings-suits-text" if settings.text_only else key, sample=_SAMPLE)
    if settings.spaced:
        yield texts("settings-spaced")
    if not settings.has_lessons:
        yield texts("settings-no-lessons")


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
