"""The lobby service: creating tables, filling their seats, starting and cancelling them."""

from collections.abc import Callable, Collection

from msgspec import structs

from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.service.administration.admin_actions import AdminAction
from bot.service.change import Change, Request
from bot.service.clocks.server_terms import expect_possible
from bot.service.clocks.terms import Terms
from bot.service.deals.coming_deal import announced, drawn
from bot.service.delivery.notices import BoardRefresh, News, Notice, TableNews
from bot.service.errors import (
    MatchNotOver,
    MatchOn,
    NoComputerThere,
    NoSuchSeat,
    NotHost,
    SeatsMissing,
    SeatTaken,
    StaleTable,
    TableClosed,
    TooManyOpenTables,
    TooManyOwnTables,
    UnknownLevel,
)
from bot.service.ids import ChannelId, GuildId, TableId, UserId
from bot.service.lobby.rematch import (
    KEPT_FOR,
    expect_not_kept,
    rematch_of,
    reservation_of,
)
from bot.service.lobby.seating import expect_lobby, free_seat, holder_in, joining, next_to_join, seated
from bot.service.matches.consequences import pings_over
from bot.service.matches.locks import TableLocks
from bot.service.matches.record import OPEN, Person, SeatHolder, TableRecord, TableStatus
from bot.service.matches.record_edits import Edit, RecordEdits
from bot.service.matches.retrying import until_written
from bot.service.matches.tables import Tables
from bot.service.people.computer_names import name_for_computer
from bot.service.people.erased_holders import without_marks
from bot.service.ports import Clock, Entropy, Store

_MAKING_TABLES = TableId(0)
"""A table id that no table has; its lock serialises creating and joining tables."""


