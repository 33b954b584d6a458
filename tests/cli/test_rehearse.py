"""The rehearsal on a real server: against the small Discord over a real connection, and in the simulated one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from functools import partial
from pathlib import Path

import pytest

from bot.cli.rehearse import Rehearsal
from bot.pictures.emojis import EMOJI_NAMES
from bot.storage.sqlite.file_lock import lock_file
from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, GUILD, Loopback, loopback
from tests.support.simulated_discord.composition import make_bot

pytestmark = pytest.mark.timeout(300)

HERE = ("rehearse", "--guild", str(GUILD), "--channel", str(CHANNEL))


async def said(bot: BotProcess, text: str) -> None:
    """Wait until the process says this."""
    async with asyncio.timeout(90):
        while text not in bot.said:
            assert bot.process.returncode is None, bot.said
            await asyncio.sleep(0.02)


def is_tidy(discord: Loopback) -> bool:
    """Whether nothing is left of what was made, but commands and emojis."""
    return not discord.messages and not discord.threads and not discord.events and bool(discord.commands)


async def test_all_that_play_needs_is_done_read_back_and_removed(tmp_path: Path) -> None:
    async with loopback() as discord, bot_process(discord.base, tmp_path / "canasta.db", *HERE) as bot:
        discord.emojis = discord.emojis[3:]  # before the process has come so far
        await said(bot, "Press the button in the channel")
        asked = discord.latest(CHANNEL, text="Go on")
        # Somebody elsewhere clicks on a table that this database does not know.
        stranger = {
            **asked,
            "components": [
                {"type": 1, "components": [{"type": 2, "custom_id": "cn:hand:7:0", "label": "x"}]}
            ],
        }
        await discord.click("Ben", stranger, "x", nobody_waits=True)
        answered = await discord.click("Ana", asked, "Go on")
        await said(bot, "Press the one in the private message")
        await discord.click("Ana", discord.messages[answered.message or 0], "Go on")
        code = await bot.ended()
        lines = bot.said.splitlines()
        differing = [line for line in lines if line.startswith("  DIFFERS")]
        assert (differing, code) == ([], 0), bot.said
        assert "skipped" not in "".join(lines[:-1])
        assert len([line for line in lines if line.startswith("  agrees")]) >= 15
        assert "Traceback" not in bot.said
        assert is_tidy(discord)
        assert len(discord.emojis) == len(EMOJI_NAMES)
        assert not [*os.scandir(tmp_path)], "the database of the bot is left alone"
        assert sum(one.path.endswith("/callback") for one in discord.requests) == 2


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_what_was_made_is_removed_when_it_is_stopped(tmp_path: Path, stop: signal.Signals) -> None:
    async with loopback() as discord, bot_process(discord.base, tmp_path / "canasta.db", *HERE) as bot:
        await said(bot, "Press the button in the channel")
        assert not is_tidy(discord)
        bot.process.send_signal(stop)
        assert await bot.ended() == 1
        assert "Traceback" not in bot.said, bot.said
        assert bot.said.endswith("Stopped.\n")
        assert is_tidy(discord)


async def test_what_discord_refuses_is_told_and_the_rest_is_tried(tmp_path: Path) -> None:
    async with loopback() as discord:
        discord.fail("POST", r"/channels/\d+/messages/\d+/threads", 403, code=50013)
        discord.fail("POST", r"/guilds/\d+/scheduled-events", 403, code=50013)
        discord.fail("POST", r"/channels/\d+/messages", 400, code=50035, times=10**6)
        async with bot_process(discord.base, tmp_path / "canasta.db", *HERE) as bot:
            assert await bot.ended(90) == 1
            assert "DIFFERS  Discord takes all that is sent; found: HTTPException: 400" in bot.said
            assert "DIFFERS  an event can be made with Create Events" in bot.said
            assert is_tidy(discord)


async def test_it_refuses_while_the_bot_runs_and_where_the_bot_is_not(tmp_path: Path) -> None:
    database = tmp_path / "canasta.db"
    async with loopback() as discord:
        async with lock_file(database), bot_process(discord.base, database, *HERE) as bot:
            assert await bot.ended() == 1
            assert "Stop it first" in bot.said
            assert not discord.requests
        elsewhere = (*HERE[:2], "5", *HERE[3:])
        async with bot_process(discord.base, database, *elsewhere) as bot:
            assert await bot.ended() == 1
            assert "no text channel" in bot.said
            assert "Traceback" not in bot.said


async def test_in_the_simulated_server(club) -> None:
    await club.restart_as(partial(make_bot, has_emojis=True, has_pictures=True))
    lines: list[str] = []
    running = asyncio.create_task(Rehearsal(club.bot, club.guild.id, club.channel.id, lines.append).run())

    async def asked_to(press: str) -> None:
        async with asyncio.timeout(60):
            while press not in "\n".join(lines):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    await asked_to("Press the button in the channel")
    answered = await club["Ana"].click(club["Ana"].sees()[-1], "Go on")
    assert answered.private
    await asked_to("Press the one in the private message")
    await club["Ana"].click(answered, "Go on")
    await running
    differing = [line for line in lines if line.startswith("  DIFFERS")]
    # simcord knows no nonces, and has its own ways with files.
    assert all(re.search("picture|file|address|nonce", line) for line in differing), lines
    assert lines[-1].endswith("0 skipped")
    # simcord's line about the thread is left, and nothing else.
    assert [post.content for post in club["Eve"].sees()] == ["Canasta rehearsal"]
    assert not club.threads
