"""Substitutes: seats that are offered to others in a running match, or given to others by an admin."""

from collections.abc import Callable

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.change import AdminEntry
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import (
    HolderChanged,
    NoOffer,
    NoOffers,
    NoSuchSeat,
    NotInvited,
    NotYourSide,
    PersonAlreadySeated,
    SatAtOtherTable,
    SawAnotherHand,
)
from bot.service.history.rounds import DEALS
from bot.service.ids import TableId, UserId
from bot.service.lobby.seating import expect_room_for_person
from bot.service.matches.computers import Levels
from bot.service.matches.edits import Decision, MatchContext, MatchEdits
from bot.service.matches.guards import holder_in
from bot.service.matches.record import Person, SeatHolder, SeatOffer, TableRecord
from bot.service.people.erased_holders import has_sat_at, is_id_hash_of
from bot.service.people.visible_text import COMPUTER_MARK
from bot.service.ports import Store
from bot.service.seats.handover import SeatChange, computer, decided, handed_over, newcomer


class SubstituteService:
    """Handovers of seats.

    Every method is idempotent by its ``key``. All raise TableNotFound, NotStarted (leave the lobby instead) and
    TableClosed. What an admin did is logged with the change.
    """

    def __init__(self, store: Store, edits: MatchEdits, levels: Levels) -> None:
        self._store = store
        self._edits = edits
        self._levels = levels

    async def offer(
        self,
        table: TableId,
        user: UserId,
        *,
        to: UserId | None = None,
        seat: Seat | None = None,
        key: str,
    ) -> TableRecord:
        """Offer a seat to one person, or to anybody: the user's own, or that of somebody who has left the server.

        Players who offer their own seat play on until somebody takes it.

        Raises:
            NotSeated, SeatHandedOn, NoSuchSeat, NotYourSide, PersonAlreadySeated, NoOffers
        """

        def edit(record: TableRecord) -> SeatChange | None:
            if record.is_confidential:
                raise NoOffers(table=table)
            holder = _offerable(record, user, seat)
            if to is not None and record.seat_of(to) is not None:
                raise PersonAlreadySeated(table=table, user=to)
            offer = SeatOffer(holder.seat, user, to)
            if offer in record.offers:
                return None
            others = tuple(other for other in record.offers if other.seat != holder.seat)
            news = TableNews(table, News.OFFERED, user, record.name_of(holder.seat), holder.seat)
            return SeatChange(structs.replace(record, offers=(*others, offer)), (news,))

        return await self._change(table, key, edit)

    async def withdraw(self, table: TableId, user: UserId, *, seat: Seat, key: str) -> TableRecord:
        """Withdraw the offer of a seat, as its holder or as the one who has offered it.

        Raises:
            NotSeated, SeatHandedOn, NoOffer, NotYourSide
        """

        def edit(record: TableRecord) -> SeatChange:
            holder, offer = holder_in(record, user), _offer_of(record, seat)
            if holder.seat != seat and offer.by != user:
                raise NotYourSide(table=table)
            kept = tuple(other for other in record.offers if other != offer)
            news = TableNews(table, News.OFFER_WITHDRAWN, None, record.name_of(seat), seat)
            return SeatChange(structs.replace(record, offers=kept), (news,))

        return await self._change(table, key, edit)

    async def take(self, table: TableId, person: Person, seat: Seat, *, key: str) -> TableRecord:
        """Take a seat that is on offer.

        Raises:
            NoOffer, NotInvited, PersonAlreadySeated, SawAnotherHand, TooManyOwnTables
        """
        dealt = await self._dealt_at(table)

        def edit(record: TableRecord) -> SeatChange:
            offer = _offer_of(record, seat)
            if record.seat_of(person.user) is not None:
                raise PersonAlreadySeated(table=table, user=person.user)
            if offer.to not in {None, person.user}:
                raise NotInvited(table=table, user=offer.to)
            _expect_to_know_no_other_hand(record, person.user, seat, dealt)
            return handed_over(record, newcomer(record, seat, person))

        before = await self._store.record(table)
        if before is not None and await self._store.request(key) is None:
            await expect_room_for_person(self._store, person.user, before.guild)
        return await self._change(table, key, edit, sits=person)

    async def replace(
        self,
        table: TableId,
        seat: Seat,
        by: Person | str | None,
        *,
        key: str,
        admin: UserId | None = None,
        joined: int | None = None,
    ) -> TableRecord:
        """Give a seat to another person, or to a computer of this level (None: the default).

        Whoever holds it now loses it; with ``joined``, only the one who joined as that. If an ``admin`` asks for it, it is
        logged, and the table is told who did.

        Raises:
            NoSuchSeat, HolderChanged, PersonAlreadySeated, SawAnotherHand, SatAtOtherTable, UnknownLevel
        """
        dealt = 0 if not isinstance(by, Person) else await self._dealt_at(table)
        if isinstance(by, Person):
            await self._expect_no_other_table(table, by.user)
        else:
            by = self._levels.chosen(by)

        def edit(record: TableRecord) -> SeatChange | None:
            holder = record.holder_of(seat)
            if holder is None:
                raise NoSuchSeat(table=table, seat=seat, seats=record.seat_count)
            if joined not in {None, holder.joined}:
                raise HolderChanged(table=table)
            if isinstance(by, str):
                if holder.computer == by:
                    return None
                return handed_over(record, computer(record, seat, by), admin)
            if record.seat_of(by.user) is not None:
                raise PersonAlreadySeated(table=table, user=by.user)
            _expect_to_know_no_other_hand(record, by.user, seat, dealt)
            return handed_over(record, newcomer(record, seat, by), admin)

        def logged(at: MatchContext) -> tuple[AdminEntry, ...]:
            holder = at.record.holder_of(seat)
            if admin is None or holder is None:
                return ()
            after = COMPUTER_MARK if isinstance(by, str) else by.name
            facts: dict[str, str | int] = {"before": holder.name, "after": after}
            if holder.is_computer:
                facts["computer"] = 1
            return at_table(AdminAction.REPLACED, at.record, admin, at.now, facts)

        return await self._change(table, key, edit, sits=by, logged=logged)

    async def _dealt_at(self, table: TableId) -> int:
        """Return the version that dealt the last round; 0 before the first."""
        rows = await self._store.log(table, seat=None, kind=DEALS, newest=1)
        return rows[-1].version if rows else 0

    async def _expect_no_other_table(self, table: TableId, user: UserId) -> None:
        """Raise SatAtOtherTable for a person who knows the deals of a duplicate from another of its tables."""
        record = await self._store.record(table)
        if record is None or not record.is_confidential or record.tournament is None:
            return
        tournament = await self._store.tournament(record.tournament)
        for pairing in () if tournament is None else tournament.pairings:
            other = None if pairing.table in {None, table} else await self._store.record(pairing.table)
            if other is not None and has_sat_at(other, user):
                raise SatAtOtherTable(user=user)

    async def _change(
        self,
        table: TableId,
        key: str,
        edit: Callable[[TableRecord], SeatChange | None],
        *,
        sits: Person | str | None = None,
        logged: Callable[[MatchContext], tuple[AdminEntry, ...]] = lambda _: (),
    ) -> TableRecord:
        """Commit an edit. ``sits`` is the person who may sit down by it, whose hours the table does not know yet;
        ``logged`` returns the entry for the admin log.
        """
        calendars = {}
        if isinstance(sits, Person):
            calendars[sits.user] = (await self._store.player(sits.user)).calendar

        def decide(at: MatchContext) -> Decision | None:
            told = edit(at.record)
            if told is None:
                return None
            decision = decided(
                at, told, structs.replace(at.hours, calendars={**at.hours.calendars, **calendars})
            )
            return structs.replace(decision, admin=logged(at))

        return await self._edits.change(table, key, decide)


def _offerable(record: TableRecord, user: UserId, seat: Seat | None) -> SeatHolder:
    """Return the seat that this person may offer: their own, or the named one if its holder has left the server."""
    own = holder_in(record, user)
    if seat is None or seat == own.seat:
        return own
    holder = record.holder_of(seat)
    if holder is None:
        raise NoSuchSeat(table=record.id, seat=seat, seats=record.seat_count)
    if not holder.is_gone:
        raise NotYourSide(table=record.id)
    return holder


def _expect_to_know_no_other_hand(record: TableRecord, user: UserId, seat: Seat, dealt: int) -> None:
    """Raise SawAnotherHand for a person who has handed another seat over in this round: they would know two hands."""
    if not record.turn:
        return  # between rounds
    seen = [
        one.seat
        for one in record.former
        if one.seat != seat and one.upto >= dealt and (one.user == user or is_id_hash_of(one, user))
    ]
    if seen:
        raise SawAnotherHand(table=record.id, user=user, seat=seen[-1])


def _offer_of(record: TableRecord, seat: Seat) -> SeatOffer:
    offer = next((offer for offer in record.offers if offer.seat == seat), None)
    if offer is None:
        raise NoOffer(table=record.id)
    return offer
