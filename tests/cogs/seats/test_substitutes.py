"""Leaving a match by commands and buttons: invited and uninvited people, double clicks, restarts in between."""

import pytest

from bot.service.matches.record import TableStatus
from bot.ui.seats.resigning import resign_to_computer
from tests.support.builders import drawing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import Scene, seated, started


def offer_in(scene: Scene, starts: str = "cn:sit:"):
    """The newest public message with such a button."""
    return next(
        post
        for post in reversed(scene.public())
        if any(button.custom_id.startswith(starts) for button in post.buttons)
    )


async def begun(club) -> Scene:
    """Ana is to draw."""
    return await started(club, state=drawing("4 5 6").state)


async def test_a_seat_is_handed_to_who_is_invited(club):
    scene = await begun(club)
    ana, eve, ben = club["Ana"], club["Eve"], club["Ben"]
    old = await scene.open_hand("Ana")
    reply = await ana.slash("substitute", where=scene.place, member=eve.actor)
    assert reply.private
    assert "is on offer to" in reply.text
    await scene.calm()
    pointer = club["Ben"].sees()[0]
    assert "**1** · Ana" in pointer.text
    post = offer_in(scene)
    assert post.pings == (eve.id,)
    assert "Ana" in post.text
    assert "Cyd" in post.text
    refused = await ben.click(post, "Take the seat")
    assert refused.private
    assert "already sits" in refused.text
    await club.restart()
    taken = await eve.click(offer_in(scene), "Take the seat")
    assert (await scene.record()).seat_of(eve.id) == 0
    # The public message is settled, and her hand is open before her.
    settled = next(public for public in scene.public() if public.id == post.id)
    assert "takes over from **Ana**" in settled.text
    assert not settled.buttons
    panel = next(private for private in taken.posts if private.ephemeral)
    assert "Your turn" in panel.text
    await scene.calm()
    assert "takes over from **Ana**" in scene.public()[-1].text or any(
        "takes over from **Ana**" in public.text for public in scene.public()
    )
    assert scene.pings()[-1].pings == (eve.id,)
    assert "**1** · Eve" in pointer.text, "the message in the channel says who plays now"
    # Ana's old panel says whose the seat is now.
    late = await ana.click(old, "Draw")
    assert "**Eve** has your seat" in late.text
    assert (await scene.state()).table.hand_sizes[0] == 3
    drawn = await eve.slash("draw", where=scene.place)
    assert "You drew" in drawn.text


async def test_an_uninvited_person_is_told_for_whom_the_seat_is(club):
    scene = await begun(club)
    await club["Ana"].slash("substitute", where=scene.place, member=club["Ben"].actor)
    assert not [post for post in scene.public() if "Take the seat" in str(post.buttons)]
    await club["Cyd"].slash("substitute", where=scene.place, member=club["Eve"].actor)
    await scene.calm()
    stranger = await club["Dot"].click(offer_in(scene), "Withdraw the offer")
    assert "the seat or side concerned" in stranger.text
    assert (await scene.record()).offers


async def test_anybody_may_take_a_seat_that_is_offered_to_all_but_only_once(club):
    scene = await begun(club)
    await club["Ben"].slash("substitute", where=scene.place)
    await scene.calm()
    post = offer_in(scene)
    assert not post.pings
    button = post.button("Take the seat").custom_id
    eve = club["Eve"]
    replies = await club.at_once(SimultaneousClick(eve, post, button), SimultaneousClick(eve, post, button))
    record = await scene.record()
    assert record.seat_of(eve.id) == 1
    assert [tenure.name for tenure in record.former] == ["Ben"]
    assert len(replies) == 2
    settled = next(public for public in scene.public() if public.id == post.id)
    assert "**Eve** takes over from **Ben**" in settled.text
    assert not settled.buttons
    hand = await scene.open_hand("Ben")
    assert hand.private
    assert "**Eve** has your seat" in hand.text


async def test_an_offer_is_withdrawn_publicly_or_privately(club):
    scene = await begun(club)
    ben = club["Ben"]
    private = await ben.slash("substitute", where=scene.place)
    await scene.calm()
    post = offer_in(scene)
    done = await ben.click(private, "Withdraw the offer")
    assert "keeps seat 2" in done.text
    assert not (await scene.record()).offers
    late = await club["Eve"].click(post, "Take the seat")
    assert "no longer on offer" in late.text or "no longer on offer" in str(
        [public.text for public in scene.public()]
    )
    assert (await scene.record()).seat_of(club["Eve"].id) is None
    await ben.slash("substitute", where=scene.place)
    await scene.calm()
    await ben.click(offer_in(scene), "Withdraw the offer")
    assert not (await scene.record()).offers


