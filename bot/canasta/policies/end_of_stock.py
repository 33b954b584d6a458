"""Rules for a stock that is too small to draw from: the values of the option ``stock_exhaustion`` (matrix D12)."""

from __future__ import annotations

from collections.abc import Callable

from bot.canasta.melding.shapes import rank_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.view import EndReason, SeatView, TableView


def draw_count_of(rules: RuleSet, round_number: int) -> int:
    """Return the number of cards drawn per turn in a round (options draw_count, draw_counts_by_round).

    Rounds after the last listed one use its number: a Las Vegas match of Hand and Foot lists its four rounds.
    """
    by_round = rules.draw.draw_counts_by_round
    return by_round[min(round_number, len(by_round)) - 1] if by_round else rules.draw.draw_count


def reaches(rules: RuleSet, round_number: int, cards: int) -> bool:
    """Return whether ``cards`` cards in the stock are enough to draw (option short_draw_is_complete).

    pagat, Canasta for Two Players: a lone last card counts as a draw. Where it does not, too few cards count as an
    empty stock, and stay where they are. Only the number of cards at the beginning of a draw matters: a draw that is
    cut short by a red three is complete.
    """
    if rules.draw.short_draw_is_complete:
        return cards > 0
    return cards >= draw_count_of(rules, round_number)


def can_draw(table: TableView) -> bool:
    """Return whether the next player can draw, from the stock as it is or from the pile made into a new one."""
    rules = table.rules
    if rules.draw.short_draw_is_complete and table.stock_size:
        return True
    return reaches(rules, table.round, table.stock_size) or (
        rules.end.recycles
        and table.recycled < rules.end.recycle_limit
        and reaches(rules, table.round, table.stock_size + _recyclable(table))
    )


def _recyclable(table: TableView) -> int:
    """Return how many cards of the pile become the stock: a shuffle leaves the upcard."""
    turned_over = table.rules.end.stock_exhaustion == "recycle_pile_turned_over"
    return table.pile_size if turned_over else table.pile_size - 1


def _if_fits_meld(view: SeatView, is_frozen: bool) -> bool:
    """Return whether the pile is not frozen and the upcard fits a meld of the side (pagat, End of the hand)."""
    return not is_frozen and rank_meld(view.melds, view.table.pile[-1] >> 2) is not None


def _always(_view: SeatView, _is_frozen: bool) -> bool:
    """Return True: a pile that can be taken must be.

    Wikipedia 2005, Going out: "If the player can legally pick up the discard pile ... they must do so". Variations,
    where the pile is turned over: after that "continue as if the stock were depleted under normal rules".
    """
    return True


def _never(_view: SeatView, _is_frozen: bool) -> bool:
    """Return False: the pile need not be taken (Hoyle: the round ends as soon as a player leaves the pile)."""
    return False


MUST_TAKE: dict[str, Callable[[SeatView, bool], bool]] = {
    "forced_if_fits_meld": _if_fits_meld,
    "forced_if_legal": _always,
    "optional": _never,
    "end_of_turn": _never,
    "end_with_last_discard": _never,
    "recycle_pile": _never,
    "recycle_pile_turned_over": _always,
}
"""Tests whether a pile that can be taken must be, when nobody can draw; the flag says whether it is frozen."""

ENDS_WITH_TURN: dict[str, EndReason] = {
    "end_of_turn": EndReason.STOCK_EXHAUSTED,
    "end_with_last_discard": EndReason.LAST_CARD_DISCARDED,
}
"""The reason for the end of the round, where it ends with the turn that leaves nothing to draw.

cardgames.io: "If a player ends their turn and the stock is empty, the round is over". Scarne, Cutthroat: play ends with
the discard of the player who drew the last card.
"""
