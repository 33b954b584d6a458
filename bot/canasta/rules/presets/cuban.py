"""Thirteen cards, canastas of exactly seven, wild canastas by their jokers (public rule pages, Cuban)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="cuban",
    parent="classic_4",
    place=280,
    family=Family.VARIANTS,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("red_three_totals", (100, 300, 500, 1000), PUBLIC_ONCE),
        Difference("three_sign", "any_canasta", PUBLIC_ONCE),
        Difference("black_three_barred_first_round", True, PUBLIC_ONCE),
        Difference("black_threes_from_pile", "set_aside", PUBLIC_ONCE),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("canasta_extension", "none", PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_ONCE),
        Difference(
            "initial_minimums", ((None, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)), PUBLIC_ONCE
        ),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("concealed_rule", "none", PUBLIC_ONCE),
        Difference("concealed_extra", 0, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 2000, PUBLIC_TWICE),
        Difference("bonus_wild_all_twos", 4000, PUBLIC_TWICE),
        Difference("bonus_wild_four_jokers", 3000, PUBLIC_TWICE),
        Difference("target_score", 7500, PUBLIC_ONCE),
    ),
    house_completion=("canastas_to_go_out", "concealed_waives_minimum"),
)
