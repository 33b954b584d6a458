"""Standings of a tournament, and what decides between entries with equal points."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from msgspec import Struct, structs

from bot.service.tournaments.duplicates import duplicate_places
from bot.service.tournaments.model import (
    LOSS,
    WIN,
    Ending,
    Entry,
    NoShows,
    Pairing,
    Tournament,
    TournamentKind,
    TournamentStage,
    lot,
)

_UNCONTESTED = frozenset({Ending.BYE, Ending.WALKOVER})
_ABSENT = frozenset({Ending.NO_SHOW, Ending.WALKOVER})
"""The endings without points of matches in which neither side was there."""


class Standing(Struct, frozen=True):
    """The place of an entry, and what it follows from."""

    entry: Entry
    points: int
    opponents: int
    """The sum of the points of all opponents (Buchholz)."""
    difference: int
    """The sum of the differences between own and opponents' scores. In a progression who has lost a match gains nothing
    from it, and who has won one loses nothing.
    """
    played: int
    """The number of matches with a result, byes and walkovers included."""
    rank: int = 0
    """The place from 1 on; 0 in a knockout that goes on for everybody who came to the present round."""
    direct: int = 0
    """The points from matches against those with equal points, if everybody among them has met everybody."""


def points_of(tournament: Tournament) -> dict[int, int]:
    """Return the points of each entry."""
    points = dict.fromkeys((entry.number for entry in tournament.entries), 0)
    for number, gained, _ in _results(_pairings(tournament)):
        points[number] += gained
    return points


def opponents_of(tournament: Tournament) -> dict[int, list[int]]:
    """Return the opponents that each entry has met at a table, in the order of the rounds."""
    met: dict[int, list[int]] = {entry.number: [] for entry in tournament.entries}
    for pairing in _pairings(tournament):
        if pairing.second is not None and pairing.partners is None and not _is_uncontested(pairing):
            met[pairing.first].append(pairing.second)
            met[pairing.second].append(pairing.first)
    return met


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings, the best first.

    The order follows the points; who has withdrawn stands below others with equally many. Then the points from matches
    among those who have equally many decide, if all of them have met; then the sum of the opponents' points (Buchholz);
    then the difference of scores; then the lot. In a knockout the round that somebody came to goes before all of this,
    and all who lost in the same round share a rank.

    In a duplicate the points are those beyond the average of the tables, and nothing else decides. In a progression the
    difference of scores decides, then the points, then the lot; who has withdrawn stands below all others.
    """
    if tournament.is_duplicate:
        return tuple(
            Standing(place.entry, place.beyond, 0, 0, place.deals, place.rank)
            for place in duplicate_places(tournament)
        )
    points, met = points_of(tournament), opponents_of(tournament)
    differences: defaultdict[int, int] = defaultdict(int)
    played: defaultdict[int, int] = defaultdict(int)
    for number, _, difference in _results(_pairings(tournament)):
        differences[number] += difference
        played[number] += 1
    unordered = [
        Standing(
            entry,
            points[entry.number],
            sum(points[other] for other in met[entry.number]),
            differences[entry.number],
            played[entry.number],
        )
        for entry in tournament.entries
        if not entry.asks
    ]
    if tournament.is_progression:
        unordered.sort(key=lambda one: _order_of_a_progression(tournament, one))
        return tuple(structs.replace(one, rank=rank) for rank, one in enumerate(unordered, start=1))
    by_points = sorted(unordered, key=attrgetter("points"), reverse=True)
    ordered = [
        one
        for _, equal in groupby(by_points, key=attrgetter("points"))
        for one in _in_order(tournament, list(equal))
    ]
    if tournament.plan.kind is TournamentKind.KNOCKOUT:
        return _ranked_by_rounds(tournament, ordered)
    return tuple(structs.replace(one, rank=rank) for rank, one in enumerate(ordered, start=1))


def _order_of_a_progression(tournament: Tournament, one: Standing) -> tuple[bool, int, int, int]:
    return one.entry.is_out, -one.difference, -one.points, lot(tournament.seed, one.entry.number)


def _ranked_by_rounds(tournament: Tournament, ordered: Sequence[Standing]) -> tuple[Standing, ...]:
    reached = {one.entry.number: _last_round(tournament, one.entry.number) for one in ordered}
    still_in = len(tournament.rounds) if tournament.stage is TournamentStage.RUNNING else math.inf
    further = sorted(reached.values(), reverse=True)
    return tuple(
        structs.replace(one, rank=0 if came >= still_in else further.index(came) + 1)
        for one in sorted(ordered, key=lambda one: -reached[one.entry.number])
        for came in (reached[one.entry.number],)
    )


