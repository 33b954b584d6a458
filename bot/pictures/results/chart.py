"""Charts of totals after each round, as lines: of a match, a score pad, or a person's last rounds."""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import ImageDraw

from bot.pictures.canvas import Canvas
from bot.pictures.header_layout import points_text
from bot.pictures.lettering import BOLD, cap_height, fitted, width_of
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, LINES, MINT, Colour
from bot.pictures.shapes import shape_mask

WIDTH: Final = 600
_HEIGHT: Final = 360
_LEAST_LEGEND: Final = 44
_TOP: Final = 22
_BOTTOM: Final = 40
_RIGHT: Final = 190
_FINE: Final = 3
_SIZE: Final = 20
_NAME_SIZE: Final = 22
_MARKERS: Final = ("disc", "square", "lozenge", "triangle", "hexagon", "star", "cross", "wax")
"""A side's marker, so that lines can be told apart without their colours."""
_KEPT: Final = 64
_STEPS: Final = (1, 2, 2.5, 5, 10, 20)
"""The distances of level lines, in powers of ten."""


class LineScene(Struct, frozen=True):
    """A side of a match: its name, and its total before the first round and after each."""

    name: str
    totals: tuple[int, ...]
    won: bool = False


class ChartScene(Struct, frozen=True):
    """A match. ``target`` are the points it is played to."""

    lines: tuple[LineScene, ...]
    target: int | None = None
    thousands: str = ","
    """The sign between thousands."""


@lru_cache(maxsize=_KEPT)
def chart_picture(scene: ChartScene) -> bytes:
    """Return the chart of a match, a PNG of 600 pixels width."""
    height = max(_HEIGHT, len(scene.lines) * _LEAST_LEGEND + _TOP + _BOTTOM)
    canvas = Canvas(WIDTH, height, FELT_DEEP)
    levels = level_lines(scene)
    left = 18 + max(width_of(points_text(level, scene.thousands), _SIZE) for level in levels)
    plot = _Plot(scene, levels, left, height)
    large = canvas.image.resize((WIDTH * _FINE, height * _FINE))
    _draw_lines(scene, plot, ImageDraw.Draw(large))
    canvas.image = large.reduce(_FINE)
    for level in levels:
        base = plot.y(level) + cap_height(_SIZE) // 2
        canvas.text(points_text(level, scene.thousands), left - 10, base, _SIZE, MINT, align=1)
    rounds = plot.rounds
    every = -(-rounds // 9)
    for number in range(1, rounds + 1):
        if number % every == 0:
            canvas.text(str(number), plot.x(number), height - 12, _SIZE, MINT, align=0.5)
    for at, line in enumerate(scene.lines):
        colour = LINES[at % len(LINES)]
        for number, total in enumerate(line.totals):
            _marker(canvas, at, plot.x(number), plot.y(total), colour, 15 if rounds <= 12 else 9)
    _legend(canvas, scene, plot, height)
    return canvas.png()


class _Plot:
    """The scales of a chart."""

    def __init__(self, scene: ChartScene, levels: list[int], left: int, height: int) -> None:
        self.rounds = max(1, max((len(line.totals) for line in scene.lines), default=1) - 1)
        self.left, self.right = left + 6, WIDTH - _RIGHT
        self._low, self._high = levels[0], levels[-1]
        self._floor, self._ceiling = height - _BOTTOM, _TOP

    def x(self, number: int) -> int:
        """Return where a round stands."""
        return round(self.left + (self.right - self.left) * number / self.rounds)

    def y(self, total: int) -> int:
        """Return where a total stands."""
        share = (total - self._low) / (self._high - self._low)
        return round(self._floor - (self._floor - self._ceiling) * share)


def level_lines(scene: ChartScene) -> list[int]:
    """Return four to eight round numbers that hold all totals and the target."""
    totals = [0, *(total for line in scene.lines for total in line.totals), scene.target or 0]
    low, high = min(totals), max(*totals, min(totals) + 100)
    unit = 1
    while unit * 10 * 6 < high - low:
        unit *= 10
    step = next(
        round(unit * each) for each in _STEPS if unit * each >= 1 and (high - low) / (unit * each) <= 6
    )
    first = low // step * step
    return list(range(first, -(-high // step) * step + 1, step))


def _draw_lines(scene: ChartScene, plot: _Plot, draw: ImageDraw.ImageDraw) -> None:
    levels = level_lines(scene)
    for level in levels:
        y = plot.y(level) * _FINE
        colour = FELT_LIT if level == 0 else FELT
        draw.line([(plot.left * _FINE, y), (plot.right * _FINE, y)], fill=colour, width=2 * _FINE)
    if scene.target is not None:
        y = plot.y(scene.target) * _FINE
        for x in range(plot.left, plot.right, 16):
            draw.line([(x * _FINE, y), (min(x + 9, plot.right) * _FINE, y)], fill=GOLD, width=2 * _FINE)
    for at, line in reversed(list(enumerate(scene.lines))):
        points = [(plot.x(number) * _FINE, plot.y(total) * _FINE) for number, total in enumerate(line.totals)]
        if len(points) > 1:
            draw.line(points, fill=LINES[at % len(LINES)], width=5 * _FINE, joint="curve")


def _marker(canvas: Canvas, at: int, x: int, y: int, colour: Colour, size: int) -> None:
    name = _MARKERS[at % len(_MARKERS)]
    rim = size + 6
    canvas.mask(shape_mask(name, rim), x - rim // 2, y - rim // 2, FELT_DEEP)
    canvas.mask(shape_mask(name, size), x - size // 2, y - size // 2, colour)


def _legend(canvas: Canvas, scene: ChartScene, plot: _Plot, height: int) -> None:
    """Write names and totals beside the ends of the lines, moved apart where they would touch."""
    order = sorted(range(len(scene.lines)), key=lambda at: (-scene.lines[at].totals[-1], at))
    places: list[int] = []
    for at in order:
        wish = plot.y(scene.lines[at].totals[-1])
        places.append(max(wish, places[-1] + _LEAST_LEGEND if places else 28))
    limit = height - 26
    for place in range(len(places) - 1, -1, -1):
        places[place] = min(places[place], limit)
        limit = places[place] - _LEAST_LEGEND
    for at, y in zip(order, places, strict=True):
        line = scene.lines[at]
        x = plot.right + 22
        colour = LINES[at % len(LINES)]
        _marker(canvas, at, x + 4, y - 11, colour, 17)
        name = fitted(line.name, WIDTH - x - 30, _NAME_SIZE)
        canvas.text(name, x + 20, y - 3, _NAME_SIZE, GOLD if line.won else CREAM)
        score = points_text(line.totals[-1], scene.thousands)
        canvas.text(score, x + 20, y + 18, _SIZE, colour, weight=BOLD)
        if line.won:
            canvas.shape("star", (x + 26 + width_of(score, _SIZE, BOLD), y + 3, 16, 16), GOLD)
