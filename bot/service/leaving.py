"""Leaving a match that is on: handing a seat over, giving the match up, being replaced.

Whoever takes a seat sees its cards from then on; what was private before is not his, and what his predecessor had
prepared or ordered is dropped. The history keeps the old name.
"""

from collections.abc import Callable, Collection
from datetime import datetime

from msgspec import Struct, structs

from bot.canasta.seats import Seat, SideId, seating_for
from bot.canasta.view import TableView
from bot.service.change import AdminEntry, Change, Deadline, DraftWrite, OrdersWrite, Request
from bot.service.draft import Draft
from bot.service.errors import (
    NoOffer,
    NoResignation,
    NoSuchSeat,
    NotInvited,
    NotStarted,
    NotYourSide,
    SitsAlready,
    StaleTable,
    TableClosed,
    UnknownLevel,
)
from bot.service.hours import HoursOf
from bot.service.ids import TableId, UserId
from bot.service.lobby import COMPUTER_NAMES, expect_time_of
from bot.service.locks import TableLocks
from bot.service.notices import (
    BoardRefresh,
    MatchResult,
    News,
    Notice,
    PartnerQuestion,
    PlayLines,
    TableNews,
    TurnPing,
)
from bot.service.ports import Clock, RepeatedRequest, StaleChange, Store
from bot.service.record import (
    ALONE,
    Pause,
    Person,
    SeatHolder,
    SeatOffer,
    TableRecord,
    TableStatus,
    Tenure,
)
from bot.service.tables import Loaded, Tables, not_seated
from bot.service.turn_time import clock_of, stopped, with_clock_of
from bot.service.turns import calls, deadlines_of, pings_over, with_clock_running

_TRIES = 3


class _Decision(Struct, frozen=True):
    """What a table becomes, and what is said of it."""

    record: TableRecord
    notices: tuple[Notice, ...] = ()


_Decide = Callable[[TableRecord], _Decision | None]


