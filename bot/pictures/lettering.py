"""Text in pictures: one font, whatever names are written in."""

import unicodedata
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageFont

_PACKAGE: Final = "fontpkg_noto_sans"
_FILE: Final = "NotoSans[wdth,wght].ttf"
_ABSENT: Final = "\U0010fffe"
ELLIPSIS: Final = "…"
BOLD: Final = 800
MEDIUM: Final = 600
_WIDE: Final = 92
_NARROW: Final = 64
_TEXT: Final = 72
_DISPLAY: Final = 400
"""The sizes that letters are drawn in; all others are reduced from them.

The first letter of every font that is opened costs a tenth of a second, for it is then that its hinting is worked out.
"""
_MOST_CHARACTERS: Final = 120


class Lettering(NamedTuple):
    """Text as a mask, and the place of the mask from the beginning of the base line."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(maxsize=8)
def _font(size: int, weight: int, stretch: int = _WIDE) -> ImageFont.FreeTypeFont:
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
    plain = _font(_TEXT, MEDIUM)
    return bytes(plain.getmask(character)) != bytes(plain.getmask(_ABSENT))


@lru_cache(maxsize=2048)
def drawable(text: str) -> str:
    """Return the text with what the font can draw of it.

    Ornamental letters become plain ones, emojis, marks and invisible characters go, and a neutral sign stands for each
    run of letters that the font does not have, or for a text of which nothing is left.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFKC", text[:_MOST_CHARACTERS]):
        kind = unicodedata.category(character)
        bare = unicodedata.normalize("NFD", character)[0]
        if character.isspace():
            kept.append(" ")
        elif kind[0] in "CM":
            continue
        elif has_glyph(character):
            kept.append(character)
        elif has_glyph(bare):
            kept.append(bare)
        elif kind in {"So", "Sk"}:
            continue
        elif not kept or kept[-1] != neutral_sign():
            kept.append(neutral_sign())
    return " ".join("".join(kept).split()) or (neutral_sign() if text.strip() else "")


def neutral_sign() -> str:
    """Return the sign that stands for letters that the font does not have."""
    return "•" if has_glyph("•") else "*"


def minus_sign() -> str:
    """Return the sign before points that are lost."""
    return "\N{MINUS SIGN}" if has_glyph("\N{MINUS SIGN}") else "-"


@lru_cache(maxsize=4096)
def width_of(text: str, size: int, weight: int = MEDIUM) -> int:
    """Return the width of drawable text."""
    return ceil(_font(_TEXT, weight).getlength(text) * size / _TEXT)


@lru_cache(maxsize=2048)
def fitted(text: str, room: int, size: int, weight: int = MEDIUM) -> str:
    """Return as much of the text as fits, with an ellipsis where it is cut; empty where not even that has room."""
    plain = drawable(text)
    if width_of(plain, size, weight) <= room:
        return plain
    fewest, most = 0, len(plain)
    while fewest < most:
        middle = (fewest + most + 1) // 2
        if width_of(plain[:middle].rstrip() + ELLIPSIS, size, weight) <= room:
            fewest = middle
        else:
            most = middle - 1
    if not fewest:
        return ELLIPSIS if width_of(ELLIPSIS, size, weight) <= room else ""
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


@lru_cache(maxsize=1024)
def lettered(text: str, size: int, weight: int = MEDIUM) -> Lettering:
    """Return drawable text as a mask."""
    drawn, left, top = _mask(text, _font(_TEXT, weight))
    scale = size / _TEXT
    # A whole number of pixels in the small size, so that the base line stays sharp.
    x, y = floor(left * scale), floor(top * scale)
    right, bottom = ceil((left + drawn.width) * scale), ceil((top + drawn.height) * scale)
    large = Image.new("L", (ceil((right - x) / scale) + 2, ceil((bottom - y) / scale) + 2))
    large.paste(drawn, (round(left - x / scale), round(top - y / scale)))
    box = (0.0, 0.0, (right - x) / scale, (bottom - y) / scale)
    mask = large.resize((max(1, right - x), max(1, bottom - y)), Image.Resampling.LANCZOS, box=box)
    return Lettering(mask, x, y, width_of(text, size, weight))


@lru_cache(maxsize=32)
def display_letters(text: str) -> tuple[Image.Image, float]:
    """Return a rank as a large mask, narrow where it has two letters, and its height as a share of a capital's."""
    face = _font(_DISPLAY, BOLD, _NARROW if len(text) > 1 else _WIDE)
    capitals = -face.getbbox("H", anchor="ls")[1]
    mask, _, _ = _mask(text, face)
    return mask, mask.height / capitals


def _mask(text: str, face: ImageFont.FreeTypeFont) -> tuple[Image.Image, int, int]:
    """Return text as a mask, and where that begins: from the beginning of the base line."""
    if not text.strip():
        return Image.new("L", (1, 1)), 0, 0
    core, (x, y) = face.getmask2(text, "L", anchor="ls")
    drawn = Image.new("L", core.size)
    drawn.im.paste(core, (0, 0, *core.size))
    return drawn, x, y


@lru_cache(maxsize=64)
def cap_height(size: int, weight: int = MEDIUM) -> int:
    """Return the height of a capital letter."""
    return round(-_font(_TEXT, weight).getbbox("H", anchor="ls")[1] * size / _TEXT)
