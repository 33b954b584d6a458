"""Random whole rounds of every game against random games of chess by python-chess."""

from __future__ import annotations

import gc
from typing import Final

from bot.canasta.rules.presets import PRESETS
from tests.campaigns.bench.alternating import MOMENT, by_turns
from tests.campaigns.bench.chess_games import RandomChess
from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.every_preset import least_ratio
from tests.campaigns.bench.random_rounds import RandomRounds
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, per_second, ratio_of

_MOMENTS: Final = 2
"""So many moments a round is measured in: others on the machine come and go."""

_NEAR: Final = 0.1
_LONGER: Final = 3
"""A game this near to its target is measured in so many times as many moments more."""


def measure(effort: Effort) -> BenchPart:
    """Measure every game beside chess."""
    with one_core() as core:
        print(f"  on core {core}, in processor time of this process alone", flush=True)
        gc.collect()
        gc.freeze()  # as the bot does when it has started
        try:
            games = list(PRESETS)
            if effort.scale < 1:
                games = games[: effort.of(len(games))]
            chess = RandomChess(effort.seed)
            figures = [_beside_chess(name, chess, effort) for name in games]
        finally:
            gc.unfreeze()
    return BenchPart("rounds", "Random rounds", _TEXT, figures)


def _beside_chess(preset: str, chess: RandomChess, effort: Effort) -> Figure:
    game = RandomRounds(preset, effort.seed)
    target = Target(least_ratio(preset))
    steps, moves = by_turns(game, chess, effort.rounds * _MOMENTS, MOMENT * effort.scale)
    ratio = ratio_of(steps, moves)
    if abs(ratio / target.value - 1) < _NEAR:
        # The machine's moods are larger than the distance from the target.
        more = by_turns(game, chess, effort.rounds * _MOMENTS * _LONGER, MOMENT * effort.scale)
        steps, moves = steps + more[0], moves + more[1]
        ratio = ratio_of(steps, moves)
    figure = Figure(preset, per_second(steps, "steps"), per_second(moves, "moves"), ratio, target)
    print(f"  {preset:<28} {figure.ratio:>6.2f} of chess {figure.verdict}", flush=True)
    return figure


_TEXT = (
    "Whole random rounds, played the way an application plays them: the seat's view, the list of legal actions, a choice, the",
    "new state and its events. The reference is random chess played with python-chess in the same way: the list of legal",
    "moves, a choice, the move, the checks for the end of the game. Classic is to make 1.2 steps in the time of a move, no other",
    "game fewer than 0.6: the bot needs a few dozen steps a second, and one path that reads like the rules is worth more.",
    "Dealing is not counted.",
    "",
    f"A game and chess are measured alternately, in slices of {MOMENT:g} seconds. A bot runs for weeks and caches what it",
    "computes, so both are played until they no longer get faster before anything is measured. No deal is used twice. A game",
    "within a tenth of its target is measured four times as long.",
)
