"""The question to partner: permission to go out.

pagat, End of the hand: Going Out. It may be asked right after the draw, or after taking the pile and before any meld
but the one with the upcard. The answer binds. It can be withdrawn while it is open.

Hoyle, Ending the game: "If a player can go out before drawing, he or she must have the permission of the partner, and
then that player can skip the draw". Where that is allowed (option exit_without_drawing) the question may also be asked
at the beginning of a turn; a yes replaces the draw, after a no the turn goes on as usual, but the player may not go
out.

Scarne, Seeking Information: "At his proper turn to play, and before melding or laying off cards", so before the draw,
too (option ask_timing, own_turn_before_any_meld). There the answer is for the whole turn, and the asker must be able to
go out whatever comes from the stock.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.canasta.actions import Action, Answer, WithdrawQuestion
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import PartnerAnswered, PartnerAsked, QuestionWithdrawn
from bot.canasta.phases.going_out.exits import goes_out_after_draw, may_go_out
from bot.canasta.phases.going_out.rights import canasta_count
from bot.canasta.phases.irregularities import exposed_cards
from bot.canasta.phases.turn_checks import not_running, turn_violation
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, Seating, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING, FROM_NOWHERE, FROM_PILE, PLAYING, Question
from bot.canasta.view import SeatView


def options(view: SeatView) -> Iterator[Action]:
    """Yield the actions of a seat while a question is open."""
    question = view.table.question
    if question is None or question.answer is not None:
        return
    if view.seat in question.answerers:
        yield Answer(yes=True)
        yield Answer(yes=False)
    elif view.seat == question.asker:
        yield WithdrawQuestion()


def check_ask(view: SeatView) -> Violation | None:
    """Return why the question cannot be asked now."""
    at_beginning = view.table.phase is DRAWING and may_ask_undrawn(view.table.rules)
    return turn_violation(view, DRAWING if at_beginning else PLAYING) or _question_violation(view)


def may_skip_drawing(rules: RuleSet) -> bool:
    """Return whether a player may go out before drawing if the partner agrees."""
    return rules.draw.exit_without_drawing == "with_permission"


def asks_before_drawing(rules: RuleSet) -> bool:
    """Return whether the question may come before the draw, and the draw follows whatever the answer is."""
    return rules.going_out.ask_timing == "own_turn_before_any_meld" and not may_skip_drawing(rules)


def may_ask_undrawn(rules: RuleSet) -> bool:
    """Return whether the question may come before the draw, with or without a yes that replaces the draw."""
    return may_skip_drawing(rules) or asks_before_drawing(rules)


def may_ask(view: SeatView, can_go_out: bool | None = None) -> bool:
    """Return whether the seat, whose turn it is to play, may ask.

    ``can_go_out`` tells whether the seat can go out in this turn, None if that is not known yet.
    """
    table = view.table
    # The cheap and frequent cases first: this runs for every list of legal actions.
    if can_go_out is False or table.turn.laid or table.question is not None or not table.seating.has_partners:
        return False
    if table.penalty_cards and exposed_cards(table, view.seat):
        return False
    return (can_go_out or _has_way_out(view)) and _barred(view) is None and _no_would_trap(view) is None


def _has_way_out(view: SeatView) -> bool:
    """Return whether the seat can go out in this turn, whatever it still draws."""
    undrawn = view.table.phase is DRAWING and asks_before_drawing(view.table.rules)
    return goes_out_after_draw(view) if undrawn else may_go_out(view)


def _could_go_out(view: SeatView) -> bool:
    # Exposed cards come back to the hand with the initial meld, so a way out of this hand would not cover them.
    return not exposed_cards(view.table, view.seat) and _has_way_out(view)


def _question_violation(view: SeatView) -> Violation | None:
    violation = _barred(view)
    if violation is not None:
        return violation
    if not _could_go_out(view):
        # A "yes" would bind to the impossible (matrix D19).
        facts = {
            "canastas": canasta_count(view.melds),
            "needed": view.table.rules.going_out.canastas_to_go_out,
        }
        undrawn = view.table.phase is DRAWING and asks_before_drawing(view.table.rules)
        return Violation(Reason.CANNOT_GO_OUT, {**facts, "undrawn": True} if undrawn else facts)
    return _no_would_trap(view)


def _barred(view: SeatView) -> Violation | None:
    """Return why the question cannot be asked in this turn, whatever the cards."""
    table = view.table
    if not table.seating.partners(view.seat):
        return Violation(Reason.NO_PARTNER)
    if table.question is not None:
        return Violation(Reason.ASKED_ALREADY)
    timing = table.rules.going_out.ask_timing
    if timing == "with_skip_draw" and table.phase is not DRAWING:
        # Hoyle allows the question only before drawing (matrix D17).
        return Violation(Reason.ASK_TOO_LATE, {"drawn": True})
    taken = table.turn.took is FROM_PILE and timing in {"before_any_meld", "own_turn_before_any_meld"}
    if table.turn.laid or taken:
        # cardgames.io and Scarne: before anything is melded, so not after a take, whose upcard is melded (matrix D17).
        return Violation(Reason.ASK_TOO_LATE)
    limit = table.rules.going_out.ask_limit_per_hand
    if limit is not None and table.questions_asked[view.seat] >= limit:
        return Violation(Reason.ASK_LIMIT_REACHED, {"limit": limit})
    return None


def _no_would_trap(view: SeatView) -> Violation | None:
    """Return the violation if a "no" would leave no lawful way to end the turn."""
    table = view.table
    # After a no before the draw the seat can draw, take the pile, or end the round.
    count = table.hand_sizes[view.seat] + (table.phase is DRAWING)
    if count <= table.rules.going_out.keep_after_turn:
        return Violation(Reason.NO_WOULD_TRAP, {"left": count})
    return None


def who_answers(seating: Seating, seat: Seat) -> tuple[Seat, ...]:
    """Return the partner who answers: with three on a side the next in turn."""
    partners = seating.partners(seat)
    if len(partners) < 2:
        return partners
    following = seating.next_after(seat)
    while following not in partners:
        following = seating.next_after(following)
    return (following,)


def _open_question(view: SeatView) -> Question | Violation:
    """Return the question that waits for its answer, or why there is none."""
    if not view.table.is_running:
        return not_running(view.table.phase)
    question = view.table.question
    if question is None or question.answer is not None:
        return Violation(Reason.NO_QUESTION_OPEN)
    return question


def check_withdraw(view: SeatView) -> Violation | None:
    """Return why there is no question of this seat to withdraw."""
    question = _open_question(view)
    if isinstance(question, Violation):
        return question
    if question.asker == view.seat:
        return None
    return Violation(Reason.NOT_ASKED, {"asker": question.asker, "why": "not_asker"})


def check_answer(view: SeatView) -> Violation | None:
    """Return why this seat has nothing to answer."""
    question = _open_question(view)
    if isinstance(question, Violation):
        return question
    if view.seat in question.answerers:
        return None
    why = "own" if view.seat == question.asker else "not_partner"
    return Violation(Reason.NOT_ASKED, {"asker": question.asker, "why": why})


def apply_ask(state: State, seat: Seat) -> Step:
    """Ask the partner; the caller has checked."""
    table = state.table
    partners = who_answers(table.seating, seat)
    asked = replace(
        table,
        question=Question(seat, partners),
        questions_asked=at_seat(table.questions_asked, seat, table.questions_asked[seat] + 1),
    )
    return Step(State(asked, state.hands, state.stock, state.hidden), (PartnerAsked(seat, partners),))


def apply_withdraw(state: State, seat: Seat) -> Step:
    """Take the question back, as if it had not been asked; the caller has checked."""
    table = state.table
    open_again = replace(
        table,
        question=None,
        questions_asked=at_seat(table.questions_asked, seat, table.questions_asked[seat] - 1),
    )
    return Step(State(open_again, state.hands, state.stock, state.hidden), (QuestionWithdrawn(seat),))


def apply_answer(state: State, seat: Seat, action: Answer) -> Step:
    """Answer the question; the caller has checked."""
    table = state.table
    question = table.question
    assert question is not None
    answered = replace(table, question=replace(question, answer=action.yes))
    if action.yes and table.phase is DRAWING and may_skip_drawing(table.rules):
        answered = replace(answered, phase=PLAYING, turn=replace(table.turn, took=FROM_NOWHERE))
    return Step(
        State(answered, state.hands, state.stock, state.hidden),
        (PartnerAnswered(seat, question.asker, action.yes),),
    )
