"""What the log and the metrics tell of answers that took long: what was asked, and what it waited for."""

import logging

import pytest

from bot.ui.toolkit import interaction
from tests.support.builders import playing
from tests.support.simulated_discord.scene import started


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
