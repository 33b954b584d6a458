"""No-shows: sides of a match that made no move although they had the time for a turn."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.service.clocks.hours import Hours
from bot.service.clocks.turn_time import clock_of, spent_by
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.seats.handover import sides_of

TURN_WITHOUT_A_CLOCK: Final = timedelta(days=1)
"""The time for a turn at a table without a clock."""


def has_moved(record: TableRecord) -> tuple[bool, bool]:
    """Return whether somebody of each side has made a move; sides of computers alone always have."""
    return _of_both(record, lambda people: any(one.seat in record.acted for one in people) or not people)


def has_missed(record: TableRecord, now: datetime, hours: Hours, *, at_most: timedelta) -> tuple[bool, bool]:
    """Return whether each side made no move although one of its people had the time for a turn.

    That is the time of the clock, a day without one, and never more than ``at_most``. Pauses, quiet hours and the hours
    in which the bot was down do not count.
    """

    def had_time(holder: SeatHolder) -> bool:
        clock = clock_of(record, holder.seat)
        full = TURN_WITHOUT_A_CLOCK if clock.allotted is None else timedelta(seconds=clock.allotted)
        if holder.missed or holder.stood_in:
            return True
        if not record.turn or clock.turn != record.turn:
            return False
        is_running = record.clock is not None and record.clock.seat == holder.seat
        spent = spent_by(record, now, hours) if is_running else clock.spent
        return timedelta(seconds=spent) >= min(full, at_most)

    moved = has_moved(record)
    had = _of_both(record, lambda people: any(map(had_time, people)))
    return had[0] and not moved[0], had[1] and not moved[1]


def _of_both(record: TableRecord, ask: Callable[[list[SeatHolder]], bool]) -> tuple[bool, bool]:
    sides = sides_of(record)
    first, second = (ask([one for one in record.people if sides[one.seat] == side]) for side in (0, 1))
    return first, second
