"""The emulator itself, tried with the toy bot in a process of its own."""

from __future__ import annotations

import json

import aiohttp
import pytest

from tests.support.loopback.process import bot_process
from tests.support.loopback.server import CHANNEL, loopback


async def test_a_real_process_plays_is_killed_and_goes_on(tmp_path):
    database = tmp_path / "toy.db"
    async with loopback() as discord:
        async with bot_process(discord.base, database, "toy", str(database)) as bot:
            try:
                await discord.until_ready()
            except TimeoutError:
                pytest.fail(bot.said)
            await discord.slash("Ana", "toy new")
            [thread] = discord.threads
            lobby = discord.latest(thread)
            await discord.click("Ana", lobby, "Join")
            assert "Ana" in json.dumps(lobby)
            answer = await discord.slash("Ben", "toy meld", cards="KKK")
            assert answer.data["content"] == "You typed KKK"
            await bot.kill()
        async with bot_process(discord.base, database, "toy", str(database)):
            await discord.until_ready(connections=2)
            await discord.click("Ben", lobby, "Join")
            assert "Ana, Ben" in json.dumps(lobby)


async def test_errors_of_discord_are_retried_and_a_dropped_connection_is_resumed(tmp_path):
    database = tmp_path / "toy.db"
    async with loopback() as discord, bot_process(discord.base, database, "toy", str(database)):
        await discord.until_ready()
        discord.fail("POST", r"/channels/\d+/threads", 502)
        discord.fail("POST", r"/channels/\d+/messages", 429)
        await discord.slash("Ana", "toy new")
        lobby = discord.latest(discord.threads[0])
        await discord.drop()
        await discord.click("Ana", lobby, "Join")
        assert (discord.identified, discord.resumed) == (1, 1)
        assert "Ana" in json.dumps(lobby)
        assert discord.latest(CHANNEL, text="The table is open")


async def test_a_nonce_makes_one_message_of_several_posts_for_some_minutes():
    async with loopback() as discord:
        body = {"content": "once", "nonce": "5-1", "enforce_nonce": True}
        first = discord.post(CHANNEL, body)
        assert first["nonce"] == "5-1"
        assert discord.post(CHANNEL, {**body, "content": "twice"}) == first
        assert discord.post(CHANNEL, {**body, "enforce_nonce": False})["id"] != first["id"]
        assert [("nonce" in message, message["content"]) for message in discord.in_place(CHANNEL)] == [
            (False, "once"),
            (False, "once"),
        ]
        discord.ahead += 600
        later = discord.post(CHANNEL, body)
        assert later["id"] != first["id"]
        # What was deleted is not posted anew: Discord answers that it knows no such message.
        del discord.messages[int(later["id"])]
        with pytest.raises(KeyError):
            discord.post(CHANNEL, body)
        assert discord.kept["5-1"] == 3
        assert discord.recognised == 2


async def test_a_click_is_answered_although_its_message_was_deleted_meanwhile():
    button = {"type": 2, "style": 1, "label": "My hand", "custom_id": "hand"}
    async with loopback() as discord, aiohttp.ClientSession() as bot:
        board = discord.post(CHANNEL, {"components": [{"type": 1, "components": [button]}]})
        click = await discord.click("Ana", board, "My hand", nobody_waits=True)
        del discord.messages[int(board["id"])]
        address = f"http://{discord.base}/api/v10/interactions/{click.id}/{click.token}/callback"
        answer = await bot.post(address, json={"type": 4, "data": {"content": "Your hand"}})
        assert answer.status == 200
        assert discord.latest(CHANNEL)["content"] == "Your hand"
