"""Seating of a table before the match, within the limits of its server."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from msgspec import structs

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.service.deals.coming_deal import ComingDeal
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import (
    AlreadySeated,
    NoSuchSeat,
    SeatTaken,
    TableFull,
    TooFewSeats,
    TooManyOpenTables,
    TooManyOwnTables,
)
from bot.service.ids import GuildId, TableId, UserId
from bot.service.lobby.rematch import expect_not_kept, reservation_of, seats_for, without_kept
from bot.service.matches.edits import Edit
from bot.service.matches.guards import expect_lobby
from bot.service.matches.record import OPEN, Person, Reservation, SeatHolder, TableRecord
from bot.service.ports import Store
from bot.service.rotation.progress import waiting_with


def joining(table: TableId, person: Person, seat: Seat | None) -> Callable[[TableRecord], Edit]:
    """Return the edit by which a person sits down, in this seat or the first possible one.

    Where partners rotate and people hold all seats, the person takes part by sitting out first.
    """

    def edit(record: TableRecord) -> Edit:
        expect_lobby(record)
        held = record.seat_of(person.user)
        if held is not None:
            raise AlreadySeated(table=table, seat=held)
        waiting = waiting_with(record, person)
        if waiting is not None:
            return Edit(waiting, (TableNews(table, News.WAITS, person.user, person.name),))
        taken = free_seat(record, seat, person.user)
        holder = SeatHolder(taken, person.name, user=person.user, joined=record.next_to_join)
        news = TableNews(table, News.JOINED, person.user, person.name, taken)
        return Edit(seated(record, (*record.seats, holder)), (news,), reseated=True)

    return edit


def free_seat(record: TableRecord, wanted: Seat | None, user: UserId | None = None) -> Seat:
    """Return the wanted seat; without one the seat that is reserved for this person, that of the host's partner
    opposite, or the first free one.

    A computer (None) without a wanted seat gets the first free one.
    """
    if wanted is not None and not 0 <= wanted < record.seat_count:
        raise NoSuchSeat(table=record.id, seat=wanted, seats=record.seat_count)
    free = record.free_seats
    if not free:
        computers = sum(holder.is_computer for holder in record.seats)
        raise TableFull(table=record.id, seats=record.seat_count, computers=computers)
    if wanted is None:
        possible = seats_for(record, user)
        if not possible:
            expect_not_kept(record, free[0], user)
        opposite = None if user is None or reservation_of(record, user) else _opposite_host(record)
        return opposite if opposite in possible else possible[0]
    if wanted not in free:
        is_computer = any(holder.seat == wanted and holder.is_computer for holder in record.seats)
        raise SeatTaken(table=record.id, seat=wanted, name=record.name_of(wanted), computer=is_computer)
    expect_not_kept(record, wanted, user)
    return wanted


def _opposite_host(record: TableRecord) -> Seat | None:
    """Return the seat opposite the host, None unless it is a partner's."""
    host = record.seat_of(record.host)
    if host is None or record.seat_count % 2:
        return None
    opposite = Seat((host + record.seat_count // 2) % record.seat_count)
    sides = record.seating.sides
    return opposite if sides[opposite] == sides[host] else None


def seated(record: TableRecord, holders: Collection[SeatHolder]) -> TableRecord:
    """Return the record with these people and computers in its seats."""
    return without_kept(structs.replace(record.with_seats(holders), coming_deal=_cuts_moved(record, holders)))


def seated_for(record: TableRecord, rules: RuleSet) -> TableRecord:
    """Return the record with the rules of another game, and everybody in a seat that it has.

    Who sits in such a seat stays there. Others move to the lowest free seat, people and those for whom a seat is
    reserved before computers; computers without a seat leave.

    Raises:
        TooFewSeats: the game has fewer seats than people have taken or are awaited.
    """
    count = rules.deal.seat_count
    people: list[SeatHolder | Reservation] = [
        *sorted(record.people, key=lambda holder: holder.joined),
        *record.reserved,
    ]
    if len(people) > count:
        raise TooFewSeats(table=record.id, people=len(people), seats=count)
    computers = sorted(
        (holder for holder in record.seats if holder.is_computer), key=lambda holder: holder.joined
    )
    taken = {one.seat for one in people if one.seat < count}
    placed: list[SeatHolder | Reservation] = []
    for one in [*people, *computers]:
        is_settled = one.seat < count and (one in people or one.seat not in taken)
        free = [one.seat] if is_settled else [Seat(seat) for seat in range(count) if seat not in taken]
        if free:
            taken.add(free[0])
            placed.append(structs.replace(one, seat=free[0]))
    changed = structs.replace(
        record, rules=rules, reserved=tuple(one for one in placed if isinstance(one, Reservation))
    )
    return seated(changed, [one for one in placed if isinstance(one, SeatHolder)])


def _cuts_moved(record: TableRecord, seats: Collection[SeatHolder]) -> ComingDeal | None:
    """Return the coming deal with the cuts at the new seats of their players, without those of players who left."""
    coming = record.coming_deal
    if coming is None or not coming.cuts:
        return coming
    places = {holder.user: holder.seat for holder in seats if holder.user is not None}
    kept = []
    for cut in coming.cuts:
        giver = record.holder_of(cut.seat)
        if giver is not None and giver.user in places:
            kept.append(structs.replace(cut, seat=places[giver.user]))
    return structs.replace(coming, cuts=tuple(sorted(kept, key=lambda one: one.seat)))


def with_drawn_seats(record: TableRecord, seats: Sequence[Seat]) -> TableRecord:
    """Return the record after everybody has moved to the seat that was drawn, with their clocks, offers and flags.

    ``seats`` has the new seat of each old one. Cuts keep their seats, as they belong to the deal that drew the seats.
    """

    def at(old: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(sorted(seats[seat] for seat in old))

    clocks = list(record.clocks)
    for old, clock in enumerate(record.clocks):
        clocks[seats[old]] = clock
    return structs.replace(
        record.with_seats(structs.replace(holder, seat=seats[holder.seat]) for holder in record.seats),
        clocks=tuple(clocks),
        former=tuple(structs.replace(tenure, seat=seats[tenure.seat]) for tenure in record.former),
        offers=tuple(structs.replace(offer, seat=seats[offer.seat]) for offer in record.offers),
        pause_wanted=at(record.pause_wanted),
        resigning=at(record.resigning),
        ready=at(record.ready),
        ordered=at(record.ordered),
        answering=at(record.answering),
    )


LIMITS_LOCK: Final = TableId(0)
"""A table id that no table has; its lock serialises creating and joining tables, so that the limits hold."""

_MOST_COUNTED: Final = 10_000


async def expect_room_for_table(store: Store, guild: GuildId) -> None:
    """Raise an error unless one more table may be opened in the server.

    Raises:
        TooManyOpenTables
    """
    most = (await store.guild_settings(guild)).open_tables
    if most is not None and await _is_reached(most, store, guild):
        raise TooManyOpenTables(limit=most)


async def expect_room_for_person(store: Store, user: UserId, guild: GuildId) -> None:
    """Raise an error unless this person may sit down at one more table of the server.

    Raises:
        TooManyOwnTables
    """
    most = (await store.guild_settings(guild)).tables_per_person
    if most is None:
        return
    if await _is_reached(most, store, guild, user):
        raise TooManyOwnTables(limit=most)


async def _is_reached(most: int, store: Store, guild: GuildId, user: UserId | None = None) -> bool:
    """Return whether so many tables are open; practice matches do not count."""
    if len(await store.tables(guild=guild, user=user, statuses=OPEN, limit=most)) < most:
        return False
    tables = await store.tables(guild=guild, user=user, statuses=OPEN, limit=_MOST_COUNTED)
    return sum(not record.is_practice for record in tables) >= most
