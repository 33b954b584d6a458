"""Tests for a take of the discard pile as a whole.

pagat, The Play in Classic Canasta and the Frozen Discard Pile: the upcard must be melded at once with cards of the
hand; a frozen pile needs a natural pair; a wild card or a black three on top bars all players. For an initial meld only
the upcard counts, never the cards below it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import Card, Cards, contains, one, rank_of, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.laid import Laid
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.phases.going_out.exits import finish_violation
from bot.canasta.phases.irregularities import binding_answer
from bot.canasta.phases.laying_down.initial_meld import initial_meld_violation, is_hand_first
from bot.canasta.phases.laying_down.play import black_threes_violation
from bot.canasta.phases.taking.frozen_and_blocked import blocked_for
from bot.canasta.phases.taking.hand_first import from_hand_violation
from bot.canasta.phases.taking.pile_share import PileShare, share_of
from bot.canasta.phases.taking.sequence_takes import names_sequence, share_for_sequence
from bot.canasta.phases.taking.upcard_play import laid_with_upcard, one_card_violation, upcard_play_violation
from bot.canasta.phases.turn_checks import missing_cards_violation, turn_violation
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView


class Taken(Struct, frozen=True, gc=False):
    """A legal take with its result: the melds and the hand after it, and the share of the pile."""

    laid: Laid
    hand: Cards
    share: PileShare
    more_laid: bool


def check(view: SeatView, action: TakePile) -> Violation | None:
    """Return why the pile cannot be taken like this."""
    result = resolve(view, action)
    return result if isinstance(result, Violation) else None


def resolve(view: SeatView, action: TakePile, *, abides: bool = False) -> Taken | Violation:
    """Return the result of a take, or the violation that forbids it.

    ``abides`` also forbids takes against the partner's answer where that is only fined.
    """
    violation = turn_violation(view, DRAWING) or blocked_for(view)
    if violation is not None:
        return violation
    table = view.table
    used = action.use.cards
    for play in action.more:
        used += play.cards
    if not contains(view.hand, used):
        return missing_cards_violation(used, view.hand)
    sequence = names_sequence(view, action)
    share = share_for_sequence(view, action) if sequence else share_of(table, action.count)
    if isinstance(share, Violation):
        return share
    violation = None if sequence else upcard_play_violation(view, action, share.card)
    violation = violation or one_card_violation(view)
    if violation is not None:
        return violation
    is_initial = not table.has_melded[view.side]
    if is_initial and table.rules.initial.initial_pile_allowed == "no":
        return Violation(Reason.PILE_NOT_FOR_INITIAL_MELD)
    if is_initial and is_hand_first(table.rules):
        violation = from_hand_violation(view, action, share.card)
        if violation is not None:
            return violation
        laid = laid_with_upcard(view, (Play(action.use.cards + one(share.card)), *action.more))
    else:
        laid = laid_with_upcard(view, (action.use, *action.more), share.card)
    if isinstance(laid, Violation):
        return _as_of_the_pile(view, laid, share.card)
    hand = view.hand - used + share.to_hand
    answer = None
    if table.question is not None:
        answer = table.question.answer if abides else binding_answer(table)
    if answer and (unseen := _unseen(view, share)):
        # The question came before the draw: cards of the pile could keep the player from going out.
        return Violation(Reason.MUST_GO_OUT, {"left": size(hand) + unseen})
    violation = (
        (
            initial_meld_violation(view, laid, share.card)
            if is_initial and not is_hand_first(table.rules)
            else None
        )
        or (_black_threes_violation(view, laid, hand, share) if laid.has_black_threes else None)
        or finish_violation(view, laid.melds, hand, answer)
    )
    if violation is not None:
        return violation
    return Taken(laid, hand, share, bool(action.more))


def _unseen(view: SeatView, share: PileShare) -> int:
    """Return the number of unseen cards that come to the hand with the pile."""
    replaced = size(share.laid) if view.table.rules.threes.red_three_from_pile_replaced else 0
    return share.face_down + replaced


def _black_threes_violation(view: SeatView, laid: Laid, hand: Cards, share: PileShare) -> Violation | None:
    """Forbid black threes with unseen cards, as their player must go out."""
    if unseen := _unseen(view, share):
        return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, {"left": size(hand) + unseen})
    return black_threes_violation(view, laid, hand)


def _as_of_the_pile(view: SeatView, violation: Violation, upcard: Card) -> Violation:
    """Return the violation, as one of the pile if the own meld of the upcard's rank would become too large.

    pagat, Modern American Canasta: the pile cannot be taken then (matrix sequence 47).
    """
    if violation.reason is Reason.TOO_MANY_CARDS and violation.facts.get("rank") == rank_of(upcard):
        meld = rank_meld(view.melds, rank_of(upcard))
        if meld is not None:
            return Violation(Reason.PILE_MELD_TOO_LARGE, violation.facts)
    return violation
