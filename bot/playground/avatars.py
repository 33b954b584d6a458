"""Profile pictures: a coloured circle with a letter for each person, a club for the bot."""

from __future__ import annotations

import functools
import io
from importlib import resources

from PIL import Image, ImageDraw, ImageFont

SIZE = 128
COLOURS = ("#b4442f", "#2d6cb5", "#7a4bb0", "#a86a12")
FELT = "#0f5b3f"


@functools.cache
def of_person(name: str, number: int) -> bytes:
    """Return the picture of the person with this number, as PNG."""
    return _png(name[:1], COLOURS[number % len(COLOURS)])


@functools.cache
def of_bot() -> bytes:
    """Return the bot's picture, as PNG."""
    image, draw = _canvas(FELT)
    half, leaf = SIZE / 2, SIZE * 0.155
    for x, y in ((half, SIZE * 0.33), (SIZE * 0.335, SIZE * 0.56), (SIZE * 0.665, SIZE * 0.56)):
        draw.ellipse((x - leaf, y - leaf, x + leaf, y + leaf), fill="white")
    draw.polygon(
        [(half, SIZE * 0.4), (half - SIZE * 0.1, SIZE * 0.79), (half + SIZE * 0.1, SIZE * 0.79)], fill="white"
    )
    return _bytes(image)


def _png(letter: str, colour: str) -> bytes:
    image, draw = _canvas(colour)
    draw.text((SIZE / 2, SIZE * 0.52), letter, font=_font(), fill="white", anchor="mm")
    return _bytes(image)


def _canvas(colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (SIZE, SIZE), colour)
    return image, ImageDraw.Draw(image)


def _font() -> ImageFont.FreeTypeFont:
    font = resources.files("simcord.preview") / "static" / "fonts" / "noto-sans-latin-v2.015.ttf"
    return ImageFont.truetype(io.BytesIO(font.read_bytes()), round(SIZE * 0.52))


def _bytes(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
