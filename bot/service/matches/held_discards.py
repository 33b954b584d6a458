"""Held discards: for some seconds the player can take a discard back, and the match stands as it did before it.

That a discard is held is a fact of the table's record, which card it is an order of its player. So nobody else can be
shown the card, and there is nothing to undo when it is taken back.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import NamedTuple

from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.cards import rank_of
from bot.canasta.engine import apply, table_view
from bot.canasta.errors import IllegalActionError
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from bot.service.change import Change, DraftWrite, OrdersWrite, Request
from bot.service.clocks.hours import HoursOf
from bot.service.clocks.terms import LONGEST_HOLD
from bot.service.concurrency import TableLocks
from bot.service.errors import DiscardHeld
from bot.service.ids import TableId, UserId
from bot.service.matches.consequences import deadlines_of, with_back
from bot.service.matches.draft import Draft
from bot.service.matches.record import HeldDiscard, TableRecord
from bot.service.matches.step_changes import AppliedAction, StepChanges
from bot.service.matches.tables import Tables
from bot.service.orders.model import Orders
from bot.service.ports import Clock, StaleChange, Store

_LOG = logging.getLogger(__name__)


def refusal_while_held(record: TableRecord, user: UserId) -> DiscardHeld:
    """Return the error for a user who wants to act while a discard is held at this table."""
    assert record.held is not None
    seat = record.seat_of(record.held.user)
    name = "" if seat is None else record.name_of(seat)
    why = "own" if record.held.user == user else "other"
    return DiscardHeld(table=record.id, name=name, until=record.held.until, why=why)


def without_idle_discard(record: TableRecord) -> TableRecord:
    """Return the record without its held discard if the match rests or is over, or its player no longer plays."""
    if record.held is None:
        return record
    seat = record.seat_of(record.held.user)
    holder = None if seat is None else record.holder_of(seat)
    plays = holder is not None and holder.player is None and not holder.is_gone
    return record if plays and record.is_being_played else structs.replace(record, held=None)


async def dropped_discard(store: Store, before: TableRecord, after: TableRecord) -> tuple[OrdersWrite, ...]:
    """Return the orders of the player whose held discard this change of the record drops, without its card."""
    if before.held is None or after.held is not None:
        return ()
    return (_written(before, await store.orders(before.id, before.held.user), None),)


def _written(record: TableRecord, orders: Orders | None, discard: Discard | None) -> OrdersWrite:
    assert record.held is not None
    later = structs.replace(orders or Orders(), discard=discard)
    return OrdersWrite(record.id, record.held.user, None if later == Orders() else later)


def _without_card(
    record: TableRecord, user: UserId, draft: Draft, discard: Discard
) -> tuple[DraftWrite, ...]:
    """Return the draft without cards of the discard's rank and single cards, selected for that; another may follow."""
    kept = draft.without({rank_of(discard.card), *draft.face_places})
    if kept.says_the_same_as(draft):
        return ()
    fresh = structs.replace(kept, revision=draft.revision + 1)
    return (DraftWrite(record.id, user, fresh, draft.revision),)


class Discarding(NamedTuple):
    """The step of a held discard that is made, and the change that commits it."""

    step: Step
    change: Change


class HeldDiscards:
    """Service that holds discards, takes them back, and makes them when their time is over.

    All but ``make_due`` are called under the table's lock, with what was loaded there; they raise StaleChange and
    RepeatedRequest.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        clock: Clock,
        hours: HoursOf,
        steps: StepChanges,
        wake: Callable[[], None],
    ) -> None:
        """Take the collaborators; ``wake`` is called after a commit with notices to send or deadlines that fall due."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._hours = hours
        self._steps = steps
        self._wake = wake

    async def card_of(self, record: TableRecord) -> Discard | None:
        """Return the discard that is held at this table."""
        orders = None if record.held is None else await self._store.orders(record.id, record.held.user)
        return None if orders is None else orders.discard

    async def hold(
        self, before: TableRecord, state: State, seat: Seat, discard: Discard, key: str
    ) -> TableRecord:
        """Hold a discard of this seat's player, which the rules allow, and return the record."""
        holder = before.holder_of(seat)
        assert holder is not None
        assert holder.user is not None
        until = self._clock.now() + timedelta(seconds=before.terms.discard_hold)
        record = structs.replace(with_back(before, holder), held=HeldDiscard(holder.user, until))
        orders = await self._store.orders(before.id, holder.user)
        draft = await self._store.draft(before.id, holder.user)
        return await self._commit(
            before,
            record,
            state,
            (_written(record, orders, discard),),
            key,
            _without_card(record, holder.user, draft, discard),
        )

    async def take_back(self, before: TableRecord, state: State, key: str) -> TableRecord:
        """Take the held discard back, and return the record."""
        record = structs.replace(before, held=None)
        orders = await dropped_discard(self._store, before, record)
        return await self._commit(before, record, state, orders, key)

    async def made(
        self, before: TableRecord, state: State, discard: Discard, key: str | None = None
    ) -> Discarding:
        """Return the step of the held discard.

        Raises:
            IllegalActionError: it was allowed when it was held, by another version of the engine.
        """
        assert before.held is not None
        user = before.held.user
        seat = before.seat_of(user)
        assert seat is not None
        step = apply(state, seat, discard)
        orders = _written(before, await self._store.orders(before.id, user), None)
        applied = AppliedAction(seat, user, discard, key, orders=(orders,))
        return Discarding(step, await self._steps.of(structs.replace(before, held=None), step, applied))

    async def make_due(self, table: TableId) -> bool:
        """Make the held discard of this table if its time is over; return False if there is none."""
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or record.held is None:
                return False
            # When another process was faster, the next run reads its result.
            with suppress(StaleChange):
                await self._make_due(record, state)
        self._wake()
        return True

    async def _make_due(self, record: TableRecord, state: State) -> None:
        assert record.held is not None
        now, until = self._clock.now(), record.held.until
        if now < until <= now + timedelta(seconds=LONGEST_HOLD):
            # Another discard is held meanwhile, or the clock was set back. Nothing that lies further ahead is right.
            await self._commit(record, record, state)
            return
        discard = await self.card_of(record)
        try:
            if discard is not None:
                made = await self.made(record, state, discard)
                await self._steps.commit(made.change, made.step.state)
                return
        except IllegalActionError as refused:
            _LOG.warning("the held discard at table %d is dropped: %s", record.id, refused.violation.reason)
        later = structs.replace(record, held=None)
        await self._commit(record, later, state, await dropped_discard(self._store, record, later))

    async def _commit(
        self,
        before: TableRecord,
        record: TableRecord,
        state: State,
        orders: tuple[OrdersWrite, ...] = (),
        key: str | None = None,
        drafts: tuple[DraftWrite, ...] = (),
    ) -> TableRecord:
        now, view = self._clock.now(), table_view(state)
        record = structs.replace(record, revision=before.revision + 1)
        await self._store.commit(
            Change(
                at=now,
                record=record,
                reseated=record.seats != before.seats,
                # A click that is repeated is answered with what came of it: the version that the next action makes.
                request=None if key is None else Request(key, before.id, before.version + 1),
                deadlines=deadlines_of(record, view, now, await self._hours.of(record, view)),
                drafts=drafts,
                orders=orders,
            )
        )
        self._tables.remember(record, state)
        return record
