"""The pages about privacy and terms, over a real connection."""

import asyncio
import base64
import hashlib
import re
from html.parser import HTMLParser

import aiohttp
import pytest

from bot.operations.public_pages import FOLDER, NAMES, Operator, PublicPages, page_of
from tests.golden import public_pages as kept

HERE = "127.0.0.1"
OPERATOR = Operator(
    name="Tom & <b>Jerry</b> [OPERATOR: COUNTRY]",
    contact='https://example.org/"onclick="x',
    country="Norway",
    data_location="Iceland, a company",
)


class Elements(HTMLParser):
    """The elements of a page and their attributes; fails where they are not closed in turn."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.all: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_are_those_of_the_docs(name: str) -> None:
    """If they are meant to change: ``python -m tests.golden.public_pages``."""
    assert (FOLDER / f"{name}.html").read_text(encoding="utf-8") == kept.written(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_who_runs_the_bot_and_leaves_nothing_to_fill_in(name: str) -> None:
    page = page_of(name, OPERATOR)
    assert "Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; [OPERATOR: COUNTRY]" in page
    assert "<strong>[OPERATOR" not in page
    assert "[BODY]" not in page
    assert (OPERATOR.data_location if name == "privacy" else OPERATOR.country) in page
    assert "The operator of the bot fills in" not in page


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_plain_html_and_leads_only_where_there_is_something(name: str) -> None:
    elements = Elements(page_of(name, OPERATOR)).all
    tags = [tag for tag, _ in elements]
    assert not {"script", "img", "link", "iframe", "form", "input"} & set(tags)
    assert (tags.count("html"), tags.count("main"), tags.count("h1"), tags.count("title")) == (1, 1, 1, 1)
    assert ("html", {"lang": "en"}) in elements
    assert not any(key.startswith("on") or key == "style" for _, attributes in elements for key in attributes)
    links = {attributes["href"] for tag, attributes in elements if tag == "a"}
    assert OPERATOR.contact in links
    assert {link for link in links if link and not link.startswith("https://")} == set(NAMES)


async def test_the_pages_are_served_and_nothing_else_is() -> None:
    server = PublicPages(OPERATOR)
    await server.open(HERE, 0)
    try:
        async with aiohttp.ClientSession(f"http://{HERE}:{server.port}") as session:
            for name in NAMES:
                async with session.get(f"/{name}") as answer:
                    assert (answer.status, answer.content_type, answer.charset) == (200, "text/html", "utf-8")
                    page = await answer.text()
                    assert page == page_of(name, OPERATOR)
                    [style] = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
                    allowed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
                    policy = answer.headers["Content-Security-Policy"].split("; ")
                    assert policy[:2] == ["default-src 'none'", f"style-src 'sha256-{allowed}'"]
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"
                    assert "Set-Cookie" not in answer.headers
                async with session.head(f"/{name}") as answer:
                    assert (answer.status, await answer.text()) == (200, "")
            for path in (
                "/",
                "/metrics",
                "/healthz",
                "/readyz",
                "/privacy/",
                "/privacy.html",
                "/../config.py",
            ):
                async with session.get(path) as answer:
                    assert answer.status == 404, path
                    assert "aiohttp" not in answer.headers["Server"]
                    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            async with session.post("/privacy", data=b"x" * 1000) as answer:
                assert answer.status == 405
    finally:
        await server.close()
    assert server.port is None


@pytest.mark.parametrize(
    "sent", [b"GET /privacy HTTP/9.9\r\n\r\n", b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n"]
)
async def test_what_is_no_request_is_refused_and_not_logged(
    sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    server = PublicPages(OPERATOR)
    await server.open(HERE, 0)
    try:
        caplog.clear()
        reader, writer = await asyncio.open_connection(HERE, server.port)
        writer.write(sent)
        assert (await reader.readline()).startswith(b"HTTP/1.0 400 ")
        writer.close()
        await writer.wait_closed()
    finally:
        await server.close()
    assert caplog.records == []
