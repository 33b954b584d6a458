"""Sequences as people type them, with suits and without."""

import pytest

from bot.canasta.actions import Discard, Play, TakePile
from bot.canasta.cards import Suit, card
from bot.canasta.engine import view_of
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.melds import MeldId
from bot.canasta.notation.action_parser import parse_action, parse_lay_down, parse_take
from bot.canasta.notation.writing import action_text, cards_text
from bot.canasta.positions.read_position import read_position
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from tests.canasta.notation.typed_positions import view
from tests.support import builders


def samba(hand: str, **more) -> SeatView:
    """What seat 0 sees where sequences are played (Wikipedia 2005, Samba)."""
    options = {
        "sequence_melds": True,
        "sequence_pile_take": "top_card_only",
        "deck_count": 3,
        "joker_count": 6,
    }
    return builders.playing(hand, rules=builders.unchecked_rules(**options), **more).view()


def plays_of(text: str, view: SeatView) -> list[str]:
    plays = parse_lay_down(text, view).plays
    return [f"{cards_text(play.cards)} {play.meld or ''}".strip() for play in plays]


def test_cards_of_one_suit_in_a_row_are_a_sequence():
    hand = samba("4H 5H 6H 4D 4S 9C 10C JC QC")
    assert plays_of("6H 4H 5H", hand) == ["6H 5H 4H"]
    assert plays_of("4H5H6H, 9C 10C JC QC", hand) == ["6H 5H 4H", "QC JC 10C 9C"]
    # Cards of one rank and cards of several suits are none.
    assert plays_of("4H 4D 4S", hand) == ["4D 4H 4S"]
    assert plays_of("4H 5H 6H, 4D 4S", hand) == ["6H 5H 4H", "4D 4S"]
    # Written apart, they are cards for three melds; without sequences in the rules they are no meld.
    assert plays_of("4H, 5H, 6H", hand) == ["4H", "5H", "6H"]
    assert plays_of("4H 5H 6H", view("4H 5H 6H 9", took="stock")) == ["6H 5H 4H"]


def test_a_sequence_without_suits_is_of_a_suit_that_the_hand_has_in_full():
    assert plays_of("456", samba("4H 5H 6H 4D 5D 9", melds="QQQ")) == ["6H 5H 4H"]
    with pytest.raises(AmbiguousActionError) as caught:
        parse_lay_down("456", samba("4H 5H 6H 4D 5D 6D 9", melds="QQQ"))
    assert {action_text(choice) for choice in caught.value.choices} == {"meld 6H 5H 4H", "meld 6D 5D 4D"}


def test_a_card_goes_to_the_sequence_that_it_fits():
    hand = samba("7H 8S 9 9", melds="4H 5H 6H, QQQ")
    assert plays_of("7H", hand) == plays_of("7", hand) == plays_of("7 > 4", hand) == ["7H 1"]
    # A meld of its rank comes first, and a number always says which.
    beside = samba("7H 8S 9 9", melds="4H 5H 6H, 777")
    assert plays_of("7H", beside) == ["7H"]
    assert plays_of("7H > #1", beside) == ["7H 1"]


def test_a_card_typed_without_a_suit_for_a_named_sequence_is_of_its_suit():
    """Also where that card is the one which the hand could best use for another sequence."""
    hand = samba("8C 8H 9H 10H K K Q", melds="5C 6C 7C, AAA")
    for text in ("8 > #1", "8 > 5", "8C > #1"):
        assert plays_of(text, hand) == ["8C 1"]
    assert plays_of("8 9 10 > #1", samba("8H 8C 9H 9C 10C K", melds="5C 6C 7C")) == ["10C 9C 8C 1"]
    at = builders.drawing("K K 8C 8H 9H", melds="5C 6C 7C, AAA", pile="K", rules=hand.table.rules).view()
    take = parse_take("KK with 8 > #1", at)
    assert [cards_text(play.cards) for play in take.more] == ["8C"]


def test_a_take_without_cards_is_for_the_sequence_that_the_upcard_fits():
    """Wikipedia 2005, Samba: the upcard alone may be taken for a sequence on the table."""
    position = {
        "rules": "samba",
        "hands": {"0": "10H JH K K 4 5"},
        "melds": [["4H 5H 6H 7H 8H", "KKK"], []],
        "pile": "4 9H",
    }
    view = view_of(read_position(position).state, Seat(0))
    assert action_text(parse_take("", view)) == action_text(parse_action("take", view)) == "take > #1"
    # Two sequences fit: the player says which.
    position["melds"] = [["4H 5H 6H 7H 8H", "10H JH QH"], []]
    view = view_of(read_position(position).state, Seat(0))
    with pytest.raises(AmbiguousActionError) as caught:
        parse_take("", view)
    assert {action_text(choice) for choice in caught.value.choices} == {"take > #1", "take > #2"}
    # Where nothing fits, the rules say why.
    position["pile"] = "4 9S"
    view = view_of(read_position(position).state, Seat(0))
    assert parse_take("", view) == TakePile()


def test_a_card_that_a_sequence_needs_is_kept_for_it():
    """Wikipedia 2005, Samba: a sequence of seven is worth more than a card in a meld of its rank."""
    on_table = samba("10C 10H 4 4", melds="10 10 10, 4C 5C 6C 7C 8C 9C")
    assert plays_of("10", on_table) == ["10H"]
    assert plays_of("10C", on_table) == ["10C"]
    assert plays_of("10 10", on_table) == ["10C 10H"]
    in_hand = samba("10C 10H 8C 9C 4 4", melds="10 10 10")
    assert plays_of("10", in_hand) == ["10H"]
    # A second copy is to spare, and a finished sequence needs nothing.
    assert plays_of("10", samba("10C 10C 10H 9C 4 4", melds="10 10 10")) == ["10C"]
    finished = samba("JC JH 4 4", melds="J J J, 4C 5C 6C 7C 8C 9C 10C")
    assert plays_of("J", finished) == ["JC"]
    # So with a discard.
    assert parse_action("discard 10", on_table) == Discard(card(10, Suit.HEARTS))
    # Where there are no sequences any suit is as good as another.
    assert plays_of("10", view("10C 10H 8C 9C 4 4", took="stock", melds="10 10 10")) == ["10C"]


def test_a_sequence_may_hold_a_wild_card_where_the_rules_say_so():
    """variants.md, Hollywood."""
    options = {"sequence_melds": True, "sequence_max_wilds": 1}
    hand = builders.playing("4H 5H 7H 2S 9 9", rules=builders.unchecked_rules(**options)).view()
    assert plays_of("4H 5H 2S 7H", hand) == ["7H 5H 4H 2S"]
    assert plays_of("4H 5H 2S", hand) == ["5H 4H 2S"]


def test_the_upcard_goes_to_a_sequence_that_is_named_without_cards():
    hand = builders.drawing(
        "9 9 10",
        melds="4H 5H 6H, 777",
        pile="7H",
        rules=builders.unchecked_rules(sequence_melds=True, sequence_pile_take="top_card_only"),
    ).view()
    assert parse_take("> #1", hand) == TakePile(Play(0, MeldId(1)))
    assert parse_take("", hand) == TakePile()
