"""Combinations of melds from a hand that are an initial meld: enough points, and what else its terms ask for.

Where points alone are asked for one search finds small and varied ones within a bounded number of steps; an exact one
finds the fewest cards, and is asked when the first finds nothing. Each further demand (pure melds, melds of wild cards,
canastas) is a choice of the melds that could meet it: for every such choice the searches are run with these melds as
part of every combination. pagat, The Initial Meld in American Canasta.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play
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
from bot.canasta.melding.bounds import Bounds, bounds_of, mixed_ranks
from bot.canasta.melding.meld_numbers import (
    JOKER_POINTS,
    NATURAL_POINTS,
    NOTHING_GIVEN,
    TWO_POINTS,
    Combination,
    Given,
    RankWay,
    RankWays,
    as_plays,
    ways_to_meld,
)
from bot.canasta.melding.runs import each_once, runs_about
from bot.canasta.melds import CANASTA_SIZE, Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.melds import InitialMeld, Melds
from bot.canasta.search.initial_meld.fewest_cards import fewest_of
from bot.canasta.search.initial_meld.varied_combinations import best_of, varied


class InitialTerms(Struct, frozen=True):
    """The terms of an initial meld.

    ``purity`` and ``waiver`` are values of the options initial_purity and initial_canasta_waiver. ``canasta`` says
    whether a canasta must be among the melds at this score: None, ``any`` or ``natural``.
    """

    purity: str = "none"
    waiver: str = "none"
    canasta: str | None = None
    canasta_size: int = CANASTA_SIZE


CLASSIC_TERMS: Final = InitialTerms()
"""Points alone."""


def terms_of(rules: RuleSet, total: int) -> InitialTerms:
    """Return the terms for a side (or player) with this total before the round."""
    return _terms(
        rules.initial.initial_purity,
        rules.initial.initial_canasta_waiver,
        _canasta_needed(rules.initial, total),
        rules.melds.canasta_size,
    )


@lru_cache(maxsize=64)
def _terms(purity: str, waiver: str, canasta: str | None, canasta_size: int) -> InitialTerms:
    terms = InitialTerms(purity, waiver, canasta, canasta_size)
    return CLASSIC_TERMS if terms == CLASSIC_TERMS else terms


def _canasta_needed(rules: InitialMeld, total: int) -> str | None:
    natural, any_make = rules.initial_natural_canasta_required_from, rules.initial_canasta_required_from
    if natural is not None and total >= natural:
        return "natural"
    return "any" if any_make is not None and total >= any_make else None


_JOKER, _TWO, _THREE, _ACE = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.ACE.value

_ORDER: Final = {
    taken: sorted(NATURAL_RANKS, key=lambda rank, taken=taken: (rank != taken, -rank))  # type: ignore[misc]
    for taken in range(_ACE + 1)
}
"""The ranks in the order in which they are tried, by the upcard's rank."""


