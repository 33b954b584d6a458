"""What counts on a clock, and what does not: quiet hours, days off, pauses, and the days on which clocks change."""

import time
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.clocks.calendars import (
    ALWAYS,
    LONGEST_QUIET,
    Calendar,
    CalendarProblem,
    counted,
    is_quiet,
    later,
    local,
    next_open,
    problems_of,
)

NIGHT = (22 * 60, 8 * 60)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
BERLIN = Calendar("Europe/Berlin", NIGHT, (5, 6))

ZONES = (
    "",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "America/St_Johns",
)

moments = st.timedeltas(timedelta(), timedelta(days=1500)).map(
    lambda age: datetime(2024, 1, 1, tzinfo=UTC) + age
)
spells = st.timedeltas(timedelta(), timedelta(days=20))


@st.composite
def calendars(draw):
    begin = draw(st.integers(0, 1439))
    quiet = draw(
        st.none() | st.integers(1, LONGEST_QUIET).map(lambda length: (begin, (begin + length) % 1440))
    )
    off = draw(st.sets(st.integers(0, 6), max_size=4))
    return Calendar(draw(st.sampled_from(ZONES)), quiet, tuple(sorted(off)))


closings = st.lists(
    st.tuples(moments, st.timedeltas(timedelta(), timedelta(days=9))).map(
        lambda one: (one[0], one[0] + one[1])
    ),
    max_size=4,
)


def near(start, closed):
    """Closed intervals moved to where the clock runs, so that they matter."""
    return [
        (start + (begin - begin.replace(day=1)), start + (begin - begin.replace(day=1)) + (end - begin))
        for begin, end in closed
    ]


def at(text, zone="Europe/Berlin", *, fold=0):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).astimezone(UTC)


# ------------------------------------------------------------------------------------------------------ examples


def test_without_a_calendar_every_hour_counts():
    start = at("2026-11-21T12:00")
    assert later(start, 30 * DAY, ALWAYS) == start + 30 * DAY
    assert counted(start, start + 30 * DAY, ALWAYS) == 30 * DAY
    assert next_open(start, ALWAYS) == start


@pytest.mark.parametrize(
    "start, hours, end",
    [
        ("2026-11-19T21:00", 1, "2026-11-19T22:00"),
        ("2026-11-19T21:00", 2, "2026-11-20T09:00"),
        ("2026-11-19T23:30", 1, "2026-11-20T09:00"),
        ("2026-11-20T21:00", 2, "2026-11-23T09:00"),  # over the weekend
        ("2026-11-21T12:00", 14, "2026-11-23T22:00"),
        ("2026-11-21T12:00", 15, "2026-11-24T09:00"),
    ],
)
def test_the_night_and_the_weekend_do_not_count(start, hours, end):
    assert later(at(start), hours * HOUR, BERLIN) == at(end)
    assert counted(at(start), at(end), BERLIN) == hours * HOUR


def test_quiet_hours_within_a_day():
    siesta = Calendar("Europe/Madrid", (13 * 60, 16 * 60))
    start = at("2026-06-01T12:00", "Europe/Madrid")
    assert later(start, 2 * HOUR, siesta) == at("2026-06-01T17:00", "Europe/Madrid")
    assert is_quiet(at("2026-06-01T13:00", "Europe/Madrid"), siesta)
    assert not is_quiet(at("2026-06-01T16:00", "Europe/Madrid"), siesta)
    assert not is_quiet(at("2026-06-01T23:00", "Europe/Madrid"), siesta)


def test_quiet_hours_around_midnight_belong_to_both_days():
    for hour, quiet in ((21, False), (22, True), (23, True), (0, True), (7, True), (8, False)):
        assert is_quiet(at(f"2026-11-18T{hour:02}:00"), BERLIN) is quiet
    friday = Calendar("Europe/Berlin", NIGHT, (5,))
    assert next_open(at("2026-11-20T23:00"), friday) == at("2026-11-22T08:00")


