"""No-shows: entries at a match that made no move although they had the time for a turn."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.canasta.seats import Seat, SideId
from bot.service.clocks.hours import Hours
from bot.service.clocks.turn_time import clock_of, spent_by
from bot.service.matches.record import SeatHolder, TableRecord
from bot.service.tournaments.model import Pairing

TURN_WITHOUT_A_CLOCK: Final = timedelta(days=1)
"""The time for a turn at a table without a clock."""


def seats_of_entries(record: TableRecord, pairing: Pairing) -> dict[int, tuple[Seat, ...]]:
    """Return the seats of each entry of a match, in the order of ``Pairing.everybody``."""
    found: dict[int, tuple[Seat, ...]] = {}
    for side, numbers in enumerate(pairing.sides):
        seats = record.seating.members(SideId(side))
        each = len(seats) // len(numbers)
        for place, number in enumerate(numbers):
            found[number] = seats[place * each : (place + 1) * each]
    return found


def has_moved(record: TableRecord, pairing: Pairing) -> tuple[bool, ...]:
    """Return whether somebody of each entry has made a move; entries of computers alone always have."""
    return _of_each(
        record, pairing, lambda people: any(one.seat in record.acted for one in people) or not people
    )


def has_missed(
    record: TableRecord, pairing: Pairing, now: datetime, hours: Hours, *, at_most: timedelta
) -> tuple[bool, ...]:
    """Return whether each entry made no move although one of its people had the time for a turn.

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

    had = _of_each(record, pairing, lambda people: any(map(had_time, people)))
    return tuple(had and not moved for had, moved in zip(had, has_moved(record, pairing), strict=True))


def _of_each(
    record: TableRecord, pairing: Pairing, ask: Callable[[list[SeatHolder]], bool]
) -> tuple[bool, ...]:
    return tuple(
        ask([one for one in record.people if one.seat in seats])
        for seats in seats_of_entries(record, pairing).values()
    )
