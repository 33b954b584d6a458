"""Speed of the game under every preset, against Classic Canasta: ``python -m tests.bench --presets``.

Classic is measured in turn with each preset, in processor time of this process alone, and only the ratio of the medians
counts. Dealing is not counted.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from tests.bench.random_play import deals, play_round

LEAST_SHARE = 0.5
"""Of the steps a second in Classic, what every preset is to reach."""


def names_of(wanted: Sequence[str]) -> list[str]:
    """The presets to be measured: those named, or every playable one for none and for ``all``.

    Raises:
        SystemExit: if a name is not that of a playable preset.
    """
    unknown = [name for name in wanted if name != "all" and name not in PRESETS]
    if unknown:
        raise SystemExit(f"not playable: {', '.join(unknown)}; playable: {', '.join(PRESETS)}")
    return [name for name in wanted if name != "all"] if wanted and "all" not in wanted else list(PRESETS)


def compare_presets(names: Sequence[str], rounds: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measure each preset ``rounds`` times beside Classic and print a line for each."""
    print(f"Random play, steps/s, median of {rounds}; target: {LEAST_SHARE} of {DEFAULT_PRESET}:")
    print(f"{'preset':<28} {'steps/s':>9}  {DEFAULT_PRESET:>9}  {'ratio':>6}  {'steps a round':>13}")
    results: dict[str, Any] = {}
    steps_per_second(DEFAULT_PRESET, seconds, seed)
    for name in names:
        preset: list[float] = []
        classic: list[float] = []
        lengths: list[float] = []
        for number in range(rounds):
            both = [(DEFAULT_PRESET, classic), (name, preset)]
            for which, speeds in both if number % 2 else reversed(both):
                speed, length = steps_per_second(which, seconds, seed + number)
                speeds.append(speed)
                if which == name:
                    lengths.append(length)
        ratio = median(preset) / median(classic)
        verdict = "" if ratio >= LEAST_SHARE else "  missed"
        print(
            f"{name:<28} {median(preset):>9,.0f}  {median(classic):>9,.0f}  {ratio:>6.2f}  "
            f"{median(lengths):>13,.0f}{verdict}",
            flush=True,
        )
        results[name] = {"steps": preset, "classic": classic, "ratio": ratio}
    missed = [name for name, row in results.items() if row["ratio"] < LEAST_SHARE]
    print(
        f"{len(names) - len(missed)} of {len(names)} reached it{': not ' if missed else ''}{', '.join(missed)}\n"
    )
    return results


def steps_per_second(preset: str, seconds: float, seed: int) -> tuple[float, float]:
    """Steps a second, and steps a round, of random play."""
    rng = Random(seed)
    steps = games = 0
    spent = 0.0
    gc.collect()
    dealt = deals(seed, preset)
    while spent < seconds:
        batch = [next(dealt) for _ in range(5)]
        started = process_time()
        for state in batch:
            steps += play_round(state, rng)[0]
        spent += process_time() - started
        games += len(batch)
    return steps / spent, steps / games
