"""A table in a channel that somebody cannot see is to him as if there were none."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.campaigns.fuzz.hostile import forged_click
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.scene import started

VIEW = discord.Permissions(view_channel=True).value


@pytest.fixture
async def study(club):
    """A channel for Ana and Ben, where they have a table called Secret and play."""
    where = club.guild.create_text_channel("study")
    backend, bot = club.env.backend, club.env.backend.bot_user.id
    closed = Overwrite(club.guild.default_role.id, OverwriteType.ROLE, 0, VIEW)
    members = [club["Ana"].id, club["Ben"].id, bot]
    allowed = [Overwrite(member, OverwriteType.MEMBER, VIEW, 0) for member in members]
    backend.edit_channel(where.id, {}, overwrites=[closed, *allowed])
    await club["Ana"].slash("table new", where=where, title="Secret")
    await club["Ana"].slash("table computer", where=where, table=1)
    return where


LOOKING = ("table show", "table terms", "score", "log", "replay", "verify", "table join", "catch-up")


async def asked_for(person, number, where):
    """What is answered to whoever asks for a table elsewhere."""
    said = [(await person.slash(command, where=where, table=number)).text for command in LOOKING]
    offered = [
        await person.suggestions(command, "table", "", where=where)
        for command in ("table show", "table join", "replay")
    ]
    return said, offered, (await person.slash("table list", where=where)).text


async def test_who_cannot_see_its_channel_is_told_nothing_of_a_table(club, study):
    said, offered, listed = await asked_for(club["Eve"], 1, club.channel)
    nowhere = await asked_for(club["Eve"], 999, club.channel)
    assert [text.replace("999", "1") for text in nowhere[0]] == said
    assert offered == [{}, {}, {}]
    assert "Secret" not in listed


async def test_who_sees_it_or_sits_there_or_manages_the_server_is_told(club, study):
    moe = who_manages(club, club.guild, "Moe")
    for person in (club["Ana"], club["Ben"], moe):
        shown = await person.slash("table show", where=club.channel, table=1)
        assert "Secret" in shown.text, person.name
        assert "Secret" in (await person.slash("table list", where=club.channel)).text
    assert 1 in (await club["Ben"].suggestions("table join", "table", "", where=club.channel)).values()


async def test_a_table_in_a_private_thread_is_shown_to_nobody_else(club):
    """Who sees the channel does not see its private threads, unless there by invitation, as the players are."""
    scene = await started(club)
    public = await club["Eve"].slash("table show", where=club.guild.create_text_channel("other"), table=1)
    assert "Table 1" in public.text
    # simcord makes public threads alone: the bot is told of this one as Discord tells of a private one.
    club.bot.get_channel(scene.place.id)._type = discord.ChannelType.private_thread
    elsewhere = club.guild.create_text_channel("elsewhere")
    said, offered, listed = await asked_for(club["Eve"], 1, elsewhere)
    nowhere = await asked_for(club["Eve"], 999, elsewhere)
    assert [text.replace("999", "1") for text in nowhere[0]] == said
    assert 1 not in [number for one in offered for number in one.values()]
    assert "Table 1" not in listed
    for name in ("Ana", "Ben"):
        assert "Table 1" in (await club[name].slash("table show", where=elsewhere, table=1)).text
    moe = who_manages(club, club.guild, "Moe")
    assert "Table 1" in (await moe.slash("table show", where=elsewhere, table=1)).text


async def test_ones_own_hand_opens_in_its_server_alone(club):
    """What a private answer shows there is not what the server of the table has allowed."""
    scene = await started(club)
    elsewhere = club.env.create_guild("Elsewhere")
    there = elsewhere.create_text_channel("cards")
    ana = ClubMember(club, elsewhere.add_member(club["Ana"].actor.user), "Ana")
    await club.settle()
    await ana.slash("table new", where=there)
    [lobby] = [post for post in ana.sees(there) if post.buttons and not post.ephemeral]
    here, away = [
        Reply(club, await forged_click(club, ana, post, f"cn:hand:{scene.table}:0"))
        for post in (scene.board, lobby)
    ]
    assert "no Table" not in here.text
    assert f"no Table {scene.table}" in away.text
