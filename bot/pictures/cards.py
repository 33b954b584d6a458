"""The cards: faces, backs and faces without a suit, drawn once in each size and kept."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.canasta.cards import JOKER, Card, Rank, Suit, is_wild, rank_of, suit_of
from bot.pictures import palette
from bot.pictures.lettering import display_letters
from bot.pictures.shapes import SUIT_SHAPES, rounded_mask, shape_mask

RANK_SIGNS: Final = {
    **{Rank(number): str(number) for number in range(2, 11)},
    Rank.JACK: "J",
    Rank.QUEEN: "Q",
    Rank.KING: "K",
    Rank.ACE: "A",
}
"""The rank as printed on a card; a joker has none."""

_TWO_COLOURS: Final = {
    Suit.CLUBS: palette.BLACK,
    Suit.DIAMONDS: palette.RED,
    Suit.HEARTS: palette.RED,
    Suit.SPADES: palette.BLACK,
}
_FOUR_COLOURS: Final = {
    Suit.CLUBS: palette.GREEN,
    Suit.DIAMONDS: palette.BLUE,
    Suit.HEARTS: palette.RED,
    Suit.SPADES: palette.BLACK,
}

_FINE: Final = 4
"""How many times larger a card is drawn before it is reduced."""


def height_of(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * 1.4)


def suit_colour(suit: int, *, four_colours: bool = False) -> palette.Colour:
    """Return the colour of a suit."""
    return (_FOUR_COLOURS if four_colours else _TWO_COLOURS)[Suit(suit)]


@lru_cache(maxsize=512)
def face(card: Card, width: int, *, four_colours: bool = False, has_pip: bool = True) -> Image.Image:
    """Return the face of a card; without the large pip where a seal takes its place."""
    paper = palette.PAPER_WILD if is_wild(card) else palette.PAPER
    sheet = _blank_sheet(width * _FINE, paper)
    if card == JOKER:
        _put(sheet, shape_mask("cap", round(width * 0.38 * _FINE)), (0.26, 0.26), palette.VIOLET)
        if has_pip:
            _put(sheet, shape_mask("cap", round(width * 0.68 * _FINE)), (0.58, 0.95), palette.VIOLET)
        return sheet.reduce(_FINE)
    suit = Suit(suit_of(card))
    colour = suit_colour(suit, four_colours=four_colours)
    _put(
        sheet,
        rank_mask(rank_of(card), round(width * 0.37 * _FINE), round(width * 0.38 * _FINE)),
        (0.26, 0.28),
        colour,
    )
    _put(sheet, shape_mask(SUIT_SHAPES[suit], round(width * 0.30 * _FINE)), (0.26, 0.70), colour)
    if has_pip:
        _put(sheet, shape_mask(SUIT_SHAPES[suit], round(width * 0.50 * _FINE)), (0.67, 1.04), colour)
    return sheet.reduce(_FINE)


@lru_cache(maxsize=256)
def run_face(
    low: int, high: int, suit: int, width: int, *, four_colours: bool = False, has_pip: bool = True
) -> Image.Image:
    """Return the face of a squared-up sequence: its suit between its ends."""
    fine = width * _FINE
    sheet = _blank_sheet(fine, palette.PAPER)
    colour = suit_colour(suit, four_colours=four_colours)
    for rank, at in ((low, (0.25, 0.25)), (high, (0.25, 1.14))):
        _put(sheet, rank_mask(rank, round(fine * 0.33), round(fine * 0.31)), at, colour)
    shape = SUIT_SHAPES[Suit(suit)]
    _put(sheet, shape_mask(shape, round(fine * 0.30)), (0.25, 0.69), colour)
    if has_pip:
        _put(sheet, shape_mask(shape, round(fine * 0.44)), (0.70, 0.98), colour)
    return sheet.reduce(_FINE)


@lru_cache(maxsize=32)
def back(width: int) -> Image.Image:
    """Return the back of a card: a lattice of diamonds in a frame, a star in its middle."""
    fine = width * _FINE
    sheet = _blank_sheet(fine, palette.CREAM)
    margin = max(2, round(fine * 0.065))
    inner = fine - 2 * margin
    high = sheet.height - 2 * margin
    field = Image.new("RGB", (inner, high), palette.BACK)
    across = 5
    step = inner / across
    pip = shape_mask("lozenge", round(step * 0.62), round(step * 0.62))
    for row in range(round(high / (step / 2)) + 1):
        for column in range(across + 1):
            x = (column + (0.5 if row % 2 else 0)) * step
            y = row * high / round(high / (step / 2))
            field.paste(palette.BACK_LIGHT, (round(x - pip.width / 2), round(y - pip.height / 2)), pip)
    middle = round(inner * 0.60)
    at = ((inner - middle) // 2, (high - middle) // 2)
    field.paste(palette.BACK, at, shape_mask("disc", middle))
    ring = round(middle * 0.90)
    field.paste(palette.CREAM, ((inner - ring) // 2, (high - ring) // 2), shape_mask("disc", ring))
    ring = round(middle * 0.78)
    field.paste(palette.BACK, ((inner - ring) // 2, (high - ring) // 2), shape_mask("disc", ring))
    star = round(middle * 0.62)
    field.paste(palette.CREAM, ((inner - star) // 2, (high - star) // 2), shape_mask("star", star))
    sheet.paste(field, (margin, margin), rounded_mask(inner, high, fine * 0.08))
    return sheet.reduce(_FINE)


@lru_cache(maxsize=32)
def blank(width: int, paper: palette.Colour) -> Image.Image:
    """Return a card with nothing on it; it is kept, so nobody draws on it."""
    return _blank_sheet(width, paper)


def _blank_sheet(width: int, paper: palette.Colour) -> Image.Image:
    """Return a card with nothing on it to draw on: paper with an edge."""
    height = height_of(width)
    sheet = Image.new("RGBA", (width, height), (*palette.PAPER_EDGE, 255))
    edge = max(1, round(width * 0.022))
    inner = rounded_mask(width - 2 * edge, height - 2 * edge, width * 0.12 - edge)
    sheet.paste((*paper, 255), (edge, edge), inner)
    sheet.putalpha(rounded_mask(width, height, width * 0.12))
    return sheet


@lru_cache(maxsize=256)
def rank_mask(rank: int, width: int, height: int) -> Image.Image:
    """Return the mask of a rank of this height, narrowed where it would be wider than this.

    The tails of a queen's and a jack's letters are shortened, so that all ranks stand on one line.
    """
    letters, share = display_letters(RANK_SIGNS[Rank(rank)])
    high = round(height * min(1.07, share))
    return letters.resize(
        (min(width, round(letters.width * height * share / letters.height)), high), Image.Resampling.LANCZOS
    )


def _put(sheet: Image.Image, mask: Image.Image, at: tuple[float, float], colour: palette.Colour) -> None:
    """Paint a mask around a place, which is told in widths of the card."""
    x = round(at[0] * sheet.width - mask.width / 2)
    y = round(at[1] * sheet.width - mask.height / 2)
    sheet.paste((*colour, 255), (x, y), mask)