async def test_who_is_replaced_stays_in_the_history(club):
    scene = await begun(club)
    ana, eve = club["Ana"], club["Eve"]
    await ana.slash("draw", where=scene.place)
    await ana.slash("substitute", where=scene.place)
    await scene.calm()
    await eve.click(offer_in(scene), "Take the seat")
    await eve.slash("discard", where=scene.place, card="4")
    await scene.calm()
    told = "\n".join(post.text for post in scene.public())
    assert "**Ana** drew a card" in told
    assert "**Eve** discarded 4" in told
    log = await eve.slash("log", where=scene.place)
    assert "**Ana** drew a card" in log.text


async def test_giving_up_takes_both_partners(club):
    scene = await begun(club)
    ana, cyd, ben, eve = club["Ana"], club["Cyd"], club["Ben"], club["Eve"]
    sure = await ana.slash("resign", where=scene.place)
    assert sure.private
    assert "Cyd" in sure.text
    assert (await scene.record()).resigning == ()
    asked = await ana.click(sure, "Yes, propose it")
    assert "continues" in asked.text
    await scene.calm()
    post = offer_in(scene, "cn:yield:")
    assert post.pings == (cyd.id,)
    for stranger, words in ((ben, "the seat or side concerned"), (eve, "do not sit")):
        for label in ("Resign", "Keep playing"):
            reply = await stranger.click(post, label)
            assert reply.private
            assert words in reply.text
    await cyd.click(post, "Keep playing")
    assert (await scene.record()).resigning == ()
    again = await ana.slash("resign", where=scene.place)
    await ana.click(again, "Yes, propose it")
    await scene.calm()
    await club.restart()
    post = offer_in(scene, "cn:yield:")
    button = post.button("Resign").custom_id
    await club.at_once(SimultaneousClick(cyd, post, button), SimultaneousClick(cyd, post, button))
    await scene.calm()
    settled = next(public for public in scene.public() if public.id == post.id)
    assert "**Ana & Cyd** resign: " in settled.text
    record = await scene.record()
    assert (record.status, record.resigned) == (TableStatus.FINISHED, 0)
    told = "\n".join(post.text for post in scene.public())
    assert "**Ana & Cyd** resign: **Ben & Dot** win." in told
    hand = await scene.open_hand("Ana")
    assert not hand.post.menus
    assert "resign: **" in hand.text
    assert "is over" in (await ana.slash("draw", where=scene.place, table=1)).text


async def test_with_a_computer_as_partner_one_decides_alone(club):
    scene = await started(club, ("Ana", "Ben"), state=drawing("4 5 6").state)
    sure = await club["Ana"].slash("resign", where=scene.place)
    assert "the others win" in sure.text
    button = sure.post.button("Yes, resign").custom_id
    await club.at_once(
        SimultaneousClick(club["Ana"], sure.post, button), SimultaneousClick(club["Ana"], sure.post, button)
    )
    assert (await scene.record()).resigned == 0


async def test_who_resigns_among_several_chooses_the_level_of_the_computer(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd"), "scarne_3_cutthroat")
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    sure = await club["Ben"].slash("resign", where=scene.place)
    assert "how well a computer plays on" in sure.text
    labels = [button.label for button in sure.post.buttons]
    assert labels[:2] == ["Resign: easy", "Resign: steady"]
    forged = resign_to_computer.custom_id(scene.table, 0, 9)
    await club.at_once(SimultaneousClick(club["Ben"], sure.post, forged))
    assert (await scene.record()).seat_of(club["Ben"].id) == 1
    await club["Ben"].click(sure, "Resign: easy")
    record = await scene.record()
    assert record.status is TableStatus.PLAYING
    assert (record.seats[1].computer, record.seats[1].character) == ("easy", "clover")
    assert record.seat_of(club["Ben"].id) is None


async def test_leaving_a_running_match_explains_what_to_do(club):
    scene = await begun(club)
    reply = await club["Ben"].slash("table leave", where=scene.place)
    assert "`/substitute`" in reply.text
    assert "`/resign`" in reply.text


@pytest.mark.parametrize("command", ["substitute", "resign"])
async def test_before_the_start_there_is_a_simpler_way(club, command):
    scene = await seated(club)
    reply = await club["Ben"].slash(command)
    assert "has not started" in reply.text
    assert (await scene.record()).status is TableStatus.LOBBY
    stranger = await club["Eve"].slash(command, table=1)
    assert stranger.private
    assert (await scene.record()).offers == ()


async def test_a_bot_cannot_be_invited(club):
    scene = await begun(club)
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    reply = await club["Ana"].slash("substitute", where=scene.place, member=robot)
    assert "is a bot" in reply.text
    assert not (await scene.record()).offers
