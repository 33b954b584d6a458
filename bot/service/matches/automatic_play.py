"""Automatic play: actions of computers, standing orders, and default answers when the time to answer has run out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.canasta.actions import Answer
from bot.canasta.engine import apply, table_view, view_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.service.change import Change, OrdersWrite, in_one
from bot.service.clocks.hours import HoursOf
from bot.service.concurrency import TableLocks
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import TableId
from bot.service.matches.computers import Computers
from bot.service.matches.consequences import computers_to_act, ordered_to_act, without_order
from bot.service.matches.record import TableRecord
from bot.service.matches.step_changes import AppliedAction, StepChanges
from bot.service.matches.tables import Tables
from bot.service.orders.giving import carried_out
from bot.service.ports import Clock, StaleChange, Store
from bot.service.statistics.counting import ends_round

_A_MOMENT: Final = 0.2
"""Seconds of thinking after which a computer's actions so far are committed: whoever clicks meanwhile waits for them."""


class AutomaticPlay:
    """Service that applies the actions that nobody clicks: those of a computer's turn in one transaction, each other in
    one of its own.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        clock: Clock,
        hours: HoursOf,
        steps: StepChanges,
        computers: Computers,
        wake: Callable[[], None],
    ) -> None:
        """Take the collaborators; ``wake`` is called after a commit with notices to send or deadlines that fall due."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._clock = clock
        self._hours = hours
        self._steps = steps
        self._computers = computers
        self._wake = wake

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
        async with self._locks.hold(table):
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
                await self._steps.commit(in_one(steps), state)
            return len(steps)

    async def carry_out_order(self, table: TableId) -> bool:
        """Carry out the standing order of the human to act, or drop it if it is no longer legal."""
        async with self._locks.hold(table):
            loaded = await self._tables.get(table)
            record, state = loaded.record, loaded.state
            if state is None or not record.is_being_played:
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
                    ordered = AppliedAction(
                        holder.seat, holder.user, done.action, orders=writes, by_order=True
                    )
                    change = await self._steps.of(record, step, ordered)
                    await self._steps.commit(change, step.state)
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
            if state is None or running is None or record.turn != turn or not record.is_being_played:
                return
            action = Answer(record.terms.question_default)
            news = TableNews(table, News.DEFAULT_ANSWER, seat=running.seat)
            step = apply(state, running.seat, action)
            with suppress(StaleChange):
                change = await self._steps.of(
                    record, step, AppliedAction(running.seat, None, action, news=(news,))
                )
                await self._steps.commit(change, step.state)
        self._wake()
