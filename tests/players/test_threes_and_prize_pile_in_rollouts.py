"""Black threes of other games and cards under the pile, in rollouts."""

from random import Random

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from bot.canasta.actions import Draw
from bot.canasta.engine import apply, view_of
from bot.canasta.resample import resample
from bot.canasta.rules.presets import rules_of
from bot.players.rollouts.position import FACE_DOWN, PILE_SIZE
from bot.players.rollouts.ranks import THREES_SET_ASIDE
from bot.players.rollouts.rules import scoring_rules
from bot.players.rollouts.trials import Trials, begun_round
from bot.players.strong.appraisal import appraise
from tests.campaigns.bench.random_rounds import deals
from tests.support.builders import playing


def test_black_threes_of_a_taken_pile_count_beside_the_melds():
    """rummy-games.com, Cuban Canasta: they are set aside out of play, 5 points each."""
    cuban = rules_of("cuban")
    view = playing("K 9 4 5 8", melds="QQQ", red_threes={0: "3C", 2: "3S 3D"}, rules=cuban).view()
    begun = begun_round(view)
    assert begun.wilds[view.side, THREES_SET_ASIDE] == 2
    assert begun.red_threes.tolist() == [0, 0, 1, 0]
    points = scoring_rules(cuban).threes_set_aside
    assert points[1:3].tolist() == [5, 10]


def test_cards_under_the_pile_are_hidden_and_come_with_it():
    """pagat, Canadian Canasta: four cards are dealt face down below the first upcard."""
    state = next(deals(7, "canadian"))
    seat = state.table.seats_to_act[0]
    view = view_of(apply(state, seat, Draw()).state, seat)
    begun = begun_round(view)
    assert (begun.now[FACE_DOWN], begun.now[PILE_SIZE]) == (4, 4 + len(view.table.pile))
    assert Trials(view, "a seed").is_consistent
    plays = appraise(view, "a seed")
    assert plays
    other = resample(view, Random(1))
    assert other.hidden.under_pile != state.hidden.under_pile
    assert appraise(view_of(other, seat), "a seed") == plays
