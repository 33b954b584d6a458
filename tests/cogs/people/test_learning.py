"""``/learn``: the whole course by the buttons that are shown, with every wrong tap, and the way back to it later."""

from bot.ui.learning.panel import tap_text
from bot.ui.learning.steps import KNOWN_FROM_RUMMY, STEPS
from bot.ui.texts import texts_for

texts = texts_for()


def labels(reply) -> list[str]:
    return [button.label for button in reply.post.buttons]


async def test_the_whole_course_is_played_by_its_buttons_with_every_wrong_tap(club):
    ana = club["Ana"]
    shown = await ana.slash("learn")
    assert shown.private
    shown = await ana.click(shown, "Begin")
    for number, step in enumerate(STEPS, start=1):
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
        if number < len(STEPS):
            shown = await ana.click(shown, "Next")
    assert "That is all you need" in shown.text
    hand = await ana.click(shown, "Play a first match")
    assert "Your hand" in hand.text
    again = await ana.slash("learn")
    assert labels(again) == ["From the beginning", "Play a first match"]


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
