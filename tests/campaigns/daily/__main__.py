"""Find the positions of the daily deals: ``python -m tests.campaigns.daily [--count 366] [--again] [--anew]``.

The steady player plays rounds of Classic with itself; a position is kept where one discard is clearly best in rounds
that are played on, and the obvious one is not. Each is written at once to the file that ships with the package. Ctrl-C
stops it, and the next call goes on after the last deal. ``--again`` first compares the positions of the file anew, where
rollouts have changed, and drops those that are not clear any more. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.players.strong.instructive import instructive
from bot.service.daily.house_deals import decisions
from bot.service.daily.positions import FILE, DailyPosition, Document, document_of, position_from
from tests.campaigns.daily.spread import Kind, is_too_frequent, kind_of, spread_of

_ENDING: Final = "\r" if sys.stdout.isatty() else "\n"


def main(arguments: list[str] | None = None) -> int:
    """Search until the file has as many positions as wanted."""
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.daily",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=366, help="positions in the file at last (366)")
    parser.add_argument("--file", type=Path, default=FILE, help=f"where to ({FILE.name} of the package)")
    parser.add_argument("--again", action="store_true", help="compare what the file holds anew")
    parser.add_argument("--anew", action="store_true", help="forget what the file holds")
    chosen = parser.parse_args(arguments)
    if chosen.anew:
        chosen.file.unlink(missing_ok=True)
    try:
        if chosen.again:
            _compare_again(chosen.file, chosen.count)
        lines = _lines_of(chosen.file)
        kinds = [_kind_of(position_from(line)) for line in lines]
        _search(chosen.file, kinds, max((line["deal"] for line in lines), default=0), chosen.count)
    except KeyboardInterrupt:
        print("\nstopped; what was found is written.")
        return 130
    print(spread_of(kinds))
    return 0


def _lines_of(file: Path) -> list[Document]:
    known = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line) for line in known]


def _compare_again(file: Path, wanted: int) -> None:
    """Keep the positions that are still clear; when it is stopped, the file is as it was."""
    kept, kinds, lines = [], list[Kind](), _lines_of(file)
    for number, line in enumerate(lines, 1):
        view = position_from(line).view
        discards = instructive(view, f"{line['deal']} again")
        if discards is not None:
            again = DailyPosition(view, tuple(discards))
            kind = _kind_of(again)
            if not is_too_frequent(kind, [*kinds, kind], wanted):
                kinds.append(kind)
                kept.append(_line_of(line["deal"], again))
        if sys.stdout.isatty() or number % 20 == 0:
            print(f"{len(kept)} of {number} positions stay", end=_ENDING, flush=True)
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in kept))


def _line_of(deal: int, position: DailyPosition) -> Document:
    """Return the line of a position: without what the file has in common, to keep it small."""
    document = document_of(position)
    fields = {name: value for name, value in document["position"].items() if name not in {"phase", "dealer"}}
    fields["rules"] = fields["rules"]["preset"]
    return {"deal": deal, "position": fields, "discards": document["discards"]}


def _kind_of(position: DailyPosition) -> Kind:
    return kind_of(position.view, position.best)


def _search(file: Path, kinds: list[Kind], last: int, wanted: int) -> None:
    started, before = perf_counter(), len(kinds)
    rules = rules_of(DEFAULT_PRESET)
    for deal in count(last + 1):
        if len(kinds) >= wanted:
            return
        for number, view in enumerate(decisions(rules, str(deal))):
            discards = instructive(view, f"{deal}.{number}")
            if discards is None:
                continue
            position = DailyPosition(view, tuple(discards))
            kind = _kind_of(position)
            if is_too_frequent(kind, [*kinds, kind], wanted):
                continue
            kinds.append(kind)
            with file.open("ab") as written:
                written.write(msgspec.json.encode(_line_of(deal, position)) + b"\n")
            break  # two moments of one round are too much alike
        found = len(kinds) - before
        left = (perf_counter() - started) / found * (wanted - len(kinds)) if found else 0.0
        if sys.stdout.isatty() or deal % 20 == 0:
            print(
                f"deal {deal}: {len(kinds)} of {wanted} positions, {left:5.0f} s left",
                end=_ENDING,
                flush=True,
            )


if __name__ == "__main__":
    sys.exit(main())
