"""Small and varied combinations of melds that reach a number of points: a search of a bounded number of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.canasta.cards import Rank
from bot.canasta.melding.meld_numbers import JOKER_POINTS, TWO_POINTS, Combination, RankWay, RankWays

_TWO, _JOKER = Rank.TWO.value, Rank.JOKER.value

Candidate: TypeAlias = tuple[int, tuple[tuple[int, RankWay], ...], int, int]
"""The fields of a combination as a plain tuple, since hundreds are looked at for one that is offered."""

STEPS = 300
"""The most sets of naturals that the search for varied combinations looks at."""

# The cost of a combination, of which the cheaper is preferred: each card, and more for cards worth keeping.
_CARD_COST, _TWO_COST, _JOKER_COST, _PAIR_COST = 8, 5, 9, 3


def varied(
    ranks: Sequence[RankWays], counts: bytes, minimum: int, room: int, *, takes_first: bool
) -> list[Candidate] | None:
    """Return sufficient combinations, unsorted; None if there are none, an empty list if the search was given up.

    It goes through sets of naturals, high card points first, and gives each the fewest wild cards that will do.
    """
    twos, jokers = counts[_TWO], counts[_JOKER]
    wilds = twos + jokers
    wild_points = TWO_POINTS * twos + JOKER_POINTS * jokers
    most_left = [wild_points]
    for rank_ways in reversed(ranks):
        most_left.append(most_left[-1] + rank_ways.ways[-1].value)
    most_left.reverse()
    found: list[Candidate] = []
    last = len(ranks)
    steps = 0

    def walk(
        at: int,
        value: int,
        left: int,
        least: int,
        most: int,
        cost: int,
        chosen: tuple[tuple[int, RankWay], ...],
    ) -> None:
        """Add what follows rank_ways ``at`` to a chosen set; ``left`` cards may still be used."""
        nonlocal steps
        for number in range(at, last):
            if value + most_left[number] < minimum:
                return
            rank, ways = ranks[number]
            for way in ways:
                naturals, worth, more_least, more_most = way
                now_least = least + more_least
                if naturals > left or now_least > wilds:
                    continue
                if steps >= STEPS:
                    return
                steps += 1
                now_value = value + worth
                now_left = left - naturals
                now_most = most + more_most
                now_cost = cost + naturals * _CARD_COST
                if naturals == 2 == counts[rank]:
                    now_cost += _PAIR_COST
                now_chosen = (*chosen, (number, way))
                due = minimum - now_value
                if due <= 0 and not now_least:
                    # Enough without wild cards: nothing more can be needed, neither further ranks nor more of this one.
                    found.append((now_cost, now_chosen, 0, 0))
                    break
                # The fewest wild cards with each number of jokers, as long as a two less would be too few; all of them
                # together are too few for most sets.
                for used_jokers in range(jokers + 1) if wilds and due <= wild_points else ():
                    used_twos = -((used_jokers * JOKER_POINTS - due) // TWO_POINTS)
                    if used_twos + used_jokers < now_least:
                        used_twos = now_least - used_jokers
                    if used_twos < 0:  # noqa: PLR1730 - a call of max() would cost more than all of this
                        used_twos = 0
                    used = used_twos + used_jokers
                    if used_twos <= twos and used <= now_most and used <= now_left:
                        now_more = used * _CARD_COST + used_twos * _TWO_COST + used_jokers * _JOKER_COST
                        found.append((now_cost + now_more, now_chosen, used_twos, used_jokers))
                    if not used_twos:
                        break
                # Calls that would return at once, most of them, are skipped.
                if number + 1 < last and now_value + most_left[number + 1] >= minimum:
                    walk(number + 1, now_value, now_left, now_least, now_most, now_cost, now_chosen)
            if takes_first and number == 0:
                return

    walk(0, 0, room, 0, 0, 0, ())
    return found if found or steps >= STEPS else None


def best_of(
    found: list[Candidate], ranks: Sequence[RankWays], minimum: int, most: int, *, takes_first: bool
) -> list[Combination]:
    """Return the cheapest combinations of which nothing can be left out, one for each set of ranks before a second."""
    found.sort()
    firsts: list[Candidate] = []
    others: list[Candidate] = []
    seen: set[tuple[int, ...]] = set()
    for each in found:
        if not _is_minimal(each, ranks, minimum, takes_first=takes_first):
            continue
        numbers = tuple([number for number, _ in each[1]])
        if numbers in seen:
            others.append(each)
        else:
            seen.add(numbers)
            firsts.append(each)
            if len(firsts) == most:
                break
    return [Combination._make(each) for each in (firsts + others)[:most]]


def _is_minimal(each: Candidate, ranks: Sequence[RankWays], minimum: int, *, takes_first: bool) -> bool:
    """Return whether no card and no meld can be left out."""
    _, chosen, twos, jokers = each
    value = TWO_POINTS * twos + JOKER_POINTS * jokers
    least = most = 0
    for _, (_, worth, lowest, highest) in chosen:
        value += worth
        least += lowest
        most += highest
    spare = value - minimum
    if not spare:
        return True
    wilds = twos + jokers
    for number, way in chosen:
        _, worth, lowest, highest = way
        ways = ranks[number].ways
        if way is not ways[0]:
            _, fewer, fewer_lowest, fewer_highest = ways[ways.index(way) - 1]
            fit = most - highest + fewer_highest
            if (
                worth - fewer <= spare
                and least - lowest + fewer_lowest <= min(wilds, fit)
                and worth - fewer + _lost(twos, wilds - fit) <= spare
            ):
                return False
        if (
            worth <= spare
            and len(chosen) > 1
            and not (takes_first and number == 0)
            and worth + _lost(twos, wilds - most + highest) <= spare
        ):
            return False
    return True


def _lost(twos: int, away: int) -> int:
    """Return the points lost when so many wild cards find no place, ``twos`` being among those there are."""
    if away <= 0:
        return 0
    lost = min(away, twos)
    return TWO_POINTS * lost + JOKER_POINTS * (away - lost)
