"""Every option on the rule card: each of its values, where it changes something."""

from random import Random
from typing import Any

import pytest

from bot.canasta.rules.kinds import OneOf
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, with_options
from bot.canasta.rules.values import values_to_offer
from bot.ui.rules.pages import SECTIONS
from bot.ui.toolkit import limits
from tests.campaigns.fuzz.rules import random_value
from tests.ui.rules.card_texts import CLASSIC, card_of, changed, section_of

OTHER_VALUES: dict[str, list[Any]] = {
    "seat_count": [2],
    "side_structure": ["individual"],
    "deck_count": [3],
    "joker_count": [6],
    "max_copies_per_natural_rank": [7],
    "hand_size": [13],
    "start_pile": ["empty"],
    "upcard_cover_on": [["wild"], []],
    "cover_freezes": [False],
    "draw_count": [2],
    "pile_visibility": ["all"],
    "red_three_totals": [[50, 100], [50], []],
    "three_sign": ["any_canasta"],
    "red_three_in_hand_penalty": [200],
    "black_three_blocks_pile": [False],
    "black_three_meld": ["never", "exit_turn_with_wilds"],
    "black_three_melded_value": [50],
    "black_three_hand_penalty": [100],
    "bonus_four_black_threes": [100],
    "max_wilds": [2, None],
    "wild_ratio": ["naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds"],
    "max_meld_cards": [7],
    "initial_minimums": [[[None, 75]], [[None, 50], [2000, 100]]],
    "initial_compare": ["more_than"],
    "initial_pile_allowed": ["no"],
    "concealed_waives_minimum": ["never"],
    "pile_freeze_cards": [["wild"], []],
    "pile_frozen_until_melded": [False],
    "pile_always_frozen": [True],
    "pile_natural_plus_wild": [False],
    "pile_layoff_to_meld": [False],
    "pile_layoff_to_canasta": [False],
    "pile_block_tops": [["wild", "black_three", "red_three"]],
    "block_on_taker_canasta_rank": [True],
    "one_card_hand_takes_one_card_pile": [True],
    "final_discard": ["required"],
    "canastas_to_go_out": [2],
    "canasta_mix": [{"natural": 1}, {"natural": 1, "mixed": 1}],
    "ask_limit_per_hand": [0, 1, 3],
    "concealed_rule": ["none"],
    "concealed_extra": [150],
    "concealed_after_pile_take": [False],
    "bonus_natural_canasta": [600],
    "bonus_mixed_canasta": [250],
    "bonus_going_out": [150],
    "stock_exhaustion": ["forced_if_legal", "optional"],
    "target_score": [7500],
    "target_compare": ["more_than"],
    "tie_rule": ["shared"],
}


@pytest.mark.parametrize(
    "option_id, value", [(key, value) for key, values in OTHER_VALUES.items() for value in values]
)
def test_every_change_of_a_rule_changes_the_card(option_id, value):
    if option_id == "seat_count":
        rules = with_options(CLASSIC, {"seat_count": 2, "side_structure": "individual"})
    else:
        rules = changed(option_id, value)
    card = card_of(rules)
    assert card != card_of(CLASSIC)
    assert "{" not in card
    for section in SECTIONS:
        embed = section_of(rules, section)
        assert limits.is_within(embed)
        assert "…" not in (embed.description or "")


def test_the_conflict_of_taking_to_an_own_canasta_is_told_where_it_can_arise():
    off = with_options(CLASSIC, {"pile_layoff_to_canasta": False})
    never = with_options(off, {"own_canasta_take_conflict": "never_take"})
    assert card_of(off) != card_of(never)


# A value of each option that others depend on, with which they have an effect.
EFFECTIVE: dict[str, dict[str, Any]] = {
    "wild_melds": {"wild_melds": True},
    "sequence_melds": {"sequence_melds": True},
    "threes_melds": {"threes_melds": True},
    "foot_size": {"foot_size": 11},
    "special_hands": {"special_hands": ["garbage", "pairs_with_twos"]},
    "penalty_three_sevens_in_hand": {"penalty_three_sevens_in_hand": 1500},
    "concealed_rule": {"concealed_rule": "viennese_two_grades"},
    "stock_exhaustion": {"stock_exhaustion": "recycle_pile"},
    "round_count": {"round_count": None},
}


