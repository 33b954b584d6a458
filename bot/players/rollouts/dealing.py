"""Hidden cards dealt anew, in compiled code, from what a seat has not seen."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.players.rollouts.beliefs import COUNTS, Likelihoods
from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.hands import add_card
from bot.players.rollouts.position import FACE_DOWN, Round
from bot.players.rollouts.ranks import RANK_OF, Numbers

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_EXCHANGES: Final = 4
"""Exchanges tried for each unseen card of the hands: more bring no other deals."""
_FINE: Final = 1 << 20
"""The number of steps in which a chance is drawn."""
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


class UnseenCards(NamedTuple):
    """The cards that a seat has not seen: their ranks, and by place how many of them a hand holds, and a foot.

    The rest of them lies under the pile, is the stock, and was set aside for the round. ``keeps_threes`` says by place
    whether such threes may be among the cards of a hand that are laid down at once otherwise; ``laid`` says by rank which
    these are. ``random`` is the state of the generator, a number that the seed of the deals sets.
    """

    cards: Numbers
    missing: Numbers
    in_feet: Numbers
    keeps_threes: Numbers
    laid: Numbers
    likelihoods: Likelihoods
    random: NDArray[np.uint64]


@compiled
def deal_hidden(game: Round, hidden: UnseenCards) -> None:
    """Deal the unseen cards as they are likely to lie: mostly no three in a hand that would lie on the table."""
    cards = hidden.cards
    _shuffle(cards, 0, hidden.random)
    # Such threes go to the end, from where they are shuffled into the stock.
    dealt = 0
    for place in range(len(hidden.missing)):
        for _ in range(hidden.missing[place]):
            at = dealt
            while at < len(cards) and hidden.laid[cards[at] & RANK_OF] and not hidden.keeps_threes[place]:
                at += 1
            if at == len(cards):
                at = dealt
            card = cards[at]
            cards[at] = cards[dealt]
            cards[dealt] = card
            add_card(game, place, card, 1)
            dealt += 1
    for _ in range(_EXCHANGES * dealt):
        _exchange(game, hidden, dealt)
    _shuffle(cards, dealt, hidden.random)
    for place in range(len(hidden.in_feet)):
        for _ in range(hidden.in_feet[place]):
            game.feet[place, cards[dealt]] += 1
            dealt += 1
    for at in range(game.now[FACE_DOWN]):
        game.pile[at] = cards[dealt]
        dealt += 1
    for at in range(len(game.stock)):
        game.stock[at] = cards[dealt + at]


@compiled
def _exchange(game: Round, hidden: UnseenCards, dealt: int) -> None:
    """Exchange a card of a hand with one of another hand or of the stock, more often the likelier that makes the deal.

    After enough such steps (the Metropolis algorithm) deals are as frequent as they are likely.
    """
    cards = hidden.cards
    at = _below(hidden.random, dealt)
    other = _below(hidden.random, len(cards))
    given, got = cards[at], cards[other]
    if given == got or hidden.laid[given & RANK_OF] or hidden.laid[got & RANK_OF]:
        return
    giver = _place_of(hidden, at)
    taker = _place_of(hidden, other)
    if giver == taker:
        return
    add_card(game, giver, given, -1)
    likelier = _factor(hidden, game, giver, got) / _factor(hidden, game, giver, given)
    if taker >= 0:
        add_card(game, taker, got, -1)
        likelier *= _factor(hidden, game, taker, given) / _factor(hidden, game, taker, got)
    if likelier < 1.0 and _below(hidden.random, _FINE) >= likelier * _FINE:
        add_card(game, giver, given, 1)
        if taker >= 0:
            add_card(game, taker, got, 1)
        return
    cards[at] = got
    cards[other] = given
    add_card(game, giver, got, 1)
    if taker >= 0:
        add_card(game, taker, given, 1)


@compiled
def _place_of(hidden: UnseenCards, at: int) -> int:
    """Return the place that holds a card of the unseen ones; -1 for the stock."""
    for place in range(len(hidden.missing)):
        at -= hidden.missing[place]
        if at < 0:
            return place
    return -1


@compiled
def _factor(hidden: UnseenCards, game: Round, place: int, card: int) -> float:
    """Return the factor on one card more of its rank in a hand."""
    rank = card & RANK_OF
    return hidden.likelihoods[place, rank, min(COUNTS - 1, game.hands[place, rank])]


@compiled
def _shuffle(cards: Numbers, first: int, random: NDArray[np.uint64]) -> None:
    """Shuffle the cards from ``first`` on (Fisher-Yates)."""
    for last in range(len(cards) - 1, first, -1):
        at = first + _below(random, last - first + 1)
        rank = cards[at]
        cards[at] = cards[last]
        cards[last] = rank


@compiled
def _below(random: NDArray[np.uint64], count: int) -> int:
    """Return a number from 0 to ``count`` - 1 (splitmix64, the same on every machine)."""
    random[0] += _STEP
    mixed = random[0]
    mixed = (mixed ^ (mixed >> _30)) * _FIRST
    mixed = (mixed ^ (mixed >> _27)) * _SECOND
    mixed = mixed ^ (mixed >> _31)
    return np.int64(((mixed >> _32) * np.uint64(count)) >> _32)
