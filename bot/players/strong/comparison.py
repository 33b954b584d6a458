"""Lines of play compared by rollouts on common hidden cards, with the steady player's opinion and without any."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

import numpy as np

from bot.canasta.actions import Discard
from bot.canasta.cards import Card
from bot.canasta.view import SeatView
from bot.players.rollouts.trials import Outcomes, Trials
from bot.players.strong.appraisal import Appraisal
from bot.players.strong.lines import Line
from bot.players.strong.winning import Points, match_points

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
