"""A table at which a round was played."""

import pytest
from msgspec import structs

from tests.support.simulated_discord.scene import FOUR, started


@pytest.fixture
async def scene(club):
    """A round was played, and counted with more points than people get who play the first thing they may."""
    made = await started(club)
    await made.play_round()
    store = club.bot._store
    rounds = [
        structs.replace(one, points=560)
        for name in FOUR
        for one in (await store.personal_data(club[name].id)).rounds
    ]
    await store.count_anew(made.table, rounds)
    return made
