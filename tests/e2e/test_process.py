"""The bot's real process over a real connection: killed, stopped, slowed down, cut off."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
import pytest
from simcord.components import walk_components

from tests.support.loopback.process import BotProcess, bot_process
from tests.support.loopback.server import CHANNEL, Loopback, loopback
from tests.support.stopwatch import threads_of

pytestmark = pytest.mark.timeout(300)

DISCARD = "cn:discard:"
"""The button of a hand from which a card may be discarded, because one was drawn."""


async def connected(discord: Loopback, bot: BotProcess, connections: int = 1) -> None:
    try:
        await discord.until_ready(connections=connections)
    except TimeoutError:
        pytest.fail(f"the bot did not connect:\n{bot.said}")


async def started_match(discord: Loopback) -> int:
    """Ana, who draws for herself, and three computers; the thread they play in."""
    await discord.decline_forced_plays("Ana")
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
            assert DISCARD in json.dumps(draw, ensure_ascii=False)
            assert await bot.stop(within=5) == 0, bot.said
            assert "Traceback" not in bot.said


def children_of(process: int) -> list[int]:
    """The processes it has started and not buried."""
    children: list[int] = []
    for task in threads_of(process):
        with suppress(OSError):  # a thread that has just ended
            children += map(int, (task / "children").read_text().split())
    return children


async def test_the_processes_that_think_come_and_go_with_the_bot(tmp_path):
    async with (
        loopback() as discord,
        bot_process(discord.base, tmp_path / "canasta.db", WORKER_PROCESSES="2") as bot,
    ):
        await connected(discord, bot)
        # Two that think, and the one that Python watches its semaphores with.
        await discord.until(lambda: len(children_of(bot.process.pid)) == 3)
        children = children_of(bot.process.pid)
        assert await bot.stop(within=5) == 0, bot.said
        await discord.until(lambda: not [child for child in children if Path(f"/proc/{child}").exists()])
        assert "Traceback" not in bot.said


def free_port() -> int:
    """None of those that the system gives to whoever asks for any: nobody else gets it meanwhile."""
    while True:
        port = secrets.randbelow(10_000) + 20_000
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


async def told(port: int, path: str) -> str:
    """What the process tells whoever watches over it."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return await response.text()


def hand_of(asked):
    """The words of a hand panel, which has no embed."""
    return [part["content"] for part in walk_components(asked.data["components"]) if part["type"] == 10]


async def test_sigterm_ends_the_bot_within_five_seconds_in_good_order(tmp_path):
    database = tmp_path / "canasta.db"
    port = free_port()
    settings = {"METRICS_PORT": str(port), "BACKUP_FOLDER": str(tmp_path / "backups"), "LOGLEVEL": "DEBUG"}
    async with loopback() as discord, bot_process(discord.base, database, **settings) as bot:
        await connected(discord, bot)
        await started_match(discord)
        while await told(port, "/readyz") != "ok\n":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        assert await told(port, "/healthz") == "ok\n"
        posted = r'canasta_discord_request_seconds_count\{method="POST",status="200"\} \d'
        while not re.search(posted, metrics := await told(port, "/metrics")):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        assert 'canasta_gateway_up{shard="0"} 1.0' in metrics
        assert 'canasta_tables{status="playing"} 1.0' in metrics
        assert "canasta_database_up 1.0" in metrics
        for counted in ("actions_total", "commit_seconds_count", "loop_lag_seconds_count"):
            assert re.search(rf"canasta_{counted}\S* [1-9]", metrics)
        for gauge in ("outbox_age_seconds", "deadlines_due"):
            assert re.search(rf"canasta_{gauge} \d", metrics)
        assert re.search(r'canasta_build_info\{python="3\S+",schema="\d+",version="\d\S+"\} 1.0', metrics)
        lines = bot.said.splitlines()
        assert re.search(r"bot.bootstrap: version \d\S+, Python 3", lines[0])
        assert re.search(rf"bot.bootstrap: The database {re.escape(str(database))}, schema \d+$", lines[1])
        assert lines[2].endswith("LOGLEVEL is no setting of the bot; LOG_LEVEL is.")
        assert "ready in 1 servers" in bot.said
        await discord.until(lambda: bool(list(tmp_path.glob("backups/canasta-*.db"))))
        with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", port)):
            pytest.fail("others than this machine are answered, too")
        # One that is started too early waits, and takes over.
        async with bot_process(discord.base, database, LOG_FORMAT="json") as early:
            await discord.until(lambda: "another process uses" in early.said)
            assert discord.identified == 1
            assert await bot.stop(within=5) == 0, bot.said
            assert "Traceback" not in bot.said
            # What discord.py says at the start of every bot without a voice.
            assert "voice" not in bot.said
            await connected(discord, early, 2)
            assert await early.stop(within=5) == 0, early.said
            said = [json.loads(line) for line in early.said.splitlines()]
            assert {"time", "level", "logger", "message"} == set.intersection(*map(set, said))
            assert [line["message"] for line in said].count("the other process has stopped") == 1
        assert not (tmp_path / "health.json").exists()
        assert not list(tmp_path.glob("*.db-wal")), "the database was not closed"


