"""Tests that a seat may act now, and with cards that it holds: the phase, the turn, open questions, missing cards."""

from __future__ import annotations

from bot.canasta.cards import Cards, each_card, minus, rank_count, rank_of
from bot.canasta.errors import Reason, Violation
from bot.canasta.phases.threes.held_threes import threes_due
from bot.canasta.turn import PLAYING, Phase
from bot.canasta.view import SeatView


def turn_violation(view: SeatView, wanted: Phase) -> Violation | None:
    """Return why this seat cannot act now in the phase ``wanted`` (draw or play); None if it can."""
    table = view.table
    phase = table.phase
    if phase is wanted and table.turn.seat == view.seat:
        question = table.question
        if question is None or question.answer is not None:
            return threes_due(view) if view.hand & table.rules.traits.table_threes else None
        return Violation(Reason.QUESTION_OPEN, {"asker": question.asker})
    if not table.is_running:
        return not_running(table.phase)
    if table.turn.seat != view.seat:
        return _another_turn(view)
    return Violation(Reason.MUST_DRAW_FIRST if wanted is PLAYING else Reason.ALREADY_DRAWN)


def in_turn_violation(view: SeatView) -> Violation | None:
    """Return why this seat cannot act now in either phase of its turn; None if it can."""
    table = view.table
    if not table.is_running:
        return not_running(table.phase)
    if table.turn.seat != view.seat:
        return _another_turn(view)
    question = table.question
    if question is not None and question.answer is None:
        return Violation(Reason.QUESTION_OPEN, {"asker": question.asker})
    return None


def _another_turn(view: SeatView) -> Violation:
    seating = view.table.seating
    facts = {"seat": view.table.turn.seat}
    return Violation(Reason.NOT_YOUR_TURN, facts if view.seat in seating.order else {**facts, "out": True})


def not_running(phase: Phase) -> Violation:
    """Return the violation of any play while no round is running."""
    return Violation(Reason.MATCH_IS_OVER if phase is Phase.MATCH_OVER else Reason.ROUND_NOT_RUNNING)


def missing_cards_violation(used: Cards, hand: Cards) -> Violation:
    """Return the violation of a play that uses cards which the hand lacks.

    Where the hand has too few cards of a rank, in any suits, the facts have the numbers instead of relying on suits.
    """
    missing = each_card(minus(used, hand))
    facts: dict[str, object] = {"missing": missing}
    ranks = {rank_of(card) for card in missing}
    short = {
        rank: rank_count(hand, rank) for rank in ranks if rank_count(used, rank) > rank_count(hand, rank)
    }
    if short and len(ranks) > 1:
        facts["short"] = short
    elif short:
        [(rank, held)] = short.items()
        facts |= {"rank": rank, "wanted": rank_count(used, rank), "held": held}
    return Violation(Reason.CARDS_NOT_IN_HAND, facts)
