"""Whole rounds of random play, as a source of states, actions and events that really occur."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bot.canasta.actions import Action, LayDown, StartRound, TakePile
from bot.canasta.engine import apply, legal_actions, start_match, view_of
from bot.canasta.events import Event
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase


class PlayedStep(NamedTuple):
    """One step of a match: what was done by whom in which state, and what came of it."""

    before: State
    seat: Seat | None
    action: Action
    after: State
    events: tuple[Event, ...]


def random_play(steps: int, seed: int, rules: RuleSet | None = None) -> Iterator[PlayedStep]:
    """So many steps of matches in which melds and takes are preferred, so that rounds get somewhere."""
    rng = Random(seed)
    state = start_match(rules or rules_of())
    for _ in range(steps):
        if state.table.phase is Phase.MATCH_OVER:
            state = start_match(rules or rules_of())
        seat: Seat | None = None
        action: Action
        if state.table.phase is Phase.BETWEEN_ROUNDS:
            action = StartRound(rng.randbytes(32).hex(), label="random play")
        else:
            seat = rng.choice(state.table.seats_to_act)
            every = list(legal_actions(view_of(state, seat)))
            building = [each for each in every if isinstance(each, (LayDown, TakePile))]
            action = rng.choice(building if building and rng.random() < 0.7 else every)
        step = apply(state, seat, action)
        yield PlayedStep(state, seat, action, step.state, step.events)
        state = step.state
