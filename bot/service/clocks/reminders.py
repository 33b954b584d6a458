"""When the player who must act is reminded: pure functions on table records."""

from datetime import datetime, timedelta
from functools import lru_cache

from msgspec import structs

from bot.service.clocks.calendars import ALWAYS, later, next_open
from bot.service.clocks.hours import Hours
from bot.service.clocks.turn_time import (
    HOUR,
    clock_of,
    is_over,
    restarted,
    runs_out,
    vacation_left,
    when_spent,
    with_clock_of,
)
from bot.service.matches.record import RunningClock, TableRecord


def reminders(record: TableRecord, hours: Hours) -> tuple[datetime, ...]:
    """Return the times of all reminders of this turn to the player who must act, sent ones included."""
    running = record.clock
    if running is None:
        return ()
    found = tuple(when_spent(record, running, point, hours) for point in _reminded_at(record, running))
    return (*found, *_reminded_in_vacation(record, running, hours)) if running.on_vacation else found


def next_reminder(record: TableRecord, hours: Hours) -> datetime | None:
    """Return the time of the first reminder of this turn that was not sent; None when there is none."""
    running = record.clock
    if running is None:
        return None
    coming = reminders(record, hours)[clock_of(record, running.seat).reminded :]
    return coming[0] if coming else None


def _reminded_at(record: TableRecord, running: RunningClock) -> tuple[int, ...]:
    """Return after how many seconds of the turn the player who must act is reminded."""
    if running.is_answer or running.has_run_out:
        return ()
    allotted, terms = clock_of(record, running.seat).allotted, record.terms
    return _points_of(terms.relaxed_reminders if allotted is None else terms.reminders, allotted)


def _reminded_in_vacation(record: TableRecord, running: RunningClock, hours: Hours) -> list[datetime]:
    """Return when a late player is reminded that the vacation ends: as long before as for other turns, if awake."""
    out, ends = runs_out(record, hours), is_over(record, hours)
    if out is None or ends is None:
        return []
    calendar, left = hours.of(record.holder_of(running.seat)), vacation_left(record, running.seat)
    rests = (left - timedelta(hours=step) for step in sorted(record.terms.reminders, reverse=True))
    moments = (
        next_open(later(out, rest, ALWAYS, hours.away), calendar) for rest in rests if rest > timedelta()
    )
    return [moment for moment in moments if moment < ends]


@lru_cache(maxsize=1024)
def _points_of(steps: tuple[int, ...], allotted: int | None) -> tuple[int, ...]:
    """Return the seconds of the turn at which to remind.

    Steps are hours before ``allotted`` seconds run out; without a limit, hours after the turn began.
    """
    if allotted is None:
        points = [step * HOUR for step in sorted(steps)]
    else:
        points = [allotted - step * HOUR for step in sorted(steps, reverse=True)]
    return tuple(point for point in points if point > 0)


def with_more_time(record: TableRecord, seconds: int, now: datetime, hours: Hours) -> TableRecord:
    """Return the record with more seconds for this turn, counted from now if late; unchanged without a clock."""
    running = record.clock
    if running is None or clock_of(record, running.seat).allotted is None:
        return record
    record = restarted(record, now, hours)
    clock = clock_of(record, running.seat)
    assert clock.allotted is not None
    clock = structs.replace(clock, allotted=clock.allotted + seconds)
    record = with_clock_of(record, running.seat, clock)
    # Past reminders are not sent any more: the player was mentioned just now.
    past = sum(moment <= now for moment in reminders(record, hours))
    return with_clock_of(record, running.seat, structs.replace(clock, reminded=past))
