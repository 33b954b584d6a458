"""Preparation of matches: filling the seats of a table, choosing its terms, starting and cancelling it."""

from dataclasses import dataclass

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction
from bot.service.clocks.terms import Terms, differ_in_looks_only, expect_possible
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import MatchRunning, NoComputerThere, NoSuchSeat, NotHost, SeatsMissing, SeatTaken
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import TableId, UserId
from bot.service.lobby.rematch import KEPT_FOR, expect_not_kept, reservation_of
from bot.service.lobby.seating import (
    LIMITS_LOCK,
    expect_room_for_person,
    free_seat,
    joining,
    seated,
    seated_for,
)
from bot.service.matches.computers import Levels
from bot.service.matches.consequences import pings_over, with_heir
from bot.service.matches.edits import Edit, RecordEdits
from bot.service.matches.guards import expect_host, expect_lobby, expect_open, holder_in
from bot.service.matches.record import Person, TableRecord, TableStatus
from bot.service.matches.tables import Tables
from bot.service.people.erased_holders import without_id_hashes
from bot.service.ports import Clock, Store
from bot.service.rotation.progress import (
    begun,
    expect_not_begun,
    next_waiting,
    with_game,
    with_rotation,
    without_person,
    without_rotation,
)
from bot.service.seats.handover import computer


