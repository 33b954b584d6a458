"""Irregularities that are punished instead of refused: penalty cards, fines and false card counts.

Scarne, Improper Melding: a player who lays down too little and lacks the cards to correct it "must discard the exposed
cards he has laid on the table, one for each discard", until the side has melded; the rest then joins the hand again at
the player's turn. A pile that was taken for such a meld goes back. Exposed cards count for no side.

Scarne, Additional Penalties and Seeking Information: fines for ignoring the partner's answer, for red threes that were
not laid, and for a seat that holds one card after its discard and says that it holds more.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import NO_CARDS, RED_THREES, Cards, minus, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import CardsExposed, Event, ExposedTakenBack, Fined
from bot.canasta.rules.irregularities import false_count_cost, ignored_answer_cost, unexposed_three_cost
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import FROM_NOWHERE
from bot.canasta.view import SeatView, TableView

# ------------------------------------------------------------------------------------------------------ penalty cards


def exposed_cards(table: TableView, seat: Seat) -> Cards:
    """Return the penalty cards that lie before a seat."""
    return table.penalty_cards[seat] if table.penalty_cards else NO_CARDS


def must_discard_exposed(table: TableView, seat: Seat) -> Cards:
    """Return the penalty cards of which the seat must discard one: none once its side has melded."""
    if not table.penalty_cards or table.has_melded[table.seating.sides[seat]]:
        return NO_CARDS
    return table.penalty_cards[seat]


def discardable(view: SeatView) -> Cards:
    """Return the cards among which the seat has to choose its discard."""
    return must_discard_exposed(view.table, view.seat) or view.hand


def expose(state: State, seat: Seat, action: LayDown | TakePile) -> Step:
    """Leave the cards of an improper initial meld on the table; a pile taken for it stays where it was."""
    plays = action.plays if isinstance(action, LayDown) else (action.use, *action.more)
    cards = NO_CARDS
    for play in plays:
        cards += play.cards
    table = state.table
    hand = state.hands[seat] - cards
    shown = replace(
        table,
        penalty_cards=at_seat(table.penalty_cards, seat, table.penalty_cards[seat] + cards),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        known=at_seat(table.known, seat, minus(table.known[seat], cards)),
    )
    after = State(shown, at_seat(state.hands, seat, hand), state.stock, state.hidden)
    return Step(after, (CardsExposed(seat, cards),))


def take_exposed_back(state: State, seat: Seat, events: list[Event]) -> State:
    """Return the state after the penalty cards of the seat in turn joined its hand, if its side has melded."""
    table = state.table
    cards = exposed_cards(table, seat)
    if not cards or not table.has_melded[table.seating.sides[seat]]:
        return state
    events.append(ExposedTakenBack(seat, cards))
    hand = state.hands[seat] + cards
    taken = replace(
        table,
        penalty_cards=at_seat(table.penalty_cards, seat, NO_CARDS),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        known=at_seat(table.known, seat, table.known[seat] + cards),
    )
    return State(taken, at_seat(state.hands, seat, hand), state.stock, state.hidden)


# -------------------------------------------------------------------------------------------------------------- fines


def fined(state: State, seat: Seat, points: int, why: str, events: list[Event]) -> State:
    """Return the state after a seat was fined."""
    events.append(Fined(seat, points, why))
    table = state.table
    fines = at_seat(table.fines, seat, table.fines[seat] + points)
    return State(replace(table, fines=fines), state.hands, state.stock, state.hidden)


def binding_answer(table: TableView) -> bool | None:
    """Return the partner's answer where it binds; None without one, and where ignoring it is fined instead."""
    question = table.question
    if question is None:
        return None
    # After permission to go out without drawing there is no turn to continue, so the answer binds.
    is_free = ignored_answer_cost(table.rules) and table.turn.took is not FROM_NOWHERE
    return None if is_free else question.answer


def fined_for_answer(state: State, seat: Seat, events: list[Event], *, goes_out: bool) -> State:
    """Return the state after a seat's turn ended with or without going out, fined if the partner said otherwise."""
    question = state.table.question
    cost = ignored_answer_cost(state.table.rules)
    if not cost or question is None or question.answer is None or question.answer == goes_out:
        return state
    return fined(state, seat, cost, "ignored_answer", events)


def fined_for_threes(state: State, events: list[Event]) -> State:
    """Return the state after all seats were fined for the red threes they neglected to lay.

    Scarne, Additional Penalties; a seat without a turn could not lay them (matrix D69).
    """
    cost = unexposed_three_cost(state.table.rules)
    if not cost:
        return state
    for seat, hand in enumerate(state.hands):
        count = size(hand & RED_THREES)
        if count and state.table.turns_begun(Seat(seat)):
            state = fined(state, Seat(seat), count * cost, "unexposed_red_three", events)
    return state


# ------------------------------------------------------------------------------------------------------- false counts


def false_count_violation(view: SeatView, left: int) -> Violation | None:
    """Return why this seat, with ``left`` cards after its discard, cannot say that it holds more than one."""
    can = left == 1 and false_count_cost(view.table.rules) and not must_discard_exposed(view.table, view.seat)
    return None if can else Violation(Reason.NO_FALSE_COUNT, {"left": left})


def may_misstate(view: SeatView) -> bool:
    """Return whether the next discard may come with a false statement about the last card."""
    return false_count_violation(view, view.table.hand_sizes[view.seat] - 1) is None


def with_false_count(table: TableView, seat: Seat) -> TableView:
    """Return the table after a seat said that it holds more than its one card."""
    says_more = table.says_more or (False,) * len(table.hand_sizes)
    return replace(table, says_more=at_seat(says_more, seat, value=True))


def fined_for_count(state: State, seat: Seat, events: list[Event]) -> State:
    """Return the state after a seat was fined for a false statement about its last card.

    The statement is discovered at the seat's next turn or at the end of the round (Scarne, Seeking Information: "that
    player shall be penalized").
    """
    table = state.table
    if not table.says_more or not table.says_more[seat]:
        return state
    table = replace(table, says_more=at_seat(table.says_more, seat, value=False))
    after = State(table, state.hands, state.stock, state.hidden)
    return fined(after, seat, false_count_cost(table.rules), "false_card_count", events)
