"""Tests for going out concealed: one function for each value of the option ``concealed_rule``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.canasta.cards import NATURALS, NO_CARDS, Cards, size
from bot.canasta.melding.shapes import made_of, sequence_violation, shape_violation
from bot.canasta.melds import Meld, MeldKind, MeldPart
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.turn import FROM_PILE
from bot.canasta.view import TableView


def laid_this_turn(meld: Meld, seat: Seat, turn: int) -> Cards:
    """Return the cards that a seat put into a meld in a turn."""
    cards = NO_CARDS
    for part in meld.parts:
        if part.turn == turn and part.seat == seat:
            cards += part.cards
    return cards


def _none(_table: TableView, _seat: Seat) -> bool:
    return False


def has_own_canasta(table: TableView, seat: Seat) -> bool:
    """Return whether the seat went out with a canasta of its own.

    pagat, Classic Canasta Scoring: nothing melded before, nothing added to partner's melds, a complete canasta.

    A set that joins partner's meld only because there can be no second meld of a rank is judged as if it lay alone
    (matrix D09): by the words of cardgames.io, all that was laid is valid "even if your partner's melds were removed".
    """
    return _without_additions(table, seat) and any(
        own is not None and own.is_canasta for own in _own_melds(table, seat)
    )


def _without_additions(table: TableView, seat: Seat) -> bool:
    """Return whether a seat melded nothing before this turn, and nothing in it that needs an earlier meld."""
    return not table.melded_before[seat] and None not in _own_melds(table, seat)


def _own_melds(table: TableView, seat: Seat) -> Iterator[Meld | None]:
    """Yield, for each meld, the cards that the seat laid in this turn as a meld; None where they are none alone."""
    for meld in table.side_melds(seat):
        cards = laid_this_turn(meld, seat, table.turn.number)
        if cards:
            yield meld if cards == meld.cards else _alone(table.rules, meld, cards)


def _alone(rules: RuleSet, meld: Meld, cards: Cards) -> Meld | None:
    """Return some cards of a meld as a meld of that kind, or None if they are not one by themselves."""
    limits = rules.melds
    if size(cards) < limits.min_meld_cards or not (cards & NATURALS or meld.kind is not MeldKind.SEQUENCE):
        return None
    own = made_of(rules, meld.id, meld.kind, (MeldPart(Seat(0), 0, cards),))
    violation = None
    if meld.kind is MeldKind.RANK:
        violation = shape_violation(limits, meld.rank, own.naturals, own.wilds, rules.traits.caps)
    elif meld.kind is MeldKind.SEQUENCE:
        violation = sequence_violation(limits, None, own)
    return own if violation is None else None


def _team_initial_same_turn(table: TableView, seat: Seat) -> bool:
    """Return whether all melds of the side were laid in this turn.

    Wikipedia 2005, Going out: "makes their team's initial meld and goes out legally in the same turn".
    """
    melds = table.side_melds(seat)
    return bool(melds) and all(part.turn == table.turn.number for meld in melds for part in meld.parts)


def _nothing_played_before(table: TableView, seat: Seat) -> bool:
    """Return whether the seat melded nothing before this turn.

    Hoyle, Concealed hand: going out "without having played a single card up to that point".
    """
    return not table.melded_before[seat]


def _own_or_partner_canasta(table: TableView, seat: Seat) -> bool:
    """Return whether the seat melded nothing before, and it or its partner has a canasta.

    Scarne, Going Out Concealed: "provided the going-out hand contains a canasta or the player's partner has melded or
    formed a canasta". A canasta that only the two make together does not count.
    """
    if table.melded_before[seat]:
        return False
    turn = table.turn.number
    least = table.rules.melds.canasta_size
    return any(
        meld.is_canasta and sum(size(part.cards) for part in meld.parts if part.turn != turn) >= least
        for meld in table.side_melds(seat)
    ) or any(own is not None and own.is_canasta for own in _own_melds(table, seat))


CONCEALED: dict[str, Callable[[TableView, Seat], bool]] = {
    "none": _none,
    "own_canasta_no_additions": has_own_canasta,
    "own_canasta_lenient": has_own_canasta,
    "team_initial_same_turn": _team_initial_same_turn,
    "nothing_played_before": _nothing_played_before,
    "own_or_partner_canasta": _own_or_partner_canasta,
    "viennese_two_grades": _without_additions,
}
"""Tests whether the seat that just went out did so concealed, by the value of ``concealed_rule``."""


def is_concealed(table: TableView, seat: Seat) -> bool:
    """Return whether the seat went out concealed in the turn that is still on the table."""
    going_out = table.rules.going_out
    if table.turn.took is FROM_PILE and not going_out.concealed_after_pile_take:
        return False
    return CONCEALED[going_out.concealed_rule](table, seat)


def extra_of_grade(rules: RuleSet, *, has_own_canasta: bool) -> int:
    """Return the points that going out concealed adds to the bonus, with or without a canasta of one's own.

    pagat, Viennese Canasta: "Hand-Canasta", with a complete canasta of one's own, is rewarded by 1,000 points; without
    it ("Verdeckt Ausmachen") the bonus is 200 "instead of only 100". Both are read as totals (matrix D22). Elsewhere
    there is one grade.
    """
    going_out = rules.going_out
    if going_out.concealed_rule != "viennese_two_grades":
        return going_out.concealed_extra
    total = going_out.hand_canasta_bonus if has_own_canasta else going_out.covered_exit_bonus
    return total - rules.scoring.bonus_going_out
