"""Ratings follow from results alone."""

import pytest
from msgspec import structs

from bot.service.ids import UserId
from bot.service.ratings.calculation import all_rated, rated
from bot.service.ratings.ladder import entry_of, ranked
from bot.service.ratings.model import FIRST_MU, FIRST_SIGMA, MemberRating
from tests.service.ratings.results_made import ANA, BEN, CYD, DOT, result

EVE = UserId(DOT + 1)


def after(*results) -> dict[UserId, MemberRating]:
    return all_rated(results)[""]


def test_winners_gain_what_losers_lose_and_partners_alike() -> None:
    found = after(result(1, (ANA, CYD), (BEN, DOT)))
    assert found[ANA].mu == found[CYD].mu > FIRST_MU > found[BEN].mu == found[DOT].mu
    assert found[ANA].mu - FIRST_MU == pytest.approx(FIRST_MU - found[BEN].mu)
    assert all(one.sigma < FIRST_SIGMA for one in found.values())
    assert [(one.matches, one.won) for one in found.values()] == [(1, 1), (1, 1), (1, 0), (1, 0)]


def test_third_is_worse_than_second_and_equals_share_a_place() -> None:
    found = after(result(1, (ANA,), (BEN,), (CYD,)))
    assert found[ANA].mu > found[BEN].mu > found[CYD].mu
    found = after(result(1, (ANA,), (BEN,), (CYD,), places=(0, 1, 1)))
    assert found[BEN].mu == pytest.approx(found[CYD].mu)


def test_beating_a_strong_side_gains_more() -> None:
    strong = {BEN: MemberRating(BEN, 35.0, 3.0, 30, 20)}
    weak = {BEN: MemberRating(BEN, 15.0, 3.0, 30, 5)}
    match = result(1, (ANA,), (BEN,))
    assert rated(strong, match)[0].mu > rated(weak, match)[0].mu


def test_a_duplicate_says_more_than_a_match_of_the_same_people() -> None:
    match = result(1, (ANA,), (BEN,), (CYD,))
    by_match, by_duplicate = after(match), after(structs.replace(match, is_duplicate=True))
    assert by_duplicate[ANA].mu > by_match[ANA].mu > FIRST_MU > by_match[CYD].mu > by_duplicate[CYD].mu
    assert by_duplicate[ANA].sigma < by_match[ANA].sigma


@pytest.mark.parametrize("weight", [0.1, 0.5])
def test_a_short_match_moves_strength_and_certainty_in_proportion(weight: float) -> None:
    match = result(1, (ANA, CYD), (BEN, DOT))
    whole, short = after(match), after(structs.replace(match, weight=weight))
    for user in (ANA, BEN, CYD, DOT):
        assert short[user].mu - FIRST_MU == pytest.approx(weight * (whole[user].mu - FIRST_MU))
        gained, in_all = (FIRST_SIGMA**2 - one[user].sigma ** 2 for one in (short, whole))
        assert gained == pytest.approx(weight * in_all)
        assert (short[user].matches, short[user].won) == (1, whole[user].won)


def test_a_rating_knows_what_it_was_before_the_last_match() -> None:
    matches = [result(1, (ANA,), (BEN,)), result(2, (BEN,), (ANA,))]
    before, now = after(matches[0])[ANA], after(*matches)[ANA]
    assert (before.mu_before, now.mu_before) == (FIRST_MU, before.mu)
    assert entry_of(now).change == entry_of(now).points - entry_of(before).points < 0
    assert entry_of(MemberRating(ANA, 30.0)).change is None


def test_results_count_in_the_order_in_which_matches_ended() -> None:
    matches = [result(1, (ANA,), (BEN,)), result(2, (BEN,), (CYD,)), result(3, (CYD,), (ANA,))]
    assert after(*matches) == after(*reversed(matches))
    moved = [matches[0], result(2, (BEN,), (CYD,), day=9), matches[2]]
    assert after(*moved) != after(*matches)


def test_time_between_matches_changes_nothing() -> None:
    quick = after(result(1, (ANA,), (BEN,)), result(2, (ANA,), (BEN,)))
    slow = after(result(1, (ANA,), (BEN,)), result(2, (ANA,), (BEN,), day=59))
    assert quick == slow


def test_a_season_begins_anew() -> None:
    found = all_rated([result(1, (ANA,), (BEN,)), result(2, (ANA,), (BEN,), day=61)])
    assert {season: one[ANA].matches for season, one in found.items()} == {
        "": 2,
        "2026": 1,
        "2026-4": 1,
        "2027": 1,
        "2027-1": 1,
    }
    assert found["2027"] == after(result(1, (ANA,), (BEN,)))


def test_a_rating_is_shown_from_1000_with_its_uncertainty() -> None:
    first = entry_of(MemberRating(ANA))
    assert (first.points, first.uncertainty, first.is_provisional) == (1000, 333, True)
    settled = entry_of(MemberRating(ANA, 31.25, 4.5, 10, 7))
    assert (settled.points, settled.uncertainty, settled.is_provisional) == (1250, 180, False)


def test_provisional_ratings_come_last_and_have_no_rank() -> None:
    entries = ranked(
        (
            MemberRating(ANA, 40.0, 7.0, 9, 9),
            MemberRating(BEN, 24.0, 4.0, 30, 10),
            MemberRating(CYD, 26.0, 4.0, 30, 20),
            MemberRating(DOT, 26.001, 4.0, 30, 20),
            MemberRating(EVE, 20.0, 4.0, 30, 20),
        )
    )
    assert [(one.user, one.rank) for one in entries] == [
        (CYD, 1),
        (DOT, 1),
        (BEN, 3),
        (EVE, 4),
        (ANA, None),
    ]
