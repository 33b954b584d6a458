"""How fast everything is, each figure beside a reference: ``python -m tests.campaigns.bench`` or ``make bench``.

All parts, one after the other; ``--only PART`` chooses some. With ``--write`` each part writes its section of
docs/performance.md as soon as it is done. Machines differ and are noisy: a thing and its reference are measured by turns,
and only the ratio counts.

``python -m tests.campaigns.bench --presets`` compares every preset with chess instead, ``--presets NAME`` one of them.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from tests.campaigns.bench.cores import one_core
from tests.campaigns.bench.every_preset import compare_presets, names_of
from tests.campaigns.bench.result import BenchPart, Effort
from tests.campaigns.figures import PERFORMANCE, write_section

PARTS: Final = (
    "rounds",
    "states",
    "durable",
    "interactions",
    "dormant",
    "loop",
    "pictures",
    "statistics",
    "rollouts",
)
"""Each a module of this package with a function ``measure``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; 1 if a target was missed."""
    asked = _parser().parse_args(arguments)
    print(f"CPython {platform.python_version()}; stop with Ctrl-C.", flush=True)
    if asked.presets is not None:
        return _presets(asked)
    effort = Effort(asked.rounds, asked.scale, asked.seed)
    parts = []
    for number, name in enumerate(asked.only or PARTS, 1):
        print(f"\n{name} ({number} of {len(asked.only or PARTS)})", flush=True)
        began = perf_counter()
        part: BenchPart = importlib.import_module(f"tests.campaigns.bench.{name}").measure(effort)
        parts.append(part)
        print("\n".join(["", *part.lines(), "", f"took {perf_counter() - began:.0f} s"]), flush=True)
        if asked.write:
            command = f"python -m tests.campaigns.bench --only {name}" + _differences(asked)
            write_section(part.name, part.title, f"{command} --write", part.lines(), page=asked.page)
    if asked.json:
        told = {part.name: [figure._asdict() for figure in part.figures] for part in parts}
        asked.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    missed = [f"{part.name}: {figure.what}" for part in parts for figure in part.missed]
    print(f"\nMissed: {'; '.join(missed) or 'nothing'}.")
    return 1 if missed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--rounds", type=int, default=7, help="how often each pair takes turns (7)")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="of the usual number of tables and clicks (1)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the deals and choices (1)")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/performance.md")
    parser.add_argument("--page", type=Path, default=PERFORMANCE, help=argparse.SUPPRESS)
    parser.add_argument(
        "--presets", nargs="*", metavar="NAME", help="compare presets with chess: those named, or all"
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each preset and round, with --presets (1)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    return parser


def _differences(asked: argparse.Namespace) -> str:
    """What was asked for otherwise than usual."""
    usual = _parser().parse_args([])
    return "".join(
        f" --{name} {getattr(asked, name):g}"
        for name in ("rounds", "scale", "seed")
        if getattr(asked, name) != getattr(usual, name)
    )


def _presets(asked: argparse.Namespace) -> int:
    with one_core():
        results: dict[str, Any] = compare_presets(
            names_of(asked.presets), asked.rounds, asked.seconds, asked.seed
        )
    if asked.json:
        asked.json.write_text(json.dumps({"presets": results}, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
