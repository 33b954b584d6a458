"""Six players, a second packet for the first canasta, one canasta of each kind to go out (pagat, Other Canasta
Variations; public rule pages, Pennies from Heaven).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import PUBLIC_DISAGREE, PUBLIC_TWICE

PRESET = Preset(
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
