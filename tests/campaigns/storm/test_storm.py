"""A little of ``python -m tests.campaigns.storm``: the quick troubles, one after the other, at one table."""

import json
from pathlib import Path

import pytest

from tests.campaigns.storm.__main__ import Storm
from tests.campaigns.storm.table import StormError, playing_table

QUICK = [
    "dropped",
    "twice",
    "late",
    "out of order",
    "expired",
    "everything deleted",
    "thread deleted",
    "kicked",
]


async def test_a_table_comes_right_by_itself_after_each_of_the_quick_troubles() -> None:
    storm = Storm()
    await storm.round(1, list(QUICK))
    assert storm.troubles == len(QUICK)
    assert storm.posted > len(QUICK)


async def test_a_board_too_many_and_a_message_told_twice_would_be_seen(tmp_path: Path) -> None:
    async with playing_table(tmp_path, 1) as table:
        [board] = await table.boards()
        copy = json.loads(json.dumps(board)) | {"id": "1"}
        table.discord.messages[1] = copy
        assert await table._trouble() == "there are 2 boards"
        del table.discord.messages[1]
        assert not await table._trouble()
        table.discord.kept["a nonce"] = 2
        with pytest.raises(StormError, match="told twice"):
            await table.comes_right("a plant")
