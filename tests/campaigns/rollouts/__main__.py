"""Replay rollouts by the engine: ``python -m tests.campaigns.rollouts [--rounds 10000] [--preset NAME ...] [--seed 1]``.

Every action of every round must be legal and the scores must agree; the first difference ends it with exit code 1. The
speed of the rollouts alone follows. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys

from bot.canasta.errors import CanastaError
from bot.canasta.rules.presets import DESCRIPTIONS, rules_of
from bot.players.rollouts.coverage import difference
from tests.campaigns.rollouts.replay import Replay
from tests.campaigns.rollouts.speed import speed_of


def main(arguments: list[str] | None = None) -> int:
    covered = [name for name in DESCRIPTIONS if difference(rules_of(name)) is None]
    parser = argparse.ArgumentParser("python -m tests.campaigns.rollouts", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="of each game (10000)")
    parser.add_argument("--preset", nargs="+", choices=covered, default=covered, metavar="NAME")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    chosen = parser.parse_args(arguments)
    try:
        for preset in chosen.preset:
            if not _replays(preset, chosen.rounds, chosen.seed):
                return 1
            print(f"{preset}: {speed_of(preset):,.0f} rounds a second on one core", flush=True)
    except KeyboardInterrupt:
        print("Stopped.")
    return 0


def _replays(preset: str, rounds: int, seed: int) -> bool:
    replay = Replay(preset, seed)
    try:
        while replay.rounds < rounds:
            replay.check_rounds(min(rounds, replay.rounds + 1_000))
            ends = ", ".join(f"{count:,} {reason}" for reason, count in replay.ends.most_common())
            print(f"{preset}: {replay.rounds:,} rounds, {replay.actions:,} actions; {ends}", flush=True)
    except (AssertionError, CanastaError) as difference_found:
        print(f"{preset}, seed {seed}, round {replay.rounds + 1:,}: {difference_found!r}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
