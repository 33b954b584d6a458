"""The layout of a board: which things stand in which rectangles, worked out before anything is drawn.

Tables differ widely, from two players before their first melds to eight sides with a dozen melds each. Styles are tried
from the roomiest to the densest, and the first whose board is low enough is taken.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.pictures.board_melds import (
    FAN_STEPS,
    Density,
    Fan,
    LaidMeld,
    Tile,
    laid_meld,
    meld_height,
    meld_width,
)
from bot.pictures.board_parts import BoardPart, DiscardPile, Note, Panel, Stock
from bot.pictures.canvas import OVERHANG
from bot.pictures.cards import height_of
from bot.pictures.header_layout import HEADER_LINE, header
from bot.pictures.scene import BoardScene, MeldScene, PileScene, SideScene

WIDTH: Final = 600
USUAL_HEIGHT: Final = 460
"""A board as low as this leaves the message below half of a phone's screen."""
MOST_HEIGHT: Final = 860
_HEIGHTS: Final = (USUAL_HEIGHT, 520, 600, 680, MOST_HEIGHT)
"""What is low enough, if no style is lower."""

EDGE: Final = 8
"""Around the panels, and between them."""
PAD: Final = 10
_GAP: Final = 8
_NOTE_HEIGHT: Final = 30
_LEAST_NOTE: Final = 150
_CAPTION: Final = 220
"""The room that the cards of an open pile leave for the caption beside them."""
BELOW_STEP: Final = 22
NOTE_LINE: Final = 28


class LayoutStyle(NamedTuple):
    """A way to lay out a board: panels in so many columns, cards of this width, melds no denser than this."""

    columns: int
    card: int
    densest: Density


_STYLES: Final = (
    LayoutStyle(1, 60, Density.OPEN),
    LayoutStyle(1, 54, Density.OPEN),
    LayoutStyle(1, 60, Density.SQUEEZED),
    LayoutStyle(1, 48, Density.OPEN),
    LayoutStyle(1, 54, Density.SQUEEZED),
    LayoutStyle(2, 54, Density.OPEN),
    LayoutStyle(1, 48, Density.SQUEEZED),
    LayoutStyle(2, 54, Density.SQUEEZED),
    LayoutStyle(2, 48, Density.SQUEEZED),
    LayoutStyle(1, 54, Density.STACKED),
    LayoutStyle(1, 48, Density.STACKED),
    LayoutStyle(2, 52, Density.STACKED),
    LayoutStyle(2, 44, Density.STACKED),
    LayoutStyle(1, 44, Density.STACKED),
    LayoutStyle(1, 44, Density.TILED),
    LayoutStyle(2, 44, Density.TILED),
)


class BoardLayout(NamedTuple):
    """A board as parts in rectangles; panels lie below the others."""

    height: int
    parts: tuple[BoardPart, ...]


def lay_out(scene: BoardScene) -> BoardLayout:
    """Return the layout of a board in the roomiest style that is low enough; where none is, in a denser one."""
    styles = [style for style in _STYLES if style.columns == 1 or len(scene.sides) > 3]
    found: dict[LayoutStyle, BoardLayout] = {}
    for height in _HEIGHTS:
        for style in styles:
            if style.densest is Density.TILED and height < MOST_HEIGHT:
                continue
            if style not in found:
                found[style] = _in_style(scene, style)
            if found[style].height <= height:
                return found[style]
    return min(found.values(), key=lambda layout: layout.height)


