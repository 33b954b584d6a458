"""When the database takes its time, Discord is told in time that an answer is coming, and the answer comes.

What took long is told in the log and the metrics, with what it waited for.
"""

import asyncio
import logging
from datetime import timedelta
from functools import partial

import discord
import pytest
from simcord import interactions
from simcord.backend import serializers

from bot.ui.toolkit import interaction
from tests.support.builders import drawing, playing
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
    club.discord.refused_files = 0
    await club.restart_as(partial(make_bot, has_pictures=True))
    scene = await started(club, state=drawing("4 5 6 7").state)
    slow(scene.services.queries, "hand")
    opened = await scene.open_hand("Ana")
    [first] = opened.post.attachments
    await club["Ana"].click(opened, "Refresh")
    assert opened.post.attachments == [first]


async def test_the_picture_of_a_hand_is_replaced_late(club, slow):
    club.discord.refused_files = 0
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
    assert (await scene.record()).seat_of(club["Ben"].id) == 2
    assert private_answers(await club["Ben"].click(scene.lobby, "Join"))


async def test_what_was_asked_while_the_process_stood_still_is_let_go_with_one_line(
    club, caplog, monkeypatch
):
    """Discord has given it up: nothing is done, and nobody hears of it but the operator, once."""
    scene = await started(club, ("Ana",))
    board, before = scene.board, await scene.record()
    old = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(seconds=20))
    hand = next(button.custom_id for button in board.buttons if button.custom_id.startswith("cn:hand:"))
    data = {"custom_id": hand, "component_type": 2}
    club.bot.open_interactions.stood_still(2)
    assert not club.bot.open_interactions.is_let_go(discord.utils.snowflake_time(old)), (
        "only the clock differs"
    )
    club.bot.open_interactions.stood_still(20)
    sent = len(club.traffic.requests)
    with caplog.at_level(logging.WARNING):
        for number in range(50):
            record, payload = interactions.base_payload(
                club.env.backend,
                type=3,
                channel_id=scene.place.id,
                guild_id=club.guild.id,
                user_id=club["Ana"].id,
                data=data,
            )
            record.responded = True  # nobody is there any more who waits for it
            payload["id"] = str(old + number)
            payload["message"] = dict(serializers.message_payload(club.env.backend, board.stored))
            club.env.backend.emit("INTERACTION_CREATE", payload)
        await club.settle()
        await scene.open_hand("Ana")
        await club.advance(seconds=2)
    assert [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING] == [
        "the process stood still; 50 interactions from before were let go"
    ]
    assert await scene.record() == before
    assert len(club.traffic.requests) == sent + 1
    monkeypatch.setattr("bot.ui.toolkit.open_interactions._AFTERMATH", -1)
    club.bot.open_interactions.stood_still(20)
    assert not club.bot.open_interactions.is_let_go(discord.utils.snowflake_time(old))


async def test_a_slow_answer_is_told_with_what_it_waited_for(club, caplog, monkeypatch):
    scene = await started(club, state=playing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    hand = await scene.open_hand("Ana")
    caplog.set_level(logging.WARNING)
    told: list[dict[str, float]] = []
    monkeypatch.setattr(type(club.bot.metrics), "was_slow", lambda _, spent: told.append(dict(spent)))
    await club["Ana"].click(hand, "Refresh")
    assert (told, caplog.messages) == ([], [])
    monkeypatch.setattr(interaction, "_SLOW", -1.0)
    await club["Ana"].click(await scene.open_hand("Ana"), "4 4")
    assert "commit" in told[-1]
    assert "rest" in told[-1]
    assert all(seconds >= 0 for seconds in told[-1].values())
    [line] = [message for message in caplog.messages if message.startswith("cn:tap:")]
    assert line.startswith("cn:tap:1:")
    assert "s: " in line
    assert "commit 0." in line


@pytest.mark.parametrize("part", ["commit", "rest"])
async def test_the_metrics_count_where_the_time_went(club, part):
    metrics = club.bot.metrics
    metrics.was_slow({part: 2.5})
    metrics.was_slow({part: 1.0})
    name = "canasta_slow_answer_seconds_total"
    assert metrics.registry.get_sample_value(name, {"part": part}) == 3.5
