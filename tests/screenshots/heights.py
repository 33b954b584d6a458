"""Heights of messages on a phone, against what each may take of its screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from playwright.async_api import Locator

from bot.canasta.turn import Phase
from bot.service.ids import GuildId, UserId
from bot.service.queries import Hand
from tests.screenshots.scene import PicturedPlayground, scene
from tests.screenshots.shots import BOARD, DEAL, HAS_PICTURES, HUMANS, MINE, SAMBA_DEAL, SHEET, shoot
from tests.screenshots.year import a_year
from tests.support.browser import PHONE, Playground, Tab, browser_at

CLASSIC_TURN, TURN, HAND, LARGE_HAND, LOBBY, RESULT, PANEL = 45, 60, 55, 65, 45, 60, 70
"""Limits, in percent of the height of a phone's screen."""
_MANY_CARDS = 20
_MOST_PAGES = 20
_ON = re.compile("^More$")
_OTHERS = ("hand_and_foot", "samba", "modern_american")


class Measured(Struct, frozen=True):
    """A message, its height in pixels, and its limit in percent of the screen."""

    what: str
    height: float
    limit: int

    @property
    def share(self) -> float:
        """The height in percent of the screen."""
        return 100 * self.height / PHONE[1]

    @property
    def is_too_tall(self) -> bool:
        """Whether the limit is broken."""
        return self.share > self.limit


def table_of(measured: Sequence[Measured]) -> str:
    """A line for each message."""
    widest = max(len(one.what) for one in measured)
    lines = [f"{'message at 390 x 844':{widest}}     px      %  limit"]
    for one in measured:
        note = "  too tall" if one.is_too_tall else ""
        lines.append(f"{one.what:{widest}}  {one.height:5.0f}  {one.share:5.1f}  {one.limit:5}{note}")
    return "\n".join(lines)


class _Ruler:
    """Measures messages; where a folder is given, a picture of each is kept there."""

    def __init__(self, keep: Path | None) -> None:
        self.measured: list[Measured] = []
        self._keep = keep

    async def measure(self, what: str, limit: int, message: Locator) -> None:
        await message.page.wait_for_timeout(600)
        await message.page.wait_for_function(HAS_PICTURES)
        height = await message.evaluate("message => message.getBoundingClientRect().height")
        self.measured.append(Measured(what, height, limit))
        if self._keep is not None:
            await shoot(message, self._keep / f"{what.replace(', ', '-').replace(' ', '-')}.png")

    async def measure_pages(self, what: str, tab: Tab) -> None:
        """Measure the newest private message, and the pages behind its button *More*."""
        for page in range(1, _MOST_PAGES):
            message = await tab.until(MINE)
            await self.measure(f"{what} {page}", PANEL, message)
            button = message.locator(".component-button").filter(has_text=_ON)
            if not await button.count():
                return
            await tab.press(_ON)

    async def measure_hand(self, game: str, moment: str, tab: Tab, play: PicturedPlayground) -> None:
        view = (await play.hand("Ana")).view
        cards = view.table.hand_sizes[view.seat]
        limit = LARGE_HAND if cards > _MANY_CARDS else HAND
        await self.measure(f"hand {game} {moment}, {cards} cards", limit, await tab.until(MINE))


async def measure_all(keep: Path | None = None) -> list[Measured]:
    """Measure everything that has a limit."""
    ruler = _Ruler(keep)
    async with scene(DEAL) as play, browser_at(play.address) as club:
        await _lobby(club, ruler)
        tab = await club.open(await club.new_place("Table 1"), "Ana", size=PHONE)
        await _turn("classic", CLASSIC_TURN, play, tab, ruler)
        await _panels(play, tab, ruler)
    for game in _OTHERS:
        async with scene(SAMBA_DEAL) as play, browser_at(play.address) as club:
            await _other_game(game, play, club, ruler)
    return ruler.measured


