"""When the database takes its time, Discord is told in time that an answer is coming, and the answer comes."""

import asyncio
from functools import partial

import pytest

from bot.ui.toolkit import interaction
from tests.support.builders import drawing
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.scene import private_answers, seated, started

pytestmark = pytest.mark.on_disk


@pytest.fixture
def slow(monkeypatch):
    """Makes a method of a service slow, and the bot impatient."""
    monkeypatch.setattr(interaction, "PATIENCE", 0.01)

    def make(service, name):
        real = getattr(service, name)

        async def slowly(*args, **rest):
            await asyncio.sleep(0.1)
            return await real(*args, **rest)

        monkeypatch.setattr(service, name, slowly)

    return make


async def test_a_command_and_the_board(club, slow):
    scene = await started(club, state=drawing("4 5 6 7").state)
    slow(scene.services.queries, "hand")
    typed = await club["Ana"].slash("hand", where=scene.place)
    assert typed.private
    assert "Your hand" in typed.text
    opened = await scene.open_hand("Ana")
    assert opened.private
    assert "Your hand" in opened.text


async def test_a_move(club, slow):
    scene = await started(club, state=drawing("4 5 6 7").state)
    opened = await scene.open_hand("Ana")
    slow(scene.services.play, "act")
    drawn = await club["Ana"].click(opened, "Draw")
    assert drawn.post.id == opened.post.id
    assert "You drew" in drawn.text


async def test_the_picture_of_a_hand_comes_late_and_stays(club, slow):
    await club.restart_as(partial(make_bot, has_pictures=True))
    scene = await started(club, state=drawing("4 5 6 7").state)
    slow(scene.services.queries, "hand")
    opened = await scene.open_hand("Ana")
    [first] = opened.post.attachments
    await club["Ana"].click(opened, "Refresh")
    assert opened.post.attachments == [first]


async def test_the_picture_of_a_hand_is_replaced_late(club, slow):
    await club.restart_as(partial(make_bot, has_pictures=True))
    scene = await started(club, state=drawing("4 5 6 7").state)
    opened = await scene.open_hand("Ana")
    [first] = opened.post.attachments
    slow(scene.services.play, "act")
    await club["Ana"].click(opened, "Draw")
    [later] = opened.post.attachments
    assert later["filename"] != first["filename"]
    assert club.env.backend.cdn.get(later["url"]).startswith(b"\x89PNG")


async def test_refusals_come_late_but_come(club, slow):
    scene = await started(club, state=drawing("4 5 6 7").state)
    slow(scene.services.queries, "hand")
    slow(scene.services.queries, "table")
    refused = await scene.open_hand("Eve")
    assert refused.private
    assert refused.text
    stale = await club["Eve"].slash("draw", where=scene.place)
    assert stale.private
    assert stale.text


async def test_the_lobby(club, slow):
    scene = await seated(club, ("Ana",))
    slow(scene.services.lobby, "join")
    await club["Ben"].click(scene.lobby, "Join")
    assert (await scene.record()).seat_of(club["Ben"].id) == 1
    assert private_answers(await club["Ben"].click(scene.lobby, "Join"))
