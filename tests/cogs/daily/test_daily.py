"""The daily deal in a channel: chosen by a server manager, voted on by members, its answer told to each alone."""

from __future__ import annotations

import json
from datetime import timedelta
from functools import partial

import discord
import msgspec
import pytest
import simcord
from msgspec.structs import replace

from bot.canasta.rules.presets import rules_of
from bot.players.strong import appraisal
from bot.service.change import Change
from bot.service.daily import house_deals
from bot.service.daily.positions import FILE, position_from, position_of
from bot.ui.daily.panel import position_in_words
from bot.ui.texts import texts_for
from bot.ui.words.cards import card_text
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import playing
from tests.support.simulated_discord.club import Club, SimultaneousClick
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.uploads import embedded_picture, forbid_files


@pytest.fixture
async def admin(club: Club) -> ClubMember:
    return who_manages(club, club.guild, "Moe")


def deals(club, name="Eve") -> list[Post]:
    """The daily deals that somebody sees in the channel, oldest first."""
    return [
        post
        for post in club[name].sees()
        if not post.ephemeral and any(button.custom_id.startswith("cn:dailyvote:") for button in post.buttons)
    ]


def answered(club) -> list[Post]:
    """The daily deals of which the answer is shown, oldest first."""
    return [post for post in club["Eve"].sees() if not post.ephemeral and "This deal is over" in post.text]


async def choose(club, admin, hours=1):
    """The daily deal is to be posted in so many hours; return its day."""
    hour = (club.bot.clock.now().hour + hours) % 24
    shown = await admin.slash("admin daily", channel=club.channel, hour=hour)
    assert shown.private
    assert f"<#{club.channel.id}>" in shown.text
    await club.settle()
    return (await schedule(club)).due.toordinal()


async def schedule(club):
    return await club.bot.services.daily.schedule(club.guild.id)


async def until_due(club) -> None:
    left = (await schedule(club)).due - club.bot.clock.now()
    await club.advance(seconds=left.total_seconds() + 1)
    await club.settle()


async def a_deal(club, admin):
    day = await choose(club, admin)
    await until_due(club)
    return deals(club)[-1], day


def best(day) -> str:
    return card_text(position_of(day).best)


def worst(day) -> str:
    position = position_of(day)
    return card_text(next(card for card in position.cards if not position.is_right(card)))


async def test_a_manager_chooses_the_channel_and_the_hour_and_turns_it_off(club, admin):
    off = await admin.slash("admin daily")
    assert "There is no daily deal here" in off.text
    assert "Please choose a channel" in (await admin.slash("admin daily", hour=18)).text
    await choose(club, admin)
    assert deals(club) == []
    shown = await admin.slash("admin daily")
    await club.restart()
    await until_due(club)
    [deal] = deals(club)
    assert "What do you discard?" in deal.text
    assert "There is no daily deal here" in (await admin.click(shown, "Turn it off")).text
    await club.advance(days=2)
    assert deals(club) == []
    assert "The answer" in answered(club)[0].text
    log = (await admin.slash("admin log")).text
    assert f"posts the daily deal in <#{club.channel.id}> at " in log
    assert "turned the daily deal off" in log


async def test_the_deal_is_about_the_default_house_rule_where_that_is_chosen(club, admin, monkeypatch):
    """Found for it before it is posted, which is not done here; the answer and its words are of the same position."""
    line = json.loads(FILE.read_text(encoding="utf-8").splitlines()[-1])
    line["position"]["rules"] = {"preset": "classic_4", "options": {"bonus_going_out": 200}}
    monkeypatch.setattr(house_deals, "search_round", lambda *_: msgspec.json.encode(line))
    monkeypatch.setattr(appraisal, "is_installed", lambda: True)
    own = position_from(line)
    await choose(club, admin)
    shown = await admin.slash("admin daily")
    assert "It is Classic for four." in shown.text
    assert [button.label for button in shown.post.buttons] == ["Turn it off"]
    for name, preset in (("Duel", "classic_2"), ("Friday *night*", "classic_4")):
        await admin.slash("house create", name=name, preset=preset)
        await admin.slash("house set", name=name, option="bonus_going_out", value="200")
        await admin.slash("house default", name=name)
        shown = await admin.slash("admin daily")
        assert ("Duel, is not for four in pairs" in shown.text.replace("**", "")) == (name == "Duel")
    shown = await admin.click(shown, "Our house rule")
    assert "It is your default house rule, **Friday \\*night\\***" in shown.text
    [back, _] = shown.post.buttons
    refused = await raw_click(club, club["Ben"], shown.post, back.custom_id)
    assert "Only server managers" in str(refused.response)
    await until_due(club)
    [deal] = deals(club)
    assert "(House rule: **Friday \\*night\\***)" in deal.text
    told = await club["Ana"].click(deal, card_text(own.best))
    assert "🎯" in told.text
    words = await club["Ana"].click(deal, "In words")
    rules, told = words.text.split("\n", 1)
    assert rules.startswith("**Friday \\*night\\*:** Classic for four, but ")
    assert "200" in rules
    assert told == position_in_words(texts_for(None), own.view)
    assert "It is Classic for four." in (await admin.click(shown, "Classic for four")).text
    await until_due(club)
    last = deals(club)[-1]
    assert "(Classic for four)" in last.text
    assert f"{card_text(own.best)} was best. 1 of 1 vote found it." in last.text.replace("**", "")
    # The button of an old panel, where no house rule is the default any more.
    await admin.slash("house default")
    refused = await raw_click(club, admin, shown.post, "cn:dailygame:0:0:1")
    assert "No house rule is the default here" in str(refused.response)
    assert not (await schedule(club)).is_by_house_rule
    log = (await admin.slash("admin log")).text
    assert "chose the default house rule for the daily deal" in log
    assert "chose Classic for four for the daily deal" in log


