"""Cache of tables with their matches, loaded from the store.

This is one of the few modules of the service that know the secret ``State``; all others get views.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from enum import Enum
from sys import getsizeof
from typing import Any, Final, NamedTuple

from msgspec import Struct

from bot.canasta.codec import SCHEMA_VERSION, decode_state, encode_state, state_hash
from bot.canasta.engine import start_match, table_view, view_of
from bot.canasta.errors import CanastaError
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import SeatView, TableView
from bot.service.change import Change, Request, StoredAction
from bot.service.concurrency import Result, TableLocks, until_written
from bot.service.errors import NotStarted, StaleTable, TableDamaged, TableNotFound
from bot.service.history.replaying import replayed_steps
from bot.service.ids import ChannelId, TableId, UserId
from bot.service.matches.guards import expect_match, expect_not_paused, not_seated
from bot.service.matches.record import TableRecord
from bot.service.ports import Store

_SHARED: Final = (RuleSet, Enum, type, type(None), bool)
"""Types that are not counted: tables with the same rules share one value, the others exist anyway."""


_known_fields: dict[type, tuple[str, ...] | None] = {}


def memory_of(*values: object) -> int:
    """Return the size of these values in bytes with everything in them, each part counted once."""
    size, seen, left = 0, set[int](), list[Any](values)
    while left:
        value = left.pop()
        fields = _fields_of(type(value))
        if fields is None or id(value) in seen:
            continue
        seen.add(id(value))
        size += getsizeof(value)
        if fields:
            left += [getattr(value, name) for name in fields]
        elif isinstance(value, tuple | list | frozenset):
            left += value
        elif isinstance(value, dict):
            left += value.keys()
            left += value.values()
    return size


def _fields_of(kind: type) -> tuple[str, ...] | None:
    """Return the fields of a type, empty if it is no struct; None for the types that are not counted."""
    if kind not in _known_fields:
        fields = tuple(kind.__struct_fields__) if issubclass(kind, Struct) else ()
        _known_fields[kind] = None if issubclass(kind, _SHARED) else fields
    return _known_fields[kind]


_LOG = logging.getLogger(__name__)

ROOM: Final = 64 * 2**20
"""The default size of the cache in bytes: room for some thousand tables."""

_FOR_CLOSED: Final = 64
"""The divisor for the part of the room that is for closed tables."""

_SIZED_EVERY: Final = 64
"""The number of changes of a table after which its size is estimated anew."""

_FRAME: Final = 500
"""The overhead of a cache entry in bytes."""

_AT_A_TIME = 50
"""The number of actions to replay before yielding to the event loop."""


class LoadedTable(NamedTuple):
    """A table as it was read. ``request`` is the request committed before under the given key, if any."""

    record: TableRecord
    state: State | None
    request: Request | None = None

    def seat_of(self, user: UserId) -> Seat:
        """Return the seat this user holds.

        Raises:
            NotSeated; SeatHandedOn if somebody else holds it now.
        """
        seat = self.record.seat_of(user)
        if seat is None:
            raise not_seated(self.record, user)
        return seat

    def played(self) -> State:
        """Return the state of the match, which is being played.

        Raises:
            NotStarted, TableClosed, TablePaused
        """
        expect_match(self.record)
        expect_not_paused(self.record)
        return self.dealt()

    def dealt(self) -> State:
        """Return the state of the match.

        Raises:
            NotStarted
        """
        if self.state is None:
            raise NotStarted(table=self.record.id)
        return self.state

    def view_of(self, seat: Seat) -> SeatView:
        """Return the view of this seat.

        Raises:
            NotStarted
        """
        return view_of(self.dealt(), seat)

    def table_view(self) -> TableView | None:
        """Return the public view, None while the table is in the lobby."""
        return None if self.state is None else table_view(self.state)


def _read(snapshot: bytes, record: TableRecord) -> State | None:
    """Return the decoded state; None if the snapshot is damaged."""
    try:
        return decode_state(snapshot, record.rules)
    except ValueError:
        return None


def _is_of(state: State, last: StoredAction) -> bool:
    """Return whether the last action led to this state; hashes of another schema are not compared."""
    return last.schema != SCHEMA_VERSION or state_hash(state) == last.state_hash


class _CachedTable(NamedTuple):
    """A cached table, and its size in bytes as of the revision ``sized_at``."""

    record: TableRecord
    state: State | None
    size: int
    sized_at: int


class _TableCache:
    """A cache of tables, limited in bytes, that drops the entries stored longest ago."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[TableId, _CachedTable] = OrderedDict()
        self.get = self._kept.get
        self.size = 0

    def put(self, record: TableRecord, state: State | None) -> list[TableRecord]:
        """Store this table; return the records that were dropped to make room."""
        before = self.drop(record.id)
        if before is None or not 0 <= record.revision - before.sized_at < _SIZED_EVERY:
            kept = _CachedTable(record, state, memory_of(record, state) + _FRAME, record.revision)
        else:
            kept = _CachedTable(record, state, before.size, before.sized_at)
        self._kept[record.id] = kept
        self.size += kept.size
        gone = []
        while self.size > self._room and len(self._kept) > 1:
            gone.append(self._kept[next(iter(self._kept))].record)
            self.drop(gone[-1].id)
        return gone

    def drop(self, table: TableId) -> _CachedTable | None:
        """Drop this table and return its entry, if there was one."""
        kept = self._kept.pop(table, None)
        self.size -= 0 if kept is None else kept.size
        return kept

    def __len__(self) -> int:
        return len(self._kept)


