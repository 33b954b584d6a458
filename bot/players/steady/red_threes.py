"""Red threes that the player must lay or be fined (option penalty_unexposed_red_three)."""

from __future__ import annotations

from bot.canasta.actions import LayThrees
from bot.canasta.cards import RED_THREES
from bot.canasta.engine import check
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.view import SeatView


def neglected_threes(view: SeatView) -> LayThrees | None:
    """Return the red threes of the hand where they must be laid now (Scarne, Important Rule at Canasta)."""
    threes = view.hand & RED_THREES
    if not threes or not unexposed_three_cost(view.table.rules):
        return None
    laid = LayThrees(threes)
    return laid if check(view, laid) is None else None
