from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.ports import Store
from bot.storage.memory import MemoryStore
from bot.storage.sqlite import SqliteStore


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "canasta.db")
    await made.open()
    yield made
    await made.close()
