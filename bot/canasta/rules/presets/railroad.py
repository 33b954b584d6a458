"""A relative of Pennies from Heaven with two packs for each player
(pagat, Other Canasta Variations; one public rule page).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE

PRESET = Preset(
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
