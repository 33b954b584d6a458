"""Special hands: fourteen cards that end the round as they are (pagat, American Canasta: Special Hands)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bot.canasta.cards import NATURAL_RANKS, Cards, Rank, rank_counts
from bot.canasta.rules.model import RuleSet

HAND_SIZE: Final = 14
"""The number of cards in a special hand."""

_JOKER, _TWO, _THREE, _SEVEN, _ACE = (
    rank.value for rank in (Rank.JOKER, Rank.TWO, Rank.THREE, Rank.SEVEN, Rank.ACE)
)
_PAIRS: Final = 7
_RANKS: Final = 14
_STANDARD: Final = {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000}
_WILD_PAIRS: Final[dict[str, tuple[int, ...]]] = {
    "none": (),
    "twos": (_TWO,),
    "twos_or_jokers": (_TWO, _JOKER),
}


def _counts(counts: bytes, ranks: Iterable[int]) -> list[int]:
    return sorted(counts[rank] for rank in ranks if counts[rank])


def _straight(_rules: RuleSet, counts: bytes) -> bool:
    """Return whether a hand is a straight, in any suits.

    pagat: "one card of every rank: A-2-3-4-5-6-7-8-9-10-J-Q-K-joker".
    """
    return all(counts[rank] == 1 for rank in range(_JOKER, _ACE + 1))


def _pairs(_rules: RuleSet, counts: bytes) -> bool:
    """Return whether a hand is seven pairs of different ranks (matrix D54).

    pagat: without jokers, threes or wild cards.
    """
    return _counts(counts, NATURAL_RANKS) == [2] * _PAIRS


def _pairs_with_twos(rules: RuleSet, counts: bytes) -> bool:
    """Return whether a hand is seven pairs, one of them wild.

    pagat: "a hand with a pair of twos must contain both sevens and aces as well".

    The wild pair may be of jokers where the rules say so (option pairs_wild_pair).
    """
    wild = _WILD_PAIRS[rules.scoring.pairs_wild_pair]
    return (
        counts[_SEVEN] == counts[_ACE] == 2
        and any(counts[rank] == 2 for rank in wild)
        and _counts(counts, NATURAL_RANKS) == [2] * (_PAIRS - 1)
    )


def _garbage(rules: RuleSet, counts: bytes) -> bool:
    """Return whether a hand is garbage.

    pagat: two sets of four and two of three, without wild cards or threes.

    A table rule (option garbage_form): "four natural sets of three equal cards plus two matching wild cards".
    """
    sets = _counts(counts, NATURAL_RANKS)
    if rules.scoring.garbage_form == "four_triples_and_wild_pair":
        return sets == [3, 3, 3, 3] and 2 in (counts[_TWO], counts[_JOKER])
    return sets == [3, 3, 4, 4]


_MATCHES: Final[dict[str, Callable[[RuleSet, bytes], bool]]] = {
    "straight": _straight,
    "pairs": _pairs,
    "pairs_with_twos": _pairs_with_twos,
    "garbage": _garbage,
}


def may_be_special(counts: bytes) -> bool:
    """Return whether cards could be any special hand: one of each rank, or no rank held only once."""
    return counts.count(1) in (0, _RANKS)


def is_special_hand(rules: RuleSet, name: str, cards: Cards) -> bool:
    """Return whether these cards are the special hand ``name``, and the rules have it (option special_hands)."""
    if name not in rules.scoring.special_hands:
        return False
    counts = rank_counts(cards)
    return sum(counts) == HAND_SIZE and _MATCHES[name](rules, counts)


def special_hand_points(rules: RuleSet, name: str) -> int:
    """Return the points of a special hand (option special_hand_scores; by default pagat's figures)."""
    scores: Mapping[Any, int] = rules.scoring.special_hand_scores
    return scores.get(name, _STANDARD[name])


def names_by_worth(rules: RuleSet) -> tuple[str, ...]:
    """Return the special hands of the rules, those with the most points first."""
    return tuple(
        sorted(rules.scoring.special_hands, key=lambda name: (-special_hand_points(rules, name), name))
    )
