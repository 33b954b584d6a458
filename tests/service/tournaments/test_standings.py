"""Standings: points, and what decides where they are equal."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.service.tournaments.course import result_of
from bot.service.tournaments.model import (
    Ending,
    Entrant,
    NoShows,
    Pairing,
    Result,
    TournamentKind,
    TournamentRound,
    TournamentStage,
    in_drawn_order,
    lot,
)
from bot.service.tournaments.standings import standings, winners
from tests.service.tournaments.plans import NOON, finished_round, paired, started


@pytest.mark.parametrize(
    "scores, is_over, winner, points, ending",
    [
        ((5200, 3100), True, None, (2, 0), Ending.PLAYED),
        ((3100, 5200), True, None, (0, 2), Ending.PLAYED),
        ((5000, 5000), True, None, (1, 1), Ending.PLAYED),
        ((1200, 300), False, None, (2, 0), Ending.STOPPED),
        ((-100, 300), False, None, (0, 2), Ending.STOPPED),
        ((300, 300), False, None, (1, 1), Ending.STOPPED),
        ((0, 0), False, None, (0, 0), Ending.UNPLAYED),
        ((0, 0), True, None, (1, 1), Ending.PLAYED),
        # Resigned while ahead.
        ((4000, 100), True, 1, (0, 2), Ending.PLAYED),
    ],
)
def test_the_points_of_a_match(scores, is_over, winner, points, ending):
    result = result_of(scores, is_over=is_over, winner=winner)
    assert (result.points, result.ending) == (points, ending)


def after(kind: TournamentKind, count: int, *matches: tuple[int, int, int, int]):
    """Return a tournament after matches, each of two entries and their scores."""
    tournament = started(kind, count)
    pairings = tuple(
        Pairing(first, second, result=result_of((one, other), is_over=True))
        for first, second, one, other in matches
    )
    return structs.replace(tournament, rounds=(TournamentRound(NOON, NOON, pairings),))


def order(tournament) -> list[int]:
    return [one.entry.number for one in standings(tournament)]


def test_points_go_first():
    assert order(after(TournamentKind.ROUND_ROBIN, 3, (1, 2, 10, 900), (1, 3, 10, 20), (2, 3, 5, 4))) == [
        2,
        3,
        1,
    ]


def test_then_the_direct_result_where_all_have_met():
    # 1 and 2 have two wins each, and 1 has beaten 2 by little.
    told = after(
        TournamentKind.ROUND_ROBIN,
        4,
        (1, 2, 10, 9),
        (2, 3, 900, 0),
        (2, 4, 900, 0),
        (1, 3, 5, 6),
        (1, 4, 5, 4),
    )
    assert order(told)[:2] == [1, 2]
    assert [one.direct for one in standings(told)][:2] == [2, 0]


def test_then_the_points_of_the_opponents_then_the_difference_of_scores():
    # 1 and 2 have not met; 3 is stronger than 4.
    told = after(
        TournamentKind.SWISS, 6, (1, 3, 10, 9), (2, 4, 900, 0), (3, 5, 9, 1), (6, 4, 7, 1), (6, 5, 0, 1)
    )
    first = [one for one in standings(told) if one.entry.number in {1, 2}]
    assert [one.entry.number for one in first] == [1, 2]
    assert [one.opponents for one in first] == [2, 0]
    equal = after(TournamentKind.SWISS, 4, (1, 2, 10, 9), (3, 4, 900, 0))
    assert order(equal) == [3, 1, 2, 4]


def test_then_the_lot():
    nothing = started(TournamentKind.SWISS, 12, seed="abc")
    assert order(nothing) == in_drawn_order("abc", range(1, 13))
    assert order(nothing) != order(started(TournamentKind.SWISS, 12, seed="abd"))
    # As anybody can compute: echo -n "abc|1" | sha256sum
    assert f"{lot('abc', 1):016x}" == "217202d91042bcbf"


def test_a_bye_is_a_win_without_opponent_or_difference():
    tournament = finished_round(paired(started(TournamentKind.SWISS, 3)))
    [bye] = [pairing.first for pairing in tournament.pairings if pairing.second is None]
    found = next(one for one in standings(tournament) if one.entry.number == bye)
    assert (found.points, found.opponents, found.difference, found.played) == (2, 0, 0, 1)


def test_the_place_in_a_knockout_follows_the_round_that_was_reached():
    tournament = started(TournamentKind.KNOCKOUT, 8)
    while len(tournament.rounds) < 3:
        tournament = finished_round(paired(tournament))
    ranks = standings(tournament)
    assert ranks[0].entry.number == 8
    final = tournament.pairings[0]
    assert {one.entry.number for one in ranks[:2]} == set(final.entries)
    semi = {number for pairing in tournament.rounds[1].pairings for number in pairing.entries}
    assert {one.entry.number for one in ranks[:4]} == semi
    # Who is still in has no place yet, and who lost in the same round shares one.
    assert [one.rank for one in ranks] == [0, 0, 3, 3, 5, 5, 5, 5]
    over = structs.replace(tournament, stage=TournamentStage.OVER)
    assert [one.rank for one in standings(over)] == [1, 2, 3, 3, 5, 5, 5, 5]
    moved = structs.replace(over, plan=structs.replace(over.plan, no_shows=NoShows.UNKNOWN))
    assert [one.rank for one in winners(moved)] == [1, 2, 3, 3]


def test_computers_enter_to_make_the_number_even_and_pairs_not_agreed_are_left_out():
    filled = started(TournamentKind.SWISS, 5, fills=True)
    assert filled.entries[-1].is_of_computers
    assert filled.entries[-1].people == (Entrant(is_computer=True),)
    assert len(started(TournamentKind.SWISS, 6, fills=True).entries) == 6


def test_a_walkover_counts_for_the_side_that_is_there():
    tournament = after(TournamentKind.SWISS, 2, (1, 2, 0, 0))
    walkover = structs.replace(tournament.pairings[0], result=Result((0, 2), Ending.WALKOVER))
    tournament = structs.replace(tournament, rounds=(TournamentRound(NOON, NOON, (walkover,)),))
    assert order(tournament) == [2, 1]
