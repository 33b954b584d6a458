"""``/learn``: all chapters by the buttons that are shown, with every wrong tap, and the way back to it later."""

import pytest

from bot.canasta.rules.presets import rules_of
from bot.ui.learning.panel import tap_text
from bot.ui.learning.steps import CHAPTERS, KNOWN_FROM_RUMMY, STEPS
from bot.ui.texts import texts_for
from bot.ui.words.options import preset_name
from tests.campaigns.fuzz.hostile import forged_click
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import Scene

texts = texts_for()


def labels(reply) -> list[str]:
    return [button.label for button in reply.post.buttons]


async def test_the_whole_course_is_played_by_its_buttons_with_every_wrong_tap(club):
    ana = club["Ana"]
    shown = await ana.slash("learn")
    assert shown.private
    shown = await play_through(ana, await ana.click(shown, "Begin"), STEPS)
    assert "That is all you need" in shown.text
    hand = await ana.click(shown, "Play a first match")
    assert "Your hand" in hand.text
    again = await ana.slash("learn")
    assert labels(again) == ["From the beginning", "Play a first match"]


async def play_through(ana, shown, steps):
    """Tap every tap of these steps, the right one last; return what the last one shows."""
    for number, step in enumerate(steps, start=1):
        assert f"{number}. {texts(f'learn-{step.name}-title')}" in shown.text
        for place in range(1, len(step.taps) + 1):
            label = tap_text(texts, step, place)
            if place == step.right:
                continue
            wrong = await ana.click(shown, label)
            assert "❌" in wrong.text
            assert labels(wrong) == labels(shown), "a wrong tap takes nothing away"
        shown = await ana.click(shown, tap_text(texts, step, step.right))
        assert "✅" in shown.text
        assert f"Step {number} of {len(steps)}" in shown.text
        if number < len(steps):
            shown = await ana.click(shown, "Next")
    return shown


@pytest.mark.parametrize("number", range(1, len(CHAPTERS)), ids=lambda number: CHAPTERS[number].preset)
async def test_every_chapter_is_played_by_its_buttons_and_ends_with_a_match_of_its_game(club, number):
    ana, chapter = club["Ana"], CHAPTERS[number]
    game = preset_name(texts, chapter.preset)
    course = await ana.slash("learn")
    assert game in course.text
    (menu,) = course.post.menus
    (value,) = (value for value, label in menu.options.items() if label == game)
    shown = await ana.select(course, value)
    assert f"{game} · 1. " in shown.text
    shown = await play_through(ana, shown, chapter.steps)
    assert f"the heart of {game}" in shown.text
    assert labels(shown) == [f"Practise {game}", "Overview"]
    hand = await ana.click(shown, f"Practise {game}")
    assert game in hand.text
    assert "Your hand" in hand.text
    assert (await Scene(club).record()).rules == rules_of(chapter.preset)
    assert labels(await ana.slash("learn")) == ["Begin", "I know rummy"], (
        "only the steps of Classic are counted"
    )


@pytest.mark.parametrize(
    "custom_id",
    [
        "cn:learnstep:0:0:12",
        f"cn:learnstep:0:0:{len(CHAPTERS) * 100}",
        "cn:learntap:0:0:100:4",
        "cn:learntap:0:0:103:1",
    ],
)
async def test_a_step_that_there_is_not_is_an_outdated_button(club, custom_id):
    ana = club["Ana"]
    shown = await ana.slash("learn")
    answer = Reply(club, await forged_click(club, ana, shown.post, custom_id))
    assert texts("panel-outdated") in answer.text


async def test_who_leaves_goes_on_later_and_another_begins_at_the_beginning(club):
    ana = club["Ana"]
    shown = await ana.click(await ana.slash("learn"), "Begin")
    await ana.click(shown, tap_text(texts, STEPS[0], STEPS[0].right))
    again = await ana.slash("learn")
    assert f"1 of {len(STEPS)} steps" in again.text
    assert f"2. {texts(f'learn-{STEPS[1].name}-title')}" in (await ana.click(again, "Go on")).text
    assert labels(await club["Ben"].slash("learn")) == ["Begin", "I know rummy"]


async def test_who_knows_rummy_begins_further_on_and_any_step_can_be_chosen(club):
    ana = club["Ana"]
    course = await ana.slash("learn")
    shown = await ana.click(course, "I know rummy")
    assert f"{KNOWN_FROM_RUMMY + 1}. " in shown.text
    overview = await ana.click(shown, "Overview")
    chosen = await ana.select(overview, str(len(STEPS) - 1))
    assert f"{len(STEPS)}. {texts('learn-score-title')}" in chosen.text
