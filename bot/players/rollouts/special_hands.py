"""Special hands in rollouts: nobody collects one, but who draws the last card of one shows it."""

from __future__ import annotations

from typing import Final

from bot.players.rollouts.compiling import compiled
from bot.players.rollouts.position import Round
from bot.players.rollouts.ranks import ACE, BLACK_THREE, JOKER, LOWEST, RANKS, RED_THREE, SEVEN, TWO
from bot.players.rollouts.rules import RolloutRules

_CARDS: Final = 14
_PAIRS: Final = 7
_TRIPLES_OF_GARBAGE: Final = 4


@compiled
def special_hand(rules: RolloutRules, game: Round, place: int) -> int:
    """Return the index of the special hand with the most points that a player holds, -1 without one."""
    hand = game.hands[place]
    joker, two, threes = hand[JOKER], hand[TWO], hand[RED_THREE] + hand[BLACK_THREE]
    cards = joker + two + threes
    singles, pairs, triples, fours = 0, 0, 0, 0
    for rank in range(LOWEST, RANKS):
        held = hand[rank]
        cards += held
        singles += held == 1
        pairs += held == 2
        triples += held == 3
        fours += held == 4
    if cards != _CARDS:
        return -1
    has_wild_pair = (two == 2 and rules.wild_pairs & 1) or (joker == 2 and rules.wild_pairs & 2)
    if singles == RANKS - LOWEST and joker == two == threes == 1:
        found = 0
    elif pairs == _PAIRS:
        found = 1
    elif pairs == _PAIRS - 1 and hand[SEVEN] == hand[ACE] == 2 and has_wild_pair:
        found = 2
    elif (triples == 2 and fours == 2 and not rules.garbage_with_wilds) or (
        triples == _TRIPLES_OF_GARBAGE and (two == 2 or joker == 2) and rules.garbage_with_wilds
    ):
        found = 3
    else:
        return -1
    return found if rules.special_hands[found] > 0 else -1
