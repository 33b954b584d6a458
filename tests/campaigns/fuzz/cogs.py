"""The whole bot under fire: ``python -m tests.campaigns.fuzz.cogs --minutes 60``; stop it with Ctrl-C.

Tables with random games and random house rules are played in a simulated Discord by people who press, type, forge ids,
sleep for days and restart the bot. ``--seed`` and ``--steps`` repeat one trial, as a finding names it. With ``--write``
the figures go to ``docs/reliability.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.campaigns.figures import table, write_section
from tests.campaigns.fuzz.cog_trial import FoundError, quiet, run_trial

SHRINKS_AT_MOST = 180.0
"""Seconds."""

ABOUT = (
    "Random games with random house rules in the simulated Discord: up to four people and computers, of whom anybody",
    "presses buttons, chooses from menus, types commands with odd values and sends forged ids and forms, while the bot is",
    "restarted or cut off and time leaps by minutes and days. After every step no error may be logged, no interaction",
    "unanswered and no payload invalid; now and then everything that somebody can get is compared byte for byte with",
    "what he would get if all the cards he may not know were others, and every match is played again from its log and",
    "held against its snapshot. What is found is repeated with fewer and fewer steps.",
    "",
)


def main() -> int:
    """Run trials; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.fuzz.cogs", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--length", type=int, default=150, help="steps of one trial")
    parser.add_argument("--start", default=str(Random().randrange(10**6)), help="the name of the search")
    parser.add_argument("--seed", help="one trial again")
    parser.add_argument("--steps", help="only these steps of it, such as 3,7,9")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/reliability.md")
    asked = parser.parse_args()
    quiet()
    if asked.seed is not None:
        steps = [int(one) for one in asked.steps.split(",")] if asked.steps else list(range(asked.length))
        try:
            trial = asyncio.run(run_trial(asked.seed, steps))
        except FoundError as found:
            print(f"step {found.step}: {found.what}")
            return 1
        print(f"nothing found; {trial.rules}")
        return 0
    return _search(asked)


def _search(asked: argparse.Namespace) -> int:
    started = time.monotonic()
    end = started + 60 * asked.minutes
    print(f"search {asked.start}, {asked.minutes:g} minutes; stop it with Ctrl-C", flush=True)
    did: Counter[str] = Counter()
    trials, found, audited = 0, 0, 0
    try:
        while time.monotonic() < end:
            seed = f"{asked.start}-{trials}"
            trials += 1
            try:
                trial = asyncio.run(
                    run_trial(seed, range(asked.length), until=lambda: time.monotonic() >= end)
                )
            except FoundError as error:
                found += 1
                print(f"\nFOUND in {seed} at step {error.step}: {error.what}", flush=True)
                print(_again(seed, shrunk(seed, error)), flush=True)
            else:
                did += trial.did
                audited += trial.audited
            spent = time.monotonic() - started
            print(f"{spent / 60:.1f} min: {trials} trials, {did.total()} steps, {found} found", flush=True)
    except KeyboardInterrupt:
        print("\nstopped")
    if asked.write:
        rows: list[tuple[str, object]] = [("trials", trials), *did.most_common()]
        rows += [("stored actions played again", audited), ("found", found)]
        rows.append(("minutes", f"{(time.monotonic() - started) / 60:.1f}"))
        command = f"python -m tests.campaigns.fuzz.cogs --minutes {asked.minutes:g} --write"
        write_section("fuzzing", "Random and hostile play", command, [*ABOUT, *table(rows)])
    return 1 if found else 0


def _again(seed: str, steps: Sequence[int]) -> str:
    return f"again: python -m tests.campaigns.fuzz.cogs --seed {seed} --steps {','.join(map(str, steps))}"


def shrunk(seed: str, found: FoundError) -> list[int]:
    """Steps that still find the same, as few as a few minutes allow: first halves are left out, then single steps."""
    steps = list(range(found.step + 1))
    end = time.monotonic() + SHRINKS_AT_MOST
    size = max(1, len(steps) // 2)
    while time.monotonic() < end:
        for start in range(0, len(steps), size):
            fewer = steps[:start] + steps[start + size :]
            if fewer and time.monotonic() < end and _finds_the_same(seed, fewer, found):
                steps = fewer
                break
        else:
            if size == 1:
                break
            size //= 2
    return steps


def _finds_the_same(seed: str, steps: Sequence[int], found: FoundError) -> bool:
    try:
        asyncio.run(run_trial(seed, steps))
    except FoundError as error:
        return error.kind == found.kind
    return False


if __name__ == "__main__":
    sys.exit(main())
