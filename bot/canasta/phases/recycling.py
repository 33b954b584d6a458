"""The pile made into a new stock (option ``stock_exhaustion`` recycle_pile)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.canasta.cards import cards_of
from bot.canasta.events import Event, PileRecycled
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card
from bot.canasta.seats import Seat
from bot.canasta.shuffle import RECYCLED_PILE, shuffled
from bot.canasta.state import State


def recycled(state: State, seat: Seat, events: list[Event]) -> State:
    """The pile but its upcard shuffled, and put below what is left of the stock (option recycle_pile).

    Wikipedia 2005, Variations: "consider flipping over the discard pile and turning it into a new stock". It does not say
    more: the upcard stays as the new pile, the rest is shuffled, by a secret of its own that follows from the deal's.
    """
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
