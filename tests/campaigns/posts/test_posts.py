"""A little of ``python -m tests.campaigns.posts``: the process is killed when Discord has a message and the bot does not know it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.service.matches.record import TableStatus
from bot.service.queries import Board
from bot.ui.history.score_panel import round_message
from bot.ui.texts import texts_for
from tests.campaigns.posts.message_check import troubles
from tests.campaigns.posts.table import Died, KilledTable, is_a_post
from tests.storage.changes import new_record
from tests.support.loopback.server import CHANNEL, loopback
from tests.support.simulated_discord.traffic import SentRequest


def a_board(request: SentRequest) -> bool:
    return is_a_post(request) and "cn:score" in json.dumps(request.json)


def a_line(request: SentRequest) -> bool:
    return is_a_post(request) and "discarded" in (request.json.get("content") or "")


async def test_what_is_posted_at_a_kill_stands_there_once_also_after_later_moves_and_minutes(
    tmp_path: Path,
) -> None:
    async with loopback() as discord:
        table = KilledTable(discord, tmp_path / "canasta.db", Random(1))
        try:
            await table.begin()
            await table.comes_right()
            for number, kind in enumerate((a_line, a_board)):
                if kind is a_board:
                    board = await table.board()
                    del discord.messages[board]
                struck = table.kill_at(kind)
                await plays_until_killed(table, struck.is_set)
                table.let_pass(10 * (number % 2))
                await table.start()
                # They play on while the bot cannot look what became of its message.
                table.close_messages()
                await table.turn()
                table.open_messages()
                await table.comes_right()
            assert table.kills_at_a_post == 2
        finally:
            await table.close()


async def test_a_call_that_waited_is_made_once_whatever_is_killed_between_edit_and_call(
    tmp_path: Path,
) -> None:
    async with loopback() as discord:
        table = KilledTable(discord, tmp_path / "canasta.db", Random(1))
        try:
            await table.begin()
            await table.comes_right()
            for _ in range(4):
                await table.turn()
                await table.told()
            record = await table.record()
            assert record.clock is not None
            assert record.clock.call_at is not None
            assert not record.living_pings
            await table.kill()
            table.let_pass(0.5)
            await table.start()
            await table.comes_right()
            assert not (await table.record()).living_pings
            await table.kill()
            table.let_pass(3)
            await table.start(until_connected=False)
            struck = table.kill_at(is_a_post)
            async with asyncio.timeout(60):
                await struck.wait()
            await table.kill()
            await table.start()
            await table.comes_right()
            assert len((await table.record()).living_pings) == 1
        finally:
            await table.close()


async def test_where_the_channel_may_not_be_read_discord_knows_the_message_by_its_nonce(
    tmp_path: Path,
) -> None:
    async with loopback() as discord:
        table = KilledTable(discord, tmp_path / "canasta.db", Random(1))
        try:
            await table.begin()
            await table.comes_right()
            struck = table.kill_at(a_line)
            await plays_until_killed(table, struck.is_set)
            discord.fail("GET", r"/channels/\d+/messages", 403, times=10**6, code=50013)
            await table.start()
            await table.comes_right()
            assert discord.recognised == 1
        finally:
            discord.faults.clear()
            await table.close()


async def plays_until_killed(table: KilledTable, is_killed: Callable[[], bool]) -> None:
    for _ in range(12):
        try:
            await table.turn()
            # A call is posted only while its turn lasts: nobody plays on before it is.
            await table.told()
        except Died:
            break
    assert is_killed()


def message(number: int, **more: Any) -> dict[str, Any]:
    usual = {"content": "", "embeds": [], "components": [], "flags": 0, "channel_id": str(CHANNEL)}
    return {"id": str(number), **usual, **more}


def buttons(*ids: str) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [{"type": 2, "custom_id": each} for each in ids]}]


@pytest.mark.parametrize("has_review", [False, True])
def test_a_result_is_no_board(has_review: bool) -> None:
    table = Board(new_record(status=TableStatus.FINISHED), None, ())
    shown = round_message(texts_for(None), table, discord.Embed(), 1, 9, has_review=has_review)
    parts = [part for row in shown.rows for part in row if isinstance(part, discord.ui.Button)]
    ids = [part.custom_id or "" for part in parts]
    result = message(2, embeds=[{}], components=buttons(*ids))
    board = message(1, embeds=[{}], components=buttons("cn:hand:1:0", "cn:score:1:0"))
    assert any(":review:" in name for name in ids) is has_review
    assert troubles([board, result]) == []


@pytest.mark.parametrize(
    "one, other, why",
    [
        ({"content": "**Ana** drew"}, {"content": "**Ana** drew"}, "told again"),
        ({"content": "<@11>, play"}, {"content": "Still you, <@11>"}, "<@11> is called by 2"),
        (
            {"components": buttons("cn:hand:1:5"), "content": "a"},
            {"components": buttons("cn:hand:1:5"), "content": "b"},
            "2 messages with the buttons",
        ),
        (
            {"embeds": [{}], "components": buttons("cn:hand:1:0", "cn:score:1:0")},
            {"embeds": [{}], "components": buttons("cn:join:1:0")},
            "2 boards",
        ),
        ({"content": "a", "channel_id": "9012"}, {"content": "b", "channel_id": "9012"}, "reads 9012"),
    ],
)
def test_whatever_stands_there_twice_is_seen(one: Any, other: Any, why: str) -> None:
    assert troubles([message(1, **one)]) == []
    assert why in " ".join(troubles([message(1, **one), message(2, **other)]))
    assert troubles([message(1, **one), message(2, **{**other, "flags": 64})]) == []
