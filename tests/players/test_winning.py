"""What the result of a round is worth in the match."""

from typing import Any

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

import numpy as np

from bot.players.strong.comparison import match_points
from tests.support.builders import drawing


def worth(totals: tuple[int, int], *scores: tuple[int, int], **rules: Any) -> list[float]:
    """What rounds with these scores, the own one first, are worth from these totals."""
    view = drawing(totals=totals, rules=rules).view()
    found: list[float] = match_points(view, np.array(scores, dtype=np.float64)).tolist()
    return found


def test_early_in_a_match_a_round_is_worth_its_points():
    even, won, lost = worth((0, 0), (300, 300), (500, 0), (0, 500))
    assert even == pytest.approx(0)
    assert won == pytest.approx(500, rel=0.1)
    assert lost == pytest.approx(-won)


def test_to_win_the_match_is_worth_more_than_its_points():
    short, over = worth((4_000, 4_300), (950, 300), (1_050, 300))
    assert over - short > 300
    behind, ahead = worth((4_000, 4_300), (1_250, 1_000), (1_350, 1_000))
    assert ahead - behind > 1_000


def test_points_beyond_the_target_bring_little():
    enough, more = worth((4_800, 3_000), (300, 0), (1_300, 0))
    assert more - enough == pytest.approx(200)


def test_where_the_match_is_lost_points_still_count():
    worse, better = worth((100, 4_700), (0, 500), (500, 500))
    assert better > worse


def test_the_last_of_a_number_of_rounds_decides():
    # The moment is in round 2: after it there is nothing left, or one more round.
    last = worth((1_000, 1_000), (0, 10), (10, 0), round_count=2)
    before = worth((1_000, 1_000), (0, 10), (10, 0), round_count=3)
    assert last[1] - last[0] > 1_000
    assert before[1] - before[0] < 50


def test_after_a_draw_beyond_the_target_another_round_decides():
    lost, even, won = worth((5_010, 5_010), (0, 5), (5, 5), (5, 0))
    assert even == pytest.approx(0)
    assert won == pytest.approx(-lost)
    assert won > 500
    # Nobody has won before a round is played out, although one of them is far beyond the target already.
    behind, ahead = worth((5_200, 5_100), (0, 200), (0, 50))
    assert ahead - behind > 500
    drawn, over = worth((1_000, 1_000), (5, 5), (10, 0), round_count=1)
    assert over - drawn > 300
