"""Melds of a board: what each lies as, the room that it takes, and its picture.

A meld is a fan of cards, a stack with the seal of a canasta, or a tile in the least room.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.cards import Card, Rank, Suit, is_wild, rank_of, suit_of
from bot.canasta.melds import Make
from bot.pictures.canvas import OVERHANG, Box, Canvas, badge_width, draw_badge
from bot.pictures.cards import blank, face, height_of, rank_mask, run_face, suit_colour
from bot.pictures.lettering import BOLD, cap_height
from bot.pictures.palette import AMBER, BLACK, CREAM, GOLD, NIGHT, PAPER, PAPER_WILD, VIOLET
from bot.pictures.scene import MeldScene
from bot.pictures.shapes import SUIT_SHAPES, seal

_RANK_ENDS: Final = 0.48
"""Where the rank of a card ends, in widths of the card."""
_TILE: Final = 39
_WIDE_TILE: Final = 66
_TILE_HEIGHT: Final = 43
_HALO: Final = 4


class Fan(NamedTuple):
    """Cards that overlap, the last on top; ``alert`` marks those that lie there as a penalty.

    Of cards that are not ``is_open`` too little can be seen for their ranks.
    """

    cards: tuple[Card, ...]
    card: int
    step: int
    badge: str
    is_open: bool
    alert: bool = False
    shines: bool = False


class Stack(NamedTuple):
    """Squared-up cards: the top one, the seal of a canasta, and the ends and the suit of a sequence."""

    top: Card
    card: int
    badge: str
    canasta: Make | None
    run: tuple[int, int, int] | None
    has_wilds: bool
    shines: bool = False

    @property
    def edge(self) -> int:
        """Return how far each card below stands out."""
        return 3 if self.card >= 44 else 2


class Tile(NamedTuple):
    """A meld in the least room: its rank, or the ends of a sequence and its suit, above its size."""

    top: Card
    badge: str
    canasta: Make | None
    run: tuple[int, int, int] | None
    has_wilds: bool
    shines: bool = False


LaidMeld: TypeAlias = Fan | Stack | Tile
"""What a meld can lie as."""


class Density(Enum):
    """How close melds lie: fans whose ranks can all be read, fans of bare edges, stacks, or tiles in the least room."""

    OPEN = "open"
    SQUEEZED = "squeezed"
    STACKED = "stacked"
    TILED = "tiled"


FAN_STEPS: Final = {
    Density.OPEN: (0.46, 0.41, 0.37),
    Density.SQUEEZED: (0.19, 0.13),
    Density.STACKED: (0.0,),
    Density.TILED: (0.0,),
}
"""How far the cards of a fan stand apart, in widths of a card."""


def laid_meld(meld: MeldScene, card: int, density: Density, step: int, room: int) -> LaidMeld:
    """Return what a meld lies as in this density: canastas never as fans, and no fan wider than the room."""
    badge = str(len(meld.cards)) if len(meld.cards) > 1 else ""
    # A sequence is told by its ranks: where they cannot be read, its ends stand for them.
    hides_ends = density is Density.SQUEEZED and meld.ends is not None
    if meld.canasta is None and density in {Density.OPEN, Density.SQUEEZED} and not hides_ends:
        fan = Fan(meld.cards, card, step, badge, is_open=density is Density.OPEN, shines=meld.shines)
        if meld_width(fan) <= room:
            return fan
    run = None if meld.ends is None else (*meld.ends, _suit(meld.cards))
    wilds = any(map(is_wild, meld.cards))
    if density is Density.TILED:
        return Tile(meld.cards[-1], badge, meld.canasta, run, wilds, meld.shines)
    return Stack(meld.cards[-1], card, badge, meld.canasta, run, wilds, meld.shines)


def _suit(cards: Sequence[Card]) -> int:
    return next((suit_of(card) for card in cards if not is_wild(card)), 0)


def meld_width(meld: LaidMeld) -> int:
    """Return the width of a meld with its badge."""
    if isinstance(meld, Tile):
        return _WIDE_TILE if meld.run else _TILE
    below = (len(meld.cards) - 1) * meld.step if isinstance(meld, Fan) else 2 * meld.edge
    # The badge leaves the rank of the top card free.
    return below + max(meld.card + OVERHANG, round(meld.card * _RANK_ENDS) + badge_width(meld.badge))


def meld_height(meld: LaidMeld) -> int:
    """Return the height of a meld with its badge."""
    return _TILE_HEIGHT if isinstance(meld, Tile) else height_of(meld.card) + OVERHANG


def draw_meld(canvas: Canvas, box: Box, meld: LaidMeld, *, four_colours: bool) -> None:
    """Draw a meld into its rectangle."""
    match meld:
        case Fan():
            _draw_fan(canvas, box, meld, four_colours=four_colours)
        case Stack():
            _draw_stack(canvas, box, meld, four_colours=four_colours)
        case Tile():
            _draw_tile(canvas, box, meld, four_colours=four_colours)


def _draw_halo(canvas: Canvas, box: Box, card: int) -> None:
    """Draw a golden edge around cards of this width."""
    x, y, width, height = box
    canvas.fill(
        (x - _HALO, y - _HALO, width + 2 * _HALO, height + 2 * _HALO), GOLD, round(card * 0.12) + _HALO
    )


def _draw_fan(canvas: Canvas, box: Box, fan: Fan, *, four_colours: bool) -> None:
    x, y, width, _ = box
    y += OVERHANG
    last = len(fan.cards) - 1
    if fan.shines:
        _draw_halo(canvas, (x, y, last * fan.step + fan.card, height_of(fan.card)), fan.card)
    if fan.alert:
        high = height_of(fan.card)
        canvas.fill((x, y - 3, width - OVERHANG + 3, high + 3), AMBER, 10)
    for at, card in enumerate(fan.cards):
        if fan.is_open or at == last:
            sprite = face(card, fan.card, four_colours=four_colours)
        else:
            sprite = blank(fan.card, PAPER_WILD if is_wild(card) else PAPER)
        canvas.put(sprite, x + at * fan.step, y)
    draw_badge(canvas, box, fan.badge, AMBER if fan.alert else NIGHT)


def _draw_stack(canvas: Canvas, box: Box, stack: Stack, *, four_colours: bool) -> None:
    x, y, _, _ = box
    y += OVERHANG
    low = PAPER_WILD if stack.has_wilds else PAPER
    if stack.shines:
        _draw_halo(canvas, (x, y, stack.card + 2 * stack.edge, height_of(stack.card)), stack.card)
    if stack.badge:
        canvas.put(blank(stack.card, low), x, y)
        canvas.put(blank(stack.card, PAPER), x + stack.edge, y)
    x += 2 * stack.edge
    is_sealed = stack.canasta is not None
    if stack.run is not None:
        low_end, high_end, suit = stack.run
        top = run_face(low_end, high_end, suit, stack.card, four_colours=four_colours, has_pip=not is_sealed)
    else:
        top = face(stack.top, stack.card, four_colours=four_colours, has_pip=not is_sealed)
    canvas.put(top, x, y)
    if stack.canasta is not None:
        size = round(stack.card * (0.62 if stack.run is None else 0.50))
        canvas.put(seal(stack.canasta, size), x + stack.card - size - 2, y + height_of(stack.card) - size - 3)
    draw_badge(canvas, box, stack.badge, NIGHT)


def _draw_tile(canvas: Canvas, box: Box, tile: Tile, *, four_colours: bool) -> None:
    x, y, width, height = box
    colour = suit_colour(suit_of(tile.top)) if rank_of(tile.top) == Rank.THREE else BLACK
    if tile.shines:
        _draw_halo(canvas, box, width)
    canvas.fill(box, PAPER_WILD if tile.has_wilds else PAPER, 7)
    if tile.run is not None:
        low, high, suit = tile.run
        colour = suit_colour(suit, four_colours=four_colours)
        for rank, middle in ((low, 13), (high, 35)):
            sign = rank_mask(rank, 19, 17)
            canvas.mask(sign, x + middle - sign.width // 2, y + 4, colour)
        canvas.fill((x + 23, y + 12, 3, 2), colour)
        canvas.shape(SUIT_SHAPES[Suit(suit)], (x + 46, y + 4, 17, 17), colour)
    elif is_wild(tile.top):
        canvas.shape("cap", (x + (width - 18) // 2, y + 3, 18, 18), VIOLET)
    else:
        sign = rank_mask(rank_of(tile.top), 26, 18)
        canvas.mask(sign, x + (width - sign.width) // 2, y + 3, colour)
    foot = (x, y + height - 20, width, 20)
    canvas.fill(foot, NIGHT, 7)
    right = foot
    if tile.canasta is not None:
        canvas.put(seal(tile.canasta, 20), x - 1, y + height - 20)
        right = (x + 17, foot[1], width - 17, 20)
    base = right[1] + (20 + cap_height(17, BOLD)) // 2
    text = tile.badge or "1"
    canvas.text(text, right[0] + right[2] // 2, base, 17, CREAM, weight=BOLD, align=0.5)
