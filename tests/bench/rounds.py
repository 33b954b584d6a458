"""Random whole rounds of every game against random games of chess by python-chess, on one core."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter_ns, process_time
from typing import Final

from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from tests.bench.cores import one_core
from tests.bench.every_preset import steps_per_second
from tests.bench.random_play import deals, play_round
from tests.bench.result import Effort, Figure, Part, Target, per_second, ratio_of
from tests.bench.yardstick import play_game

TARGET: Final = Target(6.0)
"""For Classic: ahead of every engine of a card game that is known to us, compiled ones driven from Python included."""

_LEAST: Final = 0.5
"""Of the steps a second in Classic, what every other game is to reach."""

_COUNTED: Final = 100
"""So many rounds, and games of chess, are played to count calls."""


def measure(effort: Effort) -> Part:
    """Classic for long, the other games for less."""
    with one_core() as core:
        print(f"  on core {core}, in processor time of this process alone", flush=True)
        figures = [_against_chess(DEFAULT_PRESET, effort, 1.0)]
        others = [name for name in PRESETS if name != DEFAULT_PRESET]
        if effort.scale < 1:
            others = others[: effort.of(len(others))]
        classic = figures[0].ratio
        figures += [_against_chess(name, effort, 0.3, Target(round(_LEAST * classic, 2))) for name in others]
    return Part("rounds", "Random rounds", _TEXT, figures, _reasons(effort, classic))


def _against_chess(preset: str, effort: Effort, seconds: float, target: Target = TARGET) -> Figure:
    canasta: list[float] = []
    chess: list[float] = []
    seconds *= effort.scale
    steps_per_second(preset, seconds / 4, effort.seed)
    moves_per_second(seconds / 4, effort.seed)
    for number in range(1, effort.rounds + 1):
        canasta.append(steps_per_second(preset, seconds, effort.seed + number)[0])
        chess.append(moves_per_second(seconds, effort.seed + number))
    figure = Figure(
        preset, per_second(canasta, "steps"), per_second(chess, "moves"), ratio_of(canasta, chess), target
    )
    print(
        f"  {preset:<28} {median(canasta):>9,.0f} steps/s  {median(chess):>8,.0f} moves/s  {figure.ratio:>6.2f}"
        f" {figure.verdict}",
        flush=True,
    )
    return figure


def moves_per_second(seconds: float, seed: int) -> float:
    """Random chess."""
    rng = Random(seed)
    moves = 0
    gc.collect()
    started = process_time()
    while process_time() - started < seconds:
        moves += play_game(rng)
    return moves / (process_time() - started)


def _reasons(effort: Effort, ratio: float) -> list[str]:
    """What a step of Classic is made of, beside a move of chess."""
    dealt = iter(list(islice(deals(effort.seed), effort.of(_COUNTED))))
    calls = _calls(lambda rng: play_round(next(dealt), rng)[0], effort)
    calls_of_chess = _calls(play_game, effort)
    choosing = _share_of_choosing(effort)
    told = (
        f"A step of Classic is {calls:.0f} calls of functions, a move of chess {calls_of_chess:.0f}. {choosing:.0%} of the"
        " step is the view and the list of legal actions, the rest the new state and its events. At the same price for"
        f" each call, {TARGET.value:g} times the speed of chess would leave {calls * ratio / TARGET.value:.0f} calls for a"
        " step. No single one is worth much any more: what is left to gain would cost the rules their names."
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
    "Whole rounds played at random as an application plays them: the seat's view, the list of legal actions, a choice, the",
    "new state and its events. The reference are random games of chess by python-chess, played in the same manner: the list",
    "of legal moves, a choice, the move, the ends of the game. Dealing is not counted. The target of the other games is half",
    "of what Classic reached in this run.",
)