async def _lobby(club: Playground, ruler: _Ruler) -> None:
    ana, ben = await club.open("#canasta", "Ana", size=PHONE), await club.open("#canasta", "Ben")
    await ana.type_command("table new", title="Friday night")
    await ruler.measure("lobby new", LOBBY, await ana.until("waiting for players"))
    await ben.until("waiting for players")
    await ben.press("Join")
    await ana.press("Add a computer")
    await ruler.measure("lobby one seat free", LOBBY, await ana.until("waiting for players"))
    await ana.press("Add a computer")
    await ruler.measure("lobby full", LOBBY, await ana.until("ready to start"))
    await ana.press("Start the match")


async def _other_game(game: str, play: PicturedPlayground, club: Playground, ruler: _Ruler) -> None:
    ana = await club.open("#canasta", "Ana", size=PHONE)
    await ana.type_command("table new", rules=game)
    for _ in range(3):
        await ana.press("Add a computer")
    await ruler.measure(f"lobby {game} full", LOBBY, await ana.until("ready to start"))
    await ana.press("Start the match")
    tab = await club.open(await club.new_place("Table 1"), "Ana", size=PHONE)
    await play.play_on(HUMANS[:1], lambda hands: hands["Ana"].view.is_to_act)
    await _turn(game, TURN, play, tab, ruler)
    await _rule_card(game, tab, ruler)


async def _turn(game: str, limit: int, play: PicturedPlayground, tab: Tab, ruler: _Ruler) -> None:
    """The board and the hand when a round begins, and with melds; the result of the round; the score."""
    people = HUMANS if game == "classic" else HUMANS[:1]
    await ruler.measure(f"turn {game} first", limit, await tab.until(BOARD))
    await tab.press("My hand")
    await ruler.measure_hand(game, "before drawing", tab, play)
    await tab.press("Draw")
    await ruler.measure_hand(game, "after drawing", tab, play)
    await play.play_on(people, lambda hands: _has_melds(hands["Ana"]))
    await ruler.measure(f"turn {game} with melds", limit, await tab.until(BOARD))
    await tab.press("My hand")
    await ruler.measure_hand(game, "with melds", tab, play)
    shown = (await play.hand("Ana")).view.table.round
    await play.play_on(people, lambda hands: hands["Ana"].view.table.round > shown)
    await ruler.measure(f"result {game}", RESULT, await tab.until(SHEET))
    await tab.press("Score")
    await ruler.measure_pages(f"score {game}", tab)
    await tab.press(_ON)
    await ruler.measure_pages(f"More {game}", tab)


async def _panels(play: PicturedPlayground, tab: Tab, ruler: _Ruler) -> None:
    """What people open beside the game."""
    await _rule_card("classic_4", tab, ruler)
    await tab.type_command("settings")
    await ruler.measure("settings", PANEL, await tab.until(MINE))
    await tab.type_command("help")
    for topic in ("Words of the game", "Tips"):
        await tab.choose(topic)
        await ruler.measure_pages(f"help, {topic}", tab)
    server = play.world.servers[0]
    people = [UserId(person.id) for person in server.people.values()]
    await play.store(a_year(GuildId(server.guild.id), people))
    await tab.type_command("stats")
    await ruler.measure_pages("statistics", tab)


async def _rule_card(game: str, tab: Tab, ruler: _Ruler) -> None:
    """The game in short, a section, and all of it."""
    await tab.type_command("rules", game=game)
    await ruler.measure_pages(f"rules {game}", tab)
    for page in ("Taking the pile", "All rules"):
        await tab.choose(page)
        await ruler.measure_pages(f"rules {game}, {page}", tab)


def _has_melds(hand: Hand) -> bool:
    """Ana's turn begins, and there are canastas on the table."""
    table = hand.view.table
    canastas = sum(meld.is_canasta for side in table.melds for meld in side)
    return hand.view.is_to_act and table.phase is Phase.DRAW and canastas >= 2
