"""The review of a year is computed from sums by month, and from the matches in their order."""

from datetime import UTC, datetime

import pytest

from bot.service.statistics.model import MonthSums, Sums
from bot.service.statistics.years import (
    FavouriteGame,
    ReviewedYear,
    favourite_game,
    longest_run,
    reviewed,
    rounds_by_month,
    summed,
)

NOW = datetime(2026, 11, 23, tzinfo=UTC)


@pytest.mark.parametrize(
    "results, longest",
    [("", 0), ("-", 0), ("+", 1), ("+-+", 1), ("-++-+++", 3), ("+++-++", 3), ("--+", 1)],
)
def test_the_longest_run_of_wins(results: str, longest: int) -> None:
    assert longest_run(one == "+" for one in results) == longest


@pytest.mark.parametrize(
    "years, wanted, expected",
    [
        ((), None, ReviewedYear(2026, is_over=False)),
        ((), 1999, ReviewedYear(2026, is_over=False)),
        ((2024,), None, ReviewedYear(2024, is_over=True)),
        ((2023, 2024, 2026), None, ReviewedYear(2026, is_over=False, before=2024)),
        ((2023, 2024, 2026), 2024, ReviewedYear(2024, is_over=True, before=2023, after=2026)),
        ((2023, 2024, 2026), 2025, ReviewedYear(2026, is_over=False, before=2024)),
    ],
)
def test_the_last_year_with_rounds_is_reviewed_unless_another_one_is_wanted(
    years: tuple[int, ...], wanted: int | None, expected: ReviewedYear
) -> None:
    assert reviewed(years, wanted, NOW) == expected


def test_a_year_is_over_when_it_is_in_utc() -> None:
    assert not reviewed((2025,), 2025, datetime.fromisoformat("2026-01-01T01:30:00+02:00")).is_over
    assert reviewed((2025,), 2025, datetime.fromisoformat("2025-12-31T23:30:00-02:00")).is_over


def test_months_are_added_up() -> None:
    months = (
        MonthSums(1, "samba", Sums(rounds=2, points=500, best=400, worst=100, won=1, matches=1)),
        MonthSums(1, "classic_4", Sums(rounds=1, points=-50, best=-50, worst=-50)),
        MonthSums(12, "classic_4", Sums(rounds=1, points=10, best=10, worst=10, concealed=1)),
    )
    assert summed(months) == Sums(rounds=4, points=460, best=400, worst=-50, won=1, matches=1, concealed=1)
    assert rounds_by_month(months) == (3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    # Equally many: the first by name.
    assert favourite_game(months) == FavouriteGame("classic_4", 2)
    assert summed(months[1:2]).best == -50
    assert summed(()) == Sums()
    assert favourite_game(()) is None
