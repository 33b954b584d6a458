"""Embeds in pages that a phone shows without scrolling, and the buttons that turn the pages."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.service.ids import TableId
from bot.ui.texts import Texts
from bot.ui.toolkit.components import Verb

_ROOM: Final = 22
"""Lines of a page: some 70 % of a phone's screen, with the frame and the buttons around them."""
_SOLE: Final = _ROOM + 3
"""Lines of a page by itself, with neither a number nor buttons to turn it."""
_TITLE, _FIELD = 4, 1.7
"""Lines that an embed takes besides its text, and that a field takes besides its value."""
_WIDTH: Final = 37
"""Characters of a line on a phone, on average."""
_SHORTER: Final = (
    (re.compile(r"<@[!&]?\d+>|<#\d+>|<t:\d+(?::\w)?>"), "a mention"),
    (re.compile(r"<a?:\w+:\d+>"), "00"),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*|`"), ""),
)
"""Text as clients show it."""

Page = tuple[discord.Embed, ...]


class _Block(Struct, frozen=True):
    """Some lines of a description, or a field: what stands on one page."""

    embed: discord.Embed
    field: str | None
    text: str


def pages_of(texts: Texts, embeds: Sequence[discord.Embed], *, below: int = 0) -> list[Page]:
    """Return the embeds in as many pages as a phone needs for them; several pages are numbered.

    The footer of the last embed, and a picture of ``below`` lines there, come on the last page.
    """
    footer = embeds[-1].footer.text or ""
    below += _lines_of(footer) if footer else 0
    blocks = [block for embed in embeds for block in _blocks(embed)]
    pages = [blocks] if _height(blocks) + below <= _SOLE else _divided(blocks, below)
    numbers = [texts("page-number", page=number, pages=len(pages)) for number, _ in enumerate(pages, 1)]
    if len(pages) == 1:
        numbers = [""]
    footers = [*numbers[:-1], " · ".join(filter(None, (footer, numbers[-1])))]
    return [_page(page, told) for page, told in zip(pages, footers, strict=True)]


def _divided(blocks: Sequence[_Block], below: int) -> list[list[_Block]]:
    pages: list[list[_Block]] = [[]]
    for block in blocks:
        room = _ROOM - (below if block is blocks[-1] else 0)
        if pages[-1] and _height([*pages[-1], block]) > room:
            pages.append([])
        pages[-1].append(block)
    return pages


def page_buttons(
    texts: Texts,
    turn: Verb,
    table: TableId,
    *args: int,
    page: int,
    pages: int,
    labels: tuple[str, str] = ("button-page-back", "button-page-on"),
) -> list[ui.Button[Any]]:
    """Return the buttons that lead to the pages before and after this one, whose number is the last of the verb's."""
    return [
        turn.button(texts(label), table, 0, *args, other)
        for label, other in zip(labels, (page - 1, page + 1), strict=True)
        if 0 <= other < pages
    ]


def _blocks(embed: discord.Embed) -> Iterator[_Block]:
    if embed.description or not embed.fields:
        for line in (embed.description or "").split("\n"):
            yield _Block(embed, None, line)
    for field in embed.fields:
        lines: list[str] = []
        for line in (field.value or "").split("\n"):
            # What is taller than a page is divided; a table in fixed width never is.
            if lines and _FIELD + _lines_of("\n".join([*lines, line])) > _ROOM - _TITLE:
                yield _Block(embed, field.name, "\n".join(lines))
                lines = []
            lines.append(line)
        yield _Block(embed, field.name, "\n".join(lines))


def _height(page: Sequence[_Block]) -> float:
    titles = len({id(block.embed) for block in page})
    fields = sum(block.field is not None for block in page)
    return _TITLE * titles + _FIELD * fields + sum(_lines_of(block.text) for block in page)


def _lines_of(text: str) -> int:
    """Return about how many lines a text takes on a phone."""
    for pattern, shown in _SHORTER:
        text = pattern.sub(shown, text)
    return sum(max(1, -(-len(line) // _WIDTH)) for line in text.split("\n"))


def _page(blocks: Sequence[_Block], footer: str) -> Page:
    embeds = []
    for _, group in groupby(blocks, key=lambda block: id(block.embed)):
        its = list(group)
        lines = [block.text for block in its if block.field is None]
        whole = its[0].embed
        # A copy would share the list of fields.
        embed = discord.Embed(title=whole.title, colour=whole.colour, description="\n".join(lines) or None)
        for block in its:
            if block.field is not None:
                embed.add_field(name=block.field, value=block.text, inline=False)
        embeds.append(embed)
    if footer:
        embeds[-1].set_footer(text=footer)
    return tuple(embeds)
