"""How strong the computer players are: ``python -m tests.campaigns.ladder``, ``--preset all`` for every game.

Every deal is played again with the places changed, so that luck cancels out; :mod:`tests.campaigns.ladder.matches` says what
it means to beat somebody at two, three or more places. The same seed gives the same deals. Usually one round is played of
each deal, from totals between 0 and two thirds of the target; with ``--rounds`` a match from the beginning, broken off after so
many rounds (0: played to its end), and the higher total wins it.

``--against steady@COMMIT`` is the level as it was at a commit. Results are stored after every batch of deals, and the next call
goes on from there, unless a player has changed since. Ctrl-C stops it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.canasta.rules.presets import DEFAULT_PRESET
from tests.campaigns.bench.every_preset import names_of
from tests.campaigns.ladder.matches import LadderScore
from tests.campaigns.ladder.page import PAGE, page_of
from tests.campaigns.ladder.pairings import BATCH, Pairing, played
from tests.campaigns.ladder.players import (
    DEFAULT_LEVEL,
    NEEDED,
    UnknownPlayerError,
    identity_of,
    needed,
    player_named,
)
from tests.campaigns.ladder.results import KEPT, Result, Results

DEALS: Final = 800
"""Deals of Classic, unless another number is asked for."""
DEALS_ELSEWHERE: Final = 200


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is asked for and not stored yet; 1 if a needed share was missed."""
    asked = _parser().parse_args(arguments)
    results = Results(asked.results)
    missed = []
    try:
        if asked.deals != 0:
            print(
                "Each deal is played with the places changed. Ctrl-C stops; the next call goes on.",
                flush=True,
            )
        for preset in names_of(asked.preset or [DEFAULT_PRESET]):
            for opponent in asked.against or ["greedy"]:
                deals = asked.deals if asked.deals is not None else _usual_deals(preset)
                score = _measure(
                    results, Pairing(preset, asked.player, opponent, asked.rounds, asked.seed), deals, asked
                )
                is_needed = asked.rounds != 1 and asked.player == DEFAULT_LEVEL and opponent in NEEDED
                if is_needed and 100 * score.share < needed(preset, opponent):
                    missed.append(f"{preset} against {opponent}")
    except KeyboardInterrupt:
        print("\nstopped; what was played is stored.")
        return 130
    except UnknownPlayerError as unknown:
        print(unknown, file=sys.stderr)
        return 2
    if asked.write:
        PAGE.write_text(page_of(results.all()), encoding="utf-8")
        print(f"wrote {PAGE.name}")
    if missed:
        print(f"Missed: {', '.join(missed)}.")
    return 1 if missed else 0


def _usual_deals(preset: str) -> int:
    return DEALS if preset == DEFAULT_PRESET else DEALS_ELSEWHERE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--player", default=DEFAULT_LEVEL, help=f"the player to measure ({DEFAULT_LEVEL})")
    parser.add_argument("--against", nargs="+", metavar="PLAYER", help="opponents (greedy)")
    parser.add_argument("--preset", nargs="+", metavar="NAME", help=f"games, or all ({DEFAULT_PRESET})")
    parser.add_argument(
        "--deals", type=int, help=f"of each game ({DEALS} of {DEFAULT_PRESET}, {DEALS_ELSEWHERE} elsewhere)"
    )
    parser.add_argument("--rounds", type=int, default=1, help="of each match at most (1); 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--processes", type=int, default=1, help="that play at the same time (1)")
    parser.add_argument(
        "--results", type=Path, default=KEPT, help=f"file of the stored results ({KEPT.name})"
    )
    parser.add_argument(
        "--write", action="store_true", help=f"write docs/{PAGE.name} from the stored results"
    )
    return parser


def _measure(results: Results, pairing: Pairing, deals: int, asked: argparse.Namespace) -> LadderScore:
    """Play the deals of a pairing that are not stored yet; return its score."""
    for name in (pairing.player, pairing.opponent):
        player_named(name)  # so that an unknown one is refused before anything is played
    identities = (identity_of(pairing.player), identity_of(pairing.opponent))
    score = results.going_on(pairing, identities)
    stored, started = score.deals, perf_counter()
    title = f"{pairing.preset:<28} {pairing.player} against {pairing.opponent}"
    for deal in played(pairing, range(score.deals, deals), asked.processes):
        score.add_deal(deal)
        if score.deals % BATCH == 0 or score.deals == deals:
            today = datetime.now(UTC).date()  # noqa: TID251 - a command of its own, where no time is simulated
            results.save(Result(pairing=pairing, identities=identities, day=today.isoformat(), score=score))
            left = (perf_counter() - started) / (score.deals - stored) * (deals - score.deals)
            _show(f"\r{title} {line_of(score)}, {left:4.0f} s left ")
    print(f"\r{title} {line_of(score)}{' ' * 14}", flush=True)
    return score


def line_of(score: LadderScore) -> str:
    """Return a score as text."""
    return f"{score.mean:+7.1f} ± {score.error:.1f} points a round, {100 * score.share:.0f} % won, {score.deals} deals"


def _show(line: str) -> None:
    if sys.stdout.isatty():
        print(line, end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
