"""Bonus cards for the player who makes the initial meld of a side (option bonus_cards), and the beginning of a turn.

pagat, Modern American Canasta, Bonus cards: drawn after the discard while the turn card is in the stock, face down
until the player's next turn. pagat, Bonus cards, wings and talons: two packets set aside at the deal instead. Mexicana:
drawn into the hand at once.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, Cards, cards_of, size
from bot.canasta.events import BonusGiven, BonusTaken, DrewHidden, Event
from bot.canasta.phases.irregularities import fined_for_count, take_exposed_back
from bot.canasta.phases.stock import turn_card_seen, with_seen_cards
from bot.canasta.phases.threes.laying_threes import lay_automatically
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, at_seat
from bot.canasta.state import State, Step
from bot.canasta.view import TableView


def set_aside(rules: RuleSet, stock: bytes) -> tuple[tuple[Cards, ...], bytes]:
    """Return the packets laid aside at the deal, and the stock without them (wings, dead_wings)."""
    packets: list[Cards] = []
    if rules.deal.bonus_cards in {"wings", "dead_wings"}:
        for count in rules.deal.bonus_card_counts:
            packets.append(cards_of(stock[:count]))
            stock = stock[count:]
    return tuple(packets), stock


def bonus_due(table: TableView, seat: Seat) -> int:
    """Return the number of cards that the seat gets for an initial meld made now."""
    deal = table.rules.deal
    side = table.seating.sides[seat]
    if deal.bonus_cards == "wings":
        return table.wings[0] if table.wings else 0
    if deal.bonus_cards == "draw_after_initial_meld":
        if table.stock_size < deal.turn_card_from_bottom:
            return 0
    elif deal.bonus_cards != "draw_into_hand":
        return 0
    others = any(melded for other, melded in enumerate(table.has_melded) if other != side)
    return min(deal.bonus_card_counts[others], table.stock_size)


def give_after_discard(state: State, seat: Seat, events: list[Event]) -> State:
    """Give face-down bonus cards to a seat that made the initial meld in the turn that just ended.

    A side that melds after the turn card was drawn gets none.
    """
    table = state.table
    if table.rules.deal.bonus_cards == "draw_into_hand":
        return state
    count = bonus_due(table, seat)
    if not count:
        return state
    hidden, stock, wings = state.hidden, state.stock, table.wings
    if wings:
        cards, wings = hidden.wings[0], wings[1:]
        hidden = replace(hidden, wings=hidden.wings[1:])
    else:
        cards, stock = cards_of(stock[:count]), stock[count:]
    seats = len(table.hand_sizes)
    events.append(BonusGiven(seat, count, to_hand=False))
    given = replace(
        table,
        bonus=at_seat(table.bonus or (0,) * seats, seat, count),
        wings=wings,
        stock_size=len(stock),
        turn_card_drawn=turn_card_seen(table, seat, len(stock), events),
    )
    hidden = replace(hidden, bonus=at_seat(hidden.bonus or (NO_CARDS,) * seats, seat, cards))
    # Face-down bonus cards are not in the hand, so those seen in the pile are not recorded as known.
    return State(with_seen_cards(given, seat, NO_CARDS), state.hands, stock, hidden)


def give_into_hand(step: Step, seat: Seat) -> Step:
    """Add bonus cards to the hand at once after the step's initial meld; threes among them are laid and replaced."""
    state = step.state
    table = state.table
    if table.rules.deal.bonus_cards != "draw_into_hand" or not table.is_running:
        return step
    count = bonus_due(table, seat)
    if not count or (table.question is not None and table.question.answer):
        return step
    cards, stock = cards_of(state.stock[:count]), state.stock[count:]
    events = [*step.events, BonusGiven(seat, count, to_hand=True), DrewHidden(seat, cards)]
    hand = state.hands[seat] + cards
    given = replace(
        table,
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        stock_size=len(stock),
        turn_card_drawn=turn_card_seen(table, seat, len(stock), events),
    )
    return lay_automatically(
        State(with_seen_cards(given, seat, cards), at_seat(state.hands, seat, hand), stock, state.hidden),
        seat,
        events,
    )


def take_bonus(state: State, seat: Seat, events: list[Event]) -> State:
    """Add the face-down bonus cards of a seat to its hand, at the beginning of its turn."""
    table = state.table
    if not table.bonus or not table.bonus[seat]:
        return state
    cards = state.hidden.bonus[seat]
    hand = state.hands[seat] + cards
    events.append(BonusTaken(seat, table.bonus[seat]))
    events.append(DrewHidden(seat, cards))
    taken = replace(
        table, bonus=at_seat(table.bonus, seat, 0), hand_sizes=at_seat(table.hand_sizes, seat, size(hand))
    )
    hidden = replace(state.hidden, bonus=at_seat(state.hidden.bonus, seat, NO_CARDS))
    return State(taken, at_seat(state.hands, seat, hand), state.stock, hidden)


def begin_turn(state: State, events: list[Event]) -> Step:
    """Return the state and the events when the turn of ``state.table.turn`` has begun.

    pagat, Bonus cards in American Canasta: they join the hand, "place any threes that you find in among them face up"
    and replace them; "then you begin your normal turn". Scarne, Important Rule: red threes are laid at each turn.
    """
    seat = state.table.turn.seat
    state = take_bonus(state, seat, events)
    if state.table.penalty_cards:
        state = fined_for_count(state, seat, events)
        state = take_exposed_back(state, seat, events)
    return lay_automatically(state, seat, events)
