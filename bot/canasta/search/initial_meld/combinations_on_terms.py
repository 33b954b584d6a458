"""Initial melds where points alone do not decide: pure melds, melds of wild cards, canastas, sequences, closed ranks.

Each demand is a choice of the melds that could meet it. For every such choice the searches of
:mod:`bot.canasta.search.initial_meld.combinations` are run with these melds as part of every combination. pagat, The
Initial Meld in American Canasta.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from bot.canasta.actions import Play
from bot.canasta.cards import NATURAL_RANKS, NO_CARDS, Card, Cards, Rank, rank_counts, rank_of, size
from bot.canasta.melding.bounds import Bounds, bounds_of, mixed_ranks
from bot.canasta.melding.meld_numbers import (
    JOKER_POINTS,
    NATURAL_POINTS,
    NOTHING_GIVEN,
    TWO_POINTS,
    Choice,
    Given,
    Row,
    Shape,
    Sketch,
    shape_of,
    spelled,
    ways_to_meld,
)
from bot.canasta.melds import Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.initial_meld.combinations import best_of, initial_combinations, most_points, varied
from bot.canasta.search.initial_meld.demands import WILD_ROW, Demand, may_be_waived, roads_to, runs_suffice
from bot.canasta.search.initial_meld.fewest_cards import fewest_of
from bot.canasta.search.initial_meld.sequence_sets import sequence_sets, size_and_points
from bot.canasta.search.initial_meld.terms import CLASSIC_TERMS, InitialTerms

_TWO, _JOKER, _ACE = Rank.TWO.value, Rank.JOKER.value, Rank.ACE.value

_ORDER: Final = {
    taken: sorted(NATURAL_RANKS, key=lambda rank, taken=taken: (rank != taken, -rank))  # type: ignore[misc]
    for taken in range(_ACE + 1)
}
"""The ranks in the order in which they are tried, by the upcard's rank."""


class _Search(NamedTuple):
    """The constants of one search: the upcard's rank (0 for none) and the terms.

    ``is_plain`` says that nothing but points is asked for. ``mixed`` has a bit for each rank that may take wild cards,
    ``shape`` are the limits of its melds and ``pure_shape`` those of the others.
    """

    rules: RuleSet
    bounds: Bounds
    terms: InitialTerms
    taken: int
    beside: int
    needed_rank: int
    most: int
    is_plain: bool
    mixed: int
    shape: Shape
    pure_shape: Shape


def combinations_on_terms(
    rules: RuleSet,
    hand: Cards,
    minimum: int,
    *,
    room: int,
    terms: InitialTerms,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    upcard: Card | None = None,
    beside: int = 2,
    needed_rank: int = 0,
    most: int = 12,
) -> list[tuple[Play, ...]]:
    """Return initial melds that meet these terms.

    Order and limits are as in :func:`~bot.canasta.search.initial_meld.combinations.initial_combinations`.
    With ``needed_rank`` a meld of that rank with at least two naturals is among them.
    """
    if terms is CLASSIC_TERMS and not needed_rank and rules.traits.plain_melds:
        return initial_combinations(rules, hand, minimum, room=room, upcard=upcard, beside=beside, most=most)
    taken = 0 if upcard is None else rank_of(upcard)
    counts = rank_counts(hand)
    bound = _most_points(rules, taken, counts)
    has_others = rules.melds.sequence_melds or rules.melds.threes_melds
    if not has_others and minimum > bound and not may_be_waived(terms, taken, counts):
        # Most hands have neither the points nor the cards for a canasta: the search ends here.
        return []
    bounds = bounds_of(rules, all_melds, side, initial=True)
    is_plain = terms is CLASSIC_TERMS and not needed_rank
    shape = shape_of(rules.melds)
    pure_shape = (*shape[:2], 0, *shape[3:])
    mixed = mixed_ranks(rules, bounds)
    search = _Search(
        rules, bounds, terms, taken, beside, needed_rank, most, is_plain, mixed, shape, pure_shape
    )
    found: list[tuple[Play, ...]] = []
    for runs in sequence_sets(rules, hand):
        laid, due = NO_CARDS, minimum
        if runs:
            laid = sum(runs)
            due -= sum([size_and_points(run)[1] for run in runs])
            counts = rank_counts(hand - laid)
            bound = _most_points(rules, taken, counts)
        more = _with_runs(search, hand - laid, counts, bound, due, room - size(laid), runs)
        # Only several demands can lead to the same melds.
        found += more if is_plain else dict.fromkeys(more)
        if not found and runs and not taken and not needed_rank and runs_suffice(terms, runs, minimum, room):
            found.append(tuple(map(Play, runs)))
        if len(found) >= most:
            break
    return sorted(found, key=lambda plays: sum([play.cards for play in plays]) % 255)[:most]


def _with_runs(
    search: _Search,
    hand: Cards,
    counts: bytes,
    bound: int,
    minimum: int,
    room: int,
    runs: tuple[Cards, ...],
) -> Iterable[tuple[Play, ...]]:
    """Return melds of ranks and of wild cards that meet the terms with some sequences; they count ``bound`` at most."""
    if not bound:
        return ()
    if search.is_plain:
        return _for_points(search, hand, counts, minimum, room, runs) if minimum <= bound else ()
    every_road = roads_to(search.terms, search.taken, search.needed_rank, counts, runs, minimum)
    roads = [road for road in every_road if road[1] <= bound]
    return _on_roads(search, hand, counts, roads, room, runs) if roads else ()


