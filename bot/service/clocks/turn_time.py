"""Time accounting of turns: pure functions on table records that get the current time as a parameter.

Time spent in a turn stays spent: when a question or a pause stops a clock, it continues in the same turn with the same
balance. The hours in which the bot did not run count for nobody.
"""

from datetime import datetime, timedelta

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.clocks.calendars import ALWAYS, counted, later
from bot.service.clocks.hours import Hours
from bot.service.clocks.terms import Pace
from bot.service.matches.record import RunningClock, SeatClock, TableRecord

HOUR = 3600
"""The seconds of an hour."""


def on_time(record: TableRecord, now: datetime) -> TableRecord:
    """Return the record with start times in the future set to now: they were written while the clock ran ahead."""
    running, pause = record.clock, record.pause
    if running is not None and running.since > now:
        record = structs.replace(record, clock=structs.replace(running, since=now))
    if pause is not None and pause.since > now:
        record = structs.replace(record, pause=structs.replace(pause, since=now))
    return record if record.turn_since <= now else structs.replace(record, turn_since=now)


def clock_of(record: TableRecord, seat: Seat) -> SeatClock:
    """Return the clock of this seat; records from before there were clocks store none."""
    return record.clocks[seat] if seat < len(record.clocks) else SeatClock()


def with_clock_of(record: TableRecord, seat: Seat, clock: SeatClock) -> TableRecord:
    """Return the record with another clock for this seat."""
    clocks = list(record.clocks)
    while len(clocks) < record.seat_count:  # as in ``clock_of``
        clocks.append(SeatClock())
    clocks[seat] = clock
    return structs.replace(record, clocks=tuple(clocks))


def started(
    record: TableRecord,
    seat: Seat,
    now: datetime,
    *,
    is_answer: bool = False,
    is_called: bool = True,
    call_at: datetime | None = None,
) -> TableRecord:
    """Return the record with the clock of this seat running from now on, for the turn that the record names."""
    clock = clock_of(record, seat)
    if clock.turn != record.turn:
        allotted = record.terms.question_hours * HOUR or None if is_answer else _turn_time(record, clock)
        clock = SeatClock(record.turn, allotted, bank=clock.bank, vacation=clock.vacation)
        record = with_clock_of(record, seat, clock)
    running = RunningClock(seat, now, is_answer=is_answer, is_called=is_called, call_at=call_at)
    return structs.replace(record, clock=running)


def _turn_time(record: TableRecord, clock: SeatClock) -> int | None:
    """Return the seconds allotted to a turn that begins now; None without a clock."""
    terms = record.terms
    match terms.pace:
        case Pace.RELAXED:
            return None
        case Pace.TURNS:
            return terms.hours * HOUR
        case Pace.BANK:
            full = terms.hours * HOUR
            return full if clock.bank is None else min(full, clock.bank + terms.increment * HOUR)


def stopped(record: TableRecord, now: datetime, hours: Hours) -> TableRecord:
    """Return the record with no clock running, and the time of the one that ran added to its seat."""
    running = record.clock
    if running is None:
        return record
    clock = clock_of(record, running.seat)
    spent, vacation, bank = spent_by(record, now, hours), clock.vacation, clock.bank
    if clock.allotted is not None:
        out = runs_out(record, hours)
        if running.on_vacation and out is not None:
            late = counted(out, now, ALWAYS, hours.away)
            begun = -(-late // timedelta(hours=1)) * HOUR
            vacation += min(begun, int(vacation_left(record, running.seat).total_seconds()))
        spent = min(spent, clock.allotted)
        if record.terms.pace is Pace.BANK and not running.is_answer:
            bank = clock.allotted - spent
    clock = structs.replace(clock, spent=spent, vacation=vacation, bank=bank)
    return structs.replace(with_clock_of(record, running.seat, clock), clock=None)


def restarted(record: TableRecord, now: datetime, hours: Hours) -> TableRecord:
    """Return the record with the time that has run added to its seat, and the clock running from now on."""
    running = record.clock
    if running is None:
        return record
    halted, is_answer, is_called = stopped(record, now, hours), running.is_answer, running.is_called
    return started(
        halted, running.seat, now, is_answer=is_answer, is_called=is_called, call_at=running.call_at
    )


def spent_by(record: TableRecord, now: datetime, hours: Hours) -> int:
    """Return the seconds that the player who must act has spent in this turn so far."""
    running = record.clock
    if running is None:
        return 0
    calendar = hours.of(record.holder_of(running.seat))
    ran = counted(running.since, now, calendar, hours.away)
    return clock_of(record, running.seat).spent + int(ran.total_seconds())


def runs_out(record: TableRecord, hours: Hours) -> datetime | None:
    """Return when the time of the player who must act runs out, vacation aside; None when it never does."""
    running = record.clock
    if running is None:
        return None
    clock = clock_of(record, running.seat)
    return None if clock.allotted is None else when_spent(record, running, clock.allotted, hours)


def is_over(record: TableRecord, hours: Hours) -> datetime | None:
    """Return when the turn times out, including vacation that is being taken; None when it never does."""
    out, running = runs_out(record, hours), record.clock
    if out is None or running is None or not running.on_vacation:
        return out
    return later(out, vacation_left(record, running.seat), ALWAYS, hours.away)


def when_over(record: TableRecord, hours: Hours) -> datetime | None:
    """Return the moment of ``is_over`` for the player who must act; None when no time runs out, or it has already."""
    running = record.clock
    return None if running is None or running.has_run_out else is_over(record, hours)


def vacation_left(record: TableRecord, seat: Seat) -> timedelta:
    """Return the vacation that this player has left in the match."""
    left = record.terms.vacation_hours * HOUR - clock_of(record, seat).vacation
    return timedelta(seconds=max(0, left))


def when_spent(record: TableRecord, running: RunningClock, seconds: int, hours: Hours) -> datetime:
    """Return when the player who must act has spent this many seconds of the turn."""
    rest = timedelta(seconds=seconds - clock_of(record, running.seat).spent)
    return later(running.since, rest, hours.of(record.holder_of(running.seat)), hours.away)
