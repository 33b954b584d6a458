"""Tests, before the draw, that a seat can go out in this turn with any cards drawn.

Scarne, Seeking Information, lets a player ask "at his proper turn to play, and before melding". Before the draw, too, a
yes must not bind to the impossible (matrix D19), and the next card is unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from bot.canasta.cards import (
    ALL_OF_RANK,
    NATURALS,
    SUIT_MASKS,
    Card,
    Cards,
    Rank,
    Suit,
    cards_of,
    faces,
    full_pack,
    size,
)
from bot.canasta.phases.going_out.exits import may_go_out
from bot.canasta.phases.threes.held_threes import automatic_threes, last_may_stay
from bot.canasta.policies.end_of_stock import can_draw, draw_count_of
from bot.canasta.seats import at_seat
from bot.canasta.turn import FROM_STOCK, PLAYING, Turn
from bot.canasta.view import SeatView


def goes_out_after_draw(view: SeatView) -> bool:
    """Return whether the seat, which has not drawn yet, can go out with any cards drawn."""
    table = view.table
    if not can_draw(table):
        return False
    return goes_out_with_any(view, view.hand, draw_count_of(table.rules, table.round))


def goes_out_with_any(view: SeatView, hand: Cards, most: int) -> bool:
    """Return whether the seat can go out with these cards and any others from the stock, ``most`` at most.

    Threes that the stock replaces do not count. The seat gets fewer than ``most`` cards where the stock runs out.
    """
    faces_drawn = tuple(_drawn_faces(view))
    return all(
        _goes_out_with(view, hand + cards_of(drawn))
        for count in range(1, most + 1)
        for drawn in combinations_with_replacement(faces_drawn, count)
    )


def _goes_out_with(view: SeatView, hand: Cards) -> bool:
    table = view.table
    drawn = replace(
        table,
        phase=PLAYING,
        turn=Turn(table.turn.number, view.seat, FROM_STOCK),
        hand_sizes=at_seat(table.hand_sizes, view.seat, size(hand)),
    )
    return may_go_out(SeatView(drawn, view.seat, hand))


def _drawn_faces(view: SeatView) -> Iterator[Card]:
    """Yield a card of each kind that a draw may leave in the hand, those that fit least first."""
    rules, deal = view.table.rules, view.table.rules.deal
    replaced = automatic_threes(view.table, view.seat)
    if not last_may_stay(rules):
        # A player who may keep such a three may lay it instead, also after a yes.
        replaced |= rules.traits.kept_threes
    drawn = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank) & ~replaced
    if not rules.melds.sequence_melds:
        drawn &= ~NATURALS | SUIT_MASKS[Suit.CLUBS]
    threes = ALL_OF_RANK[Rank.THREE]
    yield from faces(drawn & threes)
    yield from faces(drawn & ~threes)
