"""A match goes on whatever happens around it: people leave, channels and threads vanish, the bot is removed and invited."""

from contextlib import contextmanager

import pytest
from simcord.backend import serializers

from tests.cogs.house_rules.test_house_rules import who_manages
from tests.cogs.seats.channel_requests import HANDS, posted
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import Scene, seated, started

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


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
    assert not scene.pings()  # Cyd has just clicked
    await club.advance(minutes=3)
    await scene.calm()
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
