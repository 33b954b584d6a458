"""The plan of a progression, and its totals.

Progressions are a thing of clubs in Vienna: pagat names them beside Viennese Canasta (Canasta, Viennese Canasta: "progressions,
and tournament procedures"). With four players each is the partner of each other one in turn, and everybody has a score of
their own (canasta-spielen.com, Turnier: N-S against E-W, N-E against S-W, N-W against S-E).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest
from msgspec import structs

from bot.service.errors import TooFewEntries
from bot.service.ids import TableId
from bot.service.tournaments.course import (
    begun,
    begun_by_itself,
    judged_alone,
    missed_matches,
    needs_round,
    result_of,
    uncontested,
    with_results,
    without_entry,
)
from bot.service.tournaments.model import (
    DRAW,
    LOSS,
    WIN,
    Ending,
    Entrant,
    NoShows,
    Pairing,
    Result,
    Tournament,
    TournamentKind,
    TournamentStage,
)
from bot.service.tournaments.pairings import rounds_of
from bot.service.tournaments.progression import MOST_ROUNDS, progression_round, rounds_of_a_plan
from bot.service.tournaments.standings import standings, winners
from tests.service.tournaments.plans import (
    NOON,
    all_pairings,
    finished_round,
    paired,
    played_out,
    signed_up,
    started,
)

PROGRESSION = TournamentKind.PROGRESSION
NUMBERS = (4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 23, 24, 40, 255, 256)


def whole_plan(entries: int, rounds: int = 0) -> list[tuple[Pairing, ...]]:
    drawn = range(1, entries + 1)
    return [progression_round(drawn, number) for number in range(rounds or rounds_of_a_plan(entries))]


def partners(plan: list[tuple[Pairing, ...]]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(side) for one in plan for pairing in one if pairing.second for side in pairing.sides
    )


def opponents(plan: list[tuple[Pairing, ...]]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset((number, other))
        for one in plan
        for pairing in one
        if pairing.second
        for number in pairing.sides[0]
        for other in pairing.sides[1]
    )


@pytest.mark.parametrize("entries", NUMBERS)
def test_everybody_has_a_place_in_each_round(entries):
    for one in whole_plan(entries):
        assert sorted(number for pairing in one for number in pairing.everybody) == list(
            range(1, entries + 1)
        )
        assert sum(pairing.second is not None for pairing in one) == entries // 4


@pytest.mark.parametrize("entries", NUMBERS)
def test_nobody_has_a_partner_twice_before_the_plan_is_over(entries):
    assert max(partners(whole_plan(entries)).values()) == 1
    # It begins again then.
    rounds = rounds_of_a_plan(entries)
    again = progression_round(range(1, entries + 1), rounds)
    before = partners([progression_round(range(1, entries + 1), 0)])
    assert partners([again]) == before


@pytest.mark.parametrize("entries", [number for number in NUMBERS if number % 4])
def test_nobody_sits_out_twice_before_everybody_has_once(entries):
    out = Counter(range(1, entries + 1))
    for one in whole_plan(entries):
        out.update(pairing.first for pairing in one if pairing.second is None)
        assert max(out.values()) - min(out.values()) <= 1
    assert sum(out.values()) == entries + rounds_of_a_plan(entries) * (entries % 4)


@pytest.mark.parametrize("entries", [4, 5, 8, 12, 16])
def test_in_a_whist_plan_everybody_is_met_twice_as_opponent(entries):
    everybody = {frozenset(pair) for pair in combinations(range(1, entries + 1), 2)}
    plan = whole_plan(entries)
    assert partners(plan) == Counter(everybody)
    assert opponents(plan) == Counter(dict.fromkeys(everybody, 2))


@pytest.mark.parametrize("entries", NUMBERS)
def test_opponents_change_in_the_usual_number_of_rounds(entries):
    assert max(opponents(whole_plan(entries, rounds_of(PROGRESSION, entries))).values()) <= 3


def test_four_play_with_each_other_one_in_turn():
    assert [one.sides for [one] in whole_plan(4)] == [((4, 1), (2, 3)), ((4, 2), (3, 1)), ((4, 3), (1, 2))]


@pytest.mark.parametrize(
    "entries, wanted, rounds",
    [(4, 0, 3), (5, 0, 5), (6, 0, 3), (8, 0, 7), (9, 0, 7), (10, 0, 5), (40, 0, 7), (4, 9, 9), (40, 12, 12)],
)
def test_the_number_of_rounds(entries, wanted, rounds):
    assert rounds_of(PROGRESSION, entries, wanted) == rounds
    assert rounds <= MOST_ROUNDS or wanted


@pytest.mark.parametrize(
    "entries, fills, seated", [(4, False, 4), (2, True, 4), (5, False, 5), (9, True, 12)]
)
def test_computers_fill_tables_where_the_organiser_wishes(entries, fills, seated):
    tournament = started(PROGRESSION, entries, fills=fills)
    assert len(tournament.entries) == seated
    assert sum(entry.is_of_computers for entry in tournament.entries) == seated - entries


@pytest.mark.parametrize("entries, fills, needed", [(3, False, 4), (2, False, 4), (1, True, 2)])
def test_it_does_not_begin_with_less(entries, fills, needed):
    with pytest.raises(TooFewEntries) as refused:
        begun(signed_up(PROGRESSION, entries), "seed", NOON, fills=fills)
    assert refused.value.facts == {"entries": entries, "needed": needed}


@pytest.mark.parametrize("entries, seated", [(2, 4), (3, 4), (4, 4), (5, 5), (7, 7)])
def test_by_itself_it_begins_with_computers_only_at_a_single_table(entries, seated):
    tournament = begun_by_itself(signed_up(PROGRESSION, entries), "seed", NOON)
    assert len(tournament.entries) == seated


@pytest.mark.parametrize("entries", [4, 5, 8, 9, 12, 16, 20, 24, 40])
def test_who_plays_best_has_the_largest_total(entries):
    over = played_out(
        started(PROGRESSION, entries), lambda first, second: result_of((300, 100), is_over=True)
    )
    assert over.stage is TournamentStage.OVER
    ranked = standings(over)
    totals = [one.difference for one in ranked]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == 0
    assert [one.rank for one in ranked] == list(range(1, entries + 1))
    # Each has what its sides have made.
    best = ranked[0].entry.number
    sides = [
        (1 if best in pairing.sides[0] else -1)
        for pairing in all_pairings(over)
        if pairing.second and best in pairing.everybody
    ]
    assert ranked[0].difference == 200 * sum(sides)


def one_match(result: Result) -> Tournament:
    return finished_round(paired(started(PROGRESSION, 4)), lambda first, second: result)


@pytest.mark.parametrize(
    "result, totals",
    [
        (result_of((500, 200), is_over=True), (300, -300)),
        (result_of((500, 500), is_over=True), (0, 0)),
        # The side that was ahead gave up.
        (Result((LOSS, WIN), Ending.PLAYED, (500, 200)), (0, 0)),
        (Result((WIN, LOSS), Ending.SET, (500, 200)), (300, -300)),
        (Result((LOSS, LOSS), Ending.SET, (500, 200)), (0, -300)),
        (Result((DRAW, DRAW), Ending.SET, (200, 200)), (0, 0)),
    ],
)
def test_who_has_lost_gains_nothing_and_who_has_won_loses_nothing(result, totals):
    tournament = one_match(result)
    [pairing] = tournament.pairings
    found = {one.entry.number: one.difference for one in standings(tournament)}
    assert tuple(tuple(found[number] for number in side) for side in pairing.sides) == tuple(
        (total, total) for total in totals
    )


def test_points_decide_between_equal_totals():
    tournament = one_match(Result((LOSS, WIN), Ending.PLAYED, (500, 200)))
    assert [one.points for one in standings(tournament)] == [WIN, WIN, LOSS, LOSS]


def judged_match(missed: tuple[bool, ...]) -> Tournament:
    tournament = paired(started(PROGRESSION, 4))
    plan = structs.replace(tournament.plan, no_shows=NoShows.NOBODY)
    tournament = structs.replace(tournament, plan=plan)
    [pairing] = tournament.pairings
    moved = tuple(not one for one in missed)
    result = judged_alone(tournament, pairing, result_of((500, 200), is_over=True), missed, moved)
    return finished_round(tournament, lambda first, second: result)


def test_who_makes_no_move_has_lost_alone():
    tournament = judged_match((True, False, False, False))
    [pairing] = tournament.pairings
    absent, partner, *others = pairing.everybody
    found = {one.entry.number: one for one in standings(tournament)}
    assert (found[absent].points, found[absent].difference) == (LOSS, 0)
    assert (found[partner].points, found[partner].difference) == (WIN, 300)
    assert [found[other].difference for other in others] == [-300, -300]
    assert [missed_matches(tournament)[number] for number in pairing.everybody] == [1, 0, 0, 0]
    assert absent not in {one.entry.number for one in winners(tournament, 4)}


def test_who_misses_two_matches_is_withdrawn():
    tournament = paired(judged_match((True, False, False, False)))
    absent = tournament.rounds[0].pairings[0].first
    [pairing] = tournament.pairings
    missed = tuple(number == absent for number in pairing.everybody)
    result = judged_alone(tournament, pairing, result_of((0, 0), is_over=False), missed, (True,) * 4)
    tournament = finished_round(tournament, lambda first, second: result)
    assert tournament.entry(absent).withdrew
    assert standings(tournament)[-1].entry.number == absent
    assert needs_round(tournament)


def test_a_match_goes_on_for_partners_of_who_withdraws():
    tournament = without_entry(paired(started(PROGRESSION, 4)), 1)
    [pairing] = tournament.pairings
    assert pairing.result is None
    assert uncontested(tournament, pairing) is None
    result = judged_alone(tournament, pairing, result_of((500, 200), is_over=True), (False,) * 4, (True,) * 4)
    assert result.lost == (1,)
    over = played_out(finished_round(tournament, lambda first, second: result))
    assert len(over.rounds) == 3
    assert standings(over)[-1].entry.number == 1


def test_a_table_without_people_is_not_played():
    tournament = started(PROGRESSION, 8)
    first = paired(tournament).pairings[0]
    for number in first.everybody:
        tournament = without_entry(tournament, number)
    tournament = paired(tournament)
    assert tournament.pairings[0].result == Result((LOSS, LOSS), Ending.WALKOVER, lost=first.everybody)
    assert tournament.pairings[1].result is None


def test_it_is_over_where_one_is_left():
    tournament = paired(started(PROGRESSION, 4))
    for number in (1, 2, 3):
        tournament = without_entry(tournament, number)
    over = played_out(finished_round(tournament))
    assert (over.stage, len(over.rounds)) == (TournamentStage.OVER, 1)


def test_computers_that_fill_sit_at_tables_of_people():
    tournament = started(PROGRESSION, 5, fills=True)
    computers = {entry.number for entry in tournament.entries if entry.people == (Entrant(is_computer=True),)}
    for _ in range(tournament.planned):
        tournament = paired(tournament)
        assert all(not computers.issuperset(pairing.everybody) for pairing in tournament.pairings)
        tournament = finished_round(tournament)


def test_tournaments_of_before_are_read():
    """Their pairings have no partners, and their results nobody who lost alone."""
    tournament = finished_round(paired(started(TournamentKind.SWISS, 4)))
    stored = msgspec.to_builtins(tournament)
    for pairing in stored["rounds"][0]["pairings"]:
        assert "partners" not in pairing
        del pairing["result"]["lost"]
    assert msgspec.convert(stored, Tournament) == tournament
    [one, _] = tournament.pairings
    assert one.sides == ((one.first,), (one.second,))
    assert one.everybody == one.entries


def test_results_of_tables_stay_as_they_are():
    tournament = paired(started(PROGRESSION, 8))
    one = structs.replace(tournament.pairings[0], table=TableId(7))
    current = structs.replace(tournament.rounds[0], pairings=(one, *tournament.pairings[1:]))
    tournament = structs.replace(tournament, rounds=(current,))
    result = result_of((500, 200), is_over=True)
    assert with_results(tournament, {TableId(7): result}).pairings[0].result == result
