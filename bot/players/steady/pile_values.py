"""Estimates of the discard pile: how much of it a take brings, and which cards can take it."""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import NATURAL_RANKS, Rank
from bot.players.steady.holdings import Holdings
from bot.players.steady.situation import Situation

_MOST_TAKEN: Final = {"top_only": 1, "top_3": 3, "top_5": 5, "top_7": 7}


def cards_taken(situation: Situation, pile: float) -> float:
    """Return the number of cards that a take brings from a pile of this size (option pile_take_extent)."""
    most = _MOST_TAKEN.get(situation.rules.draw.pile_take_extent)
    return pile if most is None else min(pile, most)


def piles_to_catch(situation: Situation, holdings: Holdings) -> float:
    """Return the value of the piles that pairs, melds and single cards with a wild card may take."""
    weights = situation.weights
    rules = situation.rules
    hand, naturals = holdings.hand, holdings.naturals
    frozen = not holdings.has_melded or situation.table.pile_frozen or rules.pile.pile_always_frozen
    has_wild = rules.pile.pile_natural_plus_wild and bool(hand[Rank.TWO] or hand[Rank.JOKER])
    copies = 0.0
    for rank in NATURAL_RANKS:
        held = hand[rank]
        if holdings.dead and holdings.is_dead(rank):
            continue
        if held >= 2:
            share = 1.0
        elif frozen:
            continue
        elif naturals[rank] and rules.pile.pile_layoff_to_meld:
            share = weights.catch_by_meld
        elif held and has_wild:
            share = weights.catch_with_wild
        else:
            continue
        if naturals[rank]:
            share *= weights.catch_by_meld
        copies += share * situation.unseen[rank]
    if not holdings.has_melded:
        copies *= weights.catch_before_melding
    copies *= situation.pack_share
    pile = cards_taken(situation, holdings.pile + weights.pile_grows_by) * weights.card_of_pile
    return min(0.8, copies * weights.catch) * pile * situation.time_left
