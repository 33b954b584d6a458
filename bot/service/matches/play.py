"""Moves of players: each is applied under the table's lock, committed, and announced by the notices of its commit."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from msgspec import Struct, structs

from bot.canasta.actions import Action, AskPartner, Discard
from bot.canasta.codec import decode_events
from bot.canasta.engine import apply, view_of
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import Event, visible_to
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.change import Change, Request
from bot.service.concurrency import FairSemaphore, TableLocks
from bot.service.deals.dealing import DealingService
from bot.service.errors import (
    DiscardHeld,
    NoDiscardHeld,
    NotSeated,
    NotStarted,
    SeatHandedOn,
    StaleTable,
    TableClosed,
    TablePaused,
)
from bot.service.ids import TableId, UserId
from bot.service.matches.automatic_play import AutomaticPlay
from bot.service.matches.consequences import computers_to_act, ordered_to_act
from bot.service.matches.held_discards import HeldDiscards, refusal_while_held
from bot.service.matches.next_round import deals_at_once
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.matches.step_changes import AppliedAction, StepChanges
from bot.service.matches.tables import LoadedTable, Tables
from bot.service.matches.taking_back import step_back
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
    """The request of a player to take back the discard that is held, else what was laid down in this turn."""

    table: TableId
    actor: UserId
    key: str
    version: int | None = None
    """The version as in ``Act``."""
    discard: Discard | None = None
    """The held discard that a button names, if it is for one; nothing else is taken back then."""


class FinishDiscard(Struct, frozen=True):
    """The request of a player to make the discard that is held at once."""

    table: TableId
    actor: UserId
    key: str
    version: int | None
    """The version as in ``Act``."""
    discard: Discard
    """The discard that the button names."""


Command: TypeAlias = Act | TakeBack | FinishDiscard


class Outcome(Struct, frozen=True):
    """The result of an action, as the acting seat may see it."""

    record: TableRecord
    view: SeatView
    events: tuple[Event, ...]
    version: int
    """The version this action made."""
    repeated: bool = False
    """True if the same interaction was answered before and nothing was done now."""
    continues: bool = False
    """True if computers or the next deal follow at once; some of their actions may have been carried out already."""


class PlayService:
    """Service that applies actions under the table's lock, once per interaction, in one transaction."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        locks: TableLocks,
        steps: StepChanges,
        automatic: AutomaticPlay,
        dealing: DealingService,
        discards: HeldDiscards,
        wake: Callable[[], None],
    ) -> None:
        """Take the collaborators; ``wake`` is called after a commit with notices to send or deadlines that fall due."""
        self._store = store
        self._tables = tables
        self._locks = locks
        self._steps = steps
        self._automatic = automatic
        self._dealing = dealing
        self._discards = discards
        self._wake = wake
        self._room = FairSemaphore(_AT_ONCE)
        self._continuing: set[asyncio.Task[None]] = set()
        """The matches that go on after a move, held here so that they are not garbage collected."""

    async def act_and_continue(self, command: Act | FinishDiscard) -> Outcome:
        """Carry out an action as ``act`` does, or make a held discard, and let the computers and the next deal that follow
        at once go on.

        They are awaited briefly, which saves the player a click on "Refresh", and go on in the background if they take
        longer.
        """
        outcome = await self.act(command)
        if not _continues(outcome):
            return outcome
        await self.go_on(outcome.record)
        return structs.replace(outcome, continues=True)

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

    async def act(self, command: Act | FinishDiscard) -> Outcome:
        """Carry out an action and commit it.

        Where the table's terms let discards be taken back, a discard is held instead, and changes nothing until it is made.

        Raises:
            TableNotFound, NotSeated, NotStarted, TableClosed, TablePaused, StaleTable: see ``bot.service.errors``.
            IllegalActionError: the rules refuse (``.violation``).
            DiscardHeld: a discard can still be taken back.
            NoDiscardHeld: the discard to make was made or taken back.
        """
        async with self._locks.hold(command.table):
            outcome = await self._act_once(command)
        self._wake()
        if isinstance(command, Act) and isinstance(command.action, AskPartner) and not outcome.repeated:
            return await self._with_answer(outcome)
        return outcome

    async def take_back(self, command: TakeBack) -> Outcome:
        """Take back the discard that is held, else everything laid down in this turn since a hidden card was last
        revealed, and commit it.

        Taking back lay-downs is an action of its own: the version increases, and the state is the one before them.

        Raises:
            TakingBackOff, NothingToTakeBack, PlayedDifferently, NoDiscardHeld, and what ``act`` raises.
        """
        async with self._locks.hold(command.table):
            outcome = await self._act_once(command)
        self._wake()
        return outcome

    async def _act_once(self, command: Command) -> Outcome:
        """Carry out a command; a commit lost to another process is retried once if the command names no version.

        The remembered table is nearly always up to date, and the store refuses a commit made from an older one. So the
        first attempt uses it unchecked; only when that is refused the table is read from the store.
        """
        remembered = self._tables.remembered(command.table)
        if remembered is not None and isinstance(command, Act):
            with suppress(RepeatedRequest, StaleChange, *_PERHAPS_NOT_SO):
                return await self._attempt(command, remembered)
        for is_last_try in (False, True):
            loaded = await self._tables.get(command.table, command.key)
            try:
                return await self._attempt(command, loaded)
            except RepeatedRequest:
                continue
            except StaleChange:
                if command.version is None and not is_last_try:
                    continue
                raise StaleTable(table=command.table, seen=loaded.record.version, now=None) from None
        raise StaleTable(table=command.table, seen=command.version, now=None)

    async def _attempt(self, command: Command, loaded: LoadedTable) -> Outcome:
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
            if record.held is not None:
                return await self._while_held(command, record, state, seat)
            if isinstance(command, FinishDiscard) or (isinstance(command, TakeBack) and command.discard):
                raise NoDiscardHeld(table=record.id)
            if isinstance(command, TakeBack):
                action = None
                step = await step_back(self._store, record, state, seat)
            else:
                action = command.action
                step = apply(state, seat, action)
                if isinstance(action, Discard) and record.terms.discard_hold:
                    after = await self._discards.hold(record, state, seat, action, command.key)
                    return _unplayed(after, state, seat)
            change = await self._steps.of(
                record, step, AppliedAction(seat, command.actor, action, command.key)
            )
        return await self._committed(change, step, seat)

    async def _while_held(self, command: Command, record: TableRecord, state: State, seat: Seat) -> Outcome:
        """Carry out a command about the held discard; to discard the same card again changes nothing.

        Raises:
            DiscardHeld, NoDiscardHeld
        """
        is_own = record.held is not None and record.held.user == command.actor
        held = await self._discards.card_of(record) if is_own else None
        if isinstance(command, Act) and held is not None and command.action == held:
            return _unplayed(record, state, seat, repeated=True)
        if isinstance(command, Act) or (held is None and command.discard is None):
            raise refusal_while_held(record, command.actor)
        if held is None or command.discard not in {None, held}:
            raise NoDiscardHeld(table=record.id)
        if isinstance(command, TakeBack):
            return _unplayed(await self._discards.take_back(record, state, command.key), state, seat)
        made = await self._discards.made(record, state, held, command.key)
        return await self._committed(made.change, made.step, seat)

    async def _committed(self, change: Change, step: Step, seat: Seat) -> Outcome:
        after = await self._steps.commit(change, step.state)
        return Outcome(after, view_of(step.state, seat), visible_to(step.events, seat), after.version)

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


def _unplayed(record: TableRecord, state: State, seat: Seat, *, repeated: bool = False) -> Outcome:
    """Return the outcome of what changes only whether a discard is held."""
    return Outcome(record, view_of(state, seat), (), record.version, repeated=repeated)


def _continues(outcome: Outcome) -> bool:
    """Return whether a computer's action or the next deal follows at once.

    What a computer does that only stands in for a player is told to the table, and awaited by nobody.
    """
    record, view = outcome.record, outcome.view.table
    if view.phase is Phase.BETWEEN_ROUNDS:
        return deals_at_once(record, view)
    return any(holder.is_computer for holder in computers_to_act(record, view))


def _playing(loaded: LoadedTable) -> State:
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
        raise TableClosed(table=loaded.record.id, status=loaded.record.ending)
    return loaded.dealt()
