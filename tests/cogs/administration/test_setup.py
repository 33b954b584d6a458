"""One panel in which a server is set up: what it shows, what it changes, and who may."""

from __future__ import annotations

from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember, Reply


def chosen(panel: Reply) -> str:
    """What the panel says is chosen, above its menus."""
    return panel.text.partition("\n[")[0]


async def test_a_server_is_set_up_in_one_panel(club: Club, zoe: ClubMember) -> None:
    players = club.guild.create_role("players", mentionable=True)
    organisers = club.guild.create_role("organisers")
    panel = await zoe.slash("setup")
    assert panel.private
    assert "Usual game: Classic for four" in panel.text.replace("**", "")
    assert "nobody" in panel.text

    panel = await zoe.select(panel, "samba", starts="cn:servergame:")
    assert "Samba" in panel.text
    panel = await zoe.select(panel, players, starts="cn:serverrole:0:0:0")
    panel = await zoe.select(panel, organisers, starts="cn:serverrole:0:0:1")
    panel = await zoe.click(panel, "Daily deal here")
    for told in (players.mention, f"managers and {organisers.mention}", club.channel.mention):
        assert told in panel.text

    opened = await club["Ana"].slash("table new")
    assert "Samba" in opened.text
    log = (await zoe.slash("admin log")).text
    for told in ("Samba", f"lets tables call {players.mention}", f"lets {organisers.mention} organise"):
        assert told in log


async def test_what_was_chosen_is_taken_back(club: Club, zoe: ClubMember) -> None:
    players = club.guild.create_role("players", mentionable=True)
    panel = await zoe.slash("setup")
    before = chosen(panel)
    panel = await zoe.select(panel, "hand_and_foot", starts="cn:servergame:")
    panel = await zoe.select(panel, players, starts="cn:serverrole:0:0:0")
    organisers = club.guild.create_role("organisers")
    panel = await zoe.select(panel, organisers, starts="cn:serverrole:0:0:1")
    panel = await zoe.click(panel, "Daily deal here")
    panel = await zoe.select(panel, "classic_4", starts="cn:servergame:")
    panel = await zoe.select(panel, starts="cn:serverrole:0:0:0")
    panel = await zoe.select(panel, starts="cn:serverrole:0:0:1")
    panel = await zoe.click(panel, "No daily deal")
    assert chosen(panel) == before
    # The game is a house rule now, which takes its place in the menu.
    await zoe.select(panel, "#1", starts="cn:servergame:")
    assert "Hand and Foot" in chosen(await zoe.slash("setup"))


async def test_roles_that_do_not_suit_are_refused_and_change_nothing(club: Club, zoe: ClubMember) -> None:
    panel = await zoe.slash("setup")
    before = chosen(panel)
    everyone = club.guild.default_role
    refused = await zoe.select(panel, everyone, starts="cn:serverrole:0:0:1")
    assert "Everybody has that role" in refused.text
    moe = who_manages(club, club.guild, "Moe")
    refused = await moe.select(
        await moe.slash("setup"), club.guild.create_role("high"), starts="cn:serverrole:0:0:0"
    )
    assert refused.private
    assert "You could not give" in refused.text
    assert chosen(await zoe.slash("setup")) == before


async def test_only_managers_set_a_server_up(club: Club, zoe: ClubMember) -> None:
    panel = await zoe.slash("setup")
    before = chosen(panel)
    role = str(club.guild.create_role("players", mentionable=True).id)
    for custom_id, values in (
        ("cn:server:0:0", None),
        ("cn:setserver:0:0", None),
        ("cn:servergame:0:0", ["samba"]),
        ("cn:serverrole:0:0:0", [role]),
        ("cn:serverrole:0:0:1", [role]),
        ("cn:serverdaily:0:0:1", None),
    ):
        answer = await forged_click(club, club["Ana"], panel.post, custom_id, values)
        assert "Only server managers" in Reply(club, answer).text
    assert chosen(await zoe.slash("setup")) == before


async def test_who_has_the_role_organises_as_a_manager_does(club: Club, zoe: ClubMember) -> None:
    organisers = club.guild.create_role("organisers")
    refused = await club["Ana"].slash("tournament new")
    assert "`/setup`" in refused.text
    await zoe.select(await zoe.slash("setup"), organisers, starts="cn:serverrole:0:0:1")
    club.env.backend.get_member(club.guild.id, club["Ana"].id).role_ids.append(organisers.id)
    assert "`/setup`" not in (await club["Ana"].slash("tournament new")).text
    assert "`/setup`" in (await club["Ben"].slash("tournament new")).text


async def test_nobody_becomes_an_organiser_by_a_role_that_the_bot_gives(club: Club, zoe: ClubMember) -> None:
    players, gold, heads = (
        club.guild.create_role(name, mentionable=True) for name in ("players", "gold", "organisers")
    )
    panel = await zoe.select(await zoe.slash("setup"), players, starts="cn:serverrole:0:0:0")
    ranks = await zoe.click(await zoe.slash("ladder"), "Roles for places")
    await zoe.select(ranks, gold, starts="cn:rankrole:0:0:0")
    for role in (players, gold):
        refused = await zoe.select(panel, role, starts="cn:serverrole:0:0:1")
        assert f"I give {role.mention} to people myself" in refused.text
    panel = await zoe.select(await zoe.slash("setup"), heads, starts="cn:serverrole:0:0:1")
    assert heads.mention in panel.text
    for refused in (
        await zoe.select(panel, heads, starts="cn:serverrole:0:0:0"),
        await zoe.select(ranks, heads, starts="cn:rankrole:0:0:1"),
        await zoe.slash("admin players", role=heads),
    ):
        assert f"Who has {heads.mention} may organise" in refused.text