class LeavingService:
    """Hands seats over and ends matches that a side gives up.

    Every method is idempotent by its ``key``. All raise TableNotFound, NotStarted (stand up from the lobby instead) and
    TableClosed; where an ``entry`` for the log of what admins did is given, it is committed with the change.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        clock: Clock,
        hours: HoursOf,
        levels: Collection[str],
        wake: Callable[[], None],
    ) -> None:
        """``levels`` are those of the computer players, the usual one first."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._hours = hours
        self._levels = tuple(levels)
        self._wake = wake

    async def offer(
        self,
        table: TableId,
        user: UserId,
        *,
        to: UserId | None = None,
        seat: Seat | None = None,
        key: str,
    ) -> TableRecord:
        """Offer a seat to one person, or to anybody: the own one, or that of somebody who has left the server.

        Whoever offers his own plays on until somebody takes it.

        Raises:
            NotSeated, SeatHandedOn, NoSuchSeat, NotYourSide, SitsAlready
        """

        def decide(record: TableRecord) -> _Decision | None:
            holder = _offerable(record, user, seat)
            if to is not None and record.seat_of(to) is not None:
                raise SitsAlready(table=table, user=to)
            offer = SeatOffer(holder.seat, user, to)
            if offer in record.offers:
                return None
            others = tuple(other for other in record.offers if other.seat != holder.seat)
            news = TableNews(table, News.OFFERED, user, record.name_of(holder.seat), holder.seat)
            return _Decision(structs.replace(record, offers=(*others, offer)), (news,))

        return await self._change(table, key, decide)

    async def withdraw(self, table: TableId, user: UserId, *, seat: Seat, key: str) -> TableRecord:
        """Do not hand a seat over after all: said by whoever holds it, or by whoever has offered it.

        Raises:
            NotSeated, SeatHandedOn, NoOffer, NotYourSide
        """

        def decide(record: TableRecord) -> _Decision:
            holder, offer = _holder(record, user), _offer_of(record, seat)
            if holder.seat != seat and offer.by != user:
                raise NotYourSide(table=table)
            kept = tuple(other for other in record.offers if other != offer)
            news = TableNews(table, News.OFFER_WITHDRAWN, None, record.name_of(seat), seat)
            return _Decision(structs.replace(record, offers=kept), (news,))

        return await self._change(table, key, decide)

    async def take(self, table: TableId, person: Person, seat: Seat, *, key: str) -> TableRecord:
        """Take a seat that is on offer, and play on there.

        Raises:
            NoOffer, NotInvited, SitsAlready, TooManyOwnTables
        """

        def decide(record: TableRecord) -> _Decision:
            offer = _offer_of(record, seat)
            if record.seat_of(person.user) is not None:
                raise SitsAlready(table=table, user=person.user)
            if offer.to not in {None, person.user}:
                raise NotInvited(table=table, user=offer.to)
            return _handed_over(record, _newcomer(record, seat, person))

        before = await self._tables.get(table, key)
        if before.request is None:
            await expect_time_of(self._store, person.user, before.record.guild)
        return await self._change(table, key, decide)

    async def replace(
        self,
        table: TableId,
        seat: Seat,
        by: Person | str | None,
        *,
        key: str,
        entry: AdminEntry | None = None,
    ) -> TableRecord:
        """Give a seat to somebody else, or to a computer of this level (None: the usual one), whoever holds it now.

        Raises:
            NoSuchSeat, SitsAlready, UnknownLevel
        """
        by = self._levels[0] if by is None else by
        if isinstance(by, str) and by not in self._levels:
            raise UnknownLevel(level=by, levels=self._levels)

        def decide(record: TableRecord) -> _Decision | None:
            holder = record.holder_of(seat)
            if holder is None:
                raise NoSuchSeat(table=table, seat=seat, seats=record.seat_count)
            if isinstance(by, str):
                if holder.computer == by:
                    return None
                return _handed_over(record, _computer(record, seat, by))
            if record.seat_of(by.user) is not None:
                raise SitsAlready(table=table, user=by.user)
            return _handed_over(record, _newcomer(record, seat, by))

        return await self._change(table, key, decide, entry)

    async def resign(
        self, table: TableId, user: UserId, *, side: SideId | None = None, key: str
    ) -> TableRecord:
        """Give the match up, as soon as everybody of the side who plays himself has said so.

        With two sides the others have won then. With more, computers play on at the seats of this side, and the match
        ends only when nobody else is left. ``side`` is given by who agrees to what a partner has proposed.

        Raises:
            NotSeated, NotYourSide, NoResignation
        """

        def decide(record: TableRecord) -> _Decision | None:
            holder = _holder(record, user)
            if side is not None:
                _expect_wish(record, holder, side)
            has_asked = holder.seat in record.resigning
            if not has_asked:
                record = structs.replace(record, resigning=(*record.resigning, holder.seat))
            if missing_to_resign(record, holder.seat):
                if has_asked:
                    return None
                news = TableNews(table, News.RESIGN_WANTED, user, holder.name, holder.seat)
                return _Decision(record, (news,))
            news = TableNews(table, News.RESIGNED, user, holder.name, holder.seat)
            return self._given_up(record, side_of(record, holder.seat), news)

        return await self._change(table, key, decide)

    async def play_on(self, table: TableId, user: UserId, *, side: SideId, key: str) -> TableRecord:
        """Do not give the match up: said by whoever had proposed it, or by a partner.

        Raises:
            NotSeated, NotYourSide, NoResignation
        """

        def decide(record: TableRecord) -> _Decision:
            holder = _holder(record, user)
            _expect_wish(record, holder, side)
            news = TableNews(table, News.PLAYS_ON, user, holder.name, holder.seat)
            return _Decision(_without_wish(record, side), (news,))

        return await self._change(table, key, decide)

    def _given_up(self, record: TableRecord, side: SideId, news: TableNews) -> _Decision:
        record = _without_wish(record, side)
        others = [holder for holder in record.people if side_of(record, holder.seat) != side]
        if len(set(_sides(record))) == 2 or not others:
            return _ended(record, side)
        notices: list[Notice] = [news]
        for holder in record.people:
            if side_of(record, holder.seat) == side:
                handed = _handed_over(record, _computer(record, holder.seat, self._levels[0]))
                record = handed.record
                notices += handed.notices
        return _Decision(record, tuple(notices))

    # -------------------------------------------------------------------------------------------- committing

    async def _change(
        self, table: TableId, key: str, decide: _Decide, entry: AdminEntry | None = None
    ) -> TableRecord:
        async with self._locks.hold(table):
            for _ in range(_TRIES):
                loaded = await self._tables.get(table, key)
                if loaded.request is not None:
                    return loaded.record
                view = _view_of_match(loaded)
                decision = decide(loaded.record)
                if decision is None:
                    return loaded.record
                try:
                    record = await self._commit(loaded, view, decision, key, entry)
                except (StaleChange, RepeatedRequest):
                    continue
                break
            else:
                raise StaleTable(table=table, seen=None, now=None)
        self._wake()
        return record

    async def _commit(
        self, before: Loaded, view: TableView, decision: _Decision, key: str, entry: AdminEntry | None
    ) -> TableRecord:
        now, record = self._clock.now(), decision.record
        is_reseated = record.seats != before.record.seats
        record = _without_orders_of_others(before.record, record)
        record, deadlines, called = await self._carried_on(before.record, record, view, now)
        record = structs.replace(record, revision=before.record.revision + 1)
        strangers = _came_or_went(before.record, record)
        await self._store.commit(
            Change(
                at=now,
                record=record,
                reseated=is_reseated,
                request=Request(key, record.id, record.version),
                notices=(*decision.notices, BoardRefresh(record.id, record.version), *called),
                deadlines=deadlines,
                drafts=await self._drafts_dropped(record.id, strangers),
                orders=tuple(OrdersWrite(record.id, user, None) for user in strangers),
                admin=() if entry is None else (entry,),
            )
        )
        self._tables.remember(record, before.state)
        return record

    async def _carried_on(
        self, before: TableRecord, record: TableRecord, view: TableView, now: datetime
    ) -> tuple[TableRecord, tuple[Deadline, ...] | None, tuple[Notice, ...]]:
        """What follows for the turn when the people have changed: whose time runs, what falls due, who is called."""
        if record.seats == before.seats and record.is_open:
            return record, None, ()
        changed = [seat for seat in view.seats_to_act if before.holder_of(seat) != record.holder_of(seat)]
        was_resting = record.pause is not None
        record, notices = _resting(record, now)
        goes_on = record.is_open and record.pause is None
        if changed or not goes_on:
            halted = stopped(before, now, await self._hours.of(before, view))
            record = structs.replace(record, clock=None, clocks=halted.clocks)
            notices += pings_over(record)
            record = structs.replace(record, pings=())
        record = _with_time_of_their_own(before, record)
        hours = await self._hours.of(record, view)
        if goes_on and record.clock is None:
            record = with_clock_running(record, None, view, now, hours)
            called = calls(record, view, hours, now)
            notices += [call for call in called if was_resting or _is_for(call, changed)]
        return record, deadlines_of(record, view, now, hours), tuple(notices)

    async def _drafts_dropped(self, table: TableId, users: Collection[UserId]) -> tuple[DraftWrite, ...]:
        writes = []
        for user in users:
            draft = await self._store.draft(table, user)
            if not draft.is_empty:
                writes.append(DraftWrite(table, user, Draft(draft.revision + 1), draft.revision))
        return tuple(writes)


