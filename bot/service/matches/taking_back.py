"""Taking back: discards that are held, and what was laid down in a turn.

For some seconds the player can take a discard back, and the match stands as it did before it. That a discard is held is
a fact of the table's record, which card it is an order of its player. So nobody else can be shown the card, and there
is nothing to undo when it is taken back. Lay-downs are taken back to the state before them, replayed from the store.
"""

import asyncio
import logging
from datetime import timedelta

from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.cards import rank_of
from bot.canasta.engine import apply, table_view
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import PartnerAnswered, TookBack
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from bot.canasta.taking_back import Bar, bar_of, took_back
from bot.service.change import Change, DraftWrite, OrdersWrite, Request
from bot.service.clocks.hours import HoursOf
from bot.service.clocks.terms import LONGEST_HOLD
from bot.service.errors import DiscardHeld, NoDiscardHeld, NothingToTakeBack, PlayedDifferently, TakingBackOff
from bot.service.history.replaying import before_round, replayed_steps
from bot.service.history.rounds import DEALS
from bot.service.ids import UserId
from bot.service.matches.commands import Act, Command, TakeBack
from bot.service.matches.consequences import deadlines_of, with_back
from bot.service.matches.draft import Draft
from bot.service.matches.record import HeldDiscard, TableRecord
from bot.service.matches.step_changes import AppliedAction, Move, StepChanges
from bot.service.orders.model import Orders
from bot.service.ports import Clock, Store
from bot.service.queries import entries_of

_LOG = logging.getLogger(__name__)
_LOOKED_AT = 60
"""The number of versions to search for the reason why nothing can be taken back; no turn is longer."""

_AT_A_TIME = 50
"""The number of actions to replay before yielding to the event loop."""


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


class HeldDiscards:
    """Service that prepares changes about discards that can be taken back, for callers that have the table's lock."""

    def __init__(self, store: Store, clock: Clock, hours: HoursOf, steps: StepChanges) -> None:
        self._store = store
        self._clock = clock
        self._hours = hours
        self._steps = steps

    async def move(self, command: Command, record: TableRecord, state: State, seat: Seat) -> Move | None:
        """Return what a command does to the discard that is held, or the holding of the one that it makes; None if it is
        about no such discard. To discard the held card again changes nothing.

        Raises:
            DiscardHeld, NoDiscardHeld, IllegalActionError
        """
        if record.held is None:
            if isinstance(command, Act):
                holds = isinstance(command.action, Discard) and record.terms.discard_hold
                return await self._hold(command, record, state, seat) if holds else None
            if command.discard is not None:
                raise NoDiscardHeld(table=record.id)
            return None
        is_own = record.held.user == command.actor
        held = await self._card_of(record) if is_own else None
        if isinstance(command, Act) and held is not None and command.action == held:
            return Move(None, Step(state, ()))
        if isinstance(command, Act) or (held is None and command.discard is None):
            raise refusal_while_held(record, command.actor)
        if held is None or command.discard not in {None, held}:
            raise NoDiscardHeld(table=record.id)
        if isinstance(command, TakeBack):
            return Move(await self._dropped(record, state, command.key), Step(state, ()))
        return await self._made(record, state, held, command.key)

    async def due(self, record: TableRecord, state: State) -> Move | None:
        """Return the making of the held discard whose time is over; None if there is none."""
        if record.held is None:
            return None
        now, until = self._clock.now(), record.held.until
        if now < until <= now + timedelta(seconds=LONGEST_HOLD):
            # Another discard is held meanwhile, or the clock was set back. Nothing that lies further ahead is right.
            return Move(await self._change(record, record, state), Step(state, ()))
        discard = await self._card_of(record)
        try:
            if discard is not None:
                return await self._made(record, state, discard)
        except IllegalActionError as refused:
            # It was allowed when it was held, by another version of the engine.
            _LOG.warning("the held discard at table %d is dropped: %s", record.id, refused.violation.reason)
        return Move(await self._dropped(record, state), Step(state, ()))

    async def _card_of(self, record: TableRecord) -> Discard | None:
        orders = None if record.held is None else await self._store.orders(record.id, record.held.user)
        return None if orders is None else orders.discard

    async def _hold(self, command: Act, before: TableRecord, state: State, seat: Seat) -> Move:
        """Return the holding of a discard, if the rules allow it."""
        discard, holder = command.action, before.holder_of(seat)
        apply(state, seat, discard)
        assert isinstance(discard, Discard)
        assert holder is not None
        until = self._clock.now() + timedelta(seconds=before.terms.discard_hold)
        record = structs.replace(with_back(before, holder), held=HeldDiscard(command.actor, until))
        orders = await self._store.orders(before.id, command.actor)
        draft = await self._store.draft(before.id, command.actor)
        change = await self._change(before, record, state, (_written(record, orders, discard),), command.key)
        drafts = _without_card(record, command.actor, draft, discard)
        return Move(structs.replace(change, drafts=drafts), Step(state, ()))

    async def _made(
        self, before: TableRecord, state: State, discard: Discard, key: str | None = None
    ) -> Move:
        """Return the step of the held discard."""
        assert before.held is not None
        user = before.held.user
        seat = before.seat_of(user)
        assert seat is not None
        step = apply(state, seat, discard)
        orders = _written(before, await self._store.orders(before.id, user), None)
        applied = AppliedAction(seat, user, discard, key, orders=(orders,))
        return Move(await self._steps.of(structs.replace(before, held=None), step, applied), step)

    async def _dropped(self, before: TableRecord, state: State, key: str | None = None) -> Change:
        """Return the change that forgets the held discard."""
        record = structs.replace(before, held=None)
        orders = await dropped_discard(self._store, before, record)
        return await self._change(before, record, state, orders, key)

    async def _change(
        self,
        before: TableRecord,
        record: TableRecord,
        state: State,
        orders: tuple[OrdersWrite, ...] = (),
        key: str | None = None,
    ) -> Change:
        now, view = self._clock.now(), table_view(state)
        record = structs.replace(record, revision=before.revision + 1)
        return Change(
            at=now,
            record=record,
            reseated=record.seats != before.seats,
            # A click that is repeated is answered with what came of it: the version that the next action makes.
            request=None if key is None else Request(key, before.id, before.version + 1),
            deadlines=deadlines_of(record, view, now, await self._hours.of(record, view)),
            orders=orders,
        )


