"""The fewest cards with which melds reach a number of points: an exact search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from bot.canasta.cards import NATURAL_RANKS, Cards, Rank, rank_counts
from bot.canasta.melding.meld_numbers import (
    JOKER_POINTS,
    NATURAL_POINTS,
    NOTHING_GIVEN,
    TWO_POINTS,
    Combination,
    Given,
    Portion,
    RankWay,
    RankWays,
    portions_of,
    ways_to_meld,
)
from bot.canasta.rules.model import RuleSet


class _Reached(NamedTuple):
    """The best value of a set of melds, and the steps that led to it."""

    value: int
    before: _Reached | None
    number: int
    way: RankWay


def fewest_cards(
    rules: RuleSet, hand: Cards, minimum: int, *, room: int, given: Mapping[int, Given], taken: int = 0
) -> tuple[Portion, ...] | None:
    """Return the melds and lay-offs with the fewest cards that reach ``minimum`` and hold everything in ``given``.

    ``given`` is by rank, with the melds that lie on the table; the naturals there include the upcard when its rank is
    ``taken``. None if it is not possible with at most ``room`` cards.
    """
    counts = rank_counts(hand)
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    ranks: list[RankWays] = []
    needed = set()
    for rank in sorted(NATURAL_RANKS, key=lambda rank: (rank != taken, -rank)):
        meld = given.get(rank, NOTHING_GIVEN)
        ways = ways_to_meld(
            rules.melds, NATURAL_POINTS[rank], counts[rank], meld, twos + jokers, rank == taken
        )
        if meld.naturals or meld.twos or meld.jokers or rank == taken:
            needed.add(len(ranks))
            if not ways:
                return None
        if ways:
            ranks.append(RankWays(rank, ways))
    found = fewest_of(
        ranks,
        twos,
        jokers,
        minimum,
        room,
        needed=needed,
        least_twos=sum(meld.twos for meld in given.values()),
        least_jokers=sum(meld.jokers for meld in given.values()),
    )
    return portions_of(found, ranks, given) if found is not None else None


def fewest_of(
    ranks: Sequence[RankWays],
    twos: int,
    jokers: int,
    minimum: int,
    room: int,
    *,
    needed: AbstractSet[int] = frozenset(),
    least_twos: int = 0,
    least_jokers: int = 0,
) -> Combination | None:
    """Return the combination with the fewest cards, at most ``room``, that reaches ``minimum``; None if there is none.

    Dynamic programming over the ranks: the best value for each number of naturals and of wild cards. Rows whose number
    is in ``needed`` are part of every combination.
    """
    wilds = twos + jokers
    if least_twos > twos or least_jokers > jokers:
        return None
    most_jokers = [max(0, min(jokers, used - least_twos)) for used in range(wilds + 1)]
    wild_points = [
        JOKER_POINTS * most_jokers[used] + TWO_POINTS * (used - most_jokers[used])
        for used in range(wilds + 1)
    ]
    most_left = [wild_points[wilds]]
    for rank_ways in reversed(ranks):
        most_left.append(most_left[-1] + rank_ways.ways[-1].value)
    most_left.reverse()
    reached = {(0, 0): _Reached(0, None, -1, RankWay(0, 0, 0, 0))}
    for number, rank_ways in enumerate(ranks):
        after = {} if number in needed else dict(reached)
        floor = minimum - most_left[number + 1]
        for (naturals, used), state in reached.items():
            for way in rank_ways.ways:
                value = state.value + way.value
                if value < floor:
                    continue
                together = naturals + way.naturals
                most = min(way.most, wilds - used, room - together - used)
                for share in range(way.least, most + 1):
                    key = (together, used + share)
                    known = after.get(key)
                    if known is None or known.value < value:
                        after[key] = _Reached(value, state, number, way)
        reached = after
    enough = [
        (naturals + used, used, naturals)
        for (naturals, used), state in reached.items()
        if state.before is not None
        and used >= least_twos + least_jokers
        and state.value + wild_points[used] >= minimum
    ]
    if not enough:
        return None
    cost, used, naturals = min(enough)
    end = reached[naturals, used]
    used_jokers = max(least_jokers, used - twos)
    while end.value + JOKER_POINTS * used_jokers + TWO_POINTS * (used - used_jokers) < minimum:
        used_jokers += 1
    chosen = []
    while end.before is not None:
        chosen.append((end.number, end.way))
        end = end.before
    chosen.reverse()
    return Combination(cost, tuple(chosen), used - used_jokers, used_jokers)
