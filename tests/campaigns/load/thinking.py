"""Clicks while strong computers think: ``python -m tests.campaigns.load.thinking``; stop it with Ctrl-C.

Waves of clicks as in ``python -m tests.campaigns.load``, by turns with nobody and with eight strong computers that choose one
play after the other in the worker processes. With ``--write`` the figures go into docs/reliability.md.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from bot.canasta.codec import encode_rules, encode_view
from bot.canasta.engine import apply, view_of
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.service.matches.computers import choose_encoded
from bot.workers import WorkerProcesses, usual_process_count
from tests.campaigns.bench.random_rounds import deals
from tests.campaigns.figures import table, write_section
from tests.campaigns.load.clicking_tables import ClickingTables
from tests.campaigns.load.measuring import Waits

MOST: Final = 1.25
"""The 99th percentile of a click beside thinking computers, of that without them."""
_BETWEEN: Final = 1.0
_POSITIONS: Final = 64


def main() -> int:
    """Measure; 1 if clicks wait too long for computers that think."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.load.thinking",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--waves", type=int, default=20, help="with and as many without thinking computers")
    parser.add_argument("--computers", type=int, default=8)
    parser.add_argument("--level", default="strong", help="of the computers that think (strong)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    if asked.level not in PLAYERS:
        print(f"There is no level {asked.level}; the strong one is an extra: make env")
        return 1
    print("stop it with Ctrl-C", flush=True)
    try:
        alone, beside, choices = asyncio.run(_measured(asked))
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    ratio = beside.at(0.99) / alone.at(0.99)
    lines = table(
        [
            ("tables", asked.tables),
            (f"{asked.level} computers that think", asked.computers),
            ("choices that they made meanwhile", choices),
            ("clicks without them, and with them", f"{len(alone)}, {len(beside)}"),
            ("half of them answered after", f"{alone.at(0.5) * 1000:.0f} ms, {beside.at(0.5) * 1000:.0f} ms"),
            ("99 of 100", f"{alone.at(0.99) * 1000:.0f} ms, {beside.at(0.99) * 1000:.0f} ms"),
            (f"of that without them (at most {MOST:.2f})", f"{ratio:.2f}"),
        ]
    )
    print("\n" + "\n".join(lines))
    if asked.write:
        command = (
            f"python -m tests.campaigns.load.thinking --tables {asked.tables} --waves {asked.waves} --write"
        )
        write_section("thinking", "Clicks while strong computers think", command, [*_TEXT, *lines])
    if ratio > MOST:
        print("WRONG: clicks wait for computers that think")
    return int(ratio > MOST)


_TEXT: Final = (
    "At every table that waits for a person somebody clicks at the same moment, wave after wave; every other wave strong",
    "computers choose one play after the other in the worker processes. An answer is the committed move and the hand drawn",
    "from it.",
    "",
)


async def _measured(asked: argparse.Namespace) -> tuple[Waits, Waits, int]:
    """Return the waits without and with computers that think, and how many choices these made."""
    alone, beside = Waits(), Waits()
    with tempfile.TemporaryDirectory(prefix="canasta-thinking-") as folder:
        async with WorkerProcesses(max(1, usual_process_count())) as workers:
            thinkers = _Thinkers(workers, asked.level, asked.computers, asked.seed)
            await thinkers.warm_up()
            crowd = ClickingTables(Path(folder) / "canasta.db", asked.tables, asked.seed, workers=workers)
            await crowd.start()
            try:
                await crowd.services.settle()
                gc.freeze()  # as the bot does when it has started
                for number in range(asked.waves):
                    crowd.waits = alone
                    await crowd.wave()
                    await asyncio.sleep(_BETWEEN)
                    crowd.waits = beside
                    async with thinkers.thinking():
                        await asyncio.sleep(_BETWEEN / 4)  # all of them have begun
                        await crowd.wave()
                    print(f"\rwave {number + 1} of {asked.waves}", end="", flush=True)
            finally:
                await crowd.stop()
    return alone, beside, thinkers.choices


class _Thinkers:
    """Computers, each of which chooses one play after the other."""

    def __init__(self, workers: WorkerProcesses, level: str, number: int, seed: int) -> None:
        self._level = level
        self._workers = workers
        self._number = number
        views = [view for view, _ in zip(_views(seed), range(_POSITIONS), strict=False)]
        self._asked = [(encode_rules(view.table.rules), encode_view(view)) for view in views]
        self.choices = 0

    async def warm_up(self) -> None:
        """Let every process compile what it needs."""
        print("the worker processes compile", flush=True)
        await asyncio.gather(*(self._choose(number) for number in range(4)))
        self.choices = 0

    @asynccontextmanager
    async def thinking(self) -> AsyncIterator[None]:
        """Let all of them think until the block ends, and wait for their last choices."""
        is_over = asyncio.Event()

        async def one(number: int) -> None:
            while not is_over.is_set():
                await self._choose(number)

        tasks = [asyncio.create_task(one(number)) for number in range(self._number)]
        try:
            yield
        finally:
            is_over.set()
            await asyncio.gather(*tasks)

    async def _choose(self, number: int) -> None:
        rules, view = self._asked[(number + self.choices) % len(self._asked)]
        await self._workers.run(choose_encoded, self._level, None, rules, view, f"{number}.{self.choices}")
        self.choices += 1


def _views(seed: int) -> Iterator[SeatView]:
    """Yield the views of seats to act in rounds of steady players."""
    rng = Random(seed)
    for state in deals(seed):
        now = state
        while waiting := now.table.seats_to_act:
            view = view_of(now, waiting[0])
            if rng.random() < 1 / 8:
                yield view
            now = apply(now, waiting[0], PLAYERS["steady"].choose(view, rng)).state


if __name__ == "__main__":
    sys.exit(main())
