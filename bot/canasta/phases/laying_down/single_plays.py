"""Single plays of a side that has melded: each smallest new meld, and each card laid off.

Larger plays are sequences of these. Where the rules have sequences (Wikipedia 2005, Samba and Bolivia) the suit of a
card makes a difference, so that every choice of suits is a separate play; elsewhere the lowest suits stand for all. The
plays are cached, since the options are computed at every step and the same few plays recur.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    RED_THREES,
    SUIT_MASKS,
    Card,
    Cards,
    Rank,
    each_card,
    faces,
    lowest_face,
    of_lane,
    one,
    rank_lanes,
    some_of_rank,
)
from bot.canasta.melding.bounds import bounds_of, mixed_ranks, wild_room
from bot.canasta.melding.runs import each_once, next_to
from bot.canasta.melding.shapes import black_threes_take_wilds
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_THREES, OF_WILDS, Meld, MeldId
from bot.canasta.rules.model import RuleSet

_TWO, _JOKER, _THREE = Rank.TWO.value, Rank.JOKER.value, Rank.THREE.value
_SMALLEST: Final = 3
_MOST_LEFT_BEFORE_OUT: Final = 2
_ONE_JOKER: Final = one(JOKER)
_IN_ONE_SUIT: Final = tuple(1 << 8 * suit for suit in range(4))
_NO_PAIR: Final = frozenset((0, *_IN_ONE_SUIT))
_TWO_AT_MOST: Final = _NO_PAIR | {first + second for first in _IN_ONE_SUIT for second in _IN_ONE_SUIT}
"""The values of :func:`rank_lanes` for a rank with at most one card, and with at most two."""


def single_plays(
    rules: RuleSet, all_melds: tuple[tuple[Meld, ...], ...], side: int, hand: Cards, *, initial: bool = False
) -> list[Action]:
    """Return every single play of a side that has melded; ``initial`` if it did so in this turn, from the hand."""
    limits, traits = rules.melds, rules.traits
    by_suit = limits.sequence_melds
    natural_only = limits.canasta_extension == "natural_only"
    same_rank = traits.same_rank
    caps, largest, largest_wild = traits.caps, traits.largest_meld, traits.largest_wild_meld
    bounds = bounds_of(rules, all_melds, side, initial=initial)
    lanes = rank_lanes(hand)
    twos, jokers = lanes[_TWO], lanes[_JOKER]
    has_wild = bool(twos or jokers)
    # Wild cards that all must go to one meld are not available to the others.
    spare_wild = has_wild and bounds.wilds_to is None
    held = each_once(hand) if by_suit else NO_CARDS
    plays: list[Action] = []
    # A bit for each rank, for threes, and for wild cards (rank 0), of which no new meld can be begun now.
    taken = bounds.closed if limits.wild_melds and has_wild else bounds.closed | 1
    for meld in all_melds[side]:
        kind = meld.kind
        if kind is OF_RANK:
            rank = meld.rank
            if same_rank == "merge" or (same_rank == "new_after_canasta" and not meld.is_canasta):
                taken |= 1 << rank
            if (
                meld.naturals + meld.wilds >= largest
                or bounds.closed >> rank & 1
                or (natural_only and meld.wilds and meld.is_canasta)
            ):
                continue
            if lanes[rank]:
                plays += _lay_offs(meld.id, rank, lanes[rank], by_suit)
            if spare_wild and wild_room(rules, bounds, rank, meld.naturals, meld.wilds, meld):
                plays += _wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_A_SUIT:
            if not meld.is_canasta:
                if following := held & next_to(meld.cards, limits.sequence_max_wilds):
                    plays += _each_card_for(meld.id, following)
                if spare_wild and meld.wilds < limits.sequence_max_wilds:
                    plays += _wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_WILDS:
            if not meld.is_canasta or meld.wilds + _SMALLEST <= largest_wild:
                taken |= 1
            if has_wild and meld.wilds < largest_wild:
                plays += _wild_lay_offs(meld.id, twos, jokers)
        elif kind is OF_THREES:
            taken |= 1 << _THREE
            if lanes[_THREE] and (limits.canasta_extension != "none" or not meld.is_canasta):
                plays += _lay_offs(meld.id, _THREE, lanes[_THREE], by_suit)
        elif hand % 255 <= _MOST_LEFT_BEFORE_OUT and black_threes_take_wilds(rules):
            # Black threes, which lie there while their player goes out: one card may be left to discard.
            black = rank_lanes(hand & BLACK_THREES)[_THREE]
            if black and (not meld.wilds or meld.wilds <= caps[meld.naturals + 1]):
                plays += _lay_offs(meld.id, _THREE, black, by_suit)
            if spare_wild and wild_room(rules, bounds, _THREE, meld.naturals, meld.wilds, meld):
                plays += _wild_lay_offs(meld.id, twos, jokers)
    two = some_of_rank(hand, _TWO, 1) if spare_wild else NO_CARDS
    has_joker = spare_wild and jokers != 0
    mixed = 0
    if (
        spare_wild
        and caps[2]
        and limits.min_naturals < _SMALLEST
        and (bounds.initial or not limits.rule_of_five)
    ):
        mixed = mixed_ranks(rules, bounds)
    too_few = _NO_PAIR if mixed else _TWO_AT_MOST
    for rank in NATURAL_RANKS:
        lane = lanes[rank]
        if lane not in too_few and not taken >> rank & 1:
            if mixed >> rank & 1:
                plays += _new_melds(rank, lane, by_suit, two, has_joker)
            else:
                plays += _new_melds(rank, lane, by_suit, NO_CARDS, False)
    if not taken & 1:
        plays += _new_wild_melds(twos, min(jokers, _SMALLEST))
    if limits.threes_melds and not taken >> _THREE & 1:
        plays += _new_melds_of_threes(lanes[_THREE])
    if by_suit:
        takes_wild = spare_wild and limits.sequence_max_wilds > 0
        wilds = (two, has_joker) if takes_wild else (NO_CARDS, False)
        for mask in SUIT_MASKS:
            if held & mask:
                plays += _new_sequences(held & mask, limits.min_naturals, *wilds)
    return plays


# ------------------------------------------------------------------------------------------------------ lay-offs


@lru_cache(maxsize=1 << 14)
def _lay_offs(meld: MeldId, rank: int, lane: int, by_suit: bool) -> tuple[LayDown, ...]:
    """Return the lay-offs of a card of a rank on a meld; ``lane`` are the cards of the rank in hand.

    Of threes a black one and a red one, since those of a colour are alike.
    """
    held = each = of_lane(rank, lane)
    if rank == _THREE:
        each = some_of_rank(held & BLACK_THREES, _THREE, 1) + some_of_rank(held & RED_THREES, _THREE, 1)
    elif not by_suit:
        each = one(lowest_face(held))
    return tuple([_one_card(meld, face) for face in faces(each)])


@lru_cache(maxsize=1 << 14)
def _wild_lay_offs(meld: MeldId, twos: int, jokers: int) -> tuple[LayDown, ...]:
    """Return the lay-offs of a two and of a joker on a meld, as far as the hand has them."""
    wilds = ((_TWO, twos), (_JOKER, jokers))
    return tuple([_one_card(meld, next(faces(of_lane(rank, lane)))) for rank, lane in wilds if lane])


@lru_cache(maxsize=1 << 14)
def _each_card_for(meld: MeldId, cards: Cards) -> tuple[LayDown, ...]:
    """Return the lay-offs of some cards on a meld, one of each face."""
    return tuple([_one_card(meld, face) for face in faces(cards)])


@lru_cache(maxsize=1 << 13)
def _one_card(meld: MeldId, face: Card) -> LayDown:
    return LayDown((Play(one(face), meld),))


# ----------------------------------------------------------------------------------------------------- new melds


@lru_cache(maxsize=1 << 15)
def _new_melds(rank: int, lane: int, by_suit: bool, two: Cards, has_joker: bool) -> tuple[LayDown, ...]:
    """Return new melds of three naturals, and of a pair with a two and with a joker, as far as the hand has them."""
    held = of_lane(rank, lane)
    three = naturals_of(held, _SMALLEST, by_suit)
    pairs = naturals_of(held, _SMALLEST - 1, by_suit)
    cards = (*three, *[pair + wild for pair in pairs for wild in _wilds(two, has_joker)])
    return tuple([LayDown((Play(some),)) for some in cards])


@lru_cache(maxsize=1 << 13)
def naturals_of(held: Cards, count: int, by_suit: bool) -> tuple[Cards, ...]:
    """Return ``count`` of some cards of a rank: the lowest suits, or every choice of suits; none of fewer cards."""
    each = [one(face) for face in each_card(held)]
    if not by_suit:
        each = each[:count]
    # The same cards recur where there are two of a face.
    return tuple(dict.fromkeys(map(sum, combinations(each, count))))


def _wilds(two: Cards, has_joker: bool) -> tuple[Cards, ...]:
    return (*((two,) if two else ()), *((_ONE_JOKER,) if has_joker else ()))


@lru_cache(maxsize=1 << 12)
def _new_wild_melds(twos: int, jokers: int) -> tuple[LayDown, ...]:
    """Return every new meld of three wild cards; twos are alike."""
    return _threes_of_two_sorts(each_card(of_lane(_TWO, twos)), (JOKER,) * jokers)


@lru_cache(maxsize=1 << 12)
def _new_melds_of_threes(lane: int) -> tuple[LayDown, ...]:
    """Return every new meld of three threes; those of a colour are alike."""
    held = of_lane(_THREE, lane)
    return _threes_of_two_sorts(each_card(held & BLACK_THREES), each_card(held & RED_THREES))


def _threes_of_two_sorts(some: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[LayDown, ...]:
    """Return every new meld of three cards of two sorts; cards of a sort are alike."""
    return tuple(
        LayDown((Play(sum(map(one, (*some[:count], *others[: _SMALLEST - count])))),))
        for count in range(_SMALLEST + 1)
        if count <= len(some) and _SMALLEST - count <= len(others)
    )


@lru_cache(maxsize=1 << 15)
def _new_sequences(held: Cards, min_naturals: int, two: Cards, has_joker: bool) -> tuple[LayDown, ...]:
    """Return every smallest run of neighbours of a suit, and every one with one of these wild cards."""
    runs, nearly = _runs(held, min_naturals)
    return (*runs, *[LayDown((Play(some + wild),)) for some in nearly for wild in _wilds(two, has_joker)])


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
