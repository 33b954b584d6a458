"""A person at the playground: a real browser, its tabs, its clicks. Used by the browser test and by the screenshots."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    async_playwright,
)
from playwright.async_api import TimeoutError as TookTooLong

_ROOT = Path(__file__).parents[2]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--hide-scrollbars"),
]
_UNUSED_FONTS = re.compile(r"/fonts/noto-sans-(sc|arabic|hebrew|devanagari)-")
DESKTOP, PHONE = (1280, 860), (390, 844)
_MENU_STAYS_OPEN = 3_000
"""Milliseconds after which a menu whose options cannot be chosen is taken to be closed again."""


def find_browser() -> str | None:
    """Where a Chromium is installed, if one is."""
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


class Tab:
    """One place, seen by one person."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def type_command(self, command: str, **options: str) -> None:
        """Type a slash command as on a keyboard, its options one after the other, and send it."""
        page = self.page
        await page.click("#channel-composer-input")
        await page.keyboard.type("/" + command)
        await page.locator(".command-popup").get_by_text("/" + command, exact=True).first.wait_for()
        await page.keyboard.press("Enter")
        await page.locator(".command-chip").filter(has_text=re.compile(f"^/{command}$")).wait_for()
        for option, value in options.items():
            field = page.locator(f'.command-option-input[data-option="{option}"]')
            if not await field.count():
                await page.locator(f'.command-suggestion[data-value="{option}"]').click()
            await field.fill(value)
            await page.keyboard.press("Escape")  # what was typed counts, not what is suggested
        await self._do(self._send)

    async def _send(self) -> None:
        """Press Enter, or the button if the page was drawn anew meanwhile and took the focus out of the line."""
        if await self.page.evaluate("document.activeElement === document.body"):
            await self.page.click("#send-message")
        else:
            await self.page.keyboard.press("Enter")

    async def press(self, label: str | re.Pattern[str]) -> None:
        """Press the button with this text in the newest message that has one."""
        button = self.page.locator(".channel-message .component-button").filter(has_text=label).last
        await self._do(button.click)

    async def tap(self, card: str) -> None:
        """Press the button of a card in the newest hand, by a word in its text or in the name of its emoji."""
        message = self.page.locator(".channel-message").filter(has_text="Your hand").last
        buttons = message.locator(".component-button")
        named = buttons.filter(has=self.page.locator(f'img[alt*="{card}"]')).or_(
            buttons.filter(has_text=card)
        )
        await self._do(named.first.click)

    async def tap_first_card(self) -> None:
        """Press the first button of the newest message, which is a card where that is a hand after the draw."""
        message = self.page.locator(".channel-message").filter(has_text="Your hand").last
        await self._do(message.locator(".component-button").first.click)

    async def choose(self, *values: str, menu: str | None = None) -> None:
        """Choose these options (their texts) in the newest menu, or in the newest that shows this text."""
        menus = self.page.locator(".channel-message .preview-select")
        if menu is not None:
            menus = menus.filter(has_text=menu)
        await self.choose_from(menus.last, *values)

    async def choose_from(self, chosen: Locator, *values: str) -> None:
        """Choose these options (their texts) in this menu."""

        async def choose() -> None:
            several = await chosen.get_attribute("data-maximum") != "1"
            for value in values:
                option = chosen.locator(".select-option").filter(has_text=value).first
                await option.click(timeout=_MENU_STAYS_OPEN)
            if several:
                await chosen.locator(".select-apply").click(timeout=_MENU_STAYS_OPEN)

        await self._do(lambda: self._in_open_menu(chosen, choose))

    async def _in_open_menu(self, menu: Locator, choose: Callable[[], Awaitable[None]]) -> None:
        """Open the menu and choose. When the page draws the message anew meanwhile, the menu is closed again, at any moment."""
        for _ in range(20):
            try:
                await menu.locator(".select-trigger").click()
                await menu.locator(".select-option").first.wait_for(timeout=_MENU_STAYS_OPEN)
                await choose()
            except TookTooLong:
                continue
            return
        raise AssertionError("the menu does not stay open")

    async def fill_form(self, values: dict[str, str], button: str = "Submit") -> None:
        """Fill in the form that is open, label -> text, and send it."""
        form = self.page.locator("#modal-root")
        for label, text in values.items():
            await form.get_by_label(label).fill(text)
        await self._do(form.get_by_role("button", name=button).click)

    async def until(self, text: str | re.Pattern[str]) -> Locator:
        """Wait until some message shows this text; the newest such message."""
        message = self.page.locator(".channel-message").filter(has_text=text).last
        await message.wait_for(timeout=60_000)
        return message

    async def never(self, text: str) -> None:
        """Insist that this text stands nowhere on the page."""
        assert text not in await self.text()

    async def text(self) -> str:
        """Everything that can be read in the place."""
        return await self.page.locator("#channel-message-list").inner_text()

    async def _do(self, act: Callable[[], Awaitable[None]]) -> None:
        """One action, which the bot must settle. A page that is being drawn anew at this moment may not notice it; then it is
        done once more.
        """
        asked = asyncio.Event()

        def note(request: Request) -> None:
            if _is_the_action(request):
                asked.set()

        self.page.on("request", note)
        async with self.page.expect_response(
            lambda response: _is_the_action(response.request), timeout=120_000
        ) as answered:
            while not asked.is_set():
                await act()
                with suppress(TimeoutError):
                    await asyncio.wait_for(asked.wait(), 10)
        self.page.remove_listener("request", note)
        result = await (await answered.value).json()
        assert result.get("settlement") == "settled", result
        # The page draws the result with its next look at the server.
        await self.page.wait_for_timeout(300)
        # It is drawn once more when its pictures are there.
        await self.page.wait_for_function("!document.querySelector('.media-lightbox-trigger:disabled')")