def _last_round(tournament: Tournament, number: int) -> int:
    """Return the last round of a knockout that an entry came to; the winner came one further."""
    came = sum(any(number in pairing.entries for pairing in one.pairings) for one in tournament.rounds)
    last = tournament.current
    if last is None or not came:
        return came
    won = any(
        pairing.result is not None and survivor(tournament, pairing) == number
        for pairing in tournament.rounds[came - 1].pairings
    )
    return came + won


def survivors(tournament: Tournament) -> tuple[int, ...]:
    """Return the entries with which a knockout goes on after the present round, all of them before the first one."""
    if not tournament.rounds:
        return tuple(entry.number for entry in tournament.entries)
    found = (survivor(tournament, one) for one in tournament.pairings if one.result is not None)
    return tuple(number for number in found if number is not None)


def survivor(tournament: Tournament, pairing: Pairing) -> int | None:
    """Return the entry with which a knockout goes on after a match that is over: the winner, and where nobody won the
    one with the lower lot, or None where neither of them took part.
    """
    assert pairing.result is not None
    first, second = pairing.result.points
    if pairing.second is None or first > second:
        return pairing.first
    if second > first:
        return pairing.second
    if pairing.result.ending in _ABSENT and tournament.plan.no_shows is NoShows.NOBODY:
        return None
    return min(pairing.entries, key=lambda number: (lot(tournament.seed, number), number))


def winners(tournament: Tournament, places: int = 3) -> tuple[Standing, ...]:
    """Return those with the first places of a tournament that is over, the best first.

    Only who took part in a match has a place, and in a knockout nobody has one where its last round left nobody.
    """
    ranked = tuple(one for one in standings(tournament) if one.played)
    if tournament.plan.no_shows is not NoShows.UNKNOWN:
        there = _who_took_part(tournament)
        ranked = tuple(one for one in ranked if one.entry.number in there)
    if tournament.plan.kind is TournamentKind.KNOCKOUT and not survivors(tournament):
        return ()
    return tuple(one for one in ranked if 0 < one.rank <= places)


def _who_took_part(tournament: Tournament) -> set[int]:
    """Return the entries that took part in a match, be it only by giving it up."""
    return {
        number
        for pairing in _pairings(tournament)
        if pairing.result is not None and pairing.result.ending not in _UNCONTESTED
        for number, moved in zip(pairing.everybody, pairing.result.moved, strict=False)
        if moved
    }


def _in_order(tournament: Tournament, equal: Sequence[Standing]) -> list[Standing]:
    """Return entries with equal points in their order."""
    numbers = {one.entry.number for one in equal}
    among = [
        pairing
        for pairing in _pairings(tournament)
        if pairing.second is not None and numbers.issuperset(pairing.entries)
    ]
    direct = dict.fromkeys(numbers, 0)
    if {frozenset(pairing.entries) for pairing in among} == _all_pairs(numbers):
        for number, points, _ in _results(among):
            direct[number] += points
    told = [structs.replace(one, direct=direct[one.entry.number]) for one in equal]
    return sorted(
        told,
        key=lambda one: (
            one.entry.is_out,
            -one.direct,
            -one.opponents,
            -one.difference,
            lot(tournament.seed, one.entry.number),
        ),
    )


def _all_pairs(numbers: Iterable[int]) -> set[frozenset[int]]:
    known = sorted(numbers)
    return {frozenset((one, other)) for place, one in enumerate(known) for other in known[place + 1 :]}


def _pairings(tournament: Tournament) -> list[Pairing]:
    return [pairing for one in tournament.rounds for pairing in one.pairings if pairing.result is not None]


def _results(pairings: Iterable[Pairing]) -> Iterable[tuple[int, int, int]]:
    """Return the number, the points and the difference of scores of each entry in each match with a result."""
    for pairing in pairings:
        result = pairing.result
        if result is None:
            continue
        ahead = result.scores[0] - result.scores[1]
        for numbers, side_points, difference in zip(
            pairing.sides, result.points, (ahead, -ahead), strict=False
        ):
            for number in numbers:
                points = LOSS if number in result.lost else side_points
                if pairing.partners is None:
                    yield number, points, difference
                else:
                    yield number, points, _counted(points, difference)


def _counted(points: int, difference: int) -> int:
    """Return what a difference of scores counts in a progression for somebody with these points for the match."""
    return max(difference, 0) if points == WIN else min(difference, 0)


def _is_uncontested(pairing: Pairing) -> bool:
    return pairing.result is not None and pairing.result.ending in _UNCONTESTED


def had_bye(tournament: Tournament) -> set[int]:
    """Return the entries that got points for a bye or for an opponent who had withdrawn."""
    return {
        number
        for pairing in _pairings(tournament)
        if _is_uncontested(pairing)
        for number, points, _ in _results([pairing])
        if points == WIN
    }