@dataclass(eq=False, repr=False)
class LobbyService:
    """The lobbies of tables.

    Every method that takes a ``key`` is idempotent by it: a repeated interaction changes nothing and returns the table
    as it is. Everybody seated may add and remove computers and start; only the host or an admin may cancel. Methods
    that name a table raise TableNotFound.
    """

    _store: Store
    _tables: Tables
    _edits: RecordEdits
    _clock: Clock
    _levels: Levels

    async def join(
        self, table: TableId, person: Person, *, seat: Seat | None = None, key: str
    ) -> TableRecord:
        """Take a seat, the first free one unless a seat is named.

        Raises:
            AlreadySeated, SeatTaken, SeatReserved, NoSuchSeat, TableFull, TooManyOwnTables, AlreadyStarted,
            TableClosed, TableNotFound
        """
        edit = joining(table, person, seat)
        # One lock for all joins: the limit must also hold for somebody who joins two tables at the same time.
        async with self._tables.hold(LIMITS_LOCK):
            before = await self._tables.get(table, key)
            if before.request is None and before.record.seat_of(person.user) is None:
                await expect_room_for_person(self._store, person.user, before.record.guild)
            return await self._edits.edit(table, key, edit)

    async def leave(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Leave a seat before the start, or release a reserved one. A host who leaves hands the table to the human who
        joined next; the last human to leave cancels it.

        Raises:
            NotSeated, MatchRunning, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            if record.status is TableStatus.PLAYING:
                raise MatchRunning(table=table)
            expect_lobby(record)
            kept = reservation_of(record, user)
            if kept is not None and record.seat_of(user) is None:
                rest = tuple(one for one in record.reserved if one != kept)
                news = [TableNews(table, News.LEFT, user, kept.name, kept.seat)]
                return Edit(structs.replace(record, reserved=rest), tuple(news))
            without = without_person(record, user)
            if record.rotation is not None and without != record and record.seat_of(user) is None:
                news = [TableNews(table, News.LEFT, user, record.rotation.name_of(user))]
                return Edit(without, tuple(news))
            gone = holder_in(record, user)
            left = seated(record, tuple(holder for holder in record.seats if holder != gone))
            left = next_waiting(left, gone.seat)
            news = [TableNews(table, News.LEFT, user, gone.name, gone.seat)]
            if not left.people:
                news.append(TableNews(table, News.CANCELLED, user, gone.name))
                return Edit(structs.replace(left, status=TableStatus.CANCELLED), tuple(news), reseated=True)
            if record.host == user:
                left, heir = with_heir(left, left.people)
                news.append(heir)
            return Edit(left, tuple(news), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def choose_seat(self, table: TableId, user: UserId, seat: Seat, *, key: str) -> TableRecord:
        """Move to another seat (partners sit opposite each other). A computer in that seat changes places.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            expect_not_begun(record)
            mover = holder_in(record, user)
            if not 0 <= seat < record.seat_count:
                raise NoSuchSeat(table=table, seat=seat, seats=record.seat_count)
            expect_not_kept(record, seat, user)
            other = record.holder_of(seat)
            if other == mover:
                return None
            if other is not None and not other.is_computer:
                raise SeatTaken(table=table, seat=seat, name=other.name, computer=False)
            moved = [structs.replace(mover, seat=seat)]
            if other is not None:
                moved.append(structs.replace(other, seat=mover.seat))
            staying = [holder for holder in record.seats if holder not in {mover, other}]
            news = TableNews(table, News.RESEATED, user, mover.name, seat)
            return Edit(seated(record, (*staying, *moved)), (news,), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def free_seats(
        self, table: TableId, actor: UserId, *, is_admin: bool = False, key: str
    ) -> TableRecord:
        """Release the reserved seats of a rematch. The host may do so at once, other seated people after a day.

        Raises:
            NotHost, NotSeated, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            if not is_admin and record.host != actor:
                holder_in(record, actor)
                if self._clock.now() < record.created + KEPT_FOR:
                    raise NotHost(table=table, host=record.host)
            if not record.reserved:
                return None
            news = TableNews(table, News.SEATS_FREED, actor)
            return Edit(structs.replace(record, reserved=()), (news,))

        return await self._edits.edit(table, key, edit)

    async def add_computer(
        self,
        table: TableId,
        actor: UserId,
        *,
        seat: Seat | None = None,
        level: str | None = None,
        character: str | None = None,
        key: str,
    ) -> TableRecord:
        """Put a computer in a seat, by default one of the first level in the first free seat.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, TableFull, UnknownLevel, AlreadyStarted, TableClosed, TableNotFound
        """
        its_level = self._levels.chosen(level)

        def edit(record: TableRecord) -> Edit:
            expect_lobby(record)
            holder_in(record, actor)
            holder = computer(record, free_seat(record, seat), its_level, character)
            news = TableNews(table, News.COMPUTER_JOINED, name=holder.name, seat=holder.seat)
            return Edit(seated(record, (*record.seats, holder)), (news,), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def change_computer(
        self,
        table: TableId,
        actor: UserId,
        seat: Seat,
        *,
        level: str | None = None,
        character: str | None = None,
        key: str,
    ) -> TableRecord:
        """Give the computer in a seat another level or another character; what is None stays as it is.

        Raises:
            NotSeated, NoComputerThere, UnknownLevel, AlreadyStarted, TableClosed, TableNotFound
        """
        self._levels.chosen(level)

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            holder_in(record, actor)
            before = record.holder_of(seat)
            if before is None or before.computer is None:
                raise NoComputerThere(table=table, seat=seat)
            kept = level or before.computer
            after = structs.replace(before, computer=kept)
            if character is not None and character != before.character:
                after = structs.replace(computer(record, seat, kept, character), joined=before.joined)
            if after == before:
                return None
            others = [holder for holder in record.seats if holder != before]
            return Edit(seated(record, (*others, after)), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def remove_computer(
        self, table: TableId, actor: UserId, *, seat: Seat | None = None, key: str
    ) -> TableRecord:
        """Remove a computer, the one that joined last unless a seat is named.

        Raises:
            NotSeated, NoComputerThere, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            expect_lobby(record)
            holder_in(record, actor)
            computers = [
                holder for holder in record.seats if holder.is_computer and seat in {None, holder.seat}
            ]
            if not computers:
                raise NoComputerThere(table=table, seat=seat)
            gone = max(computers, key=lambda holder: holder.joined)
            left = seated(record, tuple(holder for holder in record.seats if holder != gone))
            news = TableNews(table, News.COMPUTER_LEFT, name=gone.name, seat=gone.seat)
            return Edit(left, (news,), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def set_terms(
        self, table: TableId, actor: UserId, terms: Terms, *, is_admin: bool = False, key: str
    ) -> TableRecord:
        """Set the table's terms before the match; how it is shown also while it runs, and nobody is told.

        Raises:
            NotHost, TermsImpossible, AlreadyStarted, TableClosed, TableNotFound
        """
        expect_possible(terms)

        def edit(record: TableRecord) -> Edit | None:
            is_about_looks = differ_in_looks_only(record.terms, terms)
            if not (record.is_open and is_about_looks):
                expect_lobby(record)
            expect_host(record, actor, is_admin=is_admin)
            if record.terms == terms:
                return None
            if is_about_looks and record.status is TableStatus.PLAYING:
                return Edit(structs.replace(record, terms=terms))
            news = TableNews(table, News.TERMS, actor, record.name_of_user(actor))
            return Edit(structs.replace(record, terms=terms), (news,))

        return await self._edits.edit(table, key, edit)

    async def choose_game(
        self, table: TableId, actor: UserId, chosen: ChosenRules, *, is_admin: bool = False, key: str
    ) -> TableRecord:
        """Change the game of the table before the match. The seats follow, as ``seated_for`` says.

        The terms stay as they are, as the game changes and not the club.

        Raises:
            NotHost, TooFewSeats, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            expect_host(record, actor, is_admin=is_admin)
            now = without_rotation(record)
            named = {"preset": chosen.preset, "house_rule": chosen.house_rule}
            if now == structs.replace(now, rules=chosen.rules, **named):
                return None
            changed = with_game(seated_for(record, chosen.rules), chosen.rules)
            changed = structs.replace(changed, **named)
            news = TableNews(table, News.GAME, actor, changed.name_of_user(actor))
            return Edit(changed, (news,), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def rotate(
        self,
        table: TableId,
        actor: UserId,
        *,
        is_on: bool,
        rounds: int | None = None,
        is_admin: bool = False,
        key: str,
    ) -> TableRecord:
        """Let partners rotate, in matches of so many rounds or (None) as long as the game says; or turn it off.

        Raises:
            NotHost, RotationImpossible, RotationHasBegun, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            expect_host(record, actor, is_admin=is_admin)
            changed = with_rotation(record, rounds) if is_on else without_rotation(record)
            if changed == record:
                return None
            news = TableNews(table, News.ROTATION, actor, record.name_of_user(actor))
            return Edit(changed, (news,), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def start(self, table: TableId, actor: UserId, *, key: str) -> TableRecord:
        """Start the match; the first round is dealt by a deadline that is due at once.

        Raises:
            NotSeated, SeatsMissing, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            expect_lobby(record)
            starter = holder_in(record, actor)
            missing = len(record.free_seats)
            if missing:
                raise SeatsMissing(table=table, missing=missing, seats=record.seat_count)
            news = TableNews(table, News.STARTED, actor, starter.name)
            playing = structs.replace(begun(record), status=TableStatus.PLAYING, invitations=())
            return Edit(playing, (news,), begins=True)

        return await self._edits.edit(table, key, edit)

    async def cancel(self, table: TableId, actor: UserId, *, is_admin: bool = False, key: str) -> TableRecord:
        """Cancel the table, before or during the match. Cancelling as an admin is logged.

        Raises:
            NotHost, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            expect_open(record)
            expect_host(record, actor, is_admin=is_admin)
            news = TableNews(table, News.CANCELLED, actor, record.name_of_user(actor))
            closed = structs.replace(
                without_id_hashes(record), status=TableStatus.CANCELLED, clock=None, pings=()
            )
            return Edit(
                closed,
                (*pings_over(record), news),
                admin_action=AdminAction.ENDED if is_admin else None,
                admin=actor,
            )

        return await self._edits.edit(table, key, edit)
