"""Single plays where melds are of a rank or of wild cards.

Every smallest new meld and every single card laid off; larger plays are sequences of these. The plays are cached, since
the options are computed at every step and the same few plays recur.
"""

from __future__ import annotations

from functools import lru_cache

from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    Cards,
    Rank,
    of_lane,
    one,
    rank_lanes,
    size,
    some_of_rank,
)
from bot.canasta.melding.bounds import ALL_RANKS, FREE, bounds_of, mixed_ranks, wild_room
from bot.canasta.melding.shapes import caps_of, wild_caps
from bot.canasta.melds import OF_RANK, OF_WILDS, Meld, MeldId
from bot.canasta.policies.same_rank import same_rank_rule
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.melds import Melds

_TWO, _JOKER = Rank.TWO.value, Rank.JOKER.value
_SMALLEST = 3
_NO_PAIR = frozenset((0, *(1 << (8 * suit) for suit in range(4))))
"""The values of :func:`rank_lanes` for a rank with no card or one."""


def plain_plays(limits: Melds, melds: tuple[Meld, ...], hand: Cards) -> list[Action]:
    """Return the single plays of Classic Canasta: one meld of each rank, extended as far as the limits allow."""
    lanes = rank_lanes(hand)
    twos, jokers = lanes[_TWO], lanes[_JOKER]
    has_wild = bool(twos or jokers)
    caps = wild_caps(limits)
    largest = limits.max_meld_cards
    plays: list[Action] = []
    melded = 0
    for meld in melds:
        rank = meld.rank
        lane = lanes[rank]
        melded |= 1 << rank
        if not (lane or has_wild) or meld.kind is not OF_RANK:
            continue
        if largest is not None and meld.naturals + meld.wilds >= largest:
            continue
        if lane:
            plays.append(_lay_off(meld.id, rank, lane))
        if has_wild and meld.wilds < caps[meld.naturals]:
            if twos:
                plays.append(_lay_off(meld.id, _TWO, twos))
            if jokers:
                plays.append(_lay_off(meld.id, _JOKER, jokers))
    takes_wild = has_wild and caps[2] > 0
    two = some_of_rank(hand, _TWO, 1) if twos and takes_wild else NO_CARDS
    for rank in NATURAL_RANKS:
        lane = lanes[rank]
        if lane not in _NO_PAIR and not melded >> rank & 1:
            plays += _new_melds(rank, lane, two, takes_wild and jokers != 0)
    return plays


def counted_plays(
    rules: RuleSet,
    all_melds: tuple[tuple[Meld, ...], ...],
    side: int,
    hand: Cards,
    *,
    initial: bool = False,
) -> list[Action]:
    """Return single plays with wild melds, closed canastas, second melds of a rank, and ranks with own limits."""
    limits = rules.melds
    melds = all_melds[side]
    is_free = rules.traits.free_ranks
    bounds = FREE if is_free else bounds_of(rules, all_melds, side, initial=initial)
    mixed = ALL_RANKS if is_free else mixed_ranks(rules, bounds)
    lanes = rank_lanes(hand)
    twos, jokers = lanes[_TWO], lanes[_JOKER]
    has_wild = bool(twos or jokers)
    # Wild cards that all must go to one meld are not available to the others.
    spare_wild = has_wild and bounds.wilds_to is None
    caps = caps_of(rules)
    largest = rules.traits.largest_meld
    largest_wild = rules.traits.largest_wild_meld
    natural_only = limits.canasta_extension == "natural_only"
    same_rank = same_rank_rule(rules)
    plays: list[Action] = []
    # A bit for each rank, and for wild cards (rank 0), of which no new meld can be begun now.
    taken = bounds.closed if limits.wild_melds and has_wild else bounds.closed | 1
    for meld in melds:
        kind = meld.kind
        rank = meld.rank
        count = meld.naturals + meld.wilds
        if kind is OF_WILDS:
            if not meld.is_canasta or count + _SMALLEST <= largest_wild:
                taken |= 1
            if has_wild and count < largest_wild:
                plays += wild_lay_offs(meld.id, twos, jokers)
            continue
        if kind is not OF_RANK:
            continue
        if same_rank == "merge" or (same_rank == "new_after_canasta" and not meld.is_canasta):
            taken |= 1 << rank
        if count >= largest or (natural_only and meld.wilds and meld.is_canasta) or bounds.closed >> rank & 1:
            continue
        lane = lanes[rank]
        if lane:
            plays.append(_lay_off(meld.id, rank, lane))
        if (
            spare_wild
            and meld.wilds < caps[meld.naturals]
            and (is_free or wild_room(rules, bounds, rank, meld.naturals, meld.wilds, meld))
        ):
            plays += wild_lay_offs(meld.id, twos, jokers)
    takes_wild = (
        spare_wild
        and caps[2] > 0
        and limits.min_naturals < _SMALLEST
        and (bounds.initial or not limits.rule_of_five)
    )
    two = some_of_rank(hand, _TWO, 1) if twos and takes_wild else NO_CARDS
    for rank in NATURAL_RANKS:
        lane = lanes[rank]
        if lane not in _NO_PAIR and not taken >> rank & 1:
            if mixed >> rank & 1:
                plays += _new_melds(rank, lane, two, takes_wild and jokers != 0)
            else:
                plays += _new_melds(rank, lane, NO_CARDS, has_joker=False)
    if not taken & 1:
        plays += new_wild_melds(twos, min(jokers, _SMALLEST))
    return plays


@lru_cache(maxsize=1 << 14)
def _lay_off(meld: MeldId, rank: int, lane: int) -> LayDown:
    """Return the lay-off of one card of a rank on a meld; ``lane`` are the cards of the rank in hand."""
    return LayDown((Play(some_of_rank(of_lane(rank, lane), rank, 1), meld),))


@lru_cache(maxsize=1 << 14)
def wild_lay_offs(meld: MeldId, twos: int, jokers: int) -> tuple[LayDown, ...]:
    """Return the lay-offs of a two and of a joker on a meld, as far as the hand has them."""
    lanes = ((_TWO, twos), (_JOKER, jokers))
    return tuple(_lay_off(meld, rank, lane) for rank, lane in lanes if lane)


@lru_cache(maxsize=1 << 14)
def _new_melds(rank: int, lane: int, two: Cards, has_joker: bool) -> tuple[LayDown, ...]:
    """Return new melds of three naturals, and of a pair with a two and with a joker, as far as the hand has them."""
    held = of_lane(rank, lane)
    pair = some_of_rank(held, rank, 2)
    cards = [some_of_rank(held, rank, 3)] if size(held) > size(pair) else []
    if two:
        cards.append(pair + two)
    if has_joker:
        cards.append(pair + one(JOKER))
    return tuple(LayDown((Play(three),)) for three in cards)


@lru_cache(maxsize=1 << 12)
def new_wild_melds(twos: int, jokers: int) -> tuple[LayDown, ...]:
    """Return every new meld of three wild cards; twos are alike."""
    held = of_lane(_TWO, twos)
    return tuple(
        LayDown((Play(some_of_rank(held, _TWO, count) + one(JOKER) * (_SMALLEST - count)),))
        for count in range(min(size(held), _SMALLEST) + 1)
        if _SMALLEST - count <= jokers
    )
