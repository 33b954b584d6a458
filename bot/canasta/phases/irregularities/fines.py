"""Fines, and two irregularities that cost one: ignoring the partner's answer, and red threes that were not laid."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import RED_THREES, size
from bot.canasta.events import Event, Fined
from bot.canasta.rules.irregularities import ignored_answer_cost, unexposed_three_cost
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State
from bot.canasta.turn import FROM_NOWHERE
from bot.canasta.view import TableView


def fined(state: State, seat: Seat, points: int, why: str, events: list[Event]) -> State:
    """Return the state after a seat was fined."""
    events.append(Fined(seat, points, why))
    table = state.table
    fines = at_seat(table.fines, seat, table.fines[seat] + points)
    return State(replace(table, fines=fines), state.hands, state.stock, state.hidden)


def binding_answer(table: TableView) -> bool | None:
    """Return the partner's answer where it binds; None without one, and where ignoring it is fined instead."""
    question = table.question
    if question is None:
        return None
    # After permission to go out without drawing there is no turn to continue, so the answer binds.
    is_free = ignored_answer_cost(table.rules) and table.turn.took is not FROM_NOWHERE
    return None if is_free else question.answer


def fined_for_answer(state: State, seat: Seat, events: list[Event], *, goes_out: bool) -> State:
    """Return the state after a seat's turn ended with or without going out, fined if the partner said otherwise."""
    question = state.table.question
    cost = ignored_answer_cost(state.table.rules)
    if not cost or question is None or question.answer is None or question.answer == goes_out:
        return state
    return fined(state, seat, cost, "ignored_answer", events)


def fined_for_threes(state: State, events: list[Event]) -> State:
    """Return the state after all seats were fined for the red threes they neglected to lay.

    Scarne, Additional Penalties; a seat without a turn could not lay them (matrix D69).
    """
    cost = unexposed_three_cost(state.table.rules)
    if not cost:
        return state
    for seat, hand in enumerate(state.hands):
        count = size(hand & RED_THREES)
        if count and state.table.turns_begun(Seat(seat)):
            state = fined(state, Seat(seat), count * cost, "unexposed_red_three", events)
    return state
