"""Cards as text: written one way, read in many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.actions import Discard
from bot.canasta.cards import FACES, JOKER, Rank, Suit, card, cards_of
from bot.canasta.notation.action_parser import parse_lay_down
from bot.canasta.notation.card_parser import (
    card_from_hand,
    cards_from_hand,
    exact_cards,
    parse_card,
    parse_cards,
)
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.notation.writing import card_text, cards_text
from tests.canasta.notation.typed_positions import playing, unreadable, why

# ---------------------------------------------------------------------------------------------------------- cards


def test_every_card_has_one_text_that_names_it():
    texts = [card_text(face) for face in FACES]
    assert len(set(texts)) == 53
    assert {"KH", "10S", "2D", "*", "3C", "AS"} <= set(texts)
    for face, text in zip(FACES, texts, strict=True):
        assert parse_card(text) == parse_card(text.lower()) == parse_card(f"  {text} ") == face


@pytest.mark.parametrize("text", ["10h", "Th", "10 h", "10♥", "10♥️", "t♡", "♥10", "1０H", "`10h`"])
def test_the_ten_of_hearts_can_be_typed(text):
    assert parse_card(text) == card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text", ["*", "JK", "jk", "joker", "JOKER", "jkr", "W", "wild", "🃏", "\\*", "jk ", "(*)", "Jokers"]
)
def test_the_joker_can_be_typed(text):
    assert parse_card(text) == JOKER


def test_the_jack_is_no_joker():
    assert parse_cards("J J*  JH J♦") == [
        (Rank.JACK, None),
        (Rank.JACK, None),
        (Rank.JOKER, None),
        (Rank.JACK, Suit.HEARTS),
        (Rank.JACK, Suit.DIAMONDS),
    ]
    assert parse_cards("JJJKKK") == [(Rank.JACK, None)] * 3 + [(Rank.KING, None)] * 3
    assert parse_cards("JK JKJK") == [(Rank.JOKER, None)] * 3


def test_cards_may_touch_or_not_and_suits_are_optional():
    together = [(13, None), (13, None), (13, None), (2, None)]
    for text in ("KKK2", "k k k 2", "K,K,K,2", "K-K-K-2", "KK K2"):
        assert parse_cards(text) == together
    assert parse_cards("1010T") == [(10, None)] * 3
    assert parse_cards("") == parse_cards(" , ") == []


@pytest.mark.parametrize("text", ["1", "11", "0", "KX", "K2!", "hello", "K?", "2b", "Ü", "十", "K = Q"])
def test_what_means_nothing_is_named(text):
    error = unreadable(Unreadable.UNKNOWN_TEXT, parse_cards, text)
    assert error.facts["text"]
    assert error.facts["text"] in text.upper()


@pytest.mark.parametrize("text", ["*H", "KHS", "K♥♥", "HS", "KH S", "H"])
def test_a_suit_belongs_to_one_card(text):
    unreadable(Unreadable.SUIT_MISPLACED, parse_cards, text)


def test_one_card_is_one_card():
    assert unreadable(Unreadable.SUIT_MISSING, parse_card, "K").facts == {"rank": "K"}
    assert unreadable(Unreadable.ONE_CARD_EXPECTED, parse_card, "KH KS").facts == {"count": 2}
    assert unreadable(Unreadable.ONE_CARD_EXPECTED, parse_card, "").facts == {"count": 0}
    assert exact_cards("KS 4H *") == (card(13, 3), card(4, 2), JOKER)


def test_cards_are_written_by_rank_aces_first_and_wild_cards_last():
    cards = cards_of(exact_cards("2D KH * 10S 10C KC AS 3C"))
    assert cards_text(cards) == "AS KC KH 10C 10S 3C 2D *"
    assert cards_text(cards, suits=False) == "A KK 10 10 3 2 *"
    assert cards_text(0) == ""


@given(st.lists(st.sampled_from(FACES), max_size=40).map(cards_of))
def test_written_cards_are_read_back(cards):
    assert cards_of(exact_cards(cards_text(cards))) == cards
    # Without suits the ranks are the same, and in a hand of these cards alone the same cards are meant.
    if cards:
        assert cards_from_hand(cards_text(cards, suits=False), cards) == cards


# ---------------------------------------------------------------------------------------------- cards of a hand


def test_ranks_mean_the_lowest_suits_of_the_hand():
    hand = cards_of(exact_cards("KD KH KS 4C"))
    assert cards_text(cards_from_hand("KK", hand)) == "KD KH"
    # A suit that is said is taken first, wherever it stands.
    assert cards_text(cards_from_hand("K K KD", hand)) == "KD KH KS"
    assert card_from_hand("k", hand) == card(13, Suit.DIAMONDS)
    unreadable(Unreadable.NO_CARDS, cards_from_hand, " ", hand)


def test_a_three_is_black_before_it_is_red():
    assert card_text(card_from_hand("3", cards_of(exact_cards("3D 3S")))) == "3S"
    assert card_text(card_from_hand("3", cards_of(exact_cards("3H 3D")))) == "3D"
    assert card_text(card_from_hand("3h", cards_of(exact_cards("3H 3S")))) == "3H"


def test_what_the_hand_lacks_is_left_for_the_game_to_refuse():
    seat = playing("4H 5D 6S")
    assert why(seat, Discard(card_from_hand("K", seat.hand))).reason == "cards_not_in_hand"
    assert why(seat, Discard(card_from_hand("5S", seat.hand))).facts["missing"] == (card(5, 3),)
    # Of two sevens a third is wanted: the one named is not one of those that are there.
    pair = playing("7C 7D 9 9 9 K", melds="QQQ")
    (missing,) = why(pair, parse_lay_down("777", pair)).facts["missing"]
    assert missing == card(7, Suit.HEARTS)


def test_one_card_to_throw_is_one_card():
    hand = cards_of(exact_cards("* JC"))
    assert card_from_hand("J*", hand) == JOKER
    assert card_from_hand("J", hand) == card(11, 0)
    unreadable(Unreadable.ONE_CARD_EXPECTED, card_from_hand, "JJ", hand)
