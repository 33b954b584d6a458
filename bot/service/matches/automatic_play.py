"""Automatic play: actions of computers, standing orders, forced plays, discards whose time to be taken back is over, and
default answers when the time to answer has run out.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.canasta.actions import Action, Answer
from bot.canasta.engine import apply, table_view, view_of
from bot.canasta.forced_plays import forced_play
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from bot.service.change import Change, OrdersWrite, in_one
from bot.service.clocks.hours import HoursOf
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId, UserId
from bot.service.matches.computers import Computers
from bot.service.matches.consequences import computers_to_act, ordered_to_act, without_order
from bot.service.matches.record import TableRecord
from bot.service.matches.step_changes import AppliedAction, Move, StepChanges
from bot.service.matches.tables import Tables
from bot.service.matches.taking_back import HeldDiscards
from bot.service.orders.giving import carried_out, made_for
from bot.service.ports import Clock, StaleChange, Store
from bot.service.statistics.counting import ends_round

_A_MOMENT: Final = 0.2
"""Seconds of thinking after which a computer's actions so far are committed: whoever clicks meanwhile waits for them."""


@dataclass(eq=False, repr=False)
class AutomaticPlay:
    """Service that applies the actions that nobody clicks: those of a computer's turn in one transaction, each other in
    one of its own.
    """

    _store: Store
    _tables: Tables
    _clock: Clock
    _hours: HoursOf
    _steps: StepChanges
    _discards: HeldDiscards
    _computers: Computers
    _wake: Callable[[], None]

    async def run_computers(self, table: TableId) -> int:
        """Let computers act at this table until a human must, and return the number of their actions."""
        made = 0
        while actions := await self._run_computer(table):
            made += actions
            await asyncio.sleep(0)
        if made:
            self._wake()
        return made

    async def _run_computer(self, table: TableId) -> int:
        """Let the computer whose turn it is act until its turn is over, and commit that as one; return the number of its
        actions. Where it thinks for long, or something else is to be written with an action, the rest comes later.
        """
        async with self._tables.hold(table):
            loaded = await self._tables.get(table)
            record, state, seat = loaded.record, loaded.state, None
            began, steps = self._clock.ticks(), list[Change]()
            while state is not None and record.is_being_played:
                waiting = computers_to_act(record, table_view(state))
                if not waiting or (steps and waiting[0].seat != seat):
                    break
                seat = waiting[0].seat
                action = await self._computers.choose_for(waiting[0], record, view_of(state, seat))
                step = apply(state, seat, action)
                if steps and ends_round(step.events):
                    break  # what ends a round is counted from the stored log of the whole round
                change = await self._steps.of(record, step, AppliedAction(seat, None, action))
                steps.append(change)
                assert change.record is not None
                record, state = change.record, step.state
                if change.drafts or ends_round(step.events) or self._clock.ticks() - began > _A_MOMENT:
                    break
            if not steps or state is None:
                return 0
            # When another process was faster, the next iteration reads its result.
            with suppress(StaleChange):
                await self._tables.commit(in_one(steps), state)
            return len(steps)

    async def carry_out_order(self, table: TableId) -> bool:
        """Carry out the standing order of the human to act, or the play that is forced; drop the order if it is no longer
        legal.
        """

        async def order(record: TableRecord, state: State) -> Move | None:
            holder = ordered_to_act(record, table_view(state))
            if holder is None or holder.user is None:
                return None
            orders = await self._store.orders(table, holder.user)
            done = carried_out(orders, view_of(state, holder.seat), record.turn)
            forced = None
            if done.action is None:
                forced = await self._forced(record, state, holder.seat, holder.user)
            if forced is not None:
                done = made_for(orders, forced, record.turn)
            rest = done.rest
            if rest is not None and done.action is not None:
                rest = rest.with_carried(record.version + 1)
            writes = () if rest == orders else (OrdersWrite(table, holder.user, rest),)
            if done.action is None:
                return Move(await self._drop_order(record, state, holder.seat, writes), Step(state, ()))
            step = apply(state, holder.seat, done.action)
            ordered = AppliedAction(
                holder.seat,
                holder.user,
                done.action,
                orders=writes,
                by_order=True,
                is_forced=forced is not None,
            )
            return Move(await self._steps.of(record, step, ordered), step)

        return await self._fall_due(table, order)

    async def _forced(self, record: TableRecord, state: State, seat: Seat, user: UserId) -> Action | None:
        """Return the only play that public facts leave to this person, unless they want to make it themselves."""
        hours = await self._hours.of(record, table_view(state))
        return forced_play(state, seat) if user in hours.forced else None

    async def _drop_order(
        self, before: TableRecord, state: State, seat: Seat, orders: tuple[OrdersWrite, ...]
    ) -> Change:
        now, view = self._clock.now(), table_view(state)
        follows = without_order(before, seat, view, now, await self._hours.of(before, view))
        return Change(
            at=now, record=follows.record, notices=follows.notices, deadlines=follows.deadlines, orders=orders
        )

    async def make_discard(self, table: TableId) -> bool:
        """Make the discard that is held at this table if its time is over."""
        return await self._fall_due(table, self._discards.due)

    async def answer_by_default(self, table: TableId, turn: str) -> None:
        """Answer the question of this turn with the default of the table's terms, as the time to answer has run out."""

        async def answer(record: TableRecord, state: State) -> Move | None:
            if record.clock is None or record.turn != turn:
                return None
            seat, action = record.clock.seat, Answer(record.terms.question_default)
            step, news = apply(state, seat, action), TableNews(table, News.DEFAULT_ANSWER, seat=seat)
            return Move(
                await self._steps.of(record, step, AppliedAction(seat, None, action, news=(news,))), step
            )

        await self._fall_due(table, answer)

    async def _fall_due(
        self, table: TableId, decide: Callable[[TableRecord, State], Awaitable[Move | None]]
    ) -> bool:
        """Commit the move that falls due at a table; return False if it is void: the match rests or is over, or
        ``decide`` returns none.
        """
        async with self._tables.hold(table):
            loaded = await self._tables.get(table)
            if loaded.state is None or not loaded.record.is_being_played:
                return False
            move = await decide(loaded.record, loaded.state)
            if move is None or move.change is None:
                return False
            # When another process was faster, the next run reads its result.
            with suppress(StaleChange):
                await self._tables.commit(move.change, move.step.state)
        self._wake()
        return True
