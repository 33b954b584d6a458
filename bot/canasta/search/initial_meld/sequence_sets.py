"""The sequences and melds of threes that a hand can lay down together, as parts of an initial meld."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from bot.canasta.cards import (
    NO_CARDS,
    SUIT_MASKS,
    Cards,
    Rank,
    contains,
    of_rank,
    points,
    rank_count,
    size,
    some_of_rank,
)
from bot.canasta.melding.runs import each_once, runs_about, with_neighbours
from bot.canasta.rules.model import RuleSet

_TWO, _THREE, _JOKER = Rank.TWO.value, Rank.THREE.value, Rank.JOKER.value

_SEQUENCE_SETS: Final = 60
"""The most sets of sequences that are looked at."""


def sequence_sets(rules: RuleSet, hand: Cards) -> Iterator[tuple[Cards, ...]]:
    """Yield sets of sequences and melds of threes in a hand, none first, then those of one, longer ones first."""
    yield ()
    some: set[Cards] = set()
    if rules.melds.sequence_melds:
        some.update(_runs(rules, hand))
    if rules.melds.threes_melds and rank_count(hand, _THREE) >= rules.melds.min_meld_cards:
        some |= {of_rank(hand, _THREE), some_of_rank(hand, _THREE, rules.melds.min_meld_cards)}
    if not some:
        return
    runs = sorted(some, key=size_and_points, reverse=True)
    level: list[tuple[tuple[Cards, ...], int]] = [((), 0)]
    given = 0
    while level and given < _SEQUENCE_SETS:
        further = []
        for chosen, start in level:
            left = hand - sum(chosen)
            for at in range(start, len(runs)):
                if contains(left, runs[at]):
                    further.append(((*chosen, runs[at]), at))
                    yield (*chosen, runs[at])
                    given += 1
                    if given >= _SEQUENCE_SETS:
                        return
        level = further


@lru_cache(maxsize=1 << 14)
def size_and_points(run: Cards) -> tuple[int, int]:
    """Return the number of cards of a run, and their points."""
    return size(run), points(run)


def _runs(rules: RuleSet, hand: Cards) -> Iterator[Cards]:
    """Yield every run of one suit in a hand that may be a sequence, also with a wild card where the rules allow it."""
    limits = rules.melds
    wilds: list[Cards] = []
    if limits.sequence_max_wilds:
        wilds = [some for rank in (_TWO, _JOKER) if (some := some_of_rank(hand, rank, 1))]
    once = each_once(hand)
    once &= with_neighbours(once, limits.min_naturals, with_wild=bool(wilds))
    for suit, mask in enumerate(SUIT_MASKS):
        if once & mask:
            for wild in wilds or [NO_CARDS]:
                yield from runs_about(NO_CARDS, once & mask, suit, wild, limits.min_naturals)
