"""Initial melds where points alone do not decide: pure melds, melds of wild cards, canastas, sequences, closed ranks.

Each demand is a choice of the melds that could meet it. For every such choice the searches of
:mod:`bot.canasta.combinations` are run with these melds as part of every combination. pagat, The Initial Meld in
American Canasta.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.actions import Play
from bot.canasta.bounds import Bounds, bounds_of, mixed_ranks
from bot.canasta.cards import (
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    SUIT_MASKS,
    WILDS,
    Card,
    Cards,
    Rank,
    contains,
    of_rank,
    points,
    rank_count,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.combinations import best_of, initial_combinations, most_points, varied
from bot.canasta.fewest_cards import fewest_of
from bot.canasta.initial_terms import CLASSIC_TERMS, InitialTerms
from bot.canasta.meld_numbers import (
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
from bot.canasta.runs import each_once, runs_about, with_neighbours

_TWO, _THREE, _JOKER, _ACE = Rank.TWO.value, Rank.THREE.value, Rank.JOKER.value, Rank.ACE.value
_FIRST_NATURAL: Final = NATURAL_RANKS[0]
_WILD_ROW: Final = 0
"""The rank by which a row stands for a meld of wild cards."""

_PURE_CARDS: Final = 3
_SEQUENCE_SETS: Final = 60
"""So many sets of sequences are looked at."""

_ORDER: Final = {
    taken: sorted(NATURAL_RANKS, key=lambda rank, taken=taken: (rank != taken, -rank))  # type: ignore[misc]
    for taken in range(_ACE + 1)
}
"""The ranks in the order in which they are tried, by the upcard's rank."""

_Narrow: TypeAlias = Callable[[Row, Choice], Choice | None]
"""What a demand leaves of a way to meld a rank; None for nothing."""


class _Search(NamedTuple):
    """What stays the same through one search: the upcard's rank (0 for none) and the terms.

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
    """Initial melds that meet these terms, as :func:`~bot.canasta.combinations.initial_combinations` finds them.

    With ``needed_rank`` a meld of that rank with at least two naturals is among them.
    """
    if terms is CLASSIC_TERMS and not needed_rank and rules.traits.plain_melds:
        return initial_combinations(rules, hand, minimum, room=room, upcard=upcard, beside=beside, most=most)
    taken = 0 if upcard is None else rank_of(upcard)
    counts = rank_counts(hand)
    bound = _most_points(rules, taken, counts)
    has_others = rules.melds.sequence_melds or rules.melds.threes_melds
    if not has_others and minimum > bound and not _may_be_waived(terms, taken, counts):
        # Most hands have not the points, nor the cards for a canasta: they are not looked at any further.
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
    for runs in _sequence_sets(rules, hand):
        laid, due = NO_CARDS, minimum
        if runs:
            laid = sum(runs)
            due -= sum([_size_and_points(run)[1] for run in runs])
            counts = rank_counts(hand - laid)
            bound = _most_points(rules, taken, counts)
        more = _with_runs(search, hand - laid, counts, bound, due, room - size(laid), runs)
        # Only several demands can lead to the same melds.
        found += more if is_plain else dict.fromkeys(more)
        if not found and runs and not taken and not needed_rank and _runs_suffice(terms, runs, minimum, room):
            found.append(tuple(map(Play, runs)))
        if len(found) >= most:
            break
    return sorted(found, key=lambda plays: sum([play.cards for play in plays]) % 255)[:most]


def _may_be_waived(terms: InitialTerms, taken: int, counts: bytes) -> bool:
    """Whether a canasta could be there that replaces the points."""
    if terms.waiver == "none":
        return False
    return max(counts[_FIRST_NATURAL:]) + counts[_TWO] + counts[_JOKER] + (taken != 0) >= terms.canasta_size


def _runs_suffice(terms: InitialTerms, runs: tuple[Cards, ...], minimum: int, room: int) -> bool:
    """Whether sequences alone are an initial meld."""
    laid = sum(runs)
    has_canasta = any(size(run) >= terms.canasta_size for run in runs)
    is_waived = terms.waiver == "any_canasta" and has_canasta
    return (
        size(laid) <= room
        and (is_waived or points(laid) >= minimum)
        and (is_waived or terms.purity == "none" or _has_pure_run(terms, runs))
        and (terms.canasta is None or (terms.canasta == "any" and has_canasta))
    )


def _has_pure_run(terms: InitialTerms, runs: tuple[Cards, ...]) -> bool:
    """Whether a sequence has the naturals that an initial meld must have (option initial_purity)."""
    wilds_fit = terms.purity == "three_naturals"
    return any(size(run & NATURALS) >= _PURE_CARDS and (wilds_fit or not run & WILDS) for run in runs)


def _with_runs(
    search: _Search,
    hand: Cards,
    counts: bytes,
    bound: int,
    minimum: int,
    room: int,
    runs: tuple[Cards, ...],
) -> Iterator[tuple[Play, ...]]:
    """Melds of ranks and of wild cards that meet the terms together with some sequences; they count ``bound`` at most."""
    if not bound:
        return
    if search.is_plain:
        if minimum > bound:
            return
        rows = _rows(search, counts)
        if search.taken and (not rows or rows[0].rank != search.taken):
            return
        if minimum <= _all_points(rows, counts):
            together = tuple(map(Play, runs))
            for plays in _found(search, hand, counts, (rows, search.taken != 0), minimum, room):
                yield plays + together
        return
    roads = [road for road in _roads(search, counts, runs, minimum) if road[1] <= bound]
    if not roads:
        return
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
    """What the most cards of each row count, with all wild cards."""
    wild_points = TWO_POINTS * counts[_TWO] + JOKER_POINTS * counts[_JOKER]
    return wild_points + sum([row.choices[-1].value for row in rows])


def _most_points(rules: RuleSet, taken: int, counts: bytes) -> int:
    """At least as many points as melds of the hand, and of the upcard with them, can count; 0 if there is no meld."""
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
    """The ways to meld each rank, the upcard's rank first, and a meld of wild cards last."""
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
        rows.append(Row(_WILD_ROW, (Choice(0, 0, limits.min_meld_cards, largest),)))
    return rows


