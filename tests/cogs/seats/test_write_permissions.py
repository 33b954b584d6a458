"""Permissions to write that come and go: what was not told is told once, as soon as it may be."""

from datetime import timedelta

import discord
import pytest
from msgspec import structs
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.intents import EVENT_INTENTS

from bot.service.matches.record import TableStatus
from bot.ui.words.seals import whole_seal
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.seats.channel_requests import HANDS, posted
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.scene import started

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


WRITING = discord.Permissions(send_messages=True, send_messages_in_threads=True, embed_links=True)


def forbid(club, what=WRITING):
    """The bot may not do this any more in the channel and its threads."""
    backend = club.env.backend
    own = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, what.value)
    backend.edit_channel(club.channel.id, {}, overwrites=[own])


def allow(club):
    """It may do again what it could."""
    club.env.backend.edit_channel(club.channel.id, {}, overwrites=[])


async def look_again(club, scene):
    await club.advance(seconds=36)
    await scene.calm()


async def begun_long_ago(club):
    """A match whose board does not date from this very moment."""
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    await club.advance(seconds=20)
    return scene


async def ana_plays_unheard(club, scene, what=WRITING):
    """The bot may not write, Ana ends her turn all the same, and Ben takes no direct messages."""
    forbid(club, what)
    club.refuse("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert (await scene.view(1)).table.turn.seat == 1
    assert not [post for post in scene.pings() if club["Ben"].id in post.pings]


@pytest.mark.parametrize("what", [WRITING, discord.Permissions(view_channel=True)])
async def test_when_the_bot_may_write_again_who_must_act_is_called_and_the_board_is_right(club, what):
    scene = await begun_long_ago(club)
    old = scene.board
    await ana_plays_unheard(club, scene, what)
    allow(club)
    await look_again(club, scene)
    assert (await scene.record()).thread == scene.place.id
    assert not old.exists
    assert scene.pings()[-1].pings == (club["Ben"].id,)
    assert (await club["Ben"].click(scene.board, "My hand")).private
    sent = len(posted(club))
    allow(club)
    await look_again(club, scene)
    await club.advance(minutes=5)
    assert len(posted(club)) == sent, "what was made good is not made good twice"


async def test_nobody_is_called_twice_because_the_bot_may_write_again(club):
    scene = await begun_long_ago(club)
    forbid(club)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert "your turn" in club["Ben"].letters()[-1].content
    allow(club)
    await look_again(club, scene)
    assert len(scene.boards()) == 1
    assert not scene.pings()
    assert len([letter for letter in club["Ben"].letters() if "your turn" in letter.content]) == 1


async def test_permissions_that_come_and_go_while_nothing_happens_change_nothing(club):
    scene = await begun_long_ago(club)
    sent = len(posted(club))
    forbid(club)
    await look_again(club, scene)
    allow(club)
    await look_again(club, scene)
    assert len(posted(club)) == sent


async def test_a_storm_of_changes_is_looked_at_once(club, monkeypatch):
    scene = await begun_long_ago(club)
    await ana_plays_unheard(club, scene)
    await look_again(club, scene)
    queries, looks = club.bot.services.queries, []
    real = queries.undelivered

    async def undelivered(guild):
        looks.append(guild)
        return await real(guild)

    monkeypatch.setattr(queries, "undelivered", undelivered)
    sent = len(posted(club))
    everyone = club.guild.default_role.id
    for number in range(60):
        club.env.backend.edit_role(club.guild.id, everyone, {"name": f"everyone {number}"})
    allow(club)
    await look_again(club, scene)
    assert 1 <= len(looks) <= 12, "events that come together are looked at together"
    assert len(posted(club)) - sent <= 5, (
        "what was played is told, the old board goes, the new one and the call come, the lobby points there"
    )
    assert scene.pings()[-1].pings == (club["Ben"].id,)


async def test_a_table_that_cannot_be_told_after_all_is_not_tried_at_every_change(club):
    scene = await begun_long_ago(club)
    await ana_plays_unheard(club, scene)
    club.refuse("POST", "/channels/*/messages", status=403, code=50013, times=None)
    tries = []
    for _ in range(6):
        for _ in range(10):
            allow(club)
        before = len(posted(club))
        await club.advance(seconds=12)
        await scene.calm()
        tries.append(len(posted(club)) - before)
    assert sum(map(bool, tries)) <= 3
    club.env.backend.faults.clear()
    allow(club)
    await club.advance(seconds=36)
    await scene.calm()
    # The thread has refused what the channel's settings allow, but it is there: the table goes on in it.
    assert len(scene.boards()) == 1
    assert not scene.boards(club.channel)
    assert scene.pings()[-1].pings == (club["Ben"].id,)


MAY_LACK = {
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
    "create_public_threads": "Create Public Threads",
}


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "untold"])
@pytest.mark.parametrize("name", MAY_LACK)
async def test_a_single_missing_permission_neither_moves_nor_gives_up_a_table(club, admin, name, is_told):
    """Also where Discord refuses something before it has said that the bot may not do it any more."""
    scene = await begun_long_ago(club)
    what = discord.Permissions(**{name: True})
    if is_told:
        forbid(club, what)
    if name == "embed_links" or not is_told:
        club.refuse("POST", f"/channels/{scene.place.id}/messages", status=403, code=50013, times=None)
        club.refuse("PATCH", f"/channels/{scene.place.id}/messages/*", status=403, code=50013, times=None)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    record = await scene.record()
    assert (record.thread, record.channel, record.is_open) == (scene.place.id, club.channel.id, True)
    assert not scene.boards(club.channel)
    assert record.turn_version == record.version, "the match goes on"
    if is_told:
        report = (await admin.slash("admin doctor", where=club.channel)).text
        assert MAY_LACK[name] in report
        assert all(other not in report for key, other in MAY_LACK.items() if key != name)
    club.env.backend.faults.clear()
    allow(club)
    await look_again(club, scene)
    assert (await scene.record()).thread == scene.place.id
    assert len(scene.boards()) == 1
    called = [post for post in (*scene.pings(), *club["Ben"].letters()) if "your turn" in post.content]
    assert len(called) == 1


