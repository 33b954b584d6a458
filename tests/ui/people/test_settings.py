"""The panel of personal settings says what each choice means now."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.canasta.hand_order import HandOrder
from bot.service.clocks.calendars import LONGEST_QUIET
from bot.service.clocks.zones import find
from bot.service.ids import UserId
from bot.service.people.settings import HandStyle, Notify, PlayerSettings
from bot.ui.people.personal_settings import (
    GROUPS,
    SETTINGS,
    Page,
    hours_lines,
    settings_embed,
    time_of_day_in_full,
)
from bot.ui.people.settings_panel import settings_message
from bot.ui.texts import texts_for
from bot.ui.toolkit.limits import is_within

NOW = datetime(2026, 11, 20, 13, 35, tzinfo=UTC)
ANA = UserId(1)
texts = texts_for()


def lines(**chosen):
    return list(hours_lines(texts, PlayerSettings(ANA, **chosen), NOW))


def summary_of(**chosen):
    embed = settings_embed(texts, PlayerSettings(ANA, **chosen), NOW)
    return {field.name: field.value for field in embed.fields}


def text_of(**chosen):
    settings = PlayerSettings(ANA, **chosen)
    return "\n".join(str(settings_embed(texts, settings, NOW, group).description) for group in GROUPS)


def test_the_hours_are_said_in_local_time():
    assert lines(zone="Europe/Berlin", quiet=(22 * 60, 8 * 60), days_off=(5,)) == [
        "It is **14:35** for you (Berlin).",
        "Your clock rests **from 22:00 to 08:00** and **on Saturday**, and nobody calls you then.",
    ]


def test_without_a_zone_the_hours_are_those_of_utc_and_it_says_so():
    assert lines() == [
        "No time zone is set; at UTC it is **13:35**.",
        "Your clock runs day and night. With quiet hours it rests, and nobody calls you.",
    ]
    assert "UTC hours until you set" in lines(days_off=(1, 2))[-1]


def test_a_quiet_moment_says_when_it_ends():
    opens = int(datetime(2026, 11, 23, 0, tzinfo=UTC).timestamp())  # Monday, one o'clock in Berlin
    said = lines(zone="Europe/Berlin", quiet=(14 * 60, 8 * 60 - 60), days_off=(5, 6))
    assert "your quiet hours" not in said[-1]  # 17 hours are no quiet hours
    said = lines(zone="Europe/Berlin", quiet=(14 * 60, 60), days_off=(5, 6))
    assert said[-1] == f"These are your quiet hours. I can call you again <t:{opens}:R>."


@pytest.mark.parametrize("where", Notify)
def test_where_one_is_called_is_said(where):
    assert {Notify.TABLE: "thread", Notify.DIRECT: "direct", Notify.NEVER: "not call you"}[where] in text_of(
        notify=where
    )


@pytest.mark.parametrize("style", HandStyle)
def test_how_cards_are_seen_is_said(style):
    said = {HandStyle.PICTURE: "as a picture", HandStyle.EMOJIS: "as emojis", HandStyle.WORDS: "in words"}[
        style
    ]
    assert f"You see your cards **{said}**" in text_of(own_cards=style)
    assert "You see your cards **in words**" in text_of(own_cards=style, text_only=True)


def test_the_order_of_the_hand_is_said():
    assert "Your cards stand **in the order of the game**." in text_of()
    said = {
        HandOrder.HIGH: "by rank, aces first",
        HandOrder.LOW: "by rank, aces last",
        HandOrder.SUIT: "by suit",
    }
    for order in HandOrder:
        assert f"Your cards stand **{said[order]}**." in text_of(hand_order=order)


def test_a_compact_hand_is_said_not_to_be_a_picture():
    said = text_of(compact=True)
    assert "You see your cards **as emojis**." in said
    assert "**Compact hand: on** · No picture, fewer lines: for small screens" in said


def test_closed_direct_messages_are_told_to_who_chose_them_only():
    assert "I cannot send you direct messages" in text_of(notify=Notify.DIRECT, direct_closed=True)
    assert "I cannot send you direct messages" not in text_of(notify=Notify.TABLE, direct_closed=True)


def test_the_summary_names_every_setting_and_what_it_is():
    assert summary_of(compact=True, notify=Notify.NEVER) == {
        "Look": "My cards as emojis · Four colours: off · Compact hand: on · Text only: off · More space: off",
        "Play": "My cards in the order of the game · Ask before a discard: off · Forced plays: on · Explanations in practice: on",
        "Calls": "Do not call me",
        "Quiet hours": "No quiet hours · Time zone not set",
    }
    said = summary_of(zone="Europe/Berlin", quiet=(22 * 60, 8 * 60), days_off=(5, 6))["Quiet hours"]
    assert said == "Quiet from 22:00 to 08:00 · Off on Saturday and Sunday · Time zone of Berlin"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.field)
def test_every_value_of_a_setting_can_be_chosen_in_its_group_and_is_said_there(setting):
    said, offered = set(), set()
    for value in setting.values:
        settings = PlayerSettings(ANA, **{setting.field: value})
        message = settings_message(texts, settings, NOW, setting.group)
        said.add(message.embeds[0].description)
        parts: list[Any] = [item for row in message.rows for item in row]
        [part] = [item for item in parts if item.custom_id.startswith(f"cn:{setting.verb.name}:")]
        offered |= {part.custom_id} if setting.is_switch else {entry.value for entry in part.options}
    assert len(said) == len(offered) == len(setting.values)


@pytest.mark.parametrize(
    "minute, shown",
    [
        (0, "00:00 (12 am)"),
        (60, "01:00 (1 am)"),
        (720, "12:00 (12 pm)"),
        (1320, "22:00 (10 pm)"),
        (95, "01:35 (1:35 am)"),
    ],
)
def test_times_are_written_for_both_kinds_of_clocks(minute, shown):
    assert time_of_day_in_full(texts, minute) == shown


@pytest.mark.parametrize("page", Page)
@pytest.mark.parametrize("quiet", [None, (0, LONGEST_QUIET), (23 * 60, 13 * 60)])
def test_every_page_is_within_the_limits_of_a_message(page, quiet):
    settings = PlayerSettings(
        ANA,
        9,
        Notify.DIRECT,
        True,
        "America/Argentina/Buenos_Aires",
        quiet,
        (0, 1, 2, 3),
        True,
        True,
        True,
        True,
    )
    message = settings_message(texts, settings, NOW, page, note="x", zones=find("a"))
    assert is_within(message.embeds[0])
    assert 1 <= len(message.rows) <= 5
    assert message.view is not None
