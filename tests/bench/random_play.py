"""Random play of whole rounds, as an application does it: view, list of legal actions, choice, apply, events."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, legal_actions, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.state import State


def deals(seed: int, preset: str = "classic_4") -> Iterator[State]:
    """Freshly dealt rounds without end, the same for the same seed."""
    rng = Random(seed)
    fresh = start_match(rules_of(preset))
    while True:
        yield apply(fresh, None, StartRound(rng.randbytes(32).hex(), "bench")).state


def play_round(state: State, rng: Random) -> tuple[int, int, State]:
    """Play a dealt round to its end at random; the steps made, the events seen and the state after it."""
    steps = events = 0
    random = rng.random
    while waiting := state.table.seats_to_act:
        seat = waiting[0]
        actions = list(legal_actions(view_of(state, seat)))
        action = actions[int(random() * len(actions))]
        step = apply(state, seat, action)
        state = step.state
        events += len(step.events)
        steps += 1
    return steps, events, state
