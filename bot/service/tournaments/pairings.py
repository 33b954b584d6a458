"""Pairings of the next round of each kind of tournament. They follow from the record alone, lots included."""

from collections import defaultdict
from collections.abc import Sequence
from math import ceil, log2
from typing import Final

from bot.service.tournaments.model import Pairing, Tournament, TournamentKind, in_drawn_order, lot
from bot.service.tournaments.progression import MOST_ROUNDS, progression_round, rounds_of_a_plan
from bot.service.tournaments.standings import had_bye, opponents_of, points_of, survivors

_BYE: Final = 0
"""The number that stands for no opponent; entries count from 1."""
_NEAR: Final = 10
"""The number of next places in the standings among which a Swiss opponent is looked for first."""
_LOTS: Final = 1 << 16


def rounds_of(kind: TournamentKind, entries: int, wanted: int = 0) -> int:
    """Return the number of rounds of a tournament with so many entries."""
    if kind is TournamentKind.DUPLICATE:
        return 1
    if kind is TournamentKind.PROGRESSION:
        return wanted or min(rounds_of_a_plan(entries), MOST_ROUNDS)
    everybody = entries - 1 + entries % 2
    if kind is TournamentKind.ROUND_ROBIN:
        return everybody
    shortest = max(1, ceil(log2(entries)))
    return shortest if kind is TournamentKind.KNOCKOUT or not wanted else min(wanted, everybody)


def next_pairings(tournament: Tournament) -> tuple[Pairing, ...]:
    """Return the pairings of the round that follows. It is called in a worker process."""
    if tournament.is_progression:
        drawn = in_drawn_order(tournament.seed, (entry.number for entry in tournament.entries))
        return progression_round(drawn, len(tournament.rounds))
    pairs = _BY_KIND[tournament.plan.kind](tournament)
    return tuple(Pairing(first) if second == _BYE else Pairing(first, second) for first, second in pairs)


# ---------------------------------------------------------------------------------------------------- round robin


def _round_robin(tournament: Tournament) -> list[tuple[int, int]]:
    """Return a round by the circle method: the first stays, the others move on by one place each round."""
    circle = in_drawn_order(tournament.seed, (entry.number for entry in tournament.entries))
    if len(circle) % 2:
        circle.append(_BYE)
    shift = len(tournament.rounds) % (len(circle) - 1)
    moved = [circle[0], *circle[1 + shift :], *circle[1 : 1 + shift]]
    return [_bye_last(one, other) for one, other in zip(moved, reversed(moved), strict=True)][
        : len(moved) // 2
    ]


def _bye_last(one: int, other: int) -> tuple[int, int]:
    return (other, one) if one == _BYE else (one, other)


# ------------------------------------------------------------------------------------------------------- knockout


def _knockout(tournament: Tournament) -> list[tuple[int, int]]:
    if tournament.rounds:
        # The winners of two matches that are neighbours meet. Where nobody came out of one, the other's has a bye.
        slots = _slots(tournament)
        fields: defaultdict[int, list[int]] = defaultdict(list)
        for number in survivors(tournament):
            fields[slots[number] >> len(tournament.rounds)].append(number)
        return [(one[0], one[1] if one[1:] else _BYE) for _, one in sorted(fields.items())]
    drawn = in_drawn_order(tournament.seed, (entry.number for entry in tournament.entries))
    places = _bracket(rounds_of(TournamentKind.KNOCKOUT, len(drawn)))
    field = [drawn[place] if place < len(drawn) else _BYE for place in places]
    return [_bye_last(one, other) for one, other in zip(field[::2], field[1::2], strict=True)]


def _slots(tournament: Tournament) -> dict[int, int]:
    """Return the place of each entry's first match in the bracket; the first round is in its order."""
    first = tournament.rounds[0].pairings
    return {number: place for place, pairing in enumerate(first) for number in pairing.entries}


