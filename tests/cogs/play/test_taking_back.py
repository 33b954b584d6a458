"""Taking back by button and by command: offered only where it works, and clearly refused elsewhere."""

import re

from msgspec import structs

from bot.canasta.actions import Discard, Draw, LayDown
from bot.canasta.engine import legal_actions
from bot.canasta.rules.presets import rules_of
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.matches.commands import Act
from tests.support.fakes import a_key
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import FOUR, Scene, seated
from tests.support.simulated_discord.tapping import discard_first

EASY = rules_of(options={"initial_minimums": ((None, 0),)})
"""Whatever three of a kind somebody holds may be laid down at once."""


async def laying(club, *, allowed: bool = True) -> tuple[Scene, str]:
    """A table where somebody has drawn and can lay something down, and who that is."""
    scene = await seated(club)
    record = await scene.record()
    changed = structs.replace(
        record, revision=record.revision + 1, rules=EASY, terms=Terms(take_back=allowed)
    )
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    for _ in range(60):
        seat = (await scene.state()).table.turn.seat
        name = FOUR[seat]

        async def does(action, name=name):
            await scene.services.play.act(Act(scene.table, club[name].id, action, a_key()))

        await does(Draw())
        options = list(legal_actions(await scene.view(seat)))
        if any(isinstance(action, LayDown) for action in options):
            await scene.calm()
            return scene, name
        await does(next(action for action in options if isinstance(action, Discard)))
    raise AssertionError("nobody can lay anything down")


def labels(reply):
    return [button.label for button in reply.post.buttons]


async def lay_something(club, scene: Scene, name: str):
    panel = await scene.open_hand(name)
    assert "↩️ Take back" not in labels(panel)
    hand = await scene.hand_of(club[name])
    lay = next(action for action in legal_actions(hand.view) if isinstance(action, LayDown))
    await scene.services.play.act(Act(scene.table, club[name].id, lay, a_key()))
    await scene.calm()
    return hand, await scene.open_hand(name)


async def test_a_button_takes_everything_of_the_turn_back(club):
    scene, name = await laying(club)
    before, panel = await lay_something(club, scene, name)
    assert "↩️ Take back" in labels(panel)
    await club.restart()
    done = await club[name].click(panel, "↩️ Take back")
    assert "You took back" in done.text
    assert "↩️ Take back" not in labels(done)
    assert (await scene.hand_of(club[name])).view == before.view
    await club.advance(minutes=1)
    await scene.calm()
    assert re.search(rf"{name}\*\* .*drew", scene.board.text)  # perhaps a red three was laid before
    assert "took back" in scene.board.text


async def test_a_double_click_takes_back_once(club):
    scene, name = await laying(club)
    _, panel = await lay_something(club, scene, name)
    button = panel.post.button("↩️ Take back").custom_id
    version = (await scene.record()).version
    person = club[name]
    replies = await club.at_once(
        SimultaneousClick(person, panel.post, button), SimultaneousClick(person, panel.post, button)
    )
    assert (await scene.record()).version == version + 1
    assert all(reply.post.menus for reply in replies)


async def test_the_command_does_the_same_and_says_why_not(club):
    scene, name = await laying(club)
    before, _ = await lay_something(club, scene, name)
    reply = await club[name].slash("take-back", where=scene.place)
    assert "You took back" in reply.text
    assert (await scene.hand_of(club[name])).view == before.view
    again = await club[name].slash("take-back", where=scene.place)
    assert again.private
    assert "not laid down anything this turn" in again.text
    stranger = await club["Eve"].slash("take-back", where=scene.place)
    assert "do not sit" in stranger.text
    other = FOUR[(FOUR.index(name) + 1) % 4]
    assert "not laid down anything" in (await club[other].slash("take-back", where=scene.place)).text


async def test_after_the_discard_it_is_too_late(club):
    scene, name = await laying(club)
    _, panel = await lay_something(club, scene, name)
    await discard_first(club[name], panel)
    reply = await club[name].slash("take-back", where=scene.place)
    assert "your turn ended <t:" in reply.text


async def test_without_the_house_rule_nothing_of_it_is_offered(club):
    scene, name = await laying(club, allowed=False)
    _, panel = await lay_something(club, scene, name)
    assert "↩️ Take back" not in labels(panel)
    reply = await club[name].slash("take-back", where=scene.place)
    assert "settings do not allow taking back" in reply.text
