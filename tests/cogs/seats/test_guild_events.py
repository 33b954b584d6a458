"""A match goes on whatever happens around it: people leave, threads and channels are deleted, the bot is removed."""

from contextlib import contextmanager
from datetime import timedelta

import discord
import pytest
from msgspec import structs
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.intents import EVENT_INTENTS

from bot.service.matches.record import TableStatus
from bot.ui.words.seals import whole_seal
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.scene import Scene, seated, started

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")

HANDS = {1: "8 9 J Q", 2: "8 9 J Q", 3: "4 5 6 7"}


@pytest.fixture
async def admin(club):
    return who_manages(club, club.guild, "Moe")


@contextmanager
def removed(club):
    """For the length of the block the bot is not in the server; afterwards it is invited again."""
    backend, guild = club.env.backend, club.guild._guild
    ids = [*guild.channel_ids, *guild.thread_ids]
    channels = {number: backend.channels[number] for number in ids if number in backend.channels}
    messages = {number: backend.messages[number] for number in ids if number in backend.messages}
    backend.remove_guild(guild.id)
    yield
    backend.guilds[guild.id] = guild
    backend.channels.update(channels)
    backend.messages.update(messages)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))


async def a_day_later(club):
    """Whoever was called is asked about again."""
    for _ in range(5):
        await club.advance(hours=5)


async def is_gone(scene, seat):
    return next(holder.is_gone for holder in (await scene.record()).seats if holder.seat == seat)


async def why_it_rests(scene):
    pause = (await scene.record()).pause
    return None if pause is None else pause.why


def posted(club):
    return [
        request
        for request in club.traffic.requests
        if request.method in {"POST", "PATCH", "DELETE"} and request.path.startswith("/channels/")
    ]


# --------------------------------------------------------------------------------------------------- people


