"""Tables with their matches, loaded to be played or looked at.

One of the few modules of the service that know the secret ``State``; everybody else gets views.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple, TypeAlias

from bot.canasta.codec import SCHEMA_VERSION, decode_state, encode_state, state_hash
from bot.canasta.engine import start_match, table_view, view_of
from bot.canasta.errors import CanastaError
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import SeatView, TableView
from bot.service.change import Request, StoredAction
from bot.service.errors import NotSeated, NotStarted, SeatHandedOn, TableDamaged, TableNotFound
from bot.service.ids import ChannelId, TableId, UserId
from bot.service.ports import Store
from bot.service.record import TableRecord
from bot.service.replaying import moments

_LOG = logging.getLogger(__name__)

_AT_A_TIME = 50
"""So many actions are played again before others may go on."""


class Loaded(NamedTuple):
    """A table as of one moment. ``request`` is what was committed before under the key that was asked for."""

    record: TableRecord
    state: State | None
    request: Request | None = None

    def seat_of(self, user: UserId) -> Seat:
        """The seat this user holds.

        Raises:
            NotSeated; SeatHandedOn where it is another's now.
        """
        seat = self.record.seat_of(user)
        if seat is None:
            raise not_seated(self.record, user)
        return seat

    def dealt(self) -> State:
        """The match.

        Raises:
            NotStarted
        """
        if self.state is None:
            raise NotStarted(table=self.record.id)
        return self.state

    def view_of(self, seat: Seat) -> SeatView:
        """What this seat may see.

        Raises:
            NotStarted
        """
        return view_of(self.dealt(), seat)

    def table_view(self) -> TableView | None:
        """What everybody may see, None while the table fills its seats."""
        return None if self.state is None else table_view(self.state)


def not_seated(record: TableRecord, user: UserId) -> NotSeated | SeatHandedOn:
    """The refusal for somebody who holds no seat, or none any more."""
    held = next((tenure for tenure in reversed(record.former) if tenure.user == user), None)
    if held is None:
        return NotSeated(table=record.id)
    now = record.holder_of(held.seat)
    name, computer = ("", False) if now is None else (now.name, now.is_computer)
    return SeatHandedOn(table=record.id, seat=held.seat, name=name, computer=computer)


def _read(snapshot: bytes, record: TableRecord) -> State | None:
    """The stored state; None if these bytes are none."""
    try:
        return decode_state(snapshot, record.rules)
    except ValueError:
        return None


def _is_of(state: State, last: StoredAction) -> bool:
    """Whether the last action led to this state; hashes of another schema say nothing."""
    return last.schema != SCHEMA_VERSION or state_hash(state) == last.state_hash


_Known: TypeAlias = OrderedDict[TableId, tuple[TableRecord, State | None]]


class Tables:
    """Loads tables and remembers some. What is remembered is a hint: it counts only if the store says the same
    revision, before something is done (``get``) or when it is committed (``remembered``).
    """

    def __init__(self, store: Store, remembered: int = 1024, closed: int = 16) -> None:
        """Of so many tables the match is remembered, and of so many at which nothing can happen any more: ten kilobytes
        each at most, as a rule.
        """
        self._store = store
        self._most = {True: remembered, False: closed}
        self._known: dict[bool, _Known] = {True: OrderedDict(), False: OrderedDict()}
        """By whether they are open; those that were used last come last."""
        self._in_thread: dict[ChannelId, TableId] = {}
        """Where those that are remembered were."""
        self._told_of: set[TableId] = set()
        """The tables whose snapshots were found damaged."""

    async def get(self, table: TableId, key: str | None = None) -> Loaded:
        """The table as the store has it now.

        Raises:
            TableNotFound, TableDamaged
        """
        glance = await self._store.glance(table, key)
        if glance is None:
            raise TableNotFound(table=table)
        found, request = self._known[True].get(table) or self._known[False].get(table), glance.request
        if found is None or found[0].revision != glance.revision:
            found = await self._load(table)
            self.remember(*found)
            if request is None and key is not None and found[0].revision != glance.revision:
                # Between the two looks the table moved on: perhaps by this very click, at another process.
                request = await self._store.request(key)
        return Loaded(*found, request)

    def remembered(self, table: TableId) -> Loaded | None:
        """The table as it was when it was seen last: for a change that is refused if it is not so any more."""
        found = self._known[True].get(table)
        return None if found is None else Loaded(*found)

    def seen_in(self, thread: ChannelId) -> TableId | None:
        """The table that was in this thread when it was seen last."""
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
        """The match as its log makes it; the next move writes the snapshot anew.

        Raises:
            TableDamaged: the log cannot be played to its end either.
        """
        state, version, is_same = start_match(record.rules, stored=True), 0, True
        rows = await self._store.actions(record.id)
        try:
            for moment in moments(state, rows):
                state, version, is_same = moment.state, moment.version, moment.is_as_stored
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

    def remember(self, record: TableRecord, state: State | None) -> None:
        """This is what the store has, as far as we know."""
        known = self._known[True].get(record.id) or self._known[False].get(record.id)
        if known is not None and known[0].revision > record.revision:
            return
        here = self._known[record.is_open]
        self._known[not record.is_open].pop(record.id, None)
        here[record.id] = (record, state)
        here.move_to_end(record.id)
        if known is not None and known[0].thread not in (None, record.thread):
            self._in_thread.pop(known[0].thread, None)
        if record.thread is not None:
            self._in_thread[record.thread] = record.id
        if len(here) > self._most[record.is_open]:
            _, (forgotten, _) = here.popitem(last=False)
            if forgotten.thread is not None:
                self._in_thread.pop(forgotten.thread, None)

    @staticmethod
    def new_match(record: TableRecord) -> tuple[State, bytes]:
        """The match of this table before the first deal, and its snapshot."""
        state = start_match(record.rules, stored=True)
        return state, encode_state(state)
