"""The picture of a year's review: totals, what was best in it, and the rounds of each month."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.canasta.cards import JOKER, Rank, Suit, card
from bot.pictures.canvas import Canvas
from bot.pictures.header_layout import points_text
from bot.pictures.lettering import BOLD, drawable, fitted, width_of
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, MINT
from bot.pictures.results.moments import draw_fan

WIDTH: Final = 600
_EDGE: Final = 8
_GAP: Final = 8
_PAD: Final = 16
_HEAD: Final = 124
_TOTALS: Final = 92
_FACT: Final = 92
_BARS: Final = 168
_BAR: Final = 28
_HIGHEST: Final = 68
_LABEL: Final = 20
_NOTE: Final = 20
_TITLE_SIZES: Final = (32, 28, 24)
_VALUE_SIZES: Final = (28, 25, 22)
_CARDS: Final = (card(Rank.KING, Suit.HEARTS), card(Rank.ACE, Suit.SPADES), JOKER)
_KEPT: Final = 32


class FactScene(Struct, frozen=True):
    """Something about the year: what it is, how much or who, and a note."""

    label: str
    value: str
    note: str = ""


class YearScene(Struct, frozen=True):
    """The review of a year. ``totals`` are numbers with their names, ``months`` the rounds of each month."""

    year: str
    title: str
    detail: str
    totals: tuple[tuple[int, str], ...]
    facts: tuple[FactScene, ...]
    months: tuple[int, ...]
    month_names: tuple[str, ...]
    months_label: str
    thousands: str = ","
    """The sign between thousands."""


@lru_cache(maxsize=_KEPT)
def year_picture(scene: YearScene) -> bytes:
    """Return the picture of a year's review, a PNG of 600 pixels width."""
    lines = -(-len(scene.facts) // 2)
    top_of_bars = _HEAD + _TOTALS + _GAP + lines * (_FACT + _GAP)
    canvas = Canvas(WIDTH, top_of_bars + _BARS + _EDGE, FELT_DEEP)
    draw_fan(canvas, _CARDS, (WIDTH - 92, 84), 62, arm=120, turn=17)
    # Cards and head stand on the table's edge, as it were: what is below covers them.
    canvas.fill((0, _HEAD, WIDTH, canvas.image.height - _HEAD), FELT_DEEP)
    room = WIDTH - 200
    canvas.text(scene.year, 18, 62, 60, GOLD, weight=BOLD)
    year_end = 18 + width_of(scene.year, 60, BOLD) + 14
    canvas.text(fitted(scene.detail, room - year_end, 24), year_end, 62, 24, MINT)
    size = _fitting(scene.title, room, _TITLE_SIZES)
    canvas.text(fitted(scene.title, room, size, BOLD), 20, 104, size, CREAM, weight=BOLD)
    _totals(canvas, scene, _HEAD)
    for at, fact in enumerate(scene.facts):
        is_alone = at == len(scene.facts) - 1 and at % 2 == 0
        width = WIDTH - 2 * _EDGE if is_alone else (WIDTH - 2 * _EDGE - _GAP) // 2
        left = _EDGE + (at % 2) * (width + _GAP)
        _fact(canvas, fact, left, _HEAD + _TOTALS + _GAP + at // 2 * (_FACT + _GAP), width)
    _months(canvas, scene, top_of_bars)
    return canvas.png()


def _totals(canvas: Canvas, scene: YearScene, top: int) -> None:
    totals = scene.totals
    canvas.fill((_EDGE, top, WIDTH - 2 * _EDGE, _TOTALS), FELT_LIT, 14)
    column = (WIDTH - 2 * _EDGE) // max(1, len(totals))
    for at, (number, name) in enumerate(totals):
        middle = _EDGE + at * column + column // 2
        canvas.text(points_text(number, scene.thousands), middle, top + 48, 42, CREAM, weight=BOLD, align=0.5)
        canvas.text(fitted(name, column - 12, 22), middle, top + 77, 22, MINT, align=0.5)


def _fact(canvas: Canvas, fact: FactScene, left: int, top: int, width: int) -> None:
    canvas.fill((left, top, width, _FACT), FELT, 14)
    room = width - 2 * _PAD
    canvas.text(fitted(fact.label, room, _LABEL), left + _PAD, top + 27, _LABEL, MINT)
    size = _fitting(fact.value, room, _VALUE_SIZES)
    canvas.text(fitted(fact.value, room, size, BOLD), left + _PAD, top + 57, size, CREAM, weight=BOLD)
    canvas.text(fitted(fact.note, room, _NOTE), left + _PAD, top + 81, _NOTE, MINT)


def _fitting(text: str, room: int, sizes: tuple[int, ...]) -> int:
    """Return the largest of the sizes in which the text fits, or else the smallest."""
    whole = drawable(text)
    return next((one for one in sizes if width_of(whole, one, BOLD) <= room), sizes[-1])


def _months(canvas: Canvas, scene: YearScene, top: int) -> None:
    """Draw a bar for each month, the highest in gold with its number."""
    canvas.fill((_EDGE, top, WIDTH - 2 * _EDGE, _BARS), FELT, 14)
    most = max(scene.months, default=0)
    floor = top + _BARS - 34
    column = (WIDTH - 2 * _EDGE - 2 * _PAD) / max(1, len(scene.months))
    for at, (rounds, name) in enumerate(zip(scene.months, scene.month_names, strict=True)):
        middle = round(_EDGE + _PAD + (at + 0.5) * column)
        is_best = rounds == most and most > 0
        height = max(4, round(_HIGHEST * rounds / most)) if rounds else 2
        box = (middle - _BAR // 2, floor - height, _BAR, height)
        canvas.fill(box, GOLD if is_best else MINT if rounds else FELT_LIT, 5 if height > 10 else 0)
        canvas.text(drawable(name), middle, floor + 24, _LABEL, GOLD if is_best else MINT, align=0.5)
        if is_best and at == scene.months.index(most):
            number, above = points_text(most, scene.thousands), floor - height - 7
            canvas.text(number, middle, above, _LABEL, GOLD, weight=BOLD, align=0.5)
    label = fitted(scene.months_label, WIDTH - 4 * _PAD, _LABEL)
    canvas.text(label, _EDGE + _PAD, top + 27, _LABEL, MINT)
