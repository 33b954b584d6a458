"""Time at a table, seen by the people: reminders, what happens when time runs out, and the way back."""

import pytest
from msgspec import structs

from bot.service.change import Change
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.people.settings import Notify
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import FOUR, Scene, seated
from tests.support.simulated_discord.tapping import discard_first

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")

RELAXED = Terms()
A_DAY = Terms(pace=Pace.TURNS, hours=24, reminders=(4,), vacation_hours=0)


async def playing(club, terms: Terms = RELAXED) -> tuple[Scene, str]:
    """A match with these terms, and the name of whom it waits for."""
    scene = await seated(club)
    record = await scene.record()
    record = structs.replace(record, terms=terms, revision=record.revision + 1)
    await scene.bot._store.commit(Change(at=scene.bot.clock.now(), record=record))
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    return scene, await on_turn(scene)


async def on_turn(scene: Scene) -> str:
    [seat] = (await scene.record()).seats_waited_for
    return FOUR[seat]


async def later(scene: Scene, hours: int) -> None:
    """Time passes, in steps of a few hours."""
    while hours > 0:
        await scene.club.advance(hours=min(hours, 3))
        await scene.calm()
        hours -= 3


async def play_a_turn(scene: Scene, name: str) -> None:
    panel = await scene.open_hand(name)
    panel = await scene.club[name].click(panel, "Draw")
    await discard_first(scene.club[name], panel)
    await scene.calm()


def time_is_up(scene: Scene) -> list[Post]:
    return [post for post in scene.public() if "has run out of time at" in post.content]


async def test_who_melds_and_falls_asleep_is_reminded_kindly_and_only_until_the_turn_is_over(club):
    scene, name = await playing(club)
    panel = await scene.open_hand(name)
    await club[name].click(panel, "Draw")
    await scene.calm()
    [call] = scene.pings()
    assert "it is your turn" in call.content
    await later(scene, 21)
    assert scene.pings()[0].id == call.id
    await later(scene, 6)
    [first] = scene.pings()
    assert not call.exists
    assert "is waiting for you" in first.content
    assert first.pings == (club[name].id,)
    await later(scene, 48)
    [second] = scene.pings()
    assert not first.exists
    assert "is looking forward to your move" in second.content
    panel = await scene.open_hand(name)
    await discard_first(club[name], panel)
    await scene.calm()
    assert not second.exists
    [call] = scene.pings()
    assert call.pings == (club[await on_turn(scene)].id,)


async def test_the_board_that_calls_says_until_when(club):
    scene, _ = await playing(club, A_DAY)
    for words, hours in (("it is your turn", 21), ("is waiting for you", 1)):
        [call] = scene.pings()
        assert call.id == scene.board.id
        assert words in call.content
        assert "⏳ Time for this turn runs out <t:" in call.text
        await later(scene, hours)


async def test_when_time_is_up_another_lets_a_computer_play_and_one_click_leads_back(club):
    scene, name = await playing(club, A_DAY)
    other = next(one for one in FOUR if one != name)
    await later(scene, 24)
    assert scene.pings() == []
    [told] = time_is_up(scene)
    assert f"**{name}**" in told.content
    assert "Time for this turn is up" in scene.board.text
    refused = await club[name].click(told, "Let a computer play this turn")
    assert refused.private
    assert len(time_is_up(scene)) == 1
    stranger = await club["Eve"].click(told, "Let a computer play this turn")
    assert stranger.private
    assert len(time_is_up(scene)) == 1
    await club[other].click(told, "Let a computer play this turn")
    await scene.calm()
    assert time_is_up(scene) == []
    assert await on_turn(scene) != name
    assert f"{name}\u00a0🤖" in scene.board.text
    assert f"A computer is playing for {name} for now" in scene.board.text
    news = next(post for post in scene.public() if post.content.startswith("🤖"))
    assert news.pings == ()
    back = await club[name].click(news, "I am back")
    await scene.calm()
    assert back.private
    assert "Welcome back" in back.text
    assert "A computer is playing for" not in scene.board.text
    assert f"{name}\u00a0🤖" not in scene.board.text
    assert any(f"**{name}** is back" in post.content for post in scene.public())


async def test_the_hand_leads_back_too(club):
    scene, name = await playing(club, structs.replace(A_DAY, on_time_out=TimeOut.COMPUTER))
    await later(scene, 24)
    assert await on_turn(scene) != name
    panel = await scene.open_hand(name)
    assert "A computer is playing for you" in panel.text
    back = await club[name].click(panel, "I am back")
    assert back.post.id == panel.post.id
    assert "Welcome back" in back.text
    assert "I am back" not in back.text


async def test_a_day_more_turns_the_message_into_a_call(club):
    scene, name = await playing(club, A_DAY)
    other = next(one for one in FOUR if one != name)
    await later(scene, 24)
    [told] = time_is_up(scene)
    await club[other].click(told, "Give one more day")
    await scene.calm()
    assert time_is_up(scene) == []
    assert told.id == scene.board.id
    assert "it is your turn" in told.content
    assert [button.label for button in told.buttons] == ["My hand", "Score", "Log", "Rules"]
    assert any(f"**{name}** has more time, until" in post.content for post in scene.public())
    await later(scene, 24)
    assert len(time_is_up(scene)) == 1
    await play_a_turn(scene, name)
    assert time_is_up(scene) == []


