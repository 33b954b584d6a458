"""The parts of a board: what stands in a rectangle, with all that is needed to draw it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.cards import Card
from bot.canasta.melds import Make
from bot.pictures.canvas import Box
from bot.pictures.lettering import BOLD, width_of

BADGE: Final = 27
"""The height of a badge."""
BADGE_SIZE: Final = 20
SIGN: Final = 18
"""The width of a card that is a sign."""
COUNT_SIZE: Final = 22
COUNT_INDENT: Final = 9


def badge_width(text: str) -> int:
    """Return the width of a badge with this number; 0 without one."""
    return max(BADGE, width_of(text, BADGE_SIZE, BOLD) + 11) if text else 0


class Panel(NamedTuple):
    """The ground of a side; lit while the table waits for it."""

    acts: bool


class Name(NamedTuple):
    """The name of a player, cut to its rectangle."""

    text: str
    acts: bool
    won: bool


class Sign(StrEnum):
    """The thing that a number in a header counts."""

    HAND = "hand"
    FOOT = "foot"
    PACKET = "packet"
    FINE = "fine"
    SCORE = "score"


class Count(NamedTuple):
    """A sign and how many: cards in hand, in a foot, in a packet; of points there is no sign."""

    sign: Sign
    text: str

    @property
    def sign_width(self) -> int:
        """Return the room of the sign and of what is between it and the number."""
        if self.sign in {Sign.FINE, Sign.SCORE}:
            return 0
        return (round(SIGN * 1.4) if self.sign is Sign.FOOT else SIGN) + 5

    @property
    def width(self) -> int:
        """Return the width of the sign and the number, with what is before them."""
        return COUNT_INDENT + self.sign_width + (width_of(self.text, COUNT_SIZE, BOLD) if self.text else 0)


class Score(NamedTuple):
    """A total."""

    text: str


class Note(NamedTuple):
    """A sentence in at most so many lines."""

    text: str
    lines: int


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


class Stack(NamedTuple):
    """Squared-up cards: the top one, the seal of a canasta, and the ends and the suit of a sequence."""

    top: Card
    card: int
    badge: str
    canasta: Make | None
    run: tuple[int, int, int] | None
    has_wilds: bool

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


class Stock(NamedTuple):
    """Cards that lie face down, and how many."""

    size: int
    card: int
    turn_card: bool = False


class DiscardPile(NamedTuple):
    """The discard pile: its upcard, the cards below that may be seen, and its size."""

    upcard: Card | None
    below: tuple[Card, ...]
    size: int
    card: int
    is_frozen: bool


Thing: TypeAlias = Panel | Name | Count | Score | Note | Fan | Stack | Tile | Stock | DiscardPile


class BoardPart(NamedTuple):
    """A thing in its rectangle."""

    box: Box
    thing: Thing
