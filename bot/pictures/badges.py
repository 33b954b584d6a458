"""Numbers on the corner of a card: how many cards lie there."""

from typing import Final

from bot.pictures.canvas import Box, Canvas
from bot.pictures.lettering import BOLD, cap_height, width_of
from bot.pictures.palette import CREAM, Colour

OVERHANG: Final = 8
"""How far a badge stands out above its card and to the right of it."""
_HEIGHT: Final = 27
_SIZE: Final = 20


def badge_width(text: str) -> int:
    """Return the width of a badge with this number; 0 without one."""
    return max(_HEIGHT, width_of(text, _SIZE, BOLD) + 11) if text else 0


def draw_badge(canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
    """Write a number on the upper right corner of a box."""
    if not text:
        return
    x, y, width, _ = box
    wide = badge_width(text)
    place = (x + width - wide, y, wide, _HEIGHT)
    canvas.fill(place, colour, _HEIGHT / 2)
    base = y + (_HEIGHT + cap_height(_SIZE, BOLD)) // 2
    canvas.text(text, x + width - wide // 2, base, _SIZE, CREAM, weight=BOLD, align=0.5)
