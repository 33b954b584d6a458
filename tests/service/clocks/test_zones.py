"""A time zone is found by what people call where they live, or by the time on their wall."""

from datetime import UTC, datetime
from importlib import resources
from zoneinfo import ZoneInfo

import pytest

from bot.service.clocks.zone_places import OTHER_NAMES, WELL_KNOWN
from bot.service.clocks.zones import MOST_FOUND, at_time, find, named, read_time, search

NOW = datetime(2026, 11, 21, 18, 40, tzinfo=UTC)


@pytest.mark.parametrize(
    "text, zone",
    [
        ("Berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("NEW YORK", "America/New_York"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("são paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("München", "Europe/Berlin"),
        ("munchen", "Europe/Berlin"),
        ("łódź", "Europe/Warsaw"),
        ("st. petersburg", "Europe/Moscow"),
        ("San Francisco", "America/Los_Angeles"),
        ("California", "America/Los_Angeles"),
        ("Texas", "America/Chicago"),
        ("Germany", "Europe/Berlin"),
        ("Japan", "Asia/Tokyo"),
        ("United Kingdom", "Europe/London"),
        ("USA", "America/New_York"),
        ("CET", "Europe/Berlin"),
        ("PST", "America/Los_Angeles"),
        ("Mumbai", "Asia/Kolkata"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("US/Pacific", "America/Los_Angeles"),
        ("Kiev", "Europe/Kyiv"),
        ("utc", "UTC"),
        ("Berln", "Europe/Berlin"),
    ],
)
def test_a_place_is_understood_as_people_write_it(text, zone):
    assert find(text)[0].name == zone


def test_the_beginning_of_a_name_is_enough_and_the_best_known_come_first():
    assert [zone.city for zone in find("lo")][:2] == ["London", "Los Angeles"]
    assert find("")[0].name == "Europe/London"
    for text in ("", "a", "e", "america", "us"):
        found = find(text)
        assert 0 < len(found) <= MOST_FOUND
        assert len({zone.name for zone in found}) == len(found)
    assert [zone.name for zone in find("a", 3)] == [zone.name for zone in find("a")][:3]


@pytest.mark.parametrize("text", ["zzzzz", "no such place", "?!", "x" * 500, "../../etc/passwd"])
def test_nonsense_finds_nothing_or_the_best_known_and_breaks_nothing(text):
    assert len(find(text)) in {0, MOST_FOUND}


@pytest.mark.parametrize("text", ["", " ", "?!", "\N{REPLACEMENT CHARACTER}", "\u200b", "amp", "xyz"])
def test_what_says_no_place_and_no_time_finds_none(text):
    """Three letters are too few to be a name that is spelt wrongly: "amp" is not Tampa."""
    assert search(text, NOW) == ()


@pytest.mark.parametrize(
    "text, minutes",
    [
        ("14:35", 14 * 60 + 35),
        ("2:35 pm", 14 * 60 + 35),
        ("2:35PM", 14 * 60 + 35),
        ("2.35 p.m.", 14 * 60 + 35),
        ("1435", 14 * 60 + 35),
        ("14.35", 14 * 60 + 35),
        ("14h35", 14 * 60 + 35),
        ("14 Uhr", 14 * 60),
        ("2pm", 14 * 60),
        ("12 am", 0),
        ("12:05 pm", 12 * 60 + 5),
        ("0:00", 0),
        ("7", 7 * 60),
        ("24:00", None),
        ("12:60", None),
        ("13 pm", None),
        ("0 am", None),
        ("Berlin", None),
        ("", None),
        ("99999", None),
    ],
)
def test_a_time_is_read_as_people_write_it(text, minutes):
    assert read_time(text) == minutes


@pytest.mark.parametrize(
    "text, zone",
    [
        ("19:40", "Europe/Berlin"),
        ("19:37", "Europe/Berlin"),
        ("18:41", "Europe/London"),
        ("1:40 pm", "America/New_York"),
        ("10:40 am", "America/Los_Angeles"),
        ("0:10", "Asia/Kolkata"),
        ("00:25", "Asia/Kathmandu"),
        ("05:40", "Australia/Sydney"),
        ("UTC+1", "Europe/Berlin"),
        ("gmt-5", "America/New_York"),
        ("+5:45", "Asia/Kathmandu"),
        ("UTC-03:30", "America/St_Johns"),
    ],
)
def test_the_time_on_the_wall_finds_the_zone(text, zone):
    assert search(text, NOW)[0].name == zone


@pytest.mark.parametrize("text", ["UTC+99", "UTC+25", "UTC-12", "UTC+15", "GMT+5:17", "+05:60", "-24"])
def test_no_zone_is_found_so_far_ahead_of_utc_as_none_is(text):
    assert search(text, NOW) == ()


def test_everywhere_that_is_offered_it_is_that_time():
    for quarter in range(96):
        for zone in at_time(quarter * 15, NOW):
            there = NOW.astimezone(ZoneInfo(zone.name))
            apart = (there.hour * 60 + there.minute - quarter * 15 + 720) % 1440 - 720
            assert abs(apart) <= 30


def test_at_both_ends_of_the_world_the_same_hour_is_two_dates():
    names = {zone.name for zone in at_time(7 * 60 + 40, NOW)}
    assert {"Pacific/Auckland", "Pacific/Pago_Pago"} <= names


def test_a_time_that_does_not_say_which_half_of_the_day_finds_both():
    assert {"Europe/Berlin", "Pacific/Auckland"} <= {zone.name for zone in search("7:40", NOW)}
    assert "Europe/Berlin" not in {zone.name for zone in search("07:40", NOW)}
    assert len(search("7:40", NOW)) <= MOST_FOUND


def test_every_name_in_the_tables_is_a_zone():
    zones = {*WELL_KNOWN, *(zone for _, zone in OTHER_NAMES)}
    for zone in sorted(zones):
        found = named(zone)
        assert found is not None, zone
        assert found.name == zone
        ZoneInfo(zone)
    assert len(set(WELL_KNOWN)) == len(WELL_KNOWN)


def test_machines_without_zone_files_have_them_all_the_same():
    assert resources.files("tzdata").joinpath("zoneinfo", "Europe", "Berlin").is_file()
