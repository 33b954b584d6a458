"""Every game can be chosen, begun, and played by buttons alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.service.matches.record import TableStatus
from tests.support.simulated_discord.clicker import Clicker
from tests.support.simulated_discord.scene import Scene

TURNS = 3


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_seat_plays_turns_by_buttons_alone(club, preset):
    ana = club["Ana"]
    await ana.slash("table new", rules=preset)
    scene = Scene(club)
    for _ in range(PRESETS[preset].deal.seat_count - 1):
        await ana.click(scene.lobby, "Add a computer")
    await ana.click(scene.lobby, "Start the match")
    clicker = Clicker(scene, ana, Random(4))
    played = 0
    while played < TURNS:
        await scene.calm()
        record = await scene.record()
        if record.status is not TableStatus.PLAYING:
            break
        # Where seats are drawn, hers is any of them.
        [holder] = record.people
        assert (await scene.view(holder.seat)).is_to_act
        await clicker.take_turn()
        played += 1
    assert played
