"""What counts as going out concealed: one function for each value of the option ``concealed_rule``."""

from __future__ import annotations

from collections.abc import Callable

from bot.canasta.cards import NATURALS, NO_CARDS, Cards, size
from bot.canasta.melding import shape_violation
from bot.canasta.melds import CANASTA_SIZE, Meld, MeldKind
from bot.canasta.seats import Seat
from bot.canasta.turn import FROM_PILE
from bot.canasta.view import TableView


def laid_this_turn(meld: Meld, seat: Seat, turn: int) -> Cards:
    """The cards that a seat put into a meld in a turn."""
    cards = NO_CARDS
    for part in meld.parts:
        if part.turn == turn and part.seat == seat:
            cards += part.cards
    return cards


def _none(_table: TableView, _seat: Seat) -> bool:
    return False


def _own_canasta_no_additions(table: TableView, seat: Seat) -> bool:
    """pagat, Classic Canasta Scoring: nothing melded before, nothing added to partner's melds, a complete canasta.

    A set that joins partner's meld only because there can be no second meld of a rank is judged as if it lay alone
    (matrix D09).
    """
    if table.melded_before[seat]:
        return False
    has_canasta = False
    for meld in table.side_melds(seat):
        cards = laid_this_turn(meld, seat, table.turn.number)
        if not cards or meld.kind is MeldKind.BLACK_THREES:
            continue
        naturals = size(cards & NATURALS)
        if shape_violation(table.rules.melds, meld.rank, naturals, size(cards) - naturals) is not None:
            return False
        has_canasta = has_canasta or size(cards) >= CANASTA_SIZE
    return has_canasta


CONCEALED: dict[str, Callable[[TableView, Seat], bool]] = {
    "none": _none,
    "own_canasta_no_additions": _own_canasta_no_additions,
}
"""By the value of ``concealed_rule``: whether the seat that just went out did so concealed."""


def is_concealed(table: TableView, seat: Seat) -> bool:
    """Whether the exit of this seat, in the turn that is still on the table, was concealed."""
    going_out = table.rules.going_out
    if table.turn.took is FROM_PILE and not going_out.concealed_after_pile_take:
        return False
    return CONCEALED[going_out.concealed_rule](table, seat)
