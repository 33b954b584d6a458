"""Open hands follow their table while their tokens are fresh, and what stands in one that does not is still true."""

import asyncio
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise

import discord
import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.seats import Seat
from bot.service.change import Change
from bot.service.ids import UserId
from bot.service.matches.record import Person
from bot.service.people.settings import Notify
from bot.ui.hand.open_hand import Redrawing, open_hands_follow, shown_state
from tests.support.builders import playing
from tests.support.fakes import a_key
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.tapping import discard_first


@pytest.fixture
async def scene(club) -> Scene:
    """A table at which Ana is to discard."""
    return await started(club, state=playing("4 4 9 J Q", melds="KKKK", pile="9H").state)


async def take_turn(scene: Scene, name: str) -> None:
    """Let somebody take their turn in a hand that they open for it."""
    person = scene.club[name]
    panel = await scene.open_hand(name)
    if "Draw" in labels(panel):
        panel = await person.click(panel, starts="cn:draw:")
    await discard_first(person, panel)


def labels(panel: Reply) -> set[str]:
    """The texts of a panel's buttons as it stands there now."""
    return {button.label.split(" ")[0] for button in panel.post.buttons}


@pytest.fixture
def drawn(club, monkeypatch) -> list[int]:
    """The ids of the messages that were drawn without a click, each time that one was."""
    found: list[int] = []
    edit = discord.Webhook.edit_message

    async def noted(self, message_id, **what):
        found.append(message_id)
        return await edit(self, message_id, **what)

    monkeypatch.setattr(discord.Webhook, "edit_message", noted)
    return found


async def test_a_hand_that_was_opened_before_the_own_turn_can_play_when_the_turn_has_come(scene):
    ben = scene.club["Ben"]
    panel = await scene.open_hand("Ben")
    assert "Draw" not in labels(panel)
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)
    assert "Draw" in labels(panel)
    assert panel.post.ephemeral
    panel = await ben.click(panel, "Draw")
    assert "You drew" in panel.text


async def test_everybody_else_reads_whose_turn_it_is(scene):
    panel = await scene.open_hand("Dot")
    assert "Ana" in panel.text
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)
    assert "Ben" in panel.text
    await take_turn(scene, "Ben")
    await scene.club.advance(seconds=3)
    assert "Cyd" in panel.text


async def test_a_plan_stays_until_its_turn_has_come(scene):
    cyd = scene.club["Cyd"]
    panel = await cyd.slash("orders", where=scene.place)
    planned = panel.text
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)
    assert panel.text == planned
    await take_turn(scene, "Ben")
    await scene.club.advance(seconds=3)
    assert "Draw" in labels(panel)


async def test_a_single_play_within_a_turn_draws_nothing_anew(scene, drawn):
    await take_turn(scene, "Ana")
    await scene.open_hand("Dot")
    await scene.club.advance(seconds=3)
    drawn.clear()
    panel = await scene.open_hand("Ben")
    await scene.club["Ben"].click(panel, starts="cn:draw:")
    await scene.club.advance(seconds=30)
    assert drawn == []


@pytest.mark.forced_plays
async def test_a_hand_never_stops_before_a_draw_that_the_bot_makes(club, drawn):
    """On a black three the next player can only draw, which is done at once: others read what comes after that."""
    scene = await started(club, state=playing("4 4 9 3C Q", melds="KKKK", pile="9H").state)
    panel = await scene.open_hand("Dot")
    await scene.club.advance(seconds=3)
    drawn.clear()
    [black_three] = exact_cards("3C")
    await scene.act(Discard(black_three))
    await scene.club.advance(seconds=5)
    assert "Ben" in panel.text
    assert "meld and discard" in panel.text
    assert drawn.count(panel.post.id) == 1


async def test_a_turn_that_begins_with_a_play_of_the_bot_is_shown_after_it(scene):
    record = await scene.record()
    [seat] = record.seats_waited_for
    shown: list[object] = []

    class Panels:
        def changed(self, _table: int, state: object) -> None:
            shown.append(state)

    follow = open_hands_follow(Panels())  # type: ignore[arg-type]
    follow(Change(at=record.created, record=structs.replace(record, ordered=(seat,))))
    assert shown == []
    follow(Change(at=record.created, record=record))
    assert len(shown) == 1
    # What was drawn in between, by a look that was due before, is drawn anew.
    assert shown_state(structs.replace(record, ordered=(seat,))) != shown[0]


