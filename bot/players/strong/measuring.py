"""Plays measured in many rounds that are played on from each, without anybody's opinion."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.canasta.actions import Discard
from bot.canasta.cards import Card
from bot.canasta.view import SeatView
from bot.players.rollouts.trials import Trials
from bot.players.strong.appraisal import Appraisal
from bot.players.strong.comparison import appraisal_of, error_of
from bot.players.strong.lines import Line


def measure(view: SeatView, cards: Sequence[Card], seed: str, rounds: int) -> list[Appraisal]:
    """Return the discards, best first, each compared with the best in rounds with the same hidden cards."""
    return measure_lines(
        view, [Line(Discard(card), view, 0.0, discarded=card) for card in cards], seed, rounds
    )


def measure_lines(view: SeatView, lines: Sequence[Line], seed: str, rounds: int) -> list[Appraisal]:
    """Return the lines, best first, each compared with the best in rounds with the same hidden cards."""
    trials = Trials(view, seed)
    outcomes = [
        trials.play(line.view, 0, rounds, draws=line.draws, discarded=line.discarded, lays=line.lays)
        for line in lines
    ]
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