async def test_who_does_not_manage_the_server_cannot_choose(club, admin):
    with pytest.raises(simcord.SetupError):
        await club["Ben"].slash("admin daily")
    await choose(club, admin)
    shown = await admin.slash("admin daily")
    [off] = shown.post.buttons
    refused = await raw_click(club, club["Ben"], shown.post, off.custom_id)
    assert "Only server managers" in str(refused.response)
    assert (await schedule(club)).channel == club.channel.id


async def test_the_answer_is_hidden_until_the_vote_and_then_told_to_the_voter_alone(club, admin):
    deal, day = await a_deal(club, admin)
    assert "best" not in deal.text
    public = [post.text for post in club["Eve"].sees() if not post.ephemeral]
    told = await club["Ana"].click(deal, worst(day))
    assert told.private
    assert f"You chose {worst(day)}" in told.text.replace("**", "")
    assert f"Discard {best(day)} is best" in told.text.replace("**", "")
    assert "points less" in told.text
    assert "So far 0 of 1 vote found it." in told.text
    found = await club["Ben"].click(deal, best(day))
    assert "🎯" in found.text
    assert "So far 1 of 2 votes found it." in found.text
    assert [post.text for post in club["Eve"].sees() if not post.ephemeral] == public


async def test_the_first_vote_counts_also_when_two_clicks_come_at_once(club, admin):
    deal, day = await a_deal(club, admin)
    ana = club["Ana"]
    one, two = (
        next(button.custom_id for button in deal.buttons if button.label == label)
        for label in (worst(day), best(day))
    )
    await club.at_once(SimultaneousClick(ana, deal, one), SimultaneousClick(ana, deal, two))
    again = await ana.click(deal, best(day))
    assert "already, and that counts" in again.text
    assert "of 1 vote found it" in again.text


async def test_the_next_deal_tells_how_many_found_it_and_closes_the_one_before(club, admin):
    deal, day = await a_deal(club, admin)
    ana, ben = club["Ana"], club["Ben"]
    await ana.click(await ana.slash("records"), "Take part")
    await ana.click(deal, best(day))
    await ben.click(deal, worst(day))
    await club["Cyd"].click(deal, best(day))
    await until_due(club)
    [second], [first] = deals(club), answered(club)
    assert first.id == deal.id
    assert not first.buttons
    told = first.text.replace("**", "")
    assert f"{best(day)} was best. 2 of 3 votes found it." in told
    assert f"🎯 <@{ana.id}> and one more" in told
    assert f"Votes: {best(day)} 2 · {worst(day)} 1" in told
    assert "points" in told
    assert str(club["Cyd"].id) not in told
    assert str(ben.id) not in told
    assert not first.pings
    assert f"{best(day)}" in second.text
    assert "was best. 2 of 3 votes found it." in second.text.replace("**", "")
    assert not second.pings
    late = await raw_click(club, club["Dot"], first, f"cn:dailyvote:0:0:{day}:{position_of(day).best}")
    assert "This deal is over" in str(late.response)
    assert "🔥 the last daily deal found" in (await ana.slash("stats")).text
    streak = await ana.click(second, best(day + 1))
    assert "You have found 2 in a row" in streak.text
    assert "🔥 2 daily deals in a row found" in (await ana.slash("stats")).text
    assert "found" not in (await ben.slash("stats")).text
    await until_due(club)
    third = deals(club)[-1]
    assert f"<@{club['Ana'].id}> 2" in third.text
    assert not third.pings


async def test_the_answer_keeps_the_picture(club, admin):
    await club.restart_as(partial(make_bot, has_pictures=True))
    deal, _ = await a_deal(club, admin)
    await until_due(club)
    [first] = answered(club)
    assert first.id == deal.id
    assert embedded_picture(first)
    assert "Nobody voted" in first.text
    forbid_files(club)
    await until_due(club)
    assert "Your hand:" in answered(club)[-1].text.replace("**", "")


