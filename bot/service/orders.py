"""What somebody orders beforehand, to be done when the table comes to him. Only he sees it."""

from enum import StrEnum

from msgspec import Struct


class Start(StrEnum):
    """How a turn is to begin."""

    DRAW = "draw"
    TAKE_OR_DRAW = "take_or_draw"
    """Take the pile if the upcard fits and the pile is worth it, else draw."""


class Orders(Struct, frozen=True, omit_defaults=True):
    """Standing orders of one person at one table."""

    answer: bool | None = None
    """The answer to partner's question for the rest of the round."""
    answer_round: int = 0
    """The round that answer is for."""
    start: Start | None = None
    """For the next turn only."""
    least: int = 1
    """How many cards the pile must hold to be worth taking."""
    after_version: int = 0
    """The version at which the order was given: it is for the first own turn after that."""
