"""Which threes go to the table, which of them may stay in a hand, and which must be laid before anything else."""

from __future__ import annotations

from bot.canasta.cards import Cards, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView

KEPT_BEFORE_MELD = 1
"""pagat, Threes in American Canasta: "You may never keep more than one three in your hand"."""


def automatic_threes(table: TableView, seat: Seat) -> Cards:
    """A mask of the threes that this seat lays by itself, as soon as it may (option threes_kept_in_hand).

    pagat, Threes in American Canasta: a three may be kept only while the side has not melded; matrix D42: in the
    2005 form laying is optional at all times.
    """
    traits = table.rules.traits
    kept = traits.kept_threes
    if not kept:
        return traits.table_threes
    if (
        table.rules.threes.threes_kept_in_hand == "one_before_meld"
        and table.has_melded[table.seating.sides[seat]]
    ):
        return traits.table_threes
    return traits.table_threes & ~kept


def held_threes(view: SeatView) -> Cards:
    """The threes in the hand that the seat may lay or keep."""
    return view.hand & view.table.rules.traits.kept_threes


def threes_due(view: SeatView) -> Violation | None:
    """Whether the seat must lay threes first: before its side has melded it may keep one."""
    table = view.table
    if table.rules.threes.threes_kept_in_hand != "one_before_meld" or table.has_melded[view.side]:
        return None
    held = size(held_threes(view))
    if held <= KEPT_BEFORE_MELD:
        return None
    return Violation(Reason.MUST_LAY_THREES, {"held": held, "allowed": KEPT_BEFORE_MELD})


def most_hidden_threes(table: TableView, seat: Seat) -> tuple[Cards, int]:
    """A mask of the threes that can hardly lie in this hand, and how many of them may at most.

    The seat that is to act may still hold what it must lay; before its first turn a hand holds what was dealt.
    """
    traits = table.rules.traits
    if table.rules.threes.three_lay_timing == "own_turn" and not table.turns_begun(seat):
        return traits.table_threes, table.hand_sizes[seat]
    if not traits.kept_threes:
        return traits.table_threes, 0
    if table.rules.threes.threes_kept_in_hand != "one_before_meld" or table.turn.seat == seat:
        return traits.table_threes, table.hand_sizes[seat]
    return traits.table_threes, KEPT_BEFORE_MELD