def _in_style(scene: BoardScene, style: LayoutStyle) -> BoardLayout:
    # Two sides face each other across the pile; more stand below it.
    above = 1 if len(scene.sides) == 2 else 0
    rows = [_row(scene.sides[:above], style)] if above else []
    if scene.pile is not None:
        rows.append([_middle(scene.pile, min(60, style.card + 6))])
    rows += [
        _row(scene.sides[start : start + style.columns], style)
        for start in range(above, len(scene.sides), style.columns)
    ]
    top = EDGE
    parts: list[BoardPart] = []
    for row in rows:
        height = max(block.height for block in row)
        for at, block in enumerate(row):
            parts += _moved(_stretched(block, height), EDGE + at * (WIDTH - EDGE) // len(row), top)
        top += height + EDGE
    return BoardLayout(top, tuple(parts))


def _row(sides: Sequence[SideScene], style: LayoutStyle) -> list[BoardLayout]:
    """Return the panels of sides that stand beside each other."""
    width = (WIDTH - EDGE) // len(sides) - EDGE
    return [_side(side, width, style) for side in sides]


def _stretched(block: BoardLayout, height: int) -> Iterator[BoardPart]:
    """Yield the parts of a block with its panel made this high."""
    for part in block.parts:
        x, y, width, _ = part.box
        yield part._replace(box=(x, y, width, height)) if isinstance(part.thing, Panel) else part


def _moved(parts: Iterable[BoardPart], x: int, y: int) -> list[BoardPart]:
    return [part._replace(box=(part.box[0] + x, part.box[1] + y, part.box[2], part.box[3])) for part in parts]


# ----------------------------------------------------------------------------------------------------- a side


@lru_cache(maxsize=1024)
def _side(side: SideScene, width: int, style: LayoutStyle) -> BoardLayout:
    """Return the panel of a side at the origin: its players in the header, what it has laid below."""
    room = width - 2 * PAD
    parts = _moved(header(side, room), PAD, PAD // 2)
    lines = max((part.box[1] for part in parts), default=0) // HEADER_LINE + 1
    top = PAD // 2 + lines * HEADER_LINE
    rows = _rows(side, room, style)
    if side.note:
        last = rows[-1][-1].box if rows else (0, 0, 0, 0)
        beside = last[0] + last[2] + 2 * _GAP if rows else 0
        if len(rows) == 1 and room - beside >= _LEAST_NOTE:
            parts.append(
                BoardPart(
                    (PAD + beside, top + OVERHANG, room - beside, last[3] - OVERHANG), Note(side.note, 2)
                )
            )
        else:
            parts.append(BoardPart((PAD, top, room, _NOTE_HEIGHT), Note(side.note, 1)))
            top += _NOTE_HEIGHT
    for row in rows:
        parts += _moved(row, PAD, top)
        top += max(part.box[3] for part in row) + _GAP // 2
    height = top + PAD - (_GAP - 1 if rows else 4)
    return BoardLayout(height, (BoardPart((0, 0, width, height), Panel(side.acts)), *parts))


def _rows(side: SideScene, room: int, style: LayoutStyle) -> list[list[BoardPart]]:
    """Return what lies before a side in as few rows as it needs, and its fans as wide as these rows allow."""
    allowed = list(Density)[: list(Density).index(style.densest) + 1]
    spreads = [(density, round(style.card * step)) for density in allowed for step in FAN_STEPS[density]]
    fewest = len(_flow(_things(side, style.card, *spreads[-1], room), room))
    for density, step in spreads:
        rows = _flow(_things(side, style.card, density, step, room), room)
        if len(rows) == fewest:
            return rows
    return []


def _things(side: SideScene, card: int, density: Density, step: int, room: int) -> list[LaidMeld]:
    threes = Density.SQUEEZED if density is Density.OPEN else density
    narrow = min(step, round(card * 0.15))
    things = [laid_meld(meld, card, density, step, room) for meld in side.melds]
    things += [laid_meld(MeldScene(cards), card, threes, narrow, room) for cards in side.threes]
    for penalty in (seat.penalty for seat in side.seats if seat.penalty):
        fan = Fan(penalty, card, round(card * 0.12), "!", is_open=False, alert=True)
        things.append(fan if meld_width(fan) <= room else fan._replace(cards=penalty[-1:]))
    return things


def _flow(things: Sequence[LaidMeld], room: int) -> list[list[BoardPart]]:
    """Return the things in rows, left to right."""
    rows: list[list[BoardPart]] = []
    x = room + 1
    for thing in things:
        width = meld_width(thing)
        if x + width > room:
            rows.append([])
            x = 0
        rows[-1].append(BoardPart((x, 0, width, meld_height(thing)), thing))
        x += width + (_GAP // 2 if isinstance(thing, Tile) else _GAP - 2)
    return rows


# ------------------------------------------------------------------------------------------------- pile and stock


def _middle(pile: PileScene, card: int) -> BoardLayout:
    """Return stock and pile in a row at the origin, and the caption beside them."""
    height = height_of(card) + OVERHANG + 4
    width = WIDTH - 2 * EDGE
    stock = (PAD, 0, card + 8 + OVERHANG + (14 if pile.turn_card else 0), height)
    parts = [BoardPart(stock, Stock(pile.stock, card, turn_card=pile.turn_card))]
    x = stock[0] + stock[2] + 14
    if pile.wings:
        for wing in pile.wings:
            small = round(card * 0.6)
            parts.append(
                BoardPart(
                    (x, height - height_of(small) - OVERHANG, small + OVERHANG, height_of(small) + OVERHANG),
                    Stock(wing, small),
                )
            )
            x += small + OVERHANG + 6
        x += 6
    shown = min(
        len(pile.below), max(0, (width - x - card - (_CAPTION if pile.caption else 2 * PAD)) // BELOW_STEP)
    )
    wide = card + 10 + shown * BELOW_STEP + OVERHANG
    parts.append(
        BoardPart(
            (x, 0, wide, height),
            DiscardPile(
                pile.upcard, pile.below[len(pile.below) - shown :], pile.size, card, is_frozen=pile.is_frozen
            ),
        )
    )
    x += wide + 16
    if pile.caption:
        parts.append(
            BoardPart((x, 4, width - x - PAD, height - 8), Note(pile.caption, (height - 8) // NOTE_LINE))
        )
    # The cards stand free, so that half the room around panels is enough.
    return BoardLayout(height - EDGE, tuple(_moved(parts, 0, -EDGE // 2)))
