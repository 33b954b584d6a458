"""The parts of a board: what stands in a rectangle, with all that is needed to draw it."""

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.cards import Card
from bot.pictures.board_melds import LaidMeld
from bot.pictures.canvas import Box
from bot.pictures.lettering import BOLD, width_of

SIGN: Final = 18
"""The width of a card that is a sign."""
SEAL: Final = 24
"""The width of the seal of a canasta that is a sign."""
COUNT_SIZE: Final = 22
COUNT_INDENT: Final = 9


class Panel(NamedTuple):
    """The ground of a side; lit while the table waits for it."""

    acts: bool


class Name(NamedTuple):
    """The name of a player, cut to its rectangle, with the portrait of a computer before it."""

    text: str
    acts: bool
    won: bool
    portrait: str = ""


class Sign(StrEnum):
    """The thing that a number in a header counts."""

    HAND = "hand"
    FOOT = "foot"
    PACKET = "packet"
    FINE = "fine"
    SCORE = "score"
    ON_TABLE = "on_table"
    CANASTA = "canasta"


class Count(NamedTuple):
    """A sign and how many: cards in hand, in a foot, in a packet; canastas; of points there is no sign."""

    sign: Sign
    text: str

    @property
    def sign_width(self) -> int:
        """Return the room of the sign and of what is between it and the number."""
        if self.sign in {Sign.FINE, Sign.SCORE, Sign.ON_TABLE}:
            return 0
        if self.sign is Sign.CANASTA:
            return SEAL + 4
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


Thing: TypeAlias = Panel | Name | Count | Score | Note | LaidMeld | Stock | DiscardPile


class BoardPart(NamedTuple):
    """A thing in its rectangle."""

    box: Box
    thing: Thing