async def test_time_that_is_up_brings_a_new_board_which_stays_until_the_turn_is_over(club):
    scene, name = await playing(club, A_DAY)
    called = scene.board
    await later(scene, 24)
    [told] = time_is_up(scene)
    board = scene.board
    assert told.id == board.id
    assert not called.exists
    assert "Time for this turn is up" in scene.board.text
    edits = [request.path for request in club.traffic.requests if request.method == "PATCH"]
    assert not [path for path in edits if path.endswith(f"/messages/{board.id}")]
    other = next(one for one in FOUR if one != name)
    await club[other].click(told, "Give one more day")
    await scene.calm()
    assert scene.board.id == board.id
    assert "⏳ Time for this turn runs out" in scene.board.text
    await play_a_turn(scene, name)
    assert scene.board.id != board.id


async def test_two_who_decide_in_the_same_instant_decide_once(club):
    scene, name = await playing(club, A_DAY)
    one, two = (other for other in FOUR if other != name and other != FOUR[(FOUR.index(name) + 1) % 4])
    await later(scene, 24)
    [told] = time_is_up(scene)
    button = told.button("Let a computer play this turn").custom_id
    answers = await club.at_once(
        SimultaneousClick(club[one], told, button), SimultaneousClick(club[two], told, button)
    )
    await scene.calm()
    assert await on_turn(scene) == FOUR[(FOUR.index(name) + 1) % 4]
    assert (
        sum("nothing was done" in answer.text or "nothing to decide" in answer.text for answer in answers)
        == 1
    )


@pytest.mark.parametrize("orderly", [True, False])
async def test_a_restart_loses_no_reminder_and_repeats_none(club, orderly):
    scene, name = await playing(club)
    await later(scene, 21)
    await club.restart(orderly=orderly)
    await scene.calm()
    assert len(scene.pings()) == 1
    await later(scene, 6)
    await club.restart(orderly=orderly)
    await scene.calm()
    [only] = scene.pings()
    assert "is waiting for you" in only.content
    assert only.pings == (club[name].id,)
    await later(scene, 24)
    assert scene.pings()[0].id == only.id


async def test_by_direct_message_everything_of_one_turn_is_one_message_that_goes_with_it(club):
    for person in FOUR:
        await club.bot.services.settings.choose(club[person].id, notify=Notify.DIRECT)
    # The club waits for what follows from a click, but not for what follows from this.
    await club.bot.services.settle()
    scene, name = await playing(club, A_DAY)
    [call] = club[name].letters()
    assert "It is your turn" in call.content
    await later(scene, 21)
    assert scene.pings() == []
    [letter] = club[name].letters()
    assert "is waiting for you" in letter.content
    await later(scene, 6)
    assert len(time_is_up(scene)) == 1
    assert letter.exists  # the turn is still his
    await play_a_turn(scene, name)
    assert not letter.exists
    assert club[name].letters() == []
    assert len(club[await on_turn(scene)].letters()) == 1


async def test_no_call_is_left_when_a_table_is_given_up(club):
    scene, _ = await playing(club)
    assert len(scene.pings()) == 1
    asked = await club["Ana"].slash("table cancel")
    await club["Ana"].click(asked, starts="cn:end:")
    await scene.calm()
    assert scene.pings() == []


async def test_only_calls_make_a_sound(club):
    """The log of plays, the board and the news are posted silently."""
    scene, name = await playing(club, A_DAY)
    await play_a_turn(scene, name)
    silent = 1 << 12
    for request in club.traffic.requests:
        if request.method == "POST" and request.path == f"/channels/{scene.place.id}/messages":
            calls = bool(request.json["allowed_mentions"].get("users"))
            assert bool(request.json.get("flags", 0) & silent) != calls, request.json


async def test_nobody_is_punished_for_the_time_the_bot_was_away(club):
    scene, name = await playing(club, A_DAY)
    await later(scene, 12)
    await club.bot.close()
    await club.advance(hours=48)
    await club.restart()
    await scene.calm()
    assert await on_turn(scene) == name
    assert time_is_up(scene) == []
    await later(scene, 9)
    [call] = scene.pings()
    assert "is waiting for you" in call.content
    assert time_is_up(scene) == []
    await later(scene, 6)
    assert len(time_is_up(scene)) == 1


async def test_whoever_sleeps_is_called_in_the_morning_and_has_all_his_time_then(club):
    """Simulated time begins at midnight."""
    for person in FOUR:
        await club.bot.services.settings.quiet_from(club[person].id, 22 * 60)
    # The club waits for what follows from a click, but not for what follows from this.
    await club.bot.services.settle()
    scene, name = await playing(club, A_DAY)
    await later(scene, 6)
    assert scene.pings() == []
    assert f"**{name}**’s turn: draw" in scene.board.text
    await later(scene, 3)
    [call] = scene.pings()
    assert call.pings == (club[name].id,)
    await later(scene, 15)  # until midnight again: of the 24 hours 14 have gone
    assert time_is_up(scene) == []
    assert len(scene.pings()) == 1
