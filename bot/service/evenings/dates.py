"""Dates as people type them: "Friday 20:00", "tomorrow 8pm", "2026-11-27 19:30"."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SHORTEST_WEEKDAY: Final = 3
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?", re.IGNORECASE)
_A_DAY: Final = timedelta(days=1)


def read_date(text: str, now: datetime, zone: str) -> datetime | None:
    """Return the moment that somebody in this time zone means; None if the text is not understood.

    Without a day it is the next such time; a weekday is the next one.
    """
    local = now.astimezone(ZoneInfo(zone or "UTC"))
    words = text.strip().casefold().replace(",", " ").replace(" at ", " ").split()
    if not words:
        return None
    day = _day(words[0], local)
    rest = " ".join(words if day is None else words[1:])
    found = _TIME.fullmatch(rest)
    minutes = None if found is None else _minutes(found)
    if minutes is None:
        return None
    if day is None:
        moment = _at(local.date(), minutes, local)
        return moment if moment > now else _at(local.date() + _A_DAY, minutes, local)
    moment = _at(day, minutes, local)
    if moment <= now and any(name.startswith(words[0]) for name in WEEKDAYS):
        moment = _at(day + 7 * _A_DAY, minutes, local)
    return moment


def _day(word: str, local: datetime) -> date | None:
    if word == "today":
        return local.date()
    if word == "tomorrow":
        return local.date() + _A_DAY
    if len(word) >= _SHORTEST_WEEKDAY:
        for number, name in enumerate(WEEKDAYS):
            if name.startswith(word):
                return local.date() + (number - local.weekday()) % 7 * _A_DAY
    found = _ISO.fullmatch(word)
    if found is None:
        return None
    try:
        return date(*map(int, found.groups()))
    except ValueError:
        return None


def _minutes(found: re.Match[str]) -> int | None:
    """Return the minutes since midnight; None for a time that no clock shows."""
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").casefold()
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def _at(day: date, minutes: int, local: datetime) -> datetime:
    """Return this time of the day, as clocks there will show it then."""
    return datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=local.tzinfo)