async def test_turns_in_quick_succession_are_drawn_together(scene, monkeypatch):
    panel = await scene.open_hand("Dot")
    when: list[datetime] = []
    edit = discord.Webhook.edit_message

    async def noted(self, message_id, **what):
        if message_id == panel.post.id:
            when.append(scene.bot.clock.now())
        return await edit(self, message_id, **what)

    monkeypatch.setattr(discord.Webhook, "edit_message", noted)
    for name in ("Ana", "Ben", "Cyd"):
        await take_turn(scene, name)
        await scene.club.advance(seconds=0.7)
    await scene.club.advance(seconds=5)
    assert "Dot" in panel.text or "Draw" in labels(panel)
    assert 1 <= len(when) <= 3
    assert all(later - earlier >= timedelta(seconds=2) for earlier, later in pairwise(when))


async def test_after_thirteen_minutes_a_hand_says_of_when_it_is(scene):
    panel = await scene.open_hand("Ben")
    await scene.club.advance(minutes=13, seconds=1)
    assert labels(panel) == {"Refresh"}
    assert "As of <t:" in panel.text
    assert "Ana" not in panel.text
    before = panel.text
    await take_turn(scene, "Ana")
    await scene.club.advance(minutes=3)
    assert panel.text == before
    panel = await scene.club["Ben"].click(panel, "Refresh")
    assert "Draw" in labels(panel)


async def test_only_the_newest_of_two_hands_follows_and_the_other_says_of_when_it_is(scene):
    older = await scene.open_hand("Ben")
    newer = await scene.open_hand("Ben")
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)
    assert labels(older) == {"Refresh"}
    assert "Draw" in labels(newer)


async def test_a_panel_that_shows_something_else_is_left_alone(scene):
    ben = scene.club["Ben"]
    panel = await ben.click(await scene.open_hand("Ben"), "Score")
    shown = panel.text
    await take_turn(scene, "Ana")
    await scene.club.advance(minutes=14)
    assert panel.text == shown


async def test_who_lost_the_seat_sees_no_more_of_the_hand(scene, drawn):
    panel = await scene.open_hand("Ben")
    before = panel.text
    eve = Person(UserId(scene.club["Eve"].id), "Eve")
    await scene.services.substitutes.replace(scene.table, Seat(1), eve, key=a_key())
    await take_turn(scene, "Ana")
    await scene.club.advance(minutes=14)
    assert panel.text == before


async def test_a_refusal_ends_the_drawing(scene, drawn):
    panel = await scene.open_hand("Ben")
    scene.club.refuse("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    before = panel.text
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=5)
    await take_turn(scene, "Ben")
    await scene.club.advance(seconds=5)
    assert panel.text == before
    assert drawn.count(panel.post.id) == 1


async def test_no_hand_in_a_direct_message_is_drawn_without_a_click(scene, drawn):
    ben = scene.club["Ben"]
    await scene.services.settings.choose(ben.id, notify=Notify.DIRECT)
    await take_turn(scene, "Ana")
    letter = next(post for post in ben.letters() if not post.ephemeral)
    panel = await ben.click(letter, "My hand")
    drawn.clear()
    await ben.slash("draw", where=scene.place)
    await take_turn(scene, "Ben")
    await scene.club.advance(minutes=14)
    assert panel.post.id not in drawn
    assert "Draw" in labels(panel)


async def test_nothing_is_drawn_over_the_answer_to_a_newer_click(scene, monkeypatch):
    """The click arrives while the hand is being drawn; what it is answered stays."""
    ben = scene.club["Ben"]
    panel = await scene.open_hand("Ben")
    log = panel.post.button("Log").custom_id
    clicked = asyncio.Event()
    hand = Redrawing.show

    async def slow(self, message):
        if self.user == ben.id:
            await clicked.wait()
        return await hand(self, message)

    monkeypatch.setattr(Redrawing, "show", slow)
    await take_turn(scene, "Ana")
    live = next(one for one in scene.bot.live_panels._panels.values() if one.message.id == panel.post.id)
    with scene.club.as_the_bot():
        scene.bot.live_panels._start(live)
    await asyncio.sleep(0.1)
    await scene.bot.live_panels.pause(panel.post.id)
    clicked.set()
    await scene.club.settle()
    assert "Draw" not in labels(panel)
    assert log in {button.custom_id for button in panel.post.buttons}
    with scene.club.as_the_bot():
        scene.bot.live_panels.go_on(panel.post.id)
    await scene.club.advance(seconds=3)
    assert "Draw" in labels(panel)


