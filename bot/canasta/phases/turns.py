"""Automatic changes when a turn begins: bonus cards join the hand, threes are laid, the round may end."""

from __future__ import annotations

from bot.canasta.events import Event
from bot.canasta.phases.bonus_cards import take_bonus
from bot.canasta.phases.irregularities import fined_for_count, take_exposed_back
from bot.canasta.phases.threes.laying_threes import lay_automatically
from bot.canasta.state import State, Step


def begin_turn(state: State, events: list[Event]) -> Step:
    """Return the state and the events when the turn of ``state.table.turn`` has begun.

    pagat, Bonus cards in American Canasta: they join the hand, "place any threes that you find in among them face up"
    and replace them; "then you begin your normal turn". Scarne, Important Rule: red threes are laid at each turn.
    """
    seat = state.table.turn.seat
    state = take_bonus(state, seat, events)
    if state.table.penalty_cards:
        state = fined_for_count(state, seat, events)
        state = take_exposed_back(state, seat, events)
    return lay_automatically(state, seat, events)
