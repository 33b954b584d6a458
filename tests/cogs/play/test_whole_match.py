"""A match from the first deal to the last score by buttons alone, by people who press what is there."""

from __future__ import annotations

from random import Random

import pytest

from bot.service.matches.record import TableStatus
from tests.support.simulated_discord.clicker import Clicker
from tests.support.simulated_discord.scene import FOUR, Scene, started


async def play_on(scene: Scene, clickers: dict[int, Clicker], rounds: int, turns: int = 1000) -> None:
    """Until so many rounds are scored, so many turns of people are over, or the match is."""
    for _ in range(turns):
        await scene.calm()
        table = (await scene.view(0)).table
        record = await scene.record()
        if record.status is not TableStatus.PLAYING or table.round > rounds:
            return
        await clickers[table.seats_to_act[0]].take_turn()
    assert turns < 1000, "the match does not end"


@pytest.mark.slow
@pytest.mark.on_disk
@pytest.mark.parametrize("seed", [1, 2])
async def test_one_person_and_three_computers_play_a_round_by_buttons(club, seed):
    scene = await started(club, ("Ana",))
    await play_on(scene, {0: Clicker(scene, club["Ana"], Random(seed))}, 1)
    titles = [embed.get("title", "") for post in scene.public() for embed in post.embeds]
    assert sum("Round 1" in title for title in titles) == 1
    assert len(scene.boards()) == 1
    assert len(scene.pings()) <= 1


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_four_people_play_by_buttons_into_a_second_round_with_a_restart_in_the_middle(club):
    scene = await started(club)
    clickers = {seat: Clicker(scene, club[name], Random(seat)) for seat, name in enumerate(FOUR)}
    await play_on(scene, clickers, 1, turns=10)
    await club.restart(orderly=False)
    await scene.calm()
    await play_on(scene, clickers, 1)
    assert len(await scene.services.queries.score_sheets(scene.table)) == 1
    await play_on(scene, clickers, 2, turns=4)
    assert len(scene.boards()) == 1
