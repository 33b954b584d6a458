"""The cards dealt face down below the pile (pagat, Canadian: the prize pile)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import cards_of, size
from bot.canasta.events import DrewHidden, Event, ThreesLaid
from bot.canasta.phases.taking.pile_share import laid_at_once, set_aside
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State


def taken_along(state: State, seat: Seat, events: list[Event], count: int) -> State:
    """Return the state after the upper ``count`` face-down cards went to the hand of the seat that took them.

    The take was tested without them, so that it is valid whatever they are. Threes among them are laid or set aside
    like those of any pile; replacing them from the stock is up to the caller.
    """
    table = state.table
    under = state.hidden.under_pile
    left = len(under) - count
    cards = cards_of(under[left:])
    laid_threes = table.laid_threes
    threes = cards & (laid_at_once(table.rules) | set_aside(table.rules))
    if threes:
        cards -= threes
        laid_threes = at_seat(laid_threes, seat, laid_threes[seat] + threes)
        events.append(ThreesLaid(seat, threes, 0))
    if cards:
        events.append(DrewHidden(seat, cards))
    hand = state.hands[seat] + cards
    return State(
        replace(
            table,
            pile_face_down=table.pile_face_down - count,
            laid_threes=laid_threes,
            hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        ),
        at_seat(state.hands, seat, hand),
        state.stock,
        replace(state.hidden, under_pile=under[:left]),
    )
