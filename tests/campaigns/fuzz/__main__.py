"""A long search for games that break a law: ``python -m tests.campaigns.fuzz``; stop it with Ctrl-C.

``--trials`` so many trials of each preset (0 = until it is stopped); ``--preset`` some presets only; ``--option`` an
option that every trial changes; ``--seed`` one trial again, as a failure named it.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from itertools import count
from random import Random

from bot.canasta.rules.presets import PRESETS
from tests.campaigns.fuzz.rules import CHANGEABLE
from tests.campaigns.fuzz.trial import LawBrokenError, trial


def main() -> int:
    """Run the search; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.fuzz", description=__doc__)
    parser.add_argument("--trials", type=int, default=0, help="trials of each preset, 0 = until Ctrl-C")
    parser.add_argument(
        "--preset", action="append", choices=list(PRESETS), metavar="NAME", help="only this game (repeatable)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        choices=[option.id for option in CHANGEABLE],
        metavar="ID",
        help="always change this option of docs/options.md (repeatable)",
    )
    parser.add_argument("--seed", help="one trial again")
    parser.add_argument("--start", default=str(Random().randrange(10**6)), help="the name of the search")
    asked = parser.parse_args()
    presets = asked.preset or list(PRESETS)
    if asked.seed is not None:
        for preset in presets:
            trial(preset, asked.seed, options=asked.option)
            print(f"{preset}: keeps to every law with the seed {asked.seed!r}")
        return 0
    print(f"search {asked.start}; stop it with Ctrl-C", flush=True)
    broken = 0
    try:
        for number in range(asked.trials) if asked.trials else count():
            for preset in presets:
                try:
                    trial(preset, _seed(asked.start, number, plain=not asked.option), options=asked.option)
                except LawBrokenError as error:
                    broken += 1
                    where = traceback.extract_tb(error.__cause__.__traceback__)[-1] if error.__cause__ else ""
                    print(f"{error}\n{where}", flush=True)
            print(f"{(number + 1) * len(presets)} trials, {broken} broke a law", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    return 1 if broken else 0


def _seed(start: str, number: int, *, plain: bool) -> str:
    """Every fifth trial changes no rule, unless there is an option to change."""
    return f"{start} {number}" + (" plain" if plain and number % 5 == 0 else "")


if __name__ == "__main__":
    sys.exit(main())
