"""The bot's real process in a server where it may not view every channel: Discord sends those obfuscated."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.e2e.test_process import DISCARD, connected, started_match
from tests.support.loopback.process import bot_process
from tests.support.loopback.server import CHANNEL, EPHEMERAL, GUILD, Loopback, loopback
from tests.support.loopback.shapes import channel_of

pytestmark = pytest.mark.timeout(300)

OTHER, VOICE, FORUM = CHANNEL + 1, CHANNEL + 2, CHANNEL + 3
ONLY_LOOKING = str(1 << 10 | 1 << 11 | 1 << 31)
"""To view channels, to write there, to use commands: nothing of the server may be managed."""


def with_hidden_channels(discord: Loopback) -> None:
    """A channel beside that of the table, and two that were hidden from the bot all along."""
    discord.channels[OTHER] = channel_of(OTHER, "other", 0)
    discord.channels[VOICE] = {**channel_of(VOICE, "staff", 2), "bitrate": 64000, "user_limit": 0}
    discord.channels[FORUM] = {**channel_of(FORUM, "plans", 15), "available_tags": []}
    discord.hidden |= {VOICE, FORUM}
    discord.permissions["Ben"] = ONLY_LOOKING


def place_of(database: Path) -> tuple[Any, ...]:
    with closing(sqlite3.connect(database)) as stored:
        [place] = stored.execute("SELECT channel_id, thread_id, status FROM tables")
    return tuple(place)


def given_up(database: Path) -> int:
    with closing(sqlite3.connect(database)) as stored:
        [[count]] = stored.execute("SELECT count(*) FROM notices WHERE given_up IS NOT NULL")
    return int(count)


def told(discord: Loopback) -> str:
    """Everything that the bot has sent, to whomever."""
    return json.dumps([request.json for request in discord.requests], ensure_ascii=False)


async def said(discord: Loopback, person: str, command: str, **options: Any) -> str:
    asked = await discord.slash(person, command, where=OTHER, **options)
    return json.dumps([asked.data, discord.messages.get(asked.message or 0)], ensure_ascii=False)


async def offered(discord: Loopback, person: str) -> list[Any]:
    return list((await discord.complete(person, "replay", "table", "", where=OTHER)).data["choices"])


def boards(discord: Loopback, place: int) -> list[Any]:
    return [
        message
        for message in discord.in_place(place)
        if not message["flags"] & EPHEMERAL
        and message["embeds"]
        and "My hand" in json.dumps(message["components"])
    ]


async def test_a_server_with_hidden_channels_of_any_kind_is_served(tmp_path):
    """discord.py 2.7 expects values in fields that Discord leaves empty there."""
    async with loopback() as discord:
        with_hidden_channels(discord)
        async with bot_process(discord.base, tmp_path / "canasta.db") as bot:
            await connected(discord, bot)
            await discord.hide(OTHER)
            await discord.emit(
                "CHANNEL_CREATE", {**discord.channels[FORUM], "flags": 1 << 17, "name": None}, GUILD
            )
            await discord.show(FORUM)
            await discord.slash("Ana", "table new")
            await discord.shown(CHANNEL, "Join")
            assert await bot.stop(within=5) == 0
            assert "Traceback" not in bot.said
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://{discord.base}/api/v10/guilds/{GUILD}/channels") as answer,
        ):
            assert {one["name"] for one in await answer.json()} == {"canasta", "plans"}


@pytest.mark.parametrize("says", [(403, 50001), (404, 10003)], ids=["closed", "unknown"])
async def test_a_table_whose_channel_is_hidden_waits_there_until_it_is_regained(tmp_path, says):
    """Whatever Discord answers to who asks for a thread that it hides."""
    database = tmp_path / "canasta.db"
    async with loopback() as discord:
        with_hidden_channels(discord)
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot)
            thread = await started_match(discord)
            await discord.shown(thread, "it is your turn")
            # The board that calls replaces the first one.
            await discord.until(lambda: len(boards(discord, thread)) == 1)
            [board] = boards(discord, thread)
            assert "Classic" in await said(discord, "Ben", "table show", table=1)
            assert await offered(discord, "Ben")
            lives = place_of(database)
            assert lives == (CHANNEL, thread, "playing")
            await discord.hide(CHANNEL)
            if says[0] == 404:
                discord.fail("[A-Z]+", rf"/channels/{thread}(/.*)?", says[0], times=10**6, code=says[1])
            # Whoever sits there sees the thread and plays on; the bot answers without posting anything there.
            hand = await discord.click("Ana", board, "My hand")
            private = discord.messages[hand.message or 0]
            await discord.click("Ana", private, "Draw")
            assert DISCARD in json.dumps(private, ensure_ascii=False)
            await discord.discard_first("Ana", private)
            # The refused board is given up, and the table is where it was.
            await discord.until(lambda: given_up(database) > 0)
            assert place_of(database) == lives
            assert await offered(discord, "Ana")
            assert "Classic" in await said(discord, "Ana", "table show", table=1)
            assert not await offered(discord, "Ben"), "who may view it is not known any more"
            assert "Classic" not in await said(discord, "Ben", "table show", table=1)
            assert "Hand: Table 1" in await said(discord, "Ana", "my-tables")
            assert f"I cannot see <#{thread}>" in await said(discord, "Ana", "admin doctor")
            assert place_of(database) == lives
            await bot.kill()
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot, 2)
            assert "Hand: Table 1" in await said(discord, "Ana", "my-tables")
            assert not await offered(discord, "Ben")
            assert place_of(database) == lives
            discord.faults.clear()
            await discord.show(CHANNEL)
            await discord.until(
                lambda: len(boards(discord, thread)) == 1 and boards(discord, thread)[0]["id"] != board["id"]
            )
            assert place_of(database) == lives
            assert not boards(discord, CHANNEL)
            assert await offered(discord, "Ben")
            assert "___hidden___" not in told(discord)
            assert await bot.stop(within=5) == 0
            assert "Traceback" not in bot.said
