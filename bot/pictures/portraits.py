"""Portraits of the computer players: a small creature each, told apart by its shape as well as by its colour."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import palette
from bot.pictures.shapes import Point, shape_mask

_UNIT: Final = 100
_FINE: Final = 4


class _Eyes(NamedTuple):
    """Two eyes: the height of their middle, and how far each is from the middle of the face."""

    y: float
    apart: float = 13
    radius: float = 7
    colour: palette.Colour = palette.NIGHT


class _Sheet:
    """A square of 100 units to draw a creature on."""

    def __init__(self, width: int) -> None:
        self.scale = width * _FINE / _UNIT
        self.image = Image.new("RGBA", (width * _FINE, width * _FINE), (*palette.CREAM, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.disc(50, 50, 50, palette.CREAM)

    def disc(self, x: float, y: float, radius: float, colour: palette.Colour) -> None:
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse([side * self.scale for side in box], fill=(*colour, 255))

    def polygon(self, points: Sequence[Point], colour: palette.Colour) -> None:
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=(*colour, 255))

    def rounded(self, box: tuple[float, float, float, float], radius: float, colour: palette.Colour) -> None:
        self.draw.rounded_rectangle(
            [side * self.scale for side in box], radius * self.scale, fill=(*colour, 255)
        )

    def line(self, points: Sequence[Point], width: float, colour: palette.Colour) -> None:
        self.draw.line(
            [(x * self.scale, y * self.scale) for x, y in points],
            fill=(*colour, 255),
            width=round(width * self.scale),
            joint="curve",
        )

    def shape(self, name: str, x: float, y: float, width: float, colour: palette.Colour) -> None:
        mask = shape_mask(name, round(width * self.scale))
        self.image.paste((*colour, 255), (round(x * self.scale), round(y * self.scale)), mask)

    def eyes(self, eyes: _Eyes) -> None:
        for side in (-1, 1):
            x = 50 + side * eyes.apart
            self.disc(x, eyes.y, eyes.radius, eyes.colour)
            glint = palette.CREAM if eyes.colour == palette.NIGHT else palette.NIGHT
            self.disc(x + eyes.radius * 0.3, eyes.y - eyes.radius * 0.3, eyes.radius * 0.38, glint)

    def smile(
        self, y: float, half: float = 9, *, bend: float = 5, colour: palette.Colour = palette.NIGHT
    ) -> None:
        """Draw a mouth around a height; a negative bend turns its corners down."""
        steps = [-1 + step / 6 for step in range(13)]
        self.line([(50 + half * at, y + bend * (1 - at * at)) for at in steps], 4, colour)


def _clover(sheet: _Sheet) -> None:
    sheet.polygon([(48, 60), (54, 60), (60, 92), (52, 93)], palette.GREEN)
    for x, y in ((50, 30), (31, 54), (69, 54)):
        sheet.disc(x, y, 21, palette.GREEN)
    sheet.disc(50, 48, 14, palette.GREEN)
    sheet.eyes(_Eyes(44, colour=palette.CREAM))
    sheet.smile(57, colour=palette.CREAM)


def _domino(sheet: _Sheet) -> None:
    sheet.rounded((27, 10, 73, 90), 9, palette.NIGHT)
    sheet.line([(33, 52), (67, 52)], 3, palette.CREAM)
    sheet.eyes(_Eyes(32, 11, 7, palette.CREAM))
    for x, y in ((38, 63), (62, 63), (50, 71), (38, 79), (62, 79)):
        sheet.disc(x, y, 4.5, palette.CREAM)


def _pepper(sheet: _Sheet) -> None:
    sheet.line([(50, 26), (53, 12), (62, 7)], 7, palette.GREEN)
    sheet.polygon(
        [(24, 40), (32, 26), (50, 29), (68, 26), (76, 40), (74, 62), (62, 84), (50, 94), (38, 84), (26, 62)],
        palette.RED,
    )
    sheet.disc(36, 38, 14, palette.RED)
    sheet.disc(64, 38, 14, palette.RED)
    sheet.eyes(_Eyes(50, colour=palette.CREAM))
    sheet.smile(66, bend=-4, colour=palette.CREAM)


def _biscuit(sheet: _Sheet) -> None:
    sheet.shape("wax", 12, 12, 76, palette.AMBER)
    for x, y in ((50, 24), (30, 68), (70, 68), (27, 40), (73, 40), (50, 78)):
        sheet.disc(x, y, 3.5, palette.BACK)
    sheet.eyes(_Eyes(46))
    sheet.smile(58)


def _maple(sheet: _Sheet) -> None:
    sheet.line([(50, 66), (50, 94)], 6, palette.BACK)
    points = [
        (50 + reach * cos(angle), 50 + reach * sin(angle))
        for at in range(14)
        for reach, angle in ((42 if at % 2 == 0 else 24, -pi / 2 + at * pi / 7),)
    ]
    sheet.polygon(points, palette.RED)
    sheet.eyes(_Eyes(45, 11, 6.5, palette.CREAM))
    sheet.smile(57, 7, bend=3, colour=palette.CREAM)


def _ziggy(sheet: _Sheet) -> None:
    spikes = [(22, 46), (24, 16), (38, 32), (50, 8), (62, 32), (76, 16), (78, 46)]
    sheet.polygon(spikes, palette.VIOLET)
    sheet.disc(50, 57, 31, palette.VIOLET)
    sheet.eyes(_Eyes(52, 12, 8, palette.CREAM))
    sheet.line([(37, 70), (44, 76), (50, 70), (56, 76), (63, 70)], 4, palette.CREAM)


def _pickle(sheet: _Sheet) -> None:
    sheet.rounded((27, 7, 73, 93), 23, palette.FELT_LIT)
    for x, y in ((40, 18), (60, 22), (38, 72), (61, 68), (50, 83)):
        sheet.disc(x, y, 3.5, palette.GREEN)
    sheet.eyes(_Eyes(40, 10, 7, palette.CREAM))
    sheet.smile(53, 8, bend=7, colour=palette.CREAM)


def _waffle(sheet: _Sheet) -> None:
    sheet.rounded((16, 16, 84, 84), 14, palette.GOLD)
    for at in (36, 64):
        sheet.line([(at, 18), (at, 82)], 4, palette.GOLD_DEEP)
        sheet.line([(18, at), (82, at)], 4, palette.GOLD_DEEP)
    sheet.eyes(_Eyes(50, 14))
    sheet.smile(66, 8, bend=0)


def _computer(sheet: _Sheet) -> None:
    """Draw a computer without a character."""
    sheet.line([(50, 26), (50, 12)], 4, palette.PAPER_EDGE)
    sheet.disc(50, 12, 5, palette.AMBER)
    sheet.rounded((20, 26, 80, 80), 12, palette.TEAL)
    sheet.eyes(_Eyes(48, 14, 8, palette.CREAM))
    sheet.line([(38, 66), (62, 66)], 4, palette.CREAM)


PLAIN: Final = "computer"
"""The id for a computer without a character."""

_CREATURES: Final[dict[str, Callable[[_Sheet], None]]] = {
    "clover": _clover,
    "domino": _domino,
    "pepper": _pepper,
    "biscuit": _biscuit,
    "maple": _maple,
    "ziggy": _ziggy,
    "pickle": _pickle,
    "waffle": _waffle,
    PLAIN: _computer,
}
PORTRAITS: Final = tuple(_CREATURES)
"""The ids of all portraits."""


@lru_cache(maxsize=64)
def portrait(character: str, width: int) -> Image.Image:
    """Return the portrait of a character on a disc; the plain computer's for one that has none."""
    sheet = _Sheet(width)
    _CREATURES.get(character, _computer)(sheet)
    return sheet.image.reduce(_FINE)