class _Search(NamedTuple):
    """The constants of one search: the upcard's rank (0 for none) and the terms.

    ``is_plain`` says that nothing but points is asked for. ``mixed`` has a bit for each rank that may take wild cards,
    ``pure`` are the limits of melds of the others.
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
    pure: Melds


def initial_combinations(
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
    """Return sets of melds that reach ``minimum`` and meet the terms with at most ``room`` cards; at most ``most``.

    Best first: few cards, wild cards and pairs kept where possible, other ranks before variations of the same. Where
    points alone are asked for no card and no meld can be left out of any of them, and there is one whenever that is
    possible.

    With ``upcard`` the first play goes with it: it has the upcard's rank and at least ``beside`` naturals of the hand.
    The upcard counts but is not among the cards. With ``needed_rank`` a meld of that rank with at least two naturals is
    among them. Going out is not looked at here: ``room`` is what keeps enough cards.
    """
    taken = 0 if upcard is None else rank_of(upcard)
    counts = rank_counts(hand)
    bounds = bounds_of(rules, all_melds, side, initial=True)
    is_plain = terms is CLASSIC_TERMS and not needed_rank
    pure = _without_wild_cards(rules.melds)
    mixed = mixed_ranks(rules, bounds)
    search = _Search(rules, bounds, terms, taken, beside, needed_rank, most, is_plain, mixed, pure)
    found: list[tuple[Play, ...]] = []
    for runs in sequence_sets(rules, hand):
        laid, due = NO_CARDS, minimum
        if runs:
            laid = sum(runs)
            due -= sum([size_and_points(run)[1] for run in runs])
            counts = rank_counts(hand - laid)
        more = _with_runs(search, hand - laid, counts, due, room - size(laid), runs)
        # Only several demands can lead to the same melds.
        found += more if is_plain else dict.fromkeys(more)
        if not found and runs and not taken and not needed_rank and runs_suffice(terms, runs, minimum, room):
            found.append(tuple(map(Play, runs)))
        if len(found) >= most:
            break
    if is_plain and rules.traits.plain_melds:
        # All of them were found together, best first.
        return found
    return sorted(found, key=lambda plays: sum([play.cards for play in plays]) % 255)[:most]


@lru_cache(maxsize=256)
def _without_wild_cards(limits: Melds) -> Melds:
    return replace(limits, max_wilds=0)


def _with_runs(
    search: _Search, hand: Cards, counts: bytes, minimum: int, room: int, runs: tuple[Cards, ...]
) -> Iterable[tuple[Play, ...]]:
    """Return melds of ranks and of wild cards that meet the terms with some sequences."""
    if search.is_plain:
        return _for_points(search, hand, counts, minimum, room, runs)
    demand_sets = demands_of(search.terms, search.taken, search.needed_rank, counts, runs, minimum)
    return _for_demands(search, hand, counts, demand_sets, room, runs)


def _for_points(
    search: _Search, hand: Cards, counts: bytes, minimum: int, room: int, runs: tuple[Cards, ...]
) -> Iterator[tuple[Play, ...]]:
    """Yield melds that reach ``minimum``, together with some sequences, where points alone are asked for."""
    ranks = _ranks(search, counts)
    if search.taken and (not ranks or ranks[0].rank != search.taken):
        return
    if minimum <= _all_points(ranks, counts):
        together = tuple(map(Play, runs))
        for plays in _found(search, hand, counts, (ranks, search.taken != 0), minimum, room):
            yield plays + together


def _for_demands(
    search: _Search,
    hand: Cards,
    counts: bytes,
    demand_sets: Iterator[tuple[list[Demand], int]],
    room: int,
    runs: tuple[Cards, ...],
) -> Iterator[tuple[Play, ...]]:
    """Yield melds for some ways to a valid initial meld, with every choice of the melds that meet the demands."""
    ranks = _ranks(search, counts)
    most = _all_points(ranks, counts)
    together = tuple(map(Play, runs))
    for demands, due in demand_sets:
        if due > most:
            continue
        for forced in product(*(_meeting(ranks, demand) for demand in demands)):
            narrowed = _narrowed(search, ranks, forced)
            if narrowed is None:
                continue
            for plays in _found(search, hand, counts, narrowed, due, room):
                yield plays + together


def _all_points(ranks: list[RankWays], counts: bytes) -> int:
    """Return the points of the most cards of each rank_ways, with all wild cards."""
    wild_points = TWO_POINTS * counts[_TWO] + JOKER_POINTS * counts[_JOKER]
    return wild_points + sum([rank_ways.ways[-1].value for rank_ways in ranks])


def _ranks(search: _Search, counts: bytes) -> list[RankWays]:
    """Return the ways to meld each rank, the upcard's rank first, and a meld of wild cards last."""
    limits = search.rules.melds
    wilds = counts[_TWO] + counts[_JOKER]
    taken, closed, mixed, least = search.taken, search.bounds.closed, search.mixed, limits.min_naturals
    ranks = []
    for rank in _ORDER[taken]:
        count = counts[rank]
        if (count < least and rank != taken) or closed >> rank & 1:
            continue
        allowed = limits if mixed >> rank & 1 else search.pure
        rank_ways = _ways_of_rank(allowed, rank, count, wilds, search.beside if rank == taken else None)
        if rank_ways is not None:
            ranks.append(rank_ways)
    if limits.wild_melds and wilds >= limits.min_meld_cards:
        largest = min(wilds, limits.max_wild_meld_cards or wilds)
        ranks.append(RankWays(WILD_RANK, (RankWay(0, 0, limits.min_meld_cards, largest),)))
    return ranks


