"""Two real processes with two shards each and one database: one is killed in mid-game, one is replaced while people click."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import pytest

from tests.campaigns.restart.clicker import clicking
from tests.e2e.test_process import DISCARD
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, EPHEMERAL, Interaction, Json, Loopback, loopback
from tests.support.loopback.shapes import LETTERS, PEOPLE
from tests.support.stores.postgres import PostgresServer

pytestmark = pytest.mark.timeout(400)
SHARDS = 4


class ShardProcesses:
    """Discord, one database, and the processes that were started."""

    def __init__(self, discord: Loopback, folder: Any, url: str, stack: AsyncExitStack) -> None:
        self.discord = discord
        self._folder = folder
        self._url = url
        self._stack = stack

    async def start(self, shards: str) -> BotProcess:
        """One more process, which serves these shards."""
        settings = {"SHARD_IDS": shards, "SHARD_COUNT": str(SHARDS), "DATABASE_URL": self._url}
        process = bot_process(self.discord.base, self._folder / "none", **settings)
        return await self._stack.enter_async_context(process)

    async def connected(self, identifications: int, *bots: BotProcess) -> None:
        """Wait until so many shards have connected in all."""
        try:
            await self.discord.until(
                lambda: self.discord.identified >= identifications and bool(self.discord.commands), within=90
            )
        except TimeoutError:
            pytest.fail("\n---\n".join(bot.said for bot in bots))


class ServerTable:
    """Ana and three computers, in one server."""

    def __init__(self, discord: Loopback, channel: int) -> None:
        self._discord = discord
        self._channel = channel
        self._thread = 0

    async def start(self) -> None:
        discord, channel = self._discord, self._channel
        await discord.decline_forced_plays("Ana", where=channel)
        await discord.slash("Ana", "table new", where=channel)
        lobby = await discord.shown(channel, "Add a computer")
        for _ in range(3):
            await discord.click("Ana", lobby, "Add a computer")
            lobby = await discord.shown(channel, "Add a computer")
        await discord.click("Ana", lobby, "Start the match")
        await discord.until(lambda: bool(self._threads))
        [self._thread] = self._threads
        await self.is_anas_turn()

    @property
    def _threads(self) -> list[int]:
        known = self._discord.channels
        return [
            number for number in self._discord.threads if known[number]["parent_id"] == str(self._channel)
        ]

    async def is_anas_turn(self) -> None:
        """The computers have played, and she is called."""
        await self._discord.shown(self._thread, "it is your turn")
        await self._discord.shown(self._thread, "Score")

    @property
    def board(self) -> Json:
        public = [one for one in self._discord.in_place(self._thread) if not one["flags"] & EPHEMERAL]
        return next(one for one in reversed(public) if shows(one, '"My hand"') and shows(one, '"Score"'))

    @property
    def calls(self) -> list[Json]:
        return [one for one in self._discord.in_place(self._thread) if "it is your turn" in one["content"]]

    async def hand(self) -> Json:
        asked = await self._discord.click("Ana", self.board, "My hand")
        return self._discord.messages[asked.message or 0]

    async def draw(self, panel: Json, *, nobody_waits: bool = False) -> Interaction:
        return await self._discord.click("Ana", panel, "Draw", nobody_waits=nobody_waits)

    async def hand_by_direct_message(self, number: int) -> Json:
        """The hand, opened from a letter about the table with this number."""
        button = {"type": 2, "style": 1, "label": "My hand", "custom_id": f"cn:hand:{number}:0"}
        row = {"type": 1, "components": [button]}
        letter = self._discord.post(LETTERS + PEOPLE["Ana"], {"content": "A letter", "components": [row]})
        asked = await self._discord.click("Ana", letter, "My hand")
        return self._discord.messages[asked.message or 0]


def shows(panel: Json, text: str) -> bool:
    return text in json.dumps(panel, ensure_ascii=False)


async def test_two_processes_with_two_shards_each_one_killed_one_replaced(
    postgres: PostgresServer, tmp_path: Any
) -> None:
    url = await postgres.database()
    async with loopback() as discord, AsyncExitStack() as stack:
        channels = [CHANNEL, *(discord.add_guild(shard, SHARDS) for shard in (1, 2, 3, 3))]
        cluster = ShardProcesses(discord, tmp_path, url, stack)
        first, second = await cluster.start("0-1"), await cluster.start("2,3")
        await cluster.connected(4, first, second)
        tables = [ServerTable(discord, channel) for channel in channels]
        for table in tables:
            await table.start()
        assert {(one.shard, one.count) for one in discord.sessions} == {(shard, SHARDS) for shard in range(4)}

        # The second process is killed while a click is under way; the first one's tables go on.
        panel, other = await tables[2].hand(), await tables[3].hand()
        await tables[2].draw(panel, nobody_waits=True)
        await second.kill()
        await tables[0].draw(await tables[0].hand())
        assert shows(await tables[0].hand(), DISCARD)
        second = await cluster.start("2,3")
        await cluster.connected(6, second)
        now = await tables[2].hand()
        if not shows(now, DISCARD):
            await tables[2].draw(now)
            now = await tables[2].hand()
        assert shows(now, DISCARD)
        await tables[3].draw(other)  # an old button of the process that was killed
        assert shows(other, DISCARD)

        # A third one takes the place of the first: both are connected for a while, and somebody clicks all the time.
        # How long clicks wait is for ``python -m tests.campaigns.restart`` to say: here the machine may be busy.
        async with clicking(discord, "Ana", tables[1].board, "My hand", patience=60) as clicks:
            third = await cluster.start("0-1")
            await cluster.connected(8, third)
            panel = await tables[1].hand()
            await tables[1].draw(panel)
            assert shows(panel, DISCARD)
            assert await first.stop(within=5) == 0, first.said
            await tables[1].hand()
        assert clicks.lost == 0
        assert len(clicks.asked) > 5
        assert shows(await tables[0].hand(), DISCARD)

        # Direct messages come to shard 0: its process plays at the table of a server that another one has.
        panel = await tables[4].hand_by_direct_message(5)
        await tables[4].draw(panel)
        assert shows(panel, DISCARD)
        assert shows(await tables[4].hand(), DISCARD)

        # Nothing happened twice. Where the database is slow to say which process is first, both answer a click, and
        # Discord refuses the second: how often is for ``python -m tests.campaigns.restart`` to say.
        assert [len(table.calls) for table in tables] == [1, 1, 1, 1, 1]
        assert {times for _, times in discord.kept.items()} == {1}
        puts = [one for one in discord.requests if one.method == "PUT" and one.path.endswith("/commands")]
        assert len(puts) == 1
        stored = await asyncpg.connect(url)
        drawn = await stored.fetch(
            "SELECT table_id, count(*) AS times FROM actions WHERE actor_id IS NOT NULL GROUP BY 1 ORDER BY 1"
        )
        await stored.close()
        assert [(row["table_id"], row["times"]) for row in drawn] == [(number, 1) for number in range(1, 6)]
        for bot in (first, second, third):
            assert "Traceback" not in bot.said, bot.said
    await postgres.give_back(url)
