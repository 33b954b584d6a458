"""Measure the tips of the help: ``python -m tests.campaigns.tips [NAME ...] [--rounds 10000] [--write]``.

From each play of a tip's position rounds are played on to their end, with the same hidden cards for all of them. A tip is
clear if the play that it advises is better than every other one by ten points and four standard errors at least, and
none that the strong level would consider is better than it by three; where one is not clear, nothing is written. It needs
the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final

import msgspec

from bot.canasta.actions import Action
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import Appraisal, is_installed, prepare
from bot.players.strong.lines import Line, lines_of
from bot.service.advice.tips import FILE, TIPS, Tip

ROUNDS: Final = 10_000
_LEAST_MARGIN: Final = 10.0
_MARGIN_ERRORS: Final = 4.0
_BETTER_ERRORS: Final = 3.0


def main(arguments: list[str] | None = None) -> int:
    """Measure all tips, or those named, and say which are not clear."""
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.tips",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these tips")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"from each play ({ROUNDS})")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name} of the package")
    chosen = parser.parse_args(arguments)
    if chosen.write and chosen.names:
        parser.error("--write measures all tips")
    if not is_installed():
        print("The extra 'strong' is needed: make env", file=sys.stderr)
        return 1
    prepare()
    lines, doubtful = [], []
    for tip in TIPS:
        if chosen.names and tip.name not in chosen.names:
            continue
        plays = measured(tip, chosen.rounds)
        lines.append(line_of(tip, plays, chosen.rounds))
        if not is_clear(plays) or better_play(tip, chosen.rounds) is not None:
            doubtful.append(tip.name)
        print(tip.name)
        for text, play in zip(tip.plays, plays, strict=True):
            print(f"  {text:20}{play.points:8.1f} ± {play.error:4.1f}")
    if doubtful:
        print(f"not clear: {', '.join(doubtful)}", file=sys.stderr)
        return 1
    if chosen.write:
        FILE.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        print(f"wrote {FILE}")
    return 0


def measured(tip: Tip, rounds: int) -> list[Appraisal]:
    """Return the plays of a tip in its order, each compared with the best."""
    view = tip.view
    found = {one.action: one for one in _measured(tip, view, _lines(view, tip), rounds)}
    return [found[action] for action in tip.actions]


def better_play(tip: Tip, rounds: int) -> Action | None:
    """Return the best play that the strong level would consider if it is clearly better than the advised one."""
    view = tip.view
    advised, *_ = _lines(view, tip)
    others = [line for line in lines_of(view) if line.action not in tip.actions]
    best, *rest = _measured(tip, view, [advised, *others], rounds)
    behind = next((one for one in rest if one.action == advised.action), best)
    return best.action if -behind.points > _BETTER_ERRORS * behind.error else None


def _measured(tip: Tip, view: SeatView, lines: list[Line], rounds: int) -> list[Appraisal]:
    from bot.players.strong.comparison import measure_lines  # noqa: PLC0415 - numba is of the extra

    return measure_lines(view, lines, tip.name, rounds)


def _lines(view: SeatView, tip: Tip) -> list[Line]:
    """Return the best line that begins with each play."""
    return [next(line for line in lines_of(view, (play,)) if line.action == play) for play in tip.actions]


def is_clear(plays: list[Appraisal]) -> bool:
    """Return whether the first play is clearly better than every other."""
    return all(-other.points >= max(_LEAST_MARGIN, _MARGIN_ERRORS * other.error) for other in plays[1:])


def line_of(tip: Tip, plays: list[Appraisal], rounds: int) -> dict[str, Any]:
    """Return the line of the file: a tip and its figures."""
    figures = [
        [
            text,
            round(play.points),
            round(play.error, 1),
            *(round(share, 3) for share in (play.loses_pile, play.goes_out, play.others_go_out)),
        ]
        for text, play in zip(tip.plays, plays, strict=True)
    ]
    return {"name": tip.name, "position": tip.position, "rounds": rounds, "plays": figures}


if __name__ == "__main__":
    sys.exit(main())
