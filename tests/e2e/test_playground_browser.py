"""The playground in a real browser: two people and two computers, by buttons and by typed commands."""

from __future__ import annotations

import re

import pytest

from tests.support.browser import Tab, find_browser, playground

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(find_browser() is None, reason="no Chromium is installed"),
]


async def test_two_people_play_in_the_browser_and_the_bot_is_restarted_in_the_middle_of_a_turn():
    async with playground() as club:
        # A table: Ana makes it by typing, Ben joins by a button, computers fill the rest.
        ana, ben = await club.open("#canasta", "Ana"), await club.open("#canasta", "Ben")
        await ana.type_command("table new")
        await ben.until("waiting for players")
        await ben.press("Join")
        for _ in range(2):
            await ana.press("Add a computer")
        await ana.press("Start the match")
        table = await club.new_place("Table 1")
        await ana.page.close()
        await ben.page.close()
        tabs = {name: await club.open(table, name) for name in ("Ana", "Ben")}

        # A turn by buttons, with a restart between drawing and discarding.
        name = await whose_turn(tabs["Ana"])
        player, other = tabs[name], tabs["Ben" if name == "Ana" else "Ana"]
        await player.press("My hand")
        await player.until("Only you can see this")
        await other.never("Only you can see this")
        await draw(player)
        await club.restart_the_bot()
        await discard_first(player)

        # A turn by typed commands. Drawing twice is refused, with the reason.
        name = await whose_turn(player, after=name)
        await tabs[name].type_command("draw")
        await tabs[name].type_command("draw")
        await tabs[name].until(re.compile("already", re.IGNORECASE))
        await tabs[name].type_command("hand")
        await discard_first(tabs[name])

        # A day passes, and nobody minds. The reminder takes the place of the board.
        await club.skip(24)
        await tabs[name].until("Your turn began")
        await tabs[name].press("Score")
        await tabs[name].until("No round is finished yet")
        assert await club.troubles() == []


async def draw(tab: Tab) -> None:
    """Draw, unless the bot has: where nobody could take the pile it does so by itself."""
    if "Draw" in await (await tab.until("Your hand")).inner_text():
        await tab.press(re.compile("^Draw"))


async def discard_first(tab: Tab) -> None:
    """Tap the first card of the newest hand, and discard it; cards that could be melded are asked about."""
    await tab.tap_first_card()
    await tab.press(re.compile("^Discard "))
    if "not laid down yet" in await tab.text():
        await tab.press(re.compile("^Discard "))


async def whose_turn(tab: Tab, *, after: str | None = None) -> str:
    """The person whose turn it is, read from the board; computers play at once."""
    pattern = re.compile(r"👉 @(Ana|Ben), it is your turn")
    for _ in range(600):
        found = pattern.findall(await tab.text())
        if found and found[-1] != after:
            return str(found[-1])
        await tab.page.wait_for_timeout(100)
    raise AssertionError(f"it is nobody's turn but {after}'s:\n{await tab.text()}")
