"""Moves of players: each is applied under the table's lock, committed, and announced by the notices of its commit."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct, structs

from bot.canasta.actions import AskPartner
from bot.canasta.codec import decode_events
from bot.canasta.engine import apply, view_of
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import Event, visible_to
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.change import Request
from bot.service.concurrency import FairSemaphore, until_written
from bot.service.deals.dealing import DealingService
from bot.service.errors import (
    DiscardHeld,
    NotSeated,
    NotStarted,
    SeatHandedOn,
    StaleTable,
    TableClosed,
    TablePaused,
)
from bot.service.ids import TableId
from bot.service.matches.automatic_play import AutomaticPlay
from bot.service.matches.commands import Act, Command
from bot.service.matches.consequences import computers_to_act, ordered_to_act
from bot.service.matches.next_round import deals_at_once
from bot.service.matches.record import TableRecord
from bot.service.matches.step_changes import AppliedAction, Move, StepChanges
from bot.service.matches.tables import LoadedTable, Tables
from bot.service.matches.taking_back import HeldDiscards, step_back
from bot.service.ports import RepeatedRequest, StaleChange, Store

_LOG = logging.getLogger(__name__)

# Moves are computed in the event loop: where hundreds arrive at once, other tasks must not wait behind all of them.
# While some are written the next ones are computed: those that wait for the disk together are committed together. With
# twice as many, sixteen tables would all wait for the same commit, and nothing would be computed meanwhile.
_AT_ONCE = 8

COMPUTERS_ARE_AWAITED: Final = 1.0
"""Seconds for which a player's move waits for the computers after it; three of them rarely need a quarter of it."""

COMPUTERS_ARE_AWAITED_IN_PRACTICE: Final = 12.0
"""The same in a practice match, where strong computers may think for a second about each of their plays."""

_PERHAPS_NOT_SO = (
    IllegalActionError,
    NotSeated,
    SeatHandedOn,
    NotStarted,
    StaleTable,
    TableClosed,
    TablePaused,
    DiscardHeld,
)
"""Errors that may be raised only because the remembered table is out of date."""


class Outcome(Struct, frozen=True):
    """The result of an action, as the acting seat may see it."""

    record: TableRecord
    view: SeatView
    events: tuple[Event, ...]
    version: int
    """The version this action made."""
    repeated: bool = False
    """True if the same was done before and nothing was done now."""
    continues: bool = False
    """True if computers or the next deal follow at once; some of their actions may have been carried out already."""


