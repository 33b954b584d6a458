"""Changes of a table's record other than moves: under its lock, once for each key, together with their notices."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import structs

from bot.service.administration.admin_actions import AdminAction, at_table
from bot.service.change import AdminEntry, Change, Deadline, DeadlineKind, NoticeFate, Request
from bot.service.delivery.notices import BoardRefresh, Notice
from bot.service.ids import TableId, UserId
from bot.service.matches.held_discards import dropped_discard, without_idle_discard
from bot.service.matches.record import TableRecord
from bot.service.matches.tables import LoadedTable, Tables
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