async def test_where_threads_alone_are_closed_the_table_goes_on_in_its_channel(club):
    scene = await begun_long_ago(club)
    forbid(club, discord.Permissions(send_messages_in_threads=True))
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert (await scene.record()).thread is None
    assert len(scene.boards(club.channel)) == 1
    assert scene.pings(club.channel)[-1].pings == (club["Ben"].id,)


async def test_what_may_be_written_again_is_seen_also_after_a_start(club):
    scene = await begun_long_ago(club)
    await ana_plays_unheard(club, scene)
    club.env.backend.get_channel(club.channel.id).overwrites = []
    await club.restart()
    await look_again(club, scene)
    assert len(scene.boards()) == 1
    assert scene.pings()[-1].pings == (club["Ben"].id,)


async def test_a_bot_that_was_silenced_speaks_when_that_is_over(club, monkeypatch):
    # simcord takes every such event for a privileged one; Discord tells the bot of itself without that.
    monkeypatch.setitem(EVENT_INTENTS, "GUILD_MEMBER_UPDATE", ("guilds", None))
    scene = await begun_long_ago(club)
    backend = club.env.backend
    until = (discord.utils.utcnow() + timedelta(minutes=10)).isoformat()
    backend.edit_member(club.guild.id, backend.bot_user.id, {"timed_out_until": until})
    club.refuse("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    await look_again(club, scene)
    assert not scene.pings()
    await club.advance(minutes=11)
    await scene.calm()
    assert len(scene.boards()) == 1
    assert scene.pings()[-1].pings == (club["Ben"].id,)


async def test_how_a_match_ended_is_told_when_the_bot_may_write_again(club):
    scene = await started(club, ("Ana",), state=drawing("4 5 6 7").state)
    await club.advance(seconds=20)
    forbid(club, discord.Permissions(view_channel=True))
    sure = await club["Ana"].slash("resign", where=scene.place)
    await club["Ana"].click(sure, "Yes, resign")
    await scene.calm()
    assert (await scene.record()).status is TableStatus.FINISHED
    assert not [post for post in scene.public() if "resign: **" in post.text]
    allow(club)
    await look_again(club, scene)
    [board] = scene.boards()
    assert "resign: **" in board.text
    assert any("ematch" in button.label for post in scene.public() for button in post.buttons)


async def test_what_was_played_and_scored_meanwhile_is_told_once_when_the_bot_may_write_again(club):
    """With the score sheet; the log has the seal of the deal that is still to come."""
    scene = await begun_long_ago(club)
    nearly_over = playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state
    await scene.lay(structs.replace(nearly_over, table=structs.replace(nearly_over.table, round=1)))
    await club.advance(seconds=20)
    before = len(scene.public())
    forbid(club, discord.Permissions(view_channel=True))
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert len(scene.public()) == before
    coming = (await scene.record()).coming_deal
    assert coming.round == 3
    allow(club)
    await look_again(club, scene)
    [sheet] = [post for post in scene.public() if any(one.label == "Replay" for one in post.buttons)]
    [board] = scene.boards()
    assert board.id > sheet.id
    assert f"`{whole_seal(coming.commitment)}`" in (await club["Eve"].slash("verify", where=scene.place)).text
    before = len(scene.public())
    await look_again(club, scene)
    assert len(scene.public()) == before
