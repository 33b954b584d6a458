"""Six players, a second packet for the first canasta, one canasta of each kind to go out (pagat, Other Canasta
Variations; public rule pages, Pennies from Heaven).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import PUBLIC_DISAGREE, PUBLIC_TWICE

PRESET = Preset(
    id="pennies_from_heaven",
    parent="classic_4",
    rows=(
        Row("seat_count", 6, PUBLIC_TWICE),
        Row("side_structure", "trios_2x3", PUBLIC_DISAGREE),
        Row("deck_count", 4, PUBLIC_TWICE),
        Row("joker_count", 8, PUBLIC_TWICE),
        Row("hand_size", 13, PUBLIC_TWICE),
        Row("foot_size", 11, PUBLIC_TWICE),
        Row("foot_trigger", "own_first_canasta", PUBLIC_TWICE),
        Row("draw_count", 2, PUBLIC_TWICE),
        Row("red_three_totals", (100, 200, 300, 400, 500, 600, 700, 1000), PUBLIC_TWICE),
        Row("three_sign", "sevens_canasta", PUBLIC_TWICE),
        Row("max_meld_cards", 7, PUBLIC_TWICE),
        Row("canasta_extension", "none", PUBLIC_TWICE),
        Row("wild_melds", True, PUBLIC_TWICE),
        Row("initial_minimums", ((None, 15), (0, 50), (500, 90), (1000, 120), (1500, 150)), PUBLIC_TWICE),
        Row("seven_discards", "after_all_sevens_canastas", PUBLIC_DISAGREE),
        Row("canastas_to_go_out", 4, PUBLIC_TWICE),
        Row(
            "canasta_mix",
            {"natural": 1, "mixed": 1, "wild": 1, "sevens": 1},
            "pagat, Other Canasta Variations",
        ),
        Row("bonus_wild_canasta", 1000, PUBLIC_TWICE),
        Row("bonus_sevens_canasta", 1500, PUBLIC_TWICE),
        Row("bonus_mixed_sevens_canasta", 1500, PUBLIC_DISAGREE),
        Row("target_score", 20000, PUBLIC_TWICE),
    ),
)
