"""Taking back lay-downs: the state before them, replayed from the store, or the reason why there is none."""

import asyncio

from bot.canasta.errors import IllegalActionError
from bot.canasta.events import PartnerAnswered, TookBack
from bot.canasta.seats import Seat
from bot.canasta.state import State, Step
from bot.canasta.taking_back import Bar, bar_of, took_back
from bot.service.errors import NothingToTakeBack, PlayedDifferently, TakingBackOff
from bot.service.history.replaying import before_round, replayed_steps
from bot.service.history.rounds import DEALS
from bot.service.matches.record import TableRecord
from bot.service.ports import Store
from bot.service.queries import entries_of

_LOOKED_AT = 60
"""The number of versions to search for the reason why nothing can be taken back; no turn is longer."""

_AT_A_TIME = 50
"""The number of actions to replay before yielding to the event loop."""


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
