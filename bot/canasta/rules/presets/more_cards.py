"""Variants of Classic Canasta in which a player gets more cards on the way."""

from __future__ import annotations

from bot.canasta.rules.preset import (
    HOUSE_DECISION,
    PUBLIC_DISAGREE,
    PUBLIC_ONCE,
    PUBLIC_TWICE,
    Difference,
    Family,
    Preset,
)

MEXICANA = Preset(
    id="mexicana",
    parent="classic_4",
    place=290,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, PUBLIC_TWICE),
        Difference("joker_count", 6, PUBLIC_TWICE),
        Difference("hand_size", 13, PUBLIC_TWICE),
        Difference("bonus_cards", "draw_into_hand", PUBLIC_TWICE),
        Difference("bonus_card_counts", (13, 13), PUBLIC_DISAGREE),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Difference("pile_block_tops", ("wild", "black_three", "seven"), PUBLIC_TWICE),
        Difference("canastas_to_go_out", 2, PUBLIC_TWICE),
        Difference("red_threes_to_go_out", "as_many_as_canastas", PUBLIC_TWICE),
        Difference("bonus_sevens_canasta", 1000, PUBLIC_TWICE),
    ),
    house_completion=(
        "red_three_totals",
        "draw_count",
        "initial_minimums",
        "bonus_mixed_sevens_canasta",
        "target_score",
    ),
    note=("Some give the thirteen cards only to the first side that melds: bonus_card_counts 13 and 0."),
)
"""Three packs, and thirteen more cards for the player who makes the initial meld (public rule pages, Mexicana)."""

PENNIES_FROM_HEAVEN = Preset(
    id="pennies_from_heaven",
    parent="classic_4",
    place=320,
    family=Family.VARIANTS,
    differences=(
        Difference("seat_count", 6, PUBLIC_TWICE),
        Difference("side_structure", "trios_2x3", PUBLIC_DISAGREE),
        Difference("deck_count", 4, PUBLIC_TWICE),
        Difference("joker_count", 8, PUBLIC_TWICE),
        Difference("hand_size", 13, PUBLIC_TWICE),
        Difference("foot_size", 11, PUBLIC_TWICE),
        Difference("foot_trigger", "own_first_canasta", PUBLIC_TWICE),
        Difference("draw_count", 2, PUBLIC_TWICE),
        Difference("red_three_totals", (100, 200, 300, 400, 500, 600, 700, 1000), PUBLIC_TWICE),
        Difference("three_sign", "sevens_canasta", PUBLIC_TWICE),
        Difference("max_meld_cards", 7, PUBLIC_TWICE),
        Difference("canasta_extension", "none", PUBLIC_TWICE),
        Difference("wild_melds", True, PUBLIC_TWICE),
        Difference(
            "initial_minimums", ((None, 15), (0, 50), (500, 90), (1000, 120), (1500, 150)), PUBLIC_TWICE
        ),
        Difference("seven_discards", "after_all_sevens_canastas", PUBLIC_DISAGREE),
        Difference("canastas_to_go_out", 4, PUBLIC_TWICE),
        Difference(
            "canasta_mix",
            {"natural": 1, "mixed": 1, "wild": 1, "sevens": 1},
            "pagat, Other Canasta Variations",
        ),
        Difference("bonus_wild_canasta", 1000, PUBLIC_TWICE),
        Difference("bonus_sevens_canasta", 1500, PUBLIC_TWICE),
        Difference("bonus_mixed_sevens_canasta", 1500, PUBLIC_DISAGREE),
        Difference("target_score", 20000, PUBLIC_TWICE),
    ),
)
"""Six players, a second packet for the first canasta, one canasta of each kind to go out (pagat, Other Canasta
Variations; public rule pages, Pennies from Heaven).
"""

RAILROAD = Preset(
    id="railroad",
    parent="pennies_from_heaven",
    place=330,
    differences=(
        Difference("seat_count", 2, PUBLIC_ONCE),
        Difference("side_structure", "individual", HOUSE_DECISION),
        Difference("joker_count", 4, PUBLIC_ONCE),
    ),
    house_completion=(
        "side_structure",
        "foot_trigger",
        "draw_count",
        "red_three_totals",
        "three_sign",
        "initial_minimums",
        "seven_discards",
        "canastas_to_go_out",
        "bonus_wild_canasta",
        "bonus_sevens_canasta",
        "bonus_mixed_sevens_canasta",
    ),
    note="Any number may play, with two packs and two jokers for each player.",
)
"""A relative of Pennies from Heaven with two packs for each player
(pagat, Other Canasta Variations; one public rule page).
"""
