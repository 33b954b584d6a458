"""The stock: recycling the pile into a new one, the cards of it that were seen, the turn card.

Option ``stock_exhaustion`` recycle_pile and recycle_pile_turned_over.
Wikipedia 2005, Variations: "consider flipping over the discard pile and turning it into a new stock". Turned over, the
whole pile is the new stock, its bottom card on top: players who followed the discards know its order, and so does every
view (``seen_stock``). Many shuffle it instead and leave the upcard: then the order follows from a separate secret.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, Cards, cards_of, minus, one
from bot.canasta.events import Event, PileRecycled, PileTurnedOver, TurnCardDrawn
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card
from bot.canasta.seats import Seat, at_seat
from bot.canasta.shuffle import RECYCLED_PILE, shuffled
from bot.canasta.state import State
from bot.canasta.view import TableView


def drawn_from(stock: bytes, wanted: int, laid_at_once: Cards) -> tuple[Cards, Cards, int]:
    """Return the threes laid and the cards kept while so many are drawn to keep, and the number of cards drawn."""
    laid = kept = NO_CARDS
    at = 0
    while wanted and at < len(stock):
        card = one(stock[at])
        at += 1
        if card & laid_at_once:
            laid += card
        else:
            kept += card
            wanted -= 1
    return laid, kept, at


def recycled(state: State, seat: Seat, events: list[Event]) -> State:
    """Return the state with the pile put below the rest of the stock."""
    if state.table.rules.end.stock_exhaustion == "recycle_pile_turned_over":
        return _turned_over(state, seat, events)
    return _shuffled(state, seat, events)


def _turned_over(state: State, seat: Seat, events: list[Event]) -> State:
    table = state.table
    stock = state.stock + state.hidden.under_pile + table.pile
    events.append(PileTurnedOver(seat, len(stock)))
    # Face-down cards of the pile, which are unknown, lie between the known cards of the stock and the pile.
    seen = table.pile if table.pile_face_down else table.seen_stock + table.pile
    return State(
        replace(
            table,
            stock_size=len(stock),
            seen_stock=seen,
            pile=b"",
            pile_face_down=0,
            pile_frozen=False,
            turned_red_three=False,
            recycled=table.recycled + 1,
        ),
        state.hands,
        stock,
        replace(state.hidden, under_pile=b""),
    )


def _shuffled(state: State, seat: Seat, events: list[Event]) -> State:
    table = state.table
    number = table.recycled + 1
    under = cards_of(table.pile[:-1]) + cards_of(state.hidden.under_pile)
    secret = bytes.fromhex(state.hidden.recycle_secret)
    stock = state.stock + shuffled(under, secret, "", number, "", RECYCLED_PILE)
    pile = table.pile[-1:]
    events.append(PileRecycled(seat, len(stock)))
    return State(
        replace(
            table,
            stock_size=len(stock),
            pile=pile,
            pile_face_down=0,
            turned_red_three=False,
            pile_frozen=freeze_card(pile, table.rules.pile.pile_freeze_cards) is not None,
            recycled=number,
        ),
        state.hands,
        stock,
        replace(state.hidden, under_pile=b""),
    )


def with_seen_cards(table: TableView, seat: Seat, kept: Cards) -> TableView:
    """Return the table after a seat drew from a stock that was turned over.

    ``table.stock_size`` is the size after the draw; ``kept`` are the cards drawn to the hand. Those among them that
    were seen before become known cards of the hand.
    """
    seen = table.seen_stock
    gone = len(seen) - table.stock_size
    if gone <= 0:
        return table
    drawn = cards_of(seen[:gone])
    known = table.known[seat] + minus(drawn, minus(drawn, kept))
    return replace(table, seen_stock=seen[gone:], known=at_seat(table.known, seat, known))


def turn_card_seen(table: TableView, seat: Seat, left: int, events: list[Event]) -> bool:
    """Return whether the turn card has left the stock of now ``left`` cards; add an event when it just has.

    pagat, Modern American Canasta, Deal: "a player who draws the turn card must announce it so that all players know
    that there are just 8 cards remaining". It lies near the bottom of the stock (option turn_card_from_bottom).
    Replacements and bonus cards can take it too (matrix sequence 53).
    """
    if table.turn_card_drawn:
        return True
    if left >= table.rules.deal.turn_card_from_bottom:
        return False
    events.append(TurnCardDrawn(seat, left))
    return True
