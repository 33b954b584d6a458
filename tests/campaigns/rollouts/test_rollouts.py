"""A sample of ``python -m tests.campaigns.rollouts``."""

import subprocess
import sys
from itertools import islice

import pytest

from bot.canasta.errors import IllegalActionError
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import DESCRIPTIONS, rules_of
from bot.canasta.view import EndReason

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from bot.players.rollouts.coverage import difference
from tests.campaigns.rollouts.house_rules import HouseRules, accepted_house_rules, check_rounds
from tests.campaigns.rollouts.replay import Replay

COVERED = [name for name in DESCRIPTIONS if difference(rules_of(name)) is None]


@pytest.mark.timeout(600)
def test_the_engine_plays_the_rounds_of_rollouts_again_with_the_same_scores():
    replays = [Replay(preset, seed=1) for preset in COVERED]
    for replay in replays:
        replay.check_rounds(5)
    assert {EndReason.WENT_OUT, EndReason.STOCK_EXHAUSTED} <= {end for each in replays for end in each.ends}
    # What is scored or played wrongly is found.
    wrong = Replay("classic_4", seed=1)
    wrong._scoring = wrong._scoring._replace(bonuses=wrong._scoring.bonuses + 5)
    with pytest.raises(AssertionError):
        wrong.check_rounds(60)
    wrong = Replay("classic_4", seed=1)
    wrong._rules = wrong._rules._replace(canastas_to_go_out=0)
    with pytest.raises(IllegalActionError):
        wrong.check_rounds(60)


@pytest.mark.timeout(600)
def test_the_engine_plays_rounds_again_that_need_canastas_of_both_kinds():
    options = {"canastas_to_go_out": 2, "canasta_mix": {"natural": 1, "mixed": 1}}
    replay = Replay("classic_4", seed=1, rules=with_options(rules_of("classic_4"), options))
    replay.check_rounds(30)
    assert replay.ends[EndReason.WENT_OUT]
    replay._rules = replay._rules._replace(natural_canastas=0)
    with pytest.raises(IllegalActionError):
        replay.check_rounds(300)


@pytest.mark.timeout(600)
def test_the_engine_plays_rounds_again_in_which_partner_is_asked():
    replay = Replay("classic_4", seed=1, rules=with_options(rules_of("classic_4"), {"ask_required": True}))
    replay.check_rounds(30)
    assert replay.ends[EndReason.WENT_OUT]
    replay._rules = replay._rules._replace(must_ask=False)
    with pytest.raises(IllegalActionError):
        replay.check_rounds(300)


@pytest.mark.timeout(600)
def test_the_engine_plays_rounds_of_random_house_rules_again():
    for house in islice(accepted_house_rules(seed=1), 120):
        assert check_rounds(house, seed=1, rounds=3)
    wrong = HouseRules(
        "classic_4", with_options(rules_of("classic_4"), {"stock_exhaustion": "recycle_pile"}), {}
    )
    with pytest.raises(AssertionError, match="classic_4 with"):
        check_rounds(wrong, seed=1, rounds=30)


def test_rollouts_play_every_game():
    found = {name: difference(rules_of(name)) for name in DESCRIPTIONS}
    assert {name: option for name, option in found.items() if option is not None} == {}


def test_rules_that_rollouts_cannot_play_are_known():
    assert difference(rules_of("classic_4")) is None
    assert difference(rules_of("classic_2")) is None
    assert difference(rules_of("samba")) is None
    assert difference(with_options(rules_of("samba"), {"threes_melds": True})) == "threes_melds"
    assert difference(with_options(rules_of("classic_4"), {"wild_melds": True})) is None
    asks = {"ask_required": True}
    assert difference(with_options(rules_of("classic_4"), asks)) is None
    assert difference(with_options(rules_of("classic_3"), asks)) == "ask_required"
    assert difference(with_options(rules_of("classic_4"), asks | {"ask_limit_per_hand": 1})) == "ask_required"
    assert (
        difference(with_options(rules_of("classic_4"), asks | {"ask_timing": "before_any_meld"}))
        == "ask_required"
    )
    assert difference(with_options(rules_of("classic_4"), {"exact_cut_bonus": 100})) is None
    with_wilds = {"black_three_meld": "exit_turn_with_wilds"}
    assert difference(with_options(rules_of("classic_4"), with_wilds)) == "black_three_meld"
    assert difference(with_options(rules_of("classic_3"), {"exact_cut_bonus": 100})) == "exact_cut_bonus"
    assert difference(with_options(rules_of("classic_3"), {"wild_melds": True})) == "wild_melds"
    again = {"same_rank_melds": "new_after_canasta"}
    assert difference(with_options(rules_of("classic_4"), again)) == "same_rank_melds"
    dear_sevens = with_options(rules_of("hand_and_foot_five_packs"), {"bonus_sevens_canasta": 1500})
    assert difference(dear_sevens) == "bonus_sevens_canasta"
    # On a pile that is always frozen nobody lays off.
    never_laid_off = {"pile_layoff_to_meld": False, "pile_layoff_to_canasta": False}
    assert difference(with_options(rules_of("classic_4"), never_laid_off)) == "pile_layoff_to_meld"
    assert difference(with_options(rules_of("canadian"), never_laid_off)) is None
    assert (
        difference(with_options(rules_of("mexicana"), {"unreplaced_three_ends_round": True})) == "bonus_cards"
    )
    upper_cards = {"pile_take_extent": "top_7"}
    assert difference(with_options(rules_of("classic_4"), upper_cards)) is None
    assert difference(with_options(rules_of("canadian"), upper_cards)) == "start_pile"


def test_the_bot_starts_without_what_rollouts_need():
    program = (
        "import sys; import bot.bootstrap, bot.players.registry; "
        "assert not {'numba', 'numpy'} & set(sys.modules), 'rollouts are imported'"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
