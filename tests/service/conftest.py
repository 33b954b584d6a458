from collections.abc import AsyncIterator

import pytest

from tests.support.world import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    await made.start()
    yield made
    await made.end()
