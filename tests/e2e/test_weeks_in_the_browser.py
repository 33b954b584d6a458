"""Weeks in the playground, tried as a new user would: a real browser, and the buttons that move the clock."""

from __future__ import annotations

import re

import pytest

from tests.e2e.test_playground_browser import discard_first, draw, whose_turn
from tests.support.browser import Playground, Tab, find_browser, playground

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(find_browser() is None, reason="no Chromium is installed"),
]


async def set_terms(tab: Tab, **terms: str) -> None:
    """Change some of the terms in the private panel that is open: its first menu is for what, its second for how."""
    for setting, value in terms.items():
        menus = tab.page.locator(".channel-message").last.locator(".preview-select")
        await tab.choose_from(menus.first, setting.replace("_", " "))
        await tab.choose_from(menus.nth(1), value)


async def begun(club: Playground) -> dict[str, Tab]:
    """Ana and Ben play with two computers: a day for each turn, then a computer stands in."""
    ana, ben = await club.open("#canasta", "Ana"), await club.open("#canasta", "Ben")
    await ana.type_command("table new")
    await ben.until("waiting for players")
    await ben.press("Join")
    for _ in range(2):
        await ana.press("Add a computer")
    await ana.press("Set up")
    await ana.press("Table settings")
    await set_terms(
        ana,
        Clock="A fixed time per turn",
        When_time_runs_out="A computer plays until the player is back",
        Vacation="None",
    )
    await ana.press("Start the match")
    table = await club.new_place("Table 1")
    await ana.page.close()
    await ben.page.close()
    return {name: await club.open(table, name) for name in ("Ana", "Ben")}


async def test_hours_and_days_pass_by_the_buttons_of_the_clock() -> None:
    async with playground() as club:
        tabs = await begun(club)
        ana = tabs["Ana"]

        # A reminder, four hours before the time runs out, and the end of that time.
        late = await whose_turn(ana)
        for _ in range(3):
            await club.skip(6)
        await ana.never("is waiting for you")
        for _ in range(2):
            await club.skip(1)
        await ana.until("is waiting for you")
        await club.skip(6)
        await ana.until(f"A computer is playing for {late} for now")
        other = await whose_turn(ana)
        assert other != late

        # One click leads back.
        await tabs[late].press("I am back")
        await tabs[late].until("Welcome back")
        await ana.until(f"{late} is back and plays on")

        # A pause by agreement; two days later, when his time would be long over, the match goes on where it was.
        await tabs[late].type_command("pause")
        await tabs[late].until("not agreed yet")
        await tabs[other].press("Agree to pause")
        await ana.until("⏸️ Paused")
        for _ in range(2):
            await club.skip(24)
        await ana.press("Resume")
        await ana.until("The match continues")
        # Who goes on with the match is not called to it.
        await ana.until(re.compile(rf"👉 (@{other}, it is your turn|{other}’s turn|Your turn)"))

        # The bot is away for two days, and nobody loses time by it.
        await club.stop_the_bot(48)
        await club.skip(6)
        await ana.never(f"A computer is playing for {other} for now")
        await tabs[other].press("My hand")
        await draw(tabs[other])
        await discard_first(tabs[other])
        assert await whose_turn(ana, after=other) == late
        await ana.press("Log")
        await ana.until(re.compile(rf"{other}.* discarded"))
        assert await club.troubles() == []
