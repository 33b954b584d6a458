"""Use the bot's real process for a long time, and see what grows.

``python -m tests.campaigns.endurance``; stop it with Ctrl-C. Ana plays table after table against computers, over a real connection to a small
Discord on this computer: clicks, commands, suggestions, forms, hands and boards as pictures. Every thousand interactions the
memory of the process, its tasks and its errors are told. With ``--write`` they go into docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import aiohttp
from simcord.components import walk_components

from bot.ui.people.settings_panel import answer_zone
from bot.ui.toolkit.custom_ids import NO_TABLE
from tests.campaigns.figures import PERFORMANCE, write_section
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, EPHEMERAL, Interaction, Json, Loopback, loopback

_TURNS_AT_A_TABLE: Final = 25
_MIB: Final = 2**20
_COMMANDS: Final = ("hand", "score", "settings", "help", "my-tables", "rules", "stats", "board", "history")
_PLACES: Final = ("Vienna", "Lima", "Tokyo", "nowhere at all")
_TURN: Final = "👉 **Ana**’s turn: "


class Reading(NamedTuple):
    """The process after some interactions."""

    interactions: int
    memory: int
    tasks: int
    errors: int


def main() -> int:
    """As many interactions as asked; 1 if the bot logged an error."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.endurance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--interactions", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=1000, help="interactions from one reading to the next")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/performance.md")
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    endurance, began = Endurance(asked.interactions, asked.every, asked.seed), time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-endurance-") as folder:
            asyncio.run(endurance.run(Path(folder)))
    except KeyboardInterrupt:
        print("\nstopped\n" + "\n".join(endurance.lines()))
        return 1
    lines = endurance.lines()
    print("\n" + "\n".join(lines))
    if asked.write:
        minutes = f"It took {(time.monotonic() - began) / 60:.0f} minutes."
        command = f"python -m tests.campaigns.endurance --interactions {asked.interactions} --write"
        write_section("endurance", "A long run", command, [*_TEXT, minutes, "", *lines], page=PERFORMANCE)
    return 1 if endurance.readings[-1].errors else 0


_TEXT = (
    "The bot's real process over a real connection to a small Discord on this computer: one person plays table after table against",
    "computers, with clicks, commands, suggestions and forms; her hand and the boards are pictures. Errors are those that the bot logged.",
)


