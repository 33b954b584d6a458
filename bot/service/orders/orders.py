"""What somebody orders beforehand, to be done when the table comes to him. Only he sees it."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

_REMEMBERED = 20


class Start(StrEnum):
    """How a turn is to begin."""

    DRAW = "draw"
    TAKE_OR_DRAW = "take_or_draw"
    """Take the pile if the upcard fits and the pile is worth it, else draw."""


class Happened(StrEnum):
    """What became of an order for a turn."""

    DREW = "drew"
    TOOK = "took"
    DREW_SMALL_PILE = "drew_small_pile"
    """The pile had fewer cards than were asked for."""
    DREW_NO_FIT = "drew_no_fit"
    """The pile could not be taken."""
    DROPPED = "dropped"
    """Nothing of it was lawful any more."""


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
    start_round: int = 0
    """The round that was played, or was over, when the order for the turn was given."""
    happened: Happened | None = None
    """What became of the last order for a turn."""
    turn: str = ""
    """The turn in which that happened, as in ``TableRecord.turn``."""
    carried: tuple[int, ...] = ()
    """The versions that orders of this person made lately: he has not seen what came of them."""

    def without_start(self) -> "Orders":
        """The same without an order for the next turn, and without what became of the last one."""
        return replace(self, start=None, least=1, start_round=0, happened=None, turn="")

    def with_carried(self, version: int) -> "Orders":
        """The same after one of them has made this version."""
        return replace(self, carried=(*self.carried, version)[-_REMEMBERED:])
