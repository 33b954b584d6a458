"""Rounds of rollouts, played again by the engine."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
from numpy.typing import NDArray

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, legal_actions, start_match, view_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.state import State
from bot.canasta.turn import DRAWING
from bot.canasta.view import EndReason
from bot.players.rollouts.compiling import entry_point
from bot.players.rollouts.kernel import play_round
from bot.players.rollouts.position import Round, round_of
from bot.players.rollouts.recording import COLUMNS
from bot.players.rollouts.rules import RolloutRules, ScoringRules, rollout_rules, scoring_rules
from tests.campaigns.rollouts.recorded_actions import MOST_ROWS, action_of, steps_of

MOST_RANDOM_TURNS = 150
"""A rollout begins after at most so many random turns: beyond the last card of the stock."""


@entry_point
def recorded(
    rules: RolloutRules,
    scoring: ScoringRules,
    begun: Round,
    record: NDArray[np.int32],
    scores: NDArray[np.int32],
) -> int:
    """Play a round as rollouts do, and return how many rows of ``record`` were written; compiled once for all runs."""
    rows: int = play_round(rules, scoring, begun, record, scores)
    return rows


class Replay:
    """Rounds of a game, each played by a rollout first and then, action by action, by the engine.

    Every other round begins with random turns, which bring melds and piles that no sensible player makes.
    """

    def __init__(self, preset: str, seed: int, rules: RuleSet | None = None) -> None:
        rules = rules or rules_of(preset)
        self._fresh = start_match(rules)
        self._rules = rollout_rules(rules)
        self._scoring = scoring_rules(rules)
        self._rng = Random(seed)
        self._record = np.zeros((MOST_ROWS, COLUMNS), dtype=np.int32)
        self.rounds = self.actions = 0
        self.ends: Counter[EndReason] = Counter()

    def check_rounds(self, count: int) -> None:
        """Deal and check so many rounds."""
        while self.rounds < count:
            state = self.deal()
            if self.rounds % 2:
                state = self._after_random_turns(state)
            if state.table.is_running:
                self.check(state)

    def deal(self) -> State:
        """Deal the next round."""
        return apply(self._fresh, None, StartRound(self._rng.randbytes(32).hex(), "rollout")).state

    def _after_random_turns(self, state: State) -> State:
        """Return a state at the beginning of a turn, or the end of the round."""
        turns = self._rng.randrange(MOST_RANDOM_TURNS)
        while state.table.is_running and (
            state.table.turn.number <= turns or state.table.phase is not DRAWING
        ):
            seat = state.table.seats_to_act[0]
            state = apply(state, seat, self._rng.choice(list(legal_actions(view_of(state, seat))))).state
        return state

    def check(self, state: State) -> None:
        """Play a round from here in both ways, and compare them."""
        table = state.table
        scores = np.zeros(len(table.melds), dtype=np.int32)
        begun = round_of(
            table, state.hands, state.stock, state.hidden.feet or state.hidden.bonus, state.hidden.under_pile
        )
        rows = recorded(self._rules, self._scoring, begun, self._record, scores)
        for step in steps_of(self._record[:rows]):
            assert state.table.is_running, f"the round is over before {step}"
            seat = state.table.seats_to_act[0]
            state = apply(state, seat, action_of(step, view_of(state, seat))).state
            self.actions += 1
        result = state.table.result
        assert result is not None, "the round is not over"
        assert [sheet.total for sheet in result.sheets] == scores.tolist(), result
        self.rounds += 1
        self.ends[result.reason] += 1
