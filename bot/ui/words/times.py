"""Times in Discord's format, which each reader sees in the own time zone and language, and a table's terms about time."""

from datetime import datetime

import discord

from bot.service.clocks.terms import NextRound, Pace, Terms
from bot.ui.texts import Texts

_DAY = 24


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
