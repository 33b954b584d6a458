"""``/help``: the pages of the glossary and the tips by their menus and buttons."""

from functools import partial

from bot.service.advice.tips import TIPS
from bot.ui.help.pages import TOPICS
from bot.ui.help.tip_pages import tip_title
from bot.ui.texts import texts_for
from tests.support.simulated_discord.composition import make_bot

texts = texts_for()
WORDS, ADVICE = str(TOPICS.index("words")), str(TOPICS.index("tips"))


def labels(reply) -> list[str]:
    return [button.label for button in reply.post.buttons]


async def test_the_glossary_is_turned_over_and_back(club):
    ana = club["Ana"]
    page = await ana.select(await ana.slash("help"), WORDS, starts="cn:help:")
    assert page.private
    assert "**Meld**" in page.text
    assert labels(page) == ["More"]
    page = await ana.click(page, "More")
    assert "**Frozen**" in page.text
    page = await ana.click(page, "More")
    assert "**Turn card**" in page.text
    assert labels(page) == ["Back"]
    page = await ana.click(page, "Back")
    assert "**Frozen**" in page.text


async def test_the_tips_are_read_one_after_the_other(club):
    ana = club["Ana"]
    page = await ana.select(await ana.slash("help"), ADVICE, starts="cn:help:")
    for number in range(len(TIPS)):
        page = await ana.click(page, "More")
        assert tip_title(texts, number) in page.text
        assert " is best." in page.text
    assert labels(page) == ["Back"]
    page = await ana.click(page, "Back")
    assert tip_title(texts, len(TIPS) - 2) in page.text


async def test_a_tip_is_chosen_and_left_for_another_topic(club):
    ana = club["Ana"]
    page = await ana.select(await ana.slash("help"), ADVICE, starts="cn:help:")
    page = await ana.select(page, "6", starts="cn:helptip:")
    assert tip_title(texts, 6) in page.text
    page = await ana.select(page, WORDS, starts="cn:help:")
    assert "**Meld**" in page.text


async def test_a_tip_shows_its_hand_as_a_picture(club):
    await club.restart_as(partial(make_bot, has_pictures=True))
    ana = club["Ana"]
    page = await ana.select(await ana.slash("help"), ADVICE, starts="cn:help:")
    assert not page.post.attachments
    page = await ana.click(page, "More")
    [picture] = page.post.attachments
    assert picture["filename"].startswith("tip-")
    assert picture["description"].startswith("Your hand: two kings (diamonds, spades)")
    assert "Your hand" not in page.text
    page = await ana.click(page, "Back")
    assert not page.post.attachments
