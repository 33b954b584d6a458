"""Kills at random moments, with time that passes and moves that follow, at one table after the other."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from tests.campaigns.posts.table import Died, KilledTable, is_a_post
from tests.support.loopback.server import loopback
from tests.support.simulated_discord.traffic import SentRequest

_KILLS_A_TABLE: Final = 12
_LOOKED_AT_AFTER: Final = 3
"""So many kills come between two looks at what stands there."""


class PostFigures(Struct):
    """What was done so far."""

    kills: int = 0
    at_posts: int = 0
    at_start: int = 0
    later: int = 0
    """Kills after which time passed."""
    moved_on: int = 0
    """Kills after which people played on before the bot could look."""
    tables: int = 0
    looks: int = 0
    turns: int = 0
    posted: int = 0
    seconds: float = 0.0


class PostCampaign:
    """As many kills as asked; PostsError where something stands there twice."""

    def __init__(self, seed: int, progress: Callable[[PostFigures], None]) -> None:
        self.figures = PostFigures()
        self._chance = Random(seed)
        self._progress = progress
        self._began = time.monotonic()

    async def run(self, kills: int) -> None:
        while self.figures.kills < kills:
            with tempfile.TemporaryDirectory(prefix="canasta-posts-") as folder:
                await self._table(Path(folder), min(_KILLS_A_TABLE, kills - self.figures.kills))

    async def _table(self, folder: Path, kills: int) -> None:
        figures = self.figures
        async with loopback() as discord:
            table = KilledTable(discord, folder / "canasta.db", self._chance)
            try:
                await table.begin()
                figures.tables += 1
                for number in range(kills):
                    await self._kill(table)
                    figures.kills += 1
                    figures.seconds = time.monotonic() - self._began
                    self._progress(figures)
                    if number % _LOOKED_AT_AFTER == _LOOKED_AT_AFTER - 1 or number == kills - 1:
                        await self._look(table)
                figures.at_posts += table.kills_at_a_post
                figures.posted += discord.kept.total()
            finally:
                await table.close()

    async def _look(self, table: KilledTable) -> None:
        await table.comes_right()
        self.figures.looks += 1
        # Whoever plays on is answered.
        if await table.turn():
            self.figures.turns += 1
        await table.comes_right()

    async def _kill(self, table: KilledTable) -> None:
        """Kill the process while people play, and start the next one."""
        chance = self._chance
        when = chance.choice(("post", "post", "post", "request", "moment", "start"))
        if when in {"post", "request"}:
            skipped = chance.randrange(4)
            table.kill_at(_nth(is_a_post if when == "post" else _is_any, skipped))
            await self._play(table, 12)
        elif when == "moment":
            killing = asyncio.create_task(_after(chance.random() * 0.5, table))
            await self._play(table, 12)
            await killing
        if not table.is_dead:
            await table.kill()
        if chance.random() < 0.4:
            table.let_pass(chance.choice((1, 6, 45)))
            self.figures.later += 1
        if when == "start":
            await table.start(until_connected=False)
            await asyncio.sleep(chance.random() * 4)
            await table.kill()
            self.figures.at_start += 1
        is_blind = chance.random() < 0.5
        if is_blind:
            table.close_messages()
        await table.start()
        if is_blind:
            await self._play(table, chance.randrange(1, 4))
            self.figures.moved_on += 1
            table.open_messages()

    async def _play(self, table: KilledTable, turns: int) -> None:
        try:
            for _ in range(turns):
                if not await table.turn():
                    return
                self.figures.turns += 1
        except Died:
            return


def _nth(matches: Callable[[SentRequest], bool], skipped: int) -> Callable[[SentRequest], bool]:
    left = skipped

    def nth(request: SentRequest) -> bool:
        nonlocal left
        left -= matches(request)
        return left < 0

    return nth


def _is_any(request: SentRequest) -> bool:
    return "/messages" in request.path or request.path.endswith(("/threads", "/@me/channels"))


async def _after(seconds: float, table: KilledTable) -> None:
    await asyncio.sleep(seconds)
    await table.kill()