async def test_a_hand_that_the_public_board_opened_is_never_drawn_into_the_board(scene):
    """The original answer of a click on the board may be the board, so no hand is addressed by it."""
    panel = await scene.open_hand("Ben")
    await take_turn(scene, "Ana")
    board = scene.board.text
    await scene.club.advance(seconds=3)
    assert "Draw" in labels(panel)
    assert scene.board.text == board
    assert all("/messages/@original" not in one.path for one in scene.club.traffic.requests)


async def test_a_message_that_others_see_follows_nothing(scene):
    panel = await scene.open_hand("Ben")
    live = next(one for one in scene.bot.live_panels._panels.values() if one.message.id == panel.post.id)
    scene.bot.live_panels.forget(panel.post.id)
    live.message.flags.ephemeral = False
    scene.bot.live_panels.follow(live.interaction, live.message, live.table, live.state, live.draw)
    assert panel.post.id not in scene.bot.live_panels._panels


async def test_a_picture_that_stays_is_not_uploaded_again(club):
    await club.restart_as(partial(make_bot, has_pictures=True))
    scene = await started(club, state=playing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    panel = await scene.open_hand("Dot")
    [before] = panel.post.attachments
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)
    assert "Ben" in panel.text
    [after] = panel.post.attachments
    assert after["id"] == before["id"]


@pytest.fixture
async def last_card(club) -> Scene:
    """A table at which Ana goes out with her next discard."""
    return await started(club, state=playing("9", melds="KKKKKKK", pile="9H").state)


async def go_out(scene: Scene) -> Reply:
    ana = scene.club["Ana"]
    return await discard_first(ana, await scene.open_hand("Ana"))


async def test_who_ends_the_round_sees_first_how_it_ended_and_what_it_brought(last_card):
    panel = await go_out(last_card)
    assert "went out" in panel.text
    assert "Next" in labels(panel)
    assert "Your hand" not in panel.text
    panel = await last_card.club["Ana"].click(panel, "Next round")
    assert "Your hand · 11 cards" in panel.text


async def test_open_hands_show_the_result_and_the_next_hand_when_its_turn_has_come(last_card):
    hands = {name: await last_card.open_hand(name) for name in ("Ben", "Cyd", "Dot")}
    await go_out(last_card)
    await last_card.club.advance(seconds=3)
    for panel in hands.values():
        assert "went out" in panel.text
        assert "Your hand" not in panel.text
    # Ben, who sits after the dealer, begins the next round.
    starter = (await last_card.state()).table.turn.seat
    first, second = ("Ana", "Ben", "Cyd", "Dot")[starter], ("Ana", "Ben", "Cyd", "Dot")[(starter + 1) % 4]
    await take_turn(last_card, first)
    await last_card.club.advance(seconds=3)
    for name, panel in hands.items():
        if name == second:
            assert "Draw" in labels(panel)
        elif name != first:
            assert "went out" in panel.text


async def test_who_left_an_open_hand_behind_counts_as_gone(scene):
    """A hand that is drawn anew is no click: its owner is called as soon as they have gone away."""
    await scene.open_hand("Ben")
    await scene.club.advance(minutes=2, seconds=1)
    await take_turn(scene, "Ana")
    await scene.club.advance(seconds=3)  # Ben's hand was drawn anew
    ben = scene.club["Ben"].id
    assert scene.services.presence.until(scene.table, ben) is None
    assert scene.pings()[-1].pings == (ben,)


async def test_a_hand_that_is_drawn_when_the_turn_comes_does_not_put_the_call_off(scene):
    await scene.open_hand("Ben")
    await scene.club.advance(minutes=1)
    await take_turn(scene, "Ana")
    assert not [post for post in scene.pings() if scene.club["Ben"].id in post.pings]
    await scene.club.advance(minutes=1, seconds=1)  # two minutes after the click
    assert scene.pings()[-1].pings == (scene.club["Ben"].id,)
