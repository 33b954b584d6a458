"""What counts as going out concealed: one function for each value of the option ``concealed_rule``."""

from __future__ import annotations

from collections.abc import Callable

from bot.canasta.cards import NATURALS, NO_CARDS, Cards, size
from bot.canasta.melding import shape_violation
from bot.canasta.melds import Meld, MeldKind
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
        if not cards or meld.kind is not MeldKind.RANK:
            has_canasta = has_canasta or (
                meld.kind is not MeldKind.BLACK_THREES and size(cards) >= table.rules.melds.canasta_size
            )
            continue
        naturals = size(cards & NATURALS)
        if shape_violation(table.rules.melds, meld.rank, naturals, size(cards) - naturals) is not None:
            return False
        has_canasta = has_canasta or size(cards) >= table.rules.melds.canasta_size
    return has_canasta


def _stands_alone(table: TableView, seat: Seat) -> bool:
    """cardgames.io, going out concealed: all that was laid would be valid "even if your partner's melds were removed"."""
    if table.melded_before[seat]:
        return False
    has_canasta = False
    for meld in table.side_melds(seat):
        cards = laid_this_turn(meld, seat, table.turn.number)
        if not cards:
            continue
        if size(cards) < table.rules.melds.min_meld_cards:
            return False
        if meld.kind is MeldKind.RANK:
            naturals = size(cards & NATURALS)
            if shape_violation(table.rules.melds, meld.rank, naturals, size(cards) - naturals) is not None:
                return False
        if meld.kind is not MeldKind.BLACK_THREES:
            has_canasta = has_canasta or size(cards) >= table.rules.melds.canasta_size
    return has_canasta


def _team_initial_same_turn(table: TableView, seat: Seat) -> bool:
    """Wikipedia 2005, Going out: "makes their team's initial meld and goes out legally in the same turn"."""
    melds = table.side_melds(seat)
    return bool(melds) and all(part.turn == table.turn.number for meld in melds for part in meld.parts)


def _nothing_played_before(table: TableView, seat: Seat) -> bool:
    """Hoyle, Concealed hand: going out "without having played a single card up to that point"."""
    return not table.melded_before[seat]


def _own_or_partner_canasta(table: TableView, seat: Seat) -> bool:
    """Scarne, Going Out Concealed: nothing melded before; a canasta in the hand, or the partner has melded."""
    if table.melded_before[seat]:
        return False
    turn = table.turn.number
    return any(
        any(part.turn != turn for part in meld.parts)
        or size(laid_this_turn(meld, seat, turn)) >= table.rules.melds.canasta_size
        for meld in table.side_melds(seat)
    )


def _viennese_two_grades(table: TableView, seat: Seat) -> bool:
    """pagat, Viennese rules: "Verdeckt Ausmachen" asks for all that a hand canasta does but the own canasta."""
    return not table.melded_before[seat] and not _adds_to_partner(table, seat)


def _adds_to_partner(table: TableView, seat: Seat) -> bool:
    """Whether cards went to a meld of before that would not be a meld by themselves."""
    for meld in table.side_melds(seat):
        cards = laid_this_turn(meld, seat, table.turn.number)
        if cards and cards != meld.cards and size(cards) < table.rules.melds.min_meld_cards:
            return True
    return False


CONCEALED: dict[str, Callable[[TableView, Seat], bool]] = {
    "none": _none,
    "own_canasta_no_additions": _own_canasta_no_additions,
    "own_canasta_lenient": _stands_alone,
    "team_initial_same_turn": _team_initial_same_turn,
    "nothing_played_before": _nothing_played_before,
    "own_or_partner_canasta": _own_or_partner_canasta,
    "viennese_two_grades": _viennese_two_grades,
}
"""By the value of ``concealed_rule``: whether the seat that just went out did so concealed."""


def is_concealed(table: TableView, seat: Seat) -> bool:
    """Whether the exit of this seat, in the turn that is still on the table, was concealed."""
    going_out = table.rules.going_out
    if table.turn.took is FROM_PILE and not going_out.concealed_after_pile_take:
        return False
    return CONCEALED[going_out.concealed_rule](table, seat)


def exit_total(table: TableView, seat: Seat, *, concealed: bool) -> int:
    """What going out is worth in all, by its grade.

    pagat, Viennese rules: a covered exit is worth 200 instead of 100, with a canasta of one's own 1000 (matrix D22).
    """
    going_out = table.rules.going_out
    ordinary = table.rules.scoring.bonus_going_out
    if not concealed:
        return ordinary
    if going_out.concealed_rule != "viennese_two_grades":
        return ordinary + going_out.concealed_extra
    if _own_canasta_no_additions(table, seat):
        return going_out.hand_canasta_bonus
    return going_out.covered_exit_bonus
