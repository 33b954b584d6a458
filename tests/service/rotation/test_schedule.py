"""Fair rotations: partners, opponents and sitting out."""

from collections import Counter
from itertools import combinations

import pytest

from bot.service.rotation.schedule import FEWEST, MOST, opponents_in, partners_in, schedule

SIZES = range(FEWEST, MOST + 1)


def counts(pairs: list[frozenset[int]], people: int) -> Counter[frozenset[int]]:
    found = Counter({frozenset(pair): 0 for pair in combinations(range(people), 2)})
    found.update(pairs)
    return found


@pytest.mark.parametrize("people", SIZES)
def test_everybody_partners_as_equally_as_possible(people: int) -> None:
    partners = counts([pair for one in schedule(people) for pair in partners_in(one)], people)
    opponents = counts([pair for one in schedule(people) for pair in opponents_in(one)], people)
    assert max(partners.values()) == 1
    assert max(opponents.values()) - min(opponents.values()) <= 1
    if people <= 5:
        assert min(partners.values()) == 1
        assert set(opponents.values()) == {2}
    with_whom = [sum(partners[pair] for pair in partners if person in pair) for person in range(people)]
    assert set(with_whom) == {3 if people == FEWEST else 4}


@pytest.mark.parametrize("people", SIZES)
def test_after_any_match_nobody_has_sat_out_twice_more_than_another(people: int) -> None:
    played = Counter(dict.fromkeys(range(people), 0))
    for seating in schedule(people):
        assert len(set(seating)) == 4
        played.update(seating)
        assert max(played.values()) - min(played.values()) <= 1
    assert len(set(played.values())) == 1


@pytest.mark.parametrize("people", SIZES)
def test_those_who_came_first_begin_where_they_sit(people: int) -> None:
    assert schedule(people)[0] == (0, 1, 2, 3)
    assert len(schedule(people)) == (3 if people == FEWEST else people)


@pytest.mark.parametrize("people", [FEWEST - 1, MOST + 1])
def test_too_few_and_too_many_people_cannot_rotate(people: int) -> None:
    with pytest.raises(ValueError, match="cannot rotate"):
        schedule(people)
