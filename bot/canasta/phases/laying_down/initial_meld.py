"""The initial meld: requirements for the first melds of a side in a round, and the options offered.

pagat, Initial Meld in Classic Canasta and The Initial Meld in American Canasta: points; a pure meld or a meld of wild
cards; a complete canasta instead of the points (the splash).
"""

from __future__ import annotations

from bot.canasta.actions import Action, LayDown
from bot.canasta.cards import Card, contains, one
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laying import Laid, MeldChange
from bot.canasta.melds import OF_RANK, Make, Meld, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.initial_meld.combinations import (
    CLASSIC_TERMS,
    InitialTerms,
    initial_combinations,
    terms_of,
)
from bot.canasta.turn import FROM_PILE, FROM_STOCK
from bot.canasta.view import SeatView

COMBINATIONS_OFFERED = 12
"""The largest number of initial melds offered."""

_PURE_CARDS = 3


def terms_for(view: SeatView) -> InitialTerms:
    """Return the terms that the initial meld of this seat must meet besides the points."""
    table = view.table
    return terms_of(table.rules, table.totals[table.seating.account_of(view.seat)])


def lays_initial_meld(view: SeatView) -> bool:
    """Return whether cards that the seat lays down now belong to the initial meld of its side.

    pagat, Melds and Canastas: "the first turn during a hand when they put down one or more melds is called their
    initial meld", so that what it adds in that turn belongs to it, too; wild cards are limited "in future turns"
    (Modern American Canasta, Melds). That meld is made "entirely from your hand", which after taking the pile cannot be
    told any more.
    """
    table = view.table
    return not table.has_melded[view.side] or (
        table.turn.initial and table.turn.seat == view.seat and table.turn.took is not FROM_PILE
    )


def is_before_end_of_initial(view: SeatView) -> bool:
    """Return whether all cards laid down until the end of this turn belong to the initial meld of the side."""
    turn = view.table.turn
    return turn.took not in {None, FROM_PILE} and turn.seat == view.seat and lays_initial_meld(view)


def waives_minimum(view: SeatView) -> bool:
    """Return whether going out in this turn waives the initial meld requirement (option concealed_waives_minimum).

    pagat, Initial Meld: a player of an unmelded side who has drawn from the stock and melds the whole hand.
    """
    rules = view.table.rules.initial
    return (
        rules.concealed_waives_minimum == "stock_draw_only"
        and view.table.turn.took is FROM_STOCK
        and not view.table.has_melded[view.side]
    )


def is_hand_first(rules: RuleSet) -> bool:
    """Return whether an initial meld from the hand must precede taking the pile (option initial_pile_allowed)."""
    return rules.initial.initial_pile_allowed in {"yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces"}


def initial_plays(view: SeatView, room: int) -> list[Action]:
    """Return initial melds of at most ``room`` cards; a larger one goes out and is the exit option."""
    table = view.table
    combinations = initial_combinations(
        table.rules,
        view.hand,
        view.requirement,
        room=room,
        most=COMBINATIONS_OFFERED,
        terms=terms_for(view),
        all_melds=table.melds,
        side=view.side,
    )
    return [LayDown(plays) for plays in combinations]


def initial_meld_violation(view: SeatView, laid: Laid, upcard: Card | None = None) -> Violation | None:
    """Return what an initial meld lacks; the ``upcard``, when given, is among the cards of the first meld.

    Options initial_minimums, initial_purity, initial_canasta_waiver, initial_canasta_required_from and
    initial_natural_canasta_required_from.
    """
    needed = view.table.minimum_of(view.seat)
    counted = laid.points
    terms = terms_for(view)
    if terms is CLASSIC_TERMS:
        if counted >= needed:
            return None
        return Violation(Reason.BELOW_INITIAL_MELD, {"needed": needed, "counted": counted})
    violation = _canasta_violation(view, terms, laid)
    if violation is not None:
        return violation
    is_waived = _is_waived(terms, laid, upcard)
    if not is_waived and counted < needed:
        return Violation(Reason.BELOW_INITIAL_MELD, {"needed": needed, "counted": counted})
    if (not is_waived or terms.purity == "pure_three_always") and not _is_pure_enough(terms.purity, laid):
        return Violation(Reason.INITIAL_NEEDS_PURE_MELD, {"purity": terms.purity})
    return None


def _canasta_violation(view: SeatView, terms: InitialTerms, laid: Laid) -> Violation | None:
    """Require a canasta among the initial melds from some score on (Hand and Foot tables, Pennies from Heaven)."""
    if terms.canasta is None:
        return None
    if any(has_canasta_of(terms, placed.meld) for placed in laid.changes):
        return None
    is_natural = terms.canasta == "natural"
    table = view.table
    score = table.totals[table.seating.account_of(view.seat)]
    return Violation(Reason.INITIAL_NEEDS_CANASTA, {"score": score, "natural": is_natural})


def _is_waived(terms: InitialTerms, laid: Laid, upcard: Card | None) -> bool:
    """Return whether a complete canasta replaces the points.

    pagat, The Splash: a natural or wild canasta from the hand, not with six cards and the upcard. Wikipedia 2005: any
    complete canasta.
    """
    if terms.waiver == "none":
        return False
    for number, placed in enumerate(laid.changes):
        if not waives_points(terms.waiver, placed.meld):
            continue
        taken = upcard if number == 0 else None
        if terms.waiver == "any_canasta" or _has_canasta_from_hand(terms, placed, taken):
            return True
    return False


def waives_points(waiver: str, meld: Meld) -> bool:
    """Return whether a meld is a canasta that replaces the points, if it comes from the hand."""
    return meld.is_canasta and (waiver == "any_canasta" or meld.make in {Make.NATURAL, Make.WILD})


def has_canasta_of(terms: InitialTerms, meld: Meld) -> bool:
    """Return whether a meld is the canasta that the terms require."""
    return meld.is_canasta and (terms.canasta != "natural" or meld.make is Make.NATURAL)


def _has_canasta_from_hand(terms: InitialTerms, placed: MeldChange, upcard: Card | None) -> bool:
    if upcard is None or not contains(placed.cards, one(upcard)):
        return True
    return placed.meld.size > terms.canasta_size


def _is_pure_enough(purity: str, laid: Laid) -> bool:
    """Return whether a meld has the natural cards that are required, or is of wild cards where that is enough.

    pagat, Minimum count and three card meld from hand; Wikipedia 2005, American Canasta: three naturals, wild cards
    beside them allowed (matrix D44).
    """
    return purity == "none" or any(is_pure_by(purity, placed.meld) for placed in laid.changes)


def is_pure_by(purity: str, meld: Meld) -> bool:
    """Return whether a meld is one that the option initial_purity requires in an initial meld."""
    if meld.kind is MeldKind.WILD:
        return purity == "pure_three_or_wild"
    return (
        meld.kind in {OF_RANK, MeldKind.SEQUENCE}
        and meld.naturals >= _PURE_CARDS
        and (purity == "three_naturals" or not meld.wilds)
    )
