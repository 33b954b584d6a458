"""The picture of a round's result: who won it and by what, and the sheets of all sides beside each other."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from msgspec import Struct

from bot.pictures.canvas import Canvas
from bot.pictures.header_layout import points_text
from bot.pictures.lettering import BOLD, MEDIUM, cap_height, fitted, width_of, wrapped
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, LINES, MINT, Colour

WIDTH: Final = 600
_EDGE: Final = 8
_PAD: Final = 14
_HEADLINE: Final = 31
_DETAIL: Final = 22
_SIZE: Final = 23
_ROW: Final = 34
_NAME_LINE: Final = 26
_MOST_COLUMNS: Final = 4
_COLUMNS: Final = {1: 180, 2: 172, 3: 124, 4: 92}
"""The width of a side's column, by the number of sides."""
_BETWEEN: Final = 12
"""The least room between a label and the first side's points."""
_KEPT: Final = 64


class RowScene(Struct, frozen=True):
    """A line of the sheets: a label and the points of each side, None where the line says nothing of it."""

    label: str
    points: tuple[int | None, ...]


class RoundScene(Struct, frozen=True):
    """The result of a round.

    ``headline`` says who won it and ``detail`` by what. ``rows`` are the lines, ``total`` and ``after`` label the sums
    of the round and those of the match.
    """

    headline: str
    names: tuple[str, ...]
    rows: tuple[RowScene, ...]
    total: RowScene
    after: RowScene
    detail: str = ""
    won: tuple[int, ...] = ()
    """The places of the winners among the names."""
    thousands: str = ","
    """The sign between thousands."""


@lru_cache(maxsize=_KEPT)
def round_picture(scene: RoundScene) -> bytes:
    """Return the picture of a round's result, a PNG of 600 pixels width."""
    headline = wrapped(scene.headline, WIDTH - 90, 2, _HEADLINE, BOLD)
    detail = wrapped(scene.detail, WIDTH - 2 * _PAD - 2 * _EDGE, 2, _DETAIL)
    head = _EDGE + 10 + 38 * len(headline) + 29 * len(detail) + 10
    blocks = [
        range(start, min(start + _MOST_COLUMNS, len(scene.names)))
        for start in range(0, len(scene.names), _MOST_COLUMNS)
    ]
    names = [names_above(scene, block) for block in blocks]
    name_lines = max(len(lines) for one in names for lines in one)
    block_height = _ROW * (len(scene.rows) + 2) + _NAME_LINE * (name_lines - 1) + 46 + 10
    canvas = Canvas(WIDTH, head + len(blocks) * (block_height + _EDGE), FELT_DEEP)
    y = _EDGE + 10
    for at, line in enumerate(headline):
        if not at:
            canvas.shape("cup", (_EDGE + 10, y - 2, 38, 38), GOLD)
        canvas.text(line, _EDGE + 60, y + 29, _HEADLINE, CREAM, weight=BOLD)
        y += 38
    for line in detail:
        canvas.text(line, _EDGE + _PAD, y + 23, _DETAIL, MINT)
        y += 29
    for number, block in enumerate(blocks):
        top = head + number * (block_height + _EDGE)
        _block(canvas, scene, block, names[number], name_lines, top, block_height)
    return canvas.png()


def names_above(scene: RoundScene, sides: range) -> list[tuple[str, ...]]:
    """Return the names of some sides above their columns, in two lines where one has no room for both partners.

    More sides than stand beside each other are single players.
    """
    lines = 2 if len(scene.names) <= _MOST_COLUMNS else 1
    room, size = _COLUMNS[len(sides)] - 12, _name_size(sides)
    return [
        wrapped(scene.names[side], room - _star_room(scene, side), lines, size) or ("",) for side in sides
    ]


def labels_beside(scene: RoundScene, sides: range) -> list[str]:
    """Return the labels of the rows and of their sum beside the columns of some sides, cut where they are too long."""
    rows, columns = (*scene.rows, scene.total), _COLUMNS[len(sides)] * (len(sides) - 1)
    numbers = max(width_of(_signed(row.points[sides[0]] or 0, scene.thousands), _SIZE, BOLD) for row in rows)
    room = WIDTH - 2 * (_EDGE + _PAD) - columns - numbers - _BETWEEN
    size = _name_size(sides)
    return [fitted(row.label, room, size, BOLD if row is scene.total else MEDIUM) for row in rows]


def _name_size(sides: range) -> int:
    return 20 if len(sides) > 2 else _SIZE


def _star_room(scene: RoundScene, side: int) -> int:
    return 18 if side in scene.won else 0


def _block(
    canvas: Canvas,
    scene: RoundScene,
    sides: range,
    names: Sequence[tuple[str, ...]],
    name_lines: int,
    top: int,
    height: int,
) -> None:
    """Draw the sheets of some sides: a column each beside the labels."""
    canvas.fill((_EDGE, top, WIDTH - 2 * _EDGE, height), FELT, 14)
    column = _COLUMNS[len(sides)]
    right = WIDTH - _EDGE - _PAD
    edges = [right - column * (len(sides) - 1 - at) for at in range(len(sides))]
    y = top + 4
    small = _name_size(sides)
    for side, edge, lines in zip(sides, edges, names, strict=True):
        star = _star_room(scene, side)
        first = y + (name_lines - len(lines)) * _NAME_LINE
        for its_top, name in zip(count(first, _NAME_LINE), lines, strict=False):
            canvas.text(name, edge, _base(its_top), small, GOLD if star else CREAM, align=1)
        if star:
            canvas.shape("star", (edge - width_of(lines[0], small) - star - 2, first + 9, 16, 16), GOLD)
    y += _ROW + _NAME_LINE * (name_lines - 1)
    for at, (row, label) in enumerate(
        zip((*scene.rows, scene.total), labels_beside(scene, sides), strict=True)
    ):
        is_sum = at == len(scene.rows)
        if is_sum:
            canvas.fill((_EDGE, y, WIDTH - 2 * _EDGE, _ROW), FELT_LIT)
        elif at % 2 == 0:
            canvas.fill((_EDGE, y, WIDTH - 2 * _EDGE, _ROW), FELT_DEEP)
        weight = BOLD if is_sum else MEDIUM
        canvas.text(label, _EDGE + _PAD, _base(y), small, CREAM if is_sum else MINT, weight=weight)
        for side, edge in zip(sides, edges, strict=True):
            points = row.points[side]
            if points is not None:
                told, colour = _signed(points, scene.thousands), _colour(points)
                canvas.text(told, edge, _base(y), _SIZE, colour, weight=weight, align=1)
        y += _ROW
    label = fitted(scene.after.label, right - column * len(sides) - 2 * _EDGE - _PAD, 25, BOLD)
    canvas.text(label, _EDGE + _PAD, _base(y, 46), 25, GOLD, weight=BOLD)
    for side, edge in zip(sides, edges, strict=True):
        total = scene.after.points[side]
        if total is not None:
            size = 27 if len(sides) < _MOST_COLUMNS else 24
            told = points_text(total, scene.thousands)
            canvas.text(told, edge, _base(y, 46), size, GOLD, weight=BOLD, align=1)


def _base(top: int, height: int = _ROW) -> int:
    return top + (height + cap_height(_SIZE)) // 2


def _signed(points: int, thousands: str) -> str:
    told = points_text(points, thousands)
    return f"+{told}" if points > 0 else told


def _colour(points: int) -> Colour:
    return CREAM if points >= 0 else LINES[2]
