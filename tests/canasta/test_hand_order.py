"""A hand in the order that its owner likes: nothing is lost, and threes and wild cards stand last."""

from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.cards import (
    JOKER,
    Rank,
    Suit,
    card,
    cards_of,
    each_card,
    full_pack,
    is_natural,
    rank_of,
    suit_of,
)
from bot.canasta.hand_order import HandOrder, in_order, ranks_in

PACK = each_card(full_pack(3, 6))
SOME = cards_of(
    [card(Rank.FOUR, Suit.CLUBS), JOKER, card(Rank.ACE, Suit.HEARTS), card(2, 0), card(Rank.THREE, 2)]
)


@given(st.lists(st.sampled_from(PACK), max_size=60), st.sampled_from(HandOrder))
def test_every_card_is_there_and_those_that_are_no_naturals_stand_last(hand, order):
    ordered = in_order(cards_of(hand), order)
    assert sorted(ordered) == sorted(hand)
    naturals = [is_natural(held) for held in ordered]
    assert naturals == sorted(naturals, reverse=True)
    others = [rank_of(held) for held in ordered if not is_natural(held)]
    assert others == sorted(others, reverse=True)


def test_a_hand_by_rank_has_its_aces_first_or_last():
    assert [rank_of(held) for held in in_order(SOME, HandOrder.HIGH)] == [14, 4, 3, 2, 1]
    assert [rank_of(held) for held in in_order(SOME, HandOrder.LOW)] == [4, 14, 3, 2, 1]


def test_a_hand_by_suit_shows_its_runs():
    hand = cards_of(card(rank, suit) for rank in (4, 5, 6) for suit in (Suit.HEARTS, Suit.SPADES))
    ordered = in_order(hand + cards_of([JOKER]), HandOrder.SUIT)
    assert [suit_of(held) for held in ordered[:6]] == [Suit.SPADES] * 3 + [Suit.HEARTS] * 3
    assert [rank_of(held) for held in ordered] == [4, 5, 6, 4, 5, 6, Rank.JOKER]


def test_each_order_has_all_ranks():
    assert {frozenset(ranks_in(order)) for order in HandOrder} == {frozenset(Rank)}
