"""The seals of canastas: each make has a shape of its own, so that no colour need be told from another."""

from __future__ import annotations

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
    outer = shape_mask(told.outer, fine)
    sheet.paste((*rim, 255), (0, 0), outer)
    inside = round(fine * 0.86)
    middle = 0.08 if told.outer == "triangle" else 0.0
    at = ((fine - inside) // 2, round((fine - inside) * (0.5 + middle * 3)))
    sheet.paste((*told.colour, 255), at, shape_mask(told.outer, inside))
    sign = round(fine * told.share)
    place = ((fine - sign) // 2, (fine - sign) // 2 + round(fine * told.drop))
    sheet.paste((*CREAM, 255), place, shape_mask(told.inner, sign))
    if told.inner == "half":
        ring = shape_mask("disc", sign)
        whole = Image.new("RGBA", (sign, sign), (*CREAM, 255))
        hole = round(sign * 0.78)
        sheet.paste(whole, place, ring)
        half = shape_mask("half", hole)
        spot = (place[0] + (sign - hole) // 2, place[1] + (sign - hole) // 2)
        sheet.paste((*told.colour, 255), spot, shape_mask("disc", hole))
        sheet.paste((*CREAM, 255), spot, half)
    return sheet.reduce(_FINE)
