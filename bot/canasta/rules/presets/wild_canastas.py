"""Variants of Classic Canasta with melds of wild cards."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE, Difference, Family, Preset

CANADIAN = Preset(
    id="canadian",
    parent="classic_4",
    place=260,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, "pagat, Other Canasta Variations"),
        Difference("joker_count", 6, "pagat, Other Canasta Variations"),
        Difference("hand_size", 15, "pagat, Other Canasta Variations"),
        Difference("start_pile", "four_down_one_up", "pagat, Other Canasta Variations"),
        Difference("exact_cut_bonus", 100, "pagat, Other Canasta Variations"),
        Difference("draw_count", 2, "pagat, Other Canasta Variations"),
        Difference("red_three_totals", (200, 400, 600, 800, 1000, 1200), "pagat, Other Canasta Variations"),
        # "as soon as you acquire them, and replaced by drawing from the stock": those of the prize pile, too.
        Difference("red_three_from_pile_replaced", True, "pagat, Other Canasta Variations"),
        Difference("black_three_meld", "exit_turn_all_six", "pagat, Other Canasta Variations"),
        Difference("black_three_hand_penalty", 100, "pagat, Other Canasta Variations"),
        Difference("max_wilds", None, "pagat, Other Canasta Variations"),
        Difference("wild_ratio", "naturals_ge_wilds", "pagat, Other Canasta Variations"),
        Difference("wild_melds", True, "pagat, Other Canasta Variations"),
        # "usually illegal ... to use wild cards in any other meld" (matrix D65): read as for the game of Shirley
        # Miller.
        Difference("wild_meld_lock", True, HOUSE_DECISION),
        # "Melds can grow to any size".
        Difference("max_wild_meld_cards", None, "pagat, Other Canasta Variations"),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "pagat, Other Canasta Variations",
        ),
        Difference("initial_pile_allowed", "no", "pagat, Other Canasta Variations"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("pile_always_frozen", True, "pagat, Other Canasta Variations"),
        Difference("pile_natural_plus_wild", False, "pagat, Other Canasta Variations"),
        Difference("pile_layoff_to_meld", False, "pagat, Other Canasta Variations"),
        Difference("pile_layoff_to_canasta", False, "pagat, Other Canasta Variations"),
        Difference("discard_wild", "never", "pagat, Other Canasta Variations"),
        # "You always end your turn by discarding one card".
        Difference("final_discard", "required", "pagat, Other Canasta Variations"),
        Difference("canastas_to_go_out", 3, "pagat, Other Canasta Variations"),
        Difference("canasta_mix", {"natural": 2, "wild": 1}, "pagat, Other Canasta Variations"),
        Difference("bonus_natural_canasta", 300, "pagat, Other Canasta Variations"),
        Difference("bonus_mixed_canasta", 200, "pagat, Other Canasta Variations"),
        Difference("bonus_wild_canasta", 300, "pagat, Other Canasta Variations"),
        Difference("target_score", 10000, "pagat, Other Canasta Variations"),
    ),
)
"""The three-pack game of Barb Dejesus in Canada (pagat, Other Canasta Variations)."""

URUGUAY = Preset(
    id="uruguay",
    parent="classic_4",
    place=270,
    family=Family.VARIANTS,
    differences=(
        Difference("wild_melds", True, PUBLIC_TWICE),
        Difference("pile_always_frozen", True, PUBLIC_TWICE),
        Difference("bonus_wild_canasta", 2000, PUBLIC_TWICE),
    ),
)
"""Classic with melds of wild cards and a pile that is always frozen (public rule pages, Uruguay)."""

CUBAN = Preset(
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
"""Thirteen cards, canastas of exactly seven, wild canastas by their jokers (public rule pages, Cuban)."""

JOKER_CANASTA = Preset(
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
"""Threes of both colours count, the pile is always frozen, wild canastas by their jokers (public rule pages, Joker
Canasta).
"""
