"""The turn card: a card near the bottom of the stock that is announced when it is drawn.

pagat, Modern American Canasta, Deal: "a player who draws the turn card must announce it so that all players know that
there are just 8 cards remaining".
"""

from __future__ import annotations

from bot.canasta.events import Event, TurnCardDrawn
from bot.canasta.seats import Seat
from bot.canasta.view import TableView


def turn_card_seen(table: TableView, seat: Seat, left: int, events: list[Event]) -> bool:
    """Return whether the turn card has left the stock of now ``left`` cards; add an event when it just has.

    Replacements and bonus cards can take it too (matrix sequence 53).
    """
    if table.turn_card_drawn:
        return True
    if left >= table.rules.deal.turn_card_from_bottom:
        return False
    events.append(TurnCardDrawn(seat, left))
    return True
