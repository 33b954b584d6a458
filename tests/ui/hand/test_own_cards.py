"""A hand described for those who do not see its picture."""

import re

import pytest

from bot.canasta.cards import FACES, JOKER, NO_CARDS, cards_of
from bot.canasta.hand_order import HandOrder
from bot.ui.hand import shown_hand
from bot.ui.hand.shown_hand import PanelStyle, alt_text, emojis_of_hand, picture_of_hand
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.builders import playing
from tests.support.samples import all_emojis_uploaded

texts = texts_for()


def test_every_card_is_described():
    said = alt_text(texts, cards_of(FACES))
    assert said.count("hearts") == said.count("spades") == 13
    assert said.startswith("Your hand: four aces (clubs, diamonds, hearts, spades), four kings")
    assert said.endswith("four 2s (clubs, diamonds, hearts, spades) and a joker.")


@pytest.mark.parametrize("copies", [1, 2, 3, 6])
def test_the_largest_hands_are_described_within_the_limit(copies):
    cards = cards_of([face for face in FACES if face != JOKER] * copies)
    said = alt_text(texts, cards)
    assert limits.utf16(said) <= limits.ALT_TEXT
    assert "…" not in said
    for word in ("aces", "kings", "queens", "jacks", *(f"{rank}s" for rank in range(2, 11))):
        assert word in said


@pytest.mark.parametrize(
    "order, names",
    [
        (None, "ace_of_hearts king_of_clubs four_of_hearts joker"),
        (HandOrder.LOW, "four_of_hearts king_of_clubs ace_of_hearts joker"),
        (HandOrder.SUIT, "four_of_hearts ace_of_hearts king_of_clubs joker"),
    ],
)
def test_emojis_stand_in_the_order_that_their_owner_likes(order, names):
    view = playing("AH KC 4H *").view(0)
    shown = str(emojis_of_hand(view, PanelStyle(all_emojis_uploaded(), order=order)))
    assert re.findall(r":([a-z]+_of_[a-z]+|joker)", re.sub("(?:green|blue)_", "", shown)) == names.split()


async def test_a_picture_and_its_description_have_the_order_that_their_owner_likes(monkeypatch):
    scenes = []

    def noted(scene):
        scenes.append(scene)
        return b""

    monkeypatch.setattr(shown_hand, "hand_picture", noted)
    view = playing("AH KC 4H *").view(0)
    for order, first in ((None, "an ace"), (HandOrder.LOW, "a four"), (HandOrder.SUIT, "an ace")):
        picture = await picture_of_hand(texts, view, NO_CARDS, PanelStyle(order=order))
        assert picture is not None
        assert str(picture.description).startswith(f"Your hand: {first} (")
    assert [scene.order for scene in scenes] == [HandOrder.HIGH, HandOrder.LOW, HandOrder.SUIT]
