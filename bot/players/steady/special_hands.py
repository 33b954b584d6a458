"""Distance of a hand to a special hand (pagat, American Canasta: Special Hands), and its value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.canasta.cards import NATURAL_RANKS, Rank
from bot.canasta.policies.special_hands import special_hand_points
from bot.players.steady.holdings import Holdings
from bot.players.steady.situation import Situation
from bot.players.steady.weights import at

_JOKER, _TWO, _SEVEN, _ACE = Rank.JOKER.value, Rank.TWO.value, Rank.SEVEN.value, Rank.ACE.value
_GARBAGE: Final = (4, 4, 3, 3)


def _straight(counts: bytes) -> int:
    """Return the number of ranks missing from a hand with one card of each."""
    return sum(not counts[rank] for rank in range(_JOKER, _ACE + 1))


def _pairs(counts: bytes) -> int:
    return 14 - sum(sorted((min(2, counts[rank]) for rank in NATURAL_RANKS), reverse=True)[:7])


def _pairs_with_twos(counts: bytes) -> int:
    wanted = sum(min(2, counts[rank]) for rank in (_TWO, _SEVEN, _ACE))
    others = (min(2, counts[rank]) for rank in NATURAL_RANKS if rank not in {_SEVEN, _ACE})
    return 14 - wanted - sum(sorted(others, reverse=True)[:4])


def _garbage(counts: bytes) -> int:
    most = sorted((counts[rank] for rank in NATURAL_RANKS), reverse=True)
    return sum(max(0, wanted - have) for wanted, have in zip(_GARBAGE, most, strict=False))


_MISSING: Final[dict[str, Callable[[bytes], int]]] = {
    "straight": _straight,
    "pairs": _pairs,
    "pairs_with_twos": _pairs_with_twos,
    "garbage": _garbage,
}
"""Counters of the cards that a hand lacks, by special hand; options garbage_form and pairs_wild_pair are ignored."""


def special_hand_in_reach(situation: Situation, holdings: Holdings) -> float:
    """Return the highest expected value of a special hand in reach; 0 for a side that has melded."""
    scoring = situation.rules.scoring
    if not scoring.special_hands or holdings.has_melded:
        return 0.0
    late = situation.time_left * (1.0 - situation.end_chance)
    best = 0.0
    for name in scoring.special_hands:
        missing = _MISSING[name](holdings.hand)
        chance = at(situation.weights.special_by_missing, missing)
        if chance:
            best = max(best, chance * special_hand_points(situation.rules, name))
    return best * late
