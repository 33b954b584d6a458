"""Runs of one suit: the cards that make a sequence, or make one longer (Wikipedia 2005, Samba and Bolivia)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.canasta.cards import (
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    each_card,
    faces,
    one,
    size,
    suit_of,
)
from bot.canasta.melding import LONGEST_SEQUENCE

_SHORTEST: Final = 3
_RANK: Final = 32
"""So many bits lie between a face and that of the next rank in its suit."""
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]
_ONES: Final = sum(one(rank * 4 + suit) for rank in NATURAL_RANKS for suit in range(4))
_UP_TO_GUARD: Final = _ONES * 0x7F
_WINDOWS: Final = tuple(
    tuple(
        tuple(
            sum(one(rank * 4 + suit) for rank in range(low, low + length))
            for low in range(_LOWEST, _HIGHEST - length + 2)
        )
        for length in range(LONGEST_SEQUENCE + 1)
    )
    for suit in range(4)
)
"""The neighbours of a suit, by suit and how many they are."""


def each_once(cards: Cards) -> Cards:
    """The naturals among some cards, one of each face."""
    # Any number but zero carries into the highest bit of its byte.
    return (((cards & NATURALS) + _UP_TO_GUARD) >> 7) & _ONES


def with_neighbours(once: Cards, least: int, *, with_wild: bool) -> Cards:
    """Those of some naturals, one of each face, that could be part of a new sequence; with a wild card or without.

    Neighbours of a suit are four faces apart, so that all suits and ranks are looked at together.
    """
    above, second = once >> _RANK, once >> 2 * _RANK
    three = once & above & second
    run = three | three << _RANK | three << 2 * _RANK
    if not with_wild:
        return run
    if least < _SHORTEST:
        two, apart = once & above, once & second
        return run | two | two << _RANK | apart | apart << 2 * _RANK
    third = once >> 3 * _RANK
    low, high = once & above & third, once & second & third
    return run | low | high | (low | high) << 3 * _RANK | low << _RANK | high << 2 * _RANK


def seven_in_a_row(once: Cards) -> Cards:
    """The lowest cards of seven neighbours of a suit among some naturals, one of each face."""
    two = once & once >> _RANK
    four = two & two >> 2 * _RANK
    return four & four >> 3 * _RANK


@lru_cache(maxsize=1 << 14)
def runs_about(cards: Cards, held: Cards, suit: int, wild: Cards, least: int) -> tuple[Cards, ...]:
    """The cards of one suit that make a sequence, or make that of ``cards`` longer, the longest first.

    Without and with the ``wild`` card, when there is one; ``least`` naturals must be in it. Searches ask the same again
    and again, so that the answers are kept.
    """
    return tuple(_found_about(cards, held, suit, wild, least))


@lru_cache(maxsize=1 << 15)
def runs_with(face: Card, cards: Cards, held: Cards, wild: Cards, least: int) -> tuple[Cards, ...]:
    """Those of :func:`runs_about` that take a card."""
    return tuple(run for run in runs_about(cards, held, suit_of(face), wild, least) if run & one(face))


@lru_cache(maxsize=1 << 15)
def within_reach(cards: Cards, held: Cards, suit: int, spare: int) -> Cards:
    """A mask of the cards of a suit that a sequence could come to hold with those held and so many wild cards more.

    A bound: wild cards are counted at both ends.
    """
    ranks = [face >> 2 for face in faces(cards & NATURALS)]
    lowest, highest = ranks[0], ranks[-1]
    free = size(cards & WILDS) + spare
    found = 0
    for ahead in (
        range(highest + 1, min(lowest + LONGEST_SEQUENCE, _HIGHEST + 1)),
        range(lowest - 1, max(highest - LONGEST_SEQUENCE, _LOWEST - 1), -1),
    ):
        gaps = free
        for rank in ahead:
            there = held & 0xFF << 8 * (4 * rank + suit)
            found |= there
            gaps -= not there
            if gaps < 0:
                break
    for rank in range(lowest + 1, highest):
        if rank not in ranks:
            found |= held & 0xFF << 8 * (4 * rank + suit)
    return found


def _found_about(cards: Cards, held: Cards, suit: int, wild: Cards, least: int) -> Iterator[Cards]:
    seen = set()
    wilds = size(cards & WILDS)
    lying = cards & NATURALS
    # Of each face one is enough: then a card is a bit, and looking for cards is masking.
    held = each_once(held)
    for more_wilds in (0, 1) if wild else (0,):
        gaps = wilds + more_wilds
        for length in range(LONGEST_SEQUENCE, max(_SHORTEST, size(cards)) - 1, -1):
            if length - gaps < least:
                continue
            for window in _WINDOWS[suit][length]:
                if lying & ~window:
                    continue
                wanted = window - lying
                if not gaps:
                    if wanted and not wanted & ~held and wanted not in seen:
                        seen.add(wanted)
                        yield wanted
                    continue
                missing = wanted & ~held
                if gaps == 1 and missing & (missing - 1):
                    # Two and more are missing: most windows end here.
                    continue
                spare = gaps - size(missing)
                if spare < 0:
                    continue
                for left_out in combinations(each_card(wanted - missing), spare):
                    more = wanted - missing - sum(map(one, left_out)) + (wild if more_wilds else NO_CARDS)
                    if more and more not in seen:
                        seen.add(more)
                        yield more
