"""Find the positions of the daily deals: ``python -m tests.campaigns.daily [--count 366] [--anew]``.

The steady player plays rounds of Classic with itself; a position is kept where one discard is clearly best in rounds
that are played on, and the obvious one is not. Each is written at once to the file that ships with the package. Ctrl-C
stops it, and the next call goes on after the last deal. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from time import perf_counter

import msgspec

from bot.service.daily.positions import FILE, DailyPosition, position_from
from tests.campaigns.daily.search import decisions, document_of, instructive
from tests.campaigns.daily.spread import Kind, is_too_frequent, kind_of, spread_of


def main(arguments: list[str] | None = None) -> int:
    """Search until the file has as many positions as wanted."""
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.daily",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=366, help="positions in the file at last (366)")
    parser.add_argument("--file", type=Path, default=FILE, help=f"where to ({FILE.name} of the package)")
    parser.add_argument("--anew", action="store_true", help="forget what the file holds")
    chosen = parser.parse_args(arguments)
    if chosen.anew:
        chosen.file.unlink(missing_ok=True)
    known = chosen.file.read_text(encoding="utf-8").splitlines() if chosen.file.exists() else []
    lines = [msgspec.json.decode(line) for line in known]
    kinds = [_kind_of(position_from(line)) for line in lines]
    try:
        _search(chosen.file, kinds, max((line["deal"] for line in lines), default=0), chosen.count)
    except KeyboardInterrupt:
        print("\nstopped; what was found is written.")
        return 130
    print(spread_of(kinds))
    return 0


def _kind_of(position: DailyPosition) -> Kind:
    return kind_of(position.view, position.best)


def _search(file: Path, kinds: list[Kind], last: int, wanted: int) -> None:
    started, before = perf_counter(), len(kinds)
    for deal in count(last + 1):
        if len(kinds) >= wanted:
            return
        for number, view in enumerate(decisions(deal)):
            discards = instructive(view, f"{deal}.{number}")
            if discards is None:
                continue
            kind = kind_of(view, discards[0].card)
            if is_too_frequent(kind, [*kinds, kind], wanted):
                continue
            kinds.append(kind)
            with file.open("ab") as written:
                written.write(msgspec.json.encode(document_of(deal, view, discards)) + b"\n")
            break  # two moments of one round are too much alike
        found = len(kinds) - before
        left = (perf_counter() - started) / found * (wanted - len(kinds)) if found else 0.0
        ending = "\r" if sys.stdout.isatty() else "\n"
        if sys.stdout.isatty() or deal % 20 == 0:
            print(
                f"deal {deal}: {len(kinds)} of {wanted} positions, {left:5.0f} s left", end=ending, flush=True
            )


if __name__ == "__main__":
    sys.exit(main())
