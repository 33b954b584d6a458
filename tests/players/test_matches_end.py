"""Matches of every game come to an end when computers play them."""

from __future__ import annotations

from random import Random

import pytest

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.turn import Phase
from bot.players.registry import PLAYERS

MOST_ROUNDS = 25
MOST_STEPS = 12_000


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_to_a_low_target_ends(preset: str) -> None:
    """With the lowest target; who has reached it and has the most is the winner."""
    rules = with_options(PRESETS[preset], {"target_score": 500, "round_count": None})
    assert not problems_of(rules)
    rng = Random(preset)
    state = start_match(rules)
    steps = 0
    while state.table.phase is not Phase.MATCH_OVER:
        assert state.table.round <= MOST_ROUNDS
        assert steps < MOST_STEPS
        steps += 1
        if state.table.phase is Phase.BETWEEN_ROUNDS:
            state = apply(state, None, StartRound(rng.randbytes(32).hex(), preset)).state
            continue
        seat = state.table.seats_to_act[0]
        level = "greedy" if seat % 2 else "steady"
        state = apply(state, seat, PLAYERS[level].choose(view_of(state, seat), rng)).state
    totals = state.table.totals
    assert max(totals) >= 500
    assert all(totals[side] == max(totals) for side in state.table.winners)
