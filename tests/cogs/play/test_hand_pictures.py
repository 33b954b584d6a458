"""The hand as a picture: sent, kept, replaced, described, and told in other ways where no picture can be shown."""

from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from bot.canasta.hand_order import HandOrder
from bot.pictures.emojis import EMOJI_NAMES
from bot.service.people.settings import HandStyle
from bot.ui.hand import shown_hand
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import started
from tests.support.simulated_discord.tapping import card_buttons, discard_first
from tests.support.simulated_discord.uploads import forbid_files, only_file, uploads

pytestmark = pytest.mark.usefixtures("answers")

HAND = "KH KH 5H 5C 3S QS JC *"
WORDS = "K K · Q · J · 5 5"


@pytest.fixture
async def shown(club: Club) -> Club:
    """A club whose bot draws pictures, and has no emojis; its pictures are not refused."""
    club.discord.refused_files = 0
    await club.restart_as(partial(make_bot, has_pictures=True))
    return club


def picture_of(post: Post) -> bytes:
    """The bytes of the only picture of a message."""
    content = only_file(post)
    image = Image.open(BytesIO(content))
    assert (image.format, image.width) == ("PNG", 600)
    return content


async def test_a_hand_is_a_picture_that_its_description_tells_in_words(shown):
    scene = await started(shown, state=playing(HAND).state)
    panel = await scene.open_hand("Ana")
    assert panel.private
    assert picture_of(panel.post)
    [file] = panel.post.attachments
    assert file["description"] == (
        "Your hand: two kings (hearts, hearts), a queen (spades), a jack (clubs), two 5s (clubs, hearts), "
        "a three (spades) and a joker."
    )
    assert WORDS not in panel.text
    assert "Your hand · 8 cards" in panel.text


async def test_a_picture_that_stays_the_same_is_not_uploaded_again(shown):
    scene = await started(shown, state=drawing("4 5 6 7").state)
    panel = await scene.open_hand("Ana")
    before, count = picture_of(panel.post), len(uploads(shown))
    await shown["Ana"].click(panel, "Refresh")
    assert picture_of(panel.post) == before
    assert len(uploads(shown)) == count
    await shown["Ana"].click(panel, "Draw")
    assert picture_of(panel.post) != before
    assert len(uploads(shown)) > count


async def test_people_choose_how_their_cards_are_shown(shown):
    scene = await started(shown, state=drawing(HAND).state)
    panel = await scene.open_hand("Ana")
    assert picture_of(panel.post)
    settings = await shown["Ana"].click(await shown["Ana"].slash("settings"), "Look")
    assert "as a picture" in settings.text
    await shown["Ana"].select(settings, "words", starts="cn:owncards:")
    assert "in words" in settings.text
    await shown["Ana"].click(panel, "Refresh")
    assert not panel.post.attachments
    assert WORDS in panel.text
    await shown["Ana"].select(settings, "picture", starts="cn:owncards:")
    assert (await scene.open_hand("Ana")).post.attachments


async def test_text_only_shows_no_pictures_until_pictures_are_chosen(shown):
    scene = await started(shown, state=playing(HAND).state)
    settings = await shown["Ana"].click(await shown["Ana"].slash("settings"), "Look")
    await shown["Ana"].click(settings, "Text only")
    assert settings.post.menu(starts="cn:owncards:").chosen == ("words",)
    assert not (await scene.open_hand("Ana")).post.attachments
    await shown["Ana"].select(settings, "picture", starts="cn:owncards:")
    assert "Text only: off" in settings.text
    assert (await scene.open_hand("Ana")).post.attachments


async def test_emojis_stand_in_the_hand_of_those_who_choose_them(club):
    for name in sorted(EMOJI_NAMES):
        club.env.backend.create_application_emoji(name)
    await club.restart_as(partial(make_bot, has_emojis=True, has_pictures=True))
    await club.settle()
    scene = await started(club, state=drawing(HAND).state)
    await club.bot.services.settings.choose(club["Ana"].id, own_cards=HandStyle.EMOJIS)
    panel = await scene.open_hand("Ana")
    assert not panel.post.attachments
    assert WORDS not in panel.text
    assert panel.text.count(":king_of_hearts_1:") == 2
    assert panel.text.index(":king_of_hearts_1:") < panel.text.index(":joker_1:")
    await club.bot.services.settings.choose(club["Ana"].id, own_cards=HandStyle.WORDS)
    assert WORDS in (await scene.open_hand("Ana")).text


async def test_after_the_draw_the_buttons_show_the_cards_in_place_of_a_picture(club):
    for name in sorted(EMOJI_NAMES):
        club.env.backend.create_application_emoji(name)
    club.discord.refused_files = 0
    await club.restart_as(partial(make_bot, has_emojis=True, has_pictures=True))
    await club.settle()
    scene = await started(club, state=drawing("KH KH 5H 5C 3S QS JC *").state)
    panel = await scene.open_hand("Ana")
    assert picture_of(panel.post)
    panel = await club["Ana"].click(panel, "Draw")
    assert not panel.post.attachments
    assert len(card_buttons(panel.post)) >= 6
    # The picture is back when the turn is over.
    await discard_first(club["Ana"], panel)
    assert picture_of(panel.post)


async def test_where_no_files_may_be_attached_a_hand_is_told_in_words(shown):
    scene = await started(shown, state=drawing("4 5 6 7").state)
    panel = await scene.open_hand("Ana")
    assert panel.post.attachments
    forbid_files(shown)
    await shown["Ana"].click(panel, "Draw")
    assert not panel.post.attachments
    assert "7 · 6 · 5" in panel.text


@pytest.mark.parametrize("status, code", [(413, 40005), (403, 50013)])
async def test_a_picture_that_discord_refuses_is_replaced_by_words(shown, answers, status, code):
    scene = await started(shown, state=playing(HAND).state)
    shown.refuse(*answers, status=status, code=code)
    panel = await scene.open_hand("Ana")
    assert WORDS in panel.text
    assert not panel.post.attachments


async def test_whichever_files_discord_refuses_a_hand_is_complete_and_has_no_old_file(shown):
    shown.discord.refused_files = 0.5
    scene = await started(shown, state=drawing(HAND).state)
    panel = await scene.open_hand("Ana")
    for order in [*HandOrder] * 4:
        await shown.bot.services.settings.choose(shown["Ana"].id, hand_order=order)
        await shown["Ana"].click(panel, "Refresh")
        assert (len(panel.post.attachments) == 1) != ("K K" in panel.text)


async def test_a_hand_that_cannot_be_drawn_is_told_in_words(tmp_path, no_logged_errors, monkeypatch):
    def fails(scene):
        raise OSError("no font")

    monkeypatch.setattr(shown_hand, "hand_picture", fails)
    no_logged_errors.expect("could not be drawn")
    async with open_club(
        tmp_path / "canasta.db", partial(make_bot, has_pictures=True), audited=False
    ) as club:
        scene = await started(club, state=playing(HAND).state)
        assert WORDS in (await scene.open_hand("Ana")).text
