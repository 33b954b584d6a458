"""Threes that go to the table, those that may stay in a hand, and those that must be laid first."""

from __future__ import annotations

from bot.canasta.cards import Cards, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView, TableView

KEPT_BEFORE_MELD = 1
"""The limit of held threes before the initial meld.

pagat, Threes in American Canasta: "You may never keep more than one three in your hand".
"""


def automatic_threes(table: TableView, seat: Seat) -> Cards:
    """Return a mask of the threes that this seat lays automatically, as soon as it may (option threes_kept_in_hand).

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
    """Return the threes in the hand that the seat may lay, or has to (:func:`threes_due`)."""
    return view.hand & view.table.rules.traits.table_threes


def last_may_stay(rules: RuleSet) -> bool:
    """Return whether a three drawn as the last card of the stock may stay in the hand (option last_stock_three).

    Only where any number may be kept: else it could be one too many, and no card is left to replace it.
    """
    threes = rules.threes
    return threes.last_stock_three == "stays_in_hand" and threes.threes_kept_in_hand == "unlimited"


def threes_due(view: SeatView) -> Violation | None:
    """Return the violation if the seat must lay threes first: before its side has melded it may keep one.

    pagat, Threes in American Canasta: as soon as the side puts down its initial meld "you must lay down any three you
    are holding at your next opportunity". For the partner that is the beginning of the next turn, when threes are laid
    automatically; for the player who melded it is now, if the stock has a card to replace it. Threes of no choice lie
    on the table before anybody plays; only a position can have them in the hand.
    """
    table = view.table
    held = size(held_threes(view))
    allowed = 0
    if view.hand & automatic_threes(table, view.seat):
        if held > table.stock_size and (table.phase is not DRAWING or held == table.hand_sizes[view.seat]):
            return None
        if table.question is not None and table.question.answer:
            # A card drawn for the three could keep the player from going out.
            return None
    elif table.rules.threes.threes_kept_in_hand == "one_before_meld":
        allowed = KEPT_BEFORE_MELD
    else:
        return None
    if held <= allowed:
        return None
    return Violation(Reason.MUST_LAY_THREES, {"held": held, "allowed": allowed})
