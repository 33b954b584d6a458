"""The stock runs out: what the other values of ``stock_exhaustion`` make of it, and how much is drawn before."""

from bot.canasta.cards import cards_of
from bot.canasta.errors import Reason
from bot.canasta.events import PileRecycled
from bot.canasta.seats import Seat
from bot.canasta.view import EndReason
from tests.support.builders import Situation, dealt, drawing, playing, ranks, refused, rules
from tests.support.random_play import random_play


def ending(at: Situation) -> tuple[EndReason, Seat | None]:
    result = at.table.result
    assert result is not None
    return result.reason, result.went_out


def test_the_round_is_over_when_a_turn_ends_with_an_empty_stock():
    """cardgames.io, End of the round: if a player ends the turn and the stock is empty, the round is over."""
    io = rules(stock_exhaustion="end_of_turn")
    assert playing("4 9 J", stock="8", rules=io).does("discard 4").table.is_running
    over = playing("4 9 J", stock="", rules=io).does("discard 4")
    assert ending(over) == (EndReason.STOCK_EXHAUSTED, None)


def test_the_round_ends_with_the_discard_of_who_drew_the_last_card():
    """Scarne, Cutthroat Canasta 4: play ends with the discard of the player who drew the last card of the stock."""
    scarne = rules(stock_exhaustion="end_with_last_discard")
    drawn = drawing("4 9 J", stock="8", rules=scarne).does("draw")
    assert drawn.table.is_running
    assert ending(drawn.does("discard 4")) == (EndReason.LAST_CARD_DISCARDED, None)


def test_the_pile_but_its_upcard_becomes_the_new_stock():
    """House decision: as many play it, shuffled and with the upcard left; Wikipedia 2005 turns the pile over (D96)."""
    flips = rules(stock_exhaustion="recycle_pile")
    at = drawing("4 9 J", stock="", pile="2 5 6 7 8 Q", rules=flips)
    after = at.does("draw")
    assert isinstance(after.events[0], PileRecycled)
    assert after.events[0].stock == 5
    assert ranks(cards_of(after.table.pile)) == "Q"
    assert not after.table.pile_frozen
    assert (after.table.stock_size, after.table.recycled) == (4, 1)
    assert after.table.hand_sizes[0] == 4


def test_the_pile_is_recycled_so_often_and_then_left_at_will():
    flips = rules(stock_exhaustion="recycle_pile")
    once = drawing("4 9 J", stock="", pile="5 6", rules=flips).does("draw", "discard 4")
    refused(once.why("draw"), Reason.STOCK_EMPTY)
    assert once.may("pass")
    twice = rules(stock_exhaustion="recycle_pile", recycle_limit=2)
    assert drawing("4 9 J", stock="", pile="5 6", rules=twice).does("draw", "discard 4").may("draw")


def test_one_card_alone_cannot_be_recycled():
    """Wikipedia 2005: "if the stock and discard pile are both depleted, continue as if the stock were depleted"."""
    flips = rules(stock_exhaustion="recycle_pile")
    at = drawing("4 9 J", stock="", pile="5", rules=flips)
    refused(at.why("draw"), Reason.STOCK_EMPTY)


def test_a_recycled_pile_lies_in_an_order_that_follows_from_the_secret():
    flips = rules(stock_exhaustion="recycle_pile", draw_count=3)
    runs = [
        [
            moment.after.stock
            for moment in random_play(1500, 4, flips)
            if any(isinstance(event, PileRecycled) for event in moment.events)
        ]
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 2


def test_the_last_card_alone_is_no_draw_of_two_where_it_does_not_count():
    """pagat, Canasta for Two Players: "a player may draw" it as a full draw; the option takes that away."""
    two = {"draw_count": 2}
    assert drawing("4 9 J", stock="8", rules=rules(**two)).may("draw")
    at = drawing("4 9 J", stock="8", rules=rules(short_draw_is_complete=False, **two))
    refused(at.why("draw"), Reason.STOCK_EMPTY)
    assert ending(at.does("pass")) == (EndReason.STOCK_EXHAUSTED, None)


def test_a_draw_that_a_red_three_cuts_short_stands():
    """Matrix section 5, 23: a red three among the last two leaves a one-card draw."""
    at = drawing("4", stock="3H 8", rules=rules(draw_count=2, short_draw_is_complete=False)).does("draw")
    assert at.hand() == "4 8"


def test_the_number_of_cards_drawn_may_follow_the_round():
    """Las Vegas Hand and Foot: three, three, four and five cards by the number of the round."""
    vegas = rules(draw_counts_by_round=[3, 4])
    first = dealt(vegas).does("draw")
    assert first.table.hand_sizes[first.table.turn.seat] == 14
    # Moments are in the second round.
    assert drawing("4", stock="8 8 8 8 8", rules=vegas).does("draw").hand() == "4 8 8 8 8"
