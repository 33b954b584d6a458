"""The strong player: plays compared by rounds played on."""

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

import subprocess
from functools import cache
from itertools import islice
from random import Random

from bot.canasta.actions import AskPartner, LayDown
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.resample import resample
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal, appraise, covers
from tests.campaigns.bench.random_rounds import deals
from tests.players.test_lawful import moments, view_to_act


@cache
def appraised() -> list[tuple[SeatView, tuple[Appraisal, ...]]]:
    """Six moments of a round with something to choose, and what is thought of the plays there."""
    views = map(view_to_act, moments(9, seed=3, others=PLAYERS["steady"]))
    found = ((view, appraise(view, "a seed")) for view in views)
    return list(islice((one for one in found if one[1]), 6))


def test_plays_are_lawful_and_different_and_the_best_comes_first():
    for view, plays in appraised():
        assert all(check(view, each.action) is None for each in plays)
        assert len({each.turn for each in plays}) == len(plays)
        assert plays[0].points == 0.0
        assert [each.points for each in plays] == sorted((each.points for each in plays), reverse=True)
        assert all(0 <= each.goes_out + each.others_go_out <= 1 for each in plays)


def test_the_same_view_and_seed_give_the_same_numbers():
    for view, plays in appraised()[:3]:
        assert appraise(view, "a seed") == plays
        assert appraise(view, "another seed") != plays


def test_any_play_is_appraised_that_is_asked_for():
    rng = Random(1)
    for view, _ in appraised():
        action = rng.choice([each for each in legal_actions(view) if not isinstance(each, AskPartner)])
        assert action in [each.action for each in appraise(view, "a seed", (action,))]


def test_games_whose_pile_becomes_the_stock_are_not_covered():
    assert covers(rules_of("classic_4"))
    assert not covers(rules_of("classic_4", {"stock_exhaustion": "recycle_pile"}))
    assert covers(rules_of("samba"))
    assert covers(rules_of("hand_and_foot"))
    state = next(state for state in moments(1, seed=3))
    view = view_of(state, next(seat for seat in map(Seat, range(4)) if seat not in state.table.seats_to_act))
    assert appraise(view, "a seed") == ()


def test_a_foot_counts_as_hidden_until_the_play_that_picks_it_up():
    state, rng = next(deals(7, "hand_and_foot")), Random(1)
    appraised_with_foot = 0
    while state.table.is_running:
        seat = state.table.seats_to_act[0]
        view = view_of(state, seat)
        action = PLAYERS["steady"].choose(view, rng)
        step = apply(state, seat, action).state
        if isinstance(action, LayDown) and step.table.feet.count(0) > state.table.feet.count(0):
            other = resample(view, rng)
            assert other.hidden.feet != state.hidden.feet
            plays = appraise(view, "a seed", (action,))
            assert action in [each.action for each in plays]
            assert appraise(view_of(other, seat), "a seed", (action,)) == plays
            appraised_with_foot += 1
        state = step
    assert appraised_with_foot


def test_another_process_compiles_while_nothing_is_appraised(monkeypatch):
    ended = []

    class Watched(subprocess.Popen[bytes]):
        def wait(self, timeout: float | None = None) -> int:
            ended.append((super().wait(timeout), appraisal.is_being_prepared()))
            return ended[-1][0]

    monkeypatch.setattr(subprocess, "Popen", Watched)
    appraisal.prepare(apart=True)
    assert set(ended) == {(0, True)}
    assert not appraisal.is_being_prepared()
