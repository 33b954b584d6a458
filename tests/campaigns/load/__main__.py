"""Many tables play at once on one process, and everybody must be answered in time.

``python -m tests.campaigns.load``; stop it with Ctrl-C. First waves: at every table somebody clicks at the same moment, at half of
them several people or devices at once; computers think, in processes of their own, and messages are drawn beside it. Then people click on and on, and
the memory of the process is looked at. The services and the texts are the bot's own, on a real SQLite file; only Discord
is missing. With ``--write`` the figures go into docs/reliability.md, and some of them into docs/scaling.md.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import sys
import tempfile
import time
from pathlib import Path

from bot.service.work import HERE
from bot.workers import WorkerProcesses, usual_process_count
from tests.campaigns.figures import table, write_section
from tests.campaigns.load.clicking_tables import ClickingTables, ClickManner, LoadError
from tests.campaigns.load.measuring import LoopWatch, Waits, answers_kept, forget_answers, growth, resident
from tests.campaigns.scale.page import bring_up_to_date

PATIENCE = 3.0
"""Seconds that Discord waits for an answer."""
BETWEEN_WAVES = 3.0
STANDSTILL = 0.1
"""Seconds that the event loop may be busy with one thing."""
MOST_GROWTH = 0.05
"""Of the memory, from the first fifth of the actions to the last, beside what the engine keeps of its answers."""


def main() -> int:
    """Play as much as asked; 1 if somebody waited too long or anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--waves", type=int, default=10)
    parser.add_argument(
        "--actions", type=int, default=100_000, help="actions of people and computers after the waves"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--workers",
        type=int,
        default=usual_process_count(),
        help="so many processes think for the computers, usually as many as the bot has here; 0: the event loop itself",
    )
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    with tempfile.TemporaryDirectory(prefix="canasta-load-") as folder:
        run = Run(
            Path(folder) / "canasta.db", asked.tables, asked.seed, asked.waves, asked.actions, asked.workers
        )
        try:
            asyncio.run(run.play())
        except KeyboardInterrupt:
            print("\nstopped")
            return 1
        except LoadError as wrong:
            print(f"\nWRONG: {wrong}")
            return 1
    lines = table(run.rows())
    print("\n" + "\n".join(lines))
    for place, times in run.watch.seen.most_common(8):
        print(f"  stood still {times} times in {place}", file=sys.stderr)
    if asked.write:
        command = f"python -m tests.campaigns.load --tables {asked.tables} --waves {asked.waves} --actions {asked.actions}"
        write_section("load", "Many tables at once", f"{command} --write", [*_TEXT, *lines])
        bring_up_to_date()
    failings = [
        what
        for what, is_so in (
            ("somebody waited too long", run.answers.at(1) > PATIENCE),
            ("the event loop was busy for too long", run.watch.longest_own > STANDSTILL),
            ("memory grows", run.growth > MOST_GROWTH),
        )
        if is_so
    ]
    for what in failings:
        print(f"WRONG: {what}")
    return 1 if failings else 0


_TEXT = (
    "The services play on a real SQLite file; at every table somebody clicks at the same moment, wave after wave. At half",
    "of the tables several clicks arrive at once (everybody presses the same button, one player has two devices, Discord",
    "delivers a click twice), and each time exactly one action must result. Computers think in processes of their own, as",
    "in the real bot, and boards and calls are drawn as well. An answer is the committed move and the hand drawn from",
    "it; Discord's own time comes on top. How long the event loop was busy is the time its thread computed between two checks;",
    "how long it stood still includes time taken by other programs (also the thinking processes) and other threads. The memory is what",
    "the system has given to the process itself, read after each fifth of the actions while people keep moving.",
    "The engine caches answers in tables of limited size that take very many matches to fill; they are",
    "emptied before each reading, so that growing memory would mean a leak.",
    "",
)


