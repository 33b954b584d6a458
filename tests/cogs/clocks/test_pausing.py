"""A match that rests by agreement: who has not agreed yet, the ways back, and buttons that come too late."""

import pytest
from msgspec import structs

from bot.service.clocks.terms import TimeOut
from bot.service.matches.record import BY_ADMIN
from tests.cogs.clocks.test_clocks import A_DAY, RELAXED, later, on_turn, playing
from tests.support.builders import playing as playing_state
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import FOUR, Scene

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


def wish(scene: Scene) -> Post:
    """The newest public message that asks for agreement."""
    return next(
        post
        for post in reversed(scene.public())
        if any(button.custom_id.startswith(("cn:rest:", "cn:unrest:")) for button in post.buttons)
    )


def wishes(scene: Scene) -> list[Post]:
    return [post for post in scene.public() if post.content.startswith(("⏸️ **", "▶️ **"))]


async def rests(scene: Scene) -> bool:
    return (await scene.record()).pause is not None


async def resting(club, terms=RELAXED) -> tuple[Scene, str]:
    """A match that rests, because everybody has agreed; and whom it waits for."""
    scene, name = await playing(club, terms)
    await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    for other in ("Ben", "Cyd", "Dot"):
        await club[other].click(wish(scene), "Agree to pause")
    await scene.calm()
    assert await rests(scene)
    return scene, name


async def test_a_pause_begins_when_everybody_has_agreed_and_says_who_has_not(club):
    scene, _ = await playing(club, A_DAY)
    asked = await club["Ana"].slash("pause", where=scene.place)
    assert asked.private
    assert "**Ben**, **Cyd** and **Dot** have not agreed yet" in asked.text
    await scene.calm()
    told = wish(scene)
    assert told.pings == ()
    assert "**Ana** would like to pause" in told.content
    assert "**Ana** would like a pause" in scene.board.text
    await club["Ben"].click(told, "Agree to pause")
    await scene.calm()
    assert "**Ana** and **Ben** would like to pause" in told.content
    also = await club["Dot"].slash("pause", where=scene.place)
    assert "**Cyd** has not agreed yet" in also.text
    assert not await rests(scene)
    assert len(scene.pings()) == 1
    await club["Cyd"].click(told, "Agree to pause")
    await scene.calm()
    assert await rests(scene)
    assert told.content == "✅ **Cyd** agreed too."
    assert not told.buttons
    # Nobody is called, no clock runs, and the board says so.
    assert scene.pings() == []
    assert "⏸️ Paused" in scene.board.text
    assert "Time for this turn" not in scene.board.text
    assert scene.board.buttons[0].label == "Resume"
    await later(scene, 48)
    assert scene.pings() == []


async def test_a_wish_is_withdrawn_or_declined(club):
    scene, _ = await playing(club)
    asked = await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    done = await club["Ana"].click(asked, "Rather not")
    assert done.private
    assert "no longer asks for it" in done.text
    assert (await scene.record()).pause_wanted == ()
    # The public message comes too late now, and says so.
    old = wish(scene)
    await club["Ben"].click(old, "Agree to pause")
    assert "Nobody is asking for that" in old.content
    assert (await scene.record()).pause_wanted == ()
    await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    told = wish(scene)
    await club["Ben"].click(told, "Agree to pause")
    await club["Ben"].click(told, "Rather not")
    assert "**Ana** would like to pause" in told.content
    assert "**Ana** and **Ben**" not in told.content
    await club["Cyd"].click(told, "Rather not")
    assert "**Cyd** would rather play on" in told.content
    await scene.calm()
    assert (await scene.record()).pause_wanted == ()
    assert "would like a pause" not in scene.board.text


