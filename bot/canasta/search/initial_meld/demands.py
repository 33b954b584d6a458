"""Demands of the terms of an initial meld on its melds: pure ones, canastas, a pair for the upcard.

A demand narrows each way to meld a rank, so that a search takes only what meets it. pagat, The Initial
Meld in American Canasta.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from bot.canasta.cards import NATURAL_RANKS, NATURALS, WILDS, Cards, Rank, points, size
from bot.canasta.melding.meld_numbers import Choice, Row
from bot.canasta.search.initial_meld.terms import InitialTerms

_TWO, _JOKER = Rank.TWO.value, Rank.JOKER.value
_FIRST_NATURAL: Final = NATURAL_RANKS[0]
WILD_ROW: Final = 0
"""The rank by which a row stands for a meld of wild cards."""
_PURE_CARDS: Final = 3
_PAIR: Final = 2
Demand: TypeAlias = Callable[[Row, Choice], Choice | None]
"""A function that narrows a way to meld a rank to what meets the demand; None if nothing does."""


def roads_to(
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


def may_be_waived(terms: InitialTerms, taken: int, counts: bytes) -> bool:
    """Return whether a canasta that replaces the points is possible."""
    if terms.waiver == "none":
        return False
    return max(counts[_FIRST_NATURAL:]) + counts[_TWO] + counts[_JOKER] + (taken != 0) >= terms.canasta_size


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
    return lambda row, choice: choice if row.rank == rank and choice.naturals >= _PAIR else None


def _purity(terms: InitialTerms, taken: int) -> Demand:
    """Return the demand of option initial_purity."""
    purity = terms.purity

    def narrow(row: Row, choice: Choice) -> Choice | None:
        if row.rank == WILD_ROW:
            return choice if purity == "pure_three_or_wild" else None
        if choice.naturals + (row.rank == taken) < _PURE_CARDS:
            return None
        if purity == "three_naturals":
            return choice
        return _without_wilds(choice) if not choice.least else None

    return narrow


def _without_wilds(choice: Choice) -> Choice:
    return Choice(choice.naturals, choice.value, choice.least, 0)


def _canasta(terms: InitialTerms, taken: int, make: str, *, from_hand: bool) -> Demand:
    """Return the demand of a complete canasta; ``from_hand`` without the upcard."""
    needed = terms.canasta_size

    def narrow(row: Row, choice: Choice) -> Choice | None:
        if row.rank == WILD_ROW:
            if make == "natural" or choice.most < needed:
                return None
            return choice._replace(least=max(choice.least, needed))
        naturals = choice.naturals + (not from_hand and row.rank == taken)
        if make != "any":
            return _without_wilds(choice) if naturals >= needed and not choice.least else None
        least = max(choice.least, needed - naturals)
        return choice._replace(least=least) if least <= choice.most else None

    return narrow
