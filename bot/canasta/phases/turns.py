"""What happens by itself when a turn begins: bonus cards join the hand, threes are laid, the round may end."""

from __future__ import annotations

from bot.canasta.events import Event
from bot.canasta.rules.traits import traits_of
from bot.canasta.state import State
from bot.canasta.step import Step


def begin_turn(state: State, events: list[Event]) -> Step:
    """The state and the events when the turn of ``state.table.turn`` has begun."""
    if traits_of(state.table.rules).plain_turns:
        return Step(state, tuple(events))
    raise NotImplementedError
