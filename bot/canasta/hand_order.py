"""Orders of a hand: by rank as hands are held, or by suit as sequences are looked for."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.canasta.cards import Card, Cards, Rank, each_card, rank_of, suit_of


class HandOrder(StrEnum):
    """An order of the naturals of a hand; threes and wild cards stand last in all."""

    HIGH = "high"
    """By rank, aces first."""
    LOW = "low"
    """By rank, aces last."""
    SUIT = "suit"
    """By suit, aces last in each."""


def in_order(cards: Cards, order: HandOrder) -> tuple[Card, ...]:
    """Return the cards of a hand in an order."""
    if order is HandOrder.SUIT:
        return tuple(sorted(each_card(cards), key=_by_suit))
    ranks = ranks_in(order)
    return tuple(sorted(each_card(cards), key=lambda card: (ranks.index(rank_of(card)), _suit_place(card))))


def ranks_in(order: HandOrder) -> tuple[int, ...]:
    """Return all ranks in an order, for cards that stand together by rank; aces are first in that of suits."""
    return (*(_LOW_FIRST if order is HandOrder.LOW else _LOW_FIRST[::-1]), *_LAST)


_LOW_FIRST: Final = tuple(range(Rank.FOUR, Rank.ACE + 1))
_LAST: Final = (Rank.THREE, Rank.TWO, Rank.JOKER)
_SUITS: Final = (2, 3, 1, 0)
"""The places of clubs, diamonds, hearts and spades in the order spades, hearts, clubs, diamonds: black and red by turns."""


def _by_suit(card: Card) -> tuple[int, int, int]:
    rank = rank_of(card)
    if rank in _LAST:
        return _LAST.index(Rank(rank)) + 1, 0, _suit_place(card)
    return 0, _suit_place(card), rank


def _suit_place(card: Card) -> int:
    return _SUITS[suit_of(card)]
