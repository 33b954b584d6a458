"""``/settings``: one private panel, by menus and one form, which a restart does not break."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.calendars import Calendar
from bot.service.preferences import Notify


@pytest.fixture
async def ana(club):
    return club["Ana"]


async def chosen(club, person):
    return await club.bot.services.settings.of(person.id)


async def hours_of(person):
    panel = await person.slash("settings")
    return await person.click(panel, "Time zone and quiet hours")


async def place_typed(person, panel, text):
    asked = await person.click(panel, starts="cn:zoneask:")
    [field] = [row["components"][0] for row in asked.form["components"]]
    return await person.submit(asked, {field["custom_id"]: text})


async def test_everything_is_chosen_by_menus_and_outlives_a_restart(club, ana):
    panel = await ana.slash("settings")
    assert panel.private
    await club.restart()
    await ana.select(panel, "direct", starts="cn:notify:")
    assert "by direct message" in panel.text
    await ana.select(panel, "confirm", "four", starts="cn:showing:")
    await ana.click(panel, "Time zone and quiet hours")
    await ana.select(panel, "1320", starts="cn:quiet:")
    await ana.select(panel, "420", starts="cn:waking:")
    await ana.select(panel, "5", "6", starts="cn:daysoff:")
    assert "from 22:00 to 07:00" in panel.text
    assert "Saturday and Sunday" in panel.text
    await place_typed(ana, panel, "berlin")
    settings = await chosen(club, ana)
    assert settings.calendar == Calendar("Europe/Berlin", (22 * 60, 7 * 60), (5, 6))
    assert (settings.notify, settings.confirm_discard, settings.four_colours) == (Notify.DIRECT, True, True)
    assert (settings.text_only, settings.spaced) == (False, False)
    await ana.click(panel, "Back")
    assert set(panel.post.menu(starts="cn:showing:").chosen) == {"confirm", "four"}
    await ana.select(panel, starts="cn:showing:")
    assert not (await chosen(club, ana)).confirm_discard
    assert (await chosen(club, club["Ben"])).revision == 0


async def test_a_place_with_several_answers_lets_the_person_choose(club, ana):
    panel = await hours_of(ana)
    await place_typed(ana, panel, "usa")
    assert (await chosen(club, ana)).zone == ""
    offered = panel.post.menu(starts="cn:zone:").options
    assert offered["America/Chicago"] == "Chicago, United States"
    await club.restart()
    await ana.select(panel, "America/Chicago", starts="cn:zone:")
    assert (await chosen(club, ana)).zone == "America/Chicago"
    assert "Chicago" in panel.text


async def test_the_time_on_the_wall_finds_the_zone(club, ana):
    panel = await hours_of(ana)
    there = club.bot.clock.now().astimezone(UTC) + timedelta(hours=5, minutes=45)
    await place_typed(ana, panel, f"{there:%H:%M}")
    assert (await chosen(club, ana)).zone == "Asia/Kathmandu"
    assert f"It is **{there:%H:%M}** for you" in panel.text


@pytest.mark.parametrize("typed", ["", "Atlantis City Of Nowhere", "*@everyone*", "99:99"])
async def test_an_unknown_place_is_said_kindly_and_changes_nothing(club, ana, typed):
    panel = await hours_of(ana)
    await place_typed(ana, panel, typed)
    assert "no place and no time" in panel.text
    assert "@everyone" not in panel.text
    assert (await chosen(club, ana)).revision == 0


async def test_quiet_hours_never_fill_the_day(club, ana):
    panel = await hours_of(ana)
    await ana.select(panel, "0", starts="cn:quiet:")
    ends = panel.post.menu(starts="cn:waking:").options
    assert len(ends) == 14
    assert panel.post.menu(starts="cn:waking:").chosen == ("600",)
    assert panel.post.menu(starts="cn:daysoff:").high == 4
    await ana.select(panel, "off", starts="cn:quiet:")
    assert (await chosen(club, ana)).quiet is None
    assert not [menu for menu in panel.post.menus if menu.custom_id.startswith("cn:waking:")]


async def test_the_panel_says_when_it_is_quiet_now(club, ana):
    now = club.bot.clock.now().astimezone(UTC)
    panel = await hours_of(ana)
    await ana.select(panel, str(now.hour * 60), starts="cn:quiet:")
    assert "quiet now" in panel.text
    assert "UTC until you set your time zone" in panel.text
    opens = datetime(now.year, now.month, now.day, now.hour, tzinfo=UTC) + timedelta(hours=10)
    assert f"<t:{int(opens.timestamp())}:R>" in panel.text


async def test_the_form_that_was_opened_before_a_restart_is_read_after_it(club, ana):
    panel = await hours_of(ana)
    asked = await ana.click(panel, starts="cn:zoneask:")
    await club.restart()
    await ana.submit(asked, {"value": "Tokyo"})
    assert (await chosen(club, ana)).zone == "Asia/Tokyo"
