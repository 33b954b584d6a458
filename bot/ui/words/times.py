"""Times in Discord's format, which each reader sees in the own time zone and language, and a table's terms about time.

And dates that people type, with the question which of several they mean.
"""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import ui
from discord.utils import format_dt

from bot.service.clocks.terms import NextRound, Pace, Terms
from bot.service.evenings.dates import LONGEST_DATE, names_a_day, read_dates
from bot.service.people.visible_text import visible
from bot.ui.texts import Texts
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import shown

_DAY = 24
_A_MINUTE: Final = 60


def ago(moment: datetime) -> str:
    """Return how long ago or how far ahead a time is: "3 hours ago", "in 2 days"."""
    return discord.utils.format_dt(moment, "R")


def at(moment: datetime) -> str:
    """Return the date and the time of the day."""
    return discord.utils.format_dt(moment, "f")


def on_day(moment: datetime) -> str:
    """Return the date."""
    return discord.utils.format_dt(moment, "D")


def second_of(moment: datetime) -> str:
    """Return the time of the day to the second."""
    return discord.utils.format_dt(moment, "T")


def length_words(texts: Texts, hours: int) -> str:
    """Return a number of hours in words: "a day", "36 hours"."""
    if hours and hours % _DAY == 0:
        return texts("terms-days", count=hours // _DAY)
    return texts("terms-hours", count=hours)


def terms_lines(texts: Texts, terms: Terms) -> list[str]:
    """Return one line about the clock, and a second one where the table has other unusual terms."""
    others = {
        "terms-line-ready": terms.next_round is NextRound.WHEN_READY,
        "terms-line-no-take-back": not terms.take_back,
        "terms-line-discard-hold": terms.discard_hold > 0,
        "terms-line-hints": terms.hints,
        "terms-line-tells-plays": terms.tells_plays,
    }
    more = " ".join(texts(key, seconds=terms.discard_hold) for key, is_so in others.items() if is_so)
    return [_clock_line(texts, terms), *([more] if more else ())]


def _clock_line(texts: Texts, terms: Terms) -> str:
    if not terms.has_clock:
        return texts("terms-line-relaxed", reminders=len(terms.relaxed_reminders))
    what = texts(f"terms-line-{terms.on_time_out}")
    time = length_words(texts, terms.hours)
    time = texts.at_start(time)
    if terms.pace is Pace.TURNS:
        return texts("terms-line-turns", time=time, what=what)
    return texts("terms-line-bank", time=time, more=length_words(texts, terms.increment), what=what)


def moment_of(minutes: int) -> datetime:
    """Return the moment that custom ids hold in minutes since 1970."""
    return datetime.fromtimestamp(minutes * _A_MINUTE, UTC)


def minutes_of(moment: datetime) -> int:
    """Return a moment as custom ids hold it."""
    return int(moment.timestamp()) // _A_MINUTE


async def zone_of(context: InteractionContext) -> str:
    """Return the name of the person's time zone; empty for UTC."""
    return (await context.settings()).zone


async def dates_meant(context: InteractionContext, typed: str, day: date | None = None) -> list[datetime]:
    """Return the moments that somebody may mean, by the clock of the person's own time zone. A time alone is of ``day``.

    Raises:
        Refusal
    """
    now, zone = context.services.queries.now, await zone_of(context)
    locale = str(context.interaction.locale)
    found = await asyncio.to_thread(read_dates, visible(typed), now, zone, locale, day=day)
    if not found:
        is_day = await asyncio.to_thread(names_a_day, visible(typed)[:LONGEST_DATE], now, zone, locale)
        raise Refusal("date-without-time" if is_day else "date-unknown", typed=shown(typed, LONGEST_DATE))
    return list(found)


async def ask_which(
    context: InteractionContext, dates: Sequence[datetime], button: Callable[[str, int], ui.Button[Any]]
) -> None:
    """Ask which of several moments is meant, by a button for each that gets its label and its minutes."""
    texts, there = context.texts, ZoneInfo(await zone_of(context) or "UTC")
    lines, buttons = [texts("date-which")], []
    for number, moment in enumerate(dates, start=1):
        local = moment.astimezone(there)
        label = texts.dated("date-pattern-full", local)
        lines.append(f"{number}. {format_dt(moment, 'F')}")
        buttons.append(button(label, minutes_of(moment)))
    await context.show(Message("\n".join(lines), rows=[buttons]))
