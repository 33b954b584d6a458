"""People who play by pressing what is there, without knowing the game."""

from __future__ import annotations

from random import Random

from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.posts import Button, Menu
from tests.support.simulated_discord.scene import Scene
from tests.support.simulated_discord.tapping import card_buttons, discard_first, legal_discard


class Clicker:
    """Somebody who presses buttons and chooses from menus without knowing the game, and when that leads nowhere does as the
    panel suggests.
    """

    def __init__(self, scene: Scene, person: ClubMember, rng: Random) -> None:
        self.scene = scene
        self.person = person
        self.rng = rng
        self._has_picked = False

    async def take_turn(self) -> None:
        """Go on until the table waits for somebody else."""
        panel = await self.scene.open_hand(self.person.name)
        turn = (await self.scene.record()).turn
        for pressed in range(60):
            if (await self.scene.record()).turn != turn:
                return
            panel = await (self.press(panel) if pressed < 40 else self.do_as_suggested(panel))
        raise AssertionError(f"{self.person.name} cannot finish the turn: {panel.text}")

    async def do_as_suggested(self, panel: Reply) -> Reply:
        """Discard where that is offered, else lay down what is suggested first, and nothing beside it."""
        menus, buttons = _menus(panel), _buttons(panel)
        had_picked, self._has_picked = self._has_picked, False
        if "throw" in menus:
            return await self.choose_first(panel, menus["throw"])
        if "tap" in buttons and "draw" not in buttons and not had_picked:
            panel = await discard_first(self.person, panel)
            menus, buttons = _menus(panel), _buttons(panel)
            if "tap" not in buttons or "draw" in buttons:
                return panel
        for verb in ("drop", "meld", *(["lay"] if had_picked else ["clear"])):
            if verb in buttons:
                return await self.click(panel, buttons[verb].custom_id)
        if "pick" in menus:
            self._has_picked = True
            return await self.choose_first(panel, menus["pick"])
        return await self.press(panel)

    async def press(self, panel: Reply) -> Reply:
        """Do one thing that the panel offers."""
        post, rng = panel.post, self.rng
        menus, buttons = _menus(panel), _buttons(panel)
        if "answer" in buttons:
            return await self.click(
                panel, rng.choice([b for b in post.buttons if ":answer:" in b.custom_id]).custom_id
            )
        if "drop" in buttons:
            return await self.click(panel, buttons["drop"].custom_id)
        # What is there, with how likely it is chosen when its turn comes.
        likely: tuple[tuple[str, float], ...] = (
            ("mean", 1.0),
            ("show", 1.0),
            ("threes", 0.8),
            ("ask", 0.2),
            ("takes", 0.8),
            ("take", 0.8),
            ("draw", 1.0),
            ("lay", 0.7),
            ("meld", 0.5),
            ("pick", 0.7),
            ("run", 0.7),
            ("count", 0.5),
            ("rank", 0.1),
            ("ranks", 0.2),
        )
        if cards := list(card_buttons(post).values()):
            discard = legal_discard(post)
            if discard is not None and rng.random() < 0.4:
                return await self.click(panel, discard.custom_id)
            likely = (("home", 0.7), *likely)
            if rng.random() < 0.5:
                return await self.click(panel, rng.choice(cards).custom_id)
        counting = {"run", "count"} & menus.keys()
        for verb, share in likely:
            if rng.random() < share:
                if verb in menus:
                    return await self.choose(panel, menus[verb])
                if verb in buttons:
                    return await self.click(panel, buttons[verb].custom_id)
        if counting:
            return await self.click(panel, buttons["hand"].custom_id)
        if "pass" in buttons and rng.random() < 0.5:
            return await self.click(panel, buttons["pass"].custom_id)
        for verb in ("throw", "tap", "take", "meld", "pick", "lay", "pass", "threes", "hand"):
            if verb in menus:
                return await self.choose(panel, menus[verb])
            if verb in buttons:
                return await self.click(panel, buttons[verb].custom_id)
        raise AssertionError(f"nothing to press: {panel.text}")

    async def click(self, panel: Reply, custom_id: str) -> Reply:
        """Press a button."""
        return await self.person.click(panel, custom_id=custom_id)

    async def choose_first(self, panel: Reply, menu: Menu) -> Reply:
        """Choose what stands at the top."""
        return await self.person.select(panel, next(iter(menu.options)), custom_id=menu.custom_id)

    async def choose(self, panel: Reply, menu: Menu) -> Reply:
        """Choose at random."""
        count = self.rng.randint(menu.low, min(menu.high, 3))
        values = self.rng.sample(list(menu.options), count)
        return await self.person.select(panel, *values, custom_id=menu.custom_id)


def _menus(panel: Reply) -> dict[str, Menu]:
    return {menu.custom_id.split(":")[1]: menu for menu in panel.post.menus}


def _buttons(panel: Reply) -> dict[str, Button]:
    """The buttons that can be pressed, one of each verb."""
    return {button.custom_id.split(":")[1]: button for button in panel.post.buttons if not button.disabled}
