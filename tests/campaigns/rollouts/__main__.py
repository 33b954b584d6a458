"""Replay rollouts by the engine: ``python -m tests.campaigns.rollouts [--rounds 10000] [--preset NAME ...] [--seed 1]``.

Every action of every round must be legal and the scores must agree; the first difference ends it with exit code 1. The
speed of the rollouts alone follows. With ``--house-rules 5000`` so many random house rules that rollouts accept are
played instead, some rounds of each. Ctrl-C stops. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from typing import Final

from bot.canasta.errors import CanastaError
from bot.canasta.rules.presets import DESCRIPTIONS, rules_of
from bot.players.rollouts.coverage import difference
from tests.campaigns.rollouts.house_rules import accepted_house_rules, check_rounds
from tests.campaigns.rollouts.replay import Replay
from tests.campaigns.rollouts.speed import speed_of

_ROUNDS_OF_HOUSE_RULES: Final = 20


def main(arguments: list[str] | None = None) -> int:
    covered = [name for name in DESCRIPTIONS if difference(rules_of(name)) is None]
    parser = argparse.ArgumentParser("python -m tests.campaigns.rollouts", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="of each game (10000)")
    parser.add_argument("--preset", nargs="+", choices=covered, default=covered, metavar="NAME")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--house-rules", type=int, metavar="COUNT", help="play random house rules instead")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.house_rules is not None:
            return 0 if _replays_house_rules(chosen.house_rules, chosen.seed) else 1
        for preset in chosen.preset:
            if not _replays(preset, chosen.rounds, chosen.seed):
                return 1
            print(f"{preset}: {speed_of(preset):,.0f} rounds a second on one core", flush=True)
    except KeyboardInterrupt:
        print("Stopped.")
    return 0


def _replays_house_rules(count: int, seed: int) -> bool:
    actions = 0
    for number, house in enumerate(islice(accepted_house_rules(seed), count), start=1):
        try:
            actions += check_rounds(house, seed, _ROUNDS_OF_HOUSE_RULES)
        except AssertionError as difference_found:
            print(difference_found, file=sys.stderr)
            return False
        if number % 100 == 0 or number == count:
            rounds = number * _ROUNDS_OF_HOUSE_RULES
            print(f"{number:,} house rules, {rounds:,} rounds, {actions:,} actions", flush=True)
    return True


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
