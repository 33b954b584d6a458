"""Personal calendars: quiet hours and days off in a player's time zone.

Moments are aware datetimes; results are in UTC. The functions measure time that *counts*, which is time outside quiet
hours, days off and the intervals given as closed (a pause, the bot's downtime). Time that has counted once stays
counted, so neither a pause nor a changed calendar gives time back.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

MINUTES_A_DAY: Final = 24 * 60
LONGEST_QUIET: Final = 14 * 60
"""The most quiet minutes of a day: at least ten hours are left to play."""

MOST_DAYS_OFF: Final = 4
"""The most days off in a week: at least three are left to play."""

_DAY: Final = timedelta(days=1)
_SECOND: Final = timedelta(seconds=1)
_NOTHING: Final = timedelta(0)

Span: TypeAlias = tuple[datetime, datetime]
"""A half-open interval from one moment up to another."""


class Calendar(Struct, frozen=True):
    """The quiet hours and the days off of a person."""

    zone: str = ""
    """The IANA name of the time zone; empty for UTC."""
    quiet: tuple[int, int] | None = None
    """Quiet hours as minutes of the local day, begin and end; the end may lie on the next day (22:00 to 8:00)."""
    days_off: tuple[int, ...] = ()
    """Weekdays off, 0 for Monday."""


ALWAYS: Final = Calendar()
"""The calendar of people who have set nothing: every hour counts."""


class CalendarProblem(StrEnum):
    """The reasons for which a calendar is invalid."""

    UNKNOWN_ZONE = "unknown_zone"
    QUIET_IMPOSSIBLE = "quiet_impossible"
    QUIET_TOO_LONG = "quiet_too_long"
    DAYS_IMPOSSIBLE = "days_impossible"
    TOO_MANY_DAYS_OFF = "too_many_days_off"


def problems_of(calendar: Calendar) -> tuple[CalendarProblem, ...]:
    """Return all problems of a calendar; under one without problems a clock always comes to an end."""
    problems = []
    if calendar.zone and _zone(calendar.zone) is None:
        problems.append(CalendarProblem.UNKNOWN_ZONE)
    if calendar.quiet is not None:
        begin, end = calendar.quiet
        if not (0 <= begin < MINUTES_A_DAY and 0 <= end < MINUTES_A_DAY and begin != end):
            problems.append(CalendarProblem.QUIET_IMPOSSIBLE)
        elif (end - begin) % MINUTES_A_DAY > LONGEST_QUIET:
            problems.append(CalendarProblem.QUIET_TOO_LONG)
    if not set(calendar.days_off) <= set(range(7)):
        problems.append(CalendarProblem.DAYS_IMPOSSIBLE)
    elif len(set(calendar.days_off)) > MOST_DAYS_OFF:
        problems.append(CalendarProblem.TOO_MANY_DAYS_OFF)
    return tuple(problems)


def local(moment: datetime, calendar: Calendar) -> datetime:
    """Return the moment in this person's local time."""
    return moment.astimezone(_zone(calendar.zone) or UTC)


def is_quiet(moment: datetime, calendar: Calendar) -> bool:
    """Return whether the moment is in quiet hours or on a day off."""
    if not _rests(calendar):
        return False
    there = local(moment, calendar)
    if there.weekday() in calendar.days_off:
        return True
    minute = timedelta(hours=there.hour, minutes=there.minute, seconds=there.second)
    return not any(begin <= minute < end for begin, end in _waking(calendar.quiet))


def next_open(moment: datetime, calendar: Calendar) -> datetime:
    """Return when the person may be pinged: at once, or when the quiet time is over."""
    for begin, _ in _open_spans(moment, calendar):
        return begin
    raise AssertionError("time ends")


def later(start: datetime, counted: timedelta, calendar: Calendar, closed: Sequence[Span] = ()) -> datetime:
    """Return the moment at which this much counted time has run since ``start``; ``start`` itself for none."""
    rest = counted
    if rest <= _NOTHING:
        return start.astimezone(UTC)
    if not closed and not _rests(calendar):
        return start.astimezone(UTC) + rest  # a shortcut for the many who have set nothing
    for begin, end in _without(_open_spans(start, calendar), closed):
        if end - begin >= rest:
            return begin + rest
        rest -= end - begin
    raise AssertionError("time ends")


