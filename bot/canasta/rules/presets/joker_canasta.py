"""Threes of both colours count, the pile is always frozen, wild canastas by their jokers (public rule pages, Joker
Canasta).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="joker_canasta",
    parent="classic_4",
    place=300,
    family=Family.VARIANTS,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("red_three_role", "american_three", PUBLIC_ONCE),
        Difference("black_three_role", "american_three", PUBLIC_ONCE),
        Difference("red_three_totals", (100, 300, 500, 1000), PUBLIC_ONCE),
        Difference("three_sign", "any_canasta", PUBLIC_ONCE),
        Difference("black_three_meld", "never", HOUSE_DECISION),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_TWICE),
        Difference("initial_minimums", ((None, 100), (3000, 130), (5000, 150)), PUBLIC_ONCE),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("discard_threes", "never", HOUSE_DECISION),
        Difference("canastas_to_go_out", 2, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 2000, PUBLIC_TWICE),
        Difference("bonus_wild_all_twos", 4000, PUBLIC_TWICE),
        Difference("bonus_wild_four_jokers", 3000, PUBLIC_TWICE),
        Difference("target_score", 8500, PUBLIC_ONCE),
    ),
    house_completion=("black_three_meld", "discard_threes", "concealed_rule"),
    note="The ladder of the threes is read as totals, as in Modern American Canasta.",
)
