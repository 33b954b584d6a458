"""Melds of wild cards, and canastas that take no more cards, in rollouts."""

import pytest

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from bot.canasta.cards import Rank
from bot.canasta.rules.presets import rules_of
from bot.players.rollouts.ranks import FULL_MIXED_MELDS, FULL_NATURAL_MELDS, FULL_WILD_MELDS, WILD_MELD
from bot.players.rollouts.rules import scoring_rules
from bot.players.rollouts.trials import begun_round
from tests.support.builders import playing

URUGUAY = rules_of("uruguay")


def test_the_unfinished_of_several_melds_of_wild_cards_is_the_one_that_grows():
    view = playing("K 9 4 5 8", melds="2222222,2***,QQQ", rules=URUGUAY).view()
    begun = begun_round(view)
    side = view.side
    assert (begun.naturals[side, WILD_MELD], begun.wilds[side, WILD_MELD]) == (1, 3)
    assert begun.wilds[side, FULL_WILD_MELDS] == 1
    # The bonus of a canasta that takes no more cards counts with the cards.
    assert begun.laid_points[side] == 2000 + 8 * 20 + 3 * 50 + 3 * 10


@pytest.mark.parametrize(
    "preset, bonuses",
    [("uruguay", [2000, 2000, 2000, 2000, 2000]), ("cuban", [4000, 2000, 2000, 2000, 3000])],
)
def test_a_canasta_of_wild_cards_is_worth_what_its_jokers_make_it(preset, bonuses):
    assert scoring_rules(rules_of(preset)).wild_bonuses[:5].tolist() == bonuses


def test_what_an_unfinished_meld_of_wild_cards_costs():
    assert set(scoring_rules(rules_of("miller_6")).unfinished_wild_costs.tolist()) == {2000}
    assert not scoring_rules(URUGUAY).unfinished_wild_costs.any()


def test_canastas_are_set_apart_where_a_new_meld_of_their_rank_may_follow():
    rules = rules_of("hand_and_foot_five_packs")
    view = playing("9 4 5 8", melds="KKKKKKK,KKK,QQQQQ22,JJJ,2222222", rules=rules).view()
    begun = begun_round(view)
    side = view.side
    assert begun.naturals[side, Rank.KING] == 3
    assert begun.naturals[side, Rank.QUEEN] == begun.naturals[side, WILD_MELD] == 0
    assert begun.naturals[side, [FULL_NATURAL_MELDS, FULL_MIXED_MELDS]].tolist() == [1, 1]
    assert begun.wilds[side, FULL_WILD_MELDS] == 1
    assert begun.laid_points[side] == 500 + 300 + 1500 + (7 + 3 + 5 + 3) * 10 + 9 * 20
