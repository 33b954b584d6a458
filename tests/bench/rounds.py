"""Random whole rounds of every game against random games of chess by python-chess, on one core."""

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
from tests.bench.cores import one_core
from tests.bench.every_preset import LEAST_SHARE, steps_per_second
from tests.bench.random_play import deals, play_round
from tests.bench.result import Effort, Figure, Part, Target, per_second, ratio_of
from tests.bench.yardstick import play_game

TARGET: Final = Target(6.0)
"""For Classic: ahead of every engine of a card game that is known to us, compiled ones driven from Python included."""

_OTHERS: Final = Target(LEAST_SHARE)
"""For every other game, beside Classic in the same rounds: the machine is not equally quick for long."""

_MOMENTS: Final = 6
"""So many parts a round is measured in: others on the machine come and go within a second."""

_COUNTED: Final = 100
"""So many rounds, and games of chess, are played to count calls."""


def measure(effort: Effort) -> Part:
    """Classic for long, the other games for less."""
    with one_core() as core:
        print(f"  on core {core}, in processor time of this process alone", flush=True)
        classic = _classic(effort)
        others = [name for name in PRESETS if name != DEFAULT_PRESET]
        if effort.scale < 1:
            others = others[: effort.of(len(others))]
        beside = [_beside(name, effort) for name in others]
    against_chess, against_classic = zip(*beside, strict=True)
    figures = [classic, *against_chess, *against_classic]
    return Part("rounds", "Random rounds", _TEXT, figures, _reasons(effort, classic.ratio))


def _classic(effort: Effort) -> Figure:
    """Against chess, for longer than the other games."""
    classic, chess = _by_turns(
        effort,
        effort.scale,
        lambda seconds, seed: steps_per_second(DEFAULT_PRESET, seconds, seed)[0],
        moves_per_second,
    )
    figure = Figure(
        DEFAULT_PRESET,
        per_second(classic, "steps"),
        per_second(chess, "moves"),
        ratio_of(classic, chess),
        TARGET,
    )
    print(f"  {DEFAULT_PRESET:<28} {figure.ratio:>6.2f} of chess {figure.verdict}", flush=True)
    return figure


def _beside(preset: str, effort: Effort) -> tuple[Figure, Figure]:
    """Another game against chess, and against Classic."""
    speeds, chess, classic = _by_turns(
        effort,
        0.3 * effort.scale,
        lambda seconds, seed: steps_per_second(preset, seconds, seed)[0],
        moves_per_second,
        lambda seconds, seed: steps_per_second(DEFAULT_PRESET, seconds, seed)[0],
    )
    steps = per_second(speeds, "steps")
    against_chess = Figure(preset, steps, per_second(chess, "moves"), ratio_of(speeds, chess))
    against_classic = Figure(
        f"{preset} beside {DEFAULT_PRESET}",
        steps,
        per_second(classic, "steps"),
        ratio_of(speeds, classic),
        _OTHERS,
    )
    print(
        f"  {preset:<28} {against_chess.ratio:>6.2f} of chess {against_classic.ratio:>6.2f} of {DEFAULT_PRESET}"
        f" {against_classic.verdict}",
        flush=True,
    )
    return against_chess, against_classic


def _by_turns(effort: Effort, seconds: float, *measured: Callable[[float, int], float]) -> list[list[float]]:
    """What each of these makes of so many seconds, a moment of one after a moment of the other."""
    for one in measured:
        one(seconds / 4, effort.seed)
    seen: list[list[float]] = [[] for _ in measured]
    for number in range(1, effort.rounds * _MOMENTS + 1):
        for speeds, one in zip(seen, measured, strict=True):
            speeds.append(one(seconds / _MOMENTS, effort.seed + number))
    return seen


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
    "of legal moves, a choice, the move, the ends of the game. Dealing is not counted. Below stands each other game beside",
    "Classic, measured by turns with it: the target is half of its steps.",
)
