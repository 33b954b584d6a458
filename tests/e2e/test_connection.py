"""The bot's real process while Discord cannot be reached, or sends what cannot be read."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.test_process import connected, free_port, started_match, told
from tests.support.loopback.process import bot_process
from tests.support.loopback.server import CHANNEL, GUILD, loopback
from tests.support.loopback.shapes import channel_of, guild_of

pytestmark = pytest.mark.timeout(300)


async def test_without_a_network_at_the_start_it_waits_and_says_so(tmp_path):
    port = free_port()
    async with bot_process(f"127.0.0.1:{port}", tmp_path / "canasta.db") as bot:
        async with asyncio.timeout(90):
            while "trying again in 2 s" not in bot.said:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        async with loopback(port) as discord:
            await connected(discord, bot)
            await discord.slash("Ana", "table new")
            await discord.shown(CHANNEL, "Add a computer")
            assert await bot.stop(within=5) == 0, bot.said
    assert "Traceback" not in bot.said, bot.said
    assert "trying again in 1 s: ClientConnectorError: Cannot connect to host" in bot.said
    [invitation] = [line for line in bot.said.splitlines() if "invite the bot" in line]
    assert invitation.endswith("client_id=1000&scope=bot+applications.commands&permissions=17901423807488")


async def test_what_cannot_be_read_breaks_no_more_than_a_connection(tmp_path):
    port = free_port()
    async with loopback() as discord:
        discord.odd_greetings = [{"v": 10, "session_id": "s"}]
        async with bot_process(discord.base, tmp_path / "canasta.db", METRICS_PORT=str(port)) as bot:
            await connected(discord, bot, 1)
            while "could not be read, 1 times" not in (await told(port, "/readyz")):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            await connected(discord, bot, 2)
            while await told(port, "/readyz") != "ok\n":  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            for odd in ({"id": "1"}, {}):
                await discord.emit("THREAD_CREATE", odd, GUILD)
                await discord.emit("GUILD_MEMBER_UPDATE", odd, GUILD)
            whole = guild_of(GUILD, [channel_of(5, "odd", 0)])
            await discord.emit("GUILD_UPDATE", {**whole, "roles": [{"id": "7"}]}, GUILD)
            await started_match(discord)
            assert 'canasta_gateway_unreadable_total{event="THREAD_CREATE"} 2.0' in await told(
                port, "/metrics"
            )
            assert await bot.stop(within=5) == 0, bot.said
    assert "Traceback" not in bot.said, bot.said
    assert "THREAD_CREATE 1 could not be read, skipped: KeyError" in bot.said
    assert "Attempting a reconnect for shard ID 0" in bot.said
