"""The seals of canastas: each make has a shape of its own, so that no colour need be told from another."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.canasta.melds import Make
from bot.pictures.palette import AMBER, BLACK, CREAM, RED, TEAL, VIOLET, Colour
from bot.pictures.shapes import shape_mask


class _Seal(NamedTuple):
    outer: str
    colour: Colour
    inner: str
    share: float
    """The width of the inner sign, of the outer."""
    drop: float = 0
    """How far below the middle the inner sign stands."""


_SEALS: Final = {
    Make.NATURAL: _Seal("wax", RED, "hearts", 0.50, 0.02),
    Make.MIXED: _Seal("lozenge", BLACK, "half", 0.40),
    Make.WILD: _Seal("star", VIOLET, "disc", 0.26),
    Make.SEQUENCE: _Seal("hexagon", TEAL, "bars", 0.50),
    Make.THREES: _Seal("triangle", AMBER, "dots", 0.46, 0.12),
}
_FINE: Final = 4


@lru_cache(maxsize=64)
def seal(make: Make, width: int, rim: Colour = CREAM) -> Image.Image:
    """Return the seal of a make: a shape in a rim, and a sign on it."""
    told = _SEALS[make]
    fine = width * _FINE
    sheet = Image.new("RGBA", (fine, fine), (*rim, 0))
    inside = round(fine * 0.86)
    margin = (fine - inside) // 2
    sign = round(fine * told.share)
    middle, drop = (fine - sign) // 2, round(fine * told.drop)
    sheet.paste((*rim, 255), (0, 0), shape_mask(told.outer, fine))
    # What stands low has its middle low, too.
    sheet.paste((*told.colour, 255), (margin, margin + drop * 2 // 7), shape_mask(told.outer, inside))
    sheet.paste((*CREAM, 255), (middle, middle + drop), shape_mask(told.inner, sign))
    return sheet.reduce(_FINE)
