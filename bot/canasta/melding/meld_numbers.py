"""Melds as numbers: how many naturals of a rank, how many twos and jokers.

Which suits, and which wild card lies in which meld, makes no difference to what melds count. Searches for combinations
of melds work on these numbers, and turn what they find into plays at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.canasta.actions import Play
from bot.canasta.cards import JOKER, Cards, Rank, card_points, one, some_of_rank
from bot.canasta.melding.shapes import largest_meld, wild_cap
from bot.canasta.rules.options.melds import Melds

_TWO: Final = Rank.TWO.value
TWO_POINTS: Final = card_points(Rank.TWO * 4)
JOKER_POINTS: Final = card_points(JOKER)
NATURAL_POINTS: Final = tuple(card_points(rank * 4) for rank in range(Rank.ACE + 1))
"""The points of a card of each rank, by the rank."""


class Given(NamedTuple):
    """The cards that the meld of a rank has, or is to get in any case.

    ``table_naturals`` and ``table_wilds`` lie there already (the upcard is a natural that does); at least ``naturals``,
    ``twos`` and ``jokers`` come from the hand.
    """

    table_naturals: int = 0
    table_wilds: int = 0
    naturals: int = 0
    twos: int = 0
    jokers: int = 0


class Portion(NamedTuple):
    """Cards of a hand that go to the meld of one rank, as numbers."""

    rank: int
    naturals: int
    twos: int = 0
    jokers: int = 0


class RankWay(NamedTuple):
    """A way to meld a rank: naturals of the hand, their points, and the least and most wild cards it then takes."""

    naturals: int
    value: int
    least: int
    most: int


class RankWays(NamedTuple):
    """A rank that could be melded, and the ways to do it, each with one more natural."""

    rank: int
    ways: tuple[RankWay, ...]


class Combination(NamedTuple):
    """Melds as numbers: a way for each place of a rank that is melded, and the twos and jokers that go with them."""

    cost: int
    chosen: tuple[tuple[int, RankWay], ...]
    twos: int
    jokers: int


NOTHING_GIVEN: Final = Given()


@lru_cache(maxsize=20_000)
def ways_to_meld(
    limits: Melds, points: int, count: int, given: Given, wilds: int, upcard: bool
) -> tuple[RankWay, ...]:
    """Return the ways to put cards of a rank down, ``count`` naturals and ``wilds`` wild cards being in hand."""
    max_cards = largest_meld(limits)
    closed_at = None if limits.canasta_extension == "all" else limits.canasta_size
    found = []
    for naturals in range(given.naturals, count + 1):
        lying = given.table_naturals + naturals
        if lying < limits.min_naturals or (max_cards is not None and lying + given.table_wilds > max_cards):
            continue
        if given.table_wilds and closed_at is not None and lying + given.table_wilds > closed_at:
            continue
        least = max(limits.min_meld_cards - lying - given.table_wilds, given.twos + given.jokers)
        if not naturals and not upcard:
            least = max(least, 1)
        most = min(wild_cap(limits, lying) - given.table_wilds, wilds)
        if 0 <= least <= most:
            found.append(RankWay(naturals, (naturals + upcard) * points, least, most))
    return tuple(found)


def portions_of(
    each: Combination, ranks: Sequence[RankWays], given: Mapping[int, Given]
) -> tuple[Portion, ...]:
    """Return a combination by rank, wild cards going first to melds that need one, then to melds that have one."""
    twos = each.twos
    if given:
        twos -= sum(meld.twos for meld in given.values())
    portions = []
    for (number, way), share in zip(each.chosen, _shares(each), strict=True):
        rank = ranks[number].rank
        if share:
            meld = given.get(rank, NOTHING_GIVEN)
            more = share - meld.twos - meld.jokers
            more_twos = min(more, twos)
            twos -= more_twos
            portions.append(
                Portion(rank, way.naturals, meld.twos + more_twos, meld.jokers + more - more_twos)
            )
        else:
            portions.append(Portion(rank, way.naturals))
    return tuple(portions)


def _shares(each: Combination) -> list[int]:
    """Return the number of wild cards for each meld of a combination."""
    chosen = each.chosen
    shares = [way.least for _, way in chosen]
    extra = each.twos + each.jokers - sum(shares)
    if extra:
        for at in sorted(range(len(shares)), key=lambda at: (not shares[at], chosen[at][1].naturals)):
            more = min(extra, chosen[at][1].most - shares[at])
            shares[at] += more
            extra -= more
    return shares


def as_plays(hand: Cards, each: Combination, ranks: Sequence[RankWays]) -> tuple[Play, ...]:
    """Return a combination of cards of the hand alone as plays: those that its portions would give."""
    chosen, twos = each.chosen, each.twos
    if not twos and not each.jokers:
        return tuple([Play(some_of_rank(hand, ranks[number].rank, way.naturals)) for number, way in chosen])
    left = hand
    plays = []
    for (number, way), share in zip(chosen, _shares(each), strict=True):
        cards = some_of_rank(hand, ranks[number].rank, way.naturals)
        if share:
            more_twos = min(share, twos)
            if more_twos:
                wild = some_of_rank(left, _TWO, more_twos)
                left -= wild
                twos -= more_twos
                cards += wild
            cards += one(JOKER) * (share - more_twos)
        plays.append(Play(cards))
    return tuple(plays)
