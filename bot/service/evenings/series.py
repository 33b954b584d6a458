"""Evenings that come again: every week, every second week, or on a weekday of each month."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import Self
from zoneinfo import ZoneInfo

from msgspec import Struct, structs

_LAST = 5


class Every(StrEnum):
    """How often an evening comes again."""

    WEEK = "week"
    TWO_WEEKS = "two_weeks"
    MONTH = "month"
    """On the same weekday of each month: the first, second, third, fourth or last one."""


class Series(Struct, frozen=True, omit_defaults=True):
    """When evenings come again, and which of them this one is. Local time stays when the clocks change."""

    every: Every
    zone: str
    day: date
    """The local day of this evening by the series, wherever it was moved alone."""
    minutes: int
    """The local time of the day."""
    week: int = 0
    """Which of these weekdays of a month it is, from one on; five for the last. A later day does not tell any more."""

    @property
    def starts(self) -> datetime:
        """Return when this evening begins by the series."""
        return at(self.day, self.minutes, ZoneInfo(self.zone or "UTC"))

    def after(self, moment: datetime) -> Iterator[Self]:
        """Return the later ones of this series that begin after this moment; there is no end to them."""
        one = self
        while True:
            one = structs.replace(one, day=one._next_day())
            if one.starts > moment:
                yield one

    def _next_day(self) -> date:
        if self.every is not Every.MONTH:
            return self.day + timedelta(weeks=1 if self.every is Every.WEEK else 2)
        first = (self.day.replace(day=1) + timedelta(days=31)).replace(day=1)
        found = first + timedelta(days=(self.day.weekday() - first.weekday()) % 7, weeks=self.week - 1)
        return found if found.month == first.month else found - timedelta(weeks=1)


def series_of(starts: datetime, zone: str, every: Every | None) -> Series | None:
    """Return the series that begins with this evening, by the clocks of this time zone; None for no series."""
    if every is None:
        return None
    local = starts.astimezone(ZoneInfo(zone or "UTC"))
    week = min((local.day - 1) // 7 + 1, _LAST)
    return Series(every, zone, local.date(), local.hour * 60 + local.minute, week)


def at(day: date, minutes: int, there: tzinfo) -> datetime:
    """Return the moment of this time of the day, as clocks there will show it then.

    Of a time that they show twice it is the first; one that they leave out is as much later as they jump.
    """
    moment = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=there)
    return moment.astimezone(UTC)
