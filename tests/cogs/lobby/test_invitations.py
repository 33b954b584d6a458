"""Inviting people to a table, calling those who want to be called, and the list of tables to join."""

import discord

from bot.service.ids import UserId
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene, seated


def invitations(scene: Scene) -> list[Post]:
    return [post for post in scene.public() if "💌" in post.text]


async def test_people_are_invited_where_they_want_to_be_called(club: Club) -> None:
    scene = await seated(club, ("Ana", "Ben"))
    ana, ben, cyd, dot, eve = (club[name] for name in ("Ana", "Ben", "Cyd", "Dot", "Eve"))
    panel = await cyd.click(await cyd.slash("settings"), "Calls")
    await cyd.select(panel, "direct", starts="cn:notify:")
    panel = await ana.click(scene.lobby, "Invite")
    assert panel.private
    assert "Call players" not in {button.label for button in panel.post.buttons}
    bot = ClubMember(club, club.guild.add_member(club.env.create_user("robot", bot=True)), "Robot")
    await ana.select(panel, ben, cyd, dot, bot, starts="cn:invited:")
    assert f"Invited: <@{cyd.id}> and <@{dot.id}>" in panel.text
    assert f"<@{ben.id}>: here already" in panel.text
    assert "is a bot" in panel.text
    await scene.calm()
    [there] = invitations(scene)
    assert [there.pings, "Ana" in there.text, "2 seats free" in there.text] == [(dot.id,), True, True]
    [letter] = cyd.letters()
    assert "Canasta club" in letter.text
    assert [button.label for button in letter.buttons] == ["To the table"]
    await ana.select(panel, dot, starts="cn:invited:")
    assert "invited before" in panel.text
    assert len(invitations(scene)) == 1
    await dot.click(there, "Join")
    assert (await scene.record()).seat_of(UserId(dot.id)) == 2
    refused = await eve.click(scene.lobby, "Invite")
    assert refused.private
    assert "You do not sit" in refused.text


async def test_nobody_is_invited_to_a_channel_that_they_cannot_see(club: Club) -> None:
    strangers = club.guild.create_role("strangers")
    closed = club.guild.create_text_channel(
        "closed", overwrites={strangers: discord.PermissionOverwrite(view_channel=False)}
    )
    club.env.backend.add_member_role(club.guild.id, club["Dot"].id, strangers.id)
    await club.settle()
    await club["Ana"].slash("table new", where=closed)
    await club.settle()
    lobby = next(post for post in club["Ben"].sees(closed) if post.buttons)
    panel = await club["Ana"].click(lobby, "Invite")
    await club["Ana"].select(panel, club["Dot"], starts="cn:invited:")
    assert "cannot see the table’s channel" in panel.text
    assert (await Scene(club).record()).invitations == ()


async def test_a_role_is_chosen_taken_called_and_laid_down(club: Club) -> None:
    heads = club.guild.create_role(
        "heads", permissions=discord.Permissions(manage_guild=True, manage_roles=True)
    )
    role = club.guild.create_role("players")
    moe = who_manages(club, club.guild, "Moe")
    await club.settle()
    assert "Nobody is called" in (await moe.slash("admin players")).text
    assert "You could not give" in (await moe.slash("admin players", role=role)).text
    user = club.env.create_user("zoe", global_name="Zoe")
    zoe = ClubMember(club, club.guild.add_member(user, roles=[heads]), "Zoe")
    assert "allows more" in (await zoe.slash("admin players", role=heads)).text
    chosen = await zoe.slash("admin players", role=role)
    assert f"may call <@&{role.id}>" in chosen.text

    scene = await seated(club, ("Ana",))
    eve = club["Eve"]
    taken = await eve.click(await eve.slash("table list"), "Call me: on or off")
    assert "You have" in taken.text
    assert role.id in roles_of(club, eve)
    panel = await club["Ana"].click(scene.lobby, "Invite")
    await club["Ana"].click(panel, "Call players")
    assert "Called." in panel.text
    await scene.calm()
    [call] = [post for post in eve.sees() if "📣" in post.text and not post.ephemeral]
    assert call.stored.mention_role_ids == [role.id]
    again = await club["Ana"].click(panel, "Call players")
    assert "not long ago" in again.text
    await eve.click(call, "Join")
    assert (await scene.record()).seat_of(UserId(eve.id)) == 2
    await eve.click(call, "Call me: on or off")
    assert role.id not in roles_of(club, eve)
    assert "Turn it off" in {button.label for button in chosen.post.buttons}
    await zoe.click(chosen, "Turn it off")
    gone = await eve.click(call, "Call me: on or off")
    assert "no role for that any more" in gone.text


def roles_of(club: Club, person: ClubMember) -> list[int]:
    return list(club.env.backend.get_member(club.guild.id, person.id).role_ids)


async def test_the_list_of_tables_tells_where_to_join(club: Club) -> None:
    await club["Ana"].slash("table new", rules="samba", title="Friday")
    listed = await club["Eve"].slash("table list")
    assert "3 of 4 seats free" in listed.text
    assert "Samba · first to 10000 points wins" in listed.text.replace(",", "")
    await club["Eve"].click(listed, "Join Table 1: Friday")
    assert (await Scene(club).record()).seat_of(UserId(club["Eve"].id)) == 2
    own = await club["Eve"].slash("table list")
    assert own.post.buttons == ()
