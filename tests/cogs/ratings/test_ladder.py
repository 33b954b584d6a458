"""``/ladder``: one's own rating, taking part, other games, and seasons that a manager chooses."""

import pytest

from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


def own(reply) -> str:
    [embed] = reply.post.embeds
    return str(embed["fields"][0]["value"])


def ladder(reply) -> str:
    [embed] = reply.post.embeds
    return str(embed["description"])


async def test_a_member_takes_part_looks_around_and_leaves(club, scene):
    ana, ben = club["Ana"], club["Ben"]
    first = await ana.slash("ladder")
    assert first.private
    assert "Nobody who takes part has been rated yet" in ladder(first)
    assert "11 matches, 11 won" in own(first)

    shown = await ana.click(first, "Take part")
    assert f"➤ **1.** <@{ana.id}>" in ladder(shown)
    assert str(ben.id) not in ladder(shown)
    seen = await ben.slash("ladder")
    assert f"\n**1.** <@{ana.id}>" in ladder(seen)
    assert "11 matches, 0 won" in own(seen)
    assert not [one for one in seen.post.menus if one.custom_id.startswith("cn:seasons")]

    samba = await ben.slash("ladder", games="SEQUENCES")
    assert "Samba" in samba.text
    assert own(samba) == "No rated match yet."
    back = await ben.select(samba, "0", starts="cn:ladder:")
    assert f"<@{ana.id}>" in ladder(back)

    # Who leaves the server is not on its ladder, who comes back is, with the same rating.
    club.guild.remove_member(ana.actor)
    await club.advance(seconds=61)
    assert "Nobody who takes part" in ladder(await ben.slash("ladder"))
    club.guild.add_member(ana.actor.user)
    await club.advance(seconds=61)
    assert ladder(await ben.slash("ladder")) == ladder(seen)

    # One decision for the ladder and the records.
    assert "You take part" in (await ana.slash("records")).text
    left = await ana.click(shown, "Stop taking part")
    assert "Nobody who takes part" in ladder(left)
    assert str(ana.id) not in ladder(await ben.slash("ladder"))


async def test_a_manager_chooses_seasons_which_follow_from_the_date(club, scene, admin):
    ana = club["Ana"]
    await ana.click(await ana.slash("ladder"), "Take part")
    panel = await admin.slash("ladder")
    chosen = await admin.select(panel, "2", starts="cn:seasons:")
    assert ladder(chosen).startswith("Season 20")
    assert "Fewer than 10 matches yet" in ladder(chosen)  # one this year
    before = await admin.click(chosen, "◀ Season before")
    assert f"**1.** <@{ana.id}>" in ladder(before)
    after = await admin.click(before, "Season after ▶")
    assert ladder(after) == ladder(chosen)
    whole = await admin.click(before, "All time")
    assert f"Of all time\n\n**1.** <@{ana.id}>" in ladder(whole)
    other = await admin.select(whole, "4", starts="cn:ladder:")
    assert ladder(other).startswith("Of all time")
    whole = await admin.select(other, "0", starts="cn:ladder:")
    assert ladder(await admin.click(whole, "This season")) == ladder(chosen)
    log = await admin.slash("admin log")
    assert "let the ladders begin anew each year" in log.text
    again = await admin.select(after, "0", starts="cn:seasons:")
    assert "Of all time" in ladder(again)
    assert f"**1.** <@{ana.id}>" in ladder(again)


async def test_the_seasons_menu_is_for_managers_alone(club, scene, admin):
    panel = await admin.slash("ladder")
    [menu] = [one for one in panel.post.menus if one.custom_id.startswith("cn:seasons")]
    own_panel = await club["Ben"].slash("ladder")
    result = await forged_click(club, club["Ben"], own_panel.post, menu.custom_id, ["2"])
    [answer] = [post for post in (result.response, *result.followups) if post is not None]
    assert "Only server managers" in (answer._message.content or "")
    assert "Of all time" in ladder(await club["Ben"].slash("ladder"))
