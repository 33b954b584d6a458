"""Showing a special hand (pagat, American Canasta: Special Hand).

"If after drawing from the deck you have the cards required ... and your team has not yet put down its initial meld you
may make the first and only meld for your team by laying down your entire hand without a discard and thereby end the
play." Closed ranks do not matter here.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import DeclareSpecialHand
from bot.canasta.cards import Cards, one, rank_counts
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event, SpecialHandShown
from bot.canasta.phases.round_end import end_round
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.phases.turn_checks import turn_violation
from bot.canasta.policies.special_hands import HAND_SIZE, is_special_hand, may_be_special, names_by_worth
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING, FROM_STOCK, PLAYING, Took, Turn
from bot.canasta.view import EndReason, SeatView


def options(view: SeatView) -> list[DeclareSpecialHand]:
    """Return the special hands that the seat may show now, those with the most points first."""
    table = view.table
    with_upcard = table.phase is DRAWING
    if table.hand_sizes[view.seat] + with_upcard != HAND_SIZE or table.has_melded[view.side]:
        return []
    # This runs at every step, and nearly always finds none: the cards are counted once for all of them.
    cards = _cards(view, with_upcard=with_upcard)
    if cards is None or not may_be_special(rank_counts(cards)):
        return []
    actions = (DeclareSpecialHand(name, with_upcard) for name in names_by_worth(table.rules))
    return [action for action in actions if check(view, action) is None]


def check(view: SeatView, action: DeclareSpecialHand) -> Violation | None:
    """Return why the hand cannot be shown as this special hand."""
    table = view.table
    if table.is_running and not table.rules.scoring.special_hands:
        return Violation(Reason.NO_SPECIAL_HAND, {"name": action.name, "why": "none"})
    violation = turn_violation(view, DRAWING if action.with_upcard else PLAYING)
    if violation is not None:
        return violation
    cards = _cards(view, with_upcard=action.with_upcard)
    if (
        table.has_melded[view.side]
        or cards is None
        or (not action.with_upcard and table.turn.took is not FROM_STOCK)
        or not is_special_hand(table.rules, action.name, cards)
    ):
        return Violation(Reason.NO_SPECIAL_HAND, {"name": action.name})
    return None


def _cards(view: SeatView, *, with_upcard: bool) -> Cards | None:
    """Return the cards that would be shown; None if the upcard may not be one of them.

    pagat, table rules: the fourteenth card may be "from the discard pile, but only if the discard pile has just one
    card in it" (option special_hand_last_card_from_pile).
    """
    if not with_upcard:
        return view.hand
    table = view.table
    upcard = table.upcard
    if (
        table.rules.scoring.special_hand_last_card_from_pile == "never"
        or upcard is None
        or table.pile_size != 1
    ):
        return None
    return view.hand + one(upcard)


def apply(state: State, seat: Seat, action: DeclareSpecialHand) -> Step:
    """Show the hand and end the round; the caller has checked."""
    table = state.table
    cards = state.hands[seat]
    if action.with_upcard and table.upcard is not None:
        cards += one(table.upcard)
        state = State(
            replace(
                table,
                turn=Turn(table.turn.number, seat, Took.PILE),
                pile=b"",
                pile_frozen=False,
                turned_red_three=False,
                hand_sizes=at_seat(table.hand_sizes, seat, table.hand_sizes[seat] + 1),
            ),
            at_seat(state.hands, seat, cards),
            state.stock,
            state.hidden,
        )
    events: list[Event] = [SpecialHandShown(seat, action.name, cards)]
    if is_open(state):
        # A player who goes out before the pile was taken is the lone player (pagat, Canasta for Three Players).
        state = settle_sides(state, seat, events)
    # The cards stay in the hand, and all players know them.
    shown = replace(state.table, known=at_seat(state.table.known, seat, cards))
    return end_round(
        State(shown, state.hands, state.stock, state.hidden),
        events,
        EndReason.SPECIAL_HAND,
        seat,
        special_hand=action.name,
    )
