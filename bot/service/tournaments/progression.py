"""The plan of a progression: who is whose partner, who plays against whom, and who sits out, for each round.

Places count from 0, in the order in which the entries were drawn. The whole plan is known once they are; nothing that
happens at the tables changes it.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.service.tournaments.model import Pairing

MOST_ROUNDS: Final = 7
"""The number of rounds unless the organiser chooses it, where a plan has more."""

_Pair: TypeAlias = tuple[int, int]
_Table: TypeAlias = tuple[_Pair, _Pair]

_WHIST: Final[dict[int, tuple[_Table, ...]]] = {
    8: (((7, 0), (1, 3)), ((2, 6), (4, 5))),
    12: (((11, 0), (1, 3)), ((2, 9), (6, 7)), ((4, 10), (5, 8))),
    16: (((15, 0), (1, 2)), ((3, 6), (9, 11)), ((4, 13), (8, 12)), ((5, 10), (7, 14))),
}
"""The first rounds of whist plans, in which everybody has everybody once as partner and twice as opponent: the last place
stays, all others move on by one after each round.
"""


def rounds_of_a_plan(entries: int) -> int:
    """Return the number of rounds after which the plan begins again; until then nobody has a partner twice."""
    return (entries - 1, entries, entries // 2, entries)[entries % 4]


def progression_round(drawn: Sequence[int], number: int) -> tuple[Pairing, ...]:
    """Return a round, counted from 0, for at least four entries in the order in which they were drawn."""
    tables, out = _places(len(drawn), number)
    played = [
        Pairing(drawn[first], drawn[second], partners=(drawn[partner], drawn[other]))
        for (first, partner), (second, other) in tables
    ]
    return (*played, *(Pairing(drawn[place]) for place in out))


def _places(entries: int, number: int) -> tuple[list[_Table], list[int]]:
    """Return the tables of a round, and the places that sit out."""
    if entries in _WHIST:
        turned = [tuple(_turned(pair, entries - 1, number) for pair in table) for table in _WHIST[entries]]
        return [(one, other) for one, other in turned], []
    pairs, out = _partners(entries, number % rounds_of_a_plan(entries))
    # The pairs move on as well, by two places, so that the same ones do not meet again at once.
    shift = 2 * number % (len(pairs) - 1)
    moved = [pairs[0], *pairs[1 + shift :], *pairs[1 : 1 + shift]]
    return list(zip(moved[: len(moved) // 2], reversed(moved[len(moved) // 2 :]), strict=True)), out


def _turned(pair: _Pair, moving: int, steps: int) -> _Pair:
    """Return a pair after so many steps of the places that move."""
    one, other = (place if place == moving else (place + steps) % moving for place in pair)
    return one, other


def _partners(entries: int, number: int) -> tuple[list[_Pair], list[int]]:
    """Return the partners of a round by the circle method, and the places that sit out.

    All places, or all but the last one where their number is even, sit in a circle. Places that are equally far from the
    middle of the round, to the left and to the right, are partners, and the last place is the partner of the middle. The
    middles of the rounds are all different, so nobody has a partner twice. They follow each other in such an order that
    nobody sits out twice before all others have once.
    """
    tables, left = divmod(entries, 4)
    circle = entries if entries % 2 else entries - 1
    if left == 2:
        middle = 0 if number == 0 else tables + number
    elif left == 3:
        # Three neighbours sit out. Where they come to the same place again after all, they begin one further.
        again = 3 * number // entries if entries % 3 == 0 else 0
        middle = (3 * number + 1 + again) % circle
    else:
        middle = number
    pairs = [((middle + far) % circle, (middle - far) % circle) for far in range(1, (circle + 1) // 2)]
    if left == 0:
        return [(entries - 1, middle), *pairs], []
    if left == 1:
        return pairs, [middle]
    if left == 2:
        pairs = [(entries - 1, middle), *pairs]
        return pairs, list(pairs.pop(0 if number == 0 else tables))
    return pairs, [middle, *pairs.pop(0)]