async def test_clicks_in_flight_are_finished_before_the_bot_stops_and_later_ones_are_left_to_others(tmp_path):
    """The database is slow when SIGTERM comes: whoever has clicked is still answered, and the move counts."""
    database, port = tmp_path / "canasta.db", free_port()
    settings = {"METRICS_PORT": str(port), "SECONDS_FOR_A_LOCK": "60"}
    async with loopback() as discord, bot_process(discord.base, database, **settings) as bot:
        await connected(discord, bot)
        thread = await started_match(discord)
        await discord.shown(thread, "it is your turn")
        board = await discord.shown(thread, "My hand")
        panel = await discord.click("Ana", board, "My hand")
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            draw = await discord.click("Ana", discord.messages[panel.message or 0], "Draw", nobody_waits=True)
            join = await discord.slash("Ben", "table new", nobody_waits=True)
            while "canasta_interactions_in_progress 2.0" not in await told(port, "/metrics"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            bot.process.terminate()
            # It has hung up: what is clicked from now on does not reach it.
            await discord.until(lambda: not discord.sessions)
            late = await discord.click("Ana", board, "My hand", nobody_waits=True)
            other.execute("ROLLBACK")
            assert await bot.ended(within=5) == 0, bot.said
        assert draw.answered.is_set()
        assert join.answered.is_set()
        # Whatever she drew, and whether she could meld: what she may do now is the same.
        assert DISCARD in json.dumps(discord.messages[draw.message or 0])
        assert not late.answered.is_set()
        assert "Traceback" not in bot.said
        assert "closing without waiting" not in bot.said
        with closing(sqlite3.connect(database)) as stored:
            assert stored.execute("SELECT count(*) FROM tables").fetchone() == (2,)


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


async def test_emojis_that_discord_takes_later_hold_nothing_up(tmp_path):
    """An hour is to be waited for with two of them: meanwhile people play, the bot stops in time, and the next one goes on."""
    database = tmp_path / "canasta.db"
    async with loopback() as discord:
        missing = [discord.emojis.pop()["name"] for _ in range(2)]
        discord.fail("POST", r"/applications/\d+/emojis", 429, retry_after=3600)
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot)
            await discord.until(lambda: "Discord takes further emojis in 60 minutes" in bot.said)
            thread = await started_match(discord)
            await discord.shown(thread, "it is your turn")
            assert await bot.stop(within=5) == 0, bot.said
        async with bot_process(discord.base, database) as bot:
            await connected(discord, bot, 2)
            await discord.until(lambda: "emojis of cards are there" in bot.said)
            assert await bot.stop(within=5) == 0, bot.said
            assert "Traceback" not in bot.said
        assert [emoji["name"] for emoji in discord.emojis[-2:]] == sorted(missing)
        assert discord.audit() == []


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
            assert await bot.ended() == 2
            assert "does not accept the token" in bot.said
            assert "Traceback" not in bot.said


async def test_a_bot_in_a_container_asks_discord_once_whether_it_takes_the_token(tmp_path):
    """Docker starts whatever ends again and again; so it does not end until it is told to."""
    async with loopback() as discord:
        discord.fail("GET", "/users/@me", 401)
        async with bot_process(discord.base, tmp_path / "canasta.db", "run", "--stay") as bot:
            await discord.until(lambda: "waiting to be stopped" in bot.said)
            assert "does not accept the token" in bot.said
            assert await bot.stop(5) == 2
            assert not discord.faults
            assert not discord.requests
