"""Penalty cards: an improper initial meld stays exposed before its seat until the side has melded.

Scarne, Improper Melding: a player who lays down too little and lacks the cards to correct it "must discard the exposed
cards he has laid on the table, one for each discard", until the side has melded; the rest then joins the hand again at
the player's turn. A pile that was taken for such a meld goes back. Exposed cards count for no side.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import NO_CARDS, Cards, minus, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import CardsExposed, Event, ExposedTakenBack
from bot.canasta.policies.end_of_stock import can_draw
from bot.canasta.rules.irregularities import exposes_improper_melds
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView, TableView


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


def is_exposing(view: SeatView, violation: Violation, *, lawful: bool) -> bool:
    """Return whether a play with too few points leaves its cards exposed instead of being refused.

    ``lawful`` says that the seat could make an initial meld now: it may correct the error, so the play is only refused.
    """
    table = view.table
    if violation.reason is not Reason.BELOW_INITIAL_MELD or not exposes_improper_melds(table.rules):
        return False
    if lawful or (table.question is not None and table.question.answer):
        return False
    # When the pile goes back the turn must begin with a draw.
    return table.phase is not DRAWING or can_draw(table)


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
