"""Seasons are named by dates."""

from datetime import UTC, datetime

import pytest

from bot.service.ratings.model import SeasonLength, next_season, season_of, seasons_at

OFF, QUARTERLY, YEARLY = SeasonLength


@pytest.mark.parametrize(
    "length, date, back, name",
    [
        (OFF, "2026-11-23", 0, ""),
        (OFF, "2026-11-23", 3, ""),
        (YEARLY, "2026-01-01", 0, "2026"),
        (YEARLY, "2026-01-01", 2, "2024"),
        (QUARTERLY, "2026-03-31", 0, "2026-1"),
        (QUARTERLY, "2026-04-01", 0, "2026-2"),
        (QUARTERLY, "2026-12-31", 0, "2026-4"),
        (QUARTERLY, "2026-02-01", 1, "2025-4"),
        (QUARTERLY, "2026-11-23", 5, "2025-3"),
    ],
)
def test_a_season_follows_from_the_date(length: SeasonLength, date: str, back: int, name: str) -> None:
    assert season_of(length, datetime.fromisoformat(f"{date}T23:59Z"), back) == name


def test_a_match_counts_for_a_season_of_each_length() -> None:
    assert seasons_at(datetime(2026, 11, 23, tzinfo=UTC)) == ("", "2026-4", "2026")


@pytest.mark.parametrize(
    "length, date, begins",
    [
        (OFF, "2026-11-23", None),
        (YEARLY, "2026-01-01", "2027-01-01"),
        (QUARTERLY, "2026-03-31", "2026-04-01"),
        (QUARTERLY, "2026-04-01", "2026-07-01"),
        (QUARTERLY, "2026-12-31", "2027-01-01"),
    ],
)
def test_the_next_season_begins_after_this_one(length: SeasonLength, date: str, begins: str | None) -> None:
    expected = None if begins is None else datetime.fromisoformat(f"{begins}T00:00Z")
    assert next_season(length, datetime.fromisoformat(f"{date}T23:59Z")) == expected