def _for_points(
    search: _Search, hand: Cards, counts: bytes, minimum: int, room: int, runs: tuple[Cards, ...]
) -> Iterator[tuple[Play, ...]]:
    """Yield melds that reach ``minimum``, together with some sequences, where points alone are asked for."""
    rows = _rows(search, counts)
    if search.taken and (not rows or rows[0].rank != search.taken):
        return
    if minimum <= _all_points(rows, counts):
        together = tuple(map(Play, runs))
        for plays in _found(search, hand, counts, (rows, search.taken != 0), minimum, room):
            yield plays + together


def _on_roads(
    search: _Search,
    hand: Cards,
    counts: bytes,
    roads: list[tuple[list[Demand], int]],
    room: int,
    runs: tuple[Cards, ...],
) -> Iterator[tuple[Play, ...]]:
    """Yield melds for some ways to a valid initial meld, with every choice of the melds that meet the demands."""
    rows = _rows(search, counts)
    most = _all_points(rows, counts)
    together = tuple(map(Play, runs))
    for demands, due in roads:
        if due > most:
            continue
        for forced in product(*(_meeting(rows, demand) for demand in demands)):
            narrowed = _narrowed(search, rows, forced)
            if narrowed is None:
                continue
            for plays in _found(search, hand, counts, narrowed, due, room):
                yield plays + together


def _all_points(rows: list[Row], counts: bytes) -> int:
    """Return the points of the most cards of each row, with all wild cards."""
    wild_points = TWO_POINTS * counts[_TWO] + JOKER_POINTS * counts[_JOKER]
    return wild_points + sum([row.choices[-1].value for row in rows])


def _most_points(rules: RuleSet, taken: int, counts: bytes) -> int:
    """Return an upper bound of the points of melds of the hand, and of the upcard with them; 0 if there is no meld."""
    limits = rules.melds
    least = limits.min_meld_cards
    if taken:
        with_upcard = bytearray(counts)
        with_upcard[taken] += 1
        counts = bytes(with_upcard)
    bound = most_points(counts, least)
    if not bound and limits.wild_melds and counts[_TWO] + counts[_JOKER] >= least:
        return TWO_POINTS * counts[_TWO] + JOKER_POINTS * counts[_JOKER]
    return bound


def _rows(search: _Search, counts: bytes) -> list[Row]:
    """Return the ways to meld each rank, the upcard's rank first, and a meld of wild cards last."""
    limits = search.rules.melds
    wilds = counts[_TWO] + counts[_JOKER]
    taken, closed, mixed, least = search.taken, search.bounds.closed, search.mixed, limits.min_naturals
    rows = []
    for rank in _ORDER[taken]:
        count = counts[rank]
        if (count < least and rank != taken) or closed >> rank & 1:
            continue
        shape = search.shape if mixed >> rank & 1 else search.pure_shape
        row = _row(shape, rank, count, wilds, search.beside if rank == taken else None)
        if row is not None:
            rows.append(row)
    if limits.wild_melds and wilds >= limits.min_meld_cards:
        largest = min(wilds, limits.max_wild_meld_cards or wilds)
        rows.append(Row(WILD_ROW, (Choice(0, 0, limits.min_meld_cards, largest),)))
    return rows


@lru_cache(maxsize=1 << 13)
def _row(shape: Shape, rank: int, count: int, wilds: int, beside: int | None) -> Row | None:
    """Return the ways to meld so many cards of a rank, at least ``beside`` with the upcard; None if there is none."""
    is_taken = beside is not None
    given = NOTHING_GIVEN if beside is None else Given(1, 0, beside)
    ways = ways_to_meld(shape, NATURAL_POINTS[rank], count, given, wilds, is_taken)
    if not is_taken:
        ways = tuple([way for way in ways if way.naturals])
    return Row(rank, ways) if ways else None


def _meeting(rows: Sequence[Row], demand: Demand) -> list[tuple[int, Demand]]:
    """Return the rows that could meet a demand."""
    return [
        (number, demand)
        for number, row in enumerate(rows)
        if any(demand(row, choice) is not None for choice in row.choices)
    ]


def _narrowed(
    search: _Search, rows: Sequence[Row], forced: Sequence[tuple[int, Demand]]
) -> tuple[list[Row], int] | None:
    """Return the rows, with those that must be melded in front and narrowed to the demands, and the number of these."""
    by_row: dict[int, Row] = {}
    if search.taken:
        if not rows or rows[0].rank != search.taken:
            return None
        by_row[0] = rows[0]
    for number, demand in forced:
        row = by_row.get(number, rows[number])
        kept = tuple(left for choice in row.choices if (left := demand(row, choice)) is not None)
        if not kept:
            return None
        by_row[number] = Row(row.rank, kept)
    others = [row for number, row in enumerate(rows) if number not in by_row]
    return [*by_row.values(), *others], len(by_row)


def _found(
    search: _Search, hand: Cards, counts: bytes, narrowed: tuple[list[Row], int], due: int, room: int
) -> Iterator[tuple[Play, ...]]:
    """Yield the best melds of the rows, needed ones included; if none is found soon, that of the fewest cards."""
    rows, needed = narrowed
    if not rows:
        return
    best: list[Sketch] = []
    if needed <= 1:
        first = needed == 1
        some = varied(rows, counts, due, room, takes_first=first)
        if some is None:
            return
        best = best_of(some, rows, due, search.most, takes_first=first) if some else []
    if not best:
        fewest = fewest_of(rows, counts[_TWO], counts[_JOKER], due, room, needed=frozenset(range(needed)))
        best = [fewest] if fewest is not None else []
    for each in best:
        yield spelled(hand, each, rows)
