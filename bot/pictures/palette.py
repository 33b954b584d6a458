"""The colours of all pictures, and the fixed palette that their files are written with.

The edge of a shape blends its colour with what lies below it, so that the palette holds the steps between each pair of
colours that meet.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

FELT: Final[Colour] = (27, 86, 66)
FELT_DEEP: Final[Colour] = (18, 63, 49)
FELT_LIT: Final[Colour] = (41, 112, 85)
CREAM: Final[Colour] = (250, 246, 232)
MINT: Final[Colour] = (172, 214, 190)
GOLD: Final[Colour] = (250, 207, 98)
GOLD_DEEP: Final[Colour] = (196, 146, 45)
NIGHT: Final[Colour] = (13, 27, 25)

PAPER: Final[Colour] = (255, 251, 241)
PAPER_WILD: Final[Colour] = (255, 232, 174)
PAPER_EDGE: Final[Colour] = (158, 146, 122)

BLACK: Final[Colour] = (30, 32, 40)
RED: Final[Colour] = (205, 32, 44)
BLUE: Final[Colour] = (24, 98, 200)
GREEN: Final[Colour] = (8, 124, 62)
VIOLET: Final[Colour] = (108, 58, 176)

BACK: Final[Colour] = (138, 29, 48)
BACK_LIGHT: Final[Colour] = (196, 78, 88)
ICE: Final[Colour] = (164, 219, 247)
ICE_DEEP: Final[Colour] = (38, 118, 176)
TEAL: Final[Colour] = (10, 124, 140)
AMBER: Final[Colour] = (214, 104, 18)

LINES: Final[tuple[Colour, ...]] = (
    GOLD,
    ICE,
    (255, 138, 128),
    (160, 230, 140),
    (206, 168, 255),
    (255, 178, 102),
    (120, 226, 214),
    (255, 168, 214),
)
"""The colours of the sides in a chart; their markers differ in shape, too."""

_GROUNDS: Final = (FELT, FELT_DEEP, FELT_LIT)
_INKS: Final = (BLACK, RED, BLUE, GREEN, VIOLET)
_PAIRS: Final = (
    *((ground, light) for ground in _GROUNDS for light in (CREAM, GOLD, MINT)),
    *((ground, NIGHT) for ground in _GROUNDS),
    *((ground, PAPER) for ground in _GROUNDS),
    *((paper, ink) for paper in (PAPER, PAPER_WILD) for ink in _INKS),
    (PAPER, PAPER_EDGE),
    (PAPER_WILD, PAPER_EDGE),
    (PAPER, NIGHT),
    (PAPER, PAPER_WILD),
    (BACK, CREAM),
    (BACK, BACK_LIGHT),
    (BACK, GOLD),
    (NIGHT, CREAM),
    (NIGHT, GOLD),
    (GOLD, GOLD_DEEP),
    (FELT_DEEP, ICE),
    (ICE, ICE_DEEP),
    (ICE_DEEP, CREAM),
    (RED, CREAM),
    (VIOLET, CREAM),
    (TEAL, CREAM),
    (AMBER, CREAM),
    *((FELT_DEEP, line) for line in LINES[2:]),
)
_STEPS: Final = 4


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour between two that has this share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=1)
def fixed_palette() -> Image.Image:
    """Return the palette, as an image to quantize with."""
    colours: dict[Colour, None] = {}
    for one, other in _PAIRS:
        colours[one] = colours[other] = None
    for step in range(1, _STEPS + 1):
        for one, other in _PAIRS:
            colours[blend(one, other, step / (_STEPS + 1))] = None
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in list(colours)[:256] for channel in colour])
    return image
