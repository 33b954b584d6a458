"""Suits and signs as outlines in a unit square, drawn as antialiased masks, and the seals of canastas."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.canasta.cards import Suit
from bot.canasta.melds import Make
from bot.pictures.palette import AMBER, BLACK, CREAM, RED, TEAL, VIOLET, Colour

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = list[Point]
Curve: TypeAlias = tuple[Point, Point, Point]
"""Two control points and the end of a cubic Bézier curve that begins where the last one ended."""

_FINE: Final = 8
_COARSE: Final = 3
_LARGE: Final = 60
"""How many times larger a mask is drawn before it is reduced; fewer times where it is large already."""


def _curved(start: Point, curves: Iterable[Curve], steps: int = 16) -> Outline:
    outline = [start]
    x0, y0 = start
    for (x1, y1), (x2, y2), (x3, y3) in curves:
        for step in range(1, steps + 1):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
            outline.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        x0, y0 = x3, y3
    return outline


def _mirrored(half: Outline) -> Outline:
    return [*half, *((1 - x, y) for x, y in reversed(half))]


def _circle(x: float, y: float, radius: float, points: int = 48) -> Outline:
    return [
        (x + radius * cos(2 * pi * at / points), y + radius * sin(2 * pi * at / points))
        for at in range(points)
    ]


def _star(points: int, inner: float, outer: float = 0.5, turn: float = -pi / 2) -> Outline:
    return [
        (0.5 + radius * cos(turn + pi * at / points), 0.5 + radius * sin(turn + pi * at / points))
        for at in range(2 * points)
        for radius in (outer if at % 2 == 0 else inner,)
    ]


def _bar(left: float, top: float, right: float, bottom: float) -> Outline:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _stem() -> Outline:
    return _mirrored(_curved((0.5, 0.5), [((0.49, 0.74), (0.44, 0.90), (0.27, 0.985))]))


def _heart() -> list[Outline]:
    lobe = _curved(
        (0.5, 0.97),
        [
            ((0.43, 0.83), (0.02, 0.62), (0.02, 0.31)),
            ((0.02, 0.12), (0.14, 0.03), (0.27, 0.03)),
            ((0.38, 0.03), (0.46, 0.10), (0.5, 0.22)),
        ],
    )
    return [_mirrored(lobe)]


def _spade() -> list[Outline]:
    leaf = _curved(
        (0.5, 0.015),
        [
            ((0.44, 0.17), (0.03, 0.36), (0.03, 0.60)),
            ((0.03, 0.74), (0.13, 0.81), (0.24, 0.81)),
            ((0.36, 0.81), (0.44, 0.75), (0.5, 0.64)),
        ],
    )
    return [_mirrored(leaf), _stem()]


def _diamond() -> list[Outline]:
    corner = _curved(
        (0.5, 0.0),
        [((0.41, 0.17), (0.24, 0.38), (0.10, 0.5)), ((0.24, 0.62), (0.41, 0.83), (0.5, 1.0))],
    )
    return [_mirrored(corner)]


def _club() -> list[Outline]:
    leaves = [_circle(0.5, 0.25, 0.235), _circle(0.255, 0.575, 0.235), _circle(0.745, 0.575, 0.235)]
    return [*leaves, _circle(0.5, 0.48, 0.14), _stem()]


def _cap() -> list[Outline]:
    """Return the cap of a jester: three horns with bells above a band."""
    horns = _curved(
        (0.26, 0.78),
        [
            ((0.27, 0.64), (0.24, 0.50), (0.09, 0.60)),
            ((0.07, 0.36), (0.22, 0.22), (0.39, 0.42)),
            ((0.42, 0.30), (0.45, 0.22), (0.5, 0.15)),
        ],
    )
    bells = [_circle(0.5, 0.11, 0.10), _circle(0.09, 0.62, 0.09), _circle(0.91, 0.62, 0.09)]
    return [_mirrored(horns), *bells, _bar(0.25, 0.82, 0.75, 0.96)]


def _flake() -> list[Outline]:
    """Return a crystal of snow: six arms with two twigs each."""
    arms = []
    for turn in range(6):
        angle = turn * pi / 3

        def turned(x: float, y: float, angle: float = angle) -> Point:
            return 0.5 + x * cos(angle) - y * sin(angle), 0.5 + x * sin(angle) + y * cos(angle)

        arms.append([turned(0, -0.045), turned(0.49, -0.045), turned(0.49, 0.045), turned(0, 0.045)])
        for side in (1, -1):
            twig = ((0.22, 0), (0.37, 0.16 * side), (0.43, 0.11 * side), (0.31, -0.02 * side))
            arms.append([turned(x, y) for x, y in twig])
    return arms


def _cup() -> list[Outline]:
    bowl = _mirrored(
        _curved(
            (0.5, 0.72), [((0.36, 0.72), (0.22, 0.5), (0.22, 0.06)), ((0.3, 0.06), (0.4, 0.06), (0.5, 0.06))]
        )
    )
    handle = [
        *_curved((0.24, 0.14), [((0.02, 0.10), (0.00, 0.46), (0.32, 0.54))]),
        *_curved((0.30, 0.45), [((0.10, 0.40), (0.10, 0.20), (0.24, 0.22))]),
    ]
    other = [(1 - x, y) for x, y in handle]
    return [bowl, handle, other, _bar(0.455, 0.70, 0.545, 0.84), _bar(0.30, 0.83, 0.70, 0.96)]


def _waxed() -> Outline:
    return [
        (0.5 + r * cos(2 * pi * at / 96), 0.5 + r * sin(2 * pi * at / 96))
        for at in range(96)
        for r in (0.465 + 0.035 * cos(12 * 2 * pi * at / 96),)
    ]


def _half() -> list[Outline]:
    """Return a ring of which one half is full."""
    outer = _circle(0.5, 0.5, 0.5, 96)
    inner = _circle(0.5, 0.5, 0.39, 96)
    ring = [*outer, outer[0], inner[0], *reversed(inner)]
    return [ring, [point for point in outer if point[0] <= 0.5001]]


def _hexagon() -> Outline:
    return [(0.5 + 0.5 * cos(pi * at / 3), 0.5 + 0.5 * sin(pi * at / 3)) for at in range(6)]


_SHAPES: Final[dict[str, Callable[[], Sequence[Outline]]]] = {
    "clubs": _club,
    "diamonds": _diamond,
    "hearts": _heart,
    "spades": _spade,
    "cap": _cap,
    "flake": _flake,
    "cup": _cup,
    "star": lambda: [_star(5, 0.24)],
    "disc": lambda: [_circle(0.5, 0.5, 0.5)],
    "wax": lambda: [_waxed()],
    "lozenge": lambda: [[(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]],
    "square": lambda: [_bar(0.08, 0.08, 0.92, 0.92)],
    "half": _half,
    "hexagon": lambda: [_hexagon()],
    "bars": lambda: [
        _bar(0.06, 0.62, 0.30, 0.96),
        _bar(0.38, 0.34, 0.62, 0.96),
        _bar(0.70, 0.04, 0.94, 0.96),
    ],
    "triangle": lambda: [[(0.5, 0.02), (1.0, 0.94), (0.0, 0.94)]],
    "dots": lambda: [_circle(0.5, 0.28, 0.17), _circle(0.24, 0.74, 0.17), _circle(0.76, 0.74, 0.17)],
    "pointer": lambda: [[(0.12, 0.06), (0.92, 0.5), (0.12, 0.94)]],
    "cross": lambda: [_bar(0.38, 0.05, 0.62, 0.95), _bar(0.05, 0.38, 0.95, 0.62)],
}

SUIT_SHAPES: Final = {suit: suit.name.lower() for suit in Suit}
"""The name of the shape of each suit."""


@lru_cache(maxsize=512)
def shape_mask(name: str, width: int, height: int | None = None) -> Image.Image:
    """Return the mask of a shape in this size."""
    high = width if height is None else height
    fine = _FINE if width < _LARGE else _COARSE
    large = Image.new("L", (width * fine, high * fine))
    draw = ImageDraw.Draw(large)
    for outline in _SHAPES[name]():
        draw.polygon([(x * width * fine, y * high * fine) for x, y in outline], fill=255)
    return large.reduce(fine)


@lru_cache(maxsize=512)
def rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    reach = min(int(radius) + 1, width // 2, height // 2)
    fine = Image.new("L", (4 * reach * _FINE, 4 * reach * _FINE))
    ImageDraw.Draw(fine).rounded_rectangle(
        (0, 0, 4 * reach * _FINE - 1, 4 * reach * _FINE - 1), radius * _FINE, fill=255
    )
    corners = fine.reduce(_FINE)
    far = 4 * reach
    for x, from_x in ((0, 0), (width - reach, far - reach)):
        for y, from_y in ((0, 0), (height - reach, far - reach)):
            mask.paste(corners.crop((from_x, from_y, from_x + reach, from_y + reach)), (x, y))
    return mask


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
_FINE_SEAL: Final = 4


@lru_cache(maxsize=64)
def seal(make: Make, width: int, rim: Colour = CREAM) -> Image.Image:
    """Return the seal of a make: a shape of its own in a rim, so that no colour need be told from another, and a sign."""
    told = _SEALS[make]
    fine = width * _FINE_SEAL
    sheet = Image.new("RGBA", (fine, fine), (*rim, 0))
    inside = round(fine * 0.86)
    margin = (fine - inside) // 2
    sign = round(fine * told.share)
    middle, drop = (fine - sign) // 2, round(fine * told.drop)
    sheet.paste((*rim, 255), (0, 0), shape_mask(told.outer, fine))
    # What stands low has its middle low, too.
    sheet.paste((*told.colour, 255), (margin, margin + drop * 2 // 7), shape_mask(told.outer, inside))
    sheet.paste((*CREAM, 255), (middle, middle + drop), shape_mask(told.inner, sign))
    return sheet.reduce(_FINE_SEAL)
