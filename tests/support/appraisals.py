"""Appraisals that cost nothing, for tests of what is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.canasta.actions import Action
from bot.canasta.codec import encode_view
from bot.canasta.engine import legal_actions
from bot.canasta.view import SeatView
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal


class AppraisedByLot:
    """Appraises the legal plays by a lot that everything in the view and the seed decide; remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[SeatView, str]] = []

    def __call__(self, view: SeatView, seed: str, played: Sequence[Action] = ()) -> tuple[Appraisal, ...]:
        self.asked.append((view, seed))
        lot = Random(encode_view(view) + seed.encode())
        legal = list(legal_actions(view))
        actions = lot.sample(legal, k=min(5, len(legal)))
        turns: list[tuple[Action, ...]] = [(action,) for action in actions if action not in played[:1]]
        if played:
            turns.append(tuple(played))
        return tuple(
            Appraisal(
                turn[0],
                -30.0 * place,
                5.0,
                *(lot.random() for _ in range(3)),
                turn=turn,
                is_played=turn == played,
            )
            for place, turn in enumerate(turns)
        )


def appraised_by_lot(monkeypatch: pytest.MonkeyPatch) -> AppraisedByLot:
    """Let every game be covered, and plays be appraised by lot."""
    appraise = AppraisedByLot()
    monkeypatch.setattr(appraisal, "is_installed", lambda: True)
    monkeypatch.setattr(appraisal, "covers", lambda rules: True)
    monkeypatch.setattr(appraisal, "appraise", appraise)
    return appraise
