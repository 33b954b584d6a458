"""Speed of the game against python-chess, on one core: ``python -m tests.bench`` or ``make bench``.

``python -m tests.bench --presets`` compares every preset with Classic instead, ``--presets NAME`` one of them.

Machines differ and are noisy, so both are measured in turn within one run, in processor time of this process alone, and
only the ratio of the medians counts.
Nothing is written unless ``--json FILE`` asks for it.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.canasta import codec
from bot.canasta.engine import apply, legal_actions, view_of
from bot.canasta.state import State
from tests.bench.every_preset import compare_presets, names_of
from tests.bench.random_play import deals, play_round
from tests.bench.yardstick import play_game

TARGET = 5.0

T = TypeVar("T")


def main() -> None:
    arguments = _arguments()
    core = _stay_on_one_core()
    print(
        f"CPython {platform.python_version()} on core {core}, {arguments.rounds} rounds; stop with Ctrl-C.\n"
    )
    if arguments.presets is not None:
        names = names_of(arguments.presets)
        results = {"presets": compare_presets(names, arguments.rounds, arguments.seconds, arguments.seed)}
    else:
        results = {"play": _compare_play(arguments.rounds, arguments.seconds, arguments.seed)}
    if not arguments.only_play and arguments.presets is None:
        results["state"] = _state_times(arguments.seed)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="how long each is measured each time (1.0)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the deals and choices (1)")
    parser.add_argument("--only-play", action="store_true", help="leave out the copying and coding of states")
    parser.add_argument(
        "--presets", nargs="*", metavar="NAME", help="compare presets with Classic: those named, or all"
    )
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


def _stay_on_one_core() -> int | str:
    """Bind the process to the core it may use last, so that both are measured on the same one."""
    if not hasattr(os, "sched_setaffinity"):
        return "any"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


# -------------------------------------------------------------------------------------------------------------- play


def _compare_play(rounds: int, seconds: float, seed: int) -> dict[str, Any]:
    print("Random play, steps/s (canasta: view, legal actions, choice, apply, events; chess: the like):")
    print(f"{'round':>5}  {'canasta':>9}  {'chess':>9}  {'ratio':>6}  {'canasta rounds/s':>16}")
    canasta: list[float] = []
    chess: list[float] = []
    _measure_canasta(seconds / 4, seed)
    _measure_chess(seconds / 4, seed)
    for number in range(1, rounds + 1):
        steps, games = _measure_canasta(seconds, seed + number)
        canasta.append(steps)
        chess.append(_measure_chess(seconds, seed + number))
        print(
            f"{number:>5}  {steps:>9,.0f}  {chess[-1]:>9,.0f}  {steps / chess[-1]:>6.2f}  {games:>16,.0f}",
            flush=True,
        )
    ratio = median(canasta) / median(chess)
    verdict = "reached" if ratio >= TARGET else "missed"
    print(
        f"median {median(canasta):>8,.0f}  {median(chess):>9,.0f}  {ratio:>6.2f}  target {TARGET:.0f} {verdict}\n"
    )
    return {"canasta": canasta, "chess": chess, "ratio": ratio}


def _measure_canasta(seconds: float, seed: int) -> tuple[float, float]:
    """Steps and whole rounds a second. Dealing is not counted, only playing is."""
    rng = Random(seed)
    steps = games = 0
    spent = 0.0
    gc.collect()
    dealt = deals(seed)
    while spent < seconds:
        batch = [next(dealt) for _ in range(20)]
        started = process_time()
        for state in batch:
            steps += play_round(state, rng)[0]
        spent += process_time() - started
        games += len(batch)
    return steps / spent, games / spent


def _measure_chess(seconds: float, seed: int) -> float:
    rng = Random(seed)
    moves = 0
    gc.collect()
    started = process_time()
    while process_time() - started < seconds:
        moves += play_game(rng)
    return moves / (process_time() - started)


# ------------------------------------------------------------------------------------------------------------ states


def _state_times(seed: int) -> dict[str, Any]:
    """How long a state takes to be copied with a change, written and read, in the middle of rounds."""
    states = _states_on_the_way(seed, 200)
    rules = states[0].table.rules
    codes = [codec.encode_state(state) for state in states]
    sizes = sorted(map(len, codes))
    times = {
        "copy with three changes": _each(states, _changed_copy),
        "encode": _each(states, codec.encode_state),
        "decode": _each(codes, lambda code: codec.decode_state(code, rules)),
        "hash": _each(states, codec.state_hash),
    }
    print("A state of classic_4, microseconds:")
    for name, micros in times.items():
        print(f"  {name:<24} {micros:>7.2f}")
    print(f"  bytes: median {sizes[len(sizes) // 2]}, most {sizes[-1]}")
    return {**times, "median bytes": sizes[len(sizes) // 2], "most bytes": sizes[-1]}


def _states_on_the_way(seed: int, count: int) -> list[State]:
    """States met in random rounds, every seventh step one."""
    rng = Random(seed)
    states: list[State] = []
    dealt = deals(seed)
    while True:
        state = next(dealt)
        steps = 0
        while waiting := state.table.seats_to_act:
            state = apply(
                state, waiting[0], rng.choice(list(legal_actions(view_of(state, waiting[0]))))
            ).state
            steps += 1
            if steps % 7 == 0:
                states.append(state)
                if len(states) == count:
                    return states


def _changed_copy(state: State) -> object:
    return replace(state.table, phase=state.table.phase, pile=b"", has_melded=(True, False))


def _each(values: Sequence[T], work: Callable[[T], object]) -> float:
    """Microseconds for one value; the quickest of seven goes through all."""
    best = float("inf")
    for _ in range(7):
        started = process_time()
        for value in values:
            work(value)
        best = min(best, process_time() - started)
    return best / len(values) * 1e6


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
