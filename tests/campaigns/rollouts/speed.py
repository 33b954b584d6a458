"""How many rounds rollouts play in a second."""

from __future__ import annotations

from random import Random
from time import process_time

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.players.rollouts.trials import Trials


def speed_of(preset: str, deals: int = 40, rounds: int = 500, seed: int = 1) -> float:
    """Return the rounds a second on one core, played on from the first turn of some deals, each so many times.

    The cards that the seat cannot see are dealt anew for every round. Compiling is not counted.
    """
    random = Random(seed)
    fresh = start_match(rules_of(preset))
    tables = [apply(fresh, None, StartRound(random.randbytes(32).hex(), "speed")).state for _ in range(deals)]
    views = [view_of(state, state.table.turn.seat) for state in tables]
    trials = [Trials(view, f"{seed}.{deal}") for deal, view in enumerate(views)]
    trials[0].play(views[0], 0, 1, draws=True, discarded=None)
    started = process_time()
    for trial, view in zip(trials, views, strict=True):
        trial.play(view, 0, rounds, draws=True, discarded=None)
    return deals * rounds / (process_time() - started)
