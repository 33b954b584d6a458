"""Dates as people type them, and the tables that an evening is split into."""

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.evenings.dates import names_a_day, read_dates
from bot.service.evenings.seating import sizes, split

NOW = datetime(2026, 11, 23, 19, 0, tzinfo=UTC)
"""A Monday."""


@pytest.mark.parametrize(
    "typed, zone, meant",
    [
        ("Friday 20:00", "", "2026-11-27T20:00"),
        ("fri 20", "", "2026-11-27T20:00"),
        ("Friday, 8pm", "", "2026-11-27T20:00"),
        ("8 p.m. on Friday", "", "2026-11-27T20:00"),
        ("friday at 8:30 pm", "", "2026-11-27T20:30"),
        ("monday 18:00", "", "2026-11-30T18:00"),
        ("today 21:15", "", "2026-11-23T21:15"),
        ("today 12:00", "", "2026-11-23T12:00"),
        ("Tomorrow 0:30", "", "2026-11-24T00:30"),
        ("tomorrow noon", "Europe/Berlin", "2026-11-24T11:00"),
        ("12am", "", "2026-11-24T00:00"),
        ("12pm", "", "2026-11-24T12:00"),
        ("20:00", "", "2026-11-23T20:00"),
        ("18:00", "", "2026-11-24T18:00"),
        ("in 2 hours", "Europe/Berlin", "2026-11-23T21:00"),
        ("in 2 h", "", "2026-11-23T21:00"),
        ("in 3 days at 20:00", "", "2026-11-26T20:00"),
        ("5 December 19:30", "", "2026-12-05T19:30"),
        ("December 5, 7:30 pm", "", "2026-12-05T19:30"),
        ("1.12. 19:30", "", "2026-12-01T19:30"),
        ("1.12 19.30", "", "2026-12-01T19:30"),
        ("5 January 2027 20:00", "", "2027-01-05T20:00"),
        ("2026-12-31 23:59", "", "2026-12-31T23:59"),
        ("2026-12-05T20:00", "", "2026-12-05T20:00"),
        ("Friday 20:00", "Europe/Berlin", "2026-11-27T19:00"),
        ("today 14:30", "America/New_York", "2026-11-23T19:30"),
        # Monday evening in UTC is Tuesday in Auckland.
        ("today 20:00", "Pacific/Auckland", "2026-11-24T07:00"),
        # Summer time counts as on that day.
        ("2027-07-01 20:00", "Europe/Berlin", "2027-07-01T18:00"),
        # Other languages and digits.
        ("am Freitag um 20 Uhr", "", "2026-11-27T20:00"),
        ("5. Dezember 19 Uhr 30", "", "2026-12-05T19:30"),
        ("vendredi 20h", "", "2026-11-27T20:00"),
        ("le 5 décembre à 19h30", "", "2026-12-05T19:30"),
        ("mañana a las 20:00", "", "2026-11-24T20:00"),
        ("5 декабря 19:30", "", "2026-12-05T19:30"),
        ("12月5日 20:00", "", "2026-12-05T20:00"),
        ("٢٠:٠٠", "", "2026-11-23T20:00"),
    ],
)
def test_a_date_is_understood_in_the_time_zone_of_who_typed_it(typed: str, zone: str, meant: str) -> None:
    assert read_dates(typed, NOW, zone) == (datetime.fromisoformat(f"{meant}+00:00"),)


@pytest.mark.parametrize(
    "typed, locale, meant",
    [
        ("12/1 19:30", "en-GB", ["2027-01-12T19:30", "2026-12-01T19:30"]),
        ("12/1 19:30", "en-US", ["2026-12-01T19:30", "2027-01-12T19:30"]),
        # The other readings are far away, or do not exist.
        ("5/12 19:30", "en-US", ["2026-12-05T19:30"]),
        ("12/24 19:30", "de", ["2026-12-24T19:30"]),
        ("next Friday at 8 pm", "en-GB", ["2026-11-27T20:00", "2026-12-04T20:00"]),
        ("nächsten Freitag 20 Uhr", "de", ["2026-11-27T20:00", "2026-12-04T20:00"]),
        # It is Monday.
        ("monday 20:00", "en-GB", ["2026-11-23T20:00", "2026-11-30T20:00"]),
        # Both are over, so that this is what is said.
        ("yesterday 20:00", "en-GB", ["2026-11-22T20:00"]),
    ],
)
def test_several_readings_are_all_returned(typed: str, locale: str, meant: list[str]) -> None:
    assert read_dates(typed, NOW, "", locale) == tuple(
        datetime.fromisoformat(f"{one}+00:00") for one in meant
    )


