"""The complete state of a match, secrets included, and the outcome of an action.

Only the game itself and the few parts of the service that apply actions may import this module; an import contract
enforces it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.cards import NO_CARDS, Cards
from bot.canasta.events import Event
from bot.canasta.view import TableView


class Hidden(Struct, frozen=True, gc=False):
    """Cards that lie face down somewhere else than in a hand or in the stock.

    * ``feet``: by seat, or by side where each side has one, the second packet that is not picked up yet.
    * ``bonus``: by seat, bonus cards that join the hand at the seat's next turn.
    * ``wings``: packets set aside at the deal, the next to be given first.
    * ``under_pile``: the face-down cards at the bottom of the pile, bottom first, one byte each.
    * ``face_down_discard``: the last discard, where it was made face down.
    * ``recycle_secret``: what the order of a recycled pile is derived from, in hexadecimal; empty where no pile is.
    """

    feet: tuple[Cards, ...] = ()
    bonus: tuple[Cards, ...] = ()
    wings: tuple[Cards, ...] = ()
    under_pile: bytes = b""
    face_down_discard: Cards = NO_CARDS
    recycle_secret: str = ""


NOTHING_HIDDEN = Hidden()


class State(Struct, frozen=True, gc=False):
    """A match at one moment.

    ``table`` is what everybody may see; ``hands`` are by seat; ``stock`` has the next card to draw first, one byte a
    card; ``hidden`` are the face-down cards elsewhere, which most games do not have.
    """

    table: TableView
    hands: tuple[Cards, ...]
    stock: bytes
    hidden: Hidden = NOTHING_HIDDEN


class Step(Struct, frozen=True, gc=False):
    """A new state and the events that led to it, in order."""

    state: State
    events: tuple[Event, ...]
