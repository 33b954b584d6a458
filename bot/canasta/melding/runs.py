"""Runs of one suit: the cards that make a sequence, or make one longer (Wikipedia 2005, Samba and Bolivia), and those
of a rank that sequences need least.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.canasta.cards import (
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    SUIT_MASKS,
    WILDS,
    Cards,
    Suit,
    card,
    contains,
    count_of,
    highest_face,
    lowest_face,
    one,
    rank_of,
    size,
    suit_of,
)
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.view import SeatView

_SHORTEST: Final = 3
_RANK: Final = 32
"""The number of bits between a face and that of the next rank in its suit."""
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]
_ONES: Final = sum(one(rank * 4 + suit) for rank in NATURAL_RANKS for suit in range(4))
_UP_TO_GUARD: Final = _ONES * 0x7F
_FIRST: Final = _LOWEST * _RANK
_RANKS: Final = len(NATURAL_RANKS)
_BY_RANK: Final = (1 << 31) - 1


def _of_ranks(suit: int) -> tuple[Cards, ...]:
    """Return the cards of a suit for every set of ranks, a bit for each from the lowest up."""
    found = [NO_CARDS]
    for ranks in range(1, 1 << _RANKS):
        lowest = (ranks & -ranks).bit_length() - 1
        found.append(found[ranks & ranks - 1] + one(4 * (_LOWEST + lowest) + suit))
    return tuple(found)


_OF_RANKS: Final = tuple(map(_of_ranks, range(4)))


def _ranks_of(once: Cards, suit: int) -> int:
    """Return the ranks of a suit among some naturals, one of each face: a bit for each from the lowest up.

    Searches within a suit work on these small numbers: they are alike for all suits, so that answers can be cached.
    """
    # Two to the 31st leaves one over when divided by that number less one, so that the bits of ranks, which are 32
    # apart, come to lie side by side.
    return ((once & SUIT_MASKS[suit]) >> _FIRST + 8 * suit) % _BY_RANK


def each_once(cards: Cards) -> Cards:
    """Return the naturals among some cards, one of each face."""
    # Any number but zero carries into the highest bit of its byte.
    return (((cards & NATURALS) + _UP_TO_GUARD) >> 7) & _ONES


_SEVENS: Final = tuple((1 << LONGEST_SEQUENCE) - 1 << low for low in range(_RANKS - LONGEST_SEQUENCE + 1))
"""The ranks of each sequence of seven, a bit for each rank as in :func:`_ranks_of`."""


def could_be_seven(cards: Cards, held: Cards, suit: int, wilds: int) -> bool:
    """Return whether the ``cards`` of a sequence, or none, can become seven with held naturals and ``wilds``."""
    lying = _ranks_of(cards, suit)
    there = lying | _ranks_of(held, suit)
    for seven in _SEVENS:  # noqa: SIM110 - a generator would cost twice as much
        if not lying & ~seven and (seven & ~there).bit_count() <= wilds:
            return True
    return False


_WINDOWS: Final = tuple(
    (length, (1 << length) - 1 << low)
    for length in range(LONGEST_SEQUENCE, _SHORTEST - 1, -1)
    for low in range(_RANKS - length + 1)
)
"""The lengths and the ranks of all sequences, longer ones first."""
_NOTHING: Final[tuple[tuple[int, ...], ...]] = ((),)
"""The only choice of none of some ranks."""


@lru_cache(maxsize=1 << 14)
def next_to(cards: Cards, most_wilds: int) -> Cards:
    """Return each card that makes a sequence longer: at either end, and beside or in place of its wild card."""
    wilds = size(cards & WILDS)
    if wilds > most_wilds:
        return NO_CARDS
    lying = cards & NATURALS
    suit, lowest, highest = (
        suit_of(lowest_face(lying)),
        rank_of(lowest_face(lying)),
        rank_of(highest_face(lying)),
    )
    longest = size(lying) + 1 + wilds
    if highest - lowest >= longest:
        return NO_CARDS
    first, last = max(highest - longest + 1, _LOWEST), min(lowest + longest - 1, _HIGHEST)
    return sum([one(4 * rank + suit) for rank in range(first, last + 1)]) & ~lying


@lru_cache(maxsize=1 << 14)
def runs_about(cards: Cards, held: Cards, suit: int, wild: Cards, least: int) -> tuple[Cards, ...]:
    """Return the cards of one suit that make a sequence, or make that of ``cards`` longer, the longest first.

    Without and with the ``wild`` card, when there is one; ``least`` naturals must be in it. Searches repeat
    the same calls, so that the answers are cached.
    """
    lying = _ranks_of(cards, suit)
    bare, with_wild = _runs_about(
        lying, size(cards & WILDS), _ranks_of(each_once(held), suit), wild != NO_CARDS, least
    )
    of_ranks = _OF_RANKS[suit]
    return (*[of_ranks[ranks] for ranks in bare], *[of_ranks[ranks] + wild for ranks in with_wild])


@lru_cache(maxsize=1 << 15)
def _runs_about(
    lying: int, wilds: int, held: int, has_wild: bool, least: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the ranks of the runs without and with a further wild card; ``wilds`` lie there already."""
    shortest = max(_SHORTEST, lying.bit_count() + wilds)
    more, absent = held & ~lying, ~(held | lying)
    found: list[tuple[int, ...]] = []
    for gaps in (wilds, wilds + 1) if has_wild else (wilds,):
        # In order, each once.
        runs: dict[int, None] = {}
        for length, window in _WINDOWS:
            if length < shortest:
                break
            spare = gaps - (window & absent).bit_count()
            if spare < 0 or lying & ~window or length - gaps < least:
                continue
            there = window & more
            for left_out in combinations(_each_bit(there), spare) if spare else _NOTHING:
                runs[there - sum(left_out)] = None
        if gaps == wilds:
            # An empty run makes no sequence longer; a wild card alone may.
            runs.pop(0, None)
        found.append(tuple(runs))
    return found[0], found[1] if has_wild else ()


def _each_bit(ranks: int) -> list[int]:
    return [1 << rank for rank in range(_RANKS) if ranks >> rank & 1]


# ------------------------------------------------------------------------------------ cards that runs need least


def spare_suits(left: Cards, rank: int, melds: Iterable[Meld]) -> list[Suit]:
    """Return the suits in which these cards have the rank, the one first that is worth the least for a sequence.

    Cards of its suit that are at most two ranks away make it worth more, those of an own sequence on the table twice as
    much. One copy may be wanted for a sequence; a second is not.
    """
    lying = NO_CARDS
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE and meld.size < LONGEST_SEQUENCE:
            lying |= meld.cards & NATURALS
    ranked = []
    for suit in Suit:
        copies = count_of(left, card(rank, suit))
        if copies:
            near = [
                one(card(other, suit))
                for other in range(max(_LOWEST, rank - 2), min(_HIGHEST, rank + 2) + 1)
                if other != rank
            ]
            on_table = (
                0 if contains(lying, one(card(rank, suit))) else sum(contains(lying, at) for at in near)
            )
            in_hand = sum(contains(left, at) for at in near)
            ranked.append((0 if copies > 1 else in_hand + 2 * on_table, suit))
    return [suit for _, suit in sorted(ranked)]


def own_sequences(view: SeatView) -> tuple[Meld, ...] | None:
    """Return the melds among which the sequences of the side are; None in games without any."""
    return view.melds if view.table.rules.melds.sequence_melds else None
