"""The bot's real process over a real connection: killed, stopped, slowed down, cut off."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time

import aiohttp
import pytest

from tests.discord_harness.loopback import CHANNEL, Loopback, loopback
from tests.discord_harness.process import BotProcess, bot_process


async def connected(discord: Loopback, bot: BotProcess, connections: int = 1) -> None:
    try:
        await discord.until_ready(connections=connections)
    except TimeoutError:
        pytest.fail(f"the bot did not connect:\n{bot.said}")


async def started_match(discord: Loopback) -> int:
    """Ana and three computers; the thread they play in."""
    await discord.slash("Ana", "table new")
    lobby = await discord.shown(CHANNEL, "Add a computer")
    for _ in range(3):
        await discord.click("Ana", lobby, "Add a computer")
        lobby = await discord.shown(CHANNEL, "Add a computer")
    await discord.click("Ana", lobby, "Start the match")
    await discord.until(lambda: bool(discord.threads))
    return discord.threads[0]


async def test_a_killed_bot_goes_on_where_it_was_and_old_buttons_work(tmp_path):
    database = tmp_path / "canasta.db"
    async with loopback() as discord:
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot)
            thread = await started_match(discord)
            # The computers have played and wait for her: whatever she is shown now must be there again.
            await discord.shown(thread, "it is your turn")
            board = await discord.shown(thread, "My hand")
            before = await discord.click("Ana", board, "My hand")
            await bot.kill()
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot, 2)
            after = await discord.click("Ana", board, "My hand")
            assert hand_of(after) == hand_of(before)
            draw = discord.messages[after.message or 0]
            await discord.click("Ana", draw, "Draw")
            assert "Discard and end your turn" in json.dumps(draw, ensure_ascii=False)
            assert await bot.stop(within=5) == 0, bot.said
            assert "Traceback" not in bot.said


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def watched(port: int) -> dict[str, str]:
    """What the process tells whoever watches over it, when it is ready."""
    told: dict[str, str] = {}
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session, asyncio.timeout(20):
        while told.get("/readyz") != "ok\n":
            await asyncio.sleep(0.05)
            for path in ("/healthz", "/readyz", "/metrics"):
                async with session.get(path) as response:
                    told[path] = await response.text()
    return told


def hand_of(asked):
    """The embed of a hand panel."""
    return asked.data["embeds"][0]


async def test_sigterm_ends_the_bot_within_five_seconds_in_good_order(tmp_path):
    database = tmp_path / "canasta.db"
    port = free_port()
    async with loopback() as discord, bot_process(discord.base, database, METRICS_PORT=str(port)) as bot:
        await connected(discord, bot)
        await started_match(discord)
        told = await watched(port)
        assert told["/healthz"] == "ok\n"
        assert 'canasta_gateway_up{shard="0"} 1.0' in told["/metrics"]
        assert 'canasta_tables{status="playing"} 1.0' in told["/metrics"]
        assert re.search(
            r'canasta_discord_request_seconds_count\{method="POST",status="200"\} \d', told["/metrics"]
        )
        began = time.monotonic()
        assert await bot.stop(within=5) == 0, bot.said
        assert time.monotonic() - began < 5
        assert "Traceback" not in bot.said
        assert not (tmp_path / "health.json").exists()
        assert not list(tmp_path.glob("*.db-wal")), "the database was not closed"


async def test_errors_and_limits_of_discord_delay_the_board_but_do_not_lose_or_double_it(tmp_path):
    database = tmp_path / "canasta.db"
    async with loopback() as discord, bot_process(discord.base, database) as bot:
        await connected(discord, bot)
        discord.fail("POST", r"/channels/\d+/messages", 502, times=2)
        discord.fail("POST", r"/channels/\d+/threads", 429)
        thread = await started_match(discord)
        await discord.shown(thread, "My hand")
        boards = [
            message
            for message in discord.in_place(thread)
            if "My hand" in json.dumps(message) and message["embeds"]
        ]
        assert len(boards) == 1, bot.said


async def test_a_dropped_connection_is_resumed_and_the_missed_click_is_answered(tmp_path):
    async with loopback() as discord, bot_process(discord.base, tmp_path / "canasta.db") as bot:
        await connected(discord, bot)
        await discord.slash("Ana", "table new")
        lobby = await discord.shown(CHANNEL, "Join")
        await discord.drop()
        await discord.click("Ben", lobby, "Join")
        await discord.shown(CHANNEL, "Ben")
        assert (discord.identified, discord.resumed) == (1, 1)


async def test_a_token_that_discord_refuses_is_explained(tmp_path):
    async with loopback() as discord:
        discord.fail("GET", "/users/@me", 401)
        async with bot_process(discord.base, tmp_path / "canasta.db") as bot:
            assert await bot.ended() == 1
            assert "does not accept the token" in bot.said
            assert "Traceback" not in bot.said
