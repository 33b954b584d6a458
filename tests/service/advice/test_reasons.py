"""Reasons are taken from what became of plays in the rounds played on, and from nothing else."""

from typing import Any

from bot.canasta.actions import Discard
from bot.canasta.cards import Rank, Suit, card
from bot.players.strong.appraisal import Appraisal
from bot.service.advice.reasons import Contrast, Ground, advice_of


def appraised(rank: int, points: float, error: float = 10.0, **shares: Any) -> Appraisal:
    """A discard of this rank; by default nothing tells it from others."""
    known = {"loses_pile": 0.2, "goes_out": 0.3, "others_go_out": 0.3} | shares
    return Appraisal(Discard(card(Rank(rank), Suit.HEARTS)), points, error, **known)


def test_the_reason_is_the_greatest_difference_to_the_best_play():
    best = appraised(9, 0.0, loses_pile=0.12, others_go_out=0.25)
    king = appraised(13, -63.0, loses_pile=0.34, others_go_out=0.33)
    four = appraised(4, -31.0, goes_out=0.2, loses_pile=0.13, others_go_out=0.25)
    first, second, third = advice_of([best, king, four], 3)
    # What is told of the second is not told again.
    assert (first.less, first.reason) == (0, Contrast(Ground.OTHERS_GO_OUT, 25, 33))
    assert (second.less, second.reason) == (65, Contrast(Ground.PILE_LOST, 34, 12))
    assert (third.less, third.reason) == (30, Contrast(Ground.GOES_OUT, 20, 30))


def test_the_reason_for_the_best_play_is_told_where_none_is_told_against_others():
    best, king = appraised(9, 0.0, loses_pile=0.12), appraised(13, -63.0, loses_pile=0.34)
    [alone] = advice_of([best, king], 1)
    assert alone.reason == Contrast(Ground.PILE_LOST, 12, 34)
    as_good = appraised(8, -1.0)
    first, second = advice_of([best, as_good, king], 2)
    assert (first.reason, second.reason) == (Contrast(Ground.PILE_LOST, 12, 34), None)


def test_what_speaks_for_a_worse_play_is_no_reason_against_it():
    [_, other] = advice_of([appraised(9, 0.0), appraised(13, -40.0, loses_pile=0.0, goes_out=0.9)], 3)
    assert (other.less, other.reason) == (40, None)


def test_a_difference_within_its_error_is_none():
    [first, other] = advice_of([appraised(9, 0.0), appraised(13, -9.9, loses_pile=0.9)], 3)
    assert (first.reason, other.less, other.reason) == (None, 0, None)
    # The best play is told from the first one that is worse.
    first, *_ = advice_of([appraised(9, 0.0), appraised(13, -9.9), appraised(8, -50.0, others_go_out=0.5)], 2)
    assert first.reason == Contrast(Ground.OTHERS_GO_OUT, 30, 50)


def test_the_best_play_is_told_from_the_first_worse_one_that_differs():
    best, alike = appraised(9, 0.0), appraised(13, -40.0, loses_pile=0.25)
    danger, late = appraised(8, -50.0, loses_pile=0.8), appraised(4, -60.0, goes_out=0.1)
    assert advice_of([best, alike, danger, late], 2)[0].reason == Contrast(Ground.PILE_LOST, 20, 80)
    assert advice_of([best, alike, danger, late], 3)[0].reason == Contrast(Ground.GOES_OUT, 30, 10)


def test_small_differences_of_shares_are_not_named():
    [_, other] = advice_of([appraised(9, 0.0), appraised(13, -60.0, loses_pile=0.25)], 3)
    assert other.reason is None
    [_, other] = advice_of([appraised(9, 0.0), appraised(13, -60.0, loses_pile=0.26)], 3)
    assert other.reason == Contrast(Ground.PILE_LOST, 26, 20)


def test_large_differences_are_rounded_to_ten_and_only_so_many_plays_are_told():
    assert [one.less for one in advice_of([appraised(9, 0.0), appraised(8, -234.0)], 3)] == [0, 230]
    many = [appraised(rank, -20.0 * (rank - 4)) for rank in range(4, 12)]
    assert len(advice_of(many, 3)) == 3
    assert advice_of([], 3) == ()
    [only] = advice_of(many[:1], 3)
    assert only.reason is None
