"""Drawing from the stock, and declining the pile when the stock is empty.

pagat, Threes in Classic Canasta and End of the hand: a red three drawn is laid and replaced; as the last card of the
stock it ends the round. With an empty stock play goes on by taking the pile; the option ``stock_exhaustion`` says when
it must be taken.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import Action, AskPartner, Draw, Pass, TakePile
from bot.canasta.cards import contains, one, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Drew, DrewCards, Event, Passed, ThreesLaid
from bot.canasta.phases import asking
from bot.canasta.phases.round_end import end_round
from bot.canasta.phases.stock import drawn_from, recycled, turn_card_seen, with_seen_cards
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.phases.taking.take_options import take_options
from bot.canasta.phases.threes.held_threes import automatic_threes, last_may_stay
from bot.canasta.phases.threes.last_three import last_three_drawn
from bot.canasta.phases.threes.laying_threes import last_of
from bot.canasta.phases.turn_checks import turn_violation
from bot.canasta.policies.end_of_stock import MUST_TAKE, can_draw, draw_count_of, reaches
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING, FROM_STOCK, PLAYING, Turn
from bot.canasta.view import EndReason, SeatView

DRAW = Draw()
PASS = Pass()


def options(view: SeatView) -> list[Action]:
    """Return the actions with which the seat may begin its turn."""
    takes = take_options(view)
    table = view.table
    actions: list[Action]
    if can_draw(table):
        actions = [DRAW, *takes]
    elif must_take(view, takes) is None:
        actions = [PASS, *takes]
    else:
        actions = [*takes]
    if asking.may_ask_undrawn(view.table.rules) and asking.may_ask(view):
        actions.append(AskPartner())
    return actions


def check_draw(view: SeatView) -> Violation | None:
    """Return why the seat cannot draw."""
    violation = turn_violation(view, DRAWING)
    table = view.table
    if violation is None and not can_draw(table):
        return Violation(Reason.STOCK_EMPTY)
    return violation


def check_pass(view: SeatView) -> Violation | None:
    """Return why the seat cannot end the round by declining the pile."""
    violation = turn_violation(view, DRAWING)
    if violation is not None:
        return violation
    if can_draw(view.table):
        rule = view.table.rules.end.stock_exhaustion
        return Violation(Reason.STOCK_NOT_EMPTY, {"stock": view.table.stock_size, "rule": rule})
    return must_take(view, take_options(view))


def must_take(view: SeatView, takes: list[TakePile]) -> Violation | None:
    """Return the violation if, on an empty stock, the pile must be taken (option stock_exhaustion).

    pagat: it must be taken if it is not frozen and the upcard fits a meld of the side; Wikipedia 2005: whenever that
    is legal at all. ``takes`` are the legal ways to take it.
    """
    rule = view.table.rules.end.stock_exhaustion
    if not takes or not MUST_TAKE[rule](view, frozen_for(view) is not None):
        return None
    return Violation(Reason.MUST_TAKE_PILE, {"upcard": view.table.pile[-1], "rule": rule})


def apply_draw(state: State, seat: Seat) -> Step:
    """Draw from the stock; the caller has checked."""
    table = state.table
    traits = table.rules.traits
    wanted = draw_count_of(table.rules, table.round)
    events: list[Event] = []
    if table.stock_size < wanted and not reaches(table.rules, table.round, table.stock_size):
        state = recycled(state, seat, events)
        table = state.table
    stock = state.stock
    automatic = automatic_threes(table, seat) if traits.kept_threes else traits.table_threes
    laid, kept, at = drawn_from(stock, wanted, automatic)
    kept_count = size(kept)
    left = len(stock) - at
    # With only threes drawn down to the last card the seat has no card to continue with. Scarne, Exhausting the Stock,
    # ends the round however many were drawn: "If the last card of the stock pile is a red three, the hand ends".
    threes = traits.table_threes
    rule = table.rules.threes.last_stock_three
    # Wikipedia 2005, Going out: the round ends, too, when "a player is required to draw an additional card as a result
    # of drawing a red three". pagat, Canasta for two players, goes on with the other card.
    must_replace = table.rules.threes.unreplaced_three_ends_round
    ends = kept & threes == kept or must_replace or rule == "ends_uncredited"
    last = last_of(stock, at, threes) if not left and ends else None
    if last is not None and contains(kept, one(last)) and last_may_stay(table.rules):
        last = None
    if last is not None:
        if contains(laid, one(last)):
            laid -= one(last)
        else:
            kept -= one(last)
            kept_count -= 1
    red_threes = table.laid_threes
    if laid:
        # Fewer cards than wanted: no card is left to replace a three among the last cards drawn.
        is_short = kept_count < wanted
        events.append(ThreesLaid(seat, laid, size(laid) - is_short))
        red_threes = at_seat(red_threes, seat, red_threes[seat] + laid)
    if kept_count:
        events.append(Drew(seat, kept_count, left))
        events.append(DrewCards(seat, kept))
    after = replace(
        table,
        phase=PLAYING,
        turn=Turn(table.turn.number, seat, FROM_STOCK),
        stock_size=left,
        hand_sizes=at_seat(table.hand_sizes, seat, table.hand_sizes[seat] + kept_count),
        laid_threes=red_threes,
        turn_card_drawn=table.turn_card_drawn
        or (left < table.rules.deal.turn_card_from_bottom and turn_card_seen(table, seat, left, events)),
    )
    drawn = State(
        with_seen_cards(after, seat, kept) if after.seen_stock else after,
        at_seat(state.hands, seat, state.hands[seat] + kept),
        stock[at:],
        state.hidden,
    )
    if last is not None:
        return last_three_drawn(drawn, seat, last, events)
    if must_replace and laid and kept_count < wanted:
        return end_round(drawn, events, EndReason.STOCK_EXHAUSTED)
    return Step(drawn, tuple(events))


def apply_pass(state: State, seat: Seat) -> Step:
    """End the round on an empty stock; the caller has checked."""
    return end_round(state, [Passed(seat)], EndReason.STOCK_EXHAUSTED)
