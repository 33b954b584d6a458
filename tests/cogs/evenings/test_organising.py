"""What an organiser is shown and asked: dates that can be read in two ways, series, limits, and late or hostile input."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.evenings.model import Evening, EveningStage, Every, Guest, GuestAnswer, Post
from bot.service.ids import ChannelId, EveningId, GuildId, UserId
from bot.ui.evenings.panel import called
from tests.campaigns.fuzz.hostile import forged_click, forged_form
from tests.cogs.evenings.test_evenings import plan, shown, told
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.scene import Scene

A_WEEK = timedelta(days=7)


async def planned(club) -> list[Evening]:
    return list(await club.bot.services.evenings.planned(club.guild.id))


def button_ids(reply: Reply) -> list[str]:
    return [button.custom_id for button in reply.post.buttons]


async def test_which_of_two_dates_is_meant_is_asked_and_shown_before_it_counts(club):
    ana = club["Ana"]
    which = await ana.slash("evening", when="next Friday at 8 pm")
    assert which.private
    assert "Which one do you mean?" in which.text
    first, second = which.post.buttons
    assert first.label.startswith("Friday 20")
    assert "20:00" in first.label
    panel = await ana.click(which, second.label)
    assert "Is this what you mean?" in panel.text
    assert await planned(club) == []
    form = await ana.click(panel, "Another date")
    which = await ana.submit(form, {"value": "next Friday at 9 pm"})
    panel = await ana.click(which, which.post.buttons[0].label)
    await ana.click(panel, "Plan it")
    [evening] = await planned(club)
    assert evening.starts.hour == 21
    assert evening.starts - club.bot.clock.now() <= A_WEEK
    # The same question where it is moved.
    await club.settle()
    form = await ana.click(await ana.click(shown(club), "Change"), "Move it")
    which = await ana.submit(form, {"value": "next Friday at 8 pm"})
    sure = await ana.click(which, which.post.buttons[1].label)
    assert "Move it from" in sure.text
    await ana.click(sure, "Yes, move it")
    [moved] = await planned(club)
    assert moved.starts - evening.starts == A_WEEK - timedelta(hours=1)


async def test_the_form_to_move_holds_the_present_date_in_the_writers_zone(club):
    ana = club["Ana"]
    await club.bot.services.settings.zone(ana.id, "Europe/Berlin")
    await plan(ana, when="tomorrow 20:00")
    await club.settle()
    form = await ana.click(await ana.click(shown(club), "Change"), "Move it")
    assert "20:00" in str(form.form)


async def test_a_series_from_the_plan_to_its_end(club):
    ana = club["Ana"]
    panel = await ana.slash("evening", when="tomorrow 20:00")
    panel = await ana.select(panel, "1", starts="cn:evevery:")
    panel = await ana.select(panel, "4", starts="cn:evmost:")
    panel = await ana.click(panel, "Computers: none")
    assert "Computers: fill up" in {button.label for button in panel.post.buttons}
    first = await ana.click(panel, "Plan it")
    assert "Planned for" in first.text
    await club.settle()
    post = shown(club)
    assert "🔁 Every week" in post.text
    assert "✅ In (1 of 4)" in post.text
    assert "Computers take the seats" in post.text
    [evening] = await planned(club)
    assert evening.series is not None
    assert (evening.series.every, evening.most, evening.fills) == (Every.WEEK, 4, True)
    listed = await club["Eve"].slash("evening")
    for weeks in (1, 2, 3):
        assert f"<t:{int((evening.starts + weeks * A_WEEK).timestamp())}:D>" in listed.text

    panel = await ana.click(post, "Change")
    form = await ana.click(panel, "Move it")
    sure = await ana.submit(form, {"value": "21:00"})
    await ana.click(sure, "Only this one")
    await club.restart()
    [moved] = await planned(club)
    assert moved.starts - evening.starts == timedelta(hours=1)
    await club.advance(seconds=(moved.starts - club.bot.clock.now()).total_seconds())
    await club.settle()
    [later] = await planned(club)
    assert later.starts == evening.starts + A_WEEK
    assert not (await Scene(club).record()).free_seats
    posts = [post for post in club["Eve"].sees() if "📅 Canasta evening" in post.text and post.embeds]
    assert len(posts) == 2

    panel = await ana.click(posts[-1], "Change")
    panel = await ana.select(panel, "3", starts="cn:evagain:")
    panel = await ana.select(panel, "0", starts="cn:evlimit:")
    panel = await ana.click(panel, "Computers: fill up")
    [later] = await planned(club)
    assert later.series is not None
    assert (later.series.every, later.most, later.fills) == (Every.MONTH, 0, False)
    sure = await ana.click(panel, "Cancel it")
    await ana.click(sure, "Only this one")
    [after] = await planned(club)
    assert after.id != later.id
    await club.settle()
    form = await ana.click(
        await ana.click([post for post in club["Eve"].sees() if post.embeds][-1], "Change"), "Move it"
    )
    sure = await ana.submit(form, {"value": "tomorrow 19:00"})
    await ana.click(sure, "This and all later ones")
    [moved] = await planned(club)
    assert moved.series is not None
    assert moved.series.starts == moved.starts
    panel = await ana.click([post for post in club["Eve"].sees() if post.embeds][-1], "Change")
    await ana.click(await ana.click(panel, "Cancel it"), "All of the series")
    assert await planned(club) == []


async def test_who_waits_is_told_as_they_want_to_be_called(club):
    ana, ben, cyd, dot, eve = (club[name] for name in ("Ana", "Ben", "Cyd", "Dot", "Eve"))
    for person, how in ((cyd, "direct"), (eve, "never")):
        settings = await person.click(await person.slash("settings"), "Calls")
        await person.select(settings, how, starts="cn:notify:")
    await plan(ana, when="tomorrow 20:00")
    await club.settle()
    post = shown(club)
    panel = await ana.click(post, "Change")
    await ana.select(panel, "4", starts="cn:evlimit:")
    for person in (ben, dot):
        await person.click(post, "I’m in")
    fay, gus = (
        ClubMember(club, club.guild.add_member(club.env.create_user(name)), name) for name in ("Fay", "Gus")
    )
    for person in (fay, cyd, eve):
        await person.click(post, "I’m in")
    said = await gus.click(post, "I’m in")
    assert "number 3 on the waiting list" in said.text
    await club.settle()
    assert "⏳ Waiting (3)" in post.text
    await ben.click(post, "Out")
    await club.settle()
    assert "❌ Out (1)" in post.text
    [letter] = cyd.letters()
    assert "A place is free, and you are in" in letter.text
    assert "Canasta club" in letter.text
    assert [button.label for button in letter.buttons] == ["Who comes?"]
    assert told(club, "🎉") == []
    await fay.click(post, "Out")
    await club.settle()
    [there] = told(club, "🎉")
    assert (there.pings, f"<@{eve.id}>" in there.text) == ((), True)
    await eve.click(there, "I can’t come")
    await club.settle()
    *_, last = told(club, "🎉")
    assert last.pings == (gus.id,)


async def test_direct_messages_that_are_closed_lead_to_the_channel(club):
    ana, ben, cyd = (club[name] for name in ("Ana", "Ben", "Cyd"))
    settings = await cyd.click(await cyd.slash("settings"), "Calls")
    await cyd.select(settings, "direct", starts="cn:notify:")
    club.refuse("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await plan(ana, when="tomorrow 20:00")
    await club.settle()
    post = shown(club)
    await club.bot.services.evenings.set_seats(club.guild.id, 1, ana.id, most=2)
    await ben.click(post, "I’m in")
    await cyd.click(post, "I’m in")
    await ben.click(post, "Out")
    await club.settle()
    [there] = told(club, "🎉")
    assert there.pings == (cyd.id,)
    assert (await club.bot.services.settings.of(cyd.id)).direct_closed


async def test_what_is_answered_late_changes_nothing(club):
    ana = club["Ana"]
    panel = await ana.slash("evening", when="in 2 hours")
    await club.advance(hours=3)
    late = await ana.click(panel, "Plan it")
    assert "That moment is over" in late.text
    assert await planned(club) == []

    panel = await ana.slash("evening", when="tomorrow 20:00")
    [plan_it] = [custom_id for custom_id in button_ids(panel) if ":evplan:" in custom_id]
    await ana.click(panel, "Plan it")
    await forged_click(club, ana, panel.post, plan_it)
    await club.settle()
    [evening] = await planned(club)  # a second click plans no other
    form = await ana.click(await ana.click(shown(club), "Change"), "Move it")
    sure = await ana.submit(form, {"value": "22:00"})
    form = await ana.click(sure, "Another date")
    await club.advance(seconds=(evening.starts - club.bot.clock.now()).total_seconds())
    await club.settle()
    assert "has begun" in (await ana.click(sure, "Yes, move it")).text
    assert "has begun" in (await ana.submit(form, {"value": "23:00"})).text
    again = await club.bot.services.evenings.evening(club.guild.id, evening.id)
    assert (again.stage, again.starts) == (EveningStage.BEGUN, evening.starts)


async def test_a_house_rule_that_is_gone_is_told(club):
    ana = club["Ana"]
    panel = await ana.slash("evening", when="tomorrow 20:00")
    [plan_it] = [custom_id for custom_id in button_ids(panel) if ":evplan:" in custom_id]
    parts = plan_it.split(":")
    parts[5] = "999999"
    result = await forged_click(club, ana, panel.post, ":".join(parts))
    assert "no longer there" in (result.response or result.followups[0])._message.content
    assert await planned(club) == []


@pytest.mark.parametrize(
    "typed",
    [
        "😀" * 60,
        "9" * 2000,
        "\u200b\u2060 ",
        "\u202e00:02 \u202c",
        "9999-12-31 20:00",
        "0001-01-01 20:00",
        "٢٥:٠٠",
        "(",
    ],
)
async def test_nonsense_gets_a_private_answer(club, typed):
    ana = club["Ana"]
    panel = await ana.slash("evening", when="tomorrow 20:00")
    [date] = [custom_id for custom_id in button_ids(panel) if ":evdate:" in custom_id]
    result = await forged_form(club, ana, panel.post, date, typed)
    said = result.response or result.followups[0]
    assert said._message.is_ephemeral
    content = said._message.content
    assert "I do not understand" in content or "Is this what you mean?" in content
    assert len(content) < 400
    assert await planned(club) == []


async def test_a_series_ends_with_its_channel(club):
    place = club.guild.create_text_channel("evenings")
    panel = await club["Ana"].slash("evening", when="tomorrow 20:00", where=place)
    panel = await club["Ana"].select(panel, "1", starts="cn:evevery:")
    await club["Ana"].click(panel, "Plan it")
    await club.settle()
    [evening] = await planned(club)
    club.env.backend.delete_channel(place.id)
    await club.advance(seconds=(evening.starts - club.bot.clock.now()).total_seconds())
    await club.settle()
    again = await club.bot.services.evenings.evening(club.guild.id, evening.id)
    assert (again.stage, again.tables) == (EveningStage.MISSED, ())
    assert await planned(club) == []
    [letter] = club["Ana"].letters()
    assert "its channel is gone" in letter.text
    assert "Its series ends, too." in letter.text


def test_who_is_called_by_which_message():
    def guest(number: int, answer: GuestAnswer) -> Guest:
        return Guest(UserId(number), f"P{number}", answer)

    guests = (
        *(guest(number, GuestAnswer.COMES) for number in (1, 2, 3)),
        guest(4, GuestAnswer.MAYBE),
        guest(5, GuestAnswer.OUT),
    )
    now = datetime(2026, 12, 4, 20, tzinfo=UTC)
    evening = Evening(EveningId(1), GuildId(1), ChannelId(1), UserId(1), "P1", now, guests=guests, most=2)
    assert called(evening, Post.BEGUN) == (1, 2)
    assert called(evening, Post.REMINDER) == (1, 2, 4)
    assert called(evening, Post.MOVED) == called(evening, Post.CANCELLED) == (1, 2, 3, 4)
