"""Playing from a direct message: the hand opens there in private, and everything of its panel works from there."""

from functools import partial

import discord
import pytest
from msgspec import structs

from bot.canasta.cards import Rank
from bot.service.change import Change
from bot.service.clocks.terms import NextRound
from bot.service.delivery.notices import Reminder
from bot.service.ids import UserId
from bot.service.people.settings import Notify
from bot.ui.texts import texts_for
from tests.campaigns.fuzz.hostile import forged_click
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.tapping import discard_first, tap
from tests.support.simulated_discord.uploads import only_file

HANDS = {0: "A A A 5 6 7", 1: "4 5 6 7 8", 2: "8 9 J Q 5"}


@pytest.fixture
async def called(club) -> Scene:
    """A table at which Ana, who is called by direct message, has the turn, and Ben the next one."""
    scene = await started(club, state=drawing("9 9 J Q", hands=HANDS, seat=3, dealer=2).state)
    for name in ("Ana", "Ben"):
        await scene.services.settings.choose(club[name].id, notify=Notify.DIRECT)
    await scene.play_turns(1)
    return scene


def letter_of(club, name: str):
    [letter] = [post for post in club[name].letters() if not post.ephemeral]
    return letter


async def opened(club, name: str) -> Reply:
    panel: Reply = await club[name].click(letter_of(club, name), "My hand")
    return panel


def asked_for_members(club) -> int:
    path = f"/guilds/{club.guild.id}/members/{club['Ana'].id}"
    return sum(request.path == path for request in club.traffic.requests)


async def test_a_turn_is_played_from_the_direct_message_that_calls_to_it(club, called: Scene):
    letter = letter_of(club, "Ana")
    assert [button.label for button in letter.buttons] == ["My hand", "Board"]
    before, public = asked_for_members(club), len(called.public())
    panel = await opened(club, "Ana")
    assert panel.private
    assert panel.post.place == letter.place
    panel = await club["Ana"].click(panel, "Draw")
    panel = await tap(club["Ana"], panel, "AH")
    assert "aces" in panel.text
    panel = await discard_first(club["Ana"], panel)
    await called.calm()
    assert (await called.state()).table.turn.seat == 1
    # The call is over; the panel stays, and leads on to everything that may be looked up.
    assert [post for post in club["Ana"].letters() if not post.ephemeral] == []
    for label, told in (("Score", "Table 1"), ("Log", "discarded"), ("Plan ahead", "next turn")):
        reply = await club["Ana"].click(panel, label)
        assert reply.private
        assert told in reply.text
    assert asked_for_members(club) == before + 1
    assert len(called.public()) == public
    assert letter_of(club, "Ben").text != letter.text


async def test_the_hand_in_a_direct_message_is_that_of_the_table(club, called: Scene):
    there = await called.open_hand("Ana")
    assert (await opened(club, "Ana")).text == there.text
    assert club["Ben"].letters() == []


async def test_a_direct_message_shows_the_hand_as_a_picture_too(club, called: Scene):
    await club.restart_as(partial(make_bot, has_pictures=True))
    assert only_file((await opened(club, "Ana")).post)


async def test_a_reminder_by_direct_message_opens_the_hand_too(club, called: Scene):
    record = await called.record()
    seat = record.seats_waited_for[0]
    reminder = Reminder(called.table, UserId(club["Ana"].id), seat, record.turn, 1)
    await called.bot._store.commit(Change(at=called.bot.clock.now(), notices=(reminder,)))
    called.services._wake()
    await called.calm()
    assert "Everyone" in letter_of(club, "Ana").content
    assert "Your hand" in (await opened(club, "Ana")).text


async def test_a_question_by_direct_message_is_answered_in_the_hand_that_it_opens(club):
    scene = await started(club, state=playing("K K 4", melds="KKKKKK2", hands={2: "A A 5 6"}).state)
    await scene.services.settings.choose(club["Cyd"].id, notify=Notify.DIRECT)
    await club["Ana"].click(await scene.open_hand("Ana"), starts="cn:ask:")
    await scene.calm()
    assert "May I go out" in letter_of(club, "Cyd").content
    answered = await club["Cyd"].click(await opened(club, "Cyd"), "No, not yet")
    assert answered.private
    assert (await scene.view(0)).table.question.answer is False


async def test_the_next_round_is_made_ready_and_cut_from_a_direct_message(club):
    """In the server Ben has another name than elsewhere, which is the one that stands below his cut."""
    club.env.backend.edit_member(club.guild.id, club["Ben"].id, {"nick": "Benjamin"})
    scene = await started(club)
    record = await scene.record()
    terms = structs.replace(record.terms, next_round=NextRound.WHEN_READY)
    agreed = structs.replace(record, terms=terms, revision=record.revision + 1)
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=agreed))
    await scene.lay(playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state)
    await club["Ana"].slash("discard", card="4", where=scene.place)
    await scene.services.settings.choose(club["Ben"].id, notify=Notify.DIRECT)
    for name in ("Ana", "Cyd", "Dot"):
        await club[name].slash("ready", where=scene.place)
    await scene.calm()
    assert "are ready for the next round" in letter_of(club, "Ben").content
    panel = await opened(club, "Ben")
    score = await club["Ben"].click(panel, "Score")
    form = await club["Ben"].click(score, "Cut the next deal")
    [field] = [row["components"][0]["custom_id"] for row in form.form["components"]]
    done = await club["Ben"].submit(form, {field: "lucky"})
    assert done.private
    assert "lucky" in done.text
    await scene.calm()
    assert any("**Benjamin** cuts the deal" in post.text for post in scene.public())
    assert (await club["Ben"].click(panel, "Ready")).private
    await scene.calm()
    assert (await scene.view(0)).table.is_running


async def test_cards_are_laid_and_orders_given_from_a_direct_message(club, called: Scene):
    panel = await opened(club, "Ana")
    panel = await club["Ana"].click(panel, "Draw")
    panel = await club["Ana"].click(await tap(club["Ana"], panel, "AH"), "Meld")
    assert [meld.rank for meld in (await called.view(0)).table.melds[0]] == [Rank.ACE]
    panel = await discard_first(club["Ana"], panel)
    orders = await club["Ana"].click(panel, "Plan ahead")
    await club["Ana"].select(orders, "0", starts="cn:order:")
    assert (await club["Ana"].click(orders, "Confirm")).private
    assert (await called.record()).ordered == (0,)


async def test_an_old_direct_message_opens_the_hand_as_it_is_now(club, called: Scene):
    """It could not be deleted, or the bot was away."""
    button = letter_of(club, "Ana").button("My hand").custom_id
    place = await club.bot.create_dm(discord.Object(club["Ana"].id))
    await place.send("An old one")
    await called.play_turns(1)
    old = letter_of(club, "Ana")
    now = Reply(club, await forged_click(club, club["Ana"], old, button))
    assert now.private
    assert now.text == (await called.open_hand("Ana")).text
    assert "Ben" in now.text
    await called.services.lobby.cancel(called.table, club["Ana"].id, key="over")
    await called.calm()
    over = Reply(club, await forged_click(club, club["Ana"], old, button))
    assert over.private
    assert "cancelled" in over.text


async def test_who_leaves_the_server_plays_on_for_a_minute_at_most(club, called: Scene):
    panel = await opened(club, "Ana")
    club.guild.remove_member(club["Ana"].actor)
    await club.advance(seconds=61)
    before = await called.record()
    reply = await club["Ana"].click(panel, "Draw")
    assert [post.text for post in reply.posts if post.ephemeral][-1] == texts_for("en")("direct-no-member")
    assert (await called.record()).version == before.version
