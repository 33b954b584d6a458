"""The sheet of a duplicate, its pairings, and the terms that are the same at all tables."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.validate import validate
from bot.service.errors import NoOpponents, TooFewEntries, UnevenEntries
from bot.service.ids import TableId
from bot.service.tournaments.course import begun, with_end, with_results
from bot.service.tournaments.duplicates import deal_lines, duplicate_places, rules_of_a_duplicate
from bot.service.tournaments.model import Ending, Result, Tournament, TournamentKind, TournamentStage
from bot.service.tournaments.standings import standings
from bot.service.tournaments.tables import people_of_an_entry
from tests.service.tournaments.plans import NOON, paired, signed_up, started

DUPLICATE = TournamentKind.DUPLICATE


def played(tables: int, *deals: tuple[int, ...], fills: bool = False) -> Tournament:
    """A duplicate with so many tables; ``deals`` has the differences of each table in the deals it completed."""
    tournament = paired(started(DUPLICATE, 2 * tables, fills=fills))
    assert tournament.current is not None
    numbered = tuple(
        structs.replace(pairing, table=TableId(place))
        for place, pairing in enumerate(tournament.pairings, start=1)
    )
    tournament = structs.replace(tournament, rounds=(structs.replace(tournament.current, pairings=numbered),))
    results = {
        TableId(place): Result((0, 0), Ending.PLAYED, deals=points)
        for place, points in enumerate(deals, start=1)
    }
    return with_end(with_results(tournament, results))


def beyond(tournament: Tournament) -> dict[tuple[int, int], int]:
    """The points beyond the average by table and seat."""
    found = {}
    for place in duplicate_places(tournament):
        pairing = tournament.pairings[place.table]
        found[place.table, pairing.entries.index(place.entry.number)] = place.beyond
    return found


def test_what_one_makes_of_the_cards_counts_against_the_others_who_had_them():
    over = played(3, (300, -100), (600, 500), (0, 200))
    assert over.stage is TournamentStage.OVER
    # Deal 1: 300 on average; deal 2: 200.
    assert [line.average for line in deal_lines(over)] == [300, 200]
    assert beyond(over) == {
        (0, 0): -300,
        (0, 1): 300,
        (1, 0): 600,
        (1, 1): -600,
        (2, 0): -300,
        (2, 1): 300,
    }
    assert [(one.rank, one.beyond) for one in duplicate_places(over)] == [
        (1, 600),
        (2, 300),
        (2, 300),
        (4, -300),
        (4, -300),
        (6, -600),
    ]
    assert [(one.rank, one.points, one.played) for one in standings(over)][:2] == [(1, 600, 2), (2, 300, 2)]


def test_with_two_tables_those_in_other_seats_win_together():
    over = played(2, (500,), (100,))
    assert beyond(over) == {(0, 0): 200, (0, 1): -200, (1, 0): -200, (1, 1): 200}


def test_a_deal_is_compared_among_the_tables_that_completed_it():
    over = played(3, (300, 900), (600,), ())
    assert [line.ahead for line in deal_lines(over)] == [(300, 600, None), (900, None, None)]
    # The second deal was completed at one table alone: nobody has made more of it than anybody else.
    assert beyond(over) == {
        (0, 0): -150,
        (0, 1): 150,
        (1, 0): 150,
        (1, 1): -150,
        (2, 0): 0,
        (2, 1): 0,
    }


def test_thirds_are_rounded_at_the_end_and_not_before():
    over = played(3, (5, 5), (0, 0), (0, 0))
    assert sorted(beyond(over).values()) == [-7, -3, -3, 3, 3, 7]
    assert [one.rank for one in duplicate_places(over)] == [1, 2, 2, 4, 4, 6]


@pytest.mark.parametrize(
    "entries, fills, tables", [(4, False, 2), (8, False, 4), (2, True, 2), (3, True, 2), (5, True, 3)]
)
def test_everybody_has_opponents_and_another_table(entries, fills, tables):
    tournament = paired(started(DUPLICATE, entries, fills=fills))
    assert tournament.planned == 1
    assert len(tournament.pairings) == tables
    seated = [number for pairing in tournament.pairings for number in pairing.entries]
    assert sorted(seated) == list(range(1, 2 * tables + 1))
    # People who play against computers have the same seats, and so the same cards.
    first = [tournament.entry(pairing.first).is_of_computers for pairing in tournament.pairings]
    assert not any(first)


@pytest.mark.parametrize(
    "entries, fills, error",
    [
        (2, False, UnevenEntries),
        (3, False, UnevenEntries),
        (5, False, UnevenEntries),
        (1, True, TooFewEntries),
    ],
)
def test_it_does_not_begin_with_less(entries, fills, error):
    with pytest.raises(error) as refused:
        begun(signed_up(DUPLICATE, entries), "seed", NOON, fills=fills)
    assert refused.value.facts["entries"] == entries


@pytest.mark.parametrize(
    "game, minimums",
    [
        ("classic_4", ((None, 50), (2, 90), (3, 120))),
        ("canadian", ((None, 50), (2, 90), (3, 120), (4, 150))),
        # pagat, Tournament play of Modern American: 125, 155 and 180 in the three rounds of a match.
        ("modern_american", ((None, 125), (2, 155), (3, 180))),
        # From 7,000 other things are asked than a higher count; no deal of a duplicate gets there.
        ("brazilian", ((None, 50), (2, 90), (3, 120))),
        ("hand_and_foot_four_rounds", ((None, 60), (2, 90), (3, 120), (4, 150))),
    ],
)
def test_the_initial_meld_goes_by_the_deal(game, minimums):
    rules = rules_of_a_duplicate(rules_of(game), 5)
    assert rules.initial.initial_minimums_by == "round"
    assert rules.initial.initial_minimums == minimums
    assert rules.end.round_count == 5


def test_every_game_of_two_sides_can_be_played():
    suited = []
    for name, rules in PRESETS.items():
        try:
            people_of_an_entry(rules)
        except NoOpponents:
            continue
        changed = rules_of_a_duplicate(rules, 4)
        assert validate(changed) == changed
        suited.append(name)
    assert {"classic_2", "classic_4", "samba", "hand_and_foot"} <= set(suited)
