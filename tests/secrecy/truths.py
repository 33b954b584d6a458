"""Another secret truth below a running bot: what one receiver may not know is different, all else is as it was.

The database is not touched: what the bot reads of it is changed on its way.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from msgspec import structs

from bot.canasta.actions import Discard, StartRound
from bot.canasta.cards import FACES, Cards, cards_of, each_card
from bot.canasta.codec import (
    decode_action,
    decode_events,
    decode_state,
    encode_action,
    encode_events,
    encode_state,
    state_hash,
)
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.events import Event
from bot.canasta.resample import resample
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.service.change import LogRow, StoredAction
from bot.service.deals.coming_deal import DealSecret
from bot.service.ids import TableId, UserId
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.orders.model import Orders, Start

NOBODY = UserId(0)
"""Who knows no card: somebody who looks on, or reads the log of the process."""


def other_state(state: State, seat: Seat | None, rng: Random) -> State:
    """A state that a seat cannot tell from this one; for nobody's eyes all hidden cards are others."""
    if not state.table.is_running:
        return state
    if seat is not None:
        return resample(view_of(state, seat), rng)
    for other in state.table.seating.order[:2]:
        state = resample(view_of(state, other), rng)
    return state


class OtherTruth:
    """What the store answers in another truth for one receiver, at every table where a match runs."""

    def __init__(self, store: Any, receiver: UserId, rng: Random) -> None:
        self._store = store
        self._receiver = receiver
        self._rng = rng
        self._records: dict[TableId, TableRecord] = {}
        self._snapshots: dict[TableId, bytes] = {}
        self._hashes: dict[TableId, str] = {}
        self._rounds: dict[TableId, int] = {}
        self._dealt: dict[TableId, int] = {}
        """The version that dealt the running round."""
        self._closed: set[TableId] = set()
        """The tables of which the receiver may know nothing at all."""
        self.changed = 0
        """At so many tables something is different."""

    async def prepare(self) -> None:
        """Think the truth up, before anything is asked."""
        for record in await self._store.tables(limit=1000):
            self._records[record.id] = record
            stored = await self._store.snapshot(record.id)
            if stored is None or stored[1] is None or record.status is not TableStatus.PLAYING:
                continue
            state = decode_state(stored[1], record.rules)
            if record.is_confidential and record.seat_of(self._receiver) is None:
                self._closed.add(record.id)
                other = _another_deal(state, self._rng)
            else:
                other = other_state(state, record.seat_of(self._receiver), self._rng)
            if state.table.is_running:
                self._rounds[record.id] = state.table.round
                self._snapshots[record.id] = encode_state(other)
                self._hashes[record.id] = state_hash(other)
                rows = await self._store.actions(record.id)
                self._dealt[record.id] = max((row.version for row in rows if _deals(row)), default=0)
                self.changed += other != state

    async def snapshot(self, table: TableId) -> tuple[TableRecord, bytes | None] | None:
        stored: tuple[TableRecord, bytes | None] | None = await self._store.snapshot(table)
        if stored is None or table not in self._snapshots:
            return stored
        return stored[0], self._snapshots[table]

    async def log(self, table: TableId, **asked: Any) -> tuple[LogRow, ...]:
        return tuple(self._row(row) for row in await self._store.log(table, **asked))

    async def actions(
        self, table: TableId, after: int = 0, upto: int | None = None
    ) -> tuple[StoredAction, ...]:
        rows: tuple[StoredAction, ...] = await self._store.actions(table, after, upto)
        return tuple(self._action(table, row) for row in rows)

    async def deal(self, table: TableId, number: int) -> DealSecret | None:
        deal: DealSecret | None = await self._store.deal(table, number)
        record = self._records.get(table)
        if deal is None or record is None or not record.is_open or number < self._rounds.get(table, 0):
            return deal
        return structs.replace(deal, secret=bytes(byte ^ 255 for byte in deal.secret))

    async def draft(self, table: TableId, user: UserId) -> Draft:
        draft: Draft = await self._store.draft(table, user)
        if user == self._receiver:
            return draft
        return Draft(draft.revision + 7, not draft.uses_pile, (DraftPlay(7, 1),))

    async def orders(self, table: TableId, user: UserId) -> Orders | None:
        orders: Orders | None = await self._store.orders(table, user)
        if user == self._receiver:
            return orders
        orders = orders or Orders()
        held = (
            None
            if orders.discard is None
            else Discard(FACES[(FACES.index(orders.discard.card) + 1) % len(FACES)])
        )
        return structs.replace(
            orders, answer=not orders.answer, start=Start.TAKE_OR_DRAW, least=9, discard=held
        )

    def _action(self, table: TableId, row: StoredAction) -> StoredAction:
        """The running round was dealt otherwise, and the last action led to the other state."""
        if row.version == self._dealt.get(table):
            row = _other_deal(row)
        if table in self._hashes and row.version == self._records[table].version:
            row = row._replace(state_hash=self._hashes[table])
        return row

    def _row(self, row: LogRow) -> LogRow:
        """A private row that this person was not told, in whatever seat he sat then, tells of other cards."""
        record = self._records.get(row.table)
        is_told = row.audience is None or (
            record is not None and row.audience == _seat_at(record, row.version, self._receiver)
        )
        if record is None or (is_told and row.table not in self._closed):
            return row
        return structs.replace(
            row, event=encode_events(tuple(_with_other_cards(event) for event in decode_events(row.event)))
        )


