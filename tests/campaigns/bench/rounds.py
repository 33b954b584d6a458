"""Random whole rounds of Classic against random games of chess by python-chess, of other games against Classic."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from itertools import islice
from random import Random
from time import perf_counter_ns, process_time
from typing import Final

from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from tests.campaigns.bench.alternating import MOMENT, by_turns
from tests.campaigns.bench.chess_games import play_game
from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.every_preset import LEAST_SHARE
from tests.campaigns.bench.random_rounds import RandomRounds, deals, play_round
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, per_second, ratio_of

TARGET: Final = Target(6.0)
"""For Classic: ahead of every engine of a card game that is known to us, compiled ones driven from Python included."""

_OTHERS: Final = Target(LEAST_SHARE)
"""For every other game, beside Classic in the same moments: the machine is not equally quick for long."""

_MOMENTS: Final = 2
"""So many moments a round is measured in: others on the machine come and go."""

_CLASSIC_MOMENTS: Final = 6
"""Classic beside chess is measured in more of them: everything else is held against it."""

_COUNTED: Final = 100
"""So many rounds, and games of chess, are played to count calls."""

_NEAR: Final = 0.1
_LONGER: Final = 3
"""A game this near to its target is measured in so many times as many moments more."""


def measure(effort: Effort) -> BenchPart:
    """Classic beside chess for long, each other game beside Classic for less."""
    with one_core() as core:
        print(f"  on core {core}, in processor time of this process alone", flush=True)
        gc.collect()
        gc.freeze()  # as the bot does when it has started
        try:
            classic = RandomRounds(DEFAULT_PRESET, effort.seed)
            figures = [_beside_chess(classic, effort)]
            others = [name for name in PRESETS if name != DEFAULT_PRESET]
            if effort.scale < 1:
                others = others[: effort.of(len(others))]
            figures += [_beside_classic(name, classic, effort) for name in others]
        finally:
            gc.unfreeze()
    return BenchPart("rounds", "Random rounds", _TEXT, figures, _reasons(effort, figures[0].ratio))


def _beside_chess(classic: RandomRounds, effort: Effort) -> Figure:
    moments = effort.rounds * _CLASSIC_MOMENTS
    steps, moves = by_turns(classic, RandomChess(effort.seed), moments, MOMENT * effort.scale)
    ratio = ratio_of(steps, moves)
    figure = Figure(DEFAULT_PRESET, per_second(steps, "steps"), per_second(moves, "moves"), ratio, TARGET)
    print(f"  {DEFAULT_PRESET:<28} {figure.ratio:>6.2f} of chess {figure.verdict}", flush=True)
    return figure


def _beside_classic(preset: str, classic: RandomRounds, effort: Effort) -> Figure:
    game = RandomRounds(preset, effort.seed)
    steps, of_classic = by_turns(game, classic, effort.rounds * _MOMENTS, MOMENT * effort.scale)
    ratio = ratio_of(steps, of_classic)
    if abs(ratio / _OTHERS.value - 1) < _NEAR:
        # The machine's moods are larger than the distance from the target.
        more = by_turns(game, classic, effort.rounds * _MOMENTS * _LONGER, MOMENT * effort.scale)
        steps, of_classic = steps + more[0], of_classic + more[1]
        ratio = ratio_of(steps, of_classic)
    figure = Figure(preset, per_second(steps, "steps"), per_second(of_classic, "steps"), ratio, _OTHERS)
    print(f"  {preset:<28} {figure.ratio:>6.2f} of {DEFAULT_PRESET} {figure.verdict}", flush=True)
    return figure


class RandomChess:
    """Random games of chess one after the other."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, seconds: float) -> float:
        """Moves a second, in processor time of this process, of so many seconds and the game begun in them."""
        moves = 0
        gc.collect()
        started = process_time()
        while process_time() - started < seconds:
            moves += play_game(self._rng)
        return moves / (process_time() - started)


def _reasons(effort: Effort, ratio: float) -> list[str]:
    """What a step of Classic is made of, beside a move of chess."""
    dealt = iter(list(islice(deals(effort.seed), effort.of(_COUNTED))))
    calls = _calls(lambda rng: play_round(next(dealt), rng)[0], effort)
    calls_of_chess = _calls(play_game, effort)
    choosing = _share_of_choosing(effort)
    told = (
        f"A step of Classic takes {calls:.0f} function calls, a move of chess {calls_of_chess:.0f}. {choosing:.0%} of a step's"
        " time goes into the view and the list of legal actions, the rest into the new state and its events. At the same"
        f" cost per call, {TARGET.value:g} times the speed of chess would allow {calls * ratio / TARGET.value:.0f} calls for"
        " a step. No single call costs much any more, and merging them would make the rules hard to read. Compiling the"
        " rules with mypyc was tried: it saved about a tenth of the instructions at most."
    )
    return [told]


def _calls(play: Callable[[Random], int], effort: Effort) -> float:
    """How many functions are called for a step, those of the interpreter included."""
    counted = 0

    def count(_: object, event: str, __: object) -> None:
        nonlocal counted
        counted += event in {"call", "c_call"}

    rng, steps = Random(effort.seed), 0
    sys.setprofile(count)
    try:
        for _ in range(effort.of(_COUNTED)):
            steps += play(rng)
    finally:
        sys.setprofile(None)
    return counted / steps


def _share_of_choosing(effort: Effort) -> float:
    """The share of a step's time that passes until the legal actions are known."""
    rng, dealt = Random(effort.seed), deals(effort.seed)
    choosing = applying = 0
    for _ in range(effort.of(200)):
        state = next(dealt)
        while waiting := state.table.seats_to_act:
            begun = perf_counter_ns()
            actions = list(legal_actions(view_of(state, waiting[0])))
            chosen = perf_counter_ns()
            state = apply(state, waiting[0], actions[int(rng.random() * len(actions))]).state
            choosing, applying = choosing + chosen - begun, applying + perf_counter_ns() - chosen
    return choosing / (choosing + applying)


_TEXT = (
    "Whole random rounds, played the way an application plays them: the seat's view, the list of legal actions, a choice, the",
    "new state and its events. The reference for Classic is random chess played with python-chess in the same way: the list of",
    "legal moves, a choice, the move, the checks for the end of the game. The reference for every other game is Classic, and",
    "the target is half its steps per second. Dealing is not counted.",
    "",
    f"A game and its reference are measured alternately, in slices of {MOMENT:g} seconds. A bot runs for weeks and caches what",
    "it computes, so both are played until they no longer get faster before anything is measured. No deal is used twice. A game",
    "within a tenth of its target is measured four times as long.",
)
