"""Start the bot's real process anew while somebody clicks all the time, and measure what that person notices.

``python -m tests.campaigns.restart``; stop it with Ctrl-C. On SQLite one process ends before the next one begins, so there is a gap: how
long it is, and how many clicks Discord tells to have failed. On PostgreSQL the next one is ready before the old one stops: no click may
fail. With ``--write`` the figures go into docs/reliability.md.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from tests.campaigns.figures import table, write_section
from tests.campaigns.restart.clicker import EVERY, clicking
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, Json, Loopback, loopback
from tests.support.stores.postgres import PostgresServer


def main() -> int:
    """As many restarts as asked; 1 if a click was answered twice."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.restart",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    restarts, replaced = Restarts(), Replacements()
    try:
        for number in range(asked.times):
            with tempfile.TemporaryDirectory(prefix="canasta-restart-") as folder:
                asyncio.run(restarts.one(Path(folder) / "canasta.db"))
            print(f"{number + 1}: {restarts.gaps[-1]:.2f} s without an answer", flush=True)
        with _server() as server:
            for number in range(asked.times):
                with tempfile.TemporaryDirectory(prefix="canasta-restart-") as folder:
                    asyncio.run(replaced.one(Path(folder), server))
                print(f"{number + 1}: replaced, the slowest answer took {replaced.slowest:.2f} s", flush=True)
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    load = ("programs of the machine that wanted to compute meanwhile (2 cores)", f"{os.getloadavg()[1]:.0f}")
    lines = table([*restarts.rows(), *replaced.rows(), load])
    print("\n" + "\n".join(lines))
    if asked.write:
        command = f"python -m tests.campaigns.restart --times {asked.times} --write"
        write_section("restart", "Restarted while somebody clicks", command, [*_TEXT, *lines])
    return 1 if restarts.answered_twice or replaced.answered_twice or replaced.lost else 0


@contextmanager
def _server() -> Iterator[PostgresServer]:
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


_TEXT = (
    "Somebody presses a button ten times a second while the process gets SIGTERM; the next process is started as soon as the old one has",
    "stopped. Discord is a small server on this computer, so the time that the real Discord needs for a connection comes on top. Clicks made in",
    "the gap fail with Discord's own message and can be repeated; earlier clicks are answered. On PostgreSQL the new process",
    "is connected before the old one gets SIGTERM; both receive every click for a while, and one of them answers.",
    "",
)


class Restarts:
    """What was measured so far."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.stops: list[float] = []
        self.starts: list[float] = []
        self.lost: list[int] = []
        self.answered = 0
        self.answered_twice = 0

    async def one(self, database: Path) -> None:
        """One restart in the middle of a match."""
        # The processes outlive the clicks: whoever clicks is answered to the end.
        async with loopback() as discord, AsyncExitStack() as processes:
            bot = await processes.enter_async_context(bot_process(discord.base, database))
            await discord.until_ready()
            board = await _board(discord)
            async with clicking(discord, "Ana", board, "My hand") as clicks:
                await asyncio.sleep(10 * EVERY)
                asked_to_stop = time.monotonic()
                assert await bot.stop(within=5) == 0, bot.said
                ended = time.monotonic()
                await processes.enter_async_context(bot_process(discord.base, database))
                while clicks.first_answer_after(ended) is None:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                answers_again = clicks.first_answer_after(ended)
                assert answers_again is not None
                await asyncio.sleep(10 * EVERY)
            self.gaps.append(answers_again - asked_to_stop)
            self.stops.append(ended - asked_to_stop)
            self.starts.append(answers_again - ended)
            self.lost.append(clicks.lost)
            self.answered += len(clicks.waits())
            self.answered_twice += discord.answered_before

    def rows(self) -> list[tuple[str, object]]:
        """The figures."""
        return [
            ("on SQLite: restarts in the middle of a match", len(self.gaps)),
            (
                "from SIGTERM to the first answer of the new process, half of them",
                _seconds(statistics.median(self.gaps)),
            ),
            ("the longest", _seconds(max(self.gaps))),
            ("of it until the old process had ended, the longest", _seconds(max(self.stops))),
            ("of it until the new process answered, the longest", _seconds(max(self.starts))),
            ("clicks that failed at a restart, of ten a second, the most", max(self.lost)),
            ("clicks that were answered", self.answered),
            ("clicks that were answered twice", self.answered_twice),
        ]


class Replacements:
    """What was measured on PostgreSQL."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.lost = 0
        self.answered_twice = 0
        self._times = 0

    @property
    def slowest(self) -> float:
        """The longest that a click waited for its answer."""
        return max(self.waits)

    async def one(self, folder: Path, server: PostgresServer) -> None:
        """One process takes the place of another in the middle of a match."""
        url = await server.database()
        async with loopback() as discord, AsyncExitStack() as processes:

            async def started() -> BotProcess:
                process = bot_process(discord.base, folder / "none", DATABASE_URL=url)
                return await processes.enter_async_context(process)

            old = await started()
            await discord.until_ready()
            board = await _board(discord)
            async with clicking(discord, "Ana", board, "My hand") as clicks:
                new = await started()
                await discord.until_ready(connections=2)
                await asyncio.sleep(10 * EVERY)
                assert await old.stop(within=5) == 0, old.said
                await asyncio.sleep(10 * EVERY)
            assert "Traceback" not in new.said, new.said
        self.waits += clicks.waits()
        self.lost += clicks.lost
        self.answered_twice += discord.answered_before
        self._times += 1

    def rows(self) -> list[tuple[str, object]]:
        """The figures."""
        return [
            ("on PostgreSQL: processes that took the place of another one", self._times),
            ("clicks that were answered meanwhile", len(self.waits)),
            ("clicks that failed", self.lost),
            ("clicks that both wanted to answer", self.answered_twice),
            ("the slowest answer", _seconds(self.slowest)),
        ]


def _seconds(value: float) -> str:
    return f"{value:.2f} s"


async def _board(discord: Loopback) -> Json:
    """The board of a match in which it is Ana's turn."""
    await discord.slash("Ana", "table new")
    lobby = await discord.shown(CHANNEL, "Add a computer")
    for _ in range(3):
        await discord.click("Ana", lobby, "Add a computer")
        lobby = await discord.shown(CHANNEL, "Add a computer")
    await discord.click("Ana", lobby, "Start the match")
    await discord.until(lambda: bool(discord.threads))
    await discord.shown(discord.threads[0], "it is your turn")
    return await discord.shown(discord.threads[0], "Score")


if __name__ == "__main__":
    sys.exit(main())
