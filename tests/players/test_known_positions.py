"""Sixty positions whose best turn is known, with the reason, from play and from the tips of ``/help``.

Those of play were measured by thousands of rounds (``python -m tests.campaigns.known``); the tips are advice that public
guides to Classic give, measured likewise. Hints have a quarter of the rounds, and other hidden cards.
"""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from typing import Any

import msgspec

from bot.canasta.positions.actions import write_action
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import appraise
from bot.service.advice.reasons import Ground, advice_of, reason_for
from bot.service.advice.tips import TIPS, measured_tip
from tests.campaigns.known import FILE, known_view

RIGHT_TURNS, RIGHT_REASONS = 56, 53
_SHOWN = 3
"""The turns of a hint."""


def answered(
    view: SeatView, number: int, right: list[dict[str, Any]], why: Ground | None
) -> tuple[bool, bool]:
    """Whether the hint begins with the right turn, and whether it gives the right reason anywhere."""
    advice = advice_of(appraise(view, f"known {number}"), _SHOWN)
    steps = [told(write_action(step)) for step in advice[0].appraisal.steps] if advice else []
    grounds = {one.reason.ground for one in advice if one.reason is not None}
    is_right = steps[: len(right)] == [told(step) for step in right]
    return is_right, why in grounds if why is not None else not grounds


def told(step: dict[str, Any]) -> object:
    """A step as it compares: melds may come in any order, and name the meld that their cards go to or not."""
    return sorted(play["cards"] for play in step["plays"]) if step["type"] == "lay_down" else step


def test_hints_answer_known_positions_and_give_the_right_reason():
    asked: list[tuple[SeatView, list[dict[str, Any]], Ground | None]] = [
        (known_view(line["position"]), line["right"], Ground(line["why"]))
        for line in map(msgspec.json.decode, FILE.read_bytes().splitlines())
    ]
    for place in range(len(TIPS)):
        measured = measured_tip(place)
        best, second = sorted(measured.plays, key=lambda one: -one.points)[:2]
        reason = reason_for(best, second)
        right: list[dict[str, Any]] = [write_action(measured.tip.actions[0])]
        asked.append((measured.tip.view, right, None if reason is None else reason.ground))
    assert len(asked) == 60
    answers = [answered(view, number, right, why) for number, (view, right, why) in enumerate(asked, start=1)]
    wrong = [number for number, (is_right, _) in enumerate(answers, start=1) if not is_right]
    assert len(answers) - len(wrong) >= RIGHT_TURNS, f"wrong turns: {wrong}"
    without = [number for number, (_, is_right) in enumerate(answers, start=1) if not is_right]
    assert len(answers) - len(without) >= RIGHT_REASONS, f"wrong reasons: {without}"