@lru_cache(maxsize=1 << 13)
def _ways_of_rank(limits: Melds, rank: int, count: int, wilds: int, beside: int | None) -> RankWays | None:
    """Return the ways to meld so many cards of a rank, at least ``beside`` with the upcard; None if there is none."""
    is_taken = beside is not None
    given = NOTHING_GIVEN if beside is None else Given(1, 0, beside)
    ways = ways_to_meld(limits, NATURAL_POINTS[rank], count, given, wilds, is_taken)
    if not is_taken:
        ways = tuple([way for way in ways if way.naturals])
    return RankWays(rank, ways) if ways else None


def _meeting(ranks: Sequence[RankWays], demand: Demand) -> list[tuple[int, Demand]]:
    """Return the ranks that could meet a demand."""
    return [
        (number, demand)
        for number, rank_ways in enumerate(ranks)
        if any(demand(rank_ways, way) is not None for way in rank_ways.ways)
    ]


def _narrowed(
    search: _Search, ranks: Sequence[RankWays], forced: Sequence[tuple[int, Demand]]
) -> tuple[list[RankWays], int] | None:
    """Return the ranks, with those that must be melded in front and narrowed to the demands, and the number of these."""
    by_place: dict[int, RankWays] = {}
    if search.taken:
        if not ranks or ranks[0].rank != search.taken:
            return None
        by_place[0] = ranks[0]
    for number, demand in forced:
        rank_ways = by_place.get(number, ranks[number])
        kept = tuple(left for way in rank_ways.ways if (left := demand(rank_ways, way)) is not None)
        if not kept:
            return None
        by_place[number] = RankWays(rank_ways.rank, kept)
    others = [rank_ways for number, rank_ways in enumerate(ranks) if number not in by_place]
    return [*by_place.values(), *others], len(by_place)


def _found(
    search: _Search, hand: Cards, counts: bytes, narrowed: tuple[list[RankWays], int], due: int, room: int
) -> Iterator[tuple[Play, ...]]:
    """Yield the best melds of the ranks, needed ones included; if none is found soon, that of the fewest cards."""
    ranks, needed = narrowed
    if not ranks:
        return
    best: list[Combination] = []
    if needed <= 1:
        first = needed == 1
        some = varied(ranks, counts, due, room, takes_first=first)
        if some is None:
            return
        best = best_of(some, ranks, due, search.most, takes_first=first) if some else []
    if not best:
        fewest = fewest_of(ranks, counts[_TWO], counts[_JOKER], due, room, needed=frozenset(range(needed)))
        best = [fewest] if fewest is not None else []
    for each in best:
        yield as_plays(hand, each, ranks)


# ----------------------------------------------------------------------------------- demands on what is found

_FIRST_NATURAL: Final = NATURAL_RANKS[0]
WILD_RANK: Final = 0
"""The rank that stands for a meld of wild cards."""
_PURE_CARDS: Final = 3
_PAIR: Final = 2
Demand: TypeAlias = Callable[[RankWays, RankWay], RankWay | None]
"""A function that narrows a way to meld a rank to what meets the demand; None if nothing does."""


def demands_of(
    terms: InitialTerms, taken: int, needed_rank: int, counts: bytes, runs: tuple[Cards, ...], minimum: int
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


# -------------------------------------------------------------------------------------------------- sequences


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
    for suit, mask in enumerate(SUIT_MASKS):
        if once & mask:
            for wild in wilds or [NO_CARDS]:
                yield from runs_about(NO_CARDS, once & mask, suit, wild, limits.min_naturals)