@lru_cache(maxsize=1 << 13)
def _row(shape: Shape, rank: int, count: int, wilds: int, beside: int | None) -> Row | None:
    """The ways to meld so many cards of a rank, ``beside`` of them at least with the upcard; None if there is none."""
    is_taken = beside is not None
    given = NOTHING_GIVEN if beside is None else Given(1, 0, beside)
    ways = ways_to_meld(shape, NATURAL_POINTS[rank], count, given, wilds, is_taken)
    if not is_taken:
        ways = tuple([way for way in ways if way.naturals])
    return Row(rank, ways) if ways else None


def _roads(
    search: _Search, counts: bytes, runs: tuple[Cards, ...], minimum: int
) -> Iterator[tuple[list[_Narrow], int]]:
    """The ways to a valid initial meld: what is demanded of its melds, and how many points are still due."""
    terms = search.terms
    size_due = terms.canasta_size
    has_long_run = any(size(run) >= size_due for run in runs)
    always: list[_Narrow] = []
    if search.needed_rank:
        always.append(_pair_of(search.needed_rank))
    if terms.canasta == "natural":
        always.append(_canasta(search, "natural", from_hand=False))
    elif terms.canasta == "any" and not has_long_run:
        always.append(_canasta(search, "any", from_hand=False))
    pure = [] if terms.purity == "none" or _has_pure_run(terms, runs) else [_purity(search)]
    beside = pure if terms.purity == "pure_three_always" else []
    longest, wilds = max(counts[_FIRST_NATURAL:]), counts[_TWO] + counts[_JOKER]
    if terms.waiver == "any_canasta" and (has_long_run or longest + wilds + (search.taken != 0) >= size_due):
        canasta = [] if has_long_run else [_canasta(search, "any", from_hand=False)]
        yield [*always, *beside, *canasta], 0
    elif terms.waiver == "natural_or_wild_from_hand" and max(longest, wilds) >= size_due:
        yield [*always, *beside, _canasta(search, "natural_or_wild", from_hand=True)], 0
    yield always + pure, minimum


def _pair_of(rank: int) -> _Narrow:
    return lambda row, choice: choice if row.rank == rank and choice.naturals >= 2 else None


def _purity(search: _Search) -> _Narrow:
    """The demand of option initial_purity."""
    purity = search.terms.purity

    def narrow(row: Row, choice: Choice) -> Choice | None:
        if row.rank == _WILD_ROW:
            return choice if purity == "pure_three_or_wild" else None
        if choice.naturals + (row.rank == search.taken) < _PURE_CARDS:
            return None
        if purity == "three_naturals":
            return choice
        return _without_wilds(choice) if not choice.least else None

    return narrow


def _without_wilds(choice: Choice) -> Choice:
    return Choice(choice.naturals, choice.value, choice.least, 0)


def _canasta(search: _Search, make: str, *, from_hand: bool) -> _Narrow:
    """The demand of a complete canasta; ``from_hand`` without the upcard."""
    needed = search.terms.canasta_size

    def narrow(row: Row, choice: Choice) -> Choice | None:
        if row.rank == _WILD_ROW:
            if make == "natural" or choice.most < needed:
                return None
            return choice._replace(least=max(choice.least, needed))
        naturals = choice.naturals + (not from_hand and row.rank == search.taken)
        if make != "any":
            return _without_wilds(choice) if naturals >= needed and not choice.least else None
        least = max(choice.least, needed - naturals)
        return choice._replace(least=least) if least <= choice.most else None

    return narrow


def _meeting(rows: Sequence[Row], demand: _Narrow) -> list[tuple[int, _Narrow]]:
    """The rows that could meet a demand."""
    return [
        (number, demand)
        for number, row in enumerate(rows)
        if any(demand(row, choice) is not None for choice in row.choices)
    ]


def _narrowed(
    search: _Search, rows: Sequence[Row], forced: Sequence[tuple[int, _Narrow]]
) -> tuple[list[Row], int] | None:
    """The rows with those in front, narrowed, that must be part of it, and how many these are."""
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


def _sequence_sets(rules: RuleSet, hand: Cards) -> Iterator[tuple[Cards, ...]]:
    """Sets of sequences and melds of threes in a hand, none first, then those of one, longer ones first."""
    yield ()
    some: set[Cards] = set()
    if rules.melds.sequence_melds:
        some.update(_runs(rules, hand))
    if rules.melds.threes_melds and rank_count(hand, _THREE) >= rules.melds.min_meld_cards:
        some |= {of_rank(hand, _THREE), some_of_rank(hand, _THREE, rules.melds.min_meld_cards)}
    if not some:
        return
    runs = sorted(some, key=_size_and_points, reverse=True)
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
def _size_and_points(run: Cards) -> tuple[int, int]:
    return size(run), points(run)


def _runs(rules: RuleSet, hand: Cards) -> Iterator[Cards]:
    """Every run of one suit in a hand that may be a sequence, where the rules allow it with a two or a joker, too."""
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
