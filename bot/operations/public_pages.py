"""Pages for everybody: what is stored (`/privacy`) and the terms of use (`/terms`).

Their texts are those of `docs/privacy.md` and `docs/terms.md`, kept as HTML beside this module
(`python -m tests.golden.public_pages`), with what the operator has to say about themselves filled in. They are served
at a port of their own, so that the metrics stay private.
"""

import base64
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Final

from aiohttp import web
from msgspec import Struct

from bot.operations.endpoint import HttpServer

FOLDER: Final = Path(__file__).parent / "pages"
NAMES: Final = ("privacy", "terms")

# At a port for everybody come requests that are none, and each would be an error in the log with the visitor's address.
_UNREAD: Final = logging.getLogger(f"{__name__}.requests")
_UNREAD.disabled = True

_TITLE: Final = re.compile(r"<h1>(.*?)</h1>")
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


class Operator(Struct, frozen=True):
    """What the pages say about whoever runs the bot."""

    name: str
    contact: str
    """An address that begins with https://."""
    country: str
    data_location: str


class PublicPages(HttpServer):
    """An HTTP server for the two pages, and for nothing else."""

    def __init__(self, operator: Operator) -> None:
        super().__init__(
            "pages",
            "PAGES_ADDRESS",
            [web.get(f"/{name}", _answering(page_of(name, operator))) for name in NAMES],
            _UNREAD,
        )
        self.app.on_response_prepare.append(_add_headers)


def page_of(name: str, operator: Operator) -> str:
    """Return a page as HTML, with the operator's facts in place of the words in capitals."""
    contact = escape(operator.contact)
    facts = {
        "NAME": escape(operator.name),
        "E-MAIL ADDRESS OR SERVER INVITE": f'<a href="{contact}">{contact}</a>',
        "COUNTRY": escape(operator.country),
        "COUNTRY AND HOSTING COMPANY": escape(operator.data_location),
    }
    body = re.sub(r"\[OPERATOR: (.+?)\]", lambda place: facts[place[1]], _read(name))
    [title] = _TITLE.findall(body)
    return _FRAME.replace("[TITLE]", title).replace("[BODY]", body.rstrip())


def _read(name: str) -> str:
    return (FOLDER / f"{name}.html").read_text(encoding="utf-8")


_FRAME: Final = _read("frame")
_STYLE_HASH: Final = base64.b64encode(hashlib.sha256(_STYLE.findall(_FRAME)[0].encode()).digest()).decode()
_HEADERS: Final = {
    # No script, no picture, no form, no frame: the style that stands in the page, and nothing else.
    "Content-Security-Policy": (
        f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "public, max-age=3600",
    # Visitors need not know what it is written in.
    "Server": "canasta-bot",
}


async def _add_headers(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)


def _answering(page: str) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=page, content_type="text/html", charset="utf-8")

    return answer
