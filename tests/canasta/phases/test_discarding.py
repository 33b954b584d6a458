"""Discarding (pagat, The Play in Classic Canasta; Hoyle, Playing the game)."""

from __future__ import annotations

import pytest

from bot.canasta.actions import Discard
from bot.canasta.cards import each_card
from bot.canasta.engine import check
from bot.canasta.errors import Reason
from bot.canasta.events import Discarded
from bot.canasta.turn import Phase, Turn
from tests.support.builders import LEFT, drawing, playing, refused


@pytest.mark.parametrize("card", ["4", "10", "K", "A", "2", "*", "3C", "3S"])
def test_any_card_but_a_red_three_may_be_thrown(card: str) -> None:
    """Matrix 1.8; pagat speaks of discarded wild cards and black threes."""
    at = playing(f"{card} 6 8").does(f"discard {card}")
    assert [type(event) for event in at.events] == [Discarded]
    assert at.table.pile_size == 2
    assert at.hand(0) == "6 8"


def test_the_discard_lies_on_top_and_the_turn_passes_left() -> None:
    """pagat: "Each turn must be ended by discarding one card face-up on top of the discard pile"."""
    at = playing("4 6 8C", pile="9 5").does("discard 8C")
    assert at.table.upcard == 8 * 4
    assert at.table.turn == Turn(10, LEFT)
    assert at.table.phase is Phase.DRAW
    assert at.seat == 1
    assert at.table.hand_sizes[0] == 2


def test_a_discard_needs_a_draw_first() -> None:
    refused(drawing("4 6 8").why("discard 4"), Reason.MUST_DRAW_FIRST)


def test_only_the_player_whose_turn_it_is_discards() -> None:
    at = playing("4 6 8", hands={1: "9 9 9"})
    refused(at.why("discard 9", seat=1), Reason.NOT_YOUR_TURN, seat=0)


def test_only_a_card_of_the_own_hand_is_thrown() -> None:
    at = playing("4 6 8")
    refused(at.why("discard K"), Reason.CARDS_NOT_IN_HAND)
    for card in (-1, 0, 60, 1000):
        refused(check(at.view(), Discard(card)), Reason.CARDS_NOT_IN_HAND)


def test_every_different_card_is_offered_once() -> None:
    at = playing("4C 4C 4D 6 8")
    thrown = [action.card for action in at.offers() if isinstance(action, Discard)]
    assert thrown == sorted(set(each_card(at.view().hand)))


def test_the_last_card_may_be_thrown_only_when_going_out() -> None:
    """pagat, Going Out: "you must play in such a way as to keep at least one card after discarding"."""
    refused(
        playing("4", melds="KKK", took="pile").why("discard 4"),
        Reason.MUST_KEEP_CARD,
        left=0,
        keep=1,
        canastas=0,
        needed=1,
    )
    assert playing("4", melds="K K K K K K K", took="pile").does("discard 4").table.result is not None


def test_two_cards_can_always_be_reduced_to_one() -> None:
    at = playing("4 6", melds="KKK").does("discard 4")
    assert at.table.is_running
    assert at.table.hand_sizes[0] == 1
