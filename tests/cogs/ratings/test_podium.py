"""The podium of a season in the channel where a manager chose it, with its buttons."""

from datetime import timedelta

import pytest

from bot.service.change import Change
from bot.service.concurrency import revised
from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.ratings.test_ladder import ladder


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


def podiums(club):
    """The podiums in the channel, oldest first."""
    return [post for post in club["Eve"].sees() if not post.ephemeral and "is over" in post.text]


async def until_posted(club) -> None:
    """The season that the server waits for is over: it was the one before, of which the scene has ten matches."""
    store, now = club.bot._store, club.bot.clock.now()
    kept = await store.rank_roles(club.guild.id)
    season = str(now.year - 1)
    await store.commit(Change(at=now, documents=(revised(kept, season=season, due=now),)))
    await club.restart()
    await club.advance(minutes=2)
    await club.settle()


async def test_a_season_ends_with_a_podium_where_a_manager_chose_it(club, scene, admin):
    ana, ben = club["Ana"], club["Ben"]
    for one in (ana, ben):
        await one.click(await one.slash("ladder"), "Take part")
    panel = await admin.select(await admin.slash("ladder"), "2", starts="cn:seasons:")
    assert "I can post its podium in this channel" in ladder(panel)
    chosen = await admin.click(panel, "Podiums here")
    assert f"I post its podium in <#{club.channel.id}>" in ladder(chosen)
    assert podiums(club) == []
    await until_posted(club)
    [podium] = podiums(club)
    [embed] = podium.embeds
    [classic] = embed["fields"]
    assert classic["value"].startswith(f"🥇 <@{ana.id}> · **1,")
    assert classic["value"].splitlines()[1].startswith(f"🥈 <@{ben.id}> · **")
    assert "10 matches" in classic["value"]

    whole = await club["Cyd"].click(podium, "Whole ladder")
    assert whole.private
    assert ladder(whole).startswith(f"Season {club.bot.clock.now().year - 1}")
    assert f"<@{ana.id}>" in ladder(whole)
    everything = await club["Cyd"].click(podium, "All time")
    assert ladder(everything).startswith("Of all time")
    assert ladder(await club["Cyd"].click(everything, "This season")).startswith("Season 20")

    # A kill between the post and its note: the message is found again.
    kept = await club.bot._store.rank_roles(club.guild.id)
    now = club.bot.clock.now()
    season = str(now.year - 1)
    again = revised(kept, season=season, podium_begun=now - timedelta(minutes=1), due=now)
    await club.bot._store.commit(Change(at=now, documents=(again,)))
    await club.restart()
    await club.advance(minutes=2)
    await club.settle()
    assert len(podiums(club)) == 1

    off = await admin.click(await admin.slash("ladder"), "No podiums")
    assert "I can post" in ladder(off)
    log = (await admin.slash("admin log")).text
    assert f"posts the podium of each season in <#{club.channel.id}>" in log
    assert "posts no podiums of seasons any more" in log


async def test_podiums_are_chosen_by_managers_alone_and_where_the_bot_may_write(club, scene, admin):
    await admin.select(await admin.slash("ladder"), "2", starts="cn:seasons:")
    panel = await admin.slash("ladder")
    own = await club["Ben"].slash("ladder")
    here = next(one.custom_id for one in panel.post.buttons if one.label == "Podiums here")
    result = await forged_click(club, club["Ben"], own.post, here)
    [answer] = [post for post in (result.response, *result.followups) if post is not None]
    assert "Only server managers" in (answer._message.content or "")
    assert (await club.bot._store.rank_roles(club.guild.id)).podium is None