def bracket_of(tournament: Tournament) -> tuple[tuple[Pairing | None, ...], ...]:
    """Return the matches of a knockout that has begun, by rounds and in the order of the bracket.

    Those that are not paired yet, and those that nobody came to, are None.
    """
    slots = _slots(tournament)
    found = []
    for number in range(tournament.planned):
        row: list[Pairing | None] = [None] * max(1, len(tournament.rounds[0].pairings) >> number)
        if number < len(tournament.rounds):
            for pairing in tournament.rounds[number].pairings:
                row[slots[pairing.first] >> number] = pairing
        found.append(tuple(row))
    return tuple(found)


def _bracket(rounds: int) -> list[int]:
    """Return the order of the places in a bracket in which the first two can only meet in the final, and so on.

    The places that stay empty are the last ones, so that the first have no opponent in the first round.
    """
    places = [0]
    for _ in range(rounds):
        size = 2 * len(places)
        places = [one for place in places for one in (place, size - 1 - place)]
    return places


# ---------------------------------------------------------------------------------------------------------- Swiss


def _swiss(tournament: Tournament) -> list[tuple[int, int]]:
    """Return a matching of least cost: no opponents who have met, as far as that can be avoided, then nearly equal
    points, then the lot. With an odd number a bye goes to the last one who had none.

    Opponents are looked for among the next places first, as a matching of everybody with everybody takes long.
    """
    points, met, byes = points_of(tournament), opponents_of(tournament), had_bye(tournament)
    seed, number = tournament.seed, len(tournament.rounds) + 1
    numbers = in_drawn_order(f"{seed}|{number}", (entry.number for entry in tournament.active))
    numbers.sort(key=lambda entry: -points[entry])
    if len(numbers) % 2:
        numbers.append(_BYE)
        points[_BYE] = points[numbers[-2]] - 1
        met[_BYE] = sorted(byes)
        for entry in byes:
            met[entry].append(_BYE)

    def cost(one: int, other: int) -> int:
        again = met[one].count(other)
        apart = (points[one] - points[other]) ** 2
        # A bye that is not the last one's costs more than opponents who are far apart in points.
        apart *= len(numbers) if _BYE in {one, other} else 1
        return (again * _most_apart(points) + apart) * len(numbers) * _LOTS + lot(
            seed, number, *sorted((one, other))
        ) % _LOTS

    near = _NEAR
    while True:
        costs = {
            (place, later): cost(numbers[place], numbers[later])
            for place in range(len(numbers))
            for later in range(place + 1, len(numbers))
            if later - place <= near or numbers[later] == _BYE
        }
        pairs = [_bye_last(numbers[one], numbers[other]) for one, other in _matching(costs)]
        has_rematch = any(other in met[one] for one, other in pairs)
        if near >= len(numbers) or (len(pairs) * 2 == len(numbers) and not has_rematch):
            return sorted(pairs, key=lambda pair: numbers.index(pair[0]))
        near *= 4


# ------------------------------------------------------------------------------------------------------ duplicate


def _duplicate(tournament: Tournament) -> list[tuple[int, int]]:
    """Return the tables of a duplicate. Those who are drawn first have the same seats, and so have the others: entries
    of computers come last, so that people who play against computers have the same cards.
    """
    drawn = in_drawn_order(tournament.seed, (entry.number for entry in tournament.entries))
    drawn.sort(key=lambda number: tournament.entry(number).is_of_computers)
    tables = len(drawn) // 2
    return list(zip(drawn[:tables], drawn[tables:], strict=True))


_BY_KIND: Final = {
    TournamentKind.ROUND_ROBIN: _round_robin,
    TournamentKind.KNOCKOUT: _knockout,
    TournamentKind.SWISS: _swiss,
    TournamentKind.DUPLICATE: _duplicate,
}


def _most_apart(points: dict[int, int]) -> int:
    """Return more than the differences in points of a whole round can cost."""
    spread = max(points.values()) - min(points.values()) + 1
    return spread**2 * len(points) ** 2 + 1


def _matching(costs: dict[tuple[int, int], int]) -> Sequence[tuple[int, int]]:
    """Return the pairs of a complete matching of least cost."""
    # Needed in worker processes only, a few times a week: the bot does without it in its memory.
    import networkx as nx  # noqa: PLC0415

    graph = nx.Graph()
    most = max(costs.values()) + 1
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)
