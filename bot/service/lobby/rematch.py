"""Rematches: the seats of a new table for the same people, and the reservations of these seats."""

from datetime import datetime, timedelta
from typing import Final

from msgspec import structs

from bot.canasta.rules.model import draws_seats
from bot.canasta.seats import Seat
from bot.service.errors import SeatReserved
from bot.service.ids import TableId, UserId
from bot.service.matches.record import Person, Reservation, SeatHolder, TableRecord, TableStatus
from bot.service.rotation.model import Rotation

KEPT_FOR: Final = timedelta(days=1)
"""The time during which only the host may release reserved seats; after it anybody seated may."""


def rematch_of(
    before: TableRecord, table: TableId, person: Person, now: datetime, *, other_partners: bool
) -> TableRecord:
    """Return a new table with the rules and terms of the one before. The person who asked for it and the computers are
    seated, the seats of the others are reserved. Where partners rotated, they rotate anew.
    """
    rotation = before.rotation and Rotation(before.rotation.rounds, before.rotation.usual_rounds)
    seats = _other_partners(before) if other_partners else tuple(map(Seat, range(before.seat_count)))
    holders, kept = [], []
    for holder in sorted(before.seats, key=lambda holder: (holder.user != person.user, holder.joined)):
        seat = seats[holder.seat]
        if holder.user == person.user:
            holders.append(SeatHolder(seat, person.name, user=person.user))
        elif holder.computer is not None:
            holders.append(structs.replace(holder, seat=seat, joined=len(holders), since=0))
        elif holder.user is not None and not holder.is_gone:
            kept.append(Reservation(seat, holder.user, holder.name))
    reserved = tuple(sorted(kept, key=lambda one: one.seat))
    record = table_after(before, table, person.user, now, rotation)
    return structs.replace(record.with_seats(holders), reserved=reserved)


def table_after(
    before: TableRecord, table: TableId, host: UserId, now: datetime, rotation: Rotation | None
) -> TableRecord:
    """Return a new table after the one before, with its rules and terms and nobody seated yet."""
    return TableRecord(
        id=table,
        guild=before.guild,
        channel=before.channel,
        title=before.title,
        status=TableStatus.LOBBY,
        host=host,
        rules=before.rules,
        seats=(),
        created=now,
        turn_since=now,
        revision=1,
        preset=before.preset,
        house_rule=before.house_rule,
        terms=before.terms,
        rematch_of=before.id,
        rotation=rotation,
    )


def has_other_partners(record: TableRecord) -> bool:
    """Return whether a rematch can have other partners; it cannot if partners are drawn by the rules."""
    if draws_seats(record.rules):
        return False
    return record.seating.has_partners


def _other_partners(before: TableRecord) -> tuple[Seat, ...]:
    """Return the new seat of each seat.

    The first stays, the others move on by the least shift that gives other partners, so that after some rematches
    everybody has played with everybody.
    """
    sides = before.seating.sides
    count = before.seat_count

    def moved(shift: int) -> tuple[Seat, ...]:
        return tuple(Seat(seat and 1 + (seat - 1 + shift) % (count - 1)) for seat in range(count))

    def teams(seats: tuple[Seat, ...]) -> set[frozenset[int]]:
        return {frozenset(old for old in range(count) if sides[seats[old]] == side) for side in set(sides)}

    now = teams(moved(0))
    return next((moved(shift) for shift in range(1, count - 1) if teams(moved(shift)) != now), moved(1))


def reservation_of(record: TableRecord, user: UserId) -> Reservation | None:
    """Return the reservation for this person, None if there is none."""
    return next((one for one in record.reserved if one.user == user), None)


def seats_for(record: TableRecord, user: UserId | None) -> tuple[Seat, ...]:
    """Return the free seats that this person, or a computer (None), may take; the one reserved for the person first."""
    others = {one.seat for one in record.reserved if one.user != user}
    own = {one.seat for one in record.reserved if one.user == user}
    free = (seat for seat in record.free_seats if seat not in others)
    return tuple(sorted(free, key=lambda seat: (seat not in own, seat)))


def expect_not_kept(record: TableRecord, seat: Seat, user: UserId | None) -> None:
    """Raise an error for a seat that is reserved for somebody else.

    Raises:
        SeatReserved
    """
    for one in record.reserved:
        if one.seat == seat and one.user != user:
            raise SeatReserved(table=record.id, seat=seat, name=one.name, computer=False)


def without_kept(record: TableRecord) -> TableRecord:
    """Return the record without obsolete reservations, whose seat is taken or whose person sits."""
    kept = tuple(
        one
        for one in record.reserved
        if record.holder_of(one.seat) is None and record.seat_of(one.user) is None
    )
    return record if kept == record.reserved else structs.replace(record, reserved=kept)
