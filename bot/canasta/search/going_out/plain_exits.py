"""Ways out where melds are sets of a rank, one for each rank.

All naturals of a rank go to its meld; what remains to be decided is the last discard and where the wild cards go. Under
other rules ways out are searched for (:mod:`bot.canasta.search.going_out.exit_search`).

The search would find them here, too. This path beside it saves 2.5 % of the instructions of a round of Classic, as
``valgrind --tool=cachegrind`` counts over a hundred of :mod:`tests.campaigns.bench.random_rounds`, with and without
``plain_exits`` of :mod:`bot.canasta.rules.traits`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from msgspec import Struct

from bot.canasta.actions import Play
from bot.canasta.cards import (
    BLACK_THREES,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    each_card,
    faces,
    one,
    points,
    rank_counts,
    rank_of,
    some_of_rank,
)
from bot.canasta.melding.shapes import black_threes_needed, rank_meld
from bot.canasta.melds import CANASTA_SIZE, Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.going_out.wild_shares import MeldToFill, melds_to_fill, shared_wilds

_JOKER, _TWO, _THREE, _LOWEST_NATURAL = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.FOUR.value
_IS_ONE = bytes(count == 1 for count in range(256))
_IS_AT_LEAST = tuple(bytes(count >= least for count in range(256)) for least in range(CANASTA_SIZE + 1))


class PlainWay(Struct, frozen=True, gc=False):
    """A way out before it is spelled as plays: the discard, the melds, and how many wild cards each of them gets."""

    discard: Card | None
    to_fill: list[MeldToFill]
    shares: tuple[int, ...]


def exit_way(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, minimum: int) -> PlainWay | None:
    """Return a way to go out with this hand from these melds, laying cards of at least ``minimum`` points down."""
    counts = rank_counts(hand)
    misfits = misfit_count(rules, melds, counts)
    if misfits > 1 or not canastas_possible(rules, melds, counts):
        return None
    if hand & RED_THREES:
        # They are neither melded nor discarded: these rules lay them for a bonus.
        return None
    single = _fitting_nowhere(rules, melds, counts) if misfits else []
    for discard in _last_discards(rules, hand, single):
        way = way_with(rules, melds, hand, discard, minimum)
        if way is not None:
            return way
    return None


def misfit_count(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> int:
    """Return the number of cards that no meld can take; any number above one stands for all of them."""
    misfits = counts.count(1, _LOWEST_NATURAL)
    black = counts[_THREE]
    if black and (black < rules.melds.min_meld_cards or black < black_threes_needed(rules)):
        misfits += black
    if 0 < misfits <= len(melds) + 1:
        for meld in melds:
            rank = meld.rank
            if counts[rank] == 1 and rank != _THREE:
                misfits -= 1
    return misfits


def _fitting_nowhere(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> list[int]:
    """Return the ranks of the cards that no meld can take."""
    found: list[int] = []
    black = counts[_THREE]
    if black and black < black_threes_needed(rules):
        found += [_THREE] * black
    melded = {meld.rank for meld in melds}
    found += [
        rank
        for rank in compress(range(16), counts.translate(_IS_ONE))
        if rank > _THREE and rank not in melded
    ]
    return found


def canastas_possible(rules: RuleSet, melds: tuple[Meld, ...], counts: bytes) -> bool:
    """Return whether the canastas for going out are possible if every meld gets all wild cards: a bound only."""
    missing = rules.going_out.canastas_to_go_out
    short = CANASTA_SIZE - counts[_JOKER] - counts[_TWO]
    for meld in melds:
        if meld.naturals + meld.wilds + counts[meld.rank] >= short:
            missing -= 1
    if missing <= 0:
        return True
    return counts.translate(_IS_AT_LEAST[max(short, 1)]).count(1, _LOWEST_NATURAL) >= missing


def _last_discards(rules: RuleSet, hand: Cards, single: list[int]) -> Iterator[Card | None]:
    """Yield the last discards worth trying: a card that fits nowhere must be it."""
    if single:
        yield next(face for face in faces(hand) if rank_of(face) == single[0])
        return
    is_optional = rules.discard.final_discard == "optional"
    if is_optional:
        yield None
    # Discarding a natural instead of laying it helps only where a discard is due, or a meld would grow too large.
    any_rank = not is_optional or rules.melds.max_meld_cards is not None
    tried = set()
    for face in faces(hand if any_rank else hand & WILDS):
        if rank_of(face) not in tried:
            tried.add(rank_of(face))
            yield face


def way_with(
    rules: RuleSet, melds: tuple[Meld, ...], hand: Cards, discard: Card | None, minimum: int
) -> PlainWay | None:
    """Return a way out with this last discard, or without one."""
    if discard is not None:
        hand -= one(discard)
    if minimum and points(hand) < minimum:
        return None
    counts = rank_counts(hand)
    black = counts[_THREE]
    if black and black < black_threes_needed(rules):
        return None
    to_fill = melds_to_fill(rules, melds, counts)
    if to_fill is None:
        return None
    shares = shared_wilds(rules, to_fill, counts[_JOKER] + counts[_TWO])
    return None if shares is None else PlainWay(discard, to_fill, shares)


def plays_of(
    melds: tuple[Meld, ...], hand: Cards, to_fill: list[MeldToFill], shares: tuple[int, ...]
) -> tuple[Play, ...]:
    """Return the melds and their shares of the wild cards, spelled as plays of the cards laid down."""
    wilds = list(each_card(hand & WILDS))
    plays = []
    for each, share in zip(to_fill, shares, strict=True):
        cards = some_of_rank(hand, each.rank, 254)
        for _ in range(share):
            cards += one(wilds.pop())
        if not cards:
            continue
        meld = rank_meld(melds, each.rank)
        plays.append(Play(cards, meld.id if meld is not None else None))
    black = hand & BLACK_THREES
    if black:
        plays.append(Play(black))
    return tuple(plays)
