"""Cards as they are held in a hand: turned around a point far below them."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from bot.canasta.cards import Card
from bot.pictures.canvas import Canvas
from bot.pictures.cards import face, height_of
from bot.pictures.palette import FELT_DEEP

_FINE: Final = 2
_MARGIN: Final = 3
"""The room for a shadow, which keeps cards apart whose edges no longer run beside each other."""


def draw_fan(
    canvas: Canvas,
    cards: tuple[Card, ...],
    middle: tuple[int, int],
    width: int,
    *,
    arm: int,
    turn: float,
    four_colours: bool = False,
) -> None:
    """Draw cards of this width around the ``middle`` of the card in the middle. Each is turned by some degrees more
    than the one before, around a point that is an ``arm`` below.
    """
    for at, card in enumerate(cards):
        angle = (at - (len(cards) - 1) / 2) * turn
        turned = _turned(card, width, round(angle, 1), four_colours=four_colours)
        x = middle[0] + arm * sin(angle * pi / 180)
        y = middle[1] + arm - arm * cos(angle * pi / 180)
        canvas.put(turned, round(x - turned.width / 2), round(y - turned.height / 2))


@lru_cache(maxsize=64)  # 60 KiB each
def _turned(card: Card, width: int, angle: float, *, four_colours: bool) -> Image.Image:
    large = face(card, width * _FINE, four_colours=four_colours)
    margin = _MARGIN * _FINE
    size = (width * _FINE + 2 * margin, height_of(width * _FINE) + 2 * margin)
    sheet = Image.new("RGBA", size, (*FELT_DEEP, 0))
    sheet.paste(large, (margin, margin), large)
    return sheet.rotate(-angle, Image.Resampling.BICUBIC, expand=True).reduce(_FINE)
