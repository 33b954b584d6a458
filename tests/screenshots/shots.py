"""What is shown in each picture."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.async_api import FloatRect, Locator

from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.melds import MeldKind
from bot.canasta.turn import Phase
from bot.service.ids import GuildId, UserId
from bot.service.queries import Hand
from tests.screenshots.scene import PicturedPlayground, scene
from tests.screenshots.year import a_year
from tests.support.browser import PHONE, Playground, Tab, browser_at

DEAL = "picture 51"
SAMBA_DEAL = "samba 7"
HUMANS = ("Ana", "Ben")
WINDOW = (760, 1400)
WIDEST, LOBBY, MARGIN = 560, 640, 12
VIEWS = {"": WINDOW, "-phone": (PHONE[0], 1600)}
"""Higher than a screen: a message is to be seen whole."""
MINE = "Only you can see this"
BOARD = "More"
SHEET = "Replay"
_CLEAN = """
.preview-toolbar, .channel-composer, .message-context-actions, .channel-new-messages, .message-edited-compact {
  display: none !important;
}
.channel-message, .channel-message.message-surface { background: none !important; box-shadow: none !important; }
.component-container { max-width: 460px; }
.messages-sidebar { visibility: hidden; box-shadow: none !important; }
.alone .channel-message:not(.shot), .alone .timeline-day-divider { visibility: hidden; }
"""

HAS_PICTURES = """() => [...document.querySelectorAll('.channel-message img')].every(
  image => image.complete && image.naturalWidth || !image.checkVisibility())"""

_ALONE = """message => {
  message.classList.add("shot");
  message.parentElement.classList.add("alone");
  message.scrollIntoView({ block: "center" });
}"""
_TOGETHER = """message => {
  message.classList.remove("shot");
  message.parentElement.classList.remove("alone");
}"""


async def take_all(into: Path) -> None:
    """All pictures, in the order in which a match brings them."""
    async with scene(DEAL) as play, browser_at(play.address) as club:
        await _lobby(club, into)
        table = await club.new_place("Table 1")
        ana = {suffix: await club.open(table, "Ana", size=size) for suffix, size in VIEWS.items()}
        await _first_turn(ana, into)
        await _later(play, ana, into)
        await _control(club, into)
    await _samba(into)
    await _year(into)


async def _first_turn(ana: dict[str, Tab], into: Path) -> None:
    """Ana begins and holds four kings: 40 of the 50 points that she needs."""
    tab = ana[""]
    await tab.press("My hand")
    await tab.press("Draw")
    await shoot_all(ana, MINE, into / "hand.png")
    await tab.tap("king")
    await shoot_all(ana, MINE, into / "draft.png")
    await tab.type_command("meld", cards="KKKK")
    await shoot_all(ana, MINE, into / "refusal.png")


async def _later(play: PicturedPlayground, ana: dict[str, Tab], into: Path) -> None:
    """The middle of the round, and its end."""
    await play.play_on(HUMANS, lambda hands: _is_worth_a_look(hands["Ana"]))
    shown = (await play.hand("Ana")).view.table.round
    await shoot_all(ana, BOARD, into / "board.png")
    await ana[""].press("My hand")
    await ana[""].until(MINE)
    await _window(ana[""], into / "table.png")
    await play.play_on(HUMANS, lambda hands: hands["Ana"].view.table.round > shown)
    await shoot_all(ana, SHEET, into / "score.png")


async def _samba(into: Path) -> None:
    """Another game: sequences beside melds of a rank, and a hand that stands by suit."""
    async with scene(SAMBA_DEAL) as play, browser_at(play.address) as club:
        lobby = await club.open("#canasta", "Ana", size=WINDOW)
        await lobby.type_command("table new", rules="samba")
        for _ in range(3):
            await lobby.press("Add a computer")
        await lobby.press("Start the match")
        table = await club.new_place("Table 1")
        ana = {suffix: await club.open(table, "Ana", size=size) for suffix, size in VIEWS.items()}
        await play.play_on(HUMANS[:1], lambda hands: _shows_samba(hands["Ana"]))
        await shoot_all(ana, BOARD, into / "samba.png")
        await ana[""].press("My hand")
        await shoot_all(ana, MINE, into / "samba-hand.png")


async def _year(into: Path) -> None:
    """The review of a year, from the statistics of one who plays with the same people all year."""
    async with scene(DEAL) as play, browser_at(play.address) as club:
        server = play.world.servers[0]
        people = [UserId(person.id) for person in server.people.values()]
        await play.store(a_year(GuildId(server.guild.id), people))
        ana = {"-phone": await club.open("#canasta", "Ana", size=VIEWS["-phone"])}
        await ana["-phone"].type_command("stats")
        await ana["-phone"].press("My year")
        await shoot_all(ana, "Your 2026", into / "year.png")


async def _window(tab: Tab, path: Path) -> None:
    """The whole place, its newest messages at the bottom."""
    style = await tab.page.add_style_tag(content=_CLEAN)
    await tab.page.wait_for_timeout(600)
    await tab.page.wait_for_function(HAS_PICTURES)
    await tab.page.locator(".channel-message").last.evaluate(
        "message => message.scrollIntoView({ block: 'end' })"
    )
    await tab.page.wait_for_timeout(200)
    await tab.page.screenshot(path=path, animations="disabled")
    await style.evaluate("style => style.remove()")
    shrink(path)


async def _control(club: Playground, into: Path) -> None:
    for suffix, size in (("", (1280, 800)), ("-phone", PHONE)):
        page = await club.control_page(size)
        await page.wait_for_timeout(1200)
        await page.screenshot(path=into / f"control{suffix}.png", full_page=True)
        shrink(into / f"control{suffix}.png")


def _is_worth_a_look(hand: Hand) -> bool:
    """Ana's turn begins, and there are canastas on the table."""
    table = hand.view.table
    canastas = sum(meld.is_canasta for side in table.melds for meld in side)
    return hand.view.is_to_act and table.phase is Phase.DRAW and canastas >= 2


