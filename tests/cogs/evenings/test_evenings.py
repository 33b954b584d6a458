"""An evening in a channel: planned, signed up for, reminded of, moved, and played."""

from datetime import datetime
from typing import Any

import discord
import pytest
from msgspec import structs

from bot.service.evenings.model import Post as EveningPost
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene


def shown(club: Club) -> Post:
    """The message with the sign-up that stands in the channel."""
    [post] = [post for post in club["Eve"].sees() if "📅 Canasta evening" in post.text and post.embeds]
    return post


def told(club: Club, mark: str) -> list[Post]:
    return [
        post
        for post in club["Dot"].sees()
        if mark in (post.text or "") and not post.ephemeral and not post.embeds
    ]


async def plan(person: ClubMember, **options: Any) -> Reply:
    """Plan an evening as it was understood, and return what is said."""
    return await person.click(await person.slash("evening", **options), "Plan it")


def events(club: Club) -> list[Any]:
    """Discord's scheduled events."""
    return list(club.env.backend.guilds[club.guild.id].scheduled_events.values())


async def test_an_evening_of_five_with_rotating_partners(club):
    ana, ben, cyd, dot, eve = (club[name] for name in ("Ana", "Ben", "Cyd", "Dot", "Eve"))
    panel = await ana.slash("evening", when="tomorrow 20:00", game="samba", rotating=1)
    assert panel.private
    assert "I took the time as UTC" in panel.text
    await club.settle()
    assert await club.bot.services.evenings.planned(club.guild.id) == ()
    await ana.click(panel, "Plan it")
    await club.settle()
    post = shown(club)
    assert "Samba" in post.text
    assert "matches of one round" in post.text
    for person in (ben, cyd, dot, eve):
        await person.click(post, "I’m in")
    await club.settle()
    assert "✅ In (5)" in post.text
    await dot.click(post, "Maybe")
    await club.settle()
    assert "✅ In (4)" in post.text
    assert "❔ Maybe (1)" in post.text
    await dot.click(post, "I’m in")
    listed = await eve.slash("evening")
    assert "5 are in" in listed.text

    refused = await ben.click(post, "Change")
    assert "Only <@" in refused.text
    panel = await ana.click(post, "Change")
    form = await ana.click(panel, "Move it")
    wrong = await ana.submit(form, {"value": "soon"})
    assert "I do not understand “soon”" in wrong.text
    form = await ana.click(panel, "Move it")
    sure = await ana.submit(form, {"value": "21:00"})
    await club.settle()
    assert told(club, "was moved to") == []
    await ana.click(sure, "Yes, move it")
    await club.settle()
    [moved] = told(club, "was moved to")
    assert set(moved.pings) == {one.id for one in (ana, ben, cyd, dot, eve)}

    [evening] = await club.bot.services.evenings.planned(club.guild.id)
    [event] = events(club)
    assert datetime.fromisoformat(event.scheduled_start_time) == evening.starts
    await club.advance(seconds=(evening.starts - club.bot.clock.now()).total_seconds() - 3600)
    await club.settle()
    [reminder] = told(club, "⏰")
    assert f"at **<t:{int(evening.starts.timestamp())}:t>**" in reminder.text
    assert "Who comes?" in {button.label for button in moved.buttons} & {
        button.label for button in reminder.buttons
    }
    await ben.click(reminder, "I can’t come")
    await ben.click(post, "I’m in")
    await club.restart()
    await club.advance(hours=1)
    await club.settle()
    assert len(told(club, "⏰")) == 1
    assert "This evening has begun" in post.text
    assert post.buttons == ()
    [begun] = told(club, "▶️ The Canasta evening begins")
    assert "[Table 1](https://discord.com/channels/" in begun.text
    record = await Scene(club).record()
    assert record.rotation is not None
    assert [holder.name for holder in record.seats] == ["Ana", "Eve", "Cyd", "Dot"]
    assert record.preset == "samba"
    assert [one.name for one in record.rotation.waiting] == ["Ben"]
    assert "You sit at seat 3" in (await cyd.click(begun, "Where do I sit?")).text
    assert "You sit out the first match" in (await ben.click(begun, "Where do I sit?")).text
    assert "No evening is planned" in (await eve.slash("evening")).text


