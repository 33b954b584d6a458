"""The second packet of Hand and Foot: when it is picked up, and who has played from it.

Wikipedia 2005, Hand & Foot: who plays all cards of the first hand picks up the second and "continues normal play". Matrix
D62: melded out, at once; thrown out, when the turn ends. In Pennies from Heaven it is picked up as soon as its player
completes a canasta (option foot_trigger), or when the hand is used up before.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, RED_THREES, Cards, cards_of, is_red_three, one, size
from bot.canasta.events import CanastaCompleted, DrewHidden, Event, FootTaken, ThreesLaid
from bot.canasta.phases.changes import at_seat
from bot.canasta.phases.exit_rights import has_foot
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.view import TableView


def after_play(before: TableView, state: State, seat: Seat, events: list[Event]) -> Step:
    """What follows for the feet when cards were laid: those of the foot are noted, or the foot is picked up."""
    if not before.feet[seat]:
        if not before.played_from_foot[seat]:
            state = _has_played(state, seat)
        return Step(state, tuple(events))
    completes = state.table.rules.deal.foot_trigger == "own_first_canasta" and any(
        isinstance(event, CanastaCompleted) for event in events
    )
    if completes or not state.hands[seat]:
        state = picked_up(state, seat, events)
    return Step(state, tuple(events))


def after_discard(before: TableView, state: State, seat: Seat, events: list[Event]) -> State:
    """The same when a card was thrown and the turn is over."""
    if not before.feet[seat]:
        return state if before.played_from_foot[seat] else _has_played(state, seat)
    return state if state.hands[seat] else picked_up(state, seat, events)


def _has_played(state: State, seat: Seat) -> State:
    # Cards of the foot are not marked: any card laid or thrown once it is picked up counts as one of them.
    played = at_seat(state.table.played_from_foot, seat, value=True)
    return State(replace(state.table, played_from_foot=played), state.hands, state.stock, state.hidden)


def picked_up(state: State, seat: Seat, events: list[Event]) -> State:
    """The foot joins the hand; red threes in it are laid and replaced as far as the stock goes."""
    table = state.table
    assert has_foot(table, seat)
    cards, stock = state.hidden.feet[seat], state.stock
    laid: Cards = NO_CARDS
    events.append(FootTaken(seat, size(cards)))
    threes = table.rules.threes
    is_own_turn = table.turn.seat == seat
    if threes.red_three_role == "lay_for_bonus" and (is_own_turn or threes.three_lay_timing == "at_deal"):
        cards, laid, stock = _replaced(cards, stock)
    if laid:
        events.append(ThreesLaid(seat, laid, len(state.stock) - len(stock) - _threes_drawn(state, stock)))
    events.append(DrewHidden(seat, cards))
    hand = state.hands[seat] + cards
    return State(
        replace(
            table,
            feet=at_seat(table.feet, seat, 0),
            hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
            laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + laid),
            stock_size=len(stock),
        ),
        at_seat(state.hands, seat, hand),
        stock,
        replace(state.hidden, feet=at_seat(state.hidden.feet, seat, NO_CARDS)),
    )


def _replaced(cards: Cards, stock: bytes) -> tuple[Cards, Cards, bytes]:
    laid = cards & RED_THREES
    cards -= laid
    due = size(laid)
    while due and stock:
        card, stock = stock[0], stock[1:]
        if is_red_three(card):
            laid += one(card)
        else:
            cards += one(card)
            due -= 1
    return cards, laid, stock


def _threes_drawn(state: State, stock: bytes) -> int:
    """How many of the cards that left the stock were red threes themselves."""
    drawn = state.stock[: len(state.stock) - len(stock)]
    return size(cards_of(drawn) & RED_THREES)
