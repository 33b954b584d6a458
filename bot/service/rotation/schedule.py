"""The schedule of rotating partners: who sits where in each match, and who sits out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

FEWEST: Final = 4
MOST: Final = 8
"""The fewest and the most people of a rotation."""

Lineup: TypeAlias = tuple[int, int, int, int]
"""The number of the person at each seat; seats opposite each other are partners."""


@lru_cache(maxsize=MOST)
def schedule(people: int) -> tuple[Lineup, ...]:
    """Return the line-up of each match for so many people, who are numbered in the order in which they came.

    Four people play three matches, each with every other as partner. More people play as many matches as they are: each
    plays four of them, nobody has a partner twice, and after any match nobody has sat out twice more than another. The
    first four begin, in the order of their seats.
    """
    if not FEWEST <= people <= MOST:
        raise ValueError(f"{people} people cannot rotate")
    length = 3 if people == FEWEST else people
    found = _completed((), people, length)
    assert found is not None
    return found


def _completed(begun: tuple[Lineup, ...], people: int, length: int) -> tuple[Lineup, ...] | None:
    """Return the schedule with the matches that are still missing; None if that is impossible after such a beginning."""
    if len(begun) == length:
        return begun
    for lineup in _candidates(begun, people):
        completed = _completed((*begun, lineup), people, length)
        if completed is not None:
            return completed
    return None


def _candidates(begun: Sequence[Lineup], people: int) -> list[Lineup]:
    """Return the possible next line-ups, those with the newest opponents first: partners are new, and all sit out alike."""
    partners = {pair for lineup in begun for pair in partners_in(lineup)}
    opponents = Counter(pair for lineup in begun for pair in opponents_in(lineup))
    played = Counter(person for lineup in begun for person in lineup)
    possible = []
    for lineup in _lineups(people):
        counts = [played[person] + (person in lineup) for person in range(people)]
        if max(counts) - min(counts) <= 1 and partners.isdisjoint(partners_in(lineup)):
            possible.append(lineup)
    return sorted(
        possible, key=lambda lineup: (sum(opponents[pair] ** 2 for pair in opponents_in(lineup)), lineup)
    )


def _lineups(people: int) -> Iterator[Lineup]:
    for one, two, three, four in combinations(range(people), 4):
        yield one, two, three, four
        yield one, two, four, three
        yield one, three, two, four


def partners_in(lineup: Lineup) -> tuple[frozenset[int], ...]:
    """Return the two pairs of partners."""
    one, two, three, four = lineup
    return frozenset((one, three)), frozenset((two, four))


def opponents_in(lineup: Lineup) -> tuple[frozenset[int], ...]:
    """Return the four pairs of opponents."""
    one, two, three, four = lineup
    return tuple(frozenset(pair) for pair in ((one, two), (one, four), (three, two), (three, four)))
