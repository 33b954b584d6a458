"""Plant faults and see which survive the tests: ``python -m tests.campaigns.faults [WORD ...] [--list] [--anew] [--write]``.

Every fault of ``tests/campaigns/faults/catalogue`` is planted by itself in a copy of this tree, and the tests that are to notice it
run there. Words choose faults by their names or files. Ctrl+C ends early; the next run goes on where this one ended. What
was tried is tried again when the file of the fault or its tests have changed, or with --anew. Several runs at a time, with different words, go on from each other's results. Exit code 0 if every fault was noticed; 1 if one survived, or could not be tried because the code that
it changes is not there any more.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.campaigns.faults.campaign import ROOT, FaultCampaign, Result, Verdict
from tests.campaigns.faults.catalogue import AREAS, FAULTS
from tests.campaigns.faults.fault import PlantedFault
from tests.campaigns.figures import table, write_section


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.campaigns.faults", description=__doc__)
    parser.add_argument("words", nargs="*", help="only faults whose name or file contains one of these")
    parser.add_argument("--list", action="store_true", help="say which faults there are, and plant none")
    parser.add_argument("--anew", action="store_true", help="forget what earlier runs have found")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    chosen = parser.parse_args(arguments)
    faults = [fault for fault in FAULTS if _is_chosen(fault, chosen.words)]
    if not faults:
        parser.error("no fault has such a name or file")
    if chosen.write and len(faults) < len(FAULTS):
        parser.error("--write: only the figures of all faults are written")
    if chosen.list:
        print("\n".join(f"{fault.file}: {fault.name}" for fault in faults))
        return 0
    folder = _folder()
    if chosen.anew:
        shutil.rmtree(folder, ignore_errors=True)
    print(
        f"{len(faults)} faults, planted in {folder}; Ctrl+C ends early, and the next run goes on from there"
    )
    results: list[Result] = []
    try:
        for number, result in enumerate(FaultCampaign(folder).results(faults), 1):
            results.append(result)
            print(f"  {number}/{len(faults)} {_line(result)}", flush=True)
    except KeyboardInterrupt:
        print(f"  ended after {len(results)} of {len(faults)}")
        return 1
    bad = [result for result in results if result.verdict is not Verdict.NOTICED]
    print("\n".join(["", *map(_line, bad)]) if bad else "Every fault was noticed.")
    if chosen.write:
        _write(results)
    return 1 if bad else 0


def _is_chosen(fault: PlantedFault, words: Sequence[str]) -> bool:
    return not words or any(word in fault.name or word in fault.file for word in words)


def _folder() -> Path:
    """One for each checkout, so that two do not get in each other's way."""
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]
    return Path(tempfile.gettempdir()) / f"canasta-faults-{name}"


def _line(result: Result) -> str:
    took = ", as before" if result.is_remembered else f" in {result.seconds:.0f} s"
    why = f" ({result.why})" if result.verdict is not Verdict.NOTICED else ""
    return f"{result.verdict}{took}: {result.fault.name} [{result.fault.file}]{why}"


def _write(results: Sequence[Result]) -> None:
    about = [
        "Faults as somebody might make them, planted one at a time in a copy of the tree: a guard that is missing, a limit that",
        "is another, a secret that is weaker. A fault is noticed if a test fails that passes without it.",
        "",
    ]
    verdicts = Counter(result.verdict for result in results)
    rows = [
        ("faults", len(results)),
        *((f"in what guards {area}", len(faults)) for area, faults in AREAS.items()),
        ("files", len({result.fault.file for result in results})),
        *((verdict.value, verdicts[verdict]) for verdict in Verdict),
        ("minutes", f"{sum(result.seconds for result in results) / 60:.0f}"),
    ]
    write_section(
        "faults", "Planted faults", "python -m tests.campaigns.faults --write", [*about, *table(rows)]
    )


if __name__ == "__main__":
    sys.exit(main())
