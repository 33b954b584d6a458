"""How strong the computer players are: ``python -m tests.bench.ladder``.

Every deal is played twice with the sides swapped, so that luck cancels out. The same seed gives the same matches.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from bot.players.registry import DEFAULT_LEVEL, PLAYERS
from tests.bench.matches import Score, play_pairs

NEEDED = {"random": 95, "greedy": 65}
"""Of a hundred matches, how many the default level is to win against these."""


def main() -> None:
    arguments = _arguments()
    print(
        "Each deal is played twice, sides swapped. Stop with Ctrl-C: the result so far is shown.", flush=True
    )
    for opponent in arguments.against or NEEDED:
        if not _climb(arguments.player, opponent, arguments):
            break


def _arguments() -> argparse.Namespace:
    levels = tuple(PLAYERS)
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ladder", description=__doc__)
    parser.add_argument(
        "--player", choices=levels, default=DEFAULT_LEVEL, help=f"who is measured ({DEFAULT_LEVEL})"
    )
    parser.add_argument(
        "--against", choices=levels, action="append", help="an opponent; again for more (random, greedy)"
    )
    parser.add_argument("--matches", type=int, default=100, help="how many matches with each (100)")
    parser.add_argument(
        "--rounds", type=int, help="play so many rounds a match instead of to the target score"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    return parser.parse_args()


def _climb(player: str, opponent: str, arguments: argparse.Namespace) -> bool:
    """Play the matches with one opponent; whether to go on with the next."""
    pairs = (arguments.matches + 1) // 2
    score = Score()
    started = perf_counter()
    try:
        for score in play_pairs(PLAYERS[player], PLAYERS[opponent], pairs, arguments.seed, arguments.rounds):
            left = (perf_counter() - started) / score.matches * (2 * pairs - score.matches)
            _show(f"\r{_line(player, opponent, score)}, {left:4.0f} s left ")
    except KeyboardInterrupt:
        print(f"\r{_line(player, opponent, score)}, stopped.{' ' * 12}")
        return False
    spent = perf_counter() - started
    print(f"\r{_line(player, opponent, score)}, {spent:.0f} s.{_verdict(player, opponent, score)}{' ' * 12}")
    return True


def _line(player: str, opponent: str, score: Score) -> str:
    share = 100 * score.won / max(1, score.matches)
    a_round = score.points / max(1, score.rounds)
    return (
        f"{player} beats {opponent} in {score.won} of {score.matches} matches ({share:.0f} %), "
        f"{a_round:+.0f} points a round"
    )


def _verdict(player: str, opponent: str, score: Score) -> str:
    if player != DEFAULT_LEVEL or opponent not in NEEDED:
        return ""
    reached = 100 * score.won >= NEEDED[opponent] * score.matches
    return f" Needed {NEEDED[opponent]} %: {'reached' if reached else 'missed'}."


def _show(line: str) -> None:
    if sys.stdout.isatty():
        print(line, end="", flush=True)


if __name__ == "__main__":
    main()
