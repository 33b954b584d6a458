import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.cards import FACES, JOKER, NO_CARDS, Rank, Suit, card, cards_of
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.card_parser import parse_cards as typed_cards
from bot.ui.texts import texts_for
from bot.ui.words.cards import (
    card_text,
    cards_counted,
    cards_listed,
    cards_with_suits,
    counted,
    counted_briefly,
    counted_in_list,
    counts_of,
    fact_card,
    fact_cards,
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
    assert cards_counted(texts, HAND) == (
        "an ace, three kings, a queen, two 10s, a seven, a three, two 2s and a joker"
    )
    assert cards_with_suits(texts, HAND) == suits("A♥ · K♥♥♠ · Q♦ · 10♣♠ · 7♦ · 3♣ · 2♠♠ · Joker")
    assert cards_with_suits(texts, cards_of([JOKER, JOKER])) == "two jokers"
    assert cards_listed(cards_of(exact_cards("4C KH *"))) == suits("K♥, 4♣, Joker")
    assert hand_by_rank(texts, HAND).startswith("A · K K K · Q · 10 10 · 7")
    assert cards_counted(texts, NO_CARDS) == cards_listed(NO_CARDS) == hand_by_rank(texts, NO_CARDS) == ""


@pytest.mark.parametrize(
    "counts, sentence, listed, brief",
    [
        ([(7, 5)], "five 7s", "five 7s", "five 7s"),
        ([(8, 4), (2, 1)], "four 8s and a two", "four 8s with a two", "8 8 8 8 2"),
        ([(8, 5), (2, 1)], "five 8s and a two", "five 8s with a two", "five 8s and a two"),
        ([(13, 3), (1, 1)], "three kings and a joker", "three kings with a joker", "K K K Joker"),
        (
            [(12, 2), (2, 2), (1, 1)],
            "two queens, two 2s and a joker",
            "two queens with two 2s and a joker",
            "Q Q 2 2 Joker",
        ),
        ([(2, 1)], "a two", "a two", "a two"),
        ([(2, 2), (1, 2)], "two 2s and two jokers", "two 2s and two jokers", "two 2s and two jokers"),
        ([(8, 1)], "an eight", "an eight", "an eight"),
        ([(14, 12)], "twelve aces", "twelve aces", "twelve aces"),
        ([(10, 13)], "13 10s", "13 10s", "13 10s"),
    ],
)
def test_counted_cards_in_a_sentence_in_a_list_and_where_space_is_short(counts, sentence, listed, brief):
    assert counted(texts, counts) == sentence
    assert counted_in_list(texts, counts) == listed
    assert counted_briefly(texts, counts) == brief


def test_many_of_a_rank_in_a_hand_are_counted_in_words():
    hand = cards_of(exact_cards("KH KH KS KS 7C 7C 7D 7D 7H 4C"))
    assert hand_by_rank(texts, hand) == "K K K K · five 7s · 4"


def _number_shown(part: str) -> int:
    """Return how many cards a part of a hand's line shows, side by side or counted in words."""
    words = part.split()
    if not part.endswith("s"):
        return len(words)
    numbers = ["five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    return numbers.index(words[0]) + 5 if words[0] in numbers else int(words[0])


def test_a_hand_in_lines():
    assert hand_lines(texts, HAND).splitlines() == [
        "**A · K K K · Q · 10 10 · 7**",
        "🃏 Wild: two 2s and a joker",
        suits("⛔ Black threes: 3♣"),
    ]
    assert hand_lines(texts, HAND, suits=True).splitlines()[0] == suits("**A♥ · K♥♥♠ · Q♦ · 10♣♠ · 7♦**")
    assert hand_lines(texts, cards_of(exact_cards("3H"))) == "🔺 Red threes: 3♥"
    assert hand_lines(texts, NO_CARDS) == "No cards."


@given(st.lists(st.sampled_from(FACES), max_size=60))
def test_no_card_is_left_out(cards):
    counts = counts_of(cards_of(cards))
    assert sum(count for _, count in counts) == len(cards)
    shown = hand_by_rank(texts, cards_of(cards)).split(" · ") if cards else []
    assert len(shown) == len(counts)
    assert sum(_number_shown(part) for part in shown) == len(cards)
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
    assert fact_rank(texts, 13) == fact_rank(texts, "K") == "kings"
    assert fact_rank(texts, "*") == "jokers"
    assert fact_rank(texts, "what") == "what"
