"""The picture of a hand, a fan in as few rows as can be read, and that of a daily deal: the board above the hand."""

from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from msgspec import Struct
from PIL import Image

from bot.canasta.cards import Card, Cards, count_of
from bot.canasta.hand_order import HandOrder, in_order
from bot.pictures.board import board_picture
from bot.pictures.canvas import Canvas
from bot.pictures.cards import face, height_of
from bot.pictures.palette import FELT, GOLD
from bot.pictures.scene import BoardScene

WIDTH: Final = 600
_EDGE: Final = 10
_LIFT: Final = 12
"""How far a card that was just drawn stands out; less where it would hide the row above it."""
_LOW_LIFT: Final = 5
_FRAME: Final = 4
_MOST_IN_ROW: Final = 16
_WIDTHS: Final = (96, 88, 80, 72)
_INDEX: Final = 0.46
"""How much of a card must be seen to read it, in widths of the card."""
_SHOWN: Final = 0.93
"""How much of a card below the next row stays in sight, in widths of the card: its rank and its suit."""
_WIDEST_STEP: Final = 0.92
_KEPT: Final = 128
_DAILY_KEPT: Final = 4


class HandScene(Struct, frozen=True):
    """A hand, as its owner sees it. ``drawn`` are the cards of it that came last."""

    cards: Cards
    drawn: Cards = 0
    order: HandOrder = HandOrder.HIGH
    four_colours: bool = False


class HeldCard(NamedTuple):
    """A card of a hand and the place of its upper left corner."""

    card: Card
    x: int
    y: int
    is_drawn: bool


class HandLayout(NamedTuple):
    """A hand as cards of one width, in the order they are drawn."""

    height: int
    width: int
    cards: tuple[HeldCard, ...]


@lru_cache(maxsize=_KEPT)
def hand_picture(scene: HandScene) -> bytes:
    """Return the picture of a hand, a PNG of 600 pixels width."""
    layout = lay_out(scene)
    canvas = Canvas(WIDTH, layout.height, FELT)
    width, height = layout.width, height_of(layout.width)
    for card, x, y, is_drawn in layout.cards:
        if is_drawn:
            frame = (x - _FRAME, y - _FRAME, width + 2 * _FRAME, height + 2 * _FRAME)
            canvas.fill(frame, GOLD, width * 0.12 + _FRAME)
        canvas.put(face(card, width, four_colours=scene.four_colours), x, y)
    return canvas.png()


def lay_out(scene: HandScene) -> HandLayout:
    """Return the layout of a hand: even rows, cards as large as they may be."""
    cards = in_order(scene.cards, scene.order)
    rows = max(1, -(-len(cards) // _MOST_IN_ROW))
    longest = -(-len(cards) // rows)
    room = WIDTH - 2 * _EDGE
    between = max(1, longest - 1)
    widths = _WIDTHS if rows == 1 else _WIDTHS[-1:]
    width = next((wide for wide in widths if (room - wide) // between >= round(wide * _INDEX)), widths[-1])
    step = min(round(width * _WIDEST_STEP), (room - width) // between)
    left = (WIDTH - width - (longest - 1) * step) // 2
    below = round(width * _SHOWN)
    lift = _LIFT if rows == 1 else _LOW_LIFT
    held = []
    for at, card in enumerate(cards):
        row, place = divmod(at, longest)
        # Of several copies the last are those that were drawn: the next face leaves more of them in sight.
        is_drawn = cards[at + 1 :].count(card) < count_of(scene.drawn, card)
        y = _EDGE + lift + row * below - (lift if is_drawn else 0)
        held.append(HeldCard(card, left + place * step, y, is_drawn))
    height = 2 * _EDGE + lift + (rows - 1) * below + height_of(width)
    return HandLayout(height, width, tuple(held))


class DailyScene(Struct, frozen=True):
    """The board and the hand of a daily deal."""

    board: BoardScene
    hand: HandScene


@lru_cache(maxsize=_DAILY_KEPT)
def daily_picture(scene: DailyScene) -> bytes:
    """Return the picture of a daily deal, a PNG as wide as those of boards and hands."""
    parts = [
        Image.open(BytesIO(png)).convert("RGB")
        for png in (board_picture(scene.board), hand_picture(scene.hand))
    ]
    canvas = Canvas(max(part.width for part in parts), sum(part.height for part in parts), FELT)
    top = 0
    for part in parts:
        canvas.image.paste(part, (0, top))
        top += part.height
    return canvas.png()
