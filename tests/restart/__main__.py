"""Start the bot's real process anew while somebody clicks all the time, and measure what that person notices.

``python -m tests.restart``; stop it with Ctrl-C. On SQLite one process ends before the next one begins, so there is a gap: how
long it is, and how many clicks Discord tells to have failed. With ``--write`` the figures go into docs/reliability.md.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.discord_harness.loopback import CHANNEL, Json, Loopback, loopback
from tests.discord_harness.process import bot_process
from tests.figures import table, write_section
from tests.restart.clicker import EVERY, clicking


def main() -> int:
    """As many restarts as asked; 1 if a click was answered twice."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.restart",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    restarts = Restarts()
    try:
        for number in range(asked.times):
            with tempfile.TemporaryDirectory(prefix="canasta-restart-") as folder:
                asyncio.run(restarts.one(Path(folder) / "canasta.db"))
            print(f"{number + 1}: {restarts.gaps[-1]:.2f} s without an answer", flush=True)
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    lines = table(restarts.rows())
    print("\n" + "\n".join(lines))
    if asked.write:
        command = f"python -m tests.restart --times {asked.times} --write"
        write_section("restart", "A restart on SQLite", command, [*_TEXT, *lines])
    return 1 if restarts.answered_twice else 0


_TEXT = (
    "Somebody presses a button ten times a second while the process gets SIGTERM; the next process is started as soon as it has",
    "ended. Discord is a small server on this computer: Discord's own time for a connection comes on top. What was clicked in",
    "the gap fails with Discord's words and can be clicked again; what was clicked before is answered. With several processes",
    "on PostgreSQL there is no gap: the new process is ready before the old one stops.",
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
        async with loopback() as discord:
            async with bot_process(discord.base, database) as bot:
                await discord.until_ready()
                board = await _board(discord)
                async with clicking(discord, "Ana", board, "My hand") as clicks:
                    await asyncio.sleep(10 * EVERY)
                    asked_to_stop = time.monotonic()
                    assert await bot.stop(within=5) == 0, bot.said
                    ended = time.monotonic()
                    async with bot_process(discord.base, database):
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
            ("restarts in the middle of a match", len(self.gaps)),
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
