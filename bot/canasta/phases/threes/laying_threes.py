"""Threes laid on the table and replaced from the stock: automatically, or when a seat chooses to.

pagat, Threes in Classic Canasta and Threes in American Canasta. A replacement that is a three itself is laid and
replaced again (matrix sequence 20). With the option ``unreplaced_three_ends_round`` the round ends where the stock has
none (Wikipedia 2005, Going out and American Canasta).
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.actions import LayThrees
from bot.canasta.cards import BLACK_THREES, RED_THREES, Card, Cards, contains, faces, minus, one, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import DrewHidden, Event, ThreesLaid
from bot.canasta.phases.going_out.exits import finish_violation, goes_out_with_any
from bot.canasta.phases.going_out.rights import keep_violation
from bot.canasta.phases.round_end import end_round
from bot.canasta.phases.stock import drawn_from, turn_card_seen, with_seen_cards
from bot.canasta.phases.threes.held_threes import automatic_threes, held_threes, last_may_stay, threes_due
from bot.canasta.phases.threes.last_three import last_three_drawn
from bot.canasta.phases.turn_checks import in_turn_violation, missing_cards_violation
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.turn import DRAWING
from bot.canasta.view import EndReason, SeatView


def options(view: SeatView) -> list[LayThrees]:
    """Return the legal choices: each held three alone, all of them, and all but one of each kind."""
    held = held_threes(view)
    if not held:
        return []
    single = [one(face) for face in faces(held)]
    choices = dict.fromkeys([held, *single, *(held - card for card in single if held != card)])
    return [action for action in map(LayThrees, choices) if check(view, action) is None]


def check(view: SeatView, action: LayThrees) -> Violation | None:
    """Return why these threes cannot be laid now."""
    table = view.table
    traits = table.rules.traits
    if table.is_running and not traits.kept_threes and threes_due(view) is None:
        # Nobody ever has a choice: it does not matter whose turn it is.
        return _not_laid("automatic" if traits.table_threes else "never", traits.table_threes)
    violation = in_turn_violation(view)
    if violation is not None:
        return violation
    cards = action.cards
    held = held_threes(view)
    if not cards:
        return Violation(Reason.NOTHING_PLAYED) if held else _not_laid("none_held", traits.kept_threes)
    if not contains(view.hand, cards):
        return missing_cards_violation(cards, view.hand)
    if not contains(held, cards):
        return _not_laid("others", traits.kept_threes)
    question = table.question
    if question is not None and question.answer and table.stock_size:
        if goes_out_with_any(view, view.hand - cards, size(cards)):
            return None
        # A card drawn for the three could keep the player from going out.
        return Violation(Reason.MUST_GO_OUT, {"left": table.hand_sizes[view.seat]})
    if table.rules.threes.unreplaced_three_ends_round and size(cards) > table.stock_size:
        return _unreplaced_violation(view, size(cards))
    left = table.hand_sizes[view.seat] - max(0, size(cards) - table.stock_size)
    if left == table.hand_sizes[view.seat]:
        return None
    if table.phase is DRAWING:
        return None if left else keep_violation(table, view.seat, view.melds, left)
    if left > table.rules.going_out.keep_after_turn and (question is None or not question.answer):
        return None
    return finish_violation(
        view, view.melds, view.hand - cards, question.answer if question is not None else None
    )


def _not_laid(why: str, threes: Cards) -> Violation:
    """Return the violation of laying threes that cannot be laid; ``threes`` are those that the rules speak of."""
    has_red, has_black = bool(threes & RED_THREES), bool(threes & BLACK_THREES)
    which = "any" if has_red == has_black else "red" if has_red else "black"
    return Violation(Reason.THREES_NOT_LAID_NOW, {"why": why, "which": which})


def _unreplaced_violation(view: SeatView, count: int) -> Violation | None:
    """Return why ``count`` threes, which end the round as the stock cannot replace them, may not be laid.

    Wikipedia 2005, Going out: a player who must draw at the beginning of the turn and cannot "may not meld any cards
    before the hand ends".
    """
    table = view.table
    if table.phase is DRAWING and threes_due(view) is None:
        return Violation(Reason.THREES_NOT_REPLACED, {"threes": count, "stock": table.stock_size})
    if table.question is not None and table.question.answer:
        return Violation(Reason.MUST_GO_OUT, {"left": table.hand_sizes[view.seat]})
    return None


def apply(state: State, seat: Seat, action: LayThrees) -> Step:
    """Lay the threes and draw for them; the caller has checked."""
    return lay_threes(state, seat, action.cards, [])


def lay_automatically(state: State, seat: Seat, events: list[Event], *, replaces: bool = True) -> Step:
    """Lay the threes of a hand that are laid automatically."""
    threes = state.hands[seat] & automatic_threes(state.table, seat)
    return (
        lay_threes(state, seat, threes, events, replaces=replaces) if threes else Step(state, tuple(events))
    )


def lay_threes(
    state: State, seat: Seat, threes: Cards, events: list[Event], *, replaces: bool = True
) -> Step:
    """Lay some threes of a hand and, unless told otherwise, replace them from the stock as far as it goes."""
    table = state.table
    stock = state.stock if replaces else b""
    more, drawn, at = drawn_from(stock, size(threes), automatic_threes(table, seat))
    laid = threes + more
    stock = state.stock[at:]
    last = last_of(state.stock, at, table.rules.traits.table_threes)
    of = table.rules.threes
    if last is not None:
        if contains(laid - threes, one(last)):
            laid -= one(last)
        elif last_may_stay(table.rules):
            last = None
        else:
            drawn -= one(last)
    events.append(ThreesLaid(seat, laid, at - (last is not None)))
    if drawn:
        events.append(DrewHidden(seat, drawn))
    hand = state.hands[seat] - threes + drawn
    known = table.known
    if known[seat]:
        known = at_seat(known, seat, minus(known[seat], threes))
    shown = replace(
        table,
        laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + laid),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        known=known,
        stock_size=len(stock),
        turn_card_drawn=turn_card_seen(table, seat, len(stock), events),
    )
    after = State(with_seen_cards(shown, seat, drawn), at_seat(state.hands, seat, hand), stock, state.hidden)
    if last is not None:
        return last_three_drawn(after, seat, last, events)
    if of.unreplaced_three_ends_round and replaces and size(drawn) < size(threes):
        return end_round(after, events, EndReason.STOCK_EXHAUSTED)
    return Step(after, tuple(events))


def last_of(stock: bytes, at: int, threes: Cards) -> Card | None:
    """Return the last card of the stock, when it was just drawn and is a three.

    pagat, End of the Play in American Canasta: "If the last card drawn from the stock is a three the game ends
    immediately."
    """
    if at and at == len(stock) and one(stock[-1]) & threes:
        return stock[-1]
    return None
