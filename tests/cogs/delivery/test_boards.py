"""The board of a table: one message a turn where it calls, an edit where the call is a direct message."""

import pytest

from bot.service.ids import UserId
from bot.service.people.settings import Notify
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.scene import FOUR, Scene, started
from tests.support.simulated_discord.tapping import discard_first


async def begun(club, notify: Notify = Notify.TABLE) -> Scene:
    for name in FOUR:
        await club.bot.services.settings.choose(UserId(club[name].id), notify=notify)
    # The club waits for what follows from a click, but not for what follows from this.
    await club.bot.services.settle()
    scene = await started(club, state=drawing("4 5 6 7").state)
    await scene.play_turns(1)
    return scene


async def requests_of_a_turn(scene: Scene) -> list[str]:
    """What is asked of Discord about messages while somebody takes a turn, in any order."""
    before = len(scene.club.traffic.requests)
    await scene.play_turns(1)
    sent = scene.club.traffic.requests[before:]
    return sorted(request.method for request in sent if request.path.startswith("/channels/"))


@pytest.mark.parametrize("notify", [Notify.TABLE, Notify.NEVER])
async def test_a_turn_posts_a_board_and_deletes_the_one_before(club, notify):
    scene = await begun(club, notify)
    for _ in range(3):
        old = scene.board
        assert await requests_of_a_turn(scene) == ["DELETE", "POST"]
        assert not old.exists
        assert [post.id for post in scene.pings()] == [scene.board.id] * (notify is Notify.TABLE)


async def test_a_turn_that_is_called_by_direct_message_edits_the_board(club):
    scene = await begun(club, Notify.DIRECT)
    board = scene.board
    assert await requests_of_a_turn(scene) == ["DELETE", "PATCH", "POST"]
    assert scene.board.id == board.id
    assert scene.pings() == []


async def test_a_board_that_is_some_minutes_old_moves_below_what_was_said_since(club):
    scene = await begun(club, Notify.DIRECT)
    board = scene.board
    await club["Eve"].say("well played", where=scene.place)
    await club.advance(minutes=11)
    await scene.play_turns(1)
    assert not board.exists
    assert scene.board.id == max(post.id for post in scene.public())


async def test_a_player_who_waits_brings_the_board_down_with_its_call(club):
    scene = await begun(club)
    board, call = scene.board, scene.board.content
    [seat] = (await scene.record()).seats_waited_for
    ahead = FOUR[(seat + 1) % 4]
    panel = await scene.open_hand(ahead)
    early = await club[ahead].click(panel, "Post board again")
    assert "less than a minute ago" in early.text
    await scene.calm()
    assert scene.board.id == board.id
    await club["Eve"].say("well played", where=scene.place)
    await club.advance(minutes=2)
    before = len(club.traffic.requests)
    done = await club[ahead].click(panel, "Post board again")
    assert done.private
    assert "The board comes down" in done.text
    await scene.calm()
    assert not board.exists
    assert scene.board.id == max(post.id for post in scene.public())
    assert scene.board.content == call
    assert scene.board.pings == ()
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sorted(sent) == ["DELETE", "POST"]
    # The board that was brought down is the call: the next turn replaces it, when whoever is next has gone away.
    await club.advance(minutes=3)
    assert await requests_of_a_turn(scene) == ["DELETE", "POST"]


# ------------------------------------------------------------------------------------------ who is at the table


async def passes(scene: Scene) -> str:
    """The turn passes to somebody who is looking at the own hand; their name."""
    [seat] = (await scene.record()).seats_waited_for
    player, name = FOUR[seat], FOUR[(seat + 1) % 4]
    await scene.open_hand(name)
    panel = await scene.club[player].click(await scene.open_hand(player), "Draw")
    await discard_first(scene.club[player], panel)
    await scene.calm()
    return name


async def test_where_the_next_one_is_at_the_table_the_board_is_edited_and_calls_nobody(club):
    scene = await begun(club)
    board, called = scene.board, scene.board.content
    before = len(club.traffic.requests)
    name = await passes(scene)
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sent == ["PATCH"]
    assert scene.board.id == board.id
    assert called
    assert not scene.board.content
    assert scene.pings() == []
    assert name in scene.board.text


