"""Execution of moves: actions of players, computers, standing orders and deals are committed, then announced."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import TypeAlias

from msgspec import Struct, structs

from bot.canasta.actions import Action, Answer, AskPartner, StartRound
from bot.canasta.codec import decode_events
from bot.canasta.engine import apply, check, legal_actions, table_view, view_of
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import DealResealed, DealSealed, Event, PackShuffled, SeatsDrawn, visible_to
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.change import Change, OrdersWrite, Request
from bot.service.clocks.hours import HoursOf
from bot.service.clocks.turn_time import on_time
from bot.service.deals.coming_deal import Deal, announced, drawn
from bot.service.delivery.notices import News, TableNews
from bot.service.errors import NotSeated, NotStarted, SeatHandedOn, StaleTable, TableClosed, TablePaused
from bot.service.fair_scheduling import Turnstile
from bot.service.ids import TableId, UserId
from bot.service.lobby.seating import with_drawn_seats
from bot.service.matches.computers import Thinking
from bot.service.matches.consequences import computers_to_act, deadlines_of, ordered_to_act, without_order
from bot.service.matches.draft import Draft
from bot.service.matches.locks import TableLocks
from bot.service.matches.next_round import next_deal
from bot.service.matches.record import SeatHolder, TableRecord, TableStatus
from bot.service.matches.step_changes import Done, StepChanges
from bot.service.matches.tables import Loaded, Tables
from bot.service.matches.taking_back import step_back
from bot.service.orders.standing_orders import carried_out
from bot.service.ports import Clock, Entropy, RepeatedRequest, StaleChange, Store

_LOG = logging.getLogger(__name__)

# Moves are computed in the event loop: where hundreds arrive at once, other tasks must not wait behind all of them.
# While some are written the next ones are computed: those that wait for the disk together are committed together. With
# twice as many, sixteen tables would all wait for the same commit, and nothing would be computed meanwhile.
_AT_ONCE = 8

_PERHAPS_NOT_SO = (
    IllegalActionError,
    NotSeated,
    SeatHandedOn,
    NotStarted,
    StaleTable,
    TableClosed,
    TablePaused,
)
"""Errors that may be raised only because the remembered table is out of date."""


class Act(Struct, frozen=True):
    """The request of a player to carry out an action at a table."""

    table: TableId
    actor: UserId
    action: Action
    key: str
    """The interaction's id: the same key twice is the same move, made once."""
    version: int | None = None
    """The version the player saw when clicking; None for typed commands, which mean the table as it is."""


class TakeBack(Struct, frozen=True):
    """The request of a player to take back what was laid down in this turn."""

    table: TableId
    actor: UserId
    key: str
    version: int | None = None
    """The version as in ``Act``."""


class Outcome(Struct, frozen=True):
    """The result of an action, as the acting seat may see it."""

    record: TableRecord
    view: SeatView
    events: tuple[Event, ...]
    version: int
    """The version this action made."""
    draft: Draft | None = None
    """The acting player's draft after the action; None if it did not change."""
    repeated: bool = False
    """True if the same interaction was answered before and nothing was done now."""


Foreseen: TypeAlias = Callable[[Outcome], object]
"""A callback that receives the outcome before it is committed. It must not publish it before ``act`` returns."""