def _another_deal(state: State, rng: Random) -> State:
    """The same round at its beginning, dealt otherwise: nothing that lies on the table is the same."""
    before = start_match(state.table.rules)
    return apply(before, None, StartRound(rng.randbytes(32).hex(), "")).state


def _seat_at(record: TableRecord, version: int, user: UserId) -> Seat | None:
    """The seat that this person held when the match was at a version: whoever left it later does not lose what he saw."""
    for tenure in sorted(record.former, key=lambda one: one.upto, reverse=True):
        began = max(
            (one.upto for one in record.former if one.seat == tenure.seat and one.upto < tenure.upto),
            default=0,
        )
        if tenure.user == user and began < version <= tenure.upto:
            return tenure.seat
    seat = record.seat_of(user)
    holder = None if seat is None else record.holder_of(seat)
    return seat if holder is not None and version > holder.since else None


CHANGED = ("snapshot", "log", "actions", "deal", "draft", "orders")
"""The reads of a store that may hold a secret of the game."""


def _deals(row: StoredAction) -> bool:
    return bool(row.action) and isinstance(decode_action(row.action), StartRound)


def _other_deal(row: StoredAction) -> StoredAction:
    deal = decode_action(row.action)
    assert isinstance(deal, StartRound)
    return row._replace(action=encode_action(structs.replace(deal, secret="0f" * 32)))


def _with_other_cards(event: Event) -> Event:
    changes: dict[str, Any] = {}
    for field in structs.fields(type(event)):
        value = getattr(event, field.name)
        if field.name in {"cards", "hand"} and isinstance(value, int):
            changes[field.name] = _others(value)
        elif field.name in {"card", "upcard"} and isinstance(value, int):
            changes[field.name] = FACES[(FACES.index(value) + 1) % len(FACES)]
    return structs.replace(event, **changes) if changes else event


def _others(cards: Cards) -> Cards:
    """As many cards, each the next one of the pack."""
    return cards_of([FACES[(FACES.index(card) + 1) % len(FACES)] for card in each_card(cards)])


@asynccontextmanager
async def another_truth(bot: Any, receiver: UserId, rng: Random) -> AsyncIterator[OtherTruth]:
    """For the length of the block the bot believes in a truth that this receiver cannot tell from the real one."""
    store = bot._store
    truth = OtherTruth(_Originals(store, CHANGED), receiver, rng)
    await truth.prepare()
    _forget(bot)
    for name in CHANGED:
        setattr(store, name, getattr(truth, name))
    try:
        yield truth
    finally:
        for name in CHANGED:
            delattr(store, name)
        _forget(bot)


class _Originals:
    """The methods of a store as they are, whatever is put in their place afterwards."""

    def __init__(self, store: Any, names: Sequence[str]) -> None:
        self._store = store
        self._methods = {name: getattr(store, name) for name in names}

    def __getattr__(self, name: str) -> Any:
        return self._methods.get(name) or getattr(self._store, name)


def _forget(bot: Any) -> None:
    """What services remember of tables is read anew."""
    for cache in bot.services.queries._tables._known.values():
        for table in list(cache._kept):
            cache.drop(table)
