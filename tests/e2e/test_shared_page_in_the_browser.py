"""The page of a shared round in a real browser: a phone without internet, where nothing but the file is there."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, async_playwright

from bot.ui.history.shared_page import page_of_match, page_of_round
from tests.golden.kept_export import match_of
from tests.service.history.test_replays import after_rounds
from tests.support.browser import PHONE, find_browser
from tests.support.world import World

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(find_browser() is None, reason="no Chromium is installed"),
]
_HOSTILE = "</script><img src=x onerror=alert(1)>"
_WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """The services in memory."""
    made = World()
    await made.start()
    yield made
    await made.end()


@asynccontextmanager
async def opened(page: bytes, folder: Path, scheme: Any = "light") -> AsyncIterator[Page]:
    """The file opened on a phone. It fails if anything is asked of the network, or goes wrong."""
    file = folder / "canasta-round-1.html"
    file.write_bytes(page)
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        context = await browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            is_mobile=True,
            has_touch=True,
            color_scheme=scheme,
            offline=True,
        )
        tab = await context.new_page()
        troubles: list[str] = []
        tab.on(
            "request", lambda request: troubles.append(request.url) if request.url != file.as_uri() else None
        )
        tab.on("console", lambda message: troubles.append(message.text))
        tab.on("pageerror", lambda error: troubles.append(str(error)))
        tab.on("dialog", lambda dialog: troubles.append(dialog.message))
        await tab.goto(file.as_uri())
        yield tab
        assert troubles == []
        await browser.close()


def with_changed(page: bytes, change: Any) -> bytes:
    """The page with other data."""
    before, data, after = re.split(
        r'(?<=id="data">)(.*?)(?=</script>)', page.decode(), maxsplit=1, flags=re.DOTALL
    )
    told = json.loads(data)
    change(told)
    return (before + json.dumps(told).replace("<", "\\u003c") + after).encode()


async def said(tab: Page) -> str:
    return await tab.locator("#said").inner_text()


@pytest.mark.parametrize("preset", ["classic_4", "classic_5", "samba", "hand_and_foot_six_packs"])
async def test_a_round_is_played_step_by_step_without_scrolling_aside(preset: str, tmp_path: Path) -> None:
    match = match_of(preset)
    page = page_of_round("en", match)
    [told] = re.findall(r'id="data">(.*?)</script>', page.decode(), re.DOTALL)
    lines: list[str] = []
    sentences = []
    for changes in json.loads(told)["rounds"][0]["steps"]:
        lines = changes.get("said", lines)
        sentences.append("".join(lines))
    async with opened(page, tmp_path) as tab:
        for sentence in sentences:
            assert (await said(tab)).replace("\n", "") == sentence
            assert await tab.evaluate(_WIDTH) == PHONE[0]
            if sentence is not sentences[-1]:
                await tab.click("#forward")
        assert await tab.locator("#forward").is_disabled()
        last = await tab.locator("#count").inner_text()
        assert last == f"{len(sentences)} / {len(sentences)}"


async def test_buttons_keys_and_slider_lead_to_the_same_steps(tmp_path: Path) -> None:
    async with opened(page_of_round("en", match_of("classic_4")), tmp_path) as tab:
        count = tab.locator("#count")
        for keys, shown in (
            ("ArrowRight ArrowRight", "3 / 62"),
            ("ArrowLeft", "2 / 62"),
            ("End", "62 / 62"),
            ("Home", "1 / 62"),
        ):
            for key in keys.split():
                await tab.keyboard.press(key)
            assert await count.inner_text() == shown
        assert await tab.locator("#back").is_disabled()
        await tab.locator("#slider").fill("30")
        assert await count.inner_text() == "31 / 62"
        # With the slider in hand its keys are its own: one step, not two.
        await tab.locator("#slider").focus()
        await tab.keyboard.press("ArrowRight")
        assert await count.inner_text() == "32 / 62"
        assert await tab.locator("#said").get_attribute("aria-live") == "polite"
        assert await tab.locator(".hand.turn").count() == 1
        assert "Joker" in (await tab.locator('.hand.turn [role="img"]').get_attribute("aria-label") or "")


async def test_it_plays_by_itself_to_the_end_and_once_more(tmp_path: Path) -> None:
    async with opened(page_of_round("en", match_of("classic_4")), tmp_path) as tab:
        await tab.locator("#slider").fill("59")
        await tab.click("#play")
        assert await tab.locator("#play").inner_text() == "Pause"
        await tab.locator("#count").filter(has_text="62 / 62").wait_for()
        assert await tab.locator("#play").inner_text() == "Play"
        await tab.click("#play")
        assert await tab.locator("#count").inner_text() == "1 / 62"
        await tab.click("#play")
        assert await tab.locator("#play").inner_text() == "Play"


async def test_the_buttons_stay_where_they_are(tmp_path: Path) -> None:
    async with opened(page_of_round("en", match_of("classic_4")), tmp_path) as tab:
        places = set()
        for _ in range(40):
            box = await tab.locator("#forward").bounding_box()
            assert box is not None
            places.add(round(box["y"]))
            await tab.click("#forward")
        assert len(places) == 1


async def test_it_checks_the_seals_of_a_match_and_finds_what_was_changed(
    world: World, tmp_path: Path
) -> None:
    table = await after_rounds(world, 3)
    _, page = await world.services.proofs.document(table, partial(page_of_match, "en"))
    assert len(page) < 300_000
    async with opened(page, tmp_path) as tab:
        options = await tab.locator("#rounds option").all_inner_texts()
        assert [option.partition(",")[0] for option in options] == ["Round 1", "Round 2", "Round 3"]
        for number in ("0", "1", "2"):
            await tab.locator("#rounds").select_option(number)
            assert (
                "the secret is the sealed one, and the hands" in await tab.locator("#computed").inner_text()
            )
            assert (await tab.locator("#proof").inner_text()).startswith(
                f"✅ Round {int(number) + 1}: the seal is kept"
            )
            assert await tab.locator("#chart polyline").count() == 2
            assert await tab.evaluate(_WIDTH) == PHONE[0]
        assert len(await tab.locator("#codes code").all_inner_texts()) == 4
        drawn = (await tab.locator("#chart polyline").first.get_attribute("points") or "").split()
        assert len(drawn) == 4

    def other_secret(told: dict[str, Any]) -> None:
        deal = told["rounds"][0]["deal"]
        deal["secret"] = deal["secret"][::-1]

    def other_cut(told: dict[str, Any]) -> None:
        told["rounds"][0]["deal"]["cut"] = "0:lucky"

    for change in (other_secret, other_cut):
        async with opened(with_changed(page, change), tmp_path) as tab:
            assert "it does not fit" in await tab.locator("#computed").inner_text()


async def test_names_are_text_whatever_they_are(tmp_path: Path) -> None:
    match = match_of("classic_4")
    seats = tuple(replace(holder, name=_HOSTILE) for holder in match.record.seats)
    match = replace(match, record=replace(match.record, seats=seats, house_rule=_HOSTILE))
    async with opened(page_of_match("en", match), tmp_path) as tab:
        assert await tab.locator("img").count() == 0
        assert _HOSTILE[:20] in await tab.locator("#title").inner_text()
        assert _HOSTILE[:20] in await tab.locator(".hand b").first.inner_text()
        assert _HOSTILE[:20] in await tab.locator("#codes dt").first.inner_text()
        await tab.keyboard.press("End")
        assert await tab.locator("img").count() == 0
        assert await tab.evaluate(_WIDTH) == PHONE[0]


async def test_it_is_dark_where_the_phone_is(tmp_path: Path) -> None:
    page = page_of_round("en", match_of("classic_4"))
    grounds = []
    for scheme in ("light", "dark"):
        async with opened(page, tmp_path, scheme) as tab:
            grounds.append(await tab.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert grounds == ["rgb(243, 238, 221)", "rgb(13, 27, 25)"]


async def test_a_round_that_cannot_be_shown_leaves_the_rest(tmp_path: Path) -> None:
    match = match_of("classic_4")
    without = replace(match, rounds=(replace(match.rounds[0], frames=()),))
    async with opened(page_of_round("en", without), tmp_path) as tab:
        assert not await tab.locator("#table").is_visible()
        assert not await tab.locator("#again").is_visible()
        assert "Round 1" in await tab.locator("#name").inner_text()
        await tab.keyboard.press("ArrowRight")
