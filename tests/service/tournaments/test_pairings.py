"""Pairings: round robin, Swiss and knockout for every number of entries."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from msgspec import structs

from bot.service.tournaments.course import result_of, without_entry
from bot.service.tournaments.model import Ending, TournamentKind, TournamentStage
from bot.service.tournaments.pairings import next_pairings, rounds_of
from bot.service.tournaments.standings import points_of, standings
from tests.service.tournaments.plans import all_pairings, finished_round, met, paired, played_out, started
from tests.support.stopwatch import thread_seconds

EVERY = range(2, 41)
FEW = (2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 40)


@pytest.mark.parametrize(
    "kind, entries, wanted, rounds",
    [
        (TournamentKind.ROUND_ROBIN, 2, 0, 1),
        (TournamentKind.ROUND_ROBIN, 5, 0, 5),
        (TournamentKind.ROUND_ROBIN, 6, 2, 5),
        (TournamentKind.KNOCKOUT, 2, 0, 1),
        (TournamentKind.KNOCKOUT, 5, 9, 3),
        (TournamentKind.KNOCKOUT, 8, 0, 3),
        (TournamentKind.SWISS, 8, 0, 3),
        (TournamentKind.SWISS, 9, 0, 4),
        (TournamentKind.SWISS, 8, 5, 5),
        (TournamentKind.SWISS, 4, 9, 3),
        (TournamentKind.SWISS, 5, 9, 5),
    ],
)
def test_the_number_of_rounds(kind, entries, wanted, rounds):
    assert rounds_of(kind, entries, wanted) == rounds


@pytest.mark.parametrize("entries", EVERY)
def test_in_a_round_robin_everybody_meets_everybody_once_and_has_at_most_one_bye(entries):
    over = played_out(started(TournamentKind.ROUND_ROBIN, entries))
    assert over.stage is TournamentStage.OVER
    everybody = range(1, entries + 1)
    assert sorted(map(sorted, met(over))) == [list(pair) for pair in itertools.combinations(everybody, 2)]
    byes = Counter(pairing.first for pairing in all_pairings(over) if pairing.second is None)
    assert byes == (Counter(everybody) if entries % 2 else Counter())
    assert [one.entry.number for one in standings(over)] == sorted(everybody, reverse=True)


@pytest.mark.parametrize("entries", EVERY)
def test_a_round_names_everybody_once(entries):
    for kind in (TournamentKind.ROUND_ROBIN, TournamentKind.SWISS):
        tournament = paired(started(kind, entries))
        named = [number for pairing in tournament.pairings for number in pairing.entries]
        assert sorted(named) == list(range(1, entries + 1))
    knockout = paired(started(TournamentKind.KNOCKOUT, entries))
    assert len({number for pairing in knockout.pairings for number in pairing.entries}) == entries


@pytest.mark.parametrize("entries", FEW)
def test_a_swiss_has_no_rematches_and_byes_are_fair(entries):
    over = played_out(started(TournamentKind.SWISS, entries))
    assert len(over.rounds) == rounds_of(TournamentKind.SWISS, entries)
    assert max(Counter(met(over)).values()) == 1
    byes = Counter(pairing.first for pairing in all_pairings(over) if pairing.second is None)
    assert max(byes.values(), default=0) == entries % 2
    assert standings(over)[0].entry.number == entries


def test_a_swiss_of_as_many_rounds_as_a_round_robin_still_avoids_rematches():
    over = played_out(started(TournamentKind.SWISS, 8, rounds=7))
    assert max(Counter(met(over)).values()) == 1
    assert len(met(over)) == 28


def test_a_swiss_pairs_equal_points_and_gives_the_bye_to_the_last():
    tournament = finished_round(paired(started(TournamentKind.SWISS, 9)))
    points = points_of(tournament)
    second = next_pairings(tournament)
    apart = [abs(points[one.first] - points[one.second]) for one in second if one.second is not None]
    # Five have two points and four none: one of the five meets one of the four.
    assert sorted(apart) in ([0, 0, 0, 0], [0, 0, 0, 2])
    [bye] = [one.first for one in second if one.second is None]
    assert points[bye] == 0


def test_a_swiss_repeats_a_match_only_where_it_must():
    tournament = started(TournamentKind.SWISS, 4, rounds=3)
    tournament = finished_round(paired(finished_round(paired(tournament))))
    one, other = (number for number in range(1, 5) if frozenset((number, 4)) in met(tournament))
    # The only opponent that 4 has not met leaves: the three others go on, and one of them has a bye.
    [left] = {1, 2, 3} - {one, other}
    tournament = paired(without_entry(tournament, left))
    named = sorted(number for pairing in tournament.pairings for number in pairing.entries)
    assert named == sorted({1, 2, 3, 4} - {left})


@pytest.mark.parametrize("entries", EVERY)
def test_in_a_knockout_the_best_wins_whatever_is_drawn(entries):
    over = played_out(started(TournamentKind.KNOCKOUT, entries))
    assert over.stage is TournamentStage.OVER
    assert len(over.rounds) == rounds_of(TournamentKind.KNOCKOUT, entries)
    assert len(met(over)) == entries - 1
    assert standings(over)[0].entry.number == entries
    byes = [pairing for one in over.rounds[1:] for pairing in one.pairings if pairing.second is None]
    assert byes == []


def test_in_a_knockout_somebody_goes_on_also_where_nobody_wins():
    over = played_out(
        started(TournamentKind.KNOCKOUT, 5), lambda first, second: result_of((0, 0), is_over=False)
    )
    assert over.stage is TournamentStage.OVER
    assert len(met(over)) == 4


@pytest.mark.parametrize("kind", list(TournamentKind))
def test_everything_follows_from_the_seed(kind):
    one, same = (played_out(started(kind, 12, seed="a")) for _ in range(2))
    assert one == same
    assert [played_out(started(kind, 12, seed=seed)).rounds[0] for seed in "bcd"] != [one.rounds[0]] * 3


@pytest.mark.parametrize("kind", [TournamentKind.SWISS, TournamentKind.ROUND_ROBIN, TournamentKind.KNOCKOUT])
def test_an_entry_that_withdraws_loses_what_is_left(kind):
    tournament = finished_round(paired(started(kind, 8)))
    tournament = paired(without_entry(tournament, 8))
    last = next((one for one in tournament.pairings if 8 in one.entries), None)
    if kind is TournamentKind.SWISS:
        assert last is None
        # Seven are left, and one of them has a bye.
        assert [one.result.ending for one in tournament.pairings if one.result] == [Ending.BYE]
        return
    assert last is not None
    assert last.result is not None
    assert last.result.ending is Ending.WALKOVER
    assert last.result.points[last.entries.index(8)] == 0
    assert sum(last.result.points) == 2
    assert played_out(finished_round(tournament)).stage is TournamentStage.OVER


def test_a_knockout_goes_on_where_both_withdraw():
    tournament = paired(started(TournamentKind.KNOCKOUT, 4))
    for number in tournament.pairings[0].entries:
        tournament = without_entry(tournament, number)
    over = played_out(finished_round(tournament))
    final = over.pairings[0]
    assert final.result is not None
    assert final.result.ending is Ending.WALKOVER
    assert not standings(over)[0].entry.is_out


def test_a_large_swiss_is_paired_in_time():
    tournament = started(TournamentKind.SWISS, 256)
    for _ in range(2):
        begins = thread_seconds()
        tournament = paired(tournament)
        assert thread_seconds() - begins < 5
        tournament = finished_round(tournament)
    assert max(Counter(met(tournament)).values()) == 1
    points = points_of(tournament)
    apart = [
        abs(points[one.first] - points[one.second])
        for one in next_pairings(tournament)
        if one.second is not None
    ]
    assert sum(apart) <= 4


def test_a_withdrawal_before_the_start_leaves_nothing():
    tournament = structs.replace(started(TournamentKind.SWISS, 4), stage=TournamentStage.SIGN_UP)
    assert [entry.number for entry in without_entry(tournament, 2).entries] == [1, 3, 4]