def test_a_time_alone_is_of_the_day_of_what_is_moved() -> None:
    found = read_dates("21:00", NOW, "Europe/Berlin", day=date(2026, 12, 4))
    assert found == (datetime(2026, 12, 4, 20, 0, tzinfo=UTC),)


def test_hours_pass_while_clocks_change() -> None:
    before = datetime(2027, 3, 28, 0, 30, tzinfo=UTC)
    assert read_dates("in 2 hours", before, "Europe/Berlin") == (before + timedelta(hours=2),)


@pytest.mark.parametrize(
    "typed, meant",
    [
        # 2:00 to 3:00 is left out, and later shown twice.
        ("28 March 2027 2:30", "2027-03-28T01:30"),
        ("31 October 2027 2:30", "2027-10-31T00:30"),
    ],
)
def test_a_time_that_clocks_leave_out_is_later_and_of_two_it_is_the_first(typed: str, meant: str) -> None:
    assert read_dates(typed, NOW, "Europe/Berlin") == (datetime.fromisoformat(f"{meant}+00:00"),)


def test_the_time_zone_of_the_machine_is_never_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not set up well, asking for it fails."""

    def fail() -> None:
        raise AssertionError

    monkeypatch.setattr("dateparser.utils.get_localzone", fail)
    for typed in ("Friday 20:00", "1.12. 19:30", "in 2 hours", "tomorrow noon", "1764270000 20:00"):
        read_dates(typed, NOW, "Europe/Berlin")


def test_the_library_is_not_loaded_before_it_is_needed() -> None:
    code = "import sys, bot.service.evenings.dates; sys.exit('dateparser' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "soon",
        "Friday",
        "5 December",
        "1.12.",
        "5",
        "May",
        "25:00",
        "20:60",
        "13pm",
        "0am",
        "2026-02-30 20:00",
        "31.11. 20:00",
        "32 20:00",
        "9999-12-31 20:00",
        "0001-01-01 20:00",
        "²0:00",
        "😀 20:00",
        "Friday 20:00 CET",
        "5 December 20:00 +14:00",
        "Friday 20:00" + " " * 30 + "!" * 60,
        "9" * 2000,
        "in 99999999999 hours",
    ],
)
def test_what_is_no_date_is_not_guessed(typed: str) -> None:
    assert read_dates(typed, NOW, "") == ()


_PARTS = (
    *(
        "Friday",
        "next",
        "20:00",
        "8pm",
        "in",
        "hours",
        "1.12.",
        "12/1",
        "9999",
        "0001",
        "morgen",
        "noon",
        "ago",
    ),
    *(
        "CET",
        "Z",
        "+14:00",
        "½",
        "😀",
        "明天",
        "月",
        "T",
        "Q1",
        "1e9",
        "MMXXVI",
        "h",
        "uhr",
        "\u202e",
        ":",
        "/",
        "-",
    ),
)


@given(
    st.lists(st.sampled_from(_PARTS) | st.text(max_size=5), max_size=9),
    st.sampled_from(["", "Pacific/Kiritimati"]),
)
@settings(deadline=None, max_examples=60)
def test_whatever_is_typed_is_answered(parts: list[str], zone: str) -> None:
    for moment in read_dates(" ".join(parts), NOW, zone, "ja"):
        assert moment.tzinfo is UTC


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


@pytest.mark.parametrize(
    "typed, is_day",
    [
        ("Friday", True),
        ("5 December", True),
        ("1.12.", True),
        ("Friday 20:00", False),
        ("soon", False),
        ("", False),
    ],
)
def test_a_day_without_a_time_is_told_from_nonsense(typed, is_day):
    assert names_a_day(typed, NOW, "Europe/Vienna") is is_day
