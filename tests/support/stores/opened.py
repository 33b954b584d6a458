"""Empty stores of every kind, for tests that hold for each of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

import pytest
from sqlalchemy import Connection

from bot.service.ports import Store
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite.store import SqliteStore
from tests.support.stores.memory import MemoryStore
from tests.support.stores.new_database import put_new_database
from tests.support.stores.postgres import PostgresServer

T = TypeVar("T")

KINDS: Final = ("memory", "sqlite", "postgresql")
QUICK: Final = KINDS[:2]

on_a_server_too = pytest.mark.parametrize("world", KINDS, indirect=True)
"""For some of the tests whose ``world`` is usually on a quick store."""


@asynccontextmanager
async def opened(kind: str, request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Store]:
    """An empty store of this kind; the server is started only where one is needed."""
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        url = await server.database()
        async with PostgresStore(url) as on_server:
            yield on_server
        await server.give_back(url)
        return
    file = folder / "canasta.db"
    if kind == "sqlite":
        put_new_database(file)
    made: Store = MemoryStore() if kind == "memory" else SqliteStore(file)
    await made.open()
    yield made
    await made.close()


async def on_writer(store: SqliteStore, work: Callable[[Connection], T]) -> T:
    """Do work on the connection that writes, outside of any transaction."""
    connection = store.database._writing
    assert connection is not None
    return await connection.read(work)


async def execute_on_writer(store: SqliteStore, statement: str) -> None:
    """Execute a statement on the connection that writes, outside of any transaction."""
    await on_writer(store, lambda connection: connection.exec_driver_sql(statement).close())
