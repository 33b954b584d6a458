"""Cards and plays typed in another language than English."""

import pytest

from bot.canasta.cards import Rank, Suit
from bot.canasta.errors import NotationError
from bot.canasta.notation.card_parser import parse_cards
from bot.ui.hand.parsing import in_notation, reading
from bot.ui.texts import Catalog, Texts

WORDS = (
    "könig=K könige=K dame=Q damen=Q bube=J ass=A auslegen=meld nehmen=take mit=with ja=answer_yes b=J d=Q"
)


@pytest.fixture
def texts(monkeypatch):
    texts = Texts("en")
    monkeypatch.setattr(texts, "_catalog", Catalog("de", [("a.ftl", f"typed-words = {WORDS}")]))
    return texts


@pytest.mark.parametrize(
    "typed, cards",
    [
        ("BB2", [(Rank.JACK, None), (Rank.JACK, None), (Rank.TWO, None)]),
        ("dame dame", [(Rank.QUEEN, None), (Rank.QUEEN, None)]),
        ("DDD", [(Rank.QUEEN, None)] * 3),
        ("d d", [(Rank.QUEEN, None)] * 2),
        ("DH", [(Rank.QUEEN, Suit.HEARTS)]),
        ("B♥ 10", [(Rank.JACK, Suit.HEARTS), (Rank.TEN, None)]),
        ("Ass Könige", [(Rank.ACE, None), (Rank.KING, None)]),
    ],
)
def test_words_and_letters_of_the_language_are_understood(texts, typed, cards):
    assert reading(texts, typed, parse_cards) == cards


@pytest.mark.parametrize("typed", ["KD", "dk", "4D", "JJ", "K D"])
def test_what_means_something_already_means_the_same_in_every_language(texts, typed):
    assert reading(texts, typed, parse_cards) == parse_cards(typed)


def test_verbs_and_what_stands_between(texts):
    assert in_notation(texts, "auslegen DDD mit 2") == "meld QQQ with 2"
    assert in_notation(texts, "ja") == "answer yes"
    assert in_notation(texts, "Clover") == "Clover"


def test_a_refusal_tells_what_was_typed(texts):
    with pytest.raises(NotationError) as refused:
        reading(texts, "BBx", parse_cards)
    assert refused.value.facts["text"] == "BBX"


def test_in_english_nothing_is_replaced():
    assert in_notation(Texts("en"), "meld QQQ, DD") == "meld QQQ, DD"