class Run:
    """The waves and the long haul."""

    def __init__(
        self, database: Path, tables: int, seed: int, waves: int, actions: int, processes: int
    ) -> None:
        self._processes = processes
        self._workers = WorkerProcesses(processes) if processes else HERE
        self._crowd = ClickingTables(database, tables, seed, workers=self._workers)
        self._waves = waves
        self._actions = actions
        self.watch = LoopWatch()
        self.answers = Waits()
        self._clicks = 0
        self._memory: list[int] = []
        self._full = 0
        self._answers = (0, 0)
        self._seconds = 0.0
        self._computed = 0.0
        self._load = 0.0

    async def play(self) -> None:
        """All of it."""
        async with self._workers:
            await self._play()

    async def _play(self) -> None:
        crowd = self._crowd
        print(f"{len(crowd.tables)} tables are opened", flush=True)
        await crowd.start()
        try:
            await crowd.services.settle()
            gc.freeze()  # as the bot does when it has started
            crowd.waits = self.answers
            computed = time.process_time()
            async with self.watch:
                await self._in_waves()
            self._computed = time.process_time() - computed
            self._clicks, self._load = len(self.answers), os.getloadavg()[0]
            crowd.waits = Waits()
            await self._on_and_on()
        finally:
            await crowd.stop()

    async def _in_waves(self) -> None:
        for number in range(1, self._waves + 1):
            tables = await self._crowd.wave()
            await asyncio.sleep(BETWEEN_WAVES)
            print(
                f"wave {number}: {tables} tables; slowest answer so far {self.answers.at(1):.2f} s,"
                f" longest busy {self.watch.longest_own * 1000:.0f} ms",
                flush=True,
            )

    async def _on_and_on(self) -> None:
        crowd, began = self._crowd, time.perf_counter()
        marks = itertools.count(1)
        due = next(marks) * self._actions // 5
        before = crowd.actions

        async def progress(actions: int) -> None:
            nonlocal due
            if actions >= due:
                due = next(marks) * self._actions // 5
                self._full = max(self._full, resident())
                self._answers = max(self._answers, answers_kept())
                forget_answers()
                crowd.waits = Waits()  # what is measured is not to be held by who measures
                self._memory.append(resident())
                seconds = time.perf_counter() - began
                mib = self._memory[-1] / 2**20
                print(f"{actions} actions, {mib:.1f} MiB, {seconds:.0f} s", flush=True)

        await crowd.endure(self._actions, 64, progress)
        self._seconds = time.perf_counter() - began
        assert crowd.actions - before >= self._actions

    @property
    def growth(self) -> float:
        """By how much more memory was held in the end than after a fifth of the actions; 0.1 is a tenth."""
        return growth(self._memory)

    def rows(self) -> list[tuple[str, object]]:
        """What was measured."""
        crowd, answers, watch = self._crowd, self.answers, self.watch
        races = sum(number for manner, number in crowd.moves.items() if manner is not ClickManner.ONCE)
        return [
            ("tables", len(crowd.tables)),
            ("waves", self._waves),
            ("clicks in the waves", self._clicks),
            ("answered after, half of them", f"{answers.at(0.5):.2f} s"),
            ("99 of 100", f"{answers.at(0.99):.2f} s"),
            ("the slowest", f"{answers.at(1):.2f} s"),
            (
                "the process computed, for each click with all that follows",
                f"{self._computed / self._clicks * 1000:.1f} ms",
            ),
            ("longest the event loop was busy", f"{watch.longest_own * 1000:.0f} ms"),
            ("times it was busy for more than 100 ms", watch.gaps),
            ("longest it stood still, whoever was to blame", f"{watch.longest * 1000:.0f} ms"),
            ("processes that think for the computers", self._processes),
            (
                "longest a choice of theirs was waited for"
                if self._processes
                else "longest a computer thought",
                f"{crowd.longest_thought * 1000:.0f} ms",
            ),
            ("longest a hand was drawn", f"{crowd.longest_drawing * 1000:.0f} ms"),
            ("longest collection of garbage", f"{watch.longest_collection * 1000:.0f} ms"),
            ("programs of the machine that wanted to compute meanwhile (2 cores)", f"{self._load:.0f}"),
            ("actions of people and computers", crowd.actions),
            ("moves of people", crowd.moves.total()),
            ("of these clicked by several at once", races),
            ("clicks that came too late and were refused", crowd.refused),
            ("messages told", crowd.post.told),
            ("the most memory that was held", f"{self._full / 2**20:.0f} MiB"),
            (
                "answers that the engine kept then, of at most",
                f"{self._answers[0]:,} of {self._answers[1]:,}",
            ),
            ("without them, after a fifth of the actions", f"{self._memory[0] / 2**20:.0f} MiB"),
            ("in the end", f"{self._memory[-1] / 2**20:.0f} MiB"),
            (f"growth (at most {MOST_GROWTH:.0%})", f"{self.growth:+.1%}"),
            ("minutes of moving on", f"{self._seconds / 60:.1f}"),
        ]


if __name__ == "__main__":
    sys.exit(main())
