"""Cards that a seat's own plays bring to its hand before it has seen them, in views after such plays.

Views of the engine have none of them; those that look ahead do. This module needs nothing of the extra ``strong``.
"""

from __future__ import annotations

from bot.canasta.cards import count_all
from bot.canasta.phases.going_out.rights import has_foot
from bot.canasta.view import SeatView


def hidden_in_hand(view: SeatView) -> int:
    """Return how many cards of its hand a seat has not seen yet."""
    return view.table.hand_sizes[view.seat] - count_all(view.hand)


def has_earned_foot(view: SeatView) -> bool:
    """Return whether a canasta that the seat has just completed brings it the foot (option foot_trigger)."""
    table = view.table
    return (
        table.rules.deal.foot_trigger == "own_first_canasta"
        and has_foot(table, view.seat)
        and any(
            meld.is_canasta and any(part.turn == table.turn.number for part in meld.parts)
            for meld in view.melds
        )
    )


def awaits_cards(view: SeatView) -> bool:
    """Return whether the seat gets cards that it has not seen before it plays on."""
    return hidden_in_hand(view) > 0 or has_earned_foot(view)
