"""The second packet of Hand and Foot: picking it up, and the record of seats that have played from it.

Wikipedia 2005, Hand & Foot: a player out of cards of the first hand picks up the second and "continues normal play".
Matrix D62: melded out, at once; discarded out, when the turn ends. In Pennies from Heaven it is picked up as soon as its
player completes a canasta (option foot_trigger), or when the hand is used up before.

pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)". That of a team (option
foot_scope) is picked up by the first of its players to meet one of these conditions.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, size
from bot.canasta.events import CanastaCompleted, DrewHidden, Event, FootTaken
from bot.canasta.phases.going_out.exits import finish_violation
from bot.canasta.phases.going_out.rights import has_foot, permission_violation, right_to_go_out
from bot.canasta.phases.round_end import end_round, go_out
from bot.canasta.phases.threes.laying_threes import lay_automatically
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.view import EndReason, SeatView, TableView


def after_play(before: TableView, state: State, seat: Seat, events: list[Event]) -> Step:
    """Update the feet after cards were laid: record a play from the foot, or pick up the foot."""
    if not has_foot(before, seat):
        return Step(_has_played(state, seat), tuple(events))
    completes = state.table.rules.deal.foot_trigger == "own_first_canasta" and any(
        isinstance(event, CanastaCompleted) for event in events
    )
    if not completes and state.hands[seat]:
        return Step(state, tuple(events))
    return _continued(state, seat, events)


def after_threes(step: Step, seat: Seat) -> Step:
    """Pick up the foot after held threes were laid, if the hand is empty."""
    state = step.state
    if state.hands[seat] or not state.table.is_running or not has_foot(state.table, seat):
        return step
    return _continued(state, seat, list(step.events))


def _continued(state: State, seat: Seat, events: list[Event]) -> Step:
    """Pick up the foot and continue the turn, if a card of it is left to end the turn with."""
    step = picked_up(state, seat, events)
    return _nothing_left(step, seat) if step.state.table.is_running and _is_stuck(step.state, seat) else step


def _is_stuck(state: State, seat: Seat) -> bool:
    """Return whether the cards left cannot end the turn: none, or one without the right to go out."""
    hand = state.hands[seat]
    if size(hand) > state.table.rules.going_out.keep_after_turn:
        return False
    view = SeatView(state.table, seat, hand)
    question = state.table.question
    answer = None if question is None else question.answer
    return not hand or finish_violation(view, view.melds, hand, answer) is not None


def _nothing_left(step: Step, seat: Seat) -> Step:
    """End the round after a foot of threes, all laid, with no stock to replace them: no card can end the turn.

    A seat that may go out has done so. Else the round ends as with a red three that is the last card of the stock
    (pagat, Threes in Classic Canasta), where the player has no card to discard either.
    """
    state, events = step.state, list(step.events)
    table = state.table
    goes_out = (
        not state.hands[seat]
        and table.rules.discard.final_discard == "optional"
        and right_to_go_out(table, seat, table.side_melds(seat))
        and permission_violation(table, seat) is None
    )
    return (
        go_out(state, events, seat) if goes_out else end_round(state, events, EndReason.LAST_CARD_RED_THREE)
    )


def after_discard(before: TableView, state: State, seat: Seat, events: list[Event]) -> Step:
    """Update the feet after a discard ended the turn: record a play from the foot, or pick up the foot."""
    if not has_foot(before, seat):
        return Step(_has_played(state, seat), tuple(events))
    return Step(state, tuple(events)) if state.hands[seat] else picked_up(state, seat, events)


def _has_played(state: State, seat: Seat) -> State:
    # Cards of the foot are not tracked: any card laid or discarded after picking it up counts as one of them.
    told = state.table.played_from_foot
    if not told or told[seat]:
        return state
    played = at_seat(told, seat, value=True)
    return State(replace(state.table, played_from_foot=played), state.hands, state.stock, state.hidden)


def picked_up(state: State, seat: Seat, events: list[Event]) -> Step:
    """Add the foot to the hand; lay its threes that belong on the table, replaced as far as the stock goes.

    The Pierson family (canasta-server): "No extra card for the red threes" in the second packet; these are laid at once.
    """
    table = state.table
    replaces = table.rules.threes.red_three_from_foot_replaced
    assert has_foot(table, seat)
    place = table.foot_place(seat)
    cards = state.hidden.feet[place]
    hand = state.hands[seat] + cards
    events += [FootTaken(seat, size(cards)), DrewHidden(seat, cards)]
    taken = State(
        replace(
            table, feet=at_seat(table.feet, place, 0), hand_sizes=at_seat(table.hand_sizes, seat, size(hand))
        ),
        at_seat(state.hands, seat, hand),
        state.stock,
        replace(state.hidden, feet=at_seat(state.hidden.feet, place, NO_CARDS)),
    )
    if table.turn.seat == seat or table.rules.threes.three_lay_timing == "at_deal" or not replaces:
        return lay_automatically(taken, seat, events, replaces=replaces)
    return Step(taken, tuple(events))
