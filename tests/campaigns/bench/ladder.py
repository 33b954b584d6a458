"""How strong the computer players are: ``python -m tests.campaigns.bench.ladder``, ``--preset all`` for every game.

Every deal is played again with the places changed, so that luck cancels out; :mod:`tests.campaigns.bench.matches` says what it
means to beat somebody at two, three or more places. The same seed gives the same matches. A match goes to the target
score of its game, but is broken off after ``--rounds`` rounds: the higher total wins it then.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.players.registry import PLAYERS
from tests.campaigns.bench.every_preset import names_of
from tests.campaigns.bench.matches import LadderScore, places_of, play_deals

DEFAULT_LEVEL = next(iter(PLAYERS))
NEEDED = {"random": 95, "greedy": 65}
"""Of a hundred matches of Classic, how many the default level is to win against these."""

NEEDED_ANYWHERE = {"random": 90, "greedy": 60}
"""The same for every other game."""

MOST_ROUNDS = 8
"""A match is broken off after so many rounds, unless another number is asked for: Hand and Foot may last for ever."""


def needed(preset: str, opponent: str) -> int:
    """The share in percent that the default level is to win."""
    return (NEEDED if preset == DEFAULT_PRESET else NEEDED_ANYWHERE)[opponent]


def main() -> None:
    arguments = _arguments()
    presets = names_of(arguments.preset or [DEFAULT_PRESET])
    print(
        f"Matches of at most {arguments.rounds} rounds; each deal is played with the places changed. "
        "Stop with Ctrl-C: the result so far is shown.",
        flush=True,
    )
    missed = []
    for preset in presets:
        for opponent in arguments.against or NEEDED:
            share = _climb(arguments.player, opponent, preset, arguments)
            if share is None:
                return
            if arguments.player == DEFAULT_LEVEL and opponent in NEEDED and share < needed(preset, opponent):
                missed.append(f"{preset} against {opponent}")
    if len(presets) > 1:
        print(f"Missed: {', '.join(missed) or 'nothing'}.")


def _arguments() -> argparse.Namespace:
    levels = tuple(PLAYERS)
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.bench.ladder", description=__doc__)
    parser.add_argument(
        "--player", choices=levels, default=DEFAULT_LEVEL, help=f"who is measured ({DEFAULT_LEVEL})"
    )
    parser.add_argument(
        "--against", choices=levels, action="append", help="an opponent; again for more (random, greedy)"
    )
    parser.add_argument("--preset", nargs="+", metavar="NAME", help=f"games, or all ({DEFAULT_PRESET})")
    parser.add_argument("--matches", type=int, default=100, help="how many matches with each (100)")
    parser.add_argument(
        "--rounds", type=int, default=MOST_ROUNDS, help=f"break a match off after so many ({MOST_ROUNDS})"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    return parser.parse_args()


def _climb(player: str, opponent: str, preset: str, arguments: argparse.Namespace) -> float | None:
    """Play the matches with one opponent; the share won in percent, None if the user stopped it."""
    places = places_of(preset)
    deals = -(-arguments.matches // places)
    score = LadderScore()
    started = perf_counter()
    title = f"{preset:<28} {player} beats {opponent}"
    try:
        for score in play_deals(
            PLAYERS[player], PLAYERS[opponent], deals, arguments.seed, arguments.rounds, preset
        ):
            left = (perf_counter() - started) / score.matches * (places * deals - score.matches)
            _show(f"\r{title} {_line(score)}, {left:4.0f} s left ")
    except KeyboardInterrupt:
        print(f"\r{title} {_line(score)}, stopped.{' ' * 12}")
        return None
    spent = perf_counter() - started
    verdict = ""
    if player == DEFAULT_LEVEL and opponent in NEEDED:
        least = needed(preset, opponent)
        verdict = f" Needed {least} %: {'reached' if 100 * score.share >= least else 'MISSED'}."
    print(f"\r{title} {_line(score)}, {spent:.0f} s.{verdict}{' ' * 12}", flush=True)
    return 100 * score.share


def _line(score: LadderScore) -> str:
    a_round = score.points / max(1, score.rounds)
    return f"by {100 * score.share:3.0f} % in {score.matches} matches, {a_round:+.0f} points a round"


def _show(line: str) -> None:
    if sys.stdout.isatty():
        print(line, end="", flush=True)


if __name__ == "__main__":
    main()
