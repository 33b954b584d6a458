"""Changes of a table other than moves: of its record at any time, and of the players, clocks and pauses of its match."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from msgspec import Struct, structs

from bot.canasta.engine import table_view
from bot.canasta.view import TableView
from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.change import (
    AdminEntry,
    Change,
    Deadline,
    DeadlineKind,
    DraftWrite,
    NoticeFate,
    OrdersWrite,
    Request,
)
from bot.service.clocks.hours import Hours, HoursOf
from bot.service.clocks.turn_time import on_time
from bot.service.delivery.notices import BoardRefresh, Notice
from bot.service.errors import StaleTable
from bot.service.ids import TableId, UserId
from bot.service.matches.consequences import deadlines_of
from bot.service.matches.draft import Draft
from bot.service.matches.guards import expect_match
from bot.service.matches.record import TableRecord
from bot.service.matches.tables import LoadedTable, Tables
from bot.service.matches.taking_back import dropped_discard, without_idle_discard
from bot.service.ports import Clock, Store
from bot.service.ratings.model import RatedResult
from bot.service.statistics.model import PlayedRound
from bot.service.tournaments.model import Tournament


class Edit(NamedTuple):
    """A changed record with its notices and the other parts of its commit."""

    record: TableRecord
    news: tuple[Notice, ...] = ()
    reseated: bool = False
    begins: bool = False
    is_visible: bool = True
    admin_action: AdminAction | None = None
    """The action to write to the admin log, if ``admin`` made the change as an admin."""
    admin: UserId | None = None
    admin_facts: Mapping[str, str | int] | None = None
    tournaments: tuple[Tournament, ...] = ()
    """The tournament that the change is a part of."""
    fates: tuple[NoticeFate, ...] = ()
    """The new fates of notices that were given up."""
    played: tuple[PlayedRound, ...] = ()
    """Finished rounds that count from now on."""
    result: RatedResult | None = None


@dataclass(eq=False, repr=False)
class RecordEdits:
    """Service that loads a record, calls an edit function and commits its result."""

    _store: Store
    _tables: Tables
    _clock: Clock
    _wake: Callable[[], None]

    async def edit(
        self,
        table: TableId,
        key: str | None,
        edit: Callable[[TableRecord], Edit | Awaitable[Edit | None] | None],
    ) -> TableRecord:
        """Change a record under its lock; a commit lost to another process is retried with the fresh record.

        Where ``edit`` is a coroutine function it loads what else it needs, anew at each try. Another process cannot
        change that unnoticed: its change would have changed the record too, and the commit would be refused.

        Raises:
            TableNotFound, StaleTable, and what ``edit`` raises.
        """

        async def attempt() -> TableRecord:
            loaded = await self._tables.get(table, key)
            if loaded.request is not None:
                return loaded.record
            edited = edit(loaded.record)
            if isinstance(edited, Awaitable):
                edited = await edited
            if edited is None:
                return loaded.record
            return await self._commit(loaded, edited, key)

        return await self._tables.until_written(table, attempt)

    async def _commit(self, before: LoadedTable, edited: Edit, key: str | None) -> TableRecord:
        now = self._clock.now()
        record = without_idle_discard(edited.record)
        record = structs.replace(record, revision=before.record.revision + 1)
        state, snapshot = before.state, None
        deadlines: tuple[Deadline, ...] | None = None
        if edited.begins:
            record = structs.replace(record, turn_since=now)
            state, snapshot = self._tables.new_match(record)
            deadlines = (Deadline(record.id, "", DeadlineKind.NEXT_ROUND, now),)
        notices: tuple[Notice, ...] = edited.news
        if before.record.is_open and not record.is_open:
            deadlines = ()  # those of a match that was over before stay: the next one may be due
        if edited.is_visible:
            notices = (*notices, BoardRefresh(record.id, record.version))
        admin: tuple[AdminEntry, ...] = ()
        if edited.admin_action is not None and edited.admin is not None:
            admin = at_table(edited.admin_action, record, edited.admin, now, edited.admin_facts)
        change = Change(
            at=now,
            record=record,
            reseated=edited.reseated,
            request=None if key is None else Request(key, record.id, record.version),
            snapshot=snapshot,
            notices=notices,
            deadlines=deadlines,
            orders=await dropped_discard(self._store, before.record, record),
            admin=admin,
            fates=edited.fates,
            documents=edited.tournaments,
            played=edited.played,
            result=edited.result,
        )
        await self._tables.commit(change, state)
        self._wake()
        return record


class MatchContext(Struct, frozen=True):
    """What a decision about a match is based on."""

    record: TableRecord
    view: TableView
    hours: Hours
    now: datetime


class Decision(Struct, frozen=True):
    """The changed record of a match and its notices. The deadlines are computed anew from it."""

    record: TableRecord
    notices: tuple[Notice, ...] = ()
    strangers: tuple[UserId, ...] = ()
    """Users who took or left a seat: their drafts and orders at this table are dropped."""
    admin: tuple[AdminEntry, ...] = ()
    """The entry for the admin log, if an admin made the change as an admin."""


Decide = Callable[[MatchContext], Decision | None]
"""A function that decides on a change; it returns None to change nothing."""


@dataclass(eq=False, repr=False)
class MatchEdits:
    """Service that loads a match, calls a decision function and commits its result, under the table's lock."""

    _store: Store
    _tables: Tables
    _clock: Clock
    _hours: HoursOf
    _wake: Callable[[], None]

    async def happen(self, table: TableId, decide: Decide) -> bool:
        """Apply a deadline that has fallen due. Return False when it is void: the match is paused or over, or
        ``decide`` changes nothing.
        """

        async def attempt() -> bool:
            loaded = await self._tables.get(table)
            if loaded.state is None or not loaded.record.is_being_played:
                return False
            at = await self._context(loaded)
            decision = decide(at)
            if decision is None:
                return False
            await self._commit(loaded, at, decision, None)
            return True

        try:
            return await self._tables.until_written(table, attempt)
        except StaleTable:
            # Lost to other writers every time: the deadline is still stored and is tried again.
            self._wake()
            return True

    async def change(self, table: TableId, key: str | None, decide: Decide) -> TableRecord:
        """Change a match as ``decide`` says; the same ``key`` a second time changes nothing.

        Raises:
            TableNotFound, NotStarted, TableClosed, StaleTable
        """

        async def attempt() -> TableRecord:
            loaded = await self._tables.get(table, key)
            if loaded.request is not None:
                return loaded.record
            expect_match(loaded.record)
            at = await self._context(loaded)
            decision = decide(at)
            if decision is None:
                return loaded.record
            return await self._commit(loaded, at, decision, key)

        return await self._tables.until_written(table, attempt)

    async def _context(self, loaded: LoadedTable) -> MatchContext:
        view, now = table_view(loaded.dealt()), self._clock.now()
        hours = await self._hours.of(loaded.record, view)
        return MatchContext(on_time(loaded.record, now), view, hours, now)

    async def _commit(
        self, before: LoadedTable, at: MatchContext, decision: Decision, key: str | None
    ) -> TableRecord:
        record = without_idle_discard(decision.record)
        record = structs.replace(record, revision=before.record.revision + 1)
        dropped = await dropped_discard(self._store, before.record, record)
        hours = at.hours
        if record.seats != before.record.seats:
            hours = await self._hours.of(record, at.view)
        change = Change(
            at=at.now,
            record=record,
            reseated=record.seats != before.record.seats,
            request=None if key is None else Request(key, record.id, record.version),
            notices=decision.notices,
            deadlines=deadlines_of(record, at.view, at.now, hours),
            drafts=await self._drafts_dropped(record.id, decision.strangers),
            orders=(*dropped, *(OrdersWrite(record.id, user, None) for user in decision.strangers)),
            admin=decision.admin,
        )
        await self._tables.commit(change, before.state)
        self._wake()
        return record

    async def _drafts_dropped(self, table: TableId, users: Collection[UserId]) -> tuple[DraftWrite, ...]:
        writes = []
        for user in users:
            draft = await self._store.draft(table, user)
            if not draft.is_empty:
                writes.append(DraftWrite(table, user, Draft(draft.revision + 1), draft.revision))
        return tuple(writes)
