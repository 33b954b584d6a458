"""For how long the event loop stands still while hundreds of tables act at once and computers think.

Waves of clicks, as in ``tests.campaigns.load``: with the computers in processes of their own, as the bot does it, and with all of
them in the event loop.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bot.service.work import HERE, Here
from bot.workers import WorkerProcesses, usual_process_count
from tests.campaigns.bench.result import BenchPart, Effort, Figure, Target, percentile, ratio_of
from tests.campaigns.load.clicking_tables import ClickingTables
from tests.campaigns.load.measuring import LoopWatch

TABLES: Final = 500
WAVES: Final = 3
MOST: Final = Target(100.0, is_most=True)
"""Milliseconds."""

_BETWEEN: Final = 2.0
"""Seconds after a wave, in which computers play on."""


class Standstill(NamedTuple):
    """Of one run, in seconds."""

    longest: float
    """That the loop's own thread computed without a pause."""
    answer: float
    """After which 99 of 100 were answered."""


def measure(effort: Effort) -> BenchPart:
    """By turns."""
    tables, processes = effort.of(TABLES, 8), max(1, usual_process_count())
    beside: list[Standstill] = []
    inside: list[Standstill] = []
    for number in range(-(-effort.rounds // 3)):
        with tempfile.TemporaryDirectory(prefix="canasta-bench-") as folder:
            seed = effort.seed + number
            # What was loaded and learnt in the first run serves the second: let neither be always the second.
            order = (True, False) if number % 2 else (False, True)
            for is_beside in order:
                workers = WorkerProcesses(processes) if is_beside else HERE
                path = Path(folder) / f"{is_beside}.db"
                seen = asyncio.run(_waves(path, tables, seed, workers, effort.scale))
                (beside if is_beside else inside).append(seen)
                print(
                    f"  {'beside' if is_beside else 'inside'} the event loop: longest busy"
                    f" {seen.longest * 1000:.0f} ms, 99 of 100 answered after {seen.answer * 1000:.0f} ms",
                    flush=True,
                )
    longest = [one.longest * 1000 for one in beside]
    in_loop = [one.longest * 1000 for one in inside]
    figures = [
        Figure(
            f"longest the event loop computed without a pause, {tables} tables",
            f"{median(longest):.0f} ms",
            f"computers in the loop: {median(in_loop):.0f} ms",
            ratio_of(longest, in_loop),
        ),
        Figure("the same, in milliseconds", f"{median(longest):.0f} ms", "1 ms", median(longest), MOST),
        Figure(
            "99 of 100 clicks of a wave answered",
            f"{median(one.answer for one in beside) * 1000:.0f} ms",
            f"computers in the loop: {median(one.answer for one in inside) * 1000:.0f} ms",
            ratio_of([one.answer for one in beside], [one.answer for one in inside]),
        ),
    ]
    told = f"The computers had {processes} worker {'process' if processes == 1 else 'processes'}."
    return BenchPart("loop", "The event loop", (*_TEXT, told), figures)


async def _waves(
    database: Path, tables: int, seed: int, workers: Here | WorkerProcesses, scale: float
) -> Standstill:
    async with workers:
        crowd = ClickingTables(database, tables, seed, workers=workers)
        await crowd.start()
        try:
            await crowd.services.settle()
            gc.collect()
            gc.freeze()  # as the bot does when it has started
            async with LoopWatch() as watch:
                for _ in range(WAVES):
                    await crowd.wave()
                    await asyncio.sleep(_BETWEEN * min(1.0, scale))
            return Standstill(watch.longest_own, percentile(crowd.waits.all, 0.99))
        finally:
            await crowd.stop()


_TEXT = (
    "At every table that waits for a person, somebody clicks at the same moment, and at half of the tables several people or",
    "devices do. Then computers play on, and boards and calls are updated. The reference is the same with the computers in the",
    "event loop. Measured is the processor time of the loop's thread between two checks.",
)
