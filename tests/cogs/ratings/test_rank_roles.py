"""Roles for places on the ladder: chosen by a manager, given to members, and taken back from them."""

from __future__ import annotations

from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.scene import Scene


async def calm(club: Club) -> None:
    await club.bot.services.settle()  # type: ignore[attr-defined]
    await club.settle()


def holders(club: Club, role: int) -> list[str]:
    backend = club.env.backend
    return [
        name
        for name in ("Ana", "Ben", "Cyd", "Dot")
        if role in backend.get_member(club.guild.id, club[name].id).role_ids
    ]


async def choose(club: Club, manager: ClubMember, panel: Reply, number: int, *roles: object) -> Reply:
    answer = await manager.select(panel, *roles, starts=f"cn:rankrole:0:0:{number}")
    await calm(club)
    return answer


async def test_roles_are_chosen_given_and_taken_back(club: Club, scene: Scene, zoe: ClubMember) -> None:
    ana, cyd = club["Ana"], club["Cyd"]
    gold, wide = club.guild.create_role("gold"), club.guild.create_role("ten")
    for person in (ana, cyd, club["Ben"]):
        await person.click(await person.slash("ladder"), "Take part")
    panel = await zoe.click(await zoe.slash("ladder"), "Roles for places")
    assert panel.private
    assert panel.text.count("no role") == 3
    panel = await choose(club, zoe, panel, 0, gold)
    panel = await choose(club, zoe, panel, 2, wide)
    assert f"Place 1\n<@&{gold.id}>" in panel.text
    assert "⚠️" not in panel.text
    # Ana and Cyd have won everything as partners, so they share the first place.
    assert (holders(club, gold.id), holders(club, wide.id)) == (["Ana", "Cyd"], ["Ana", "Ben", "Cyd"])
    assert "**2** roles that you have from me" in (await ana.slash("privacy show")).text

    await ana.click(await ana.slash("ladder"), "Stop taking part")
    await calm(club)
    assert (holders(club, gold.id), holders(club, wide.id)) == (["Cyd"], ["Ben", "Cyd"])
    await cyd.click(await cyd.slash("privacy delete"), "Forget me")
    await calm(club)
    assert (holders(club, gold.id), holders(club, wide.id)) == (["Ben"], ["Ben"])
    assert "that you have from me" not in (await cyd.slash("privacy show")).text

    await club.restart()
    panel = await choose(club, zoe, panel, 0)
    assert holders(club, gold.id) == []
    assert holders(club, wide.id) == ["Ben"]
    log = (await zoe.slash("admin log")).text
    for told in (
        f"gives <@&{gold.id}> for place 1",
        f"gives <@&{wide.id}> for places 1 to 10",
        "gives no role",
    ):
        assert told in log
    assert "Of all time" in (await zoe.click(panel, "Back")).text


async def test_what_keeps_the_bot_from_giving_a_role_is_told(
    club: Club, scene: Scene, zoe: ClubMember
) -> None:
    ana, backend = club["Ana"], club.env.backend
    gold = club.guild.create_role("gold")
    heads = next(role for role in club.guild.roles.values() if role.name == "heads")
    await ana.click(await ana.slash("ladder"), "Take part")
    panel = await zoe.click(await zoe.slash("ladder"), "Roles for places")
    for refused, why in ((heads, "allows more than everybody may"), (club.guild.default_role, "by a bot")):
        assert why in (await choose(club, zoe, panel, 0, refused)).text
    moe = who_manages(club, club.guild, "Moe")
    his = await moe.click(await moe.slash("ladder"), "Roles for places")
    assert "You could not give" in (await choose(club, moe, his, 0, gold)).text
    forged = await forged_click(club, ana, (await ana.slash("ladder")).post, "cn:rankrole:0:0:0", [])
    assert "Only server managers" in str(forged.response)
    await zoe.slash("admin players", role=gold)
    assert "members who want to be called" in (await choose(club, zoe, panel, 0, gold)).text
    assert holders(club, gold.id) == []

    medal = club.guild.create_role("medal")
    panel = await choose(club, zoe, panel, 0, medal)
    assert holders(club, medal.id) == ["Ana"]
    assert "given for places" in (await zoe.slash("admin players", role=medal)).text
    # The bot's own role loses its permission, so that nothing is asked of Discord.
    for role in club.guild.roles.values():
        if role.name == "Canasta":
            backend.edit_role(club.guild.id, role.id, {"permissions": 0})
    await club.settle()
    await ana.click(await ana.slash("ladder"), "Stop taking part")
    await calm(club)
    assert holders(club, medal.id) == ["Ana"]
    report = await zoe.slash("admin doctor")
    assert "I may not give roles here" in report.text
    panel = await zoe.click(await zoe.slash("ladder"), "Roles for places")
    assert "⚠️ I may not give roles here" in panel.text
    backend.delete_role(club.guild.id, medal.id)
    await club.advance(minutes=1)
    await club.settle()
    assert "A role that I was to give is deleted" in (await zoe.slash("admin doctor")).text