async def test_who_does_not_sit_there_has_no_say(club):
    scene, _ = await playing(club)
    stranger = await club["Eve"].slash("pause", table=1)
    assert "do not sit" in stranger.text
    await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    for label in ("Agree to pause", "Rather not"):
        refused = await club["Eve"].click(wish(scene), label)
        assert refused.private
        assert "do not sit" in refused.text
    assert (await scene.record()).pause_wanted == (FOUR.index("Ana"),)


async def test_two_last_clicks_in_one_instant_pause_once(club):
    scene, _ = await playing(club)
    await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    told = wish(scene)
    await club["Ben"].click(told, "Agree to pause")
    button = told.button("Agree to pause").custom_id
    await club.at_once(*(SimultaneousClick(club[name], told, button) for name in ("Cyd", "Dot", "Cyd")))
    await scene.calm()
    assert await rests(scene)
    assert sum("Everybody agreed to a pause" in post.content for post in scene.public()) == 1
    assert "agreed too" in told.content or "is already paused" in told.content


@pytest.mark.parametrize("is_old", [False, True])
async def test_where_discord_throttles_edits_of_the_proposal_its_reply_is_private(club, is_old):
    """Edits of messages older than an hour are throttled together: 3 in 6 seconds (error 30046)."""
    scene, _ = await playing(club)
    await club["Ana"].slash("pause", where=scene.place)
    await scene.calm()
    told = wish(scene)
    if is_old:
        await later(scene, 2)
    refused = (
        ("PATCH", "/webhooks/*/*/messages/@original") if is_old else ("POST", "/interactions/*/*/callback")
    )
    club.refuse(*refused, status=429, code=30046, times=1)
    reply = (await club["Ben"].click(told, "Agree to pause")).posts[-1]
    assert reply.ephemeral
    assert "**Ana** and **Ben** would like to pause" in reply.text
    assert [button.label for button in reply.buttons] == ["Agree to pause", "Rather not"]
    assert "**Ana** would like to pause" in told.content
    # The private reply goes on like the proposal, and the next click finds the proposal as it is by now.
    back = await club["Ben"].click(reply, "Rather not")
    assert "**Ana** would like to pause" in back.text
    await club["Cyd"].click(told, "Agree to pause")
    assert "**Ana** and **Cyd** would like to pause" in told.content
    assert (await scene.record()).pause_wanted == (FOUR.index("Ana"), FOUR.index("Cyd"))


async def test_going_on_needs_everybody_but_the_host(club):
    scene, name = await resting(club, A_DAY)
    asked = await club["Ben"].click(scene.board, "Resume")
    assert asked.private
    assert "**Ana**, **Cyd** and **Dot** have not agreed yet" in asked.text
    await scene.calm()
    told = wish(scene)
    assert "**Ben** would like to play on" in told.content
    await club["Cyd"].slash("resume", where=scene.place)
    assert await rests(scene)
    await scene.calm()
    await club["Dot"].click(wish(scene), "Agree to resume")
    assert await rests(scene)
    await club.restart()
    on = await club["Ana"].slash("resume", where=scene.place)
    assert "The match continues" in on.text
    await scene.calm()
    assert not await rests(scene)
    if name != "Ana":
        assert [post.pings for post in scene.pings()] == [(club[name].id,)]
    await club["Ben"].click(told, "Agree to resume")
    assert "is not paused" in told.content
    typed = await club["Ben"].slash("resume", where=scene.place)
    assert "not paused" in typed.text


async def test_every_old_button_of_a_resting_table_says_why_and_offers_the_way_on(club):
    scene, name = await playing(club, A_DAY)
    [call] = scene.pings()
    panel = await scene.open_hand(name)
    await club["Ana"].slash("pause", where=scene.place)
    for other in ("Ben", "Cyd", "Dot"):
        await club[other].slash("pause", where=scene.place)
    await scene.calm()
    assert call.exists  # it is the board
    assert scene.pings() == []
    late = await club[name].click(panel, "Draw")
    assert "is paused" in late.text
    assert [button.label for button in late.post.buttons] == ["Resume", "Refresh", "Score", "Log"]
    assert not late.post.menus
    assert "is paused" in (await club[name].slash("draw", where=scene.place)).text
    hand = await scene.open_hand(name)
    assert "⏸️ Paused" in hand.text
    assert next(button.label for button in hand.post.buttons) == "Resume"
    more = await club["Ana" if name != "Ana" else "Ben"].slash("more-time", where=scene.place)
    assert "is paused" in more.text
    again = await club["Ben"].slash("pause", where=scene.place)
    assert "is paused" in again.text


