import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.cards import FACES, JOKER, NO_CARDS, Rank, Suit, card, cards_of
from bot.canasta.notation import exact_cards
from bot.canasta.notation import parse_cards as typed_cards
from bot.ui.texts import texts_for
from bot.ui.words.cards import (
    card_text,
    cards_by_rank,
    cards_listed,
    cards_with_suits,
    fact_card,
    fact_cards,
    fact_cards_by_rank,
    fact_rank,
    hand_by_rank,
    hand_lines,
    rank_name,
    rank_text,
)
from tests.support.as_text import suits

texts = texts_for()
HAND = cards_of(exact_cards("KH KS KH QD 10C 10S 7D 2S 2S * 3C AH"))


def test_cards_by_rank_and_suit():
    assert cards_by_rank(HAND) == "A×1 · K×3 · Q×1 · 10×2 · 7×1 · 3×1 · 2×2 · Joker×1"
    assert cards_by_rank(HAND, " + ").startswith("A×1 + K×3")
    assert cards_with_suits(HAND) == suits("A♥ · K♥♥♠ · Q♦ · 10♣♠ · 7♦ · 3♣ · 2♠♠ · Joker×1")
    assert cards_listed(cards_of(exact_cards("4C KH *"))) == suits("K♥, 4♣, Joker")
    assert hand_by_rank(HAND).startswith("A · K×3 · Q · 10×2 · 7")
    assert cards_by_rank(NO_CARDS) == cards_listed(NO_CARDS) == hand_by_rank(NO_CARDS) == ""


def test_a_hand_in_lines():
    assert hand_lines(texts, HAND).splitlines() == [
        "**A · K×3 · Q · 10×2 · 7**",
        "🃏 Wild: 2×2 · Joker×1",
        "⛔ Black threes: 3×1",
    ]
    assert hand_lines(texts, HAND, suits=True).splitlines()[0] == suits("**A♥ · K♥♥♠ · Q♦ · 10♣♠ · 7♦**")
    assert hand_lines(texts, cards_of(exact_cards("3H"))) == "🔺 Red threes: 3♥"
    assert hand_lines(texts, NO_CARDS) == "No cards."


@given(st.lists(st.sampled_from(FACES), max_size=60))
def test_no_card_is_left_out(cards):
    shown = cards_by_rank(cards_of(cards)).split(" · ") if cards else []
    assert sum(int(part.partition("×")[2]) for part in shown) == len(cards)
    assert len(cards_listed(cards_of(cards)).split(", ")) == max(1, len(cards))


@given(st.sampled_from([face for face in FACES if face != JOKER]))
def test_a_card_as_shown_can_be_typed(face):
    assert typed_cards(card_text(face)) == [(face >> 2, face & 3)]


def test_every_rank_has_a_mark_and_a_word():
    assert [rank_text(rank) for rank in Rank] == [
        "Joker",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "J",
        "Q",
        "K",
        "A",
    ]
    assert len({rank_name(texts, rank) for rank in Rank}) == len(Rank)


@pytest.mark.parametrize(
    "fact, text",
    [
        (card(Rank.KING, Suit.HEARTS), "K♥"),
        (JOKER, "Joker"),
        ("KH", "K♥"),
        ("10S", suits("10♠")),
        ("*", "Joker"),
        ("K", "K"),
    ],
)
def test_cards_among_facts(fact, text):
    assert fact_card(fact) == fact_cards(fact) == text


def test_several_cards_and_ranks_among_facts():
    assert fact_cards((card(13, 2), "4C")) == suits("K♥, 4♣")
    assert fact_cards_by_rank((card(13, 2), "KC", "4C", "*")) == "K×2, 4×1, Joker×1"
    assert fact_rank(texts, 13) == fact_rank(texts, "K") == "kings"
    assert fact_rank(texts, "*") == "jokers"
    assert fact_rank(texts, "what") == "what"