class PlayService:
    """Service that applies actions under the table's lock, once per interaction, in one transaction."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        clock: Clock,
        entropy: Entropy,
        thinking: Thinking,
        hours: HoursOf,
        wake: Callable[[], None],
    ) -> None:
        """Take the collaborators; ``wake`` is called after a commit with notices to send or deadlines that fall due."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._entropy = entropy
        self._thinking = thinking
        self._hours = hours
        self._wake = wake
        self._changes = StepChanges(store, clock, hours)
        self._room = Turnstile(_AT_ONCE)

    async def act(self, command: Act, foreseen: Foreseen | None = None) -> Outcome:
        """Carry out an action and commit it. ``foreseen`` may be called with several outcomes, if the first cannot be
        committed, or not at all.

        Raises:
            TableNotFound, NotSeated, NotStarted, TableClosed, TablePaused, StaleTable: see ``bot.service.errors``.
            IllegalActionError: the rules refuse (``.violation``).
        """
        async with self._locks.hold(command.table):
            outcome = await self._act_once(command, foreseen)
        self._wake()
        if isinstance(command.action, AskPartner) and not outcome.repeated:
            return await self._with_answer(outcome)
        return outcome

    async def take_back(self, command: TakeBack) -> Outcome:
        """Take back everything laid down in this turn since a hidden card was last revealed, and commit it.

        This is an action of its own: the version increases, and the state is the one before those lay-downs.

        Raises:
            TakingBackOff, NothingToTakeBack, PlayedDifferently, and what ``act`` raises.
        """
        async with self._locks.hold(command.table):
            outcome = await self._act_once(command)
        self._wake()
        return outcome

    async def lull(self) -> None:
        """Return once the foreseen outcome is being written, so that its presentation can be prepared meanwhile."""
        await self._store.lull()

    async def _act_once(self, command: Act | TakeBack, foreseen: Foreseen | None = None) -> Outcome:
        """Carry out a command; a commit lost to another process is retried once if the command names no version.

        The remembered table is nearly always up to date, and the store refuses a commit made from an older one. So the
        first attempt uses it unchecked; only when that is refused the table is read from the store.
        """
        remembered = self._tables.remembered(command.table)
        if remembered is not None and isinstance(command, Act):
            with suppress(RepeatedRequest, StaleChange, *_PERHAPS_NOT_SO):
                return await self._attempt(command, remembered, foreseen)
        for is_last_try in (False, True):
            loaded = await self._tables.get(command.table, command.key)
            try:
                return await self._attempt(command, loaded, foreseen)
            except RepeatedRequest:
                continue
            except StaleChange:
                if command.version is None and not is_last_try:
                    continue
                raise StaleTable(table=command.table, seen=loaded.record.version, now=None) from None
        raise StaleTable(table=command.table, seen=command.version, now=None)

    async def _attempt(self, command: Act | TakeBack, loaded: Loaded, foreseen: Foreseen | None) -> Outcome:
        """Carry out the command at the table as it was loaded.

        Raises:
            RepeatedRequest, StaleChange: the table has changed since.
        """
        async with self._room:
            seat = loaded.seat_of(command.actor)
            if loaded.request is not None:
                return await self._repeat(loaded, seat, loaded.request)
            record = loaded.record
            state = _playing(loaded)
            if command.version is not None and command.version != record.version:
                raise StaleTable(table=record.id, seen=command.version, now=record.version)
            if isinstance(command, TakeBack):
                action = None
                step = await step_back(self._store, record, state, seat)
            else:
                action = command.action
                step = apply(state, seat, action)
            change = await self._changes.of(record, step, Done(seat, command.actor, action, command.key))
        after = change.record
        assert after is not None
        draft = next((write.draft for write in change.drafts if write.user == command.actor), None)
        outcome = Outcome(
            after, view_of(step.state, seat), visible_to(step.events, seat), after.version, draft
        )
        if foreseen is not None:
            foreseen(outcome)
        await self._write(change, step.state)
        return outcome

    async def _repeat(self, loaded: Loaded, seat: Seat, request: Request) -> Outcome:
        """Return the outcome of an interaction that was carried out before."""
        version = request.version
        rows = await self._store.log(loaded.record.id, seat=seat, after=version - 1, upto=version)
        events = tuple(event for row in rows for event in decode_events(row.event))
        return Outcome(loaded.record, loaded.view_of(seat), events, version, repeated=True)

    async def _with_answer(self, outcome: Outcome) -> Outcome:
        """Return the outcome with the partner's answer in its view, if a computer or an order gives it at once."""
        if computers_to_act(outcome.record, outcome.view.table):
            await self.run_computer(outcome.record.id)
        elif ordered_to_act(outcome.record, outcome.view.table):
            await self.carry_out_order(outcome.record.id)
        else:
            return outcome
        loaded = await self._tables.get(outcome.record.id)
        return structs.replace(outcome, record=loaded.record, view=loaded.view_of(outcome.view.seat))

    async def run_computer(self, table: TableId) -> int:
        """Let computers act at this table until a human must, and return the number of their actions."""
        made = 0
        while await self._run_one(table):
            made += 1
            await asyncio.sleep(0)
        if made:
            self._wake()
        return made

    async def _run_one(self, table: TableId) -> bool:
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or not _goes_on(record):
                return False
            waiting = computers_to_act(record, table_view(state))
            if not waiting:
                return False
            seat = waiting[0].seat
            action = await self._choose(waiting[0], record, view_of(state, seat))
            # When another process was faster, the next iteration reads its result.
            with suppress(StaleChange):
                step = apply(state, seat, action)
                change = await self._changes.of(record, step, Done(seat, None, action))
                await self._write(change, step.state)
            return True

    async def carry_out_order(self, table: TableId) -> bool:
        """Carry out the standing order of the human to act, or drop it if it is no longer legal."""
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or not _goes_on(record):
                return False
            holder = ordered_to_act(record, table_view(state))
            if holder is None or holder.user is None:
                return False
            orders = await self._store.orders(table, holder.user)
            done = carried_out(orders, view_of(state, holder.seat), record.turn)
            rest = done.rest
            if rest is not None and done.action is not None:
                rest = rest.with_carried(record.version + 1)
            writes = () if rest == orders else (OrdersWrite(table, holder.user, rest),)
            # When another process was faster, the next run reads its result.
            with suppress(StaleChange):
                if done.action is None:
                    await self._drop_order(record, state, holder.seat, writes)
                else:
                    step = apply(state, holder.seat, done.action)
                    ordered = Done(holder.seat, holder.user, done.action, orders=writes, by_order=True)
                    change = await self._changes.of(record, step, ordered)
                    await self._write(change, step.state)
        self._wake()
        return True

    async def _drop_order(
        self, before: TableRecord, state: State, seat: Seat, orders: tuple[OrdersWrite, ...]
    ) -> None:
        now, view = self._clock.now(), table_view(state)
        follows = without_order(before, seat, view, now, await self._hours.of(before, view))
        await self._store.commit(
            Change(
                at=now,
                record=follows.record,
                notices=follows.notices,
                deadlines=follows.deadlines,
                orders=orders,
            )
        )
        self._tables.remember(follows.record, state)

    async def answer_by_default(self, table: TableId, turn: str) -> None:
        """Answer the question of this turn with the default of the table's terms, as the time to answer has run out."""
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state, running = loaded.record, loaded.state, loaded.record.clock
            if state is None or running is None or record.turn != turn or not _goes_on(record):
                return
            action = Answer(record.terms.question_default)
            news = TableNews(table, News.DEFAULT_ANSWER, seat=running.seat)
            step = apply(state, running.seat, action)
            with suppress(StaleChange):
                change = await self._changes.of(record, step, Done(running.seat, None, action, news=(news,)))
                await self._write(change, step.state)
        self._wake()

    async def _choose(self, holder: SeatHolder, record: TableRecord, view: SeatView) -> Action:
        """Return the computer's action; if it raises an error or is illegal, the first legal action instead."""
        # The seed is public: a replay chooses the same, and it reveals nothing about the deal.
        seed = f"{record.id}.{record.version}"
        try:
            action = await self._thinking.choose(holder.player, view, seed)
            violation = check(view, action)
        except Exception as error:  # noqa: BLE001 - no error of a computer may keep the others from playing on
            trouble = type(error).__name__
        else:
            if violation is None:
                return action
            trouble = violation.reason.value
        _LOG.error(
            "computer %s failed at table %d, version %d: %s",
            holder.player,
            record.id,
            record.version,
            trouble,
        )
        return next(iter(legal_actions(view)))

    async def start_round(self, table: TableId) -> bool:
        """Deal the next round if it is due."""
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or not _goes_on(record):
                return False
            view, now = table_view(state), self._clock.now()
            if view.phase is not Phase.BETWEEN_ROUNDS:
                return False
            record = on_time(record, now)
            if next_deal(record, view, now) > now:
                await self._deal_later(record, state, now)
                return True
            number = view.round + 1
            action, published = await self._deal(record, number)
            # Drawn and published now, so that the next deal is settled well before it and need not wait for any cut.
            coming = drawn(table, number + 1, self._entropy.secret())
            before = structs.replace(record, coming_deal=announced(coming), dealt_with=published)
            with suppress(StaleChange):
                earlier = record.coming_deal.before if published and record.coming_deal is not None else ()
                step = _with_seals(apply(state, None, action), published, action.cut, earlier, coming)
                seats = next((event.seats for event in step.events if isinstance(event, SeatsDrawn)), None)
                if seats is not None:
                    before = with_drawn_seats(before, seats)
                change = await self._changes.of(before, step, Done(None, None, action, deals=(coming,)))
                change = structs.replace(change, reseated=change.reseated or seats is not None)
                await self._write(change, step.state)
        self._wake()
        return True

    async def _deal_later(self, record: TableRecord, state: State, now: datetime) -> None:
        """Commit the deadlines anew when the deal is not due yet: the clock was set back, or the table waits for a
        player again. Without a new deadline the round would never be dealt.
        """
        record = structs.replace(record, revision=record.revision + 1)
        with suppress(StaleChange):
            due = deadlines_of(record, table_view(state), now)
            await self._store.commit(Change(at=now, record=record, deadlines=due))
            self._tables.remember(record, state)

    async def _deal(self, record: TableRecord, number: int) -> tuple[StartRound, str]:
        """Return the deal of this round as it was settled beforehand, and its published commitment."""
        label, coming = str(record.id), record.coming_deal
        deal = await self._store.deal(record.id, number)
        if coming is None or coming.round != number or deal is None:
            # A table from before deals were settled beforehand.
            return StartRound(self._entropy.secret().hex(), label), ""
        return StartRound(deal.secret.hex(), label, coming.cut), coming.commitment

    # --------------------------------------------------------------------------------------------- committing

    async def _write(self, change: Change, state: State) -> TableRecord:
        """Commit the change, and remember the changed table."""
        assert change.record is not None
        await self._store.commit(change)
        self._tables.remember(change.record, state)
        return change.record


def _with_seals(dealt: Step, published: str, cut: str, earlier: tuple[str, ...], coming: Deal) -> Step:
    """Return the deal with the public events about its shuffle and about the commitment to the next deal."""
    started, *others = dealt.events
    seal = (PackShuffled(published, cut),) if published else ()
    anew = (DealResealed(earlier),) if earlier else ()
    return Step(dealt.state, (started, *seal, *anew, *others, DealSealed(coming.round, coming.commitment)))


def _goes_on(record: TableRecord) -> bool:
    """Return whether the match is running and not paused."""
    return record.status is TableStatus.PLAYING and record.pause is None


def _playing(loaded: Loaded) -> State:
    """Return the state of the running match.

    Raises:
        NotStarted, TableClosed, TablePaused
    """
    status = loaded.record.status
    if status is TableStatus.LOBBY:
        raise NotStarted(table=loaded.record.id)
    if loaded.record.pause is not None and status is TableStatus.PLAYING:
        raise TablePaused(table=loaded.record.id, why=loaded.record.pause.why)
    if status is not TableStatus.PLAYING:
        raise TableClosed(table=loaded.record.id, status=status.value)
    return loaded.dealt()
