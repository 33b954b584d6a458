"""Where a table lives and what it says there: threads, missing permissions, lost messages, old boards and pings."""

import discord
import pytest

from bot.service.ports import RecipientGone
from bot.ui.texts import texts_for
from tests.support.builders import drawing
from tests.support.simulated_discord.club import open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import Scene, seated, started
from tests.support.simulated_discord.tapping import discard_first


async def play_a_turn(scene: Scene, name: str) -> None:
    """Draw and throw away the first card that may go."""
    panel = await scene.open_hand(name)
    panel = await scene.club[name].click(panel, "Draw")
    await discard_first(scene.club[name], panel)
    await scene.calm()


async def test_one_board_and_one_ping_however_long_the_match(club):
    scene = await started(
        club, state=drawing("4 5 6 7", hands={1: "8 9 J Q", 2: "8 9 J Q", 3: "4 5 6 7"}).state
    )
    for turn in range(12):
        await play_a_turn(scene, ("Ana", "Ben", "Cyd", "Dot")[turn % 4])
        board = scene.board  # exactly one
        newer = [post for post in scene.public() if post.id > board.id]
        assert len(newer) <= 5
        assert len(scene.pings()) == 1
        await club.advance(minutes=3)  # whoever is next has gone away
    assert scene.pings()[0].pings == (club["Ana"].id,)


