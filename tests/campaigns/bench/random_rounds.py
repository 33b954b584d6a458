"""Random play of whole rounds, as an application does it: view, list of legal actions, choice, apply, events."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from time import process_time

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, legal_actions, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.state import State

_DEALT_TOGETHER = 5
"""So many rounds are dealt before they are played: dealing is not measured."""


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


class RandomRounds:
    """Rounds of a game one after the other, of which each moment of measuring plays the next: no deal comes twice."""

    def __init__(self, preset: str, seed: int) -> None:
        self._deals = deals(seed, preset)
        self._rng = Random(seed)
        self.rounds = self.steps = 0

    def __call__(self, seconds: float) -> float:
        """Steps a second, in processor time of this process, of so many seconds and the rounds begun in them."""
        steps, spent = 0, 0.0
        gc.collect()
        while spent < seconds:
            batch = [next(self._deals) for _ in range(_DEALT_TOGETHER)]
            started = process_time()
            for state in batch:
                steps += play_round(state, self._rng)[0]
            spent += process_time() - started
            self.rounds += len(batch)
        self.steps += steps
        return steps / spent
