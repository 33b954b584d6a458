"""How the whole is put together and taken down."""

import asyncio
from pathlib import Path
from typing import Any, Self

import pytest

from bot import bootstrap
from bot.config import Settings
from bot.health import Health, read_health, write_health
from bot.operations.metrics import Metrics
from bot.storage import sole_use
from bot.storage.opening import StorageUnusable
from tests.storage.samples import NOON


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


@pytest.mark.parametrize(
    "database,looking,trouble",
    [
        ({}, "look_through_if_big", "canasta.db is damaged"),
        ({"database_url": "postgresql:///canasta"}, "hold_schema", "canasta was changed by a newer version"),
    ],
)
async def test_a_bot_whose_database_turns_out_to_be_unusable_closes_everything_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: dict[str, Any], looking: str, trouble: str
) -> None:
    async def look(_: object) -> None:
        await asyncio.sleep(0.01)
        raise StorageUnusable(trouble)

    bot = _Busy()
    monkeypatch.setattr(bootstrap, "build_bot", lambda _, workers: bot)
    monkeypatch.setattr(bootstrap, "watch_gateway", lambda *_: None)
    monkeypatch.setattr(bootstrap, looking, look)
    settings = Settings(
        discord_token="to.k.en",
        health_file=tmp_path / "health.json",
        **database or {"database_path": tmp_path / "canasta.db"},
        metrics_port=0,
        worker_processes=0,
    )
    serving = asyncio.create_task(bootstrap._serve(settings, "to.k.en"))
    async with asyncio.timeout(10):
        with pytest.raises(StorageUnusable, match=trouble):
            await serving
    assert bot.is_closed


async def test_a_second_process_on_the_same_file_leaves_everything_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sole_use, "_PATIENCE", 0.05)
    settings = Settings(
        discord_token="to.k.en",
        database_path=tmp_path / "canasta.db",
        metrics_port=0,
        worker_processes=0,
    )
    said = Health(written=NOON, gateway_ready=True, database_answered=NOON, oldest_notice=None)
    write_health(settings.health_path, said)
    async with sole_use.sole_use(settings.database_path):
        with pytest.raises(StorageUnusable, match="is for one process"):
            await bootstrap._serve(settings, "to.k.en")
    assert read_health(settings.health_path) == said
    assert settings.database_path.stat().st_size == 0