# An option that speaks only of what another one brings, with what it is told beside.
BESIDE: dict[str, dict[str, Any]] = {
    **{
        option.id: EFFECTIVE[option.needs.on]
        for option in OPTIONS
        if option.needs and option.id != "concealed_extra"  # without the two grades, as in Classic
    },
    "own_canasta_take_conflict": {"pile_layoff_to_canasta": False},
    "first_packet_rule": {"foot_size": 11},
    "foot_trigger": {"foot_size": 11},
    "foot_scope": {"foot_size": 11},
    "max_wild_meld_cards": {"wild_melds": True},
    "bonus_card_counts": {"bonus_cards": "wings"},
    "red_three_role": {"black_three_role": "american_three", "threes_kept_in_hand": "unlimited"},
    "threes_kept_in_hand": {"red_three_role": "american_three"},
    "last_stock_three": {"red_three_role": "american_three", "threes_kept_in_hand": "unlimited"},
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_other_value_of_every_option_is_told(option):
    beside = with_options(CLASSIC, BESIDE.get(option.id, {}))
    if option.id == "side_structure":
        return  # needs a number of seats; tried below
    if option.id == "seat_count":
        return
    random = Random(option.id)
    found = (
        option.allowed.values
        if isinstance(option.allowed, OneOf)
        else [random_value(option, random) for _ in range(6)]
    )
    cards: dict[str, object] = {}
    for value in found:
        rules = with_options(beside, {option.id: value})
        card = card_of(rules)
        assert "{" not in card
        assert cards.setdefault(card, rules) == rules, value


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.needs], ids=lambda option: option.id
)
def test_an_option_that_changes_nothing_is_not_told(option):
    on = OPTIONS_BY_ID[option.needs.on]
    idle = next(value for value in values_to_offer(on) if not option.needs.is_met(value))
    values = values_to_offer(option)
    without = with_options(CLASSIC, {on.id: idle})
    assert len({card_of(with_options(without, {option.id: value})) for value in values}) == 1
    assert len(values) > 1


@pytest.mark.parametrize("seats, structure", [(5, "pairs_2x2_rotating_fifth"), (3, "lone_vs_pair")])
def test_seats_that_change_sides_or_sit_out(seats, structure):
    rules = with_options(CLASSIC, {"seat_count": seats, "side_structure": structure})
    assert card_of(rules) != card_of(CLASSIC)
    assert "partner" in card_of(rules)


# Where a mechanism is there, what belongs to it is told in its own sentence.
AMONG: dict[str, dict[str, Any]] = {
    "sequence_pile_take": {"sequence_melds": True},
    "sequence_max_wilds": {"sequence_melds": True},
    "bonus_sequence_canasta": {"sequence_melds": True},
    "bonus_mixed_sequence_canasta": {"sequence_melds": True, "sequence_max_wilds": 1},
    "bonus_threes_canasta": {"threes_melds": True},
    "bonus_wild_canasta": {"wild_melds": True},
    "bonus_wild_all_twos": {"wild_melds": True},
    "bonus_wild_four_jokers": {"wild_melds": True},
    "bonus_wild_six_jokers": {"wild_melds": True},
    "penalty_incomplete_wild": {"wild_melds": True},
    "penalty_incomplete_wild_four_jokers": {"wild_melds": True},
    "bonus_mixed_sevens_canasta": {"bonus_sevens_canasta": 1995},
    "sevens_in_hand_from": {"penalty_three_sevens_in_hand": 500},
    "covered_exit_bonus": {"concealed_rule": "viennese_two_grades"},
    "hand_canasta_bonus": {"concealed_rule": "viennese_two_grades"},
    "turned_red_three_freezes": {"pile_freeze_cards": ["wild"]},
    "recycle_limit": {"stock_exhaustion": "recycle_pile"},
    "concealed_after_pile_take": {"concealed_rule": "team_initial_same_turn"},
    "threes_kept_in_hand": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "three_lay_timing": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "three_sign": {"red_three_role": "american_three", "black_three_role": "american_three"},
    "pairs_wild_pair": {"special_hands": ["pairs_with_twos"]},
    "garbage_form": {"special_hands": ["garbage"]},
    "special_hand_last_card_from_pile": {"special_hands": ["straight"]},
    "red_threes_individual": {"seat_count": 3, "side_structure": "lone_vs_pair"},
    "no_taker_scoring": {"seat_count": 3, "side_structure": "lone_vs_pair"},
}


@pytest.mark.parametrize("option", AMONG)
def test_every_other_value_is_told_among_what_it_belongs_to(option):
    beside = with_options(CLASSIC, AMONG[option])
    known, random = OPTIONS_BY_ID[option], Random(option)
    found = (
        known.allowed.values
        if isinstance(known.allowed, OneOf)
        else [random_value(known, random) for _ in range(6)]
    )
    cards: dict[str, object] = {}
    for value in found:
        rules = with_options(beside, {option: value})
        card = card_of(rules)
        assert "{" not in card
        assert cards.setdefault(card, rules) == rules, value
