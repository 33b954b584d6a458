"""The schedule of rotating partners: who sits where in each match, and who sits out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

FEWEST: Final = 4
MOST: Final = 8
"""The fewest and the most people of a rotation."""

Seating: TypeAlias = tuple[int, int, int, int]
"""The number of the person at each seat; seats opposite each other are partners."""


@lru_cache(maxsize=MOST)
def schedule(people: int) -> tuple[Seating, ...]:
    """Return the seats in each match for so many people, who are numbered in the order in which they came.

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


def _completed(begun: tuple[Seating, ...], people: int, length: int) -> tuple[Seating, ...] | None:
    """Return the schedule with the matches that are still missing; None if that is impossible after such a beginning."""
    if len(begun) == length:
        return begun
    for seating in _candidates(begun, people):
        completed = _completed((*begun, seating), people, length)
        if completed is not None:
            return completed
    return None


def _candidates(begun: Sequence[Seating], people: int) -> list[Seating]:
    """Return the possible next seatings: new partners, fairly sat out; those with the newest opponents first."""
    partners = {pair for seating in begun for pair in partners_in(seating)}
    opponents = Counter(pair for seating in begun for pair in opponents_in(seating))
    played = Counter(person for seating in begun for person in seating)
    possible = []
    for seating in _seatings(people):
        counts = [played[person] + (person in seating) for person in range(people)]
        if max(counts) - min(counts) <= 1 and partners.isdisjoint(partners_in(seating)):
            possible.append(seating)
    return sorted(
        possible, key=lambda seating: (sum(opponents[pair] ** 2 for pair in opponents_in(seating)), seating)
    )


def _seatings(people: int) -> Iterator[Seating]:
    for one, two, three, four in combinations(range(people), 4):
        yield one, two, three, four
        yield one, two, four, three
        yield one, three, two, four


def partners_in(seating: Seating) -> tuple[frozenset[int], ...]:
    """Return the two pairs of partners."""
    one, two, three, four = seating
    return frozenset((one, three)), frozenset((two, four))


def opponents_in(seating: Seating) -> tuple[frozenset[int], ...]:
    """Return the four pairs of opponents."""
    one, two, three, four = seating
    return tuple(frozenset(pair) for pair in ((one, two), (one, four), (three, two), (three, four)))
