"""The bot introduces itself in a server that invites it: once, where it may, and with buttons that work."""

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.seats.test_guild_events import removed
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.scene import Scene

HELLO = "Who plays Canasta with me?"
MUTE = discord.PermissionOverwrite(send_messages=False)
NO_EMBEDS = discord.PermissionOverwrite(embed_links=False)
UNSEEN = discord.PermissionOverwrite(view_channel=False)


async def invited(club, *, days_ago: float = 0):
    """Discord tells that the bot has joined the server; unlike where it is available again, without `unavailable`."""
    backend, guild = club.env.backend, club.guild._guild
    guild.members[club.bot.user.id].joined_at = backend.now_iso()
    if days_ago:
        await club.advance(days=days_ago)
    told = {**serializers.guild_create_payload(backend, guild)}
    del told["unavailable"]
    backend.emit("GUILD_CREATE", told)
    await club.settle()


def welcomes(club, *places):
    """The welcomes in these channels, or in the only one."""
    posts = [post for place in places or (club.channel,) for post in Scene(club).public(place)]
    return [post for post in posts if HELLO in post.text]


def closed(club, name, may):
    """A channel in which the bot may not do everything, above the first one."""
    channel = club.guild.create_text_channel(name, overwrites={club.guild.me: may})
    club.env.backend.channels[channel.id].position = 0
    return channel


@pytest.fixture
def bot_without_power(club):
    """The bot has the permissions that its invitation asks for, no more."""
    club.env.backend.channels[club.channel.id].position = 5
    for role in club.guild._guild.roles.values():
        role.permissions &= ~discord.Permissions(administrator=True).value


async def test_a_server_that_invites_the_bot_is_welcomed_in_its_system_channel(club):
    general = club.guild.create_text_channel("general")
    club.guild._guild.system_channel_id = general.id
    await invited(club)
    [hello] = welcomes(club, general, club.channel)
    assert hello.place == general.id
    assert not hello.pings
    assert [button.label for button in hello.buttons] == [
        "Open a table",
        "Learn Canasta",
        "Set up",
        "Check permissions",
    ]
    [request] = [one for one in club.traffic.requests if HELLO in str(one.json)]
    assert request.json["allowed_mentions"] == {"parse": []}


async def test_without_a_system_channel_the_first_one_where_the_bot_may_post_has_it(club, bot_without_power):
    above = [
        closed(club, name, may) for name, may in (("rules", MUTE), ("bare", NO_EMBEDS), ("staff", UNSEEN))
    ]
    below = club.guild.create_text_channel("below")
    club.env.backend.channels[below.id].position = 9
    club.guild._guild.system_channel_id = above[0].id
    await invited(club)
    [hello] = welcomes(club, *above, club.channel, below)
    assert hello.place == club.channel.id


async def test_where_discord_refuses_the_next_channel_has_it(club):
    below = club.guild.create_text_channel("below")
    club.refuse("POST", f"/channels/{club.channel.id}/messages", status=403, code=50013)
    await invited(club)
    [hello] = welcomes(club, club.channel, below)
    assert hello.place == below.id


async def test_where_the_bot_may_post_nowhere_it_is_silent_until_it_may(club, bot_without_power):
    club.env.backend.delete_channel(club.channel.id)
    rules = closed(club, "rules", MUTE)
    await invited(club)
    assert not welcomes(club, rules)
    kitchen = club.guild.create_text_channel("kitchen")
    await invited(club)
    assert len(welcomes(club, kitchen)) == 1


@pytest.mark.usefixtures("hourly_heartbeat")
async def test_a_server_is_welcomed_once(club):
    await invited(club)
    await invited(club)
    await club.restart()
    await invited(club)
    with removed(club):
        await club.settle()
        await club.advance(days=30)
    await invited(club)
    assert len(welcomes(club)) == 1


async def test_a_welcome_that_discord_did_not_take_is_not_posted_later(club):
    club.refuse("POST", "/channels/*/messages", status=500)
    await invited(club)
    await club.advance(minutes=5)
    assert sum(HELLO in str(request.json) for request in club.traffic.requests) == 1
    await club.restart()
    await invited(club)
    assert not welcomes(club)


async def test_a_server_in_which_the_bot_was_already_is_not_welcomed(club):
    assert not welcomes(club)
    await club.restart()
    with removed(club):
        pass  # told of as one that is available again
    await club.settle()
    await invited(club, days_ago=1)
    assert not welcomes(club)


async def test_a_member_opens_a_table_and_learns_the_game(club):
    await invited(club)
    [hello] = welcomes(club)
    opened = await club["Ana"].click(hello, "Open a table")
    assert opened.private
    assert "Table 1" in opened.text
    record = await Scene(club).record()
    assert (record.host, record.channel) == (club["Ana"].id, club.channel.id)
    learnt = await club["Ben"].click(hello, "Learn Canasta")
    assert learnt.private
    assert "Learn Canasta" in learnt.text
    for label in ("Set up", "Check permissions"):
        refused = await club["Ana"].click(hello, label)
        assert refused.private
        assert refused.text == "Only server managers can do this."
    assert hello.exists
    assert hello.text == welcomes(club)[0].text


async def test_who_may_not_write_or_use_commands_here_opens_no_table(club):
    await invited(club)
    [hello] = welcomes(club)
    overwrites = club.env.backend.channels[club.channel.id].overwrites
    for barred in ("send_messages", "use_application_commands"):
        name = f"Guest {barred}"
        guest = ClubMember(club, club.guild.add_member(club.env.create_user(barred, global_name=name)), name)
        deny = discord.Permissions(**{barred: True}).value
        overwrites.append(Overwrite(guest.id, OverwriteType.MEMBER, allow=0, deny=deny))
        refused = await guest.click(hello, "Open a table")
        assert refused.private
        assert "/table new" in refused.text
    assert not await club.bot.services.queries.tables_in(club.guild.id)


async def test_a_manager_sets_the_server_up_and_checks_permissions(club):
    await invited(club)
    [hello] = welcomes(club)
    moe = who_manages(club, club.guild, "Moe")
    panel = await moe.click(hello, "Set up")
    assert panel.private
    assert panel.post.menus
    assert "New tables" in panel.text
    examined = await moe.click(hello, "Check permissions")
    assert examined.private
    assert "Check again" in [button.label for button in examined.post.buttons]
    assert hello.text == welcomes(club)[0].text
