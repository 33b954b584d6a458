"""Creation of tables, of rematches of matches that are over, and of the next matches of a rotation."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from bot.canasta.seats import Seat
from bot.service.change import Change, Request
from bot.service.concurrency import Result
from bot.service.deals.coming_deal import announced, drawn, going_on_from
from bot.service.delivery.notices import BoardRefresh, News, Notice, TableNews
from bot.service.errors import (
    AlreadyStarted,
    DealsStillPlayed,
    MatchNotOver,
    NotSeated,
    SeatsMissing,
    TableClosed,
    TooManyOpenTables,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, TableId
from bot.service.lobby.preparation import LobbyService
from bot.service.lobby.rematch import rematch_of
from bot.service.lobby.seating import (
    LIMITS_LOCK,
    expect_room_for_person,
    expect_room_for_table,
    joining,
    seated,
)
from bot.service.matches.computers import Levels
from bot.service.matches.edits import RecordEdits
from bot.service.matches.guards import holder_in
from bot.service.matches.record import OPEN, Person, SeatHolder, TableRecord, TableStatus
from bot.service.matches.tables import Tables
from bot.service.ports import Clock, Entropy, Store
from bot.service.rotation.progress import all_sit, next_match
from bot.service.seats.handover import computer

_LOG = logging.getLogger(__name__)

_MOST_SEARCHED: Final = 1000


@dataclass(eq=False, repr=False)
class CreationService:
    """The creation of tables. A method that is repeated with the same ``key`` returns the table that it created."""

    _store: Store
    _tables: Tables
    _edits: RecordEdits
    _clock: Clock
    _entropy: Entropy
    _levels: Levels
    _wake: Callable[[], None]

    async def create(
        self,
        host: Person,
        *,
        guild: GuildId,
        channel: ChannelId,
        chosen: ChosenRules,
        title: str = "",
        thread: ChannelId | None = None,
        computers: str | None = None,
        is_practice: bool = False,
        seat: Seat = Seat(0),  # noqa: B008 - a number
        position: bytes = b"",
        key: str,
    ) -> TableRecord:
        """Create a table; the host takes the ``seat``. ``thread`` is the table's own, if there is one already.

        ``computers`` is the level of computers that take the other seats; None leaves them free. A practice match
        counts for no limit. ``position`` is the encoded state from which its first round goes on; without one it is
        dealt.

        Raises:
            TooManyOpenTables, TooManyOwnTables, UnknownLevel
        """
        self._levels.chosen(computers)

        async def attempt() -> TableRecord:
            if not is_practice:
                await expect_room_for_table(self._store, guild)
                await expect_room_for_person(self._store, host.user, guild)
            now = self._clock.now()
            record = TableRecord(
                id=await self._store.next_table_id(),
                guild=guild,
                channel=channel,
                title=title,
                status=TableStatus.LOBBY,
                host=host.user,
                rules=chosen.rules,
                seats=(SeatHolder(seat, host.name, user=host.user),),
                created=now,
                turn_since=now,
                thread=thread,
                revision=1,
                preset=chosen.preset,
                house_rule=chosen.house_rule,
                terms=chosen.terms,
                is_practice=is_practice,
            )
            if computers is not None:
                record = _filled(record, computers)
            return await self._make(record, host, key, position=position)

        return await self._once(key, attempt)

    async def rematch(
        self, table: TableId, person: Person, *, other_partners: bool = False, key: str
    ) -> TableRecord:
        """Open a rematch for the people of a match that is over, or join the one that somebody else has opened.

        Where partners rotate, it is the next match, with everybody in the seat of the schedule.

        Raises:
            NotSeated, MatchNotOver, DealsStillPlayed, TooManyOpenTables, TooManyOwnTables, TableNotFound
        """

        async def attempt() -> TableRecord:
            before = (await self._tables.get(table)).record
            if before.status is not TableStatus.FINISHED or before.is_practice:
                raise MatchNotOver(table=table)
            if before.is_confidential:
                raise DealsStillPlayed(table=table)
            if before.rotation is not None and before.rotation.goes_on:
                return await self._next_match(before, person, key)
            holder_in(before, person.user)
            opened = await self._rematch_that_is_open(before)
            if opened is not None:
                if opened.status is TableStatus.LOBBY and opened.seat_of(person.user) is None:
                    await expect_room_for_person(self._store, person.user, opened.guild)
                    return await self._edits.edit(opened.id, key, joining(opened.id, person, None))
                return opened
            await expect_room_for_table(self._store, before.guild)
            await expect_room_for_person(self._store, person.user, before.guild)
            number = await self._store.next_table_id()
            record = rematch_of(before, number, person, self._clock.now(), other_partners=other_partners)
            told = TableNews(table, News.REMATCH, person.user, person.name, other=number)
            return await self._make(record, person, key, told)

        return await self._once(key, attempt)

    async def open_next_match(self, table: TableId, *, key: str) -> TableRecord | None:
        """Open the next match of a rotation, or return the one that is there; None if there is none.

        Raises:
            TooManyOpenTables, StaleTable, TableNotFound
        """

        async def attempt() -> TableRecord | None:
            before = (await self._tables.get(table)).record
            is_over = before.status is TableStatus.FINISHED and not before.is_confidential
            if not is_over or before.rotation is None or not before.rotation.goes_on:
                return None
            with suppress(MatchNotOver):  # matches for computers alone are left out, and no other one is left
                return await self._next_match(before, None, key)
            return None

        return await self._once(key, attempt)

    async def _once(self, key: str, make: Callable[[], Awaitable[Result]]) -> Result | TableRecord:
        """Return the table that was created with this key before, or else what ``make`` returns."""

        async def attempt() -> Result | TableRecord:
            earlier = await self._store.request(key)
            return await make() if earlier is None else (await self._tables.get(earlier.table)).record

        return await self._tables.until_written(LIMITS_LOCK, attempt)

    async def _next_match(self, before: TableRecord, person: Person | None, key: str) -> TableRecord:
        """Return the next match of a rotation: the one that is there, or a new one. One that was cancelled is repeated.
        Without a ``person`` who asks for it, everybody is told.

        Raises:
            NotSeated, TooManyOpenTables, StaleChange, RepeatedRequest
        """
        assert before.rotation is not None
        if person is not None and before.rotation.place_of(person.user) is None:
            holder_in(before, person.user)
        after = await self._match_after(before)
        if after is not None:
            return after
        await expect_room_for_table(self._store, before.guild)
        view = (await self._tables.get(before.id)).table_view()
        assert view is not None
        number, now = await self._store.next_table_id(), self._clock.now()
        asker = before.host if person is None else person.user
        opened = next_match(before, number, asker, now, view.totals, self._levels.usual)
        if opened is None:
            raise MatchNotOver(table=before.id)
        if person is not None:
            told = TableNews(before.id, News.REMATCH, person.user, person.name, other=number)
            return await self._make(opened, person, key, told)
        return await self._make(opened, None, key, TableNews(number, News.NEXT_MATCH, other=before.id))

    async def latest_match(self, table: TableId) -> TableRecord:
        """Return the latest match of the rotation that began at this table; the table itself where partners stay.

        Raises:
            TableNotFound
        """
        record = (await self._tables.get(table)).record
        while (
            record.status is TableStatus.FINISHED and record.rotation is not None and record.rotation.goes_on
        ):
            after = await self._match_after(record)
            if after is None:
                break
            record = after
        return record

    async def _match_after(self, before: TableRecord) -> TableRecord | None:
        """Return the next match of a rotation, if it is there and was not cancelled."""
        for record in await self._store.tables(guild=before.guild, limit=_MOST_SEARCHED):
            if record.rematch_of == before.id and record.status is not TableStatus.CANCELLED:
                return record
        return None

    async def has_rematch(self, table: TableId) -> bool:
        """Return whether this match has a rematch that is not over yet.

        Raises:
            TableNotFound
        """
        return await self._rematch_that_is_open((await self._tables.get(table)).record) is not None

    async def _rematch_that_is_open(self, before: TableRecord) -> TableRecord | None:
        there = await self._store.tables(guild=before.guild, statuses=OPEN, limit=_MOST_SEARCHED)
        return next((record for record in there if record.rematch_of == before.id), None)

    async def _make(
        self, record: TableRecord, host: Person | None, key: str, *more: Notice, position: bytes = b""
    ) -> TableRecord:
        """Store a new table with the secret of its first deal, or with the position that is there in place of it. It gets
        a post in the server's forum, if there is one. Without a ``host`` who asked for it, the table has no news of it.

        Raises:
            StaleChange, RepeatedRequest: a table of this number, or with this key, was stored meanwhile.
        """
        if position:
            deal = going_on_from(record.id, position)
        else:
            deal = drawn(record.id, 1, self._entropy.secret())
            record = structs.replace(record, coming_deal=announced(deal))
        if not record.is_practice and record.thread is None:
            record = structs.replace(record, forum=(await self._store.guild_settings(record.guild)).forum)
        news: tuple[Notice, ...] = ()
        if host is not None:
            seat = record.seat_of(host.user)
            news = (TableNews(record.id, News.CREATED, host.user, host.name, seat),)
        change = Change(
            at=record.created,
            record=record,
            reseated=True,
            request=Request(key, record.id, 0),
            deals=(deal,),
            notices=(*news, BoardRefresh(record.id, 0), *more),
        )
        await self._store.commit(change)
        self._wake()
        return record


def _filled(record: TableRecord, level: str) -> TableRecord:
    """Return the record with computers of this level in all free seats."""
    for seat in record.free_seats:
        record = seated(record, (*record.seats, computer(record, seat, level)))
    return record


class RotationMatches:
    """The opening of next matches, which can be repeated: each step has a key of its own."""

    def __init__(self, tables: Tables, creation: CreationService, lobby: LobbyService) -> None:
        self._tables = tables
        self._creation = creation
        self._lobby = lobby

    async def open_next(self, table: TableId) -> bool:
        """Open the match after the one at this table, and begin it unless somebody of it is absent; then it waits for a
        person to start it. Where the server may have no more tables, the button below the result opens it later.

        Return False: once it is done, nothing is left to do.
        """
        key = f"next-match-{table}"
        try:
            opened = await self._creation.open_next_match(table, key=key)
        except TooManyOpenTables:
            _LOG.info("the match after that of table %d was not opened: too many tables", table)
            return False
        if opened is None or opened.status is not TableStatus.LOBBY:
            return False
        if all_sit((await self._tables.get(table)).record, opened):
            # Somebody may have been faster, or may have left the seat.
            with suppress(AlreadyStarted, TableClosed, SeatsMissing, NotSeated):
                await self._lobby.start(opened.id, opened.host, key=f"{key}-start")
        return False
