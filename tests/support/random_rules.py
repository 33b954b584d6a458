"""Random house rules that can be played."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import structs

from bot.canasta.rules.kinds import (
    Counts,
    Flag,
    Minimums,
    OneOf,
    SomeOf,
    Totals,
    Whole,
)
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, with_options
from bot.canasta.rules.validate import problems_of
from tests.campaigns.fuzz.rules import random_value

# What the tests of whole matches follow so far, and how far: the rules of Classic Canasta and its table rules. They read
# the rules a second time, and do not yet know the other games.
FOLLOWED: dict[str, Any] = {
    "seat_count": Whole(2, 8),
    "side_structure": OneOf("individual", "pairs_2x2", "pairs_3x2", "pairs_4x2", "trios_2x3"),
    "deck_count": Whole(2, 6),
    "joker_count": Whole(0, 12),
    "max_copies_per_natural_rank": OneOf(None, 7),
    "hand_size": Whole(7, 20),
    "start_pile": OneOf("upcard", "empty"),
    "upcard_cover_on": SomeOf("wild", "red_three"),
    "cover_freezes": Flag(),
    "draw_count": Whole(1, 2),
    "pile_visibility": OneOf("top_only", "all"),
    "red_three_totals": Totals(),
    "three_sign": OneOf("any_meld", "any_canasta"),
    "red_three_in_hand_penalty": Whole(0, 1000),
    "black_three_blocks_pile": Flag(),
    "black_three_meld": OneOf("exit_turn_three_plus", "exit_turn_with_wilds", "exit_turn_all_six", "never"),
    "black_three_melded_value": Whole(0, 100),
    "black_three_hand_penalty": Whole(0, 1000),
    "bonus_four_black_threes": Whole(0, 1000),
    "max_wilds": Whole(0, 12, or_none=True),
    "wild_ratio": OneOf("none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds"),
    "max_meld_cards": Whole(7, 40, or_none=True),
    "initial_minimums": Minimums(),
    "initial_compare": OneOf("at_least", "more_than"),
    "initial_pile_allowed": OneOf("top_counts", "no"),
    "concealed_waives_minimum": OneOf("never", "stock_draw_only"),
    "pile_freeze_cards": SomeOf("wild", "red_three"),
    "pile_frozen_until_melded": Flag(),
    "pile_always_frozen": Flag(),
    "pile_natural_plus_wild": Flag(),
    "pile_layoff_to_meld": Flag(),
    "pile_layoff_to_canasta": Flag(),
    "own_canasta_take_conflict": OneOf("refuse_natural_plus_wild", "never_take"),
    "pile_block_tops": SomeOf("wild", "black_three", "red_three"),
    "block_on_taker_canasta_rank": Flag(),
    "one_card_hand_takes_one_card_pile": Flag(),
    "final_discard": OneOf("optional", "required"),
    "canastas_to_go_out": Whole(1, 4),
    "canasta_mix": Counts("natural", "mixed"),
    "ask_timing": OneOf("after_draw_or_top_meld"),
    "ask_limit_per_hand": Whole(0, 20, or_none=True),
    "concealed_rule": OneOf("own_canasta_no_additions", "none"),
    "concealed_extra": Whole(0, 5000),
    "concealed_after_pile_take": Flag(),
    "bonus_natural_canasta": Whole(0, 10000),
    "bonus_mixed_canasta": Whole(0, 10000),
    "bonus_going_out": Whole(0, 10000),
    "stock_exhaustion": OneOf("forced_if_fits_meld", "forced_if_legal", "optional"),
    "target_score": Whole(500, 50000),
    "target_compare": OneOf("at_least", "more_than"),
    "tie_rule": OneOf("play_on", "shared"),
}
FREE = tuple(
    structs.replace(option, allowed=FOLLOWED[option.id]) for option in OPTIONS if option.id in FOLLOWED
)

_TABLES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {"seat_count": 2, "side_structure": "individual", "hand_size": 15, "draw_count": 2},
    {"seat_count": 3, "side_structure": "individual", "hand_size": 13},
    {"seat_count": 6, "side_structure": "pairs_3x2", "deck_count": 3, "joker_count": 6},
    {"seat_count": 6, "side_structure": "trios_2x3", "deck_count": 3, "joker_count": 6},
)


def random_rules(random: Random) -> RuleSet:
    """A rule set with a few options changed."""
    while True:
        options = dict(random.choice(_TABLES))
        for option in random.sample(FREE, random.randint(1, 6)):
            if option.id not in ("seat_count", "side_structure"):
                options[option.id] = random_value(option, random)
        # Long matches and huge bonuses say nothing new.
        options.pop("target_score", None)
        rules = with_options(RuleSet(), options)
        if not problems_of(rules):
            return rules
