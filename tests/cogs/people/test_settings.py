"""``/settings``: one private panel, by menus and one form, which a restart does not break."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.canasta.hand_order import HandOrder
from bot.canasta.rules.presets import rules_of
from bot.service.clocks.calendars import Calendar
from bot.service.people.settings import Notify
from tests.campaigns.fuzz.hostile import forged_click
from tests.support.as_text import suits
from tests.support.builders import playing
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import FOUR, Scene, started
from tests.support.simulated_discord.tapping import tap


@pytest.fixture
async def ana(club):
    return club["Ana"]


async def chosen(club, person):
    return await club.bot.services.settings.of(person.id)


async def opened(person, group):
    return await person.click(await person.slash("settings"), group)


async def place_typed(person, panel, text):
    asked = await person.click(panel, starts="cn:zoneask:")
    [field] = [row["components"][0] for row in asked.form["components"]]
    return await person.submit(asked, {field["custom_id"]: text})


async def test_everything_is_chosen_in_its_group_and_outlives_a_restart(club, ana):
    panel = await ana.slash("settings")
    assert panel.private
    await ana.click(panel, "Calls")
    await club.restart()
    await ana.select(panel, "direct", starts="cn:notify:")
    assert "by direct message" in panel.text
    await ana.click(panel, "Play")
    await ana.click(panel, "Ask before a discard")
    assert "Ask before a discard: on" in panel.text
    await ana.click(panel, "Look")
    await ana.click(panel, "Four colours")
    await ana.click(panel, "Quiet hours")
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
    await ana.click(panel, "Quiet hours")
    assert "Ask before a discard: on" in panel.text
    assert "Quiet from 22:00 to 07:00 · Off on Saturday and Sunday · Time zone of Berlin" in panel.text
    await ana.click(panel, "Play")
    await ana.click(panel, "Ask before a discard")
    assert "Ask before a discard: off" in panel.text
    assert not (await chosen(club, ana)).confirm_discard
    assert (await chosen(club, club["Ben"])).revision == 0


async def test_a_switch_that_is_pressed_twice_at_once_is_switched_once(club, ana):
    panel = await opened(ana, "Look")
    [switch] = [button for button in panel.post.buttons if button.label == "More space"]
    for _ in range(2):
        await forged_click(club, ana, panel.post, switch.custom_id)
    settings = await chosen(club, ana)
    assert (settings.spaced, settings.revision) == (True, 1)


@pytest.mark.parametrize("custom_id", ["cn:settings:0:0:9", "cn:spaced:0:0:2", "cn:showing:0:0"])
async def test_a_button_that_this_version_does_not_have_changes_nothing(club, ana, custom_id):
    panel = await ana.slash("settings")
    said = await forged_click(club, ana, panel.post, custom_id)
    assert "older version" in Reply(club, said).text
    assert (await chosen(club, ana)).revision == 0


async def test_the_order_of_the_hand_and_compactness_are_chosen(club, ana):
    scene = await started(club, state=playing("KH 4C 5D 6H").state)
    before = await scene.open_hand("Ana")
    panel = await opened(ana, "Play")
    assert panel.post.menu(starts="cn:handorder:").chosen == ("usual",)
    await ana.select(panel, "low", starts="cn:handorder:")
    assert panel.post.menu(starts="cn:handorder:").chosen == ("low",)
    assert "by rank, aces last" in panel.text
    await ana.click(panel, "Look")
    await ana.click(panel, "Compact hand")
    settings = await chosen(club, ana)
    assert (settings.hand_order, settings.compact) == (HandOrder.LOW, True)
    after = await scene.open_hand("Ana")
    assert "**K · 6 · 5 · 4**" in before.text
    assert "**4 · 5 · 6 · K**" in after.text
    assert len(after.text) < len(before.text)
    await ana.click(panel, "Play")
    await ana.select(panel, "usual", starts="cn:handorder:")
    assert (await chosen(club, ana)).hand_order is None


async def test_a_place_with_several_answers_lets_the_person_choose(club, ana):
    panel = await opened(ana, "Quiet hours")
    await place_typed(ana, panel, "usa")
    assert (await chosen(club, ana)).zone == ""
    offered = panel.post.menu(starts="cn:zone:").options
    assert offered["America/Chicago"] == "Chicago, United States"
    await club.restart()
    await ana.select(panel, "America/Chicago", starts="cn:zone:")
    assert (await chosen(club, ana)).zone == "America/Chicago"
    assert "Chicago" in panel.text


async def test_the_time_on_the_wall_finds_the_zone(club, ana):
    panel = await opened(ana, "Quiet hours")
    there = club.bot.clock.now().astimezone(UTC) + timedelta(hours=5, minutes=45)
    await place_typed(ana, panel, f"{there:%H:%M}")
    assert (await chosen(club, ana)).zone == "Asia/Kathmandu"
    assert f"It is **{there:%H:%M}** for you" in panel.text


@pytest.mark.parametrize(
    "typed", ["", "Atlantis City Of Nowhere", "*@everyone*", "99:99", "\u200b", "--", "🂡", "&amp;"]
)
async def test_an_unknown_place_is_said_kindly_and_changes_nothing(club, ana, typed):
    panel = await opened(ana, "Quiet hours")
    await place_typed(ana, panel, typed)
    assert "do not know a place or time" in panel.text
    assert "@everyone" not in panel.text
    assert (await chosen(club, ana)).revision == 0


async def test_quiet_hours_never_fill_the_day(club, ana):
    panel = await opened(ana, "Quiet hours")
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
    panel = await opened(ana, "Quiet hours")
    await ana.select(panel, str(now.hour * 60), starts="cn:quiet:")
    assert "These are your quiet hours" in panel.text
    assert "UTC hours until you set your time zone" in panel.text
    opens = datetime(now.year, now.month, now.day, now.hour, tzinfo=UTC) + timedelta(hours=10)
    assert f"<t:{int(opens.timestamp())}:R>" in panel.text


async def test_the_form_that_was_opened_before_a_restart_is_read_after_it(club, ana):
    panel = await opened(ana, "Quiet hours")
    asked = await ana.click(panel, starts="cn:zoneask:")
    await club.restart()
    await ana.submit(asked, {"value": "Tokyo"})
    assert (await chosen(club, ana)).zone == "Asia/Tokyo"


# -------------------------------------------------------------------------------------------- what settings change


async def prefer(club, person, **chosen):
    await club.bot.services.settings.choose(person.id, **chosen)


async def test_whoever_likes_is_asked_before_the_discard_that_ends_the_turn(club, ana):
    scene = await started(club, state=playing("K K 4 5 6").state)
    await prefer(club, ana, confirm_discard=True)
    panel = await scene.open_hand("Ana")
    asked = await ana.click(await tap(ana, panel, "4C"), starts="cn:discard:")
    assert "end your turn?" in asked.text
    assert [button.custom_id.split(":")[1] for button in asked.post.buttons] == ["drop", "hand"]
    back = await ana.click(asked, "Back")
    assert (await scene.view(0)).table.turn.seat == 0
    asked = await ana.click(await tap(ana, back, "4C", "5C"), starts="cn:discard:")
    await club.restart()
    done = await ana.click(asked, starts="cn:drop:")
    assert "You discarded 5" in done.text
    assert (await scene.view(0)).table.turn.seat == 1


async def test_a_typed_discard_is_asked_about_too_and_a_refused_one_is_not(club, ana):
    scene = await started(club, state=playing("K K 4 5 6").state)
    await prefer(club, ana, confirm_discard=True)
    refused = await ana.slash("discard", where=scene.place, card="9")
    assert not [button for button in refused.post.buttons if button.custom_id.startswith("cn:drop:")]
    asked = await ana.slash("discard", where=scene.place, card="4")
    assert asked.private
    assert (await scene.view(0)).table.turn.seat == 0
    await ana.click(asked, starts="cn:drop:")
    assert (await scene.view(0)).table.turn.seat == 1


async def test_whoever_did_not_ask_for_it_is_not_asked(club, ana):
    scene = await started(club, state=playing("K K 4 5 6").state)
    await prefer(club, club["Ben"], confirm_discard=True)
    panel = await scene.open_hand("Ana")
    await ana.click(await tap(ana, panel, "4C"), starts="cn:discard:")
    assert (await scene.view(0)).table.turn.seat == 1


async def test_text_only_is_for_this_person_and_nobody_else(club, ana):
    scene = await started(club, state=playing("KH KS 4C 5D 6H 3S 2D *").state)
    public = scene.board.text
    await prefer(club, ana, text_only=True)
    panel = await scene.open_hand("Ana")
    for reply in (panel, await ana.slash("score", where=scene.place), await ana.slash("settings")):
        assert reply.private
        assert not set("♣♦♥♠👉🃏⛔💡➕⬇🧮⚙") & set(reply.text)
    assert "K K" in panel.text
    assert "3S" in [button.label for button in panel.post.buttons]
    assert scene.board.text == public
    assert "👉" in (await club["Ben"].click(scene.board, starts="cn:hand:")).text


async def test_four_colours_show_the_suits_of_the_hand(club, ana):
    scene = await started(club, state=playing("KH KS 4C 5D 6H").state)
    assert "🔷" not in (await scene.open_hand("Ana")).text
    await prefer(club, ana, four_colours=True)
    shown = (await scene.open_hand("Ana")).text
    assert "5🔷" in shown
    assert "4🍀" in shown


async def test_more_space_changes_no_button(club, ana):
    scene = await started(club, state=playing("KH KS 4C 5D 6H").state)
    plain = await scene.open_hand("Ana")
    ids = [button.custom_id for button in plain.post.buttons]
    await prefer(club, ana, spaced=True)
    wide = await scene.open_hand("Ana")
    assert "\u2003·\u2003" in wide.text
    assert [button.custom_id for button in wide.post.buttons] == ids


async def test_the_panel_itself_shows_what_was_chosen(club, ana):
    panel = await opened(ana, "Look")
    await ana.click(panel, "Text only")
    assert "KS KH KD KC" in panel.text
    await ana.click(panel, "Text only")
    await ana.click(panel, "Four colours")
    assert "K🔷" in panel.text


async def test_what_is_offered_while_typing_and_direct_messages_follow_too(club, ana):
    scene = await started(club, state=playing("KH KS 4C 5D 6H 3S").state)
    await prefer(club, ana, text_only=True)
    offered = await ana.suggestions("discard", "card", "", where=scene.place)
    assert not set("♣♦♥♠") & set("".join(offered))
    assert "3S, one of 1" in offered
    await club.bot.services.settings.choose(ana.id, notify=Notify.DIRECT)
    await scene.lay(playing("KH KS 4C 5D 6H 3S", seat=3).state)
    await club["Dot"].slash("discard", where=scene.place, card="4")
    await club.advance(minutes=3)  # Ana goes away
    [letter] = ana.letters()
    assert not set("♣♦♥♠👉") & set(letter.text)


async def test_a_false_word_about_the_last_card_is_asked_about_as_well(club, ana):
    """Scarne, Seeking Information; option penalty_false_card_count."""
    options = {"irregularities": "scarne", "seat_draw": "as_seated"}
    rules = rules_of("scarne_4", options)
    await club.bot.services.houses.create(club.guild.id, ana.id, "Strict", "scarne_4", options)
    await ana.slash("table new", rules="Strict")
    scene = Scene(club)
    await scene.seat(*FOUR[1:])
    await ana.click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(playing("4 5", rules=rules).state)
    await prefer(club, ana, confirm_discard=True)
    panel = await scene.open_hand("Ana")
    panel = await tap(ana, panel, "4C")
    asked = await ana.click(panel, suits("🤫 Discard 4♣, say “more than one”"))
    assert (await scene.view(0)).table.turn.seat == 0
    await ana.click(asked, starts="cn:bluffs:")
    view = await scene.view(0)
    assert (view.table.turn.seat, view.table.says_more[0]) == (1, True)