def test_a_ping_sounds_at_once_or_when_the_quiet_time_is_over():
    assert next_open(at("2026-11-19T12:34"), BERLIN) == at("2026-11-19T12:34")
    assert next_open(at("2026-11-19T22:00"), BERLIN) == at("2026-11-20T08:00")
    assert next_open(at("2026-11-20T22:00"), BERLIN) == at("2026-11-23T08:00")


def test_quiet_hours_follow_the_clock_on_the_wall_when_summer_begins_and_ends():
    # 29 March 2026: 2:00 becomes 3:00. The night is an hour shorter, the waking day as long as ever.
    assert (
        counted(at("2026-03-28T12:00"), at("2026-03-29T12:00"), Calendar("Europe/Berlin", NIGHT)) == 14 * HOUR
    )
    assert counted(at("2026-03-28T12:00"), at("2026-03-29T12:00"), Calendar("Europe/Berlin")) == 23 * HOUR
    # 25 October 2026: 3:00 becomes 2:00, so that an hour is lived twice.
    assert (
        counted(at("2026-10-24T12:00"), at("2026-10-25T12:00"), Calendar("Europe/Berlin", NIGHT)) == 14 * HOUR
    )
    assert counted(at("2026-10-24T12:00"), at("2026-10-25T12:00"), Calendar("Europe/Berlin")) == 25 * HOUR
    small = Calendar("Europe/Berlin", (2 * 60 + 30, 2 * 60 + 45))
    assert counted(at("2026-10-25T00:00"), at("2026-10-26T00:00"), small) == 25 * HOUR - 30 * MINUTE
    assert counted(at("2026-03-29T00:00"), at("2026-03-30T00:00"), small) == 23 * HOUR
    assert next_open(at("2026-10-25T02:35"), small) == at("2026-10-25T02:45")
    assert next_open(at("2026-10-25T02:35", fold=1), small) == at("2026-10-25T02:45", fold=1)


def test_a_date_that_a_country_left_out_is_no_day_off():
    # Samoa went from Thursday 29 December 2011 straight to Saturday the 31st.
    friday_off = Calendar("Pacific/Apia", None, (4,))
    start = at("2011-12-29T12:00", "Pacific/Apia")
    assert counted(start, at("2011-12-31T12:00", "Pacific/Apia"), friday_off) == DAY


def test_downtime_and_pauses_do_not_count_however_they_overlap():
    start = at("2026-11-16T08:00")
    closed = [
        (start + 2 * HOUR, start + 4 * HOUR),
        (start + 3 * HOUR, start + 5 * HOUR),
        (start - 9 * HOUR, start + 1 * HOUR),
        (start + 8 * HOUR, start + 8 * HOUR),
    ]
    assert later(start, 2 * HOUR, BERLIN, closed) == start + 6 * HOUR
    assert counted(start, start + 6 * HOUR, BERLIN, closed) == 2 * HOUR


def test_a_pause_at_night_gives_nothing_that_the_night_had_not_given():
    start = at("2026-11-16T21:00")
    pause = [(at("2026-11-16T23:00"), at("2026-11-17T06:00"))]
    assert later(start, 2 * HOUR, BERLIN, pause) == later(start, 2 * HOUR, BERLIN)


def test_no_time_is_no_wait_and_a_clock_that_has_run_out_is_out():
    night = at("2026-11-16T23:00")
    assert later(night, timedelta(), BERLIN) == night
    assert later(night, -HOUR, BERLIN) == night
    assert counted(night, night - DAY, BERLIN) == timedelta()


def test_local_time_is_what_the_clock_on_the_wall_shows():
    assert f"{local(at('2026-11-16T14:35'), BERLIN):%H:%M}" == "14:35"
    assert f"{local(datetime(2026, 11, 16, 14, 35, tzinfo=UTC), ALWAYS):%H:%M}" == "14:35"


