"""The game as functions: list the legal actions, check an action, apply it.

Legality is a function of what a seat may see: :func:`legal_actions` and :func:`check` take a
:class:`~bot.canasta.view.SeatView`. Only :func:`apply` touches the secret state.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.errors import IllegalActionError, Reason, Violation
from bot.canasta.phases import asking, dealing, discarding, draw, irregularities
from bot.canasta.phases.feet import after_threes
from bot.canasta.phases.going_out import special_hands
from bot.canasta.phases.laying_down import play
from bot.canasta.phases.taking import take_pile
from bot.canasta.phases.taking.pile_taken import pile_taken
from bot.canasta.phases.threes import last_three, laying_threes
from bot.canasta.phases.threes.held_threes import threes_due
from bot.canasta.policies.end_of_stock import can_draw
from bot.canasta.rules.irregularities import exposes_improper_melds
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.validate import validate
from bot.canasta.seats import Seat, Seating, seating_for
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING, LAST_THREE, PLAYING
from bot.canasta.view import SeatView, TableView

ENGINE_VERSION = 7
"""The version number, raised whenever the same action on the same state may come out differently."""


def start_match(rules: RuleSet, seating: Seating | None = None, *, stored: bool = False) -> State:
    """Return a match before its first deal; the seating follows from the rules when none is given.

    Rules ``stored`` with a table may contradict themselves in what only later versions refuse.

    Raises:
        RuleSetError: if the rules cannot be played.
    """
    validate(rules, stored=stored)
    return dealing.new_match(rules, seating or seating_for(rules.deal.side_structure, rules.deal.seat_count))


def view_of(state: State, seat: Seat) -> SeatView:
    """Return the view of one seat."""
    return SeatView(state.table, seat, state.hands[seat])


def table_view(state: State) -> TableView:
    """Return the public view of the table."""
    return state.table


def legal_actions(view: SeatView) -> Iterator[Action]:
    """Return the legal actions of this seat; none while it is not its turn.

    Every action passes :func:`check`, there is always one while the seat must act, and larger lay-downs are rows of
    the single melds and lay-offs yielded here. Initial melds come as sufficient combinations, at most a dozen; a play
    that is legal only as a whole, such as going out with black threes, is yielded as one action.
    """
    table = view.table
    phase = table.phase
    if phase is not DRAWING and phase is not PLAYING:
        return iter(())
    question = table.question
    if question is not None and question.answer is None:
        return asking.options(view)
    if table.turn.seat != view.seat:
        return iter(())
    if view.hand & table.rules.traits.table_threes or table.turn.took is LAST_THREE:
        return iter(_options_with_threes(view))
    return iter(_plain_options(view))


def _plain_options(view: SeatView) -> list[Action]:
    """Return the legal actions of the seat other than laying threes."""
    actions = draw.options(view) if view.table.phase is DRAWING else play.options(view)
    if view.table.rules.scoring.special_hands:
        actions += special_hands.options(view)
    return actions


def _options_with_threes(view: SeatView) -> list[Action]:
    """Return the legal actions of a seat that may lay threes or keep them."""
    if view.table.turn.took is LAST_THREE:
        return last_three.options(view)
    threes: list[Action] = list(laying_threes.options(view))
    if threes_due(view) is not None:
        return threes
    return [*_plain_options(view), *threes]


def check(view: SeatView, action: Action) -> Violation | None:
    """Return the violation that forbids this action now; None if it is legal."""
    if view.table.turn.took is LAST_THREE and not isinstance(action, Answer | StartRound):
        return last_three.check(view, action)
    match action:
        case Draw():
            return draw.check_draw(view)
        case TakePile() | LayDown():
            violation = _laying_violation(view, action)
            return None if violation is not None and _is_exposing(view, action, violation) else violation
        case Discard():
            return discarding.check(view, action)
        case AskPartner():
            return asking.check_ask(view)
        case WithdrawQuestion():
            return asking.check_withdraw(view)
        case Answer():
            return asking.check_answer(view)
        case Pass():
            return draw.check_pass(view)
        case LayThrees():
            return laying_threes.check(view, action)
        case DeclareSpecialHand():
            return special_hands.check(view, action)
        case StartRound():
            return Violation(Reason.NOT_A_SEAT_ACTION)


def apply(state: State, seat: Seat | None, action: Action) -> Step:
    """Carry an action out; a round is dealt by no seat.

    Raises:
        IllegalActionError: if a rule forbids it; nothing has changed then.
    """
    if seat is None:
        if not isinstance(action, StartRound):
            raise IllegalActionError(Violation(Reason.NOT_A_SEAT_ACTION))
        _refuse(dealing.check(state.table, action))
        return dealing.apply(state, action)
    view = SeatView(state.table, seat, state.hands[seat])
    if state.table.turn.took is LAST_THREE:
        return _apply_last_three(state, view, action)
    match action:
        case Discard():
            _refuse(discarding.check(view, action))
            return discarding.apply(state, seat, action)
        case LayDown():
            lowered = play.resolve(view, action)
            if not isinstance(lowered, Violation):
                return play.apply(state, seat, lowered)
            return _exposed(state, view, action, lowered)
        case TakePile():
            taken = take_pile.resolve(view, action)
            if not isinstance(taken, Violation):
                return pile_taken(state, seat, taken)
            return _exposed(state, view, action, taken)
    _refuse(check(view, action))
    match action:
        case Draw():
            return draw.apply_draw(state, seat)
        case LayThrees():
            return after_threes(laying_threes.apply(state, seat, action), seat)
        case AskPartner():
            return asking.apply_ask(state, seat)
        case Answer():
            return asking.apply_answer(state, seat, action)
        case WithdrawQuestion():
            return asking.apply_withdraw(state, seat)
        case DeclareSpecialHand():
            return special_hands.apply(state, seat, action)
    return draw.apply_pass(state, seat)


def _exposed(state: State, view: SeatView, action: LayDown | TakePile, violation: Violation) -> Step:
    """Leave the cards of a forbidden play exposed, where the rules punish it instead of refusing it."""
    if _is_exposing(view, action, violation):
        return irregularities.expose(state, view.seat, action)
    raise IllegalActionError(violation)


def _apply_last_three(state: State, view: SeatView, action: Action) -> Step:
    """Carry out what the seat does with a three that was the last card of the stock."""
    _refuse(check(view, action))
    match action:
        case LayDown(plays):
            laid = last_three.laid_for(state, view.seat, plays)
            return play.apply(state, view.seat, play.Lowered(laid, view.hand - laid.cards))
        case Discard():
            return discarding.apply(state, view.seat, action)
        case LayThrees() | Pass():
            return last_three.apply_choice(state, view.seat, action)
    raise IllegalActionError(Violation(Reason.NOT_A_SEAT_ACTION))


def irregularity_of(view: SeatView, action: Action) -> Violation | None:
    """Return the violation of an action that is punished instead of refused; None if there is none.

    :func:`legal_actions` never offers such an action (option irregularities).
    """
    if isinstance(action, LayDown | TakePile):
        violation = _laying_violation(view, action)
        return violation if violation is not None and _is_exposing(view, action, violation) else None
    return None


def _laying_violation(view: SeatView, action: LayDown | TakePile) -> Violation | None:
    return take_pile.check(view, action) if isinstance(action, TakePile) else play.check(view, action)


def _is_exposing(view: SeatView, action: LayDown | TakePile, violation: Violation) -> bool:
    """Return whether a play with too few points leaves its cards exposed (option improper_initial_meld).

    Where the seat could make an initial meld now, it may correct the error: the play is only refused.
    """
    table = view.table
    if violation.reason is not Reason.BELOW_INITIAL_MELD or not exposes_improper_melds(table.rules):
        return False
    if table.question is not None and table.question.answer:
        return False
    # When the pile goes back the turn must begin with a draw.
    if table.phase is DRAWING and not can_draw(table):
        return False
    return not any(isinstance(offered, type(action)) for offered in _plain_options(view))


def _refuse(violation: Violation | None) -> None:
    if violation is not None:
        raise IllegalActionError(violation)