async def test_who_left_is_found_when_it_is_his_turn_and_a_computer_can_play_on(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    await a_day_later(club)
    club.guild.remove_member(club["Ben"].actor)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    told = next(post for post in scene.public() if "**Ben** is no longer in this server" in post.content)
    assert not told.pings
    assert not scene.pings()
    assert await is_gone(scene, 1)
    by_a_stranger = await club["Eve"].click(told, "Let a computer take over")
    assert by_a_stranger.private
    await club["Cyd"].click(told, "Let a computer take over")
    await scene.calm()
    assert (await scene.view(0)).table.turn.seat == 2
    assert scene.pings()[-1].pings == (club["Cyd"].id,)
    late = await club["Cyd"].click(told, "Let a computer take over")
    assert late.private


async def test_who_is_asked_about_once_a_day_at_most(club):
    scene = await started(club, state=drawing("4 5 6 7 8", hands={**HANDS, 3: "8 9 J Q 5"}).state)

    def asked():
        path = f"/guilds/{club.guild.id}/members/{club['Ben'].id}"
        return sum(request.path == path for request in club.traffic.requests)

    await a_day_later(club)
    before = asked()
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert asked() == before + 1
    for _ in range(3):
        await scene.services.guild_events.call_again(scene.table)
        await scene.calm()
    assert asked() == before + 1
    await a_day_later(club)
    await scene.services.guild_events.call_again(scene.table)
    await scene.calm()
    assert asked() == before + 2


async def test_who_comes_back_to_the_server_has_his_seat(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    await a_day_later(club)
    club.guild.remove_member(club["Ben"].actor)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert await is_gone(scene, 1)
    club.env.backend.add_member(club.guild.id, club["Ben"].id)
    assert (await club["Ben"].slash("hand", table=1)).private
    await club["Ben"].slash("draw", table=1)
    await scene.calm()
    assert not await is_gone(scene, 1)


async def test_where_discord_cannot_say_nobody_is_called_gone(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    club.refuse("GET", f"/guilds/{club.guild.id}/members/*", status=503, times=None)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert scene.pings()[-1].pings == (club["Ben"].id,)


async def test_an_answer_that_is_not_of_discord_takes_nobody_for_gone(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    await a_day_later(club)
    club.refuse("GET", f"/guilds/{club.guild.id}/members/*", status=404, code=0, times=None)
    await club["Ana"].slash("draw", where=scene.place)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    assert not await is_gone(scene, 1)
    assert scene.pings()[-1].pings == (club["Ben"].id,)


# --------------------------------------------------------------------------------------------------- places


async def test_a_deleted_thread_is_noticed_at_once(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    club.env.backend.delete_channel(scene.place.id)
    await scene.calm()
    assert (await scene.record()).thread is None
    [board] = scene.boards(club.channel)
    assert scene.pings(club.channel)[-1].pings == (club["Ana"].id,)
    assert (await club["Ana"].click(board, "My hand")).private


async def test_a_deleted_channel_is_told_to_the_people_and_any_of_them_moves_the_table(club):
    where = club.guild.create_text_channel("kitchen")
    await club["Ana"].slash("table new", where=where)
    scene = Scene(club)
    lobby = next(post for post in club["Eve"].sees(where) if post.buttons)
    await club["Ben"].click(lobby, "Join")
    for _ in range(2):
        await club["Ana"].click(lobby, "Add a computer")
    await club["Ana"].click(lobby, "Start the match")
    await scene.calm()
    await scene.lay(drawing("4 5 6 7", hands=HANDS).state)
    thread = (await scene.record()).thread
    club.env.backend.delete_channel(thread)
    club.env.backend.delete_channel(where.id)
    await scene.calm()
    for name in ("Ana", "Ben"):
        [letter] = [letter for letter in club[name].letters() if "/table move" in letter.content]
        assert "safe" in letter.content
    assert not club["Eve"].letters()
    await club["Ana"].slash("draw", table=1)
    await club["Ana"].slash("discard", card="4", table=1)
    await scene.calm()
    assert "your turn" in club["Ben"].letters()[-1].content
    assert (await club["Eve"].slash("table move", table=1)).private
    assert (await scene.record()).place != club.channel.id
    moved = await club["Ben"].slash("table move")
    assert moved.private
    await scene.calm()
    assert (await scene.record()).place == club.channel.id
    [board] = scene.boards(club.channel)
    assert scene.pings(club.channel)[-1].pings == (club["Ben"].id,)
    assert (await club["Ana"].click(board, "My hand")).private


async def test_a_host_moves_a_table_and_leaves_word_where_it_was(club, admin):
    scene = await started(club, state=drawing("4 5 6 7").state)
    old, board = scene.place, scene.board
    garden = club.guild.create_text_channel("garden")
    refused = await club["Ben"].slash("table move", where=garden)
    assert refused.private
    assert (await scene.record()).place == old.id
    await club["Ana"].slash("table move", where=garden)
    await scene.calm()
    assert not board.exists
    assert len(scene.boards(garden)) == 1
    assert scene.pings(garden)[-1].pings == (club["Ana"].id,)
    assert not scene.pings(old)
    assert f"<#{garden.id}>" in scene.public(old)[-1].content
    assert "Nothing yet" in (await admin.slash("admin log")).text
    hall = club.guild.create_text_channel("hall")
    await admin.slash("table move", where=hall, table=1)
    assert "moved Table 1" in (await admin.slash("admin log")).text


async def test_a_lobby_moves_too(club):
    scene = await seated(club, ("Ana", "Ben"))
    old = scene.lobby
    garden = club.guild.create_text_channel("garden")
    await club["Ana"].slash("table move", where=garden)
    await scene.calm()
    assert not old.exists
    lobby = next(post for post in club["Eve"].sees(garden) if post.buttons)
    await club["Cyd"].click(lobby, "Join")
    assert (await scene.record()).seat_of(club["Cyd"].id) == 2


def delete_unseen(club, place):
    """A channel or thread goes while no bot is connected."""
    backend, guild = club.env.backend, club.guild._guild
    del backend.channels[place]
    backend.messages.pop(place, None)
    for known in (guild.channel_ids, guild.thread_ids):
        if place in known:
            known.remove(place)


async def test_a_thread_that_was_deleted_while_the_bot_was_down_is_missed_at_the_start(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    delete_unseen(club, scene.place.id)
    await club.restart()
    await scene.calm()
    assert len(scene.boards(club.channel)) == 1
    assert scene.pings(club.channel)[-1].pings == (club["Ana"].id,)


async def test_a_channel_that_was_deleted_while_the_bot_was_down_is_told_once(club):
    where = club.guild.create_text_channel("kitchen")
    await club["Ana"].slash("table new", where=where)
    record = await Scene(club).record()
    delete_unseen(club, record.thread)
    delete_unseen(club, where.id)
    for _ in range(2):
        await club.restart()
        await Scene(club).calm()
    [letter] = club["Ana"].letters()
    assert "/table move" in letter.content
    await club["Ana"].slash("table move")
    await Scene(club).calm()
    assert "Ana" in Scene(club).lobby.text


# -------------------------------------------------------------------------------------------------- servers


async def test_removed_and_invited_again(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    before = await scene.state()
    with removed(club):
        await scene.calm()
        assert await why_it_rests(scene) == "removed"
        sent = len(posted(club))
        for _ in range(4):
            await club.advance(hours=8)
        await scene.calm()
        assert len(posted(club)) == sent
    await scene.calm()
    assert await why_it_rests(scene) is None
    assert await scene.state() == before
    assert len(scene.boards()) == 1
    assert scene.pings()[-1].pings == (club["Ana"].id,)
    assert (await scene.open_hand("Ana")).private


async def test_removed_and_invited_again_while_the_bot_is_down(club):
    scene = await started(club, state=drawing("4 5 6 7", hands=HANDS).state)
    with removed(club):
        await club.restart()
        await scene.calm()
        assert await why_it_rests(scene) == "removed"
        await club.advance(hours=8)
    await club.restart()
    await scene.calm()
    assert await why_it_rests(scene) is None
    assert scene.pings()[-1].pings == (club["Ana"].id,)
    assert len(scene.boards()) == 1


# ------------------------------------------------------------------------------------------------ what the bot may do

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
    """With the score sheet, and the seal of the deal that is still to come."""
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
    told = "\n".join(post.text for post in scene.public())
    assert told.count("The deal, opened") == 1
    assert f"`{whole_seal(coming.commitment)}`" in told
    [board] = scene.boards()
    assert board.id > max(post.id for post in scene.public() if "The deal, opened" in post.text)
    before = len(scene.public())
    await look_again(club, scene)
    assert len(scene.public()) == before
