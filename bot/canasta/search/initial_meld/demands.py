"""Demands of the terms of an initial meld on its melds: pure ones, canastas, a pair for the upcard.

A demand narrows each way to meld a rank, so that a search takes only what meets it. pagat, The Initial
Meld in American Canasta.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from bot.canasta.cards import NATURAL_RANKS, NATURALS, WILDS, Cards, Rank, points, size
from bot.canasta.melding.meld_numbers import RankWay, RankWays
from bot.canasta.search.initial_meld.terms import InitialTerms

_TWO, _JOKER = Rank.TWO.value, Rank.JOKER.value
_FIRST_NATURAL: Final = NATURAL_RANKS[0]
WILD_RANK: Final = 0
"""The rank that stands for a meld of wild cards."""
_PURE_CARDS: Final = 3
_PAIR: Final = 2
Demand: TypeAlias = Callable[[RankWays, RankWay], RankWay | None]
"""A function that narrows a way to meld a rank to what meets the demand; None if nothing does."""


def demands_of(
    terms: InitialTerms,
    taken: int,
    needed_rank: int,
    counts: bytes,
    runs: tuple[Cards, ...],
    minimum: int,
) -> Iterator[tuple[list[Demand], int]]:
    """Yield the ways to a valid initial meld: the demands on its melds, and the points that are still due.

    ``taken`` is the upcard's rank (0 for none); of ``needed_rank``, unless it is 0, a natural pair must be melded.
    ``runs`` are the sequences that are laid in any case.
    """
    size_due = terms.canasta_size
    has_long_run = any(size(run) >= size_due for run in runs)
    always: list[Demand] = []
    if needed_rank:
        always.append(_pair_of(needed_rank))
    if terms.canasta == "natural":
        always.append(_canasta(terms, taken, "natural", from_hand=False))
    elif terms.canasta == "any" and not has_long_run:
        always.append(_canasta(terms, taken, "any", from_hand=False))
    pure = [] if terms.purity == "none" or _has_pure_run(terms, runs) else [_purity(terms, taken)]
    beside = pure if terms.purity == "pure_three_always" else []
    longest, wilds = max(counts[_FIRST_NATURAL:]), counts[_TWO] + counts[_JOKER]
    if terms.waiver == "any_canasta" and (has_long_run or longest + wilds + (taken != 0) >= size_due):
        canasta = [] if has_long_run else [_canasta(terms, taken, "any", from_hand=False)]
        yield [*always, *beside, *canasta], 0
    elif terms.waiver == "natural_or_wild_from_hand" and max(longest, wilds) >= size_due:
        yield [*always, *beside, _canasta(terms, taken, "natural_or_wild", from_hand=True)], 0
    yield always + pure, minimum


def runs_suffice(terms: InitialTerms, runs: tuple[Cards, ...], minimum: int, room: int) -> bool:
    """Return whether sequences alone are an initial meld."""
    laid = sum(runs)
    has_canasta = any(size(run) >= terms.canasta_size for run in runs)
    is_waived = terms.waiver == "any_canasta" and has_canasta
    return (
        size(laid) <= room
        and (is_waived or points(laid) >= minimum)
        and (
            terms.purity == "none"
            or (is_waived and terms.purity != "pure_three_always")
            or _has_pure_run(terms, runs)
        )
        and (terms.canasta is None or (terms.canasta == "any" and has_canasta))
    )


def _has_pure_run(terms: InitialTerms, runs: tuple[Cards, ...]) -> bool:
    """Return whether a sequence has the naturals that an initial meld must have (option initial_purity)."""
    wilds_fit = terms.purity == "three_naturals"
    return any(size(run & NATURALS) >= _PURE_CARDS and (wilds_fit or not run & WILDS) for run in runs)


def _pair_of(rank: int) -> Demand:
    """Return the demand of a meld of a rank with a natural pair in it."""
    return lambda rank_ways, way: way if rank_ways.rank == rank and way.naturals >= _PAIR else None


def _purity(terms: InitialTerms, taken: int) -> Demand:
    """Return the demand of option initial_purity."""
    purity = terms.purity

    def narrow(rank_ways: RankWays, way: RankWay) -> RankWay | None:
        if rank_ways.rank == WILD_RANK:
            return way if purity == "pure_three_or_wild" else None
        if way.naturals + (rank_ways.rank == taken) < _PURE_CARDS:
            return None
        if purity == "three_naturals":
            return way
        return _without_wilds(way) if not way.least else None

    return narrow


def _without_wilds(way: RankWay) -> RankWay:
    return RankWay(way.naturals, way.value, way.least, 0)


def _canasta(terms: InitialTerms, taken: int, make: str, *, from_hand: bool) -> Demand:
    """Return the demand of a complete canasta; ``from_hand`` without the upcard."""
    needed = terms.canasta_size

    def narrow(rank_ways: RankWays, way: RankWay) -> RankWay | None:
        if rank_ways.rank == WILD_RANK:
            if make == "natural" or way.most < needed:
                return None
            return way._replace(least=max(way.least, needed))
        naturals = way.naturals + (not from_hand and rank_ways.rank == taken)
        if make != "any":
            return _without_wilds(way) if naturals >= needed and not way.least else None
        least = max(way.least, needed - naturals)
        return way._replace(least=least) if least <= way.most else None

    return narrow
