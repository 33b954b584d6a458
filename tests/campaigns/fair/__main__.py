"""Deal often and count: ``python -m tests.campaigns.fair [--deals 100000] [--packs 2] [--jokers 4] [--seed TEXT] [--write]``.

Each card must come to each place equally often, and each seat must deal first equally often (chi-squared; a result
beyond ±4.9 standard deviations fails, which chance alone does once in a million times). Ctrl+C ends early and judges
what was dealt so far. Exit code 0 if all is even, else 1.
"""

from __future__ import annotations

import argparse
import sys
from time import monotonic

from tests.campaigns.fair.chances import LIMIT, FairTrial, Judgement
from tests.campaigns.figures import table, write_section

FEWEST = 2_000
"""With fewer deals the counts are too small for chi-squared."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.campaigns.fair", description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--packs", type=int, default=2, choices=range(1, 7))
    parser.add_argument("--jokers", type=int, default=4, choices=range(13))
    parser.add_argument("--seed", default="fair", help="other secrets: any text")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    chosen = parser.parse_args(arguments)
    if chosen.deals < FEWEST:
        parser.error(f"--deals: {FEWEST:,} at least, or the counts say nothing")
    trial = FairTrial(chosen.packs, chosen.jokers, chosen.seed)
    print(f"{chosen.deals:,} deals of {trial.places.size} cards; Ctrl+C ends early and judges what there is")
    begun = told = monotonic()
    try:
        for number in range(1, chosen.deals + 1):
            trial.deal()
            if monotonic() - told > 2:
                told = monotonic()
                left = (told - begun) / number * (chosen.deals - number)
                print(f"  {number:,} dealt, about {left:,.0f} s to go", flush=True)
    except KeyboardInterrupt:
        print(f"  ended after {trial.places.deals:,} deals")
        if trial.places.deals < FEWEST:
            print(f"Too few to judge: {FEWEST:,} are needed.", file=sys.stderr)
            return 1
    judgements = trial.judgements()
    print("\n".join(map(str, judgements)))
    if chosen.write:
        _write(chosen, trial, judgements)
    is_even = all(one.is_even for one in judgements)
    print("The shuffle is even." if is_even else "The shuffle is NOT even.")
    return 0 if is_even else 1


def _write(chosen: argparse.Namespace, trial: FairTrial, judgements: list[Judgement]) -> None:
    command = f"python -m tests.campaigns.fair --deals {chosen.deals} --packs {chosen.packs} --jokers {chosen.jokers} --write"
    about = [
        "How often each card ended up in each place of the pack, and each seat was chosen to deal first, judged by",
        f"chi-squared: beyond ±{LIMIT} standard deviations, which happens by chance once in a million times, the test fails.",
        "",
    ]
    rows = [
        ("deals", trial.places.deals),
        ("cards in the pack", trial.places.size),
        *((one.what, f"{one.deviations:+.2f}") for one in judgements),
    ]
    write_section("fairness", "Fair deals", command, [*about, *table(rows)])


if __name__ == "__main__":
    sys.exit(main())
