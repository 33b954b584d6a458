"""The stores."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.service.ports import Store
from bot.storage.memory import MemoryStore
from bot.storage.postgres import PostgresStore
from bot.storage.sqlite import SqliteStore
from tests.postgres import PostgresServer

KINDS = ("memory", "sqlite", "postgresql")


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(request.param, request, tmp_path) as made:
        yield made


@asynccontextmanager
async def opened(kind: str, request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Store]:
    """An empty store of this kind; the server is started only where one is needed."""
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        url = await server.database()
        on_server = PostgresStore(url)
        await on_server.open()
        yield on_server
        await on_server.close()
        await server.give_back(url)
        return
    made: Store = MemoryStore() if kind == "memory" else SqliteStore(folder / "canasta.db")
    await made.open()
    yield made
    await made.close()
