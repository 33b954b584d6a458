"""Single plays under rules with more than plain melds: each smallest new meld, and each card laid off.

Larger plays are sequences of these. For melds limited only by numbers of cards see
:mod:`bot.canasta.phases.laying_down.rank_plays`, with runs of a suit besides
:mod:`bot.canasta.phases.laying_down.suited_plays`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Cards,
    Rank,
    Suit,
    card,
    contains,
    each_card,
    faces,
    of_rank,
    one,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.melding.bounds import Bounds, bounds_of, natural_room, wild_room
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, largest_wild_meld, made_of, sequence_violation
from bot.canasta.melds import OF_RANK, Meld, MeldKind, Part
from bot.canasta.phases.laying_down.rank_plays import counted_plays
from bot.canasta.phases.laying_down.suited_plays import suited_plays
from bot.canasta.policies.same_rank import joined_meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat

_TWO = Rank.TWO.value
_LOWEST, _HIGHEST = NATURAL_RANKS[0], NATURAL_RANKS[-1]
_THREES = RED_THREES | BLACK_THREES
_SMALLEST = 3


def single_plays(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    hand: Cards,
    *,
    initial: bool = False,
) -> list[Action]:
    """Return every single play of a side that has melded; ``initial`` if it did so in this turn, from the hand."""
    if rules.traits.counted_melds:
        return counted_plays(rules, all_melds, side, hand, initial=initial)
    if rules.traits.suited_melds:
        return suited_plays(rules, all_melds[side], hand)[0]
    return plays_of_any_kind(rules, all_melds, side, hand, initial=initial)


def plays_of_any_kind(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    hand: Cards,
    *,
    initial: bool = False,
) -> list[Action]:
    """Return every single play for melds of all kinds, within all limits that the table may set."""
    bounds = bounds_of(rules, all_melds, side, initial=initial)
    melds = all_melds[side]
    plays = [play for meld in melds for play in _lay_offs(rules, bounds, meld, hand)]
    plays += _new_ranks(rules, bounds, melds, hand)
    if rules.melds.wild_melds and joined_meld(rules, melds, MeldKind.WILD, _any_three_wilds()) is None:
        plays += map(Play, _threes_of(some_of_rank(hand, _TWO, _SMALLEST), of_rank(hand, Rank.JOKER)))
    if rules.melds.threes_melds and not any(meld.kind is MeldKind.THREES for meld in melds):
        plays += map(Play, _threes_of(hand & BLACK_THREES, hand & RED_THREES))
    if rules.melds.sequence_melds:
        plays += map(Play, _new_sequences(rules, bounds, hand))
    return [LayDown((play,)) for play in plays]


def _any_three_wilds() -> Cards:
    return one(JOKER) * _SMALLEST


def _wilds(hand: Cards) -> list[Cards]:
    """Return one two and one joker, as far as the hand has them."""
    two = some_of_rank(hand, _TWO, 1)
    return ([two] if two else []) + ([one(JOKER)] if contains(hand, one(JOKER)) else [])


def _lay_offs(rules: RuleSet, bounds: Bounds, meld: Meld, hand: Cards) -> Iterator[Play]:
    found: list[Cards] = []
    wild_fits = False
    match meld.kind:
        case MeldKind.RANK:
            if natural_room(rules, bounds, meld.rank, meld.size, meld.wilds):
                found += naturals_of(rules, hand, meld.rank, 1)
            wild_fits = wild_room(rules, bounds, meld.rank, meld.naturals, meld.wilds, meld) > 0
        case MeldKind.WILD:
            wild_fits = meld.size < largest_wild_meld(rules.melds)
        case MeldKind.THREES:
            if rules.melds.canasta_extension != "none" or not meld.is_canasta:
                found += [
                    some_of_rank(some, Rank.THREE, 1) for some in (hand & BLACK_THREES, hand & RED_THREES)
                ]
        case MeldKind.SEQUENCE:
            if meld.size < LONGEST_SEQUENCE:
                found += _extensions(rules, meld, hand)
                wild_fits = meld.wilds < rules.melds.sequence_max_wilds and bounds.wilds_to is None
        case MeldKind.BLACK_THREES:
            pass
    if wild_fits:
        found += _wilds(hand)
    return (Play(cards, meld.id) for cards in found if cards)


def _extensions(rules: RuleSet, meld: Meld, hand: Cards) -> Iterator[Cards]:
    """Yield each card that makes a sequence longer: at either end, and beside or in place of its wild card."""
    ranks = [rank_of(face) for face in faces(meld.cards & NATURALS)]
    reach = 1 + meld.wilds
    for rank in range(max(ranks[0] - reach, _LOWEST), min(ranks[-1] + reach, _HIGHEST) + 1):
        cards = one(card(rank, meld.suit or 0))
        if rank not in ranks and contains(hand, cards):
            longer = made_of(rules, meld.id, meld.kind, (Part(Seat(0), 0, meld.cards + cards),))
            if sequence_violation(rules.melds, meld, longer) is None:
                yield cards


def _new_ranks(rules: RuleSet, bounds: Bounds, melds: tuple[Meld, ...], hand: Cards) -> Iterator[Play]:
    """Yield three naturals, and a pair with a two and with a joker, for each rank that begins a new meld."""
    wilds = _wilds(hand)
    for rank in NATURAL_RANKS:
        three = some_of_rank(hand, rank, _SMALLEST)
        held = size(three)
        if held < _SMALLEST - 1 or bounds.is_closed(rank):
            continue
        smallest = three + one(JOKER) * (_SMALLEST - held)
        if (
            any(meld.rank == rank for meld in melds)
            and joined_meld(rules, melds, OF_RANK, smallest) is not None
        ):
            continue
        if held == _SMALLEST:
            yield from map(Play, naturals_of(rules, hand, rank, _SMALLEST))
        if rules.melds.min_naturals < _SMALLEST and wild_room(rules, bounds, rank, 2, 0, None):
            for pair in naturals_of(rules, hand, rank, 2):
                yield from (Play(pair + wild) for wild in wilds)


def naturals_of(rules: RuleSet, hand: Cards, rank: int, count: int) -> list[Cards]:
    """Return ``count`` cards of a rank: the lowest suits, or every choice of suits where sequences are allowed."""
    if not rules.melds.sequence_melds:
        some = some_of_rank(hand, rank, count)
        return [some] if size(some) == count else []
    return list(_in_every_suit(of_rank(hand, rank), count))


@lru_cache(maxsize=1 << 13)
def _in_every_suit(cards: Cards, count: int) -> tuple[Cards, ...]:
    return tuple([_sum(some) for some in sorted(set(combinations(each_card(cards), count)))])


def _threes_of(some: Cards, others: Cards) -> Iterator[Cards]:
    """Yield every three cards of two sorts; cards of a sort are alike."""
    first, second = each_card(some), each_card(others)
    for count in range(_SMALLEST + 1):
        if count <= len(first) and _SMALLEST - count <= len(second):
            yield _sum(first[:count]) + _sum(second[: _SMALLEST - count])


def _sum(cards: tuple[int, ...]) -> Cards:
    return sum(map(one, cards), NO_CARDS)


def _new_sequences(rules: RuleSet, bounds: Bounds, hand: Cards) -> Iterator[Cards]:
    """Yield every smallest run of neighbours of a suit, also with a wild card where the rules allow one."""
    limits = rules.melds
    wilds = _wilds(hand & WILDS) if limits.sequence_max_wilds and bounds.wilds_to is None else []
    naturals = max(_SMALLEST, limits.min_naturals)
    beside = max(_SMALLEST - 1, limits.min_naturals)
    for suit in Suit:
        held = [rank for rank in NATURAL_RANKS if contains(hand, one(card(rank, suit)))]
        for at in range(len(held) - naturals + 1):
            if held[at + naturals - 1] == held[at] + naturals - 1:
                yield _sum(tuple(card(rank, suit) for rank in held[at : at + naturals]))
        if not wilds:
            continue
        for ranks in combinations(held, beside):
            gaps = ranks[-1] - ranks[0] + 1 - beside
            # Where the neighbours alone are a meld the wild card can be added afterwards.
            if gaps == 1 or (not gaps and beside < naturals):
                yield from (_sum(tuple(card(rank, suit) for rank in ranks)) + wild for wild in wilds)