async def test_a_restart_before_the_answer_shows_it_once_discord_is_back(club, admin):
    deal, day = await a_deal(club, admin)
    await club["Ana"].click(deal, best(day))
    path = f"/channels/{club.channel.id}/messages/{deal.id}"
    club.refuse("PATCH", path, status=503, times=10)
    await until_due(club)
    assert answered(club) == []
    assert [post.id for post in deals(club)] == [deal.id]
    late = await club["Ben"].click(deal, best(day))
    assert "This deal is over" in late.text
    await club.restart(orderly=False)
    await club.advance(minutes=10)
    assert [post.id for post in answered(club)] == [deal.id]
    assert len(deals(club)) == 1


async def test_a_deal_that_somebody_deleted_gets_no_answer(club, admin):
    deal, _ = await a_deal(club, admin)
    path = f"/channels/{club.channel.id}/messages/{deal.id}"
    club.refuse("PATCH", path, status=404, code=10008)
    await until_due(club)
    assert answered(club) == []
    assert deals(club)[-1].id != deal.id
    assert (await schedule(club)).message == deals(club)[-1].id


async def test_where_the_bot_may_not_write_any_more_neither_answer_nor_deal_comes(club, admin):
    deal, _ = await a_deal(club, admin)
    path = f"/channels/{club.channel.id}/messages"
    club.refuse("PATCH", f"{path}/{deal.id}", status=403, code=50001)
    club.refuse("POST", path, status=403, code=50001)
    await until_due(club)
    assert answered(club) == []
    now = await schedule(club)
    assert (now.message, now.is_over, now.is_begun) == (None, True, False)
    await until_due(club)
    assert len(deals(club)) == 2  # the first one still has its buttons, which say that it is over


async def test_a_restart_while_it_is_posted_leaves_one_message(club, admin):
    await choose(club, admin)
    path = f"/channels/{club.channel.id}/messages"
    club.refuse("POST", path, status=503, times=10)
    await until_due(club)
    assert (await schedule(club)).is_begun
    assert deals(club) == []
    await club.restart(orderly=False)
    await club.advance(minutes=10)
    assert len(deals(club)) == 1
    posted = (await schedule(club)).message
    assert posted == deals(club)[0].id


async def test_a_message_whose_posting_was_not_noted_is_found_again(club, admin):
    """As if the bot had been killed before Discord's answer was stored."""
    deal, day = await a_deal(club, admin)
    await club["Ana"].say("a deal!")
    now = await schedule(club)
    due = now.due - timedelta(days=1)
    begun = replace(now, revision=now.revision + 1, due=due, is_begun=True, day=0, message=None)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), documents=(begun,)))
    await club.restart(orderly=False)
    await club.settle()
    assert [post.id for post in deals(club)] == [deal.id]
    known = await schedule(club)
    assert (known.day, known.message, known.is_begun) == (day, deal.id, False)


async def test_a_channel_in_which_the_bot_may_not_write_is_refused(club, admin):
    silent = {club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    closed = club.guild.create_text_channel("closed", overwrites=silent)
    refused = await admin.slash("admin daily", channel=closed, hour=3)
    assert "I may not write in" in refused.text
    assert (await schedule(club)).channel is None


async def test_the_picture_and_its_words(club, admin):
    await club.restart_as(partial(make_bot, has_pictures=True))
    deal, _ = await a_deal(club, admin)
    assert embedded_picture(deal)
    assert "Your hand" not in deal.text
    words = await club["Ana"].click(deal, "In words")
    assert words.private
    assert "Your hand:" in words.text.replace("**", "")
    assert "Stock:" in words.text.replace("**", "")
    forbid_files(club)
    await until_due(club)
    assert "Your hand:" in deals(club)[-1].text.replace("**", "")


def test_the_words_tell_whose_foot_is_not_picked_up():
    view = playing("7 6 5", rules=rules_of("hand_and_foot"), feet={0: "KKQ", 3: "4 5 6"}).view()
    told = position_in_words(texts_for("en"), view)
    assert told.endswith("**Feet not picked up:** You and Right")


async def test_forged_votes_change_nothing(club, admin):
    deal, day = await a_deal(club, admin)
    for card in (0, 63, 999_999):
        answer = await raw_click(club, club["Ana"], deal, f"cn:dailyvote:0:0:{day}:{card}")
        assert answer.acknowledged
    for other in (0, day - 1, day + 1, 999_999_999):
        answer = await raw_click(club, club["Ana"], deal, f"cn:dailyvote:0:0:{other}:{position_of(day).best}")
        assert answer.acknowledged
    assert await club.bot._store.daily_votes(club.guild.id, day) == ()