def counted(start: datetime, end: datetime, calendar: Calendar, closed: Sequence[Span] = ()) -> timedelta:
    """Return how much time between the two moments counts; none when the end lies before the start."""
    if not closed and not _rests(calendar):
        return max(end - start, _NOTHING)  # a shortcut for the many who have set nothing
    total = _NOTHING
    for begin, until in _without(_open_spans(start, calendar), closed):
        if begin >= end:
            break
        total += min(until, end) - begin
    return total


@lru_cache(maxsize=1024)
def _zone(name: str) -> tzinfo | None:
    """Return the time zone of this name; None for an unknown name, UTC for the empty one."""
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@lru_cache(maxsize=1024)
def _rests(calendar: Calendar) -> bool:
    """Return whether some time does not count. An invalid calendar never stops a clock."""
    return bool(calendar.quiet or calendar.days_off) and not problems_of(calendar)


def _waking(quiet: tuple[int, int] | None) -> tuple[tuple[timedelta, timedelta], ...]:
    """Return the parts of a local day outside the quiet hours."""
    if quiet is None:
        return ((_NOTHING, _DAY),)
    begin, end = (timedelta(minutes=minute) for minute in quiet)
    parts = ((end, begin),) if begin > end else ((_NOTHING, begin), (end, _DAY))
    return tuple(part for part in parts if part[0] < part[1])


def _open_spans(start: datetime, calendar: Calendar) -> Iterator[Span]:
    """Yield the spans from ``start`` on that are neither quiet nor off, in order; neighbours may touch."""
    moment = start.astimezone(UTC)
    zone, rests, waking = _zone(calendar.zone) or UTC, _rests(calendar), _waking(calendar.quiet)
    while True:
        after = moment.replace(hour=0, minute=0, second=0, microsecond=0) + _DAY
        if not rests:
            yield moment, after
            moment = after
            continue
        # Within one day the local clocks are put forward or back once at most. Between such moments local and
        # universal time run side by side, so each piece is cut at the local hours: an hour that a change
        # leaves out or repeats is left out or repeated here, too.
        change = _change(moment, after, zone)
        for begin, end in ((moment, change), (change, after)):
            if begin < end:
                yield from _open_beside(begin, end, _offset(begin, zone), waking, calendar.days_off)
        moment = after


def _open_beside(
    begin: datetime,
    end: datetime,
    offset: timedelta,
    waking: tuple[tuple[timedelta, timedelta], ...],
    days_off: tuple[int, ...],
) -> Iterator[Span]:
    """Yield the open spans of an interval in which local time is this far ahead of UTC."""
    day = (begin + offset).replace(hour=0, minute=0, second=0, microsecond=0)
    while day < end + offset:
        if day.weekday() not in days_off:
            for opens, closes in waking:
                first, last = max(begin, day + opens - offset), min(end, day + closes - offset)
                if first < last:
                    yield first, last
        day += _DAY


def _offset(moment: datetime, zone: tzinfo) -> timedelta:
    return moment.astimezone(zone).utcoffset() or _NOTHING


def _change(begin: datetime, end: datetime, zone: tzinfo) -> datetime:
    """Return the second of this day at which local clocks are put forward or back; ``end`` when they are not."""
    before = _offset(begin, zone)
    if _offset(end - _SECOND, zone) == before:
        return end
    low, high = 0, int((end - begin) / _SECOND)
    # Clocks change at full seconds; ``begin`` may lie between two.
    whole = begin.replace(microsecond=0)
    while high - low > 1:
        middle = (low + high) // 2
        if _offset(whole + middle * _SECOND, zone) == before:
            low = middle
        else:
            high = middle
    return whole + high * _SECOND


def _without(spans: Iterator[Span], closed: Sequence[Span]) -> Iterator[Span]:
    """Yield the spans without the closed intervals, which may overlap and come in any order."""
    gaps = sorted((begin, end) for begin, end in closed if begin < end)
    first = 0
    for begin, end in spans:
        while first < len(gaps) and gaps[first][1] <= begin:
            first += 1
        for gap_begin, gap_end in gaps[first:]:
            if gap_begin >= end or begin >= end:
                break
            if gap_begin > begin:
                yield begin, gap_begin
            begin = max(begin, gap_end)  # noqa: PLW2901 - what is left of the span
        if begin < end:
            yield begin, end
