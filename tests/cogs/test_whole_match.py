"""A match from the first deal to the last score by buttons alone, by people who press what is there."""

from __future__ import annotations

from random import Random

import pytest

from bot.service.record import TableStatus
from tests.cogs.scene import FOUR, Scene, started
from tests.discord_harness.people import Person, Reply
from tests.discord_harness.posts import Menu


class Clicker:
    """Somebody who presses buttons and chooses from menus without knowing the game."""

    def __init__(self, scene: Scene, person: Person, rng: Random) -> None:
        self.scene = scene
        self.person = person
        self.rng = rng

    async def take_turn(self) -> None:
        """Go on until the table waits for somebody else."""
        panel = await self.scene.open_hand(self.person.name)
        turn = (await self.scene.record()).turn
        for _ in range(60):
            if (await self.scene.record()).turn != turn:
                return
            panel = await self.press(panel)
        raise AssertionError(f"{self.person.name} cannot finish the turn: {panel.text}")

    async def press(self, panel: Reply) -> Reply:
        post, rng = panel.post, self.rng
        menus = {menu.custom_id.split(":")[1]: menu for menu in post.menus}
        buttons = {button.custom_id.split(":")[1]: button for button in post.buttons if not button.disabled}
        if "answer" in buttons:
            return await self.click(
                panel, rng.choice([b for b in post.buttons if ":answer:" in b.custom_id]).custom_id
            )
        if "drop" in buttons:
            return await self.click(panel, buttons["drop"].custom_id)
        if "ask" in buttons and rng.random() < 0.2:
            return await self.click(panel, buttons["ask"].custom_id)
        if "takes" in menus and rng.random() < 0.8:
            return await self.choose(panel, menus["takes"])
        if "take" in buttons and rng.random() < 0.8:
            return await self.click(panel, buttons["take"].custom_id)
        if "draw" in buttons:
            return await self.click(panel, buttons["draw"].custom_id)
        if "lay" in buttons and rng.random() < 0.7:
            return await self.click(panel, buttons["lay"].custom_id)
        if "meld" in buttons and rng.random() < 0.5:
            return await self.click(panel, buttons["meld"].custom_id)
        if "pick" in menus and rng.random() < 0.7:
            return await self.choose(panel, menus["pick"])
        if "count" in menus:
            return (
                await self.choose(panel, menus["count"])
                if rng.random() < 0.5
                else await self.click(panel, buttons["hand"].custom_id)
            )
        if "rank" in menus and rng.random() < 0.1:
            return await self.choose(panel, menus["rank"])
        if "ranks" in menus and rng.random() < 0.1:
            return await self.choose(panel, menus["ranks"])
        if "throw" in menus:
            return await self.choose(panel, menus["throw"])
        if "pass" in buttons and rng.random() < 0.5:
            return await self.click(panel, buttons["pass"].custom_id)
        if "take" in buttons:
            return await self.click(panel, buttons["take"].custom_id)
        if "meld" in buttons:
            return await self.click(panel, buttons["meld"].custom_id)
        if "pick" in menus:
            return await self.choose(panel, menus["pick"])
        if "lay" in buttons:
            return await self.click(panel, buttons["lay"].custom_id)
        if "pass" in buttons:
            return await self.click(panel, buttons["pass"].custom_id)
        return await self.click(panel, buttons["hand"].custom_id)

    async def click(self, panel: Reply, custom_id: str) -> Reply:
        return await self.person.click(panel, custom_id=custom_id)

    async def choose(self, panel: Reply, menu: Menu) -> Reply:
        count = self.rng.randint(menu.low, min(menu.high, 3))
        values = self.rng.sample(list(menu.options), count)
        return await self.person.select(panel, *values, custom_id=menu.custom_id)


async def play_on(scene: Scene, clickers: dict[int, Clicker], rounds: int) -> None:
    """Until so many rounds are scored or the match is over."""
    for _ in range(1000):
        await scene.calm()
        table = (await scene.view(0)).table
        record = await scene.record()
        if record.status is not TableStatus.PLAYING or table.round > rounds:
            return
        await clickers[table.seats_to_act[0]].take_turn()
    raise AssertionError("the match does not end")


@pytest.mark.slow
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
async def test_four_people_play_rounds_by_buttons_with_a_restart_between(club):
    scene = await started(club)
    clickers = {seat: Clicker(scene, club[name], Random(seat)) for seat, name in enumerate(FOUR)}
    await play_on(scene, clickers, 1)
    await club.restart(orderly=False)
    await scene.calm()
    await play_on(scene, clickers, 2)
    assert len(await scene.services.queries.score_sheets(scene.table)) >= 2
    assert len(scene.boards()) == 1
