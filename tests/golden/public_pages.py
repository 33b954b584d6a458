"""The pages for privacy and terms that the bot can serve, from those in ``docs``; ``python -m tests.golden.public_pages``
writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from markdown_it import MarkdownIt

from bot.operations.public_pages import FOLDER, NAMES

DOCS = Path(__file__).parents[2] / "docs"

_FOR_THE_OPERATOR = re.compile(r"<blockquote>.*?</blockquote>\n", re.DOTALL)
_LINK = re.compile(r'<a href="(?!https:)([^"#]+)[^"]*">(.*?)</a>', re.DOTALL)


def written(name: str) -> str:
    """The page as it reads now, in HTML: without what it says to the operator, its links only to pages that are served."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    html = MarkdownIt("commonmark").enable("table").render(text)
    return _LINK.sub(_linked, _FOR_THE_OPERATOR.sub("", html))


def _linked(link: re.Match[str]) -> str:
    name = link[1].removesuffix(".md")
    return f'<a href="{name}">{link[2]}</a>' if name in NAMES else link[2]


if __name__ == "__main__":
    for page in NAMES:
        (FOLDER / f"{page}.html").write_text(written(page), encoding="utf-8")
        print(FOLDER / f"{page}.html")
