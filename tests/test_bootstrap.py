"""How the whole is put together and taken down."""

import asyncio
from pathlib import Path
from typing import Self

import pytest

from bot import bootstrap
from bot.config import Settings
from bot.operations.metrics import Metrics
from bot.storage.opening import StorageUnusable


class _Busy:
    """A bot that is busy until it is told to end."""

    def __init__(self) -> None:
        self.onlooker = Metrics()
        self.is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.is_closed = True

    async def open_store(self) -> None:
        """Nothing to open."""

    async def login(self, _token: str) -> None:
        await asyncio.Event().wait()


async def test_a_bot_whose_database_turns_out_to_be_damaged_closes_everything_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look_through(_: Path) -> None:
        await asyncio.sleep(0.01)
        raise StorageUnusable("canasta.db is damaged")

    bot = _Busy()
    monkeypatch.setattr(bootstrap, "build_bot", lambda _, workers: bot)
    monkeypatch.setattr(bootstrap, "watch_gateway", lambda *_: None)
    monkeypatch.setattr(bootstrap, "look_through_if_big", look_through)
    settings = Settings(
        discord_token="to.k.en", database_path=tmp_path / "canasta.db", metrics_port=0, worker_processes=0
    )
    serving = asyncio.create_task(bootstrap._serve(settings, "to.k.en"))
    async with asyncio.timeout(10):
        with pytest.raises(StorageUnusable, match="damaged"):
            await serving
    assert bot.is_closed