async def test_an_evening_is_cancelled_by_a_manager_with_its_event(club):
    moe = who_manages(club, club.guild, "Moe")
    await plan(club["Ana"], when="tomorrow 20:00")
    await club.settle()
    post = shown(club)
    assert "Classic for four" in post.text
    assert len(events(club)) == 1
    other = await club["Ana"].click(post, "Change")
    panel = await moe.click(post, "Change")
    sure = await moe.click(panel, "Cancel it")
    assert "I’m in" in {button.label for button in post.buttons}
    await moe.click(sure, "Yes, cancel it")
    await club.settle()
    assert "was cancelled" in post.text
    assert events(club) == []
    [cancelled] = told(club, "🚫 The Canasta evening")
    assert cancelled.pings == (club["Ana"].id,)
    late = await club["Ana"].click(other, "Move it")
    assert "was cancelled" in late.text


def grant(club: Club, **may: bool) -> None:
    """Change what the bot's own role allows."""
    backend, everyone = club.env.backend, club.guild.id
    for role in backend.guilds[club.guild.id].roles.values():
        if role.managed or role.id == everyone:
            changed = discord.Permissions(role.permissions)
            changed.update(**may)
            backend.edit_role(club.guild.id, role.id, {"permissions": changed.value})


async def test_an_event_needs_create_events_and_the_doctor_says_so(club):
    """Since 2026-02-23 Discord refuses it to those who may only manage events."""
    moe = who_manages(club, club.guild, "Moe")
    assert "Create Events" not in (await moe.slash("admin doctor")).text
    grant(club, create_events=False)
    await plan(club["Ana"], when="tomorrow 20:00")
    await club.settle()
    assert "✅ In (1)" in shown(club).text
    assert events(club) == []
    assert not [sent for sent in club.traffic.requests if sent.path.endswith("/scheduled-events")]
    await club.advance(seconds=61)  # until then the report before is shown again
    assert "Create Events" in (await moe.slash("admin doctor")).text
    grant(club, create_events=True)
    await plan(club["Ana"], when="tomorrow 21:00")
    await club.settle()
    assert len(events(club)) == 1


async def test_the_place_of_an_event_is_cut(club):
    """Discord takes 100 characters, and a name of a channel may have as many itself."""
    place = club.guild.create_text_channel("c" * 100)
    await plan(club["Ana"], when="tomorrow 20:00", where=place)
    await club.settle()
    [event] = [sent for sent in club.traffic.requests if sent.path.endswith("/scheduled-events")]
    assert event.json["entity_metadata"]["location"] == f"#{'c' * 98}…"


async def test_without_permission_for_events_an_evening_does_without(club):
    club.refuse("POST", f"/guilds/{club.guild.id}/scheduled-events", status=403, code=50013, times=None)
    await plan(club["Ana"], when="tomorrow 20:00")
    await club.settle()
    assert "✅ In (1)" in shown(club).text
    assert events(club) == []


async def test_after_a_crash_the_messages_that_stand_there_are_found(club):
    await plan(club["Ana"], when="tomorrow 20:00")
    await club.settle()
    [evening] = await club.bot.services.evenings.planned(club.guild.id)
    poster, before = club.bot.evening_poster, len(club["Eve"].sees())
    assert await poster.show(structs.replace(evening, message=None), is_again=True) == evening.message
    await poster.post(evening, EveningPost.REMINDER, is_again=False)
    await poster.post(evening, EveningPost.REMINDER, is_again=True)
    assert len(club["Eve"].sees()) == before + 1
    await club["Ana"].click(told(club, "⏰")[0], "I can’t come")
    await club.settle()
    assert "nobody yet" in shown(club).text


@pytest.mark.parametrize(
    "when, answer",
    [("soon", "I do not understand"), ("2020-01-01 20:00", "is over"), ("2028-01-01 20:00", "too far ahead")],
)
async def test_a_wrong_date_plans_nothing(club, when, answer):
    refused = await club["Ana"].slash("evening", when=when)
    assert refused.private
    assert answer in refused.text
    assert await club.bot.services.evenings.planned(club.guild.id) == ()


async def test_what_nobody_sees_in_a_date_does_not_matter(club):
    panel = await club["Ana"].slash("evening", when="\u202e20:00\u200b")
    assert "Is this what you mean?" in panel.text


async def test_where_the_bot_may_not_write_no_evening_is_planned(club):
    closed = {club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    channel = club.guild.create_text_channel("news", overwrites=closed)
    await club.settle()
    refused = await club["Ana"].slash("evening", when="tomorrow 20:00", where=channel)
    assert "I may not write in this channel" in refused.text
