"""Standing orders of a player, carried out when the table waits for that seat. Only the player sees them."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Discard

_REMEMBERED = 20


class Start(StrEnum):
    """The ways to begin a turn."""

    DRAW = "draw"
    TAKE_OR_DRAW = "take_or_draw"
    """Take the pile if that is legal and the pile has at least ``Orders.least`` cards, else draw."""


class OrderOutcome(StrEnum):
    """The outcomes of an order for a turn."""

    DREW = "drew"
    TOOK = "took"
    DREW_SMALL_PILE = "drew_small_pile"
    """A draw, as the pile had fewer cards than were asked for."""
    DREW_NO_FIT = "drew_no_fit"
    """A draw, as the pile could not be taken."""
    FORCED_DRAW = "forced_draw"
    """A draw that nobody had ordered, as nothing else was possible."""
    FORCED_PASS = "forced_pass"  # noqa: S105 - a pass of the game
    """The same for a pass on an empty stock."""
    DROPPED = "dropped"
    """No action, as none of the order was legal any more."""


class Orders(Struct, frozen=True, omit_defaults=True):
    """Standing orders of one person at one table."""

    answer: bool | None = None
    """The answer to a partner's question for the rest of the round."""
    answer_round: int = 0
    """The round of that answer."""
    start: Start | None = None
    """The beginning of the next turn; it holds for that turn only."""
    least: int = 1
    """The fewest cards for which the pile is taken."""
    start_round: int = 0
    """The round that was being played, or was over, when the order for the turn was given."""
    happened: OrderOutcome | None = None
    """The outcome of the last order for a turn."""
    turn: str = ""
    """The turn of that outcome, as in ``TableRecord.turn``."""
    carried: tuple[int, ...] = ()
    """The latest versions that were made by orders of this person, who has not seen their results."""
    discard: Discard | None = None
    """The discard to make when it can no longer be taken back; it counts while ``TableRecord.held`` names this person."""

    def without_start(self) -> "Orders":
        """Return the orders without the one for the next turn and without the outcome of the last one."""
        return replace(self, start=None, least=1, start_round=0, happened=None, turn="")

    def with_carried(self, version: int) -> "Orders":
        """Return the orders after one of them has made this version."""
        return replace(self, carried=(*self.carried, version)[-_REMEMBERED:])