class LobbyService:
    """The lobbies of tables.

    Every method that takes a ``key`` is idempotent by it: a repeated interaction changes nothing and returns the table
    as it is. Everybody seated may add and remove computers and start; only the host or an admin may cancel. Methods
    that name a table raise TableNotFound.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        edits: RecordEdits,
        clock: Clock,
        entropy: Entropy,
        levels: Collection[str],
        wake: Callable[[], None],
    ) -> None:
        """Store the dependencies; ``levels`` are those of the computer players, the default first."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._edits = edits
        self._clock = clock
        self._entropy = entropy
        self._levels = tuple(levels)
        self._wake = wake

    async def create(
        self,
        host: Person,
        *,
        guild: GuildId,
        channel: ChannelId,
        rules: RuleSet,
        preset: str = "",
        house_rule: str = "",
        terms: Terms = Terms(),  # noqa: B008 - a frozen value
        title: str = "",
        thread: ChannelId | None = None,
        key: str,
    ) -> TableRecord:
        """Create a table; the host takes the first seat. ``thread`` is the table's own, if there is one already.

        ``preset`` and ``house_rule`` name what the rules were made from.

        Raises:
            TooManyOpenTables, TooManyOwnTables
        """

        async def attempt() -> TableRecord:
            earlier = await self._store.request(key)
            if earlier is not None:
                return (await self._tables.get(earlier.table)).record
            await self._expect_room_in(guild)
            await expect_time_of(self._store, host.user, guild)
            now = self._clock.now()
            record = TableRecord(
                id=await self._store.next_table_id(),
                guild=guild,
                channel=channel,
                title=title,
                status=TableStatus.LOBBY,
                host=host.user,
                rules=rules,
                seats=(SeatHolder(Seat(0), host.name, user=host.user),),
                created=now,
                turn_since=now,
                thread=thread,
                revision=1,
                preset=preset,
                house_rule=house_rule,
                terms=terms,
            )
            return await self._make(record, host, key)

        async with self._locks.hold(_MAKING_TABLES):
            return await until_written(attempt, StaleTable(table=None, seen=None, now=None))

    async def rematch(
        self, table: TableId, person: Person, *, other_partners: bool = False, key: str
    ) -> TableRecord:
        """Open a rematch for the people of a match that is over, or join the one that somebody else has opened.

        Raises:
            NotSeated, MatchNotOver, TooManyOpenTables, TooManyOwnTables, TableNotFound
        """

        async def attempt() -> TableRecord:
            earlier = await self._store.request(key)
            if earlier is not None:
                return (await self._tables.get(earlier.table)).record
            before = (await self._tables.get(table)).record
            if before.status is not TableStatus.FINISHED:
                raise MatchNotOver(table=table)
            holder_in(before, person.user)
            opened = await self._rematch_that_is_open(before)
            if opened is not None:
                if opened.status is TableStatus.LOBBY and opened.seat_of(person.user) is None:
                    await expect_time_of(self._store, person.user, opened.guild)
                    return await self._edits.edit(opened.id, key, joining(opened.id, person, None))
                return opened
            await self._expect_room_in(before.guild)
            await expect_time_of(self._store, person.user, before.guild)
            number = await self._store.next_table_id()
            record = rematch_of(before, number, person, self._clock.now(), other_partners=other_partners)
            told = TableNews(table, News.REMATCH, person.user, person.name, other=number)
            return await self._make(record, person, key, told)

        async with self._locks.hold(_MAKING_TABLES):
            return await until_written(attempt, StaleTable(table=None, seen=None, now=None))

    async def has_rematch(self, table: TableId) -> bool:
        """Return whether this match has a rematch that is not over yet.

        Raises:
            TableNotFound
        """
        return await self._rematch_that_is_open((await self._tables.get(table)).record) is not None

    async def _rematch_that_is_open(self, before: TableRecord) -> TableRecord | None:
        there = await self._store.tables(guild=before.guild, place=before.channel, statuses=OPEN, limit=1000)
        return next((record for record in there if record.rematch_of == before.id), None)

    async def _make(self, record: TableRecord, host: Person, key: str, *more: Notice) -> TableRecord:
        """Store a new table with the secret of its first deal.

        Raises:
            StaleChange, RepeatedRequest: a table of this number, or with this key, was stored meanwhile.
        """
        deal = drawn(record.id, 1, self._entropy.secret())
        record = structs.replace(record, coming_deal=announced(deal))
        news = TableNews(record.id, News.CREATED, host.user, host.name, record.seat_of(host.user))
        change = Change(
            at=record.created,
            record=record,
            reseated=True,
            request=Request(key, record.id, 0),
            deals=(deal,),
            notices=(news, BoardRefresh(record.id, 0), *more),
        )
        await self._store.commit(change)
        self._wake()
        return record

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
        async with self._locks.hold(_MAKING_TABLES):
            before = await self._tables.get(table, key)
            if before.request is None and before.record.seat_of(person.user) is None:
                await expect_time_of(self._store, person.user, before.record.guild)
            return await self._edits.edit(table, key, edit)

    async def leave(self, table: TableId, user: UserId, *, key: str) -> TableRecord:
        """Leave a seat before the start, or release a reserved one. A host who leaves hands the table to the human who
        joined next; the last human to leave cancels it.

        Raises:
            NotSeated, MatchOn, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            if record.status is TableStatus.PLAYING:
                raise MatchOn(table=table)
            expect_lobby(record)
            kept = reservation_of(record, user)
            if kept is not None and record.seat_of(user) is None:
                rest = tuple(one for one in record.reserved if one != kept)
                news = [TableNews(table, News.LEFT, user, kept.name, kept.seat)]
                return Edit(structs.replace(record, reserved=rest), tuple(news))
            gone = holder_in(record, user)
            left = seated(record, tuple(holder for holder in record.seats if holder != gone))
            news = [TableNews(table, News.LEFT, user, gone.name, gone.seat)]
            if not left.people:
                news.append(TableNews(table, News.CANCELLED, user, gone.name))
                return Edit(structs.replace(left, status=TableStatus.CANCELLED), tuple(news), reseated=True)
            if record.host == user:
                heir = min(left.people, key=lambda holder: holder.joined)
                assert heir.user is not None
                left = structs.replace(left, host=heir.user)
                news.append(TableNews(table, News.HOST_CHANGED, heir.user, heir.name, heir.seat))
            return Edit(left, tuple(news), reseated=True)

        return await self._edits.edit(table, key, edit)

    async def choose_seat(self, table: TableId, user: UserId, seat: Seat, *, key: str) -> TableRecord:
        """Move to another seat (partners sit opposite each other). A computer in that seat changes places.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, AlreadyStarted, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
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
        self, table: TableId, actor: UserId, *, seat: Seat | None = None, level: str | None = None, key: str
    ) -> TableRecord:
        """Put a computer of this level in a seat, by default the first level and the first free seat.

        Raises:
            NotSeated, SeatTaken, NoSuchSeat, TableFull, UnknownLevel, AlreadyStarted, TableClosed, TableNotFound
        """
        level = self._levels[0] if level is None else level
        if level not in self._levels:
            raise UnknownLevel(level=level, levels=self._levels)

        def edit(record: TableRecord) -> Edit:
            expect_lobby(record)
            holder_in(record, actor)
            taken = free_seat(record, seat)
            name = name_for_computer((holder.name for holder in record.seats), taken)
            holder = SeatHolder(taken, name, computer=level, joined=next_to_join(record))
            news = TableNews(table, News.COMPUTER_JOINED, name=name, seat=taken)
            return Edit(seated(record, (*record.seats, holder)), (news,), reseated=True)

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
        """Set the table's time settings before the match.

        Raises:
            NotHost, TermsImpossible, AlreadyStarted, TableClosed, TableNotFound
        """
        expect_possible(terms)

        def edit(record: TableRecord) -> Edit | None:
            expect_lobby(record)
            if not is_admin and record.host != actor:
                raise NotHost(table=table, host=record.host)
            if record.terms == terms:
                return None
            seat = record.seat_of(actor)
            news = TableNews(table, News.TERMS, actor, "" if seat is None else record.name_of(seat))
            return Edit(structs.replace(record, terms=terms), (news,))

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
            return Edit(structs.replace(record, status=TableStatus.PLAYING), (news,), begins=True)

        return await self._edits.edit(table, key, edit)

    async def cancel(self, table: TableId, actor: UserId, *, is_admin: bool = False, key: str) -> TableRecord:
        """Cancel the table, before or during the match. Cancelling as an admin is logged.

        Raises:
            NotHost, TableClosed, TableNotFound
        """

        def edit(record: TableRecord) -> Edit:
            if not record.is_open:
                raise TableClosed(table=table, status=record.status.value)
            if not is_admin and record.host != actor:
                raise NotHost(table=table, host=record.host)
            seat = record.seat_of(actor)
            name = "" if seat is None else record.name_of(seat)
            news = TableNews(table, News.CANCELLED, actor, name)
            closed = structs.replace(
                without_marks(record), status=TableStatus.CANCELLED, clock=None, pings=()
            )
            return Edit(
                closed,
                (*pings_over(record), news),
                admin_action=AdminAction.ENDED if is_admin else None,
                admin=actor,
            )

        return await self._edits.edit(table, key, edit)

    async def _expect_room_in(self, guild: GuildId) -> None:
        most = (await self._store.guild_settings(guild)).open_tables
        if most is not None and len(await self._store.tables(guild=guild, statuses=OPEN, limit=most)) >= most:
            raise TooManyOpenTables(limit=most)


async def expect_time_of(store: Store, user: UserId, guild: GuildId) -> None:
    """Raise an error unless this person may sit down at one more table of the server.

    Raises:
        TooManyOwnTables
    """
    most = (await store.guild_settings(guild)).tables_per_person
    if most is None:
        return
    if len(await store.tables(guild=guild, user=user, statuses=OPEN, limit=most)) >= most:
        raise TooManyOwnTables(limit=most)
