"""Handover of a seat during a match: the new record, the clocks and the calls.

The new holder sees the cards of the seat from then on, but no earlier private events. The history keeps the old name.
"""

from collections.abc import Collection
from typing import NamedTuple

from msgspec import structs

from bot.canasta.seats import Seat, SideId
from bot.service.clocks.hours import Hours
from bot.service.clocks.pauses import is_paused_alone, paused_if_alone, resumed
from bot.service.clocks.turn_time import clock_of, stopped, with_clock_of
from bot.service.delivery.notices import News, Notice, PartnerQuestion, TableNews, TurnPing
from bot.service.ids import UserId
from bot.service.matches.consequences import (
    board_of,
    calls,
    pings_over,
    with_clock_running,
    with_heir,
    with_holder,
)
from bot.service.matches.edits import Decision, MatchContext
from bot.service.matches.record import Person, SeatHolder, TableRecord, Tenure
from bot.service.people.names import character_for


class SeatChange(NamedTuple):
    """A changed record and its notices."""

    record: TableRecord
    notices: tuple[Notice, ...] = ()


def side_of(record: TableRecord, seat: Seat) -> SideId:
    """Return the side of a seat under the rules of the table."""
    return record.seating.sides[seat]


def newcomer(record: TableRecord, seat: Seat, person: Person) -> SeatHolder:
    """Return this person as the new holder of a seat."""
    return SeatHolder(seat, person.name, user=person.user, joined=record.next_to_join, since=record.version)


def computer(record: TableRecord, seat: Seat, level: str, wanted: str | None = None) -> SeatHolder:
    """Return a computer as the new holder of a seat, with a name that nobody else has or had at this table.

    ``wanted`` is the id of its character; without one it is the first that is not at the table.
    """
    others = [holder.name for holder in record.seats if holder.seat != seat or not holder.is_computer]
    used = [*others, *(tenure.name for tenure in record.former)]
    character, name = character_for(used, seat, wanted)
    return SeatHolder(
        seat,
        name,
        computer=level,
        joined=record.next_to_join,
        since=record.version,
        character=character,
    )


def handed_over(record: TableRecord, holder: SeatHolder, by: UserId | None = None) -> SeatChange:
    """Return the record with this holder in place of the current one of the seat; ``by`` is the admin who decided it."""
    seat, before = holder.seat, record.holder_of(holder.seat)
    assert before is not None
    record = structs.replace(
        with_holder(without_proposals(record, side_of(record, seat)), holder),
        former=(*record.former, _tenure_of(record, before)),
        # Seats that are on offer to anybody stay so, whoever sits down.
        offers=tuple(
            offer
            for offer in record.offers
            if offer.seat != seat and (offer.to is None or offer.to != holder.user)
        ),
        ready=_without(record.ready, seat),
        pause_wanted=_without(record.pause_wanted, seat),
        ordered=_without(record.ordered, seat),
        answering=_without(record.answering, seat),
    )
    notices: list[Notice] = [TableNews(record.id, News.SUBSTITUTED, holder.user, before.name, seat, by=by)]
    if before.user == record.host and record.people:
        record, heir = with_heir(record, record.people)
        notices.append(heir)
    return SeatChange(record, tuple(notices))


def _tenure_of(record: TableRecord, holder: SeatHolder) -> Tenure:
    """Return the tenure of a holder that ends now."""
    return Tenure(
        holder.seat, holder.name, holder.user, record.version, record.round_waited_for, holder.stood_in
    )


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)


def without_proposals(record: TableRecord, side: SideId) -> TableRecord:
    """Return the record without proposals of this side to resign."""
    return structs.replace(
        record, resigning=tuple(seat for seat in record.resigning if side_of(record, seat) != side)
    )


def decided(at: MatchContext, told: SeatChange, hours: Hours) -> Decision:
    """Return the complete decision: the change, and the clocks and calls for the new holders.

    ``hours`` are those of the moment and of the person who sits down.
    """
    is_same = told.record.seats == at.record.seats and told.record.is_open
    record, follows = SeatChange(told.record) if is_same else _carried_on(at, told.record, hours)
    notices = (*told.notices, board_of(record), *follows)
    return Decision(record, notices, strangers=_came_or_went(at.record, record))


def _carried_on(at: MatchContext, record: TableRecord, hours: Hours) -> SeatChange:
    changed = [seat for seat in at.view.seats_to_act if at.record.holder_of(seat) != record.holder_of(seat)]
    was_resting = record.pause is not None
    record, notices = _resting(at, record)
    told = list(notices)
    goes_on = record.is_open and record.pause is None
    if changed or not goes_on:
        halted = stopped(at.record, at.now, at.hours)
        record = structs.replace(record, clock=None, clocks=halted.clocks)
        record, over = _without_pings(at.record, record, () if not goes_on else changed)
        told += over
    record = _with_time_of_their_own(at.record, record)
    if goes_on and record.clock is None:
        record = with_clock_running(record, None, at.view, at.now, hours)
        called = calls(record, at.view, hours, at.now)
        told += [call for call in called if was_resting or _is_for(call, changed)]
    return SeatChange(record, tuple(told))


def _without_pings(before: TableRecord, record: TableRecord, seats: Collection[Seat]) -> SeatChange:
    """Return the record without the calls of the former holders of these seats; without seats, without any calls.

    A partner who was asked together with them is not called a second time.
    """
    gone = {holder.user for holder in before.seats if holder.seat in seats} | {None}
    kept = tuple(ping for ping in record.pings if seats and ping.user not in gone)
    over = structs.replace(record, pings=tuple(ping for ping in record.pings if ping not in kept))
    return SeatChange(structs.replace(record, pings=kept), pings_over(over))


def _is_for(call: Notice, seats: Collection[Seat]) -> bool:
    return isinstance(call, TurnPing | PartnerQuestion) and call.seat in seats


def _with_time_of_their_own(before: TableRecord, record: TableRecord) -> TableRecord:
    """Return the record with full vacation for new holders, and new time for a turn whose time had run out.

    Otherwise spent time of a turn or of the bank stays spent: handing a seat back and forth gives nobody a fresh clock.
    """
    late = before.clock is not None and (before.clock.has_run_out or before.clock.on_vacation)
    for holder in record.people:
        if holder in before.seats:
            continue
        clock = structs.replace(clock_of(record, holder.seat), vacation=0)
        if late and before.clock is not None and before.clock.seat == holder.seat:
            clock = structs.replace(clock, turn="")
        record = with_clock_of(record, holder.seat, clock)
    return record


def _resting(at: MatchContext, record: TableRecord) -> SeatChange:
    """Return the record paused if no present human is left, or resumed if one is there again."""
    if record.is_open and is_paused_alone(record) and not record.is_alone:
        return SeatChange(resumed(record, at.now), (TableNews(record.id, News.RESUMED),))
    return SeatChange(*paused_if_alone(record, at.now, at.hours))


def _came_or_went(before: TableRecord, after: TableRecord) -> tuple[UserId, ...]:
    """Return the people who sit at the table only before or only after a change."""
    then = {holder.user for holder in before.people}
    now = {holder.user for holder in after.people}
    return tuple(sorted(user for user in then ^ now if user is not None))
