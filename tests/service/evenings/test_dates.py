"""Dates as people type them, and the tables that an evening is split into."""

from datetime import UTC, datetime

import pytest

from bot.service.evenings.dates import read_date
from bot.service.evenings.groups import sizes, split

NOW = datetime(2026, 11, 23, 19, 0, tzinfo=UTC)
"""A Monday."""


@pytest.mark.parametrize(
    "typed, zone, meant",
    [
        ("Friday 20:00", "", "2026-11-27T20:00"),
        ("fri 20", "", "2026-11-27T20:00"),
        ("Friday, 8pm", "", "2026-11-27T20:00"),
        ("friday at 8:30 pm", "", "2026-11-27T20:30"),
        ("monday 20:00", "", "2026-11-23T20:00"),
        ("monday 18:00", "", "2026-11-30T18:00"),
        ("today 21:15", "", "2026-11-23T21:15"),
        ("today 12:00", "", "2026-11-23T12:00"),
        ("Tomorrow 0:30", "", "2026-11-24T00:30"),
        ("12am", "", "2026-11-24T00:00"),
        ("12pm", "", "2026-11-24T12:00"),
        ("20:00", "", "2026-11-23T20:00"),
        ("18:00", "", "2026-11-24T18:00"),
        ("2026-12-31 23:59", "", "2026-12-31T23:59"),
        ("Friday 20:00", "Europe/Berlin", "2026-11-27T19:00"),
        ("today 14:30", "America/New_York", "2026-11-23T19:30"),
        # Monday evening in UTC is Tuesday in Auckland.
        ("tuesday 20:00", "Pacific/Auckland", "2026-11-24T07:00"),
        # Summer time counts as on that day.
        ("2027-07-01 20:00", "Europe/Berlin", "2027-07-01T18:00"),
    ],
)
def test_a_date_is_understood_in_the_time_zone_of_who_typed_it(typed: str, zone: str, meant: str) -> None:
    found = read_date(typed, NOW, zone)
    assert found is not None
    assert found.astimezone(UTC) == datetime.fromisoformat(f"{meant}+00:00")


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "soon",
        "Friday",
        "fr 20:00",
        "25:00",
        "20:60",
        "13pm",
        "0am",
        "2026-02-30 20:00",
        "32 20:00",
        "²0:00",
    ],
)
def test_what_is_no_date_is_not_guessed(typed: str) -> None:
    assert read_date(typed, NOW, "") is None


@pytest.mark.parametrize(
    "people, seats, rotates, expected",
    [
        (0, 4, False, []),
        (1, 4, False, [1]),
        (4, 4, False, [4]),
        (5, 4, False, [3, 2]),
        (7, 4, False, [4, 3]),
        (9, 4, False, [3, 3, 3]),
        (5, 2, False, [2, 2, 1]),
        (3, 4, True, [3]),
        (5, 4, True, [5]),
        (7, 4, True, [7]),
        (8, 4, True, [4, 4]),
        (11, 4, True, [6, 5]),
    ],
)
def test_tables_are_as_equal_as_possible(people: int, seats: int, rotates: bool, expected: list[int]) -> None:
    assert sizes(people, seats, rotates=rotates) == expected


@pytest.mark.parametrize("rotates", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nobody_is_left_over_and_no_table_is_too_large(seats: int, rotates: bool) -> None:
    if rotates and seats != 4:
        return
    for people in range(65):
        groups = split(range(people), seats, rotates=rotates)
        assert sorted(one for group in groups for one in group) == list(range(people))
        assert [len(group) for group in groups] == sizes(people, seats, rotates=rotates)
        assert all(0 < len(group) <= (7 if rotates else seats) for group in groups)
