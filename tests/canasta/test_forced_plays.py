"""A draw is forced by what everybody sees alone; a pass, which depends on the hand, only where it ends the round."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.canasta.actions import Draw, Pass
from bot.canasta.cards import cards_of, each_card, full_pack
from bot.canasta.engine import legal_actions
from bot.canasta.forced_plays import forced_play, may_be_forced, must_draw
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from tests.support.builders import drawing
from tests.support.random_play import random_play

ME = Seat(0)
SOMETHING_COMES_FIRST = {
    "american_2005",
    "hoyle_nclc",
    "modern_american",
    "modern_american_2",
    "scarne_2",
    "scarne_3_cutthroat",
    "scarne_4",
    "scarne_6",
}
"""Games in which a turn may begin with something else than a draw, whatever lies on the pile."""


@pytest.mark.parametrize("preset", PRESETS)
def test_where_a_draw_is_forced_no_hand_could_do_anything_else(preset):
    rules, rng, seen = rules_of(preset), Random(3), 0
    pack = list(each_card(full_pack(rules.deal.deck_count, rules.deal.joker_count)))
    for before, seat, *_ in random_play(600, 11, rules):
        table = before.table
        if seat is None or table.turn.seat != seat or not must_draw(table, seat):
            continue
        seen += 1
        for _ in range(5):
            hand = cards_of(rng.sample(pack, table.hand_sizes[seat]))
            hand &= ~rules.traits.table_threes  # they lie on the table
            assert list(legal_actions(SeatView(table, seat, hand))) == [Draw()]
        assert forced_play(before, seat) == Draw()
    assert bool(seen) is (preset not in SOMETHING_COMES_FIRST)


def test_a_pile_that_anybody_could_take_with_the_right_cards_forces_nothing():
    for hand in ("4 9 J", "K K 9"):
        at = drawing(hand, pile="KH", melds="888")
        assert not may_be_forced(at.table, ME)
        assert forced_play(at.state, ME) is None


@pytest.mark.parametrize("pile", ["KH 3S", "KH 2S", "KH *"])
def test_below_a_black_three_or_a_wild_card_only_drawing_is_left(pile):
    """pagat, The Frozen Discard Pile and Threes in Classic Canasta: nobody may take the pile."""
    at = drawing("K K 4 9 2", pile=pile, melds="888")
    assert may_be_forced(at.table, ME)
    assert forced_play(at.state, ME) == Draw()
    played = replace(at.state, table=replace(at.state.table, phase=Phase.PLAY))
    assert not may_be_forced(played.table, ME)
    assert forced_play(played, ME) is None


def test_where_a_hand_may_go_out_as_it_is_a_draw_is_never_forced():
    """Whether a special hand is shown now is its owner's choice, and nobody is to learn of it."""
    at = drawing("4 9 J", pile="KH 3S", melds="888", rules={"special_hands": frozenset({"straight"})})
    assert not must_draw(at.table, ME)


def test_a_pass_without_an_alternative_is_made_where_it_ends_the_round():
    """pagat, End of the hand: the play ends when the stock is gone and the next player does not take the pile."""
    cannot = drawing("4 9 J", pile="KH", stock="", melds="888")
    assert may_be_forced(cannot.table, ME)
    assert forced_play(cannot.state, ME) == Pass()
    may = drawing("K K 9 J 4", pile="KH", stock="", melds="888")
    assert may_be_forced(may.table, ME), "as far as the others can tell"
    assert forced_play(may.state, ME) is None
