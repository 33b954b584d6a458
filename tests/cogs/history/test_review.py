"""*Review round* below the result and in the score: one's own turning points, for one's own eyes."""

import re
from datetime import timedelta

import pytest

from bot.players.strong import appraisal
from bot.service.matches.record import TableStatus
from bot.ui.toolkit.rate_limit import Allowance
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.support.appraisals import AppraisedByLot, appraised_by_lot
from tests.support.simulated_discord.scene import Scene, started

LABEL = "Review round"


@pytest.fixture
def asked(monkeypatch) -> AppraisedByLot:
    return appraised_by_lot(monkeypatch)


async def after_a_round(club) -> Scene:
    scene = await started(club)
    await scene.play_round()
    return scene


def result(scene: Scene):
    """The public result of the round."""
    [post] = [
        post
        for post in scene.public()
        if any(button.custom_id.startswith("cn:review:") for button in post.buttons)
    ]
    return post


async def test_the_turning_points_are_told_to_the_player_alone(club, asked):
    scene = await after_a_round(club)
    public = [post.text for post in scene.public()]
    await club.restart()
    told = await club["Ana"].click(result(scene), LABEL)
    assert told.private
    assert "Round 1" in told.text
    assert "turning point" in told.text
    assert re.search(r"Better by about [\d,]+ points: [a-z][^.]*\.", told.text)
    assert "Dealt and drawn: your side" in told.text
    assert {view.seat for view, _ in asked.asked} == {0}
    assert [post.text for post in scene.public()] == public


async def test_who_made_no_play_is_told_so(club, asked):
    scene = await after_a_round(club)
    refused = await club["Eve"].click(result(scene), LABEL)
    assert refused.private
    assert "You made no plays in round 1" in refused.text
    assert asked.asked == []


async def test_the_score_leads_to_it_too(club, asked):
    scene = await after_a_round(club)
    score = await club["Ben"].slash("score", where=scene.place)
    told = await club["Ben"].click(score, LABEL)
    assert "Better by about" in told.text
    assert LABEL not in [
        button.label for button in (await club["Eve"].slash("score", where=scene.place)).post.buttons
    ]


async def test_it_is_not_offered_where_plays_cannot_be_compared(club, asked, monkeypatch):
    monkeypatch.setattr(appraisal, "covers", lambda rules: False)
    scene = await after_a_round(club)
    buttons = [button.label for post in scene.public() for button in post.buttons]
    assert "Replay" in buttons
    assert LABEL not in buttons


async def test_a_running_round_is_not_reviewed(club, asked):
    scene = await after_a_round(club)
    await raw_click(club, club["Ana"], result(scene), f"cn:review:{scene.table}:0:2")
    assert asked.asked == []


async def test_who_asks_too_often_waits(club, asked):
    scene = await after_a_round(club)
    club.bot.rate_limits.reviews = Allowance(club.bot.clock, 1, timedelta(minutes=1))
    await club["Ana"].click(result(scene), LABEL)
    refused = await club["Ana"].click(result(scene), LABEL)
    assert "Please wait" in refused.text


async def test_one_goes_on_from_a_turning_point_against_computers(club, asked):
    """In one's own seat, alone, until the round is over; nobody else goes on from the plays of others."""
    scene = await after_a_round(club)
    public = [post.text for post in scene.public()]
    told = await club["Ben"].click(result(scene), LABEL)
    assert "dealt anew" in told.text
    buttons = [button for button in told.post.buttons if button.label.startswith("Go on from turn")]
    assert 1 <= len(buttons) <= 3
    await club.restart()
    practice = await club["Ben"].click(told, custom_id=buttons[0].custom_id)
    assert practice.private
    assert "Practice from turn" in practice.text
    first = practice.post.buttons[0]
    assert "Cards that you could not see are dealt anew" in practice.text
    there = Scene(club, scene.table + 1)
    record = await there.record()
    assert record.is_practice
    assert [(holder.seat, holder.name) for holder in record.people] == [(1, "Ben")]
    assert [post.text for post in scene.public()] == public
    for name in ("Ana", "Eve"):
        refused = await raw_click(club, club[name], result(scene), buttons[0].custom_id)
        assert "You made no plays" in refused.response._message.content
    assert await club.bot.services.queries.tables_in(club.guild.id) == (await scene.record(),)
    # The last of its one round is the last of the match, which can be begun again from the same turn.
    for _ in range(400):
        if (await there.record()).status is not TableStatus.PLAYING:
            break
        await there._play_on()
        await there.calm()
    over = await club["Ben"].slash("hand", where=scene.place, table=there.table)
    assert "points" in over.text
    assert "Practise again" not in [button.label for button in over.post.buttons]
    shown = over
    for command in ("score", "replay"):
        shown = await club["Ben"].slash(command, where=scene.place, table=there.table)
        labels = [button.label for button in shown.post.buttons]
        assert labels
        assert not {"Verify", "JSON", "Text"} & set(labels), command
    refused = await raw_click(club, club["Ben"], shown.post, f"cn:asjson:{there.table}:0")
    assert "there is no deal to check or to export" in refused.response._message.content
    log = await club["Ben"].slash("log", where=scene.place, table=there.table)
    assert "goes on from here" in (await club["Ben"].click(log, "⏮ First")).text
    again = await club["Ben"].click(over, "Try again")
    assert "Once more" in again.text
    assert again.post.buttons[0].label == first.label