@dataclass(eq=False, repr=False)
class PlayService:
    """Service that carries out commands under the table's lock, once per interaction, each in one transaction."""

    _store: Store
    _tables: Tables
    _steps: StepChanges
    _automatic: AutomaticPlay
    _dealing: DealingService
    _discards: HeldDiscards
    _wake: Callable[[], None]
    _room: FairSemaphore = field(default_factory=lambda: FairSemaphore(_AT_ONCE), init=False)
    _continuing: set[asyncio.Task[None]] = field(default_factory=set, init=False)
    """The matches that go on after a move, held here so that they are not garbage collected."""

    async def act_and_continue(self, command: Command) -> Outcome:
        """Carry out a command as ``act`` does, and let what follows at once go on: a partner's answer, the turns of
        computers, the next deal.

        An answer is awaited; the rest is awaited briefly, which saves the player a click on "Refresh", and goes on in
        the background if it takes longer.
        """
        outcome = await self.act(command)
        if isinstance(command, Act) and isinstance(command.action, AskPartner) and not outcome.repeated:
            outcome = await self._with_answer(outcome)
        if _continues(outcome):
            await self.go_on(outcome.record)
            outcome = structs.replace(outcome, continues=True)
        return outcome

    async def act(self, command: Command) -> Outcome:
        """Carry out a command and commit it. One lost to another process is carried out anew, unless it is about the
        version that its player saw.

        Where the table's terms let discards be taken back, a discard is held instead, and changes nothing until it is
        made. To take back lay-downs is an action of its own: the version increases, and the state is the one before
        them.

        Raises:
            TableNotFound, NotSeated, NotStarted, TableClosed, TablePaused, StaleTable: see ``bot.service.errors``.
            IllegalActionError: the rules refuse (``.violation``).
            TakingBackOff, NothingToTakeBack, PlayedDifferently: there is nothing to take back.
            DiscardHeld: a discard can still be taken back.
            NoDiscardHeld: the discard to make or to take back was made or taken back.
        """

        async def attempt() -> Outcome:
            loaded = await self._tables.get(command.table, command.key)
            try:
                return await self._carry_out(command, loaded)
            except StaleChange:
                if command.version is None:
                    raise
                raise StaleTable(table=command.table, seen=loaded.record.version, now=None) from None

        async with self._tables.hold(command.table):
            outcome = None
            remembered = self._tables.remembered(command.table)
            if remembered is not None and isinstance(command, Act):
                # It is nearly always up to date, and the store refuses what was made from an older one.
                with suppress(RepeatedRequest, StaleChange, *_PERHAPS_NOT_SO):
                    outcome = await self._carry_out(command, remembered)
            if outcome is None:
                stale = StaleTable(table=command.table, seen=command.version, now=None)
                outcome = await until_written(attempt, stale)
        self._wake()
        return outcome

    async def _carry_out(self, command: Command, loaded: LoadedTable) -> Outcome:
        """Carry out the command at the table as it was loaded: ask the rules, put the change together, commit it.

        Raises:
            RepeatedRequest, StaleChange: the table has changed since.
        """
        async with self._room:
            seat = loaded.seat_of(command.actor)
            if loaded.request is not None:
                return await self._repeat(loaded, seat, loaded.request)
            record, state = loaded.record, loaded.played()
            if command.version is not None and command.version != record.version:
                raise StaleTable(table=record.id, seen=command.version, now=record.version)
            move = await self._discards.move(command, record, state, seat)
            if move is None:
                action = command.action if isinstance(command, Act) else None
                step = (
                    await step_back(self._store, record, state, seat)
                    if action is None
                    else apply(state, seat, action)
                )
                applied = AppliedAction(seat, command.actor, action, command.key)
                move = Move(await self._steps.of(record, step, applied), step)
        after = record if move.change is None else await self._tables.commit(move.change, move.step.state)
        view, events = view_of(move.step.state, seat), visible_to(move.step.events, seat)
        return Outcome(after, view, events, after.version, repeated=move.change is None)

    async def _repeat(self, loaded: LoadedTable, seat: Seat, request: Request) -> Outcome:
        """Return the outcome of an interaction that was carried out before."""
        version = request.version
        rows = await self._store.log(loaded.record.id, seat=seat, after=version - 1, upto=version)
        events = tuple(event for row in rows for event in decode_events(row.event))
        return Outcome(loaded.record, loaded.view_of(seat), events, version, repeated=True)

    async def _with_answer(self, outcome: Outcome) -> Outcome:
        """Return the outcome with the partner's answer in its view, if a computer or an order gives it at once."""
        if computers_to_act(outcome.record, outcome.view.table):
            await self._automatic.run_computers(outcome.record.id)
        elif ordered_to_act(outcome.record, outcome.view.table):
            await self._automatic.carry_out_order(outcome.record.id)
        else:
            return outcome
        loaded = await self._tables.get(outcome.record.id)
        return structs.replace(outcome, record=loaded.record, view=loaded.view_of(outcome.view.seat))

    async def go_on(self, record: TableRecord) -> None:
        """Let computers and the next deal go on where they can at once, and await them briefly."""
        task = asyncio.create_task(self._continue(record.id), name=f"match of table {record.id}")
        self._continuing.add(task)
        task.add_done_callback(self._continued)
        # Nothing tells the player of a practice match that the others have played.
        patience = COMPUTERS_ARE_AWAITED_IN_PRACTICE if record.is_practice else COMPUTERS_ARE_AWAITED
        await asyncio.wait({task}, timeout=patience)

    async def _continue(self, table: TableId) -> None:
        await self._automatic.run_computers(table)
        if await self._dealing.start_round(table):
            await self._automatic.run_computers(table)

    def _continued(self, task: asyncio.Task[None]) -> None:
        self._continuing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            # The table's deadline for this turn is still stored, and is tried until it succeeds.
            _LOG.warning("computers could not play at once: %s", type(task.exception()).__name__)


def _continues(outcome: Outcome) -> bool:
    """Return whether a computer's action or the next deal follows at once.

    What a computer does that only stands in for a player is told to the table, and awaited by nobody.
    """
    record, view = outcome.record, outcome.view.table
    if view.phase is Phase.BETWEEN_ROUNDS:
        return deals_at_once(record, view)
    return any(holder.is_computer for holder in computers_to_act(record, view))
