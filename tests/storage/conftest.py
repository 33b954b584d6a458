"""The stores."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.ports import Store
from tests.storage.changes import creation
from tests.support.stores.opened import KINDS, opened
from tests.support.stores.postgres import PostgresServer


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(request.param, request, tmp_path) as made:
        yield made


@pytest.fixture
async def with_tables(store: Store) -> Store:
    await store.commit(creation(1))
    await store.commit(creation(2))
    return store


@pytest.fixture
async def url(postgres: PostgresServer) -> AsyncIterator[str]:
    """The address of an empty database on a server."""
    made = await postgres.database()
    yield made
    await postgres.give_back(made)