async def test_menus_that_were_open_when_the_pause_began_change_nothing(club):
    scene, _ = await playing(club)
    await scene.play_turns((FOUR.index("Ana") - (await scene.record()).seats_waited_for[0]) % 4)
    await scene.lay(playing_state("K K K 9 4").state)
    panel = await scene.open_hand("Ana")
    await club.bot.services.settings.choose(club["Ana"].id, confirm_discard=True)
    for name in FOUR:
        await club[name].slash("pause", where=scene.place)
    await scene.calm()
    version = (await scene.record()).version
    for menu in panel.post.menus:
        late = await club["Ana"].select(panel, next(iter(menu.options)), custom_id=menu.custom_id)
        assert "paused" in late.text.lower(), menu.custom_id
        assert not late.post.menus
        await club["Ana"].click(late, "Resume")
        await scene.calm()
        assert not await rests(scene)
        panel = await scene.open_hand("Ana")
        for name in FOUR:
            await club[name].slash("pause", where=scene.place)
        await scene.calm()
    assert (await scene.record()).version == version


async def test_what_an_admin_paused_the_players_do_not_end(club):
    scene, _ = await playing(club)
    await club.bot.services.pauses.pause(scene.table, None, key=None, why=BY_ADMIN)
    await scene.calm()
    assert "Resume" not in [button.label for button in scene.board.buttons]
    reply = await club["Ana"].slash("resume", where=scene.place)
    assert "a server manager" in reply.text
    assert await rests(scene)


async def test_where_all_have_left_one_comes_back_by_a_click_on_the_board(club):
    scene, _ = await playing(club, structs.replace(A_DAY, on_time_out=TimeOut.COMPUTER))
    await later(scene, 24 * 4 + 3)
    assert (await scene.record()).is_alone
    assert "💤" in scene.board.text
    assert scene.board.buttons[0].label == "I am back"
    panel = await scene.open_hand("Cyd")
    assert next(button.label for button in panel.post.buttons) == "I am back"
    assert "Resume" not in panel.text
    back = await club["Dot"].click(scene.board, "I am back")
    assert "Welcome back" in back.text
    await scene.calm()
    assert not await rests(scene)
    assert await on_turn(scene) == "Dot"
    also = await club["Cyd"].slash("back", where=scene.place)
    assert "Welcome back" in also.text
    here = await club["Cyd"].slash("back", where=scene.place)
    assert "already" in here.text
    stranger = await club["Eve"].slash("back", table=1)
    assert "do not sit" in stranger.text


async def test_others_are_given_time_by_command(club):
    scene, name = await playing(club, A_DAY)
    other = next(one for one in FOUR if one != name)
    given = await club[other].slash("more-time", where=scene.place, hours=48)
    assert given.private
    assert f"You gave **{name}** 48 more hours" in given.text
    await scene.calm()
    assert any(f"**{name}** has more time" in post.content for post in scene.public())
    await later(scene, 66)
    assert not any("is waiting for you" in post.content for post in scene.public())
    own = await club[name].slash("more-time", where=scene.place)
    assert own.private
    assert "Only the others there can give you more time" in own.text


async def test_without_a_clock_there_is_no_time_to_give(club):
    scene, name = await playing(club)
    other = next(one for one in FOUR if one != name)
    none = await club[other].slash("more-time", where=scene.place)
    assert "no time can be added" in none.text