async def test_the_board_is_posted_anew_when_talk_has_pushed_it_away(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    first = scene.board
    for number in range(6):
        await club["Ben"].say(f"so much to say {number}", where=scene.place)
    panel = await scene.open_hand("Ana")
    panel = await club["Ana"].click(panel, "Draw")
    assert scene.board.id == first.id  # the turn goes on: the board stays where it is
    await discard_first(club["Ana"], panel)
    await scene.calm()
    assert not first.exists
    assert scene.board.id > first.id


async def test_an_old_board_that_could_not_be_taken_away_for_a_moment_goes_later(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    first = scene.board
    await club.advance(hours=3)
    club.refuse("DELETE", "/channels/*/messages/*", status=503, times=1)
    await play_a_turn(scene, "Ana")
    await club.advance(minutes=1)
    await scene.calm()
    assert not first.exists
    assert scene.board.id != first.id  # exactly one


async def test_an_old_board_in_an_archived_thread_is_taken_away_too(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7").state)
        first = scene.board
        await club.advance(hours=3)
        club.refuse("DELETE", "/channels/*/messages/*", status=400, code=50083, times=1)
        await play_a_turn(scene, "Ana")
        assert not first.exists
        assert scene.board.id != first.id
        [only] = club.audit()  # the refusal that the test asked for
        assert "50083" in only


async def test_an_old_board_is_not_edited_for_a_new_turn_but_posted_anew(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    first = scene.board
    await club.advance(hours=3)
    await play_a_turn(scene, "Ana")
    assert scene.board.id != first.id


async def test_without_the_right_to_open_threads_the_table_lives_in_the_channel(club):
    club.refuse("POST", "/channels/*/messages/*/threads", status=403, code=50013, times=None)
    scene = await started(club)
    assert (await scene.record()).thread is None
    assert club.threads == []
    boards = scene.boards(club.channel)
    assert len(boards) == 1
    assert len(scene.pings(club.channel)) == 1
    first = (await scene.view(0)).table.turn.seat
    name = ("Ana", "Ben", "Cyd", "Dot")[first]
    panel = await club[name].click(boards[0], starts="cn:hand:")
    assert panel.private


async def test_a_thread_that_could_not_be_opened_for_a_moment_is_opened_later(club):
    club.refuse("POST", "/channels/*/messages/*/threads", status=503, times=1)
    scene = await seated(club, ("Ana",))
    await club.advance(minutes=1)
    await scene.calm()
    assert (await scene.record()).thread == scene.place.id
    assert len([post for post in club["Eve"].sees() if post.buttons]) == 1


async def test_a_thread_that_was_opened_before_a_crash_is_found_again(club, no_logged_errors, monkeypatch):
    no_logged_errors.expect(r"notice \d+ of table 1 failed")
    table_channels = club.bot.services.table_channels
    real, crashes = table_channels.set_place, [OSError("power cut")]

    async def set_place(table, *, thread):
        if crashes:
            raise crashes.pop()
        return await real(table, thread=thread)

    monkeypatch.setattr(table_channels, "set_place", set_place)
    scene = await seated(club, ("Ana",))
    await club.advance(minutes=1)
    await scene.calm()
    assert (await scene.record()).thread == scene.place.id
    assert len(club.threads) == 1


async def test_a_deleted_thread_moves_the_table_to_the_channel(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    panel = await scene.open_hand("Ana")
    panel = await club["Ana"].click(panel, "Draw")
    club.env.backend.delete_channel(scene.place.id)
    await club["Ana"].slash("discard", card="4")
    await scene.calm()
    record = await scene.record()
    assert record.thread is None
    assert len(scene.boards(club.channel)) == 1
    assert scene.pings(club.channel)[-1].pings == (club["Ben"].id,)


async def test_a_deleted_board_is_posted_again(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    old = scene.board
    club.env.backend.delete_message(scene.place.id, old.id)
    await scene.lay(await scene.state())
    assert scene.board.id != old.id


async def test_a_deleted_lobby_is_posted_again(club):
    scene = await seated(club, ("Ana",))
    old = scene.lobby
    club.env.backend.delete_message(old.place, old.id)
    await club["Ben"].slash("table join")
    await scene.calm()
    again = scene.lobby
    assert again.id != old.id
    assert "Ben" in again.text
    await club["Ana"].click(again, "Add a computer")
    await club["Ana"].click(again, "Add a computer")
    await club["Ana"].click(again, "Start the match")
    await scene.calm()
    assert again.buttons == ()
    assert "The match is being played" in again.text


async def test_what_discord_refuses_for_a_moment_is_sent_later(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    club.refuse("POST", "/channels/*/messages", status=503, times=2)
    await play_a_turn(scene, "Ana")
    for _ in range(4):
        await club.advance(minutes=2)
        await scene.calm()
    [ping] = scene.pings()
    assert ping.pings == (club["Ben"].id,)
    assert "discarded" in ping.text


@pytest.mark.parametrize("status", [401, 403])
async def test_while_the_bot_itself_is_refused_nothing_is_given_up(tmp_path, status):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7").state)
        thread = scene.place.id
        club.refuse("POST", "/channels/*/messages", status=status, code=0, times=2)
        await play_a_turn(scene, "Ana")
        for _ in range(4):
            await club.advance(minutes=2)
            await scene.calm()
        assert (await scene.record()).thread == thread
        assert scene.pings()[-1].pings == (club["Ben"].id,)


async def test_a_person_who_cannot_be_called_is_named_at_the_table(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    board = scene.board
    real = scene.services._outbox._messenger._messenger_in(texts_for()).channels.post

    async def post(place, message, nonce, *, ping=None, **more):
        if ping is not None:
            raise RecipientGone
        return await real(place, message, nonce, ping=ping, **more)

    scene.services._outbox._messenger._messenger_in(texts_for()).channels.post = post
    await play_a_turn(scene, "Ana")
    assert board.exists
    said = [post for post in scene.public() if "Ben" in post.content and not post.pings]
    assert said
    assert all(not post.pings or post.pings != (club["Ben"].id,) for post in scene.public())


async def test_where_the_bot_may_not_write_no_table_is_made(club):
    silent = {club.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    channel = club.guild.create_text_channel("silent", overwrites=silent)
    reply = await club["Ana"].slash("table new", where=channel)
    assert reply.private
    assert "Send Messages" in reply.text
    assert not await club.bot.services.queries.tables_in(club.guild.id)


async def test_a_table_made_in_a_thread_lives_in_that_thread(club):
    await seated(club, ("Ana",))
    [thread] = club.threads
    await club["Ben"].slash("table new", where=thread)
    second = await club.bot.services.queries.table(2)
    assert second.place == thread.id
    assert len(club.threads) == 1


async def test_lines_of_play_disturb_nobody_and_a_ping_one_person(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    await play_a_turn(scene, "Ana")
    posts = [
        request.json
        for request in club.traffic.requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert all(post["enforce_nonce"] for post in posts)
    assert len({post["nonce"] for post in posts}) == len(posts)
    for post in posts:
        assert len(post["allowed_mentions"].get("users", [])) <= 1
        assert not post["allowed_mentions"].get("parse")


async def test_an_archived_thread_is_opened_again_for_the_board(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7").state)
        board = scene.board
        club.refuse("PATCH", f"/channels/{scene.place.id}/messages/{board.id}", status=400, code=50083)
        await scene.lay(await scene.state())
        opened = [
            request.json
            for request in club.traffic.requests
            if request.method == "PATCH" and request.path == f"/channels/{scene.place.id}"
        ]
        assert opened == [{"archived": False}]
        assert scene.board.id == board.id
        [only] = club.audit()  # the refusal that the test asked for
        assert "50083" in only


async def test_a_locked_thread_moves_the_table_to_the_channel(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7").state)
        panel = await scene.open_hand("Ana")
        await club["Ana"].click(panel, "Draw")
        club.refuse("POST", f"/channels/{scene.place.id}/messages", status=400, code=160005, times=None)
        await club["Ana"].slash("discard", card="4")
        await scene.calm()
        assert (await scene.record()).thread is None
        assert scene.pings(club.channel)[-1].pings == (club["Ben"].id,)


async def test_a_ping_wakes_an_archived_thread(tmp_path):
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7").state)
        panel = await scene.open_hand("Ana")
        await club["Ana"].click(panel, "Draw")
        club.refuse("POST", f"/channels/{scene.place.id}/messages", status=400, code=50083)
        await club["Ana"].slash("discard", card="4")
        await scene.calm()
        assert (await scene.record()).thread == scene.place.id
        assert scene.pings()[-1].pings == (club["Ben"].id,)


@pytest.mark.parametrize("looks_open", [False, True])
async def test_a_channel_that_is_closed_to_the_bot_for_a_while_does_not_cost_the_table_its_thread(
    tmp_path, looks_open
):
    """Also where Discord refuses every message and still shows the channel and its thread."""
    async with open_club(tmp_path / "canasta.db", make_bot, audited=False) as club:
        scene = await started(club, state=drawing("4 5 6 7 8").state)
        thread = (await scene.record()).thread
        await club["Ana"].slash("draw")
        paths = [f"/channels/{thread}/messages", f"/channels/{thread}/messages/*"]
        for path in paths if looks_open else [*paths, f"/channels/{club.channel.id}"]:
            for method in ("GET", "POST", "PATCH", "DELETE"):
                club.refuse(method, path, status=403, code=50001, times=None)
        await club["Ana"].slash("discard", card="4")
        await scene.calm()
        assert (await scene.record()).thread == thread


async def test_the_lobby_shows_the_result_when_the_match_is_over(club):
    scene = await seated(club)
    lobby = scene.lobby
    await club["Ana"].click(lobby, "Start the match")
    await scene.calm()
    asked = await club["Ana"].slash("table cancel")
    await club["Ana"].click(asked, starts="cn:end:")
    await scene.calm()
    assert lobby.buttons == ()
    assert "The match is being played" not in lobby.text
