"""Pictures of moments: going out, a big score, a win."""

from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct
from PIL import Image, ImageDraw

from bot.canasta.cards import Card
from bot.canasta.melds import Make
from bot.pictures import palette
from bot.pictures.canvas import Canvas
from bot.pictures.cards import face, height_of
from bot.pictures.lettering import BOLD, cap_height, fitted, width_of
from bot.pictures.shapes import seal

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
    sheet = Image.new("RGBA", size, (*palette.FELT_DEEP, 0))
    sheet.paste(large, (margin, margin), large)
    return sheet.rotate(-angle, Image.Resampling.BICUBIC, expand=True).reduce(_FINE)


WIDTH: Final = 600
HEIGHT: Final = 280
_KEPT: Final = 64
_CARD: Final = 84
_MOST_CARDS: Final = 14
_BANNER: Final = 50
_BANNER_SIZES: Final = (32, 28, 24)
_CAPTION_SIZE: Final = 25
_CONFETTI: Final = 90


class Occasion(StrEnum):
    """The reason for a picture."""

    GOING_OUT = "going_out"
    BIG_SCORE = "big_score"
    WIN = "win"


class MomentScene(Struct, frozen=True):
    """A moment: its banner, a caption, and the cards it is about, if any. ``make`` is that of a canasta."""

    occasion: Occasion
    banner: str
    caption: str = ""
    cards: tuple[Card, ...] = ()
    make: Make | None = None
    four_colours: bool = False


class _Look(NamedTuple):
    ribbon: palette.Colour
    ink: palette.Colour
    emblem: str


_LOOKS: Final = {
    Occasion.GOING_OUT: _Look(palette.RED, palette.CREAM, "star"),
    Occasion.BIG_SCORE: _Look(palette.AMBER, palette.CREAM, "star"),
    Occasion.WIN: _Look(palette.GOLD, palette.NIGHT, "cup"),
}
_RIBBONS: Final = {
    Make.NATURAL: palette.RED,
    Make.MIXED: palette.BLACK,
    Make.WILD: palette.VIOLET,
    Make.SEQUENCE: palette.TEAL,
    Make.THREES: palette.AMBER,
}


@lru_cache(maxsize=_KEPT)
def moment_picture(scene: MomentScene) -> bytes:
    """Return the picture of a moment, a PNG of 600 pixels width."""
    look = _LOOKS[scene.occasion]
    canvas = Canvas(WIDTH, HEIGHT, palette.FELT_DEEP)
    canvas.image.paste(_rays(), (0, 0))
    if scene.cards:
        cards = scene.cards[-_MOST_CARDS:]
        turn = min(7.0, 44.0 / max(1, len(cards) - 1))
        draw_fan(canvas, cards, (WIDTH // 2, 148), _CARD, arm=430, turn=turn, four_colours=scene.four_colours)
    else:
        canvas.shape(look.emblem, (WIDTH // 2 - 66, 74, 132, 132), palette.GOLD_DEEP)
        canvas.shape(look.emblem, (WIDTH // 2 - 62, 78, 124, 124), palette.GOLD)
    if scene.make is not None:
        canvas.put(seal(scene.make, 76), WIDTH - 112, 122)
    elif scene.cards and scene.occasion is Occasion.WIN:
        canvas.shape("cup", (WIDTH - 112, 112, 92, 92), palette.GOLD)
    ribbon = _RIBBONS[scene.make] if scene.make is not None else look.ribbon
    _banner(canvas, scene.banner, ribbon, look.ink if scene.make is None else palette.CREAM)
    caption = fitted(scene.caption, WIDTH - 80, _CAPTION_SIZE, BOLD)
    if caption:
        wide = width_of(caption, _CAPTION_SIZE, BOLD) + 40
        band = ((WIDTH - wide) // 2, HEIGHT - 50, wide, 40)
        canvas.fill(band, palette.NIGHT, 20)
        canvas.centred(caption, band, _CAPTION_SIZE, palette.GOLD, weight=BOLD)
    return canvas.png()


@lru_cache(maxsize=1)
def _rays() -> Image.Image:
    """Return the ground of all moments: rays from the middle, and confetti that falls at the sides."""
    sheet = Image.new("RGB", (WIDTH * _FINE, HEIGHT * _FINE), palette.FELT_DEEP)
    draw = ImageDraw.Draw(sheet)
    x, y, reach = WIDTH * _FINE / 2, HEIGHT * _FINE * 0.6, WIDTH * _FINE
    for ray in range(12):
        first, last = (2 * pi * (ray + share) / 12 for share in (0.0, 0.5))
        ends = [(x + reach * cos(angle), y + reach * sin(angle)) for angle in (first, last)]
        draw.polygon([(x, y), *ends], fill=palette.FELT)
    chance = Random(_CONFETTI)
    for at in range(_CONFETTI):
        # Nothing falls where cards and words stand.
        left, top = chance.random() * 0.2, chance.random() * 0.84
        if at % 2:
            left = 1 - left
        size, turn = chance.uniform(4.5, 8) * _FINE, chance.uniform(0, pi)
        place = (left * sheet.width, top * sheet.height)
        corners = [
            (place[0] + size * cos(turn + corner), place[1] + 0.6 * size * sin(turn + corner))
            for corner in (0.5, pi - 0.5, pi + 0.5, -0.5)
        ]
        draw.polygon(corners, fill=(palette.CREAM, *palette.LINES)[at % 7])
    return sheet.reduce(_FINE)


def _banner(canvas: Canvas, text: str, colour: palette.Colour, ink: palette.Colour) -> None:
    """Draw a ribbon with its ends folded behind it, and the text on it."""
    room = WIDTH - 140
    size = next(
        (one for one in _BANNER_SIZES if width_of(fitted(text, 2000, one, BOLD), one, BOLD) <= room),
        _BANNER_SIZES[-1],
    )
    words = fitted(text, room, size, BOLD)
    wide = max(220, width_of(words, size, BOLD) + 56)
    left, top = (WIDTH - wide) // 2, 16
    tail = _tail()
    for x, mask in ((left - 34, tail), (left + wide - 14, tail.transpose(Image.Transpose.FLIP_LEFT_RIGHT))):
        canvas.mask(mask, x, top + 9, palette.NIGHT)
    canvas.fill((left - 3, top - 3, wide + 6, _BANNER + 6), palette.GOLD, 10)
    canvas.fill((left, top, wide, _BANNER), colour, 7)
    base = top + (_BANNER + cap_height(size, BOLD)) // 2
    canvas.text(words, WIDTH // 2, base, size, ink, weight=BOLD, align=0.5)


@lru_cache(maxsize=1)
def _tail() -> Image.Image:
    """Return the mask of a ribbon's left end, notched."""
    fine = 8
    mask = Image.new("L", (48 * fine, _BANNER * fine))
    points = [(0, 0), (48, 0), (48, _BANNER), (0, _BANNER), (15, _BANNER / 2)]
    ImageDraw.Draw(mask).polygon([(x * fine, y * fine) for x, y in points], fill=255)
    return mask.reduce(fine)
