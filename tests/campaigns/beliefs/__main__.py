"""Find how likely unseen hands hold what: ``python -m tests.campaigns.beliefs``.

It plays rounds of steady players, and changes the factors of ``bot/players/rollouts/beliefs.py`` until hands dealt with them
hold cards of a rank as often as the hands of those rounds do. Rounds apart from these tell how far that holds in every game.
What it prints goes into that file by hand, since it changes how the strong level plays. Ctrl-C stops it.
It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain

from bot.canasta.rules.presets import DEFAULT_PRESET, DESCRIPTIONS, rules_of
from bot.players.rollouts.beliefs import COUNTS, FACTORS
from bot.players.rollouts.coverage import difference
from tests.campaigns.beliefs.fitting import (
    Factors,
    Position,
    blended,
    counted,
    dealt,
    improved,
    positions_of,
    wrong_share,
)

_ELSEWHERE = 30
"""Rounds of each other game that the factors are tried with."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.beliefs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=600, help="from which the factors are found (600)")
    parser.add_argument("--steps", type=int, default=15, help="in which they are (15)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    chosen = parser.parse_args(arguments)
    try:
        _find(chosen.rounds, chosen.steps, chosen.seed)
    except KeyboardInterrupt:
        print("Stopped.")
        return 130
    return 0


def _find(rounds: int, steps: int, seed: int) -> None:
    positions = _played(DEFAULT_PRESET, rounds, seed)
    chance: Factors = dict.fromkeys(FACTORS, (1.0,) * COUNTS)
    factors = chance
    seen, made = counted(positions), dealt(positions, chance)
    wanted = blended(seen, made)
    for step in range(steps):
        factors = improved(factors, wanted, made)
        made = dealt(positions, factors)
        print(
            f"step {step + 1} of {steps}: {wrong_share(wanted, made):.1%} of the numbers are wrong",
            flush=True,
        )
    for kind, values in factors.items():
        print(f"    {kind!r}: ({', '.join(f'{value:.2f}' for value in values)}),")
    for preset in DESCRIPTIONS:
        if difference(rules_of(preset)) is None:
            others = _played(preset, _ELSEWHERE, seed + rounds)
            by_chance, found = (
                wrong_share(counted(others), dealt(others, each)) for each in (chance, factors)
            )
            print(
                f"{preset}: {by_chance:.1%} are wrong by chance, {found:.1%} with these factors", flush=True
            )


def _played(preset: str, rounds: int, seed: int) -> list[Position]:
    return list(chain.from_iterable(positions_of(preset, rounds, seed)))


if __name__ == "__main__":
    sys.exit(main())