class Endurance:
    """Interactions of all kinds, one after the other, and readings in between."""

    def __init__(self, interactions: int, every: int, seed: int = 1) -> None:
        self.readings: list[Reading] = []
        self.kinds: Counter[str] = Counter()
        self.tables = 0
        self._most = interactions
        self._every = every
        self._chance = Random(seed)
        self._last_board = ""
        """The board as it was when the last turn was begun; it shows that turn until it is edited."""

    @property
    def count(self) -> int:
        """The number of interactions so far."""
        return self.kinds.total()

    def lines(self) -> list[str]:
        """The readings as a table, and how many interactions of each kind there were."""
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in self.kinds.most_common())
        return [
            f"Of the interactions {kinds}.",
            "",
            "| interactions | memory | tasks | errors |",
            "|--:|--:|--:|--:|",
            *(
                f"| {one.interactions:,} | {one.memory / _MIB:.0f} MiB | {one.tasks} | {one.errors} |"
                for one in self.readings
            ),
        ]

    async def run(self, folder: Path) -> None:
        """Play until there were enough interactions."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {"METRICS_PORT": str(port), "METRICS_ADDRESS": "127.0.0.1"}
        async with (
            loopback() as discord,
            bot_process(discord.base, folder / "canasta.db", **settings) as bot,
        ):
            await discord.until_ready()
            await self._read(bot, port)
            while self.count < self._most:
                thread = await self._new_table(discord)
                for _ in range(_TURNS_AT_A_TABLE):
                    if self.count >= self._most or not await self._turn(discord, thread):
                        break
                    await self._anything(discord, thread)
                    _forget(discord, thread)
                    if self.count // self._every > self.readings[-1].interactions // self._every:
                        await self._read(bot, port)
            await bot.stop(within=30)

    async def _read(self, bot: BotProcess, port: int) -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            found = re.search(r"^canasta_tasks (\d+)", await answer.text(), re.MULTILINE)
        assert found is not None
        memory = _memory(bot)
        errors = len(re.findall(r" (?:ERROR|CRITICAL) ", bot.said))
        self.readings.append(Reading(self.count, memory, int(found[1]), errors))
        now = self.readings[-1]
        print(
            f"{now.interactions:,} interactions: {now.memory / _MIB:.0f} MiB, {now.tasks} tasks, {now.errors} errors",
            flush=True,
        )

    async def _new_table(self, discord: Loopback) -> int:
        """A table of Ana and three computers; its thread."""
        self.tables += 1
        threads = set(discord.threads)
        self._did("commands", await discord.slash("Ana", "table new"))
        for _ in range(3):
            lobby = await discord.shown(CHANNEL, "Add a computer")
            self._did("clicks", await discord.click("Ana", lobby, "Add a computer"))
        lobby = await discord.shown(CHANNEL, "Add a computer")
        self._did("clicks", await discord.click("Ana", lobby, "Start the match"))
        await discord.until(lambda: bool(set(discord.threads) - threads))
        [thread] = set(discord.threads) - threads
        return thread

    async def _turn(self, discord: Loopback, thread: int) -> bool:
        """Ana draws and discards by clicks, once it is her turn; return False where the match does not go on like that."""

        def board_anew() -> Json | None:
            board = _board_of_turn(discord, thread)
            return None if board is None or str(board) == self._last_board else board

        try:
            await discord.until(lambda: board_anew() is not None, within=30)
            board = board_anew()
            assert board is not None
            self._last_board = str(board)
            panel = self._did("clicks", await discord.click("Ana", board, "My hand"), discord)
            # The bot has drawn already where nothing else can be done.
            for draw in [label for label in _labels(panel) if label.startswith("Draw")]:
                panel = self._did("clicks", await discord.click("Ana", panel, draw), discord)
            asked = len(discord.asked)
            await discord.discard_first("Ana", panel)
        except (StopIteration, TimeoutError, ValueError):
            return False  # a round that is over, a question to answer
        self.kinds["clicks"] += len(discord.asked) - asked
        return True

    async def _anything(self, discord: Loopback, thread: int) -> None:
        """A few of the other things that people do."""
        known = [name for name in _COMMANDS if any(one["name"] == name for one in discord.commands)]
        for name in self._chance.sample(known, 2):
            self._did("commands", await discord.slash("Ana", name, where=thread))
        self._did("suggestions", await discord.complete("Ana", "discard", "card", "", where=thread))
        typed = {"type": 4, "custom_id": "value", "value": self._chance.choice(_PLACES)}
        form: Json = {
            "custom_id": answer_zone.custom_id(NO_TABLE),
            "components": [{"type": 1, "components": [typed]}],
        }
        self._did("forms", await discord.submit("Ana", form, where=thread))

    def _did(self, kind: str, asked: Interaction, discord: Loopback | None = None) -> Json:
        """Count an interaction; return the message that it was answered with, where ``discord`` has it."""
        self.kinds[kind] += 1
        return {} if discord is None else discord.messages.get(asked.message or 0, {"components": []})


def _memory(bot: BotProcess) -> int:
    """The memory that the system has given to it, in bytes."""
    pages = int(Path(f"/proc/{bot.process.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _board_of_turn(discord: Loopback, thread: int) -> Json | None:
    """The newest board, if it says that it is Ana's turn. She is not called while she is there."""
    boards = [one for one in discord.in_place(thread) if "My hand" in _labels(one)]
    return boards[-1] if boards and _TURN in str(boards[-1]) else None


def _labels(message: Json) -> list[str]:
    return [str(part.get("label") or "") for part in walk_components(message["components"])]


def _forget(discord: Loopback, thread: int) -> None:
    """Drop what this small Discord remembers, so that it stays as quick as it was."""
    discord.requests.clear()
    discord.asked.clear()
    for session in discord.sessions:
        session.history.clear()
    discord.messages = {
        number: one
        for number, one in discord.messages.items()
        if not one["flags"] & EPHEMERAL and int(one["channel_id"]) in {CHANNEL, thread}
    }


if __name__ == "__main__":
    sys.exit(main())
