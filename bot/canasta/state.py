"""The whole truth about a match, secrets included.

Only the game itself and the few parts of the service that apply actions may import this module; an import contract
sees to it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.cards import Cards
from bot.canasta.view import TableView


class State(Struct, frozen=True, gc=False):
    """A match at one moment.

    ``table`` is what everybody may see; ``hands`` are by seat; ``stock`` has the next card to draw first, one byte a
    card.
    """

    table: TableView
    hands: tuple[Cards, ...]
    stock: bytes