async def step_back(store: Store, record: TableRecord, state: State, seat: Seat) -> Step:
    """Return the step to the state before this seat's lay-downs of this turn.

    Raises:
        TakingBackOff, NothingToTakeBack, PlayedDifferently
    """
    if not record.terms.take_back:
        raise TakingBackOff(table=record.id)
    if not record.returns_to or state.table.turn.seat != seat:
        raise await _nothing(store, record, state, seat)
    then = await _state_at(store, record, state, record.returns_to)
    return Step(then, (took_back(state, then, seat),))


async def _state_at(store: Store, record: TableRecord, state: State, version: int) -> State:
    """Return the state of an earlier version of the running round."""
    [started] = await store.log(record.id, seat=None, kind=DEALS, newest=1)
    rows = await store.actions(record.id, after=started.version - 1, upto=version)
    replay = replayed_steps(before_round(state), rows)
    step = None
    try:
        for number, step in enumerate(replay):  # noqa: B007 - the last one is what is wanted
            if number % _AT_A_TIME == _AT_A_TIME - 1:
                await asyncio.sleep(0)
    except IllegalActionError as refused:
        raise PlayedDifferently(table=record.id, version=version) from refused
    if step is None or step.version != version or not step.is_as_stored:
        raise PlayedDifferently(table=record.id, version=version)
    return step.state


async def _nothing(store: Store, record: TableRecord, state: State, seat: Seat) -> NothingToTakeBack:
    """Return the error that tells why this seat can take nothing back, and since when."""
    rows = await store.log(record.id, seat=None, upto=record.version, newest=_LOOKED_AT)
    for entry in reversed(entries_of(rows)):
        is_answer = any(isinstance(event, PartnerAnswered) and event.asker == seat for event in entry.events)
        if entry.seat != seat and not is_answer:
            continue
        bar = bar_of(entry.events)
        is_old = bar is Bar.TURN_OVER and state.table.turn.seat == seat
        if bar is None or bar is Bar.DREW or is_old or isinstance(entry.events[0], TookBack):
            break
        return NothingToTakeBack(table=record.id, why=bar.value, since=entry.at)
    return NothingToTakeBack(table=record.id, why="nothing_laid", since=None)
