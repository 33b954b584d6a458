"""Discord's limits of length, and helpers to stay within them without cutting lines or embeds apart."""

from __future__ import annotations

from collections.abc import Iterable
from string import whitespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import discord

CONTENT: Final = 2000
TITLE: Final = 256
DESCRIPTION: Final = 4096
FIELDS: Final = 25
FIELD_NAME: Final = 256
FIELD_VALUE: Final = 1024
FOOTER: Final = 2048
EMBEDS_TOTAL: Final = 6000
COMPONENTS_TEXT: Final = 4000
"""Characters of all texts of a message of components."""
BUTTONS_IN_ROW: Final = 5
ALT_TEXT: Final = 1024


def utf16(text: str) -> int:
    """Return the length as Discord's clients count it: an emoji outside the basic plane is two."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """Return the text, shortened at a word or line where it is too long; never in the middle of an escaped
    character.
    """
    if utf16(text) <= limit:
        return text
    kept = text[: limit - 1]
    while (over := utf16(kept) - limit + 1) > 0:
        kept = kept[: -((over + 1) // 2)]
    at = max(kept.rfind(" "), kept.rfind("\n"))
    if at > limit // 2:
        kept = kept[:at]
    # Neither a blank nor half an escaped character before the ellipsis.
    return kept.rstrip(whitespace + "\\") + "…"


def whole_lines(lines: Iterable[str], limit: int) -> list[str]:
    """Return as many of the last lines as fit; the oldest are left out first."""
    kept: list[str] = []
    room = limit
    for line in reversed(list(lines)):
        short = cut(line, limit)
        if utf16(short) + 1 > room and kept:
            break
        kept.append(short)
        room -= utf16(short) + 1
    return kept[::-1]


def first_lines(lines: Iterable[str], limit: int) -> list[str]:
    """Return as many of the first lines as fit."""
    return whole_lines(list(lines)[::-1], limit)[::-1]


def is_within(embed: discord.Embed) -> bool:
    """Return whether Discord would accept the embed, by the stricter way of counting."""
    parts = [embed.title or "", embed.description or "", embed.footer.text or "", embed.author.name or ""]
    return (
        utf16(parts[0]) <= TITLE
        and utf16(parts[1]) <= DESCRIPTION
        and utf16(parts[2]) <= FOOTER
        and len(embed.fields) <= FIELDS
        and all(
            0 < utf16(field.name or "") <= FIELD_NAME and 0 < utf16(field.value or "") <= FIELD_VALUE
            for field in embed.fields
        )
        and total(embed) <= EMBEDS_TOTAL
    )


def total(embed: discord.Embed) -> int:
    """Return the number of characters that count towards the limit of a message's embeds."""
    texts = [embed.title, embed.description, embed.footer.text, embed.author.name]
    texts += [text for field in embed.fields for text in (field.name, field.value)]
    return sum(utf16(text) for text in texts if text)


def first_within(candidates: Iterable[discord.Embed]) -> discord.Embed:
    """Return the first of some ever shorter embeds that Discord would accept; the last one if none is.

    There must be at least one.
    """
    chosen = None
    for chosen in candidates:
        if is_within(chosen):
            break
    assert chosen is not None
    return chosen
