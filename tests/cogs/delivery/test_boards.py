"""The board of a table: one message a turn where it calls, an edit where the call is a direct message."""

import pytest

from bot.service.ids import UserId
from bot.service.people.settings import Notify
from tests.support.builders import drawing
from tests.support.simulated_discord.scene import FOUR, Scene, started


async def begun(club, notify: Notify = Notify.TABLE) -> Scene:
    for name in FOUR:
        await club.bot.services.settings.notify(UserId(club[name].id), notify)
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
    early = await club[ahead].click(panel, "Bring the board down")
    assert "less than a minute ago" in early.text
    await scene.calm()
    assert scene.board.id == board.id
    await club["Eve"].say("well played", where=scene.place)
    await club.advance(minutes=2)
    before = len(club.traffic.requests)
    done = await club[ahead].click(panel, "Bring the board down")
    assert done.private
    assert "The board comes down" in done.text
    await scene.calm()
    assert not board.exists
    assert scene.board.id == max(post.id for post in scene.public())
    assert scene.board.content == call
    assert scene.board.pings == ()
    sent = [one.method for one in club.traffic.requests[before:] if one.path.startswith("/channels/")]
    assert sorted(sent) == ["DELETE", "POST"]
    # The board that was brought down is the call: the next turn replaces it.
    assert await requests_of_a_turn(scene) == ["DELETE", "POST"]
