"""The course of a rotation: from the choice in the lobby to the last match."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import structs

from bot.canasta.rules.model import RuleSet, draws_seats
from bot.canasta.seats import Seat, seating_for
from bot.service.errors import RotationHasBegun, RotationImpossible
from bot.service.ids import TableId, UserId
from bot.service.lobby.rematch import table_after
from bot.service.matches.record import Person, SeatHolder, TableRecord
from bot.service.rotation.model import Rotation, RotationPlace, WaitingPerson
from bot.service.rotation.schedule import FEWEST
from bot.service.seats.handover import computer

_PAIRS = (0, 1, 0, 1)


def can_rotate(rules: RuleSet) -> bool:
    """Return whether a game is one of two pairs, whose partners are not drawn."""
    deal = rules.deal
    if deal.seat_count != FEWEST or draws_seats(rules):
        return False
    return seating_for(deal.side_structure, FEWEST).sides == _PAIRS


def expect_not_begun(record: TableRecord) -> None:
    """Raise an error where seats and rules follow from a rotation.

    Raises:
        RotationHasBegun
    """
    if record.rotation is not None and record.rotation.has_begun:
        raise RotationHasBegun(table=record.id)


def with_rotation(record: TableRecord, rounds: int | None) -> TableRecord:
    """Return the table with rotating partners, each match of so many rounds; None as long as the game says.

    Raises:
        RotationImpossible, RotationHasBegun
    """
    expect_not_begun(record)
    plain = without_rotation(record)
    if not can_rotate(plain.rules):
        raise RotationImpossible(table=record.id)
    usual = plain.rules.end.round_count
    waiting = () if record.rotation is None else record.rotation.waiting
    rotation = Rotation(rounds=rounds, usual_rounds=usual, waiting=waiting)
    return structs.replace(
        plain, rotation=rotation, rules=_of_rounds(plain.rules, usual if rounds is None else rounds)
    )


def without_rotation(record: TableRecord) -> TableRecord:
    """Return the table without rotating partners, and with the length of its game. Who was to sit out first leaves.

    Raises:
        RotationHasBegun
    """
    expect_not_begun(record)
    if record.rotation is None:
        return record
    rules = _of_rounds(record.rules, record.rotation.usual_rounds)
    return structs.replace(record, rotation=None, rules=rules)


def _of_rounds(rules: RuleSet, rounds: int | None) -> RuleSet:
    if rules.end.round_count == rounds:
        return rules
    return structs.replace(rules, end=structs.replace(rules.end, round_count=rounds))


def with_game(record: TableRecord, rules: RuleSet) -> TableRecord:
    """Return the table with the rules of another game; the rotation stays where the game has two pairs.

    Raises:
        RotationHasBegun
    """
    before = record.rotation
    changed = structs.replace(without_rotation(record), rules=rules)
    if before is None or not can_rotate(rules):
        return changed
    rotating = with_rotation(changed, before.rounds)
    assert rotating.rotation is not None
    return structs.replace(rotating, rotation=structs.replace(rotating.rotation, waiting=before.waiting))


def waiting_with(record: TableRecord, person: Person) -> TableRecord | None:
    """Return the table with one more person who sits out first; None where that is not possible."""
    rotation = record.rotation
    if rotation is None or not rotation.has_room or len(record.people) < record.seat_count:
        return None
    if any(one.user == person.user for one in rotation.waiting):
        return None
    waiting = (*rotation.waiting, WaitingPerson(person.user, person.name))
    return structs.replace(record, rotation=structs.replace(rotation, waiting=waiting))


def without_person(record: TableRecord, user: UserId) -> TableRecord:
    """Return the table without a person who sits out; in a rotation that has begun a computer takes the place."""
    rotation = record.rotation
    if rotation is None:
        return record
    left = structs.replace(
        rotation.without_waiting(user),
        places=tuple(_left(place) if place.user == user else place for place in rotation.places),
    )
    return record if left == rotation else structs.replace(record, rotation=left)


def _left(place: RotationPlace) -> RotationPlace:
    return structs.replace(place, user=None, computer=None, character=None)


def next_waiting(record: TableRecord, seat: Seat) -> TableRecord:
    """Return the table where the first who sits out has taken a seat that became free before the first match."""
    rotation = record.rotation
    if rotation is None or not rotation.waiting:
        return record
    first, *others = rotation.waiting
    holder = SeatHolder(seat, first.name, user=first.user, joined=record.next_to_join)
    seated = record.with_seats((*record.seats, holder))
    return structs.replace(seated, rotation=structs.replace(rotation, waiting=tuple(others)))


def begun(record: TableRecord) -> TableRecord:
    """Return the table whose match starts: its rotation begins, or goes on with those who hold the seats now."""
    rotation = record.rotation
    if rotation is None:
        return record
    if rotation.has_begun:
        return structs.replace(record, rotation=_with_holders(rotation, record))
    places = [_place_of(holder) for holder in record.seats]
    places += [RotationPlace(one.name, one.user) for one in rotation.waiting]
    return structs.replace(
        record, rotation=structs.replace(rotation, waiting=(), places=tuple(places), number=1)
    )


def after_match(record: TableRecord, totals: Sequence[int]) -> Rotation:
    """Return the rotation with the points of this table's match, of which the sides have these totals.

    The points go to who holds the seat at the end: whoever takes a seat over takes the points over, too.
    """
    assert record.rotation is not None
    rotation = _with_holders(record.rotation, record)
    places = list(rotation.places)
    for seat, number in enumerate(rotation.lineup):
        place = places[number]
        points = place.points + totals[_PAIRS[seat]]
        places[number] = structs.replace(place, points=points, matches=place.matches + 1)
    return structs.replace(rotation, places=tuple(places))


def _with_holders(rotation: Rotation, record: TableRecord) -> Rotation:
    """Return the rotation with the present holders of the seats.

    Who has left the server leaves the place, and who has taken a seat over while sitting out leaves the own one.
    """
    seated = {number: record.holder_of(Seat(seat)) for seat, number in enumerate(rotation.lineup)}
    users = {holder.user for holder in seated.values() if holder is not None} - {None}
    places = []
    for number, place in enumerate(rotation.places):
        holder = seated.get(number)
        if holder is not None:
            held = _place_of(holder, place)
            places.append(_left(held) if holder.is_gone else held)
        else:
            places.append(_left(place) if place.user in users else place)
    return structs.replace(rotation, places=tuple(places))


def _place_of(holder: SeatHolder, before: RotationPlace | None = None) -> RotationPlace:
    return structs.replace(
        before or RotationPlace(holder.name),
        name=holder.name,
        user=holder.user,
        computer=holder.computer,
        character=holder.character,
    )


def all_sit(before: TableRecord, opened: TableRecord) -> bool:
    """Return whether everybody who sits at the table of the next match was there at the end of the one before."""
    absent = {holder.user for holder in before.people if holder.is_absent}
    return not opened.free_seats and absent.isdisjoint(holder.user for holder in opened.people)


def next_match(
    before: TableRecord, table: TableId, host: UserId, now: datetime, totals: Sequence[int], level: str
) -> TableRecord | None:
    """Return the table of the next match, with everybody in the seat of the schedule; None if there is none. It has
    this host, or another one if they sit out.

    Places that were left are taken by computers of this level. A match for computers alone is left out.
    """
    rotation = after_match(before, totals)
    while rotation.goes_on:
        rotation = structs.replace(rotation, number=rotation.number + 1)
        if any(rotation.places[number].user is not None for number in rotation.lineup):
            return _opened(before, rotation, table, host, now, level)
    return None


def _opened(
    before: TableRecord, rotation: Rotation, table: TableId, user: UserId, now: datetime, level: str
) -> TableRecord:
    people = [number for number in rotation.lineup if rotation.places[number].user is not None]
    is_seated = any(rotation.places[number].user == user for number in people)
    host = user if is_seated else rotation.places[min(people)].user
    assert host is not None
    record = table_after(before, table, host, now, rotation)
    for number, seat in sorted(zip(rotation.lineup, map(Seat, range(FEWEST)), strict=True)):
        holder = _holder(record, rotation.places[number], seat, level)
        record = record.with_seats((*record.seats, holder))
    return record


def _holder(record: TableRecord, place: RotationPlace, seat: Seat, level: str) -> SeatHolder:
    joined = len(record.seats)
    if place.user is not None:
        return SeatHolder(seat, place.name, user=place.user, joined=joined)
    if place.computer is not None:
        return SeatHolder(seat, place.name, computer=place.computer, joined=joined, character=place.character)
    return computer(record, seat, level)
