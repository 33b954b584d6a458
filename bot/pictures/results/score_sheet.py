"""The picture of a round's result: who won it and by what, and the sheets of all sides beside each other."""

from __future__ import annotations

from functools import lru_cache
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
_MOST_COLUMNS: Final = 4
_COLUMNS: Final = {1: 180, 2: 172, 3: 124, 4: 92}
"""The width of a side's column, by the number of sides."""
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
    block_height = _ROW * (len(scene.rows) + 2) + 46 + 10
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
        _block(canvas, scene, block, head + number * (block_height + _EDGE), block_height)
    return canvas.png()


def _block(canvas: Canvas, scene: RoundScene, sides: range, top: int, height: int) -> None:
    """Draw the sheets of some sides: a column each beside the labels."""
    canvas.fill((_EDGE, top, WIDTH - 2 * _EDGE, height), FELT, 14)
    column = _COLUMNS[len(sides)]
    right = WIDTH - _EDGE - _PAD
    label_room = right - column * len(sides) - 2 * _EDGE - _PAD
    edges = [right - column * (len(sides) - 1 - at) for at in range(len(sides))]
    y = top + 4
    small = 20 if len(sides) > 2 else _SIZE
    for side, edge in zip(sides, edges, strict=True):
        star = 18 if side in scene.won else 0
        name = fitted(scene.names[side], column - 12 - star, small)
        canvas.text(name, edge, _base(y), small, GOLD if star else CREAM, align=1)
        if star:
            canvas.shape("star", (edge - width_of(name, small) - star - 2, y + 9, 16, 16), GOLD)
    y += _ROW
    for at, row in enumerate((*scene.rows, scene.total)):
        is_sum = at == len(scene.rows)
        if is_sum:
            canvas.fill((_EDGE, y, WIDTH - 2 * _EDGE, _ROW), FELT_LIT)
        elif at % 2 == 0:
            canvas.fill((_EDGE, y, WIDTH - 2 * _EDGE, _ROW), FELT_DEEP)
        weight = BOLD if is_sum else MEDIUM
        label = fitted(row.label, label_room, small, weight)
        canvas.text(label, _EDGE + _PAD, _base(y), small, CREAM if is_sum else MINT, weight=weight)
        for side, edge in zip(sides, edges, strict=True):
            points = row.points[side]
            if points is not None:
                canvas.text(_signed(points), edge, _base(y), _SIZE, _colour(points), weight=weight, align=1)
        y += _ROW
    label = fitted(scene.after.label, label_room, 25, BOLD)
    canvas.text(label, _EDGE + _PAD, _base(y, 46), 25, GOLD, weight=BOLD)
    for side, edge in zip(sides, edges, strict=True):
        total = scene.after.points[side]
        if total is not None:
            size = 27 if len(sides) < _MOST_COLUMNS else 24
            canvas.text(points_text(total), edge, _base(y, 46), size, GOLD, weight=BOLD, align=1)


def _base(top: int, height: int = _ROW) -> int:
    return top + (height + cap_height(_SIZE)) // 2


def _signed(points: int) -> str:
    return f"+{points_text(points)}" if points > 0 else points_text(points)


def _colour(points: int) -> Colour:
    return CREAM if points >= 0 else LINES[2]
