"""A hand described for those who do not see its picture."""

import pytest

from bot.canasta.cards import FACES, JOKER, cards_of
from bot.ui.hand.own_cards import alt_text
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits

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
