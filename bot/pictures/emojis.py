"""The application's emojis: cards, the marks of canastas and portraits of computers, each a small PNG with a name that can be read aloud."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Final

from PIL import Image

from bot.canasta.cards import FACES, JOKER, Card, Rank, Suit, is_wild, rank_of, suit_of
from bot.canasta.melds import Make
from bot.pictures.cards import back, rank_mask, suit_colour
from bot.pictures.lettering import BOLD, lettered
from bot.pictures.palette import BLACK, CREAM, NIGHT, PAPER, PAPER_EDGE, PAPER_WILD, VIOLET, Colour
from bot.pictures.portraits import PORTRAITS, portrait
from bot.pictures.shapes import SUIT_SHAPES, rounded_mask, seal, shape_mask

VERSION: Final = 1
"""The version of the set; another one whenever a picture changes, since uploaded emojis keep theirs."""

_SIDE: Final = 128
_FINE: Final = 4
_CARD: Final = (102, 128)
_BAND: Final = 56
"""The height of the band below a card that says how many there are."""
_IN_WORDS: Final = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
COUNTS: Final = range(2, 2 + len(_IN_WORDS))
"""The numbers of cards of one rank that have an emoji."""
_OTHER_COLOURS: Final = {Suit.CLUBS: "green", Suit.DIAMONDS: "blue"}
"""The suits that look different in four colours."""


def face_emoji(card: Card, *, four_colours: bool = False) -> str:
    """Return the name of the emoji of a face: ``king_of_hearts_1``."""
    if card == JOKER:
        return _versioned("joker")
    suit = Suit(suit_of(card))
    name = f"{Rank(rank_of(card)).name}_of_{suit.name}".lower()
    return _versioned(f"{_OTHER_COLOURS[suit]}_{name}" if four_colours and suit in _OTHER_COLOURS else name)


def rank_emoji(rank: int) -> str:
    """Return the name of the emoji of a card whose suit does not matter: ``seven_1``."""
    return _versioned(Rank(rank).name.lower())


def count_emoji(rank: int, count: int) -> str:
    """Return the name of the emoji of so many cards of a rank, one of :data:`COUNTS`: ``five_kings_1``."""
    name = Rank(rank).name.lower()
    return _versioned(f"{_IN_WORDS[count - COUNTS.start]}_{name}{'es' if name.endswith('x') else 's'}")


def back_emoji() -> str:
    """Return the name of the emoji of a card that lies face down."""
    return _versioned("card_back")


def canasta_emoji(make: Make) -> str:
    """Return the name of the emoji that marks a canasta of this make."""
    return _versioned(f"{make}_canasta")


def portrait_emoji(portrait: str) -> str:
    """Return the name of the emoji of a computer's portrait."""
    return _versioned(portrait)


def draw_emoji(name: str) -> bytes:
    """Return the PNG of the emoji with this name."""
    file = BytesIO()
    _DRAWINGS[name]().save(file, "PNG", compress_level=9)
    return file.getvalue()


def all_emojis() -> dict[str, bytes]:
    """Return every emoji of the set: its name and its PNG."""
    return {name: draw_emoji(name) for name in _DRAWINGS}


def _versioned(name: str) -> str:
    return f"{name}_{VERSION}"


def _face(card: Card, *, four_colours: bool) -> Image.Image:
    if card == JOKER:
        return _card(PAPER_WILD, [(shape_mask("cap", 84 * _FINE), 64, VIOLET)])
    suit = Suit(suit_of(card))
    colour = suit_colour(suit, four_colours=four_colours)
    rank = rank_mask(rank_of(card), 84 * _FINE, 54 * _FINE)
    pip = shape_mask(SUIT_SHAPES[suit], 48 * _FINE, 48 * _FINE)
    return _card(PAPER_WILD if is_wild(card) else PAPER, [(rank, 37, colour), (pip, 95, colour)])


def _rank(rank: int, count: int = 1) -> Image.Image:
    """Return a card whose suit does not matter, with the number of them in a band below."""
    middle = 64 if count == 1 else 38
    side = 88 if count == 1 else 60
    if rank == Rank.JOKER:
        sheet = _card(PAPER_WILD, [(shape_mask("cap", (side - 4) * _FINE), middle, VIOLET)])
    else:
        sign = rank_mask(rank, 88 * _FINE, (side - 4) * _FINE)
        sheet = _card(PAPER_WILD if rank == Rank.TWO else PAPER, [(sign, middle, BLACK)])
    return sheet if count == 1 else _with_band(sheet, f"×{count}")


def _with_band(card: Image.Image, text: str) -> Image.Image:
    """Return a card with white letters on a dark band across its lower end."""
    width = _CARD[0]
    left, top = (_SIDE - width) // 2, _SIDE - _BAND
    outline = rounded_mask(width, _SIDE, 16)
    outline.paste(0, (0, 0, width, top))
    card.paste((*NIGHT, 255), (left, 0), outline)
    letters = lettered(text, 54 if len(text) < 3 else 46, BOLD).mask
    at = ((_SIDE - letters.width) // 2, top + (_BAND - letters.height) // 2)
    card.paste((*CREAM, 255), at, letters)
    return card


def _back() -> Image.Image:
    sheet = Image.new("RGBA", (_SIDE, _SIDE), (*PAPER, 0))
    drawn = back(91)
    sheet.paste(drawn, ((_SIDE - drawn.width) // 2, 0), drawn)
    return sheet


def _card(paper: Colour, signs: list[tuple[Image.Image, int, Colour]]) -> Image.Image:
    """Return a card with these masks, each around a height of its own."""
    width, height = (side * _FINE for side in _CARD)
    left = (_SIDE * _FINE - width) // 2
    sheet = Image.new("RGBA", (_SIDE * _FINE, _SIDE * _FINE), (*PAPER_EDGE, 0))
    sheet.paste((*PAPER_EDGE, 255), (left, 0), rounded_mask(width, height, 16 * _FINE))
    edge = 3 * _FINE
    inner = rounded_mask(width - 2 * edge, height - 2 * edge, 13 * _FINE)
    sheet.paste((*paper, 255), (left + edge, edge), inner)
    for mask, middle, colour in signs:
        x = (sheet.width - mask.width) // 2
        sheet.paste((*colour, 255), (x, middle * _FINE - mask.height // 2), mask)
    return sheet.reduce(_FINE)


def _drawings() -> dict[str, Callable[[], Image.Image]]:
    drawings: dict[str, Callable[[], Image.Image]] = {
        face_emoji(card, four_colours=four_colours): partial(_face, card, four_colours=four_colours)
        for four_colours in (False, True)
        for card in FACES
    }
    drawings |= {rank_emoji(rank): partial(_rank, rank) for rank in Rank if rank != Rank.JOKER}
    drawings[back_emoji()] = _back
    drawings |= {portrait_emoji(one): partial(portrait, one, _SIDE) for one in PORTRAITS}
    drawings |= {canasta_emoji(make): partial(seal, make, _SIDE) for make in Make}
    return drawings


_SINGLE: Final = _drawings()
_COUNTED: Final = {count_emoji(rank, count): partial(_rank, rank, count) for rank in Rank for count in COUNTS}
_DRAWINGS: Final = _SINGLE | _COUNTED
EMOJI_NAMES: Final = frozenset(_DRAWINGS)
"""The names of the set."""
SINGLE_NAMES: Final = frozenset(_SINGLE)
"""The names of those without which none is shown. Where a counted one is missing, its number stands beside the card."""
