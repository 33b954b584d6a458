"""Rounds of the strong level that are played on, and what one of its choices takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median
from time import process_time
from typing import Final

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.view import SeatView
from bot.players.steady.player import SteadyPlayer
from bot.players.strong.appraisal import appraise, covers, prepare
from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, per_second
from tests.campaigns.rollouts.speed import speed_of

_GAMES: Final = (DEFAULT_PRESET, "classic_2", "scarne_6", "hand_and_foot")
_CHOICES: Final = 200
_DEALS: Final = 40
_EVERY: Final = 5
"""One of so many plays of a round is chosen again by the strong level."""
_ROUNDS_A_SECOND: Final = 20_000.0
_MEDIAN: Final = 500.0
_WORST: Final = 2_000.0
"""Milliseconds of a core that a choice may take."""


def measure(effort: Effort) -> BenchPart:
    """Measure the games that the strong level covers, of some with different lengths."""
    figures: list[Figure] = []
    with one_core():
        prepare()
        for preset in filter(lambda name: covers(rules_of(name)), _GAMES):
            figures += _figures(preset, effort)
    return BenchPart("rollouts", "The strong level", _TEXT, figures)


def _figures(preset: str, effort: Effort) -> Iterator[Figure]:
    speeds = [speed_of(preset, effort.of(_DEALS), seed=effort.seed) for _ in range(effort.rounds)]
    target = Target(1.0) if preset == DEFAULT_PRESET else None
    yield Figure(
        f"{preset}, rounds played on",
        per_second(speeds, "rounds"),
        f"{_ROUNDS_A_SECOND:,.0f} rounds/s",
        median(speeds) / _ROUNDS_A_SECOND,
        target,
    )
    taken = list(islice(_choices(preset, effort.seed), effort.of(_CHOICES, 3)))
    for name, value, most in (("median", median(taken), _MEDIAN), ("longest", max(taken), _WORST)):
        figure = Figure(
            f"{preset}, a choice, {name}",
            f"{value:.1f} ms",
            f"{most:,.0f} ms",
            value / most,
            Target(1.0, is_most=True),
        )
        print(f"  {figure.what}: {figure.value}", flush=True)
        yield figure


def _choices(preset: str, seed: int) -> Iterator[float]:
    """Yield the milliseconds of choices in which there is something to compare."""
    for number, view in enumerate(_views(preset, seed)):
        began = process_time()
        if appraise(view, f"{number}"):
            yield (process_time() - began) * 1000


def _views(preset: str, seed: int) -> Iterator[SeatView]:
    """Yield views of the seats that are to act, from rounds of steady players."""
    random, steady = Random(seed), SteadyPlayer()
    for round_number in count():
        state = apply(
            start_match(rules_of(preset)), None, StartRound(random.randbytes(32).hex(), "speed")
        ).state
        for step in count(round_number):
            waiting = state.table.seats_to_act
            if not waiting:
                break
            view = view_of(state, waiting[0])
            if step % _EVERY == 0:
                yield view
            state = apply(state, waiting[0], steady.choose(view, random)).state


_TEXT = (
    "Rounds that the compiled code plays on from the first turn of a deal to its end, with hidden cards dealt anew for each, and",
    f"what a choice of the strong level takes that has something to compare: {_CHOICES} of them from rounds of steady players. All in",
    "processor time of one core, without compiling. Wanted were 20,000 rounds a second at Classic for four, and choices of half a",
    "second in the median and two at the longest.",
)
