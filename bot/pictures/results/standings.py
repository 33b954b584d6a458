"""The picture of a tournament's standings: a row for each entry, the reader's own marked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.pictures.canvas import Canvas
from bot.pictures.header_layout import points_text
from bot.pictures.lettering import BOLD, MEDIUM, cap_height, drawable, fitted, width_of
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, LINES, MINT

WIDTH: Final = 600
EDGE: Final = 8
_TITLE: Final = 30
_DETAIL: Final = 22
_SIZE: Final = 25
_HEAD_SIZE: Final = 19
_ROW: Final = 38
HEAD: Final = 84
_COLUMNS: Final = 32
"""The height of the line above the columns."""
_GAP: Final = 12
"""The gap above the reader's own row, where that does not follow the others."""
_RANK: Final = 50
_NAME: Final = 64
_RIGHT: Final = WIDTH - EDGE - 12
_BETWEEN: Final = 18
_KEPT: Final = 32
AND: Final = " & "


class StandingRow(Struct, frozen=True):
    """An entry of a tournament: its place, the names of its people, and what decided the place."""

    rank: int
    """0 as long as no match is over: it would mean nothing."""
    names: tuple[str, ...]
    points: int
    opponents: int
    difference: int
    is_own: bool = False
    is_out: bool = False


class StandingsScene(Struct, frozen=True):
    """A part of the standings. ``heads`` are the titles of the three columns of numbers."""

    title: str
    detail: str
    heads: tuple[str, str, str]
    rows: tuple[StandingRow, ...]
    own: StandingRow | None = None
    """The reader's own entry, where it is not among the rows."""
    has_winner: bool = False
    """True if the first place has a star: all is over, and who has it took part."""
    signed: int = 2
    """The column of numbers that have a sign."""
    thousands: str = ","
    """The sign between thousands."""


@lru_cache(maxsize=_KEPT)
def standings_picture(scene: StandingsScene) -> bytes:
    """Return the picture of the standings, a PNG of 600 pixels width."""
    height = HEAD + _COLUMNS + _ROW * len(scene.rows) + EDGE
    if scene.own is not None:
        height += _GAP + _ROW
    canvas = headed_canvas(height + EDGE, scene.title, scene.detail)
    canvas.fill((EDGE, HEAD, WIDTH - 2 * EDGE, height - HEAD), FELT, 14)
    columns = _columns(scene)
    for head, right in zip(scene.heads, columns, strict=True):
        canvas.text(drawable(head), right, HEAD + 23, _HEAD_SIZE, MINT, align=1)
    room = columns[0] - _width_of_numbers(scene, 0) - _BETWEEN - _NAME
    top = HEAD + _COLUMNS
    for at, row in enumerate(scene.rows):
        if at % 2 == 0 and not row.is_own:
            canvas.fill((EDGE, top, WIDTH - 2 * EDGE, _ROW), FELT_DEEP)
        _row(canvas, scene, row, top, columns, room)
        top += _ROW
    if scene.own is not None:
        _row(canvas, scene, scene.own, top + _GAP, columns, room)
    return canvas.png()


def headed_canvas(height: int, title: str, detail: str) -> Canvas:
    """Return a sheet with a cup and the name of a tournament in its head, which is ``HEAD`` pixels high."""
    canvas, room = Canvas(WIDTH, height, FELT_DEEP), WIDTH - 88
    canvas.shape("cup", (EDGE + 12, 12, 40, 40), GOLD)
    canvas.text(fitted(title, room, _TITLE, BOLD), 72, 42, _TITLE, CREAM, weight=BOLD)
    canvas.text(fitted(detail, room, _DETAIL), 72, 71, _DETAIL, MINT)
    return canvas


def _columns(scene: StandingsScene) -> tuple[int, int, int]:
    """Return where the columns of numbers end: they take no more than they need, and the names have the rest."""
    opponents = _RIGHT - max(_width_of_numbers(scene, 2), width_of(drawable(scene.heads[2]), _HEAD_SIZE))
    opponents -= _BETWEEN
    points = opponents - max(_width_of_numbers(scene, 1), width_of(drawable(scene.heads[1]), _HEAD_SIZE))
    return points - _BETWEEN, opponents, _RIGHT


def _width_of_numbers(scene: StandingsScene, column: int) -> int:
    rows = scene.rows if scene.own is None else (*scene.rows, scene.own)
    return max((width_of(_numbers(row, scene)[column], _SIZE, BOLD) for row in rows), default=0)


def _numbers(row: StandingRow, scene: StandingsScene) -> list[str]:
    """Return what stands in the columns."""
    numbers = (row.points, row.opponents, row.difference)
    return [
        f"{'+' if column == scene.signed and number > 0 else ''}{points_text(number, scene.thousands)}"
        for column, number in enumerate(numbers)
    ]


def _row(
    canvas: Canvas,
    scene: StandingsScene,
    row: StandingRow,
    top: int,
    columns: tuple[int, int, int],
    room: int,
) -> None:
    if row.is_own:
        canvas.fill((EDGE, top, WIDTH - 2 * EDGE, _ROW), FELT_LIT)
        canvas.fill((EDGE, top, 5, _ROW), GOLD)
    weight = BOLD if row.is_own else MEDIUM
    base = top + (_ROW + cap_height(_SIZE)) // 2
    leads = scene.has_winner and row.rank == 1
    if leads:
        canvas.shape("star", (_RANK - 24, top + 7, 24, 24), GOLD)
    else:
        rank, colour = str(row.rank or "–"), GOLD if 0 < row.rank <= 3 else MINT
        canvas.text(rank, _RANK, base, _SIZE, colour, weight=weight, align=1)
    name = names_fitted(row.names, room, _SIZE, weight)
    canvas.text(name, _NAME, base, _SIZE, MINT if row.is_out else GOLD if leads else CREAM, weight=weight)
    if row.is_out:
        canvas.fill((_NAME, base - cap_height(_SIZE) // 2, width_of(name, _SIZE, weight), 2), MINT)
    colours = (GOLD, MINT, CREAM if row.difference >= 0 else LINES[2])
    weights = (BOLD, weight, weight)
    for number, right, colour, its in zip(_numbers(row, scene), columns, colours, weights, strict=True):
        canvas.text(number, right, base, _SIZE, colour, weight=its, align=1)


def names_fitted(names: Sequence[str], room: int, size: int, weight: int = MEDIUM) -> str:
    """Return the names of partners in one line: where there is not enough room, the longer ones are cut."""
    known = [drawable(name) for name in names]
    left = room - width_of(AND, size, weight) * (len(known) - 1)
    found: dict[int, str] = {}
    for place in sorted(range(len(known)), key=lambda one: width_of(known[one], size, weight)):
        # Whoever is short leaves room to those who follow.
        found[place] = fitted(known[place], left // (len(known) - len(found)), size, weight)
        left -= width_of(found[place], size, weight)
    return AND.join(found[place] for place in sorted(found))
