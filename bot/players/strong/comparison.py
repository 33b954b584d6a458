"""Lines of play compared by rollouts on common hidden cards, with the steady player's opinion and without any.

What counts is the value of a round's result in the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.actions import Discard
from bot.canasta.cards import Card
from bot.canasta.view import SeatView
from bot.players.rollouts.trials import Outcomes, Trials
from bot.players.strong.appraisal import Appraisal
from bot.players.strong.lines import Line

FIRST: Final = 96
"""Rounds played on from every line."""
MORE: Final = 512
"""Rounds played on from the lines that may still be the best after that."""
_HOPELESS: Final = 2.5
"""Standard errors behind the best line at which a line gets no more rounds."""
OPINION: Final = 0.3
"""Weight of the steady player's evaluation."""
CAUTION: Final = 1.0
"""Standard errors by which a line must be better than the steady player's."""
_MORE_CAUTION: Final = 3.0
"""The same where there are special hands, which players of rollouts do not collect, unless a line lays down less."""
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


def compare(view: SeatView, lines: Sequence[Line], seed: str) -> list[Appraisal]:
    """Return the lines, best first, and what each brings relative to that; none where cards are not accounted for."""
    trials = Trials(view, seed)
    if not trials.is_consistent:
        return []
    found = [_tried(trials, line, 0, FIRST) for line in lines]
    gains = [match_points(view, outcomes.scores.astype(np.float64)) for outcomes in found]
    leading = gains[_best(lines, gains)]
    leads = max(map(_value, lines, gains))
    for at, line in enumerate(lines):
        behind = leads - _value(line, gains[at])
        if line.is_steady or line.is_played or behind <= _HOPELESS * error_of(gains[at] - leading):
            more = _tried(trials, line, FIRST, MORE)
            found[at] = Outcomes(*map(np.concatenate, zip(found[at], more, strict=True)))
            gains[at] = match_points(view, found[at].scores.astype(np.float64))
    chosen = _chosen(lines, gains, has_special_hands=bool(view.table.rules.scoring.special_hands))
    best, leading = lines[chosen], gains[chosen]
    compared = []
    for line, outcomes, gained in zip(lines, found, gains, strict=True):
        apart = gained - leading[: len(gained)]
        points = (1.0 - OPINION) * float(apart.mean()) + OPINION * (line.value - best.value)
        compared.append(
            appraisal_of(view, line, outcomes, min(0.0, points), (1.0 - OPINION) * error_of(apart))
        )
    rest = [each for at, each in enumerate(compared) if at != chosen]
    return [compared[chosen], *sorted(rest, key=attrgetter("points"), reverse=True)]


def appraisal_of(view: SeatView, line: Line, outcomes: Outcomes, points: float, error: float) -> Appraisal:
    """Return the appraisal of a line by its rounds."""
    own = outcomes.went_out == view.side
    return Appraisal(
        line.action,
        points,
        error,
        loses_pile=float(outcomes.lost_pile.mean()),
        goes_out=float(own.mean()),
        others_go_out=float(((outcomes.went_out >= 0) & ~own).mean()),
        turn=line.turn,
        is_played=line.is_played,
    )


def error_of(values: Points) -> float:
    """Return the standard error of the mean."""
    return float(values.std() / np.sqrt(max(1, len(values) - 1)))


def _best(lines: Sequence[Line], gains: Sequence[Points]) -> int:
    values = list(map(_value, lines, gains))
    return values.index(max(values))


def _chosen(lines: Sequence[Line], gains: Sequence[Points], *, has_special_hands: bool) -> int:
    """Return the place of the best line that got all rounds: the steady player's unless another is clearly better."""
    longest = max(map(len, gains))
    tried = [at for at, gained in enumerate(gains) if len(gained) == longest]
    best = max(tried, key=lambda at: _value(lines[at], gains[at]))
    steady = next((at for at in tried if lines[at].is_steady), best)
    lays_less = _cards_laid(lines[best]) < _cards_laid(lines[steady])
    caution = _MORE_CAUTION if has_special_hands and not lays_less else CAUTION
    ahead = _value(lines[best], gains[best]) - _value(lines[steady], gains[steady])
    return best if ahead > caution * (1.0 - OPINION) * error_of(gains[best] - gains[steady]) else steady


def _cards_laid(line: Line) -> int:
    return sum(meld.size for meld in line.view.melds)


def _tried(trials: Trials, line: Line, first: int, count: int) -> Outcomes:
    return trials.play(line.view, first, count, draws=line.draws, discarded=line.discarded, lays=line.lays)


def _value(line: Line, gains: Points) -> float:
    return (1.0 - OPINION) * float(gains.mean()) + OPINION * line.value


# -------------------------------------------------------------------------------------------- without anybody's opinion


def measure(view: SeatView, cards: Sequence[Card], seed: str, rounds: int) -> list[Appraisal]:
    """Return the discards, best first, each compared with the best in rounds with the same hidden cards."""
    return measure_lines(
        view, [Line(Discard(card), view, 0.0, discarded=card) for card in cards], seed, rounds
    )


def measure_lines(view: SeatView, lines: Sequence[Line], seed: str, rounds: int) -> list[Appraisal]:
    """Return the lines, best first, each compared with the best in rounds with the same hidden cards."""
    trials = Trials(view, seed)
    outcomes = [_tried(trials, line, 0, rounds) for line in lines]
    gains = [
        one.scores[:, view.side] - np.delete(one.scores, view.side, axis=1).max(axis=1) for one in outcomes
    ]
    means = [float(gained.mean()) for gained in gains]
    best = means.index(max(means))
    found = []
    for line, one, gained in zip(lines, outcomes, gains, strict=True):
        apart = (gained - gains[best]).astype(np.float64)
        found.append(appraisal_of(view, line, one, float(apart.mean()), error_of(apart)))
    return sorted(found, key=lambda each: -each.points)


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