def _shows_samba(hand: Hand) -> bool:
    """Ana's turn begins, with a canasta and a long sequence on the table and cards of all suits in her hand."""
    table = hand.view.table
    melds = [meld for side in table.melds for meld in side]
    runs = [meld.size for meld in melds if meld.kind is MeldKind.SEQUENCE]
    can_play = hand.view.is_to_act and table.phase is Phase.DRAW
    return (
        can_play and any(meld.is_canasta for meld in melds) and max(runs, default=0) >= LONGEST_SEQUENCE - 2
    )


async def shoot_all(tabs: dict[str, Tab], text: str, path: Path) -> None:
    """The newest message with this text, in every width."""
    for suffix, tab in tabs.items():
        await shoot(await tab.until(text), path.with_stem(path.stem + suffix))


async def _lobby(club: Playground, into: Path) -> None:
    ana, ben = await club.open("#canasta", "Ana", size=WINDOW), await club.open("#canasta", "Ben")
    await ana.type_command("table new", title="Friday night")
    await ben.until("waiting for players")
    await ben.press("Join")
    await ana.press("Add a computer")
    await shoot(await ana.until("waiting for players"), into / "lobby.png", widest=LOBBY)
    await ana.press("Add a computer")
    await ana.press("Start the match")


async def shoot(message: Locator, path: Path, widest: int = WIDEST) -> None:
    """One message, whole, with a margin."""
    page = message.page
    style = await page.add_style_tag(content=_CLEAN)
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(600)
    await page.wait_for_function(HAS_PICTURES)
    await message.evaluate(_ALONE)
    await page.wait_for_timeout(200)
    box = await message.bounding_box()
    assert box is not None
    width = min(box["x"] + box["width"], widest)
    clip = FloatRect(x=0, y=box["y"] - MARGIN, width=width, height=box["height"] + 2 * MARGIN)
    await page.screenshot(path=path, clip=clip, animations="disabled")
    await message.evaluate(_TOGETHER)
    await style.evaluate("style => style.remove()")
    shrink(path)


def shrink(path: Path) -> None:
    """Few colours are enough for such pictures, and make them a third as large."""
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(path)