def side_of(record: TableRecord, seat: Seat) -> SideId:
    """The side of a seat, as the rules of the table set them."""
    return _sides(record)[seat]


def missing_to_resign(record: TableRecord, seat: Seat) -> tuple[SeatHolder, ...]:
    """Whoever of the side of this seat has not agreed yet to give the match up. Who is away is not waited for."""
    side = side_of(record, seat)
    return tuple(
        holder
        for holder in record.people
        if side_of(record, holder.seat) == side
        and holder.seat not in record.resigning
        and not holder.is_absent
    )


def _sides(record: TableRecord) -> tuple[SideId, ...]:
    deal = record.rules.deal
    return seating_for(deal.side_structure, deal.seat_count).sides


def _holder(record: TableRecord, user: UserId) -> SeatHolder:
    holder = next((holder for holder in record.seats if holder.user == user), None)
    if holder is None:
        raise not_seated(record, user)
    return holder


def _offerable(record: TableRecord, user: UserId, seat: Seat | None) -> SeatHolder:
    """The seat that this person may offer: the own one, or the one named when its holder has left the server."""
    own = _holder(record, user)
    if seat is None or seat == own.seat:
        return own
    holder = record.holder_of(seat)
    if holder is None:
        raise NoSuchSeat(table=record.id, seat=seat, seats=record.seat_count)
    if not holder.is_gone:
        raise NotYourSide(table=record.id)
    return holder


def _offer_of(record: TableRecord, seat: Seat) -> SeatOffer:
    offer = next((offer for offer in record.offers if offer.seat == seat), None)
    if offer is None:
        raise NoOffer(table=record.id)
    return offer


def _expect_wish(record: TableRecord, holder: SeatHolder, side: SideId) -> None:
    """A proposal to give up stands, and it is of this person's own side."""
    if side_of(record, holder.seat) != side:
        raise NotYourSide(table=record.id)
    if not any(side_of(record, seat) == side for seat in record.resigning):
        raise NoResignation(table=record.id)


def _without_wish(record: TableRecord, side: SideId) -> TableRecord:
    return structs.replace(
        record, resigning=tuple(seat for seat in record.resigning if side_of(record, seat) != side)
    )


def _newcomer(record: TableRecord, seat: Seat, person: Person) -> SeatHolder:
    return SeatHolder(seat, person.name, user=person.user, joined=_next_to_join(record), since=record.version)