@pytest.mark.parametrize(
    "calendar, problem",
    [
        (Calendar("Europe/Atlantis"), CalendarProblem.UNKNOWN_ZONE),
        (Calendar("../etc/passwd"), CalendarProblem.UNKNOWN_ZONE),
        (Calendar("", (0, 1440)), CalendarProblem.QUIET_IMPOSSIBLE),
        (Calendar("", (60, 60)), CalendarProblem.QUIET_IMPOSSIBLE),
        (Calendar("", (-1, 60)), CalendarProblem.QUIET_IMPOSSIBLE),
        (Calendar("", (0, 14 * 60 + 1)), CalendarProblem.QUIET_TOO_LONG),
        (Calendar("", (20 * 60, 11 * 60)), CalendarProblem.QUIET_TOO_LONG),
        (Calendar("", None, (7,)), CalendarProblem.DAYS_IMPOSSIBLE),
        (Calendar("", None, (0, 1, 2, 3, 4)), CalendarProblem.TOO_MANY_DAYS_OFF),
    ],
)
def test_a_calendar_that_would_stop_a_clock_is_refused_and_never_obeyed(calendar, problem):
    assert problems_of(calendar) == (problem,)
    start = at("2026-11-16T23:00")
    assert later(start, DAY, calendar) == start + DAY
    assert not is_quiet(start, calendar)


def test_the_longest_rest_is_allowed():
    assert problems_of(Calendar("Asia/Tokyo", (20 * 60, 10 * 60), (0, 1, 2, 3))) == ()


def test_a_month_is_measured_at_once():
    start = at("2026-03-01T00:00")
    begun = time.thread_time()
    for _ in range(20):
        assert counted(start, later(start, 30 * DAY, BERLIN), BERLIN) == 30 * DAY
    assert time.thread_time() - begun < 2


# ---------------------------------------------------------------------------------------------------- properties


@given(moments, spells, calendars(), closings)
def test_as_much_has_counted_as_was_asked_for(start, spell, calendar, closed):
    closed = near(start, closed)
    end = later(start, spell, calendar, closed)
    assert end >= start + spell
    assert counted(start, end, calendar, closed) == spell
    if spell:
        assert counted(start, end - timedelta(microseconds=1), calendar, closed) < spell


@given(moments, spells, spells, calendars(), closings)
def test_what_has_counted_stays_counted(start, first, second, calendar, closed):
    closed = near(start, closed)
    middle = start + first
    end = middle + second
    whole = counted(start, end, calendar, closed)
    assert whole == counted(start, middle, calendar, closed) + counted(middle, end, calendar, closed)
    assert counted(start, middle, calendar, closed) <= whole <= first + second
    assert later(start, first, calendar, closed) <= later(start, first + second, calendar, closed)


@given(moments, spells, calendars(), closings, closings)
def test_closing_more_time_never_lets_more_count(start, spell, calendar, closed, more):
    closed, more = near(start, closed), near(start, more)
    before = counted(start, start + spell, calendar, closed)
    after = counted(start, start + spell, calendar, closed + more)
    shut = sum((end - begin for begin, end in more), timedelta())
    assert before - shut <= after <= before
    # A closing before the start, or after the end, changes nothing.
    elsewhere = [(start - spell - DAY, start), (start + spell, start + spell + DAY)]
    assert counted(start, start + spell, calendar, [*closed, *elsewhere]) == before


@given(moments, calendars())
def test_it_is_never_quiet_when_a_ping_may_sound(moment, calendar):
    opens = next_open(moment, calendar)
    assert opens >= moment
    assert not is_quiet(opens, calendar)
    assert (opens == moment) is not is_quiet(moment, calendar)
    if opens > moment:
        assert is_quiet(opens - timedelta(microseconds=1), calendar)
        assert is_quiet(moment + (opens - moment) / 2, calendar)


@given(
    st.sampled_from(["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"]),
    st.integers(-600, 600),
    calendars(),
)
def test_minute_by_minute_it_comes_to_the_same_when_clocks_change(day, shift, calendar):
    start = datetime.fromisoformat(day).replace(tzinfo=UTC) + shift * MINUTE
    minutes = [start + number * MINUTE for number in range(1500)]
    open_ones = sum(not is_quiet(moment, calendar) for moment in minutes)
    assert counted(start, start + 1500 * MINUTE, calendar) == open_ones * MINUTE


@given(moments, calendars())
def test_every_week_has_time_to_play(start, calendar):
    for begin, end in pairwise(start + number * 7 * DAY for number in range(3)):
        assert counted(begin, end, calendar) >= 3 * 9 * HOUR