class Tables:
    """A loader of tables with a cache. A cached table is valid only if the store has the same revision, which is
    checked before it is used (``get``) or when a change made from it is committed (``remembered``).
    """

    def __init__(
        self, store: Store, room: int = ROOM, closed: Callable[[TableRecord], None] = lambda _: None
    ) -> None:
        """Take the store and the size of the cache in bytes; closed tables get a small part of that in addition.
        ``closed`` is called when a table was closed.
        """
        self._store = store
        self._closed = closed
        self._known = {True: _TableCache(room), False: _TableCache(room // _FOR_CLOSED)}
        """The cached tables, by whether they are open."""
        self._in_thread: dict[ChannelId, TableId] = {}
        """The tables by the threads they were last seen in."""
        self._told_of: set[TableId] = set()
        """The tables whose damaged snapshots were logged already."""
        self.hold = TableLocks().hold

    async def until_written(self, table: TableId, attempt: Callable[[], Awaitable[Result]]) -> Result:
        """Return the result of ``attempt`` as ``until_written`` calls it, under the lock of this table.

        Raises:
            StaleTable
        """
        async with self.hold(table):
            return await until_written(attempt, StaleTable(table=table or None, seen=None, now=None))

    @property
    def size(self) -> int:
        """Return the estimated size of all cached tables in bytes."""
        return sum(cache.size for cache in self._known.values())

    async def get(self, table: TableId, key: str | None = None) -> LoadedTable:
        """Return the table as the store has it now.

        Raises:
            TableNotFound, TableDamaged
        """
        glance = await self._store.glance(table, key)
        if glance is None:
            raise TableNotFound(table=table)
        kept, request = self._known[True].get(table) or self._known[False].get(table), glance.request
        if kept is not None and kept.record.revision == glance.revision:
            return LoadedTable(kept.record, kept.state, request)
        record, state = await self._load(table)
        self.remember(record, state)
        if request is None and key is not None and record.revision != glance.revision:
            # The table changed between the two reads: perhaps by this very click, handled by another process.
            request = await self._store.request(key)
        return LoadedTable(record, state, request)

    def remembered(self, table: TableId) -> LoadedTable | None:
        """Return the cached open table without asking the store, for a change that the store refuses if it is stale."""
        kept = self._known[True].get(table)
        return None if kept is None else LoadedTable(kept.record, kept.state)

    def seen_in(self, thread: ChannelId) -> TableId | None:
        """Return the table that was last seen in this thread."""
        return self._in_thread.get(thread)

    async def _load(self, table: TableId) -> tuple[TableRecord, State | None]:
        stored = await self._store.snapshot(table)
        if stored is None:
            raise TableNotFound(table=table)
        record, snapshot = stored
        last = await self._store.actions(table, after=record.version - 1, upto=record.version)
        if snapshot is None and not last:
            return record, None
        state = None if snapshot is None else _read(snapshot, record)
        if state is None or (last and not _is_of(state, last[-1])):
            state = await self._rebuilt(record)
        return record, state

    async def _rebuilt(self, record: TableRecord) -> State:
        """Return the state rebuilt by replaying the stored actions; the next move writes the snapshot anew.

        Raises:
            TableDamaged: the log cannot be played to its end either.
        """
        state, version, is_same = start_match(record.rules, stored=True), 0, True
        rows = await self._store.actions(record.id)
        try:
            for step in replayed_steps(state, rows):
                state, version, is_same = step.state, step.version, step.is_as_stored
                if version % _AT_A_TIME == 0:
                    await asyncio.sleep(0)
        except (CanastaError, ValueError, LookupError) as error:
            raise TableDamaged(table=record.id) from error
        if version != record.version or not is_same:
            raise TableDamaged(table=record.id)
        if record.id not in self._told_of:
            self._told_of.add(record.id)
            _LOG.error(
                "the snapshot of table %d is damaged; its log has the match, which goes on at version %d",
                record.id,
                version,
            )
        return state

    async def commit(self, change: Change, state: State | None) -> TableRecord:
        """Commit the change of a table that led to this state, and remember both; return the record.

        Raises:
            StaleChange, RepeatedRequest
        """
        assert change.record is not None
        await self._store.commit(change)
        self.remember(change.record, state)
        return change.record

    def remember(self, record: TableRecord, state: State | None) -> None:
        """Store this table in the cache, unless a later revision is there."""
        known = self._known[True].get(record.id) or self._known[False].get(record.id)
        if known is not None and known.record.revision > record.revision:
            return
        self._known[not record.is_open].drop(record.id)
        gone = self._known[record.is_open].put(record, state)
        if not record.is_open and (known is None or known.record.is_open):
            self._closed(record)
        if known is not None and known.record.thread not in (None, record.thread):
            self._in_thread.pop(known.record.thread, None)
        if record.thread is not None:
            self._in_thread[record.thread] = record.id
        for forgotten in gone:
            if forgotten.thread is not None:
                self._in_thread.pop(forgotten.thread, None)

    @staticmethod
    def new_match(record: TableRecord) -> tuple[State, bytes]:
        """Return the state of this table's match before the first deal, and its snapshot."""
        state = start_match(record.rules, stored=True)
        return state, encode_state(state)