def _computer(record: TableRecord, seat: Seat, level: str) -> SeatHolder:
    used = {holder.name for holder in record.seats} | {tenure.name for tenure in record.former}
    name = next((name for name in COMPUTER_NAMES if name not in used), f"{COMPUTER_NAMES[0]} {seat + 1}")
    return SeatHolder(seat, name, computer=level, joined=_next_to_join(record), since=record.version)


def _next_to_join(record: TableRecord) -> int:
    return max((holder.joined for holder in record.seats), default=-1) + 1


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)


def _handed_over(record: TableRecord, holder: SeatHolder) -> _Decision:
    """The seat of this holder is his from now on."""
    seat, before = holder.seat, record.holder_of(holder.seat)
    assert before is not None
    others = tuple(other for other in record.seats if other.seat != seat)
    record = structs.replace(
        _without_wish(record, side_of(record, seat)),
        seats=tuple(sorted((*others, holder), key=lambda one: one.seat)),
        former=(*record.former, Tenure(seat, before.name, before.user, record.version)),
        offers=tuple(offer for offer in record.offers if offer.seat != seat and offer.to != holder.user),
        ready=_without(record.ready, seat),
        pause_wanted=_without(record.pause_wanted, seat),
        ordered=_without(record.ordered, seat),
        answering=_without(record.answering, seat),
    )
    notices: list[Notice] = [TableNews(record.id, News.SUBSTITUTED, holder.user, before.name, seat)]
    if before.user == record.host and record.people:
        heir = min(record.people, key=lambda one: one.joined)
        assert heir.user is not None
        record = structs.replace(record, host=heir.user)
        notices.append(TableNews(record.id, News.HOST_CHANGED, heir.user, heir.name, heir.seat))
    return _Decision(record, tuple(notices))


def _ended(record: TableRecord, side: SideId) -> _Decision:
    """The match is over: this side has given it up, as the result says. The plays of the last turn are told first."""
    notices: list[Notice] = [MatchResult(record.id, record.version)]
    if record.told < record.version:
        notices.insert(0, PlayLines(record.id, record.told, record.version))
    record = structs.replace(
        record,
        status=TableStatus.FINISHED,
        resigned=side,
        told=record.version,
        offers=(),
        pause=None,
        pause_wanted=(),
        ready=(),
    )
    return _Decision(record, tuple(notices))


def _is_for(call: Notice, seats: Collection[Seat]) -> bool:
    return isinstance(call, TurnPing | PartnerQuestion) and call.seat in seats


def _with_time_of_their_own(before: TableRecord, record: TableRecord) -> TableRecord:
    """Whoever sits down has taken no vacation yet, and is not blamed for time that had run out.

    What was spent of a turn or of the bank stays spent: nobody gets a fresh clock by handing a seat back and forth.
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


def _resting(record: TableRecord, now: datetime) -> tuple[TableRecord, list[Notice]]:
    """Computers never play on alone: where nobody else is left the match rests, until somebody sits down again."""
    if not record.is_open:
        return record, []
    pause = record.pause
    if record.is_alone and pause is None:
        return structs.replace(record, pause=Pause(now, ALONE)), [TableNews(record.id, News.ALONE)]
    if pause is not None and pause.why == ALONE and not record.is_alone:
        return structs.replace(record, pause=None), [TableNews(record.id, News.RESUMED)]
    return record, []


def _came_or_went(before: TableRecord, after: TableRecord) -> tuple[UserId, ...]:
    """Whoever sits at the table only before or only after a change."""
    then = {holder.user for holder in before.people}
    now = {holder.user for holder in after.people}
    return tuple(sorted(user for user in then ^ now if user is not None))


def _view_of_match(loaded: Loaded) -> TableView:
    """The match that is on.

    Raises:
        NotStarted, TableClosed
    """
    record, view = loaded.record, loaded.table_view()
    if record.status is TableStatus.LOBBY or view is None:
        raise NotStarted(table=record.id)
    if record.status is not TableStatus.PLAYING:
        raise TableClosed(table=record.id, status=record.status.value)
    return view


def _without_orders_of_others(before: TableRecord, record: TableRecord) -> TableRecord:
    """Whoever takes a seat has ordered nothing yet."""
    new = {
        holder.seat
        for holder in record.seats
        if (was := before.holder_of(holder.seat)) is None or was.user != holder.user
    }
    return structs.replace(
        record,
        ordered=tuple(seat for seat in record.ordered if seat not in new),
        answering=tuple(seat for seat in record.answering if seat not in new),
    )