def _is_the_action(request: Request) -> bool:
    said = request.post_data or ""
    return (
        request.url.endswith("/api/action")
        and '"autocomplete_command"' not in said
        and '"configure' not in said
    )


class Playground:
    """The running playground and the browser in front of it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: dict[tuple[int, int], BrowserContext] = {}
        self.address = address
        self.control: Page

    async def open(self, place: str, person: str, *, size: tuple[int, int] = DESKTOP) -> Tab:
        """Open a place as this person: its name as the control page shows it."""
        item = self.control.locator(".place").filter(has=self.control.get_by_text(place, exact=True)).last
        door = item.get_by_role("link", name=person)
        href = await door.get_attribute("href")
        page = await (await self._context(size)).new_page()
        # The first page of a bot that compiles its rollouts on a busy machine took more than half a minute.
        await page.goto(self.address + (href or ""), wait_until="domcontentloaded", timeout=120_000)
        await page.locator("#channel-composer-input").wait_for()
        return Tab(page)

    async def control_page(self, size: tuple[int, int] = DESKTOP) -> Page:
        """The control page in a new tab."""
        page = await (await self._context(size)).new_page()
        await page.goto(self.address)
        await page.locator(".place").first.wait_for()
        return page

    async def restart_the_bot(self) -> None:
        """Press the button."""
        await self._press("#restart", "A new bot runs")

    async def skip(self, hours: int) -> None:
        """Move the clock by its button."""
        await self._press(f'[data-hours="{hours}"]', "later")

    async def stop_the_bot(self, hours: int) -> None:
        """Press the button that keeps the bot away for so long."""
        await self._press(f'[data-away="{hours}"]', "A new bot runs")

    async def _press(self, button: str, done: str) -> None:
        """Press a button of the control page, and wait until it says that this is done."""
        await self.control.evaluate("document.getElementById('said').textContent = ''")
        await self.control.click(button)
        await self.control.locator("#said").filter(has_text=done).wait_for(timeout=60_000)

    async def new_place(self, beginning: str) -> str:
        """Wait for a place whose name begins like this; its whole name."""
        name = (
            self.control.locator(".place .name span")
            .filter(has_text=re.compile("^" + re.escape(beginning)))
            .last
        )
        await name.wait_for(timeout=60_000)
        return await name.inner_text()

    async def places(self) -> list[str]:
        """The names of the places."""
        return [name.strip() for name in await self.control.locator(".place .name span").all_inner_texts()]

    async def troubles(self) -> list[str]:
        """What the control page says about the bot's errors."""
        return await self.control.locator("#troubles li").all_inner_texts()

    async def _context(self, size: tuple[int, int]) -> BrowserContext:
        if size not in self._contexts:
            phone = size[0] < 600
            more: dict[str, Any] = {"is_mobile": True, "has_touch": True} if phone else {}
            self._contexts[size] = await self._browser.new_context(
                viewport={"width": size[0], "height": size[1]}, device_scale_factor=2, bypass_csp=True, **more
            )
            # Scripts that nothing here is written in; one of them alone has 17 MB.
            await self._contexts[size].route(_UNUSED_FONTS, lambda route: route.abort())
        return self._contexts[size]


@asynccontextmanager
async def browser_at(address: str) -> AsyncIterator[Playground]:
    """A browser in front of a playground that runs already."""
    executable = find_browser()
    assert executable is not None, "no Chromium is installed"
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=executable, args=_ARGUMENTS)
        running = Playground(browser, address)
        running.control = await running.control_page()
        try:
            yield running
        except Exception:
            await _keep_what_is_shown(browser)
            raise
        finally:
            await browser.close()


async def _keep_what_is_shown(browser: Browser) -> None:
    """Pictures of all tabs, for whoever looks into a failure."""
    folder = Path(tempfile.mkdtemp(prefix="canasta-browser-"))
    pages = [page for context in browser.contexts for page in context.pages]
    for number, page in enumerate(pages):
        await page.screenshot(path=folder / f"{number}.png")
    print(f"what the tabs showed at the end is in {folder}")


@asynccontextmanager
async def playground(code: str | None = None, arguments: Sequence[str] = ()) -> AsyncIterator[Playground]:
    """Start the playground in a process of its own, and a browser. `code` starts another one than `python -m bot play`."""
    command = ["-m", "bot", "play"] if code is None else ["-c", code]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        "--no-open",
        "--port",
        "0",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        cwd=_ROOT,
    )
    try:
        assert process.stdout is not None
        address = None
        while address is None:
            line = (await asyncio.wait_for(process.stdout.readline(), 90)).decode()
            assert line, "the playground ended before it printed its address"
            found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]+/", line)
            address = found[0] if found else None
        async with browser_at(address) as running:
            yield running
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 60) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
