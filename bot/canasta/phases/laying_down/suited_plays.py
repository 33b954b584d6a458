"""Single plays where sequences are allowed, and melds are otherwise limited only by numbers of cards.

This extends :mod:`bot.canasta.phases.laying_down.rank_plays` by sequences (Wikipedia 2005, Samba and Bolivia) and melds
of threes: the suit of a card makes a difference, so that every choice of suits is a separate play.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    ALL_OF_RANK,
    BLACK_THREES,
    JOKER,
    LANES,
    NATURAL_RANKS,
    NO_CARDS,
    RED_THREES,
    SUIT_MASKS,
    Card,
    Cards,
    Rank,
    each_card,
    faces,
    of_lane,
    one,
    rank_lanes,
    some_of_rank,
)
from bot.canasta.melding.runs import each_once, next_to, with_neighbours
from bot.canasta.melding.shapes import NO_LIMIT
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_THREES, OF_WILDS, Meld, MeldId
from bot.canasta.phases.laying_down.rank_plays import new_wild_melds, wild_lay_offs
from bot.canasta.rules.model import RuleSet

_TWO, _JOKER, _THREE = Rank.TWO.value, Rank.JOKER.value, Rank.THREE.value
_SMALLEST = 3
_ONE_JOKER: Final = one(JOKER)
_RANKS_WITHOUT: Final = tuple(
    tuple(rank for at, rank in enumerate(NATURAL_RANKS) if not taken >> at & 1)
    for taken in range(1 << len(NATURAL_RANKS))
)
"""The natural ranks whose bit is not set in a number, by that number; its lowest bit is that of the lowest rank."""
_OF_RANKS_WITHOUT: Final = tuple(sum([ALL_OF_RANK[rank] for rank in ranks]) for ranks in _RANKS_WITHOUT)
"""Masks of the cards of these ranks, by the same number."""

_IN_ONE_SUIT: Final = tuple(1 << 8 * suit for suit in range(4))
_NO_PAIR: Final = frozenset((0, *_IN_ONE_SUIT))
_TWO_AT_MOST: Final = _NO_PAIR | {first + second for first in _IN_ONE_SUIT for second in _IN_ONE_SUIT}
"""Lanes of a rank with fewer than two cards, and with fewer than three."""


def suited_plays(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards) -> tuple[list[Action], Cards]:
    """Return every single play of a side that has melded, and the naturals of the hand that are in none of them.

    These naturals are a by-product; searching the plays for them would take as long as listing the plays.
    """
    limits = rules.melds
    lanes = rank_lanes(hand)
    twos, jokers = lanes[_TWO], lanes[_JOKER]
    has_wild = bool(twos or jokers)
    traits = rules.traits
    caps = traits.caps
    largest = traits.largest_meld
    largest_wild = traits.largest_wild_meld
    longest = limits.sequence_max_wilds
    closes = limits.canasta_extension
    natural_only = closes == "natural_only"
    merges = traits.same_rank == "merge"
    begins_anew = traits.same_rank == "new_after_canasta"
    is_limited = largest != NO_LIMIT or closes != "all"
    held = each_once(hand)
    plays: list[Action] = []
    # A bit for each rank, for threes, and for wild cards (rank 0), of which no new meld can be begun now.
    taken = 0 if limits.wild_melds and has_wild else 1
    # A bit for each rank of which all cards are in some play, and one of each face that is in a sequence.
    placed, running = 0, NO_CARDS
    for meld in melds:
        kind = meld.kind
        if kind is OF_RANK:
            rank = meld.rank
            if merges or (begins_anew and not meld.is_canasta):
                taken |= 1 << rank
            if is_limited and (
                meld.naturals + meld.wilds >= largest or (natural_only and meld.wilds and meld.is_canasta)
            ):
                continue
            lane = lanes[rank]
            if lane:
                placed |= 1 << rank
                plays += _lay_offs(meld.id, rank, lane)
            if has_wild and meld.wilds < caps[meld.naturals]:
                plays += wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_A_SUIT:
            if not meld.is_canasta:
                following = held & next_to(meld.cards, longest)
                if following:
                    running |= following
                    plays += _each_card_for(meld.id, following)
                if has_wild and meld.wilds < longest:
                    plays += wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_WILDS:
            if not meld.is_canasta or meld.wilds + _SMALLEST <= largest_wild:
                taken |= 1
            if has_wild and meld.wilds < largest_wild:
                plays += wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_THREES:
            taken |= 1 << _THREE
            if lanes[_THREE] and (closes != "none" or not meld.is_canasta):
                plays += _lay_offs(meld.id, _THREE, lanes[_THREE])
    takes_wild = has_wild and caps[2] > 0 and limits.min_naturals < _SMALLEST
    two = some_of_rank(hand, _TWO, 1) if twos and takes_wild else NO_CARDS
    few = _NO_PAIR if takes_wild else _TWO_AT_MOST
    # Most ranks have a meld already: the others come from a table.
    for rank in _RANKS_WITHOUT[taken >> NATURAL_RANKS[0]]:
        lane = lanes[rank]
        if lane not in few:
            placed |= 1 << rank
            plays += _new_melds(rank, lane, two, takes_wild and jokers != 0)
    if not taken & 1:
        plays += new_wild_melds(twos, min(jokers, _SMALLEST))
    if limits.threes_melds and lanes[_THREE] not in _NO_PAIR and not taken >> _THREE & 1:
        plays += _new_melds_of_threes(lanes[_THREE])
    if limits.sequence_melds:
        if longest and has_wild:
            # Cards without neighbours make no difference: leaving them out gives more cache hits.
            new = held & with_neighbours(held, limits.min_naturals, with_wild=True)
            running |= new
            two = some_of_rank(hand, _TWO, 1) if new else NO_CARDS
            for mask in SUIT_MASKS:
                if new & mask:
                    plays += _new_sequences(new & mask, limits.min_naturals, two, jokers != 0)
        else:
            # Neighbours of a suit are four faces apart, so that all suits are tested together.
            lowest = held & held >> 32 & held >> 64
            if lowest:
                running |= lowest | lowest << 32 | lowest << 64
                for mask in SUIT_MASKS:
                    if lowest & mask:
                        plays += [_THREE_IN_A_ROW[face] for face in faces(lowest & mask)]
    return plays, hand & _OF_RANKS_WITHOUT[placed >> NATURAL_RANKS[0]] & ~(running * 0xFF)


_THREE_IN_A_ROW: Final = tuple(
    LayDown((Play(one(face) + one(face + 4) + one(face + 8)),)) for face in range(LANES - 8)
)
"""The smallest sequences, by the lowest card."""


@lru_cache(maxsize=1 << 14)
def _lay_offs(meld: MeldId, rank: int, lane: int) -> tuple[LayDown, ...]:
    """Return the lay-offs of each card of a rank on a meld, of threes a black one and a red one.

    ``lane`` are the cards of the rank in hand.
    """
    held = of_lane(rank, lane)
    if rank == _THREE:
        some = [some_of_rank(held & colour, _THREE, 1) for colour in (BLACK_THREES, RED_THREES)]
        return tuple([LayDown((Play(cards, meld),)) for cards in some if cards])
    return _each_card_for(meld, held)


@lru_cache(maxsize=1 << 14)
def _each_card_for(meld: MeldId, cards: Cards) -> tuple[LayDown, ...]:
    """Return the lay-offs of some cards on a meld, one of each face; cached, as melds and neighbours recur."""
    return tuple([_one_card(meld, face) for face in faces(cards)])


@lru_cache(maxsize=1 << 13)
def _one_card(meld: MeldId, face: Card) -> LayDown:
    return LayDown((Play(one(face), meld),))


@lru_cache(maxsize=1 << 15)
def _new_melds(rank: int, lane: int, two: Cards, has_joker: bool) -> tuple[LayDown, ...]:
    """Return melds of three naturals, and of a pair with a two and with a joker if held, in every choice of suits."""
    three = _in_every_suit(rank, lane, 3)
    if not two and not has_joker:
        return three
    wilds = (two, _ONE_JOKER) if two and has_joker else (two or _ONE_JOKER,)
    pairs = _in_every_suit(rank, lane, 2)
    return (
        *three,
        *[LayDown((Play(pair.plays[0].cards + wild),)) for pair in pairs for wild in wilds],
    )


@lru_cache(maxsize=1 << 12)
def _in_every_suit(rank: int, lane: int, count: int) -> tuple[LayDown, ...]:
    """Return melds of ``count`` cards of a rank in every choice of suits; cached without the wild cards."""
    # The same cards recur where there are two of a face.
    cards = dict.fromkeys([sum(some) for some in combinations(_each(rank, lane), count)])
    return tuple([LayDown((Play(some),)) for some in cards])


def _each(rank: int, lane: int) -> list[Cards]:
    """Return each card of a rank separately, copies repeated, lowest suit first."""
    held = []
    for suit in (0, 1, 2, 3):
        held += [1 << 32 * rank + 8 * suit] * (lane >> 8 * suit & 0xFF)
    return held


@lru_cache(maxsize=1 << 12)
def _new_melds_of_threes(lane: int) -> tuple[LayDown, ...]:
    """Return every new meld of three threes; those of a colour are alike."""
    held = of_lane(_THREE, lane)
    black, red = each_card(held & BLACK_THREES), each_card(held & RED_THREES)
    return tuple(
        LayDown((Play(_sum(black[:count]) + _sum(red[: _SMALLEST - count])),))
        for count in range(_SMALLEST + 1)
        if count <= len(black) and _SMALLEST - count <= len(red)
    )


@lru_cache(maxsize=1 << 15)
def _new_sequences(held: Cards, min_naturals: int, two: Cards, has_joker: bool) -> tuple[LayDown, ...]:
    """Return every smallest run of neighbours of a suit, and every one with one of these wild cards."""
    runs, nearly = _runs(held, min_naturals)
    wilds = (two, _ONE_JOKER) if two and has_joker else (two or _ONE_JOKER,)
    return (*runs, *[LayDown((Play(some + wild),)) for some in nearly for wild in wilds])


@lru_cache(maxsize=1 << 12)
def _runs(held: Cards, min_naturals: int) -> tuple[tuple[LayDown, ...], tuple[Cards, ...]]:
    """Return the smallest runs of neighbours of a suit, and the cards that make one with a wild card."""
    naturals = max(_SMALLEST, min_naturals)
    beside = max(_SMALLEST - 1, min_naturals)
    row = list(faces(held))
    # Neighbours of a suit are four faces apart.
    runs = [
        LayDown((Play(sum([1 << 8 * face for face in row[at : at + naturals]])),))
        for at in range(len(row) - naturals + 1)
        if row[at + naturals - 1] - row[at] == 4 * (naturals - 1)
    ]
    nearly = []
    for at, low in enumerate(row):
        near = [face for face in row[at + 1 :] if face - low <= 4 * beside]
        for others in combinations(near, beside - 1):
            gaps = (others[-1] - low >> 2) + 1 - beside
            # Where the neighbours alone are a meld the wild card can be added afterwards.
            if gaps == 1 or (not gaps and beside < naturals):
                nearly.append(sum([1 << 8 * face for face in (low, *others)]))
    return tuple(runs), tuple(nearly)


def _sum(cards: tuple[int, ...]) -> Cards:
    return sum(map(one, cards), NO_CARDS)
