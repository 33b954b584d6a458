"""The value of a round's result in the match."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.view import SeatView

Points: TypeAlias = NDArray[np.float64]
"""Points of a side, an entry for each round."""

_GAIN: Final = 0.14
"""Share of the target score that the leading side gains in a round, found in matches of steady players."""
_SPREAD: Final = 0.21
"""How far the difference of two sides moves in a round, as a share of the target score: 1.25 standard deviations there."""
_MARGIN: Final = 0.2
"""Weight of the mere points, which count where the match is decided."""
_LARGEST_SCALE: Final = 4.0
"""The most that points are multiplied by where the match is nearly decided."""


def match_points(view: SeatView, scores: Points) -> Points:
    """Return the points of the seat's side beyond the best other side, as far as they help to win the match.

    ``scores`` are those of the round, by round and side (by seat where totals are personal). What counts is the chance to win from the totals after it,
    which hardly changes with points beyond the target. It is told in points that change it as much from the present
    totals: early in a match, the points of the round.
    """
    table, side = view.table, view.side
    seating = table.seating
    account = seating.account_of(view.seat)
    ours = table.totals[account]
    others = {seating.account_of(seat) for seat in seating.order if seating.sides[seat] != side}
    theirs = [(table.totals[other], scores[:, other]) for other in sorted(others)]
    after = ours + scores[:, account]
    best = np.max([total + gained for total, gained in theirs], axis=0)
    ahead = float(ours - max(total for total, _ in theirs))
    now = float(_width(view, np.array([max(ours, *(total for total, _ in theirs))]), played=0)[0])
    scale = now * min(_LARGEST_SCALE, np.cosh(ahead / now) ** 2)
    width = _width(view, np.maximum(after, best), played=1)
    decided = np.sign(after - best)
    chances = np.where(width > 0, np.tanh((after - best) / np.where(width > 0, width, 1.0)), decided)
    plain = after - best - ahead
    found: Points = (1.0 - _MARGIN) * scale * (chances - np.tanh(ahead / now)) + _MARGIN * plain
    return found


def _width(view: SeatView, leading: Points, *, played: int) -> Points:
    """Return the points by which a side must lead to have all but won, from what the leading side has; 0 at the end.

    A round that is being played counts as one even beyond the target: after a draw there, another one decides.
    """
    end = view.table.rules.end
    if end.round_count is not None:
        left = np.full(len(leading), end.round_count - view.table.round + 1.0 - played)
    else:
        left = np.where(
            leading < end.target_score, (end.target_score - leading) / (_GAIN * end.target_score) + 1.0, 0.0
        )
    width: Points = _SPREAD * end.target_score * np.sqrt(np.maximum(1.0 - played, left))
    return width
