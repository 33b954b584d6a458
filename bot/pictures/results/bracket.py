"""The picture of a part of a knockout's bracket: up to three rounds beside each other."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.pictures.canvas import Canvas
from bot.pictures.lettering import BOLD, MEDIUM, cap_height, drawable, fitted, width_of
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, MINT
from bot.pictures.results.standings import EDGE, HEAD, WIDTH, headed_canvas, names_fitted

_COLUMN_HEAD: Final = 34
_HEAD_SIZE: Final = 19
_SIZE: Final = 20
_LINE: Final = 30
_SLOT: Final = 2 * _LINE + 12
_GAP: Final = 18
_PAD: Final = 8
_KEPT: Final = 16


class BracketMatch(Struct, frozen=True):
    """A match in the bracket; a side that is not known yet has no names."""

    names: tuple[tuple[str, ...], tuple[str, ...]]
    marks: tuple[str, str] = ("", "")
    """What stands behind the names: the scores, or why there are none."""
    winner: int | None = None
    """Which side goes on: 0 or 1; None while nobody does."""
    is_over: bool = False
    is_own: bool = False


class BracketScene(Struct, frozen=True):
    """A part of a bracket. Each column is a round, and has half as many matches as the one before."""

    title: str
    detail: str
    heads: tuple[str, ...]
    columns: tuple[tuple[BracketMatch, ...], ...]


@lru_cache(maxsize=_KEPT)
def bracket_picture(scene: BracketScene) -> bytes:
    """Return the picture of the bracket, a PNG of 600 pixels width."""
    top = HEAD + _COLUMN_HEAD
    height = top + _SLOT * max(map(len, scene.columns)) + EDGE
    canvas = headed_canvas(height, scene.title, scene.detail)
    count = len(scene.columns)
    width = (WIDTH - 2 * EDGE - _GAP * (count - 1)) // count
    for number, (head, matches) in enumerate(zip(scene.heads, scene.columns, strict=True)):
        left = EDGE + number * (width + _GAP)
        canvas.centred(fitted(head, width, _HEAD_SIZE), (left, HEAD, width, _COLUMN_HEAD), _HEAD_SIZE, MINT)
        each = (height - top - EDGE) // len(matches)
        middles = [top + each * place + each // 2 for place in range(len(matches))]
        if number + 1 < count:
            _join(canvas, left + width, middles)
        for match, middle in zip(matches, middles, strict=True):
            _match(canvas, match, (left, middle - _LINE, width, 2 * _LINE))
    return canvas.png()


def _join(canvas: Canvas, left: int, middles: Sequence[int]) -> None:
    """Draw the lines from each two matches to the one that their winners meet in."""
    half = _GAP // 2
    for one, other in zip(middles[::2], middles[1::2], strict=False):
        for middle in (one, other):
            canvas.fill((left, middle - 1, half, 2), MINT)
        canvas.fill((left + half - 1, one - 1, 2, other - one + 2), MINT)
        canvas.fill((left + half, (one + other) // 2 - 1, _GAP - half, 2), MINT)


def _match(canvas: Canvas, match: BracketMatch, box: tuple[int, int, int, int]) -> None:
    left, top, width, height = box
    canvas.fill(box, FELT_LIT if match.is_own else FELT, 8)
    canvas.fill((left + _PAD, top + height // 2, width - 2 * _PAD, 1), FELT_DEEP)
    for side, (names, told) in enumerate(zip(match.names, match.marks, strict=True)):
        base = top + side * _LINE + (_LINE + cap_height(_SIZE)) // 2
        has_won, has_lost = match.winner == side, match.is_over and match.winner != side
        weight = BOLD if has_won else MEDIUM
        colour = GOLD if has_won else MINT if has_lost else CREAM
        mark = drawable(told)
        canvas.text(mark, left + width - _PAD, base, _SIZE, colour, weight=weight, align=1)
        room = width - 2 * _PAD - (width_of(mark, _SIZE, weight) + _PAD if mark else 0)
        name = names_fitted(names, room, _SIZE, weight) if names else "–"
        canvas.text(name, left + _PAD, base, _SIZE, colour, weight=weight)
