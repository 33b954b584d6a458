"""Text in pictures: one font, whatever names are written in."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final, NamedTuple

from PIL import Image, ImageFont

_PACKAGE: Final = "fontpkg_noto_sans"
_FILE: Final = "NotoSans[wdth,wght].ttf"
_ABSENT: Final = "\U0010fffe"
NEUTRAL: Final = "•"
"""Stands for letters that the font does not have."""
ELLIPSIS: Final = "…"
BOLD: Final = 800
MEDIUM: Final = 600
NARROW: Final = 78
NARROWEST: Final = 64
WIDE: Final = 92
_MOST_CHARACTERS: Final = 120


class Lettering(NamedTuple):
    """Text as a mask, and the place of the mask from the beginning of the base line."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=64)
def font(size: int, weight: int = MEDIUM, stretch: int = WIDE) -> ImageFont.FreeTypeFont:
    """Return the font in a size, weight and stretch: Noto Sans, or Pillow's own where that is not installed."""
    if find_spec(_PACKAGE) is None:
        plain = ImageFont.load_default(size)
        assert isinstance(plain, ImageFont.FreeTypeFont)
        return plain
    path = str(files(_PACKAGE) / "files" / _FILE)
    varied = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    varied.set_variation_by_axes([weight, stretch])
    return varied


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Return whether the font can draw this character."""
    plain = font(20)
    return bytes(plain.getmask(character)) != bytes(plain.getmask(_ABSENT))


@lru_cache(maxsize=2048)
def drawable(text: str) -> str:
    """Return the text with what the font can draw of it.

    Ornamental letters become plain ones, marks and invisible characters go, and a neutral sign stands for each run of
    letters that the font does not have.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFKC", text[:_MOST_CHARACTERS]):
        kind = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
        elif kind[0] in "CM":
            continue
        elif has_glyph(character):
            kept.append(character)
        elif not kept or kept[-1] != NEUTRAL:
            kept.append(NEUTRAL)
    return " ".join("".join(kept).split())


def width_of(text: str, size: int, weight: int = MEDIUM, stretch: int = WIDE) -> int:
    """Return the width of drawable text."""
    return lettered(text, size, weight, stretch).width


@lru_cache(maxsize=2048)
def fitted(text: str, room: int, size: int, weight: int = MEDIUM, stretch: int = WIDE) -> str:
    """Return as much of the text as fits, with an ellipsis where it is cut; empty where not even that has room."""
    plain = drawable(text)
    if width_of(plain, size, weight, stretch) <= room:
        return plain
    fewest, most = 0, len(plain)
    while fewest < most:
        middle = (fewest + most + 1) // 2
        if width_of(plain[:middle].rstrip() + ELLIPSIS, size, weight, stretch) <= room:
            fewest = middle
        else:
            most = middle - 1
    if not fewest:
        return ELLIPSIS if width_of(ELLIPSIS, size, weight, stretch) <= room else ""
    return plain[:fewest].rstrip() + ELLIPSIS


@lru_cache(maxsize=512)
def wrapped(text: str, room: int, lines: int, size: int, weight: int = MEDIUM) -> tuple[str, ...]:
    """Return the text in lines of this width, at most so many, the last of them cut."""
    words = drawable(text).split()
    rows: list[str] = []
    while words and len(rows) < lines - 1:
        count = len(words)
        while count > 1 and width_of(" ".join(words[:count]), size, weight) > room:
            count -= 1
        rows.append(fitted(" ".join(words[:count]), room, size, weight))
        words = words[count:]
    if words:
        rows.append(fitted(" ".join(words), room, size, weight))
    return tuple(rows)


@lru_cache(maxsize=2048)
def lettered(text: str, size: int, weight: int = MEDIUM, stretch: int = WIDE) -> Lettering:
    """Return drawable text as a mask."""
    face = font(size, weight, stretch)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    if text.strip():
        core, (x, y) = face.getmask2(text, "L", anchor="ls")
        drawn = Image.new("L", core.size)
        drawn.im.paste(core, (0, 0, *core.size))
        mask.paste(drawn, (x - left, y - top))
    return Lettering(mask, left, top, max(right, round(face.getlength(text))))


@lru_cache(maxsize=64)
def cap_height(size: int, weight: int = MEDIUM) -> int:
    """Return the height of a capital letter."""
    return -round(font(size, weight).getbbox("H", anchor="ls")[1])