async def test_who_does_nothing_for_two_minutes_is_called_by_a_new_board(club):
    scene = await begun(club)
    name = await passes(scene)
    board = scene.board
    before = len(club.traffic.requests)
    await club.advance(minutes=1, seconds=55)
    assert scene.board.id == board.id
    await club.advance(seconds=10)
    await scene.calm()
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sorted(sent) == ["DELETE", "POST"]
    assert not board.exists
    [call] = scene.pings()
    assert call.id == scene.board.id
    assert call.pings == (club[name].id,)


@pytest.mark.parametrize("what", ["click", "command"])
async def test_whoever_looks_again_is_called_two_minutes_after_that(club, what):
    scene = await begun(club)
    name = await passes(scene)
    await club.advance(minutes=1, seconds=30)
    if what == "click":
        await scene.open_hand(name)
    else:
        await club[name].slash("hand", where=scene.place)
    await club.advance(minutes=1, seconds=50)
    assert scene.pings() == []
    await club.advance(seconds=15)
    await scene.calm()
    assert [call.pings for call in scene.pings()] == [(club[name].id,)]


async def test_a_board_that_is_too_old_to_be_edited_is_replaced_and_calls_nobody(club):
    scene = await begun(club)
    board = scene.board
    await club.advance(minutes=11)
    await passes(scene)
    assert not board.exists
    assert scene.board.id == max(post.id for post in scene.public())
    assert scene.pings() == []


async def test_who_draws_is_not_called(club):
    scene = await begun(club)
    name = await passes(scene)
    panel = await scene.open_hand(name)
    await club[name].click(panel, "Draw")
    await club.advance(minutes=30)
    await scene.calm()
    assert scene.pings() == []


async def test_a_restart_keeps_the_call(club):
    scene = await begun(club)
    name = await passes(scene)
    await club.restart(orderly=False)
    await scene.calm()
    assert scene.pings() == []
    await club.advance(minutes=2, seconds=5)
    await scene.calm()
    assert [call.pings for call in scene.pings()] == [(club[name].id,)]


async def test_after_a_restart_nobody_is_known_to_be_there(club):
    scene = await begun(club)
    [seat] = (await scene.record()).seats_waited_for
    name = FOUR[(seat + 1) % 4]
    await scene.open_hand(name)
    await club.restart()
    await scene.play_turns(1)
    assert [call.pings for call in scene.pings()] == [(club[name].id,)]


async def test_who_is_called_by_direct_message_gets_none_while_at_the_table(club):
    scene = await begun(club, Notify.DIRECT)
    before = len(club.traffic.requests)
    name = await passes(scene)
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sorted(sent) == ["DELETE", "PATCH"]  # the letter to the one before
    assert not [post for post in club[name].letters() if post.exists]
    await club.advance(minutes=2, seconds=5)
    await scene.calm()
    assert [post for post in club[name].letters() if post.exists]


async def test_a_board_above_the_result_of_a_round_moves_with_the_next_turn(club):
    scene = await started(club, state=playing("K", melds="KKKKKKK,44444").state)
    for name in FOUR:
        await scene.open_hand(name)
    board = scene.board
    await scene.play_round()
    assert not board.exists
    assert scene.board.id == max(post.id for post in scene.public())
    assert scene.pings() == []


async def test_lay_downs_are_seen_two_seconds_later_beside_the_hand(club):
    scene = await started(club, state=playing("K K K Q 4 5", melds="AAAAAAA").state)
    await scene.open_hand("Ana")
    board, shown = scene.board, scene.board.text
    await club["Ana"].slash("meld", cards="KKK", where=scene.place)
    before = len(club.traffic.requests)
    await club.advance(seconds=3)
    await scene.calm()
    assert scene.board.id == board.id
    assert scene.board.text != shown
    # With the end of the turn that is two requests, where the next one is at the table.
    await scene.open_hand("Ben")
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.calm()
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sent == ["PATCH", "PATCH"]
